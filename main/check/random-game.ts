/** Random games: the same seed is the same game, and it is a scenario like any other. */

import { formatBoardFile } from '../../shared/board-file.ts';
import type { Card, PlayerId } from '../../shared/card.ts';
import { Chance } from './chance.ts';
import { controlledBy } from './model.ts';
import { OurGame } from './our-game.ts';
import type { Move, Scenario } from './scenario.ts';

const OPERATIONS_MAX = 60;
const PLAYERS = ['alice', 'bob', 'charlie', 'dora'];
/** Cards that a careless server mixes up: by case, by their accents, with a word of the grammar. */
const ALPHABETS: readonly (readonly Card[])[] = [
  ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'],
  ['a', 'A', 'b', 'B', '\u00e9', 'e\u0301', 'none', 'down', 'my', 'up', '1', '01', '1.0'],
  ['🦄', '🌈', '❤️', '❤', '👩‍🚀', '👩', '🇩🇪', '🇪🇩', '語', '𝒳', 'ß', 'SS', 'ı'],
];

/** @param board its board file; by default one of chance */
export function randomGame(seed: number, board?: string): Scenario {
  const chance = new Chance(seed);
  const file = board ?? randomBoard(chance);
  const players = PLAYERS.slice(0, 2 + chance.below(PLAYERS.length - 1));
  const game = new OurGame(file);
  const count = 20 + chance.below(OPERATIONS_MAX - 19);
  const moves = Array.from({ length: count }, () => game.make(randomMove(chance, game, players)));
  return { id: `game.${seed}`, title: 'a random game', level: 'required', file, moves };
}

function randomBoard(chance: Chance): string {
  const rows = 2 + chance.below(4);
  const columns = chance.next() < 0.7 ? rows : 2 + chance.below(4);
  const equal = 2 + chance.below(3);
  const alphabet = chance.pick(ALPHABETS);
  const cards = Array.from(
    { length: rows * columns },
    (_, at) => alphabet[Math.floor(at / equal) % alphabet.length] ?? '',
  );
  for (let at = cards.length - 1; at > 0; at--) {
    const other = chance.below(at + 1);
    [cards[at], cards[other]] = [cards[other] ?? '', cards[at] ?? ''];
  }
  return formatBoardFile({ rows, columns, cards });
}

function randomMove(chance: Chance, game: OurGame, players: readonly PlayerId[]): Move {
  const free = players.filter((player) => !game.waits(player));
  const player = chance.pick(players);
  const dice = chance.next();
  if (dice < 0.2 || free.length === 0) return { kind: 'watch', player };
  if (dice < 0.35) return randomReplace(chance, game, player);
  const flipping = chance.pick(free);
  return game.flipOf(flipping, randomSpot(chance, game, flipping));
}

/** One in three is on a card of a miss: it may become equal to the other, and stays a miss. */
function randomReplace(chance: Chance, { board }: OurGame, player: PlayerId): Move {
  const cards = board.cards.filter((card) => card !== undefined);
  const missed = board.givenUp.flatMap(({ spot }) => board.cards[spot] ?? []);
  const from = chance.pick([...cards, 'Z']);
  const [one, other] = missed;
  if (one !== undefined && other !== undefined && chance.next() < 0.33) {
    return { kind: 'replace', player, from: other, to: one };
  }
  return { kind: 'replace', player, from, to: chance.pick([...cards, 'X', 'Y']) };
}

/** What somebody has, what was given up, or what matches comes more often than chance would bring it. */
function randomSpot(chance: Chance, { board }: OurGame, player: PlayerId): number {
  const spots = [...board.cards.keys()];
  const dice = chance.next();
  const [first, second] = controlledBy(board, player);
  if (first !== undefined && second === undefined && dice < 0.4) {
    const equal = spots.filter((spot) => board.cards[spot] === board.cards[first]);
    return chance.pick(equal);
  }
  const held = spots.filter((spot) => board.controllers[spot] !== undefined);
  const left = board.givenUp.map(({ spot }) => spot);
  const others = dice < 0.6 ? held : dice < 0.75 ? left : spots;
  return chance.pick(others.length === 0 ? spots : others);
}
