import assert from 'node:assert/strict';
import { type Card, type PlayerId, isCard, isPlayerId } from '../../shared/card.ts';
import { readCardFace } from '../../shared/faces.ts';
import { limits } from '../../shared/limits.ts';
import {
  cutText,
  fields,
  list,
  nullable,
  optional,
  pair,
  text,
  textThat,
  whole,
  yesOrNo,
} from '../../shared/readers.ts';
import { type Deck, type PairsDue, cardsDealt } from './deck.ts';
import { type SavedBoard, readSavedBoard } from './saved-board.ts';
import type { LastPair, Tally } from './scoreboard.ts';

/** A game as it is written down. */
export interface SavedGame {
  /** Its number. */
  readonly game: number;
  readonly title: string;
  readonly lobby: boolean;
  readonly ended: boolean;
  readonly deck: Deck;
  readonly board: SavedBoard;
  readonly tallies: readonly (Tally & { readonly player: PlayerId })[];
  readonly lastPair: LastPair | null;
  /** How long it was played; games that were saved by the first version do not say. */
  readonly playedMs?: number;
  /** How many steps its record has; the first saves had no record. */
  readonly recorded?: number;
  readonly pairsDue?: PairsDue;
  /** Whether a replacement took a pair out of it. */
  readonly hasLostPairs?: boolean;
}

const player = textThat(isPlayerId);
const card: (value: unknown) => Card | undefined = textThat(isCard, limits.cardUnitsMax);

/** How each field of a saved game is read. */
export const savedGameShape = {
  game: whole(1),
  title: cutText,
  lobby: yesOrNo,
  ended: yesOrNo,
  deck: fields({
    rows: whole(1, limits.spotsMax),
    columns: whole(1, limits.spotsMax),
    cards: list(card),
    unlike: optional(list(pair(card, card))),
    title: optional(cutText),
    language: optional(text),
    languages: optional(pair(text, text)),
    faces: optional(list(readCardFace)),
    isBrought: optional(yesOrNo),
  }),
  board: readSavedBoard,
  tallies: list(
    fields({
      player,
      score: whole(),
      tries: whole(),
      streak: whole(),
      longestStreak: whole(),
      lastCard: nullable(card),
      lastWith: optional(card),
    }),
  ),
  lastPair: nullable(fields({ player, card, with: optional(card) })),
  playedMs: optional(whole()),
  recorded: optional(whole()),
  pairsDue: optional(list(whole())),
  hasLostPairs: optional(yesOrNo),
};

/** The deck without the bytes of its pictures: those are written beside the game, and once. */
export function withoutPictures(deck: Deck): Deck {
  const { pictures: _, ...rest } = deck;
  return rest;
}

/** @throws AssertionError if the deck and the board of `saved` do not fit together */
export function checkSavedGame({ deck, board, pairsDue }: SavedGame): void {
  const { length } = deck.cards;
  if (deck.faces === undefined) {
    assert(length === deck.rows * deck.columns, 'a deck has rows × columns cards');
  } else {
    assert(length % 2 === 0 && length >= cardsDealt(deck), 'a deck has pairs enough');
    const due = pairsDue?.toSorted((one, other) => one - other) ?? [];
    assert(
      due.length === length / 2 && due.every((number, place) => number === place),
      'every pair of a deck is due once',
    );
  }
  assert(
    board.rows === deck.rows && board.columns === deck.columns,
    'a board has the shape of its deck',
  );
}
