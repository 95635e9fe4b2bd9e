/** A kept game as the table that it was played at, in the end. Pure. */

import type { KeptGame, KeptPlayer } from '../../shared/kept-game.ts';
import { seatIndexes, seatSign } from '../../shared/seat.ts';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { type Shows, faced, showsOf } from './faces.ts';
import type { Film } from './film.ts';
import type { Dictionary } from '../text/dictionary.ts';

type Signs = Pick<Dictionary['lobby'], 'sign'>;

/** What the cards of the game show; its pictures are in it. */
export function showsOfKept({ cardFaces, pictures }: KeptGame): Shows {
  return showsOf(cardFaces, (hash) => pictures[hash] ?? '');
}

/** Nobody is *you* there. */
export function tableOf(game: KeptGame, shows: Shows, words: Signs): TableView {
  const { record, players, awards, faces, language } = game;
  const { game: number, title, rows, columns, cards, unlike = [], teams, together } = record;
  const view: TableView = {
    ...{ token: '', game: number, title, rows, columns, faces, language, awards },
    phase: 'over',
    hasFaces: shows.size > 0,
    unlike: unlike.length > 0,
    spots: cards.map((card) => (card === null ? 0 : 1)),
    pairsLeft: 0,
    lastPair: null,
    // Who had how many tries is not kept; with two players, it was no game alone.
    players: players.map((player) => playerOf(player, players.length > 1 ? 1 : 0, words)),
    happenings: [],
    ...sidesOfKept(teams, together),
    room: { door: 'open', replace: false },
    bringing: null,
    dealt: 0,
    you: { seat: null, name: null, number: null, removed: false, blocked: false, brought: [] },
    evening: { games: 0, lines: [] },
    ...{ beginsIn: null, restartSeconds: null, giveUpSeconds: null, playedSeconds: 0 },
  };
  return faced(view, shows);
}

/** Who won together; the film counts the pairs of each team. */
function sidesOfKept(teams = 0, together = false): Pick<TableView, 'sides'> {
  if (together) return { sides: { kind: 'together', best: null } };
  return teams === 0
    ? {}
    : { sides: { kind: 'teams', pairs: Array.from({ length: teams }, () => 0) } };
}

/** The table at the end of the film; the scores are those of the game, should its end be cut. */
export function endOf(film: Film, { players }: TableView): TableView {
  const end = film.viewAfter(film.count);
  const scoreOf = (seat: number) => players.find((player) => player.seat === seat)?.score ?? 0;
  return {
    ...end,
    phase: 'over',
    players: end.players.map((player) => ({ ...player, score: scoreOf(player.seat) })),
  };
}

function playerOf(player: KeptPlayer, tries: number, words: Signs): PlayerView {
  const { seat, name, pairs, computer, team, sign } = player;
  return {
    ...{ seat, name: name ?? signOf(sign ?? seat, words), score: pairs, tries },
    ...{ streak: 0, presence: 'here' },
    ...(computer === undefined ? {} : { computer }),
    ...(team === undefined || sign === undefined ? {} : { team, sign }),
  };
}

/** "Red circle" */
export function signOf(seat: number, words: Signs): string {
  const sign = words.sign(...seatIndexes(seat));
  const { number } = seatSign(seat);
  const name = sign.charAt(0).toUpperCase() + sign.slice(1);
  return number === undefined ? name : `${name} ${number}`;
}
