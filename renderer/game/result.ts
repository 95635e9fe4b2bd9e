/** Who won, and how I did, in words. Pure. */

import type { PlayerView, TableView } from '../../shared/table-view.ts';
import type { Dictionary } from '../text/dictionary.ts';
import type { StoryDictionary } from '../text/story-dictionary.ts';
import { isUp } from './changes.ts';
import { isolated } from './say.ts';
import { isSolo, ranked } from './situation.ts';

/** Who is spoken of at the end: who found something, and I. By rank. */
export function finishers(view: TableView): readonly PlayerView[] {
  return ranked(view).filter(({ score, seat }) => score > 0 || seat === view.you.seat);
}

/** Equal scores share a place. */
export function placeOf(player: PlayerView, players: readonly PlayerView[]): number {
  return 1 + players.filter(({ score }) => score > player.score).length;
}

/** The most winners who are named; of more, the title tells the number. */
const NAMED_MAX = 4;

/** Who wins. */
export function resultTitle(view: TableView, { over, score, lobby }: Dictionary): string {
  const players = finishers(view);
  const winners = players.filter((player) => placeOf(player, players) === 1);
  const [winner] = winners;
  const isPlayedOut = view.pairsLeft === 0;
  if (winner === undefined) return isPlayedOut ? over.solo : over.none;
  if (winner.score === 0) return over.none;
  if (isSolo(view)) return isPlayedOut ? over.solo : isolated(view.title);
  if (winners.length > NAMED_MAX) return over.share([lobby.players(winners.length)]);
  if (winners.length > 1) {
    const others = winners.filter(({ seat }) => seat !== view.you.seat);
    const names = others.map(({ name }) => isolated(name));
    return over.share(others.length < winners.length ? [score.you, ...names] : names);
  }
  return winner.seat === view.you.seat ? over.youWin : over.wins(isolated(winner.name));
}

/** For me, if I found no pair: what I did for others, as far as I played. */
export function kindWord(
  { you, players, gave = [] }: TableView,
  { kind }: StoryDictionary,
): string | undefined {
  const me = players.find(({ seat }) => seat === you.seat);
  if (me === undefined || me.score > 0 || me.tries === 0) return undefined;
  const { shown = 0, opened = 0 } = gave.find(({ seat }) => seat === you.seat) ?? {};
  if (shown > 0) return kind.shown(shown);
  return opened > 0 ? kind.opened(opened) : kind.played;
}

/** How I did, and what was left. */
export function resultLede(view: TableView, { over }: Dictionary): string {
  const players = finishers(view);
  const me = players.find(({ seat }) => seat === view.you.seat);
  const left = view.spots.filter((spot) => spot === 1 || (isUp(spot) && spot.as !== 'pair')).length;
  const isPlayedOut = view.pairsLeft === 0 && left > 0;
  const leftOver = isPlayedOut ? over.cardsLeft(left, view.unlike) : '';
  if (me === undefined || me.score === 0) return leftOver;
  const best = players[0]?.score ?? 0;
  const place = placeOf(me, players);
  const next = players.find(({ score }) => score < me.score)?.score ?? 0;
  const isTied = players.filter(({ score }) => score === me.score).length > 1;
  const mine =
    place > 1
      ? over.came(place, best - me.score)
      : isTied || players.length === 1
        ? over.found(me.score)
        : over.ahead(me.score, me.score - next);
  return `${mine} ${leftOver}`.trim();
}
