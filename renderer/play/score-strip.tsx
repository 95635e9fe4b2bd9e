/** Live scores as chips in a strip, and how far the game is. */

import './scores.css';
import type { PlayerView } from '../../shared/table-view.ts';
import { chipLabel } from '../game/doing.ts';
import { isolated } from '../game/say.ts';
import { mineFirst, ranked } from '../game/situation.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { useShown, useText } from '../ui/page.ts';
import { useKnownSeats, usePop } from '../ui/pop.ts';
import { Sticker } from '../ui/sticker.tsx';
import { StreakMark } from './streak-mark.tsx';

interface ScoreStripProps {
  /** A moment of the past is shown: my streak is another. */
  readonly isPast?: boolean;
}

/** Mine first, always; then by rank. */
export function ScoreStrip({ isPast = false }: ScoreStripProps) {
  const { store } = useShown();
  const view = store.view.value;
  const text = useText();
  if (view === undefined) return null;
  const me = view.you.seat;
  const players = ranked(view);
  return <Chips {...{ players, me, text, isPast }} />;
}

interface ChipsProps {
  readonly players: readonly PlayerView[];
  readonly me: number | null;
  readonly text: Dictionary;
  readonly isPast: boolean;
}

function Chips({ players, me, text, isPast }: ChipsProps) {
  const known = useKnownSeats(players);
  return (
    <ul class="strip" aria-label={text.score.players} tabIndex={0}>
      {mineFirst(players, me).map((player) => (
        <Chip key={player.seat} {...{ player, me, text, known, isPast }} />
      ))}
    </ul>
  );
}

interface ChipProps extends Omit<ChipsProps, 'players'> {
  readonly player: PlayerView;
  readonly known: ReadonlySet<number>;
}

/** Heard in another order than it is seen: "Squirrel, computer, 2 pairs". */
function Chip({ player, me, text, known, isPast }: ChipProps) {
  const { seat, score, computer } = player;
  const name = seat === me ? text.score.you : named(player, text);
  return (
    <li
      ref={usePop<HTMLLIElement>(player, known)}
      class={`chip ${mood(player, me)}`}
      style={{ '--chars': name.length }}
      data-chip={seat}
    >
      <div aria-hidden="true">
        <Sticker seat={seat} computer={computer} />
        <strong class="num">{score}</strong>
      </div>
      {seat === me && !isPast ? <StreakMark /> : null}
      <small dir="auto" aria-hidden="true">
        {name}
      </small>
      <span class="unseen">{chipLabel(player, me, text)}</span>
    </li>
  );
}

function named({ name, presence }: PlayerView, { score }: Dictionary): string {
  if (presence === 'away') return `${isolated(name)}, ${score.away}`;
  return presence === 'left' ? `${isolated(name)}, ${score.left}` : name;
}

export function mood({ seat, presence }: PlayerView, me: number | null): string {
  if (seat === me) return 'me';
  return presence === 'away' || presence === 'left' ? 'away' : '';
}

/** The title, and how many pairs are left. */
export function About() {
  const { store } = useShown();
  const view = store.view.value;
  const text = useText();
  if (view === undefined) return null;
  const isLarge = view.rows > 7 || view.columns > 7;
  return (
    <div class="about">
      <span>
        <bdi>{view.title}</bdi>
        {isLarge ? `, ${view.rows} × ${view.columns}` : null}
      </span>
      <span class="num">{text.score.pairsLeft(view.pairsLeft)}</span>
    </div>
  );
}
