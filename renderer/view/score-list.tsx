/** Live scores as rows, with what each player is doing. */

import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { isUp } from '../client/changes.ts';
import { shown } from '../client/say.ts';
import { nameOf, ranked } from '../client/situation.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { usePage } from './context.ts';
import { useValue } from './hooks.ts';
import { mood } from './score-strip.tsx';
import { Sticker } from './signs.tsx';

/** What each player is doing, as far as everybody sees it. */
export function ScoreList({ max = Infinity }: { readonly max?: number }) {
  const { store } = usePage();
  const view = useValue(() => store.view.value);
  const text = useValue(() => store.text.value);
  if (view === undefined) return null;
  const players = ranked(view);
  return (
    <>
      <ul class="list" aria-label={text.score.players}>
        {players.slice(0, max).map((player) => (
          <ScoreRow key={player.seat} player={player} view={view} text={text} />
        ))}
      </ul>
      {players.length > max ? <p class="quiet">{text.tv.more(players.length - max)}</p> : null}
    </>
  );
}

interface ScoreRowProps {
  readonly player: PlayerView;
  readonly view: TableView;
  readonly text: Dictionary;
}

export function ScoreRow({ player, view, text }: ScoreRowProps) {
  const me = view.you.seat;
  const does = player.seat === me ? text.score.you : doing(player, view, text);
  return (
    <li class={`row ${mood(player, me)}`}>
      <Sticker seat={player.seat} />
      <span class="who">
        {player.name}
        {does === '' ? null : <small>{does}</small>}
      </span>
      <span class="pts num">{player.score}</span>
    </li>
  );
}

/** "has 🐙", "waits for Mia’s card", "found a pair", "away" */
export function doing({ seat, presence }: PlayerView, view: TableView, text: Dictionary): string {
  const { score } = text;
  for (const spot of view.spots) {
    if (!isUp(spot)) continue;
    if (spot.by === seat)
      return spot.as === 'pair' ? score.foundPair : score.has(shown(text, spot.card));
    if (spot.waiting?.includes(seat) === true) return score.waitsFor(nameOf(view, spot.by));
  }
  if (presence === 'away') return score.away;
  return presence === 'left' ? score.left : '';
}
