import { type Card, type PlayerId, isCard, isPlayerId } from '../../shared/card.ts';
import { isFailingRule, type FailingRule } from '../../shared/failures.ts';
import {
  type RoomSettings,
  isDoorCode,
  readDoorMode,
  readSettings,
} from '../../shared/host-api.ts';
import { limits } from '../../shared/limits.ts';
import { parseName } from '../../shared/name.ts';
import {
  type Reader,
  fields,
  list,
  nullable,
  oneOf,
  text,
  textThat,
  whole,
  yesOrNo,
} from '../../shared/readers.ts';
import type { DoorMode, Presence } from '../../shared/table-view.ts';
import type { Deck } from './deck.ts';
import type { SavedNumber } from './flip-numbers.ts';
import type { Player } from './players.ts';
import { type SavedBoard, readSavedBoard } from './saved-board.ts';
import type { Tally } from './scoreboard.ts';

/** A table as it is written down: the game that runs, and all that outlives it. */
export interface SavedTable {
  readonly format: 'memory-scramble 1';
  readonly game: number;
  readonly title: string;
  readonly lobby: boolean;
  readonly ended: boolean;
  readonly settings: RoomSettings;
  readonly door: DoorMode;
  readonly code: string | null;
  readonly deck: Deck;
  readonly board: SavedBoard;
  readonly players: readonly Player[];
  readonly tallies: readonly (Tally & { readonly player: PlayerId })[];
  readonly lastPair: { readonly player: PlayerId; readonly card: Card } | null;
  readonly numbers: readonly SavedNumber[];
  readonly blocked: readonly PlayerId[];
}

const id = textThat(isPlayerId);
const card = textThat(isCard);

const failingRule: Reader<FailingRule> = (value) =>
  typeof value === 'string' && isFailingRule(value) ? value : undefined;

/** Reads the form of a saved table; whether it holds together is checked by Table.restore. */
export const readSavedTable: Reader<SavedTable> = fields({
  format: oneOf('memory-scramble 1'),
  game: whole(1),
  title: text,
  lobby: yesOrNo,
  ended: yesOrNo,
  settings: readSettings,
  door: readDoorMode,
  code: nullable(textThat(isDoorCode)),
  deck: fields({
    rows: whole(1, limits.spotsMax),
    columns: whole(1, limits.spotsMax),
    cards: list(card),
  }),
  board: readSavedBoard,
  players: list(
    fields({
      id,
      seat: whole(0, limits.seatsMax - 1),
      name: textThat((name) => parseName(name) === name),
      kind: oneOf('page', 'text'),
      presence: oneOf<Presence>('here', 'away', 'left', 'text'),
      removed: yesOrNo,
    }),
  ),
  tallies: list(
    fields({
      player: id,
      score: whole(),
      tries: whole(),
      streak: whole(),
      longestStreak: whole(),
      lastCard: nullable(card),
    }),
  ),
  lastPair: nullable(fields({ player: id, card })),
  numbers: list(fields({ player: id, number: whole(), failed: nullable(failingRule) })),
  blocked: list(id),
});
