/** Live scores as chips in a strip, and how far the game is. */

import type { PlayerView } from '../../shared/table-view.ts';
import { ranked } from '../client/situation.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { usePage } from './context.ts';
import { useValue } from './hooks.ts';
import { Sticker } from './signs.tsx';

/** Mine first, always; then by rank. */
export function ScoreStrip() {
  const { store } = usePage();
  const view = useValue(() => store.view.value);
  const text = useValue(() => store.text.value);
  if (view === undefined) return null;
  const me = view.you.seat;
  const players = ranked(view);
  const mineFirst = [
    ...players.filter(({ seat }) => seat === me),
    ...players.filter(({ seat }) => seat !== me),
  ];
  return (
    <ul class="strip" aria-label={text.score.players} tabIndex={0}>
      {mineFirst.map((player) => (
        <li key={player.seat} class={`chip ${mood(player, me)}`}>
          <div>
            <Sticker seat={player.seat} />
            <strong class="num">{player.score}</strong>
          </div>
          <small>{player.seat === me ? text.score.you : named(player, text)}</small>
        </li>
      ))}
    </ul>
  );
}

function named({ name, presence }: PlayerView, { score }: Dictionary): string {
  if (presence === 'away') return `${name}, ${score.away}`;
  return presence === 'left' ? `${name}, ${score.left}` : name;
}

export function mood({ seat, presence }: PlayerView, me: number | null): string {
  if (seat === me) return 'me';
  return presence === 'away' || presence === 'left' ? 'away' : '';
}

/** The title, and how many pairs are left. */
export function About() {
  const { store } = usePage();
  const view = useValue(() => store.view.value);
  const text = useValue(() => store.text.value);
  if (view === undefined) return null;
  const isLarge = view.rows > 7 || view.columns > 7;
  return (
    <div class="about">
      <span>{isLarge ? `${view.title}, ${view.rows} × ${view.columns}` : view.title}</span>
      <span class="num">{text.score.pairsLeft(view.pairsLeft)}</span>
    </div>
  );
}
