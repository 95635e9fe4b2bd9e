/** Move lists for boards of any size in which waits, matches and misses have the same share. */

import { Board } from '../../main/game/board.ts';
import type { Deck, Random } from '../../main/game/deck.ts';
import { seededRandom } from '../../main/system/chance.ts';
import type { PlayerId, Position } from '../../shared/card.ts';

export interface Move {
  readonly player: PlayerId;
  readonly at: Position;
}

const WAIT_SHARE = 0.1;
const MATCH_SHARE = 0.2;

/** What came of a list of moves. */
export interface Shares {
  waits: number;
  matches: number;
  misses: number;
}

export interface PlayedList {
  readonly moves: readonly Move[];
  readonly shares: Shares;
}

/**
 * Plays a game by chance, but not blindly: a first card is somebody's in one of ten tries, a second
 * card matches in one of five, whatever the size of the board.
 */
export function playMoves(
  deck: Deck,
  {
    players,
    moves,
    seed,
  }: { readonly players: number; readonly moves: number; readonly seed: number },
): PlayedList {
  const board = Board.fromDeck(deck);
  const random = seededRandom(seed);
  const shares: Shares = { waits: 0, matches: 0, misses: 0 };
  board.subscribe(({ events }) => {
    for (const { kind } of events) {
      if (kind === 'started-waiting') shares.waits++;
      if (kind === 'matched') shares.matches++;
      if (kind === 'missed') shares.misses++;
    }
  });
  const list: Move[] = [];
  while (list.length < moves) {
    const player = `player${Math.floor(random() * players)}`;
    const index = nextSpot(board, deck, player, random);
    if (index === undefined) continue;
    const at = { row: Math.floor(index / deck.columns), column: index % deck.columns };
    list.push({ player, at });
    void flip(board, { player, at });
  }
  return { moves: list, shares };
}

/** A flip whose failure by a rule is part of the game. */
export function flip(board: Board, { player, at }: Move): Promise<void> {
  return board.flip(player, at).catch(() => undefined);
}

/** @returns the spot that `player` flips next, or undefined for who waits */
function nextSpot(board: Board, deck: Deck, player: PlayerId, random: Random): number | undefined {
  const held = board.controlled();
  if (held.some(({ waiters }) => waiters.includes(player))) return undefined;
  const first = held.find(({ controller, as }) => controller === player && as === 'first');
  const others = held.filter(({ controller }) => controller !== player);
  if (first === undefined && others.length > 0 && random() < WAIT_SHARE) {
    return others[Math.floor(random() * others.length)]?.index;
  }
  if (first !== undefined && random() < MATCH_SHARE) {
    const twin = deck.cards.findIndex(
      (card, index) => card === deck.cards[first.index] && index !== first.index,
    );
    if (isFree(board, twin)) return twin;
  }
  for (;;) {
    const anywhere = Math.floor(random() * deck.cards.length);
    if (isFree(board, anywhere)) return anywhere;
  }
}

function isFree(board: Board, index: number): boolean {
  const isHeld = board.controlled().some((held) => held.index === index);
  return !isHeld && board.look().spots[index]?.face !== 'none';
}
