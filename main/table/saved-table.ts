import assert from 'node:assert/strict';
import { isPlayerId } from '../../shared/card.ts';
import { characters } from '../../shared/characters.ts';
import { type FailingRule, isFailingRule } from '../../shared/failures.ts';
import { isDoorCode } from '../../shared/door-code.ts';
import { readDoorMode } from '../../shared/host-api.ts';
import { limits } from '../../shared/limits.ts';
import {
  type Reader,
  cutText,
  fields,
  list,
  misfit,
  nullable,
  oneOf,
  optional,
  textThat,
  whole,
  yesOrNo,
} from '../../shared/readers.ts';
import { type RoomSettings, readSettings } from '../../shared/settings.ts';
import type { DoorMode, Presence } from '../../shared/table-view.ts';
import { Game, type GameOptions } from '../game/game.ts';
import { type SavedGame, savedGameShape } from '../game/saved-game.ts';
import { type BlockedPlayer, shownId } from './blocked.ts';
import { type Bringing, type SavedBringing, readSavedBringing } from './bringing.ts';
import type { Door } from './door.ts';
import type { FlipNumbers, SavedNumber } from './flip-numbers.ts';
import type { Player } from './player.ts';
import type { SavedSeats, Seats } from './seats.ts';

/** A table as it is written down: the game that runs, and all that outlives it. */
export interface SavedTable extends SavedGame, SavedSeats {
  readonly format: 'memory-scramble 1';
  readonly settings: RoomSettings;
  readonly door: DoorMode;
  readonly code: string | null;
  /** The first saves did not have it. */
  readonly unlocked?: 'joined' | undefined;
  readonly numbers: readonly SavedNumber[];
  /** The first saves did not have it. */
  readonly bringing?: SavedBringing;
}

const id = textThat(isPlayerId);

/** The first version wrote down ids alone. */
const readBlocked: Reader<BlockedPlayer> = (value) => {
  const bare = id(value);
  return bare === undefined
    ? fields({ id, name: cutText })(value)
    : { id: bare, name: shownId(bare) };
};

const failingRule: Reader<FailingRule> = (value) =>
  typeof value === 'string' && isFailingRule(value) ? value : undefined;

const seated = <K extends Player['kind']>(...kinds: readonly K[]) => ({
  id,
  seat: whole(0, limits.seatsMax - 1),
  name: cutText, // whatever it is, it becomes a name again: no game is lost because of a name
  kind: oneOf(...kinds),
  presence: oneOf<Presence>('here', 'away', 'left', 'text'),
  removed: yesOrNo,
  tried: optional(yesOrNo),
});
const readPerson = fields({ ...seated('page', 'text'), isRenamed: optional(yesOrNo) });
const readComputer = fields({
  ...seated('computer'),
  character: oneOf(...characters),
  isRenamed: yesOrNo,
  number: whole(1),
});
const readPlayer: Reader<Player> = (value) => readPerson(value) ?? readComputer(value);

const shape = {
  format: oneOf('memory-scramble 1'),
  ...savedGameShape,
  settings: readSettings,
  door: readDoorMode,
  code: nullable(textThat((code) => isDoorCode(code, limits.savedCodeCharsMin))),
  unlocked: optional(oneOf('joined')),
  players: list(readPlayer),
  numbers: list(fields({ player: id, number: whole(), failed: nullable(failingRule) })),
  blocked: list(readBlocked),
  removed: optional(list(id)),
  bringing: optional(readSavedBringing),
};

/** Reads the form of a saved table; whether it holds together is checked by Table.restore. */
export const readSavedTable: Reader<SavedTable> = fields(shape);

/** @returns the first field that makes `value` no saved table, if it is because of a field */
export function unreadableField(value: unknown): string | undefined {
  return misfit(shape, value);
}

/** What a table is put together from. */
export interface TableParts {
  readonly game: Game;
  readonly settings: RoomSettings;
  readonly door: Door;
  readonly seats?: SavedSeats;
  readonly numbers?: readonly SavedNumber[];
  readonly bringing?: SavedBringing | undefined;
}

/** @throws AssertionError if `saved` does not hold together */
export function restoreParts(saved: SavedTable, options: GameOptions): TableParts {
  const { settings, door: mode, code, unlocked, numbers, bringing } = saved;
  assert(mode !== 'code' || code !== null, 'a door with a code has one');
  const game = Game.restore(saved, options);
  const door = { mode, code: code ?? undefined, unlocked };
  return { game, settings, door, seats: saved, numbers, bringing };
}

interface Savable {
  readonly game: Game;
  readonly settings: RoomSettings;
  readonly door: Door;
  readonly seats: Seats;
  readonly numbers: FlipNumbers;
  readonly bringing: Bringing;
}

export function saveParts(parts: Savable): SavedTable {
  const { game, settings, door, seats, numbers, bringing } = parts;
  return {
    format: 'memory-scramble 1',
    settings,
    door: door.mode,
    code: door.code ?? null,
    ...(door.unlocked === undefined ? {} : { unlocked: door.unlocked }),
    numbers: numbers.save(),
    bringing: bringing.save(),
    ...game.save(),
    ...seats.save(),
  };
}
