/** The screens of the X-ray: in the host's window, and for the whole room on a TV. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TableView, TvShows } from '../../shared/table-view.ts';
import { Brand } from '../ui/door.tsx';
import { useMedia } from '../ui/hooks.ts';
import { usePlayer, useShown } from '../ui/page.ts';
import { BoardPanel } from './board-panel.tsx';
import { type CopyTest, TestOfStep } from './copied-test.ts';
import { useKeys } from './keys.ts';
import { Lanes } from './lanes.tsx';
import { Legend } from './legend.tsx';
import { useMoment, useXray } from './parts.ts';
import { SidePanel, type SideTab } from './side-panel.tsx';
import { StepsList } from './steps-list.tsx';
import { Strip } from './strip.tsx';
import { StatePill, Toolbar } from './toolbar.tsx';
import { openFlips, WhoHas } from './who-has.tsx';

export interface ScreenProps {
  readonly onClose: () => void;
  readonly copyTest: CopyTest;
  /** Shows it on the TV, or the game again. */
  readonly onTv: (shows: TvShows) => void;
}

export function XrayScreen(props: ScreenProps) {
  const { store } = useShown();
  const view = store.view.value;
  return view === undefined ? <main class="screen x-ray" /> : <Shown {...props} view={view} />;
}

interface ShownProps extends ScreenProps {
  readonly view: TableView;
}

function Shown({ view, onClose, copyTest, onTv }: ShownProps) {
  const { xray, words } = useXray();
  const { moves } = usePlayer();
  const isWide = useMedia('(min-width: 1000px)');
  const [tab, setTab] = useState<SideTab>('who');
  const [below, setBelow] = useState<'board' | 'steps'>('steps');
  const root = useRef<HTMLElement>(null);
  const test = useMemo(() => new TestOfStep(xray, copyTest), [xray]);
  const { spots, isPast } = useMoment(xray, view);
  const copy = () => {
    setTab('test');
    if (!isWide) setBelow('board');
    void test.copy();
  };
  useKeys({ xray, root, copy, onClose });
  useEffect(() => root.current?.querySelector<HTMLElement>('.x-close')?.focus(), []);
  const board = <BoardPanel {...{ view, spots, isPast }} onTap={(at) => moves.tap(at)} />;
  const side = <SidePanel {...{ view, spots, test, tab }} onTab={setTab} />;
  const lanes = (
    <section class="paper x-timeline" aria-label={words.lanes}>
      <Lanes view={view} spots={spots} />
      <Strip view={view} />
      <Empty view={view} />
    </section>
  );
  const steps = <StepsList view={view} />;
  return (
    <main ref={root} class={`screen x-ray ${isWide ? '' : 'x-narrow'} ${useLost()}`}>
      <Toolbar {...{ view, test, onTv, copy, onClose }} />
      {isWide ? (
        <>
          <div class="x-left">
            {board}
            {side}
            <Legend />
          </div>
          <div class="x-right">
            {lanes}
            {steps}
          </div>
        </>
      ) : (
        <>
          {lanes}
          <div class="seg" role="group">
            {(['board', 'steps'] as const).map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={below === name}
                onClick={() => setBelow(name)}
              >
                {name === 'board' ? words.board : words.stepByStep}
              </button>
            ))}
          </div>
          {below === 'steps' ? (
            steps
          ) : (
            <div class="x-below">
              {board}
              {side}
            </div>
          )}
        </>
      )}
    </main>
  );
}

/** What happens now, for the whole room: nothing can be pressed. */
export function TvXrayScreen() {
  const { store } = useShown();
  const view = store.view.value;
  return view === undefined ? <main class="screen x-ray x-tv" /> : <ShownOnTv view={view} />;
}

function ShownOnTv({ view }: { readonly view: TableView }) {
  const { xray, words } = useXray();
  const { spots } = useMoment(xray, view);
  const { title, rows, columns } = view;
  return (
    <main class={`screen x-ray x-tv ${useLost()}`}>
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
        <section class="paper x-timeline">
          <Lanes view={view} spots={spots} />
          <Empty view={view} />
        </section>
        <StepsList view={view} />
      </div>
    </main>
  );
}

function useLost(): string {
  const { trouble } = useShown();
  return trouble.lost.value === 'no' ? '' : 'x-lost';
}

/** Why there is nothing in the lanes. */
function Empty({ view }: { readonly view: TableView }) {
  const { xray, words } = useXray();
  void xray.version.value;
  if (xray.log.game !== view.game || xray.log.count > 0) return null;
  const [title, hint] = view.phase === 'lobby' ? [words.lobby] : words.nobodyPlays;
  return (
    <p class="x-empty">
      <b>{title}</b> {hint}
    </p>
  );
}
