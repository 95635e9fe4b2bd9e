/** The X-ray for the whole room: it shows what happens now, and nothing can be pressed. */

import { useShown } from '../ui/page.ts';
import { Brand } from '../ui/brand.tsx';
import { BoardPanel } from './board-panel.tsx';
import { Lanes } from './lanes.tsx';
import { Legend } from './legend.tsx';
import { useMoment } from './moment.ts';
import { StepsList } from './steps-list.tsx';
import { StatePill } from './toolbar.tsx';
import { WhoHas, openFlips } from './who-has.tsx';
import { useXray } from './words.ts';
import type { TableView } from '../../shared/table-view.ts';

export function TvXrayScreen() {
  const { store, trouble } = useShown();
  const view = store.view.value;
  const dim = trouble.lost.value === 'no' ? '' : 'lost';
  return view === undefined ? <main class="screen x-ray x-tv" /> : <Shown view={view} dim={dim} />;
}

function Shown({ view, dim }: { readonly view: TableView; readonly dim: string }) {
  const { xray, words } = useXray();
  const { spots } = useMoment(xray, view);
  const { title, rows, columns } = view;
  void xray.version.value;
  const isEmpty = xray.log.game === view.game && xray.log.count === 0;
  const [first, hint] = view.phase === 'lobby' ? [words.lobby] : words.nobodyPlays;
  return (
    <main class={`screen x-ray x-tv ${dim}`}>
      <header class="x-bar">
        <Brand />
        <h1>{words.title}</h1>
        <StatePill view={view} />
        <span class="x-gap" />
        <Legend />
        <span class="x-gap" />
        <span class="quiet x-title">
          <bdi>{title}</bdi>, {rows} × {columns}
        </span>
      </header>
      <div class="x-left">
        <BoardPanel {...{ view, spots }} isPast={false} onTap={() => undefined} />
        <section class="paper x-side-panel">
          <header>
            <h2>{words.whoHasWhat}</h2>
            <span class="quiet">{words.openFlips(openFlips(spots))}</span>
          </header>
          <WhoHas view={view} spots={spots} />
        </section>
      </div>
      <div class="x-right">
        <section class="paper x-over">
          <Lanes view={view} spots={spots} />
          {isEmpty ? (
            <p class="x-empty">
              <b>{first}</b> {hint}
            </p>
          ) : null}
        </section>
        <StepsList view={view} />
      </div>
    </main>
  );
}
