/** The end of a game that was won together, for the whole room. */

import type { TableView } from '../../shared/table-view.ts';
import { Confetti, Crown } from '../play/podium.tsx';
import type { Dictionary } from '../text/dictionary.ts';
import type { SidesParts } from '../ui/page.ts';
import type { Spectator } from './spectator.ts';

/** Enough for a wall. */
const CONFETTI = 120;

export function WallConfetti() {
  return <Confetti count={CONFETTI} />;
}

interface SidesOverProps {
  readonly view: TableView;
  readonly text: Dictionary;
  readonly sides: SidesParts;
  readonly spectator: Spectator;
  /** The numbers of all tables, where there are several. */
  readonly tables?: readonly number[];
}

export function SidesOver({ view, text, sides, spectator, tables }: SidesOverProps) {
  const games = tables?.map((table) => ({
    table,
    view: spectator.tables.board(table).value ?? view,
    load: () => spectator.recordOf(table),
  })) ?? [{ view, load: () => spectator.record() }];
  const [who, lede] = sides.resultOf(view, text);
  return (
    <section class="tv-over">
      <WallConfetti />
      <h1 style={{ '--chars': who.length }}>{who}</h1>
      <p class="quiet tv-lede">{lede}</p>
      <sides.Stage
        {...{ view, games }}
        crown={<Crown />}
        isFar
        cardOf={(card) => spectator.cardOf(card)}
      />
      {view.sides?.kind === 'together' ? <sides.Figures view={view} isFar /> : null}
    </section>
  );
}
