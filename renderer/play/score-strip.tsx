/** Live scores as chips in a strip, and how far the game is. */

import { useRef } from 'preact/hooks';
import { STREAK_MIN } from '../game/say.ts';
import { usePlayer, useShown, useText } from '../ui/page.ts';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { chipLabel } from '../game/doing.ts';
import { mineFirst, ranked, told } from '../game/situation.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { useTables } from './parts.ts';
import { Chip, type Mood } from '../ui/chip.tsx';
import { useKnownSeats, usePop } from '../ui/hooks.ts';
import { useSides } from './parts.ts';

interface ScoreStripProps {
  /** Another table than the one that is followed. */
  readonly view?: TableView;
  /** A moment of the past is shown: my streak is another. */
  readonly isPast?: boolean;
}

/** Mine first, always; then by rank. */
export function ScoreStrip({ view: given, isPast = false }: ScoreStripProps) {
  const { store } = useShown();
  const view = given ?? store.view.value;
  const text = useText();
  const { sides, isDue } = useSides();
  if (view === undefined) return null;
  if (isDue)
    return sides === undefined ? <ul class="strip" /> : <sides.Strip {...{ view, isPast }} />;
  const me = view.you.seat;
  const players = ranked(view);
  return <Chips {...{ players, me, text, view, isPast }} />;
}

interface ChipsProps {
  readonly players: readonly PlayerView[];
  readonly me: number | null;
  readonly text: Dictionary;
  readonly view: TableView;
  readonly isPast: boolean;
}

function Chips({ players, ...own }: ChipsProps) {
  const known = useKnownSeats(players);
  return (
    <ul class="strip" aria-label={own.text.score.players} tabIndex={0}>
      {mineFirst(players, own.me).map((player) => (
        <PlayerChip key={player.seat} {...own} {...{ player, known }} />
      ))}
    </ul>
  );
}

interface PlayerChipProps extends Omit<ChipsProps, 'players'> {
  readonly player: PlayerView;
  readonly known: ReadonlySet<number>;
}

/** Heard in another order than it is seen: "Squirrel, computer, 2 pairs". */
function PlayerChip({ player, me, text, view, known, isPast }: PlayerChipProps) {
  const { seat, computer } = player;
  const count = told(player, view);
  const name = seat === me ? text.score.you : player.name;
  return (
    <Chip
      {...{ seat, computer, name }}
      note={seat === me ? undefined : absence(player, text)}
      count={count}
      mood={mood(player, me)}
      heard={chipLabel(player, me, text, count)}
      isHome
      element={usePop<HTMLLIElement>(player, known)}
    >
      {seat === me && !isPast ? <StreakMark /> : null}
    </Chip>
  );
}

function absence({ presence }: PlayerView, { score }: Dictionary): string | undefined {
  return presence === 'away' || presence === 'left' ? score[presence] : undefined;
}

export function mood({ seat, presence }: PlayerView, me: number | null): Mood {
  if (seat === me) return 'me';
  return presence === 'away' || presence === 'left' ? 'away' : '';
}

/** The title, and how many pairs are left. */
export function About() {
  const { store } = useShown();
  const view = store.view.value;
  const text = useText();
  const { sides } = useSides();
  if (view === undefined) return null;
  if (view.sides?.kind === 'together' && sides !== undefined) return <sides.About />;
  const isLarge = view.rows > 7 || view.columns > 7;
  const tables = useTables();
  return (
    <div class="about">
      <span>
        {tables ? (
          <tables.Sign table={view.you.table ?? 1} title={view.title} />
        ) : (
          <bdi>{view.title}</bdi>
        )}
        {isLarge ? `, ${view.rows} × ${view.columns}` : null}
      </span>
      <span class="num">{text.score.pairsLeft(view.pairsLeft)}</span>
    </div>
  );
}

export function StreakMark() {
  const { voice } = usePlayer();
  const streak = voice.streak.value;
  const last = useRef(0);
  const isOn = streak >= STREAK_MIN;
  if (isOn) last.current = streak;
  if (last.current === 0) return null;
  return (
    <b key={last.current} class={`play-streak num ${isOn ? '' : 'past'}`} aria-hidden="true">
      {last.current}
    </b>
  );
}
