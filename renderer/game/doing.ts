/** Who a player is and what they are doing, as far as everybody sees it. Pure. */

import type { PlayerView, TableView } from '../../shared/table-view.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { isUp } from './changes.ts';
import { isolated, shown } from './say.ts';
import { computerWaits, isPerson, nameOf } from './situation.ts';

/** "has 🐙", "waits for Mia’s card", "found a pair", "away"; "computer · has 🐙" */
export function doing(player: PlayerView, view: TableView, text: Dictionary): string {
  const does = act(player, view, text);
  if (isPerson(player)) return does;
  const kind = text.score.computer;
  return does === '' ? kind : `${kind} · ${does}`;
}

function act(player: PlayerView, view: TableView, text: Dictionary): string {
  const { score } = text;
  const { seat, presence } = player;
  if (!isPerson(player) && presence === 'here' && computerWaits(view)) return score.waits;
  for (const spot of view.spots) {
    if (!isUp(spot)) continue;
    if (spot.by === seat)
      return spot.as === 'pair' ? score.foundPair : score.has(shown(text, spot.card));
    if (spot.waiting?.includes(seat) === true)
      return score.waitsFor(isolated(nameOf(view, spot.by)));
  }
  if (presence === 'away') return score.away;
  return presence === 'left' ? score.left : '';
}

/** What a chip is called: "Squirrel, computer, 2 pairs". */
export function chipLabel(
  { seat, name, presence, computer }: PlayerView,
  me: number | null,
  { score: words }: Dictionary,
  count: number | undefined,
): string {
  return [
    seat === me ? words.you : isolated(name),
    ...(computer === undefined ? [] : [words.computer]),
    ...(presence === 'away' || presence === 'left' ? [words[presence]] : []),
    ...(count === undefined ? [] : [words.pairs(count)]),
  ].join(', ');
}
