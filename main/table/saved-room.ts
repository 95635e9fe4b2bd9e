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
import { type SidesSettings, TEAMS_MAX } from '../../shared/sides.ts';
import { readSidesSettings } from '../../shared/sides-settings.ts';
import type { DoorMode, Presence } from '../../shared/table-view.ts';
import { Belonging } from '../game/belonging.ts';
import { Game, type GameOptions } from '../game/game.ts';
import { type SavedGame, savedGameShape } from '../game/saved-game.ts';
import { type Bests, type SavedBests, readSavedBests } from './bests.ts';
import { type BlockedPlayer, shownId } from './blocked.ts';
import { type Bringing, type SavedBringing, readSavedBringing } from './bringing.ts';
import type { Door } from './door.ts';
import type { FlipNumbers, SavedNumber } from './flip-numbers.ts';
import type { Hall, SavedHall } from './hall.ts';
import type { Player } from './player.ts';
import { idOf } from './seat-key.ts';

/** What is written down of a room, however many tables there are. */
interface SavedOnce extends SavedHall {
  readonly settings: RoomSettings;
  readonly door: DoorMode;
  readonly code: string | null;
  /** The first saves did not have it. */
  readonly unlocked?: 'joined' | undefined;
  readonly numbers: readonly SavedNumber[];
  /** The first saves did not have it. */
  readonly bringing?: SavedBringing;
  /** Who wins together in the running game, and what all did together before; earlier saves had neither. */
  readonly sides?: SidesSettings;
  readonly bests?: SavedBests;
}

/** A room with one table as it is written down: the game that runs, and all that outlives it. */
export interface SavedAlone extends SavedGame, SavedOnce, SavedTeams {
  readonly format: 'memory-scramble 1';
  readonly players: readonly Player[];
}

interface SavedTeams {
  /** How many pairs each team has found, where teams play. */
  readonly teamPairs?: readonly number[];
}

/** A table among others: its game, without what all tables have in common, and its players. */
export interface SavedTable extends Omit<SavedGame, 'deck' | 'pairsDue'> {
  readonly players: readonly Player[];
}

/** A room with several tables, which play the same pairs. */
export interface SavedTogether extends SavedOnce, Pick<SavedGame, 'deck' | 'pairsDue'> {
  readonly format: 'memory-scramble 2';
  readonly tables: readonly SavedTable[];
}

export type SavedRoom = SavedAlone | SavedTogether;

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
  team: optional(whole(0, TEAMS_MAX - 1)),
  sign: optional(whole()),
});
const readPerson = fields({
  ...seated('page', 'text'),
  isRenamed: optional(yesOrNo),
  hasMoved: optional(yesOrNo),
});
const readComputer = fields({
  ...seated('computer'),
  character: oneOf(...characters),
  isRenamed: yesOrNo,
  number: whole(1),
});
const readPlayer: Reader<Player> = (value) => readPerson(value) ?? readComputer(value);

/** `3/alice`: a public name is another player at each table. */
const key = textThat((text) => isPlayerId(idOf(text)));

const onceShape = {
  settings: readSettings,
  door: readDoorMode,
  code: nullable(textThat((code) => isDoorCode(code, limits.savedCodeCharsMin))),
  unlocked: optional(oneOf('joined')),
  numbers: list(fields({ player: key, number: whole(), failed: nullable(failingRule) })),
  blocked: list(readBlocked),
  removed: optional(list(id)),
  bringing: optional(readSavedBringing),
  sides: optional(readSidesSettings),
  bests: optional(readSavedBests),
};

const pairsShape = { teamPairs: optional(list(whole())) };

const aloneShape = {
  format: oneOf('memory-scramble 1'),
  ...savedGameShape,
  ...onceShape,
  ...pairsShape,
  players: list(readPlayer),
};

const { deck: deckShape, pairsDue: dueShape, ...ofTable } = savedGameShape;

const togetherShape = {
  format: oneOf('memory-scramble 2'),
  ...onceShape,
  ...{ deck: deckShape, pairsDue: dueShape },
  tables: list(fields({ ...ofTable, players: list(readPlayer) })),
};

const readAlone: Reader<SavedAlone> = fields(aloneShape);
const readTogether: Reader<SavedTogether> = fields(togetherShape);

/** Reads the form of a saved room; whether it holds together is checked by Room.restore. */
export const readSavedRoom: Reader<SavedRoom> = (value) =>
  isTogether(value) ? readTogether(value) : readAlone(value);

/** @returns the first field that makes `value` no saved room, if it is because of a field */
export function unreadableField(value: unknown): string | undefined {
  return isTogether(value) ? misfit(togetherShape, value) : misfit(aloneShape, value);
}

function isTogether(value: unknown): boolean {
  return (value as { readonly format?: unknown } | null)?.format === 'memory-scramble 2';
}

/** What a table is put together from. */
export interface TableParts extends SavedTeams {
  readonly game: Game;
  readonly players: readonly Player[];
}

/** What a room is put together from. */
export interface RoomParts {
  readonly settings: RoomSettings;
  readonly door: Door;
  readonly hall?: SavedHall;
  readonly numbers?: readonly SavedNumber[];
  readonly bringing?: SavedBringing | undefined;
  readonly sides?: SidesSettings | undefined;
  readonly bests?: SavedBests | undefined;
  readonly tables: readonly TableParts[];
}

/** @throws AssertionError if `saved` does not hold together */
export function restoreParts(saved: SavedRoom, options: GameOptions): RoomParts {
  const { settings, door: mode, code, unlocked, numbers, bringing, sides, bests } = saved;
  assert(mode !== 'code' || code !== null, 'a door with a code has one');
  const door = { mode, code: code ?? undefined, unlocked };
  const tables = restoreTables(saved, options);
  assert(sides?.sides !== 'teams' || tables.length === 1, 'teams play on one board');
  return { settings, door, hall: saved, numbers, bringing, sides, bests, tables };
}

function restoreTables(saved: SavedRoom, options: GameOptions): readonly TableParts[] {
  if (saved.format === 'memory-scramble 1') {
    const { players, teamPairs } = saved;
    return [{ game: Game.restore(saved, options), players, ...(teamPairs && { teamPairs }) }];
  }
  const { deck, pairsDue, tables } = saved;
  assert(tables.length > 1 && tables.length <= limits.tablesMax, 'there are several tables');
  const belonging = new Belonging(deck.unlike);
  return tables.map(({ players, ...rest }) => {
    const game = { ...rest, deck, ...(pairsDue && { pairsDue }) };
    assert(rest.game === tables[0]?.game, 'all tables play the same game');
    return { game: Game.restore(game, options, belonging), players };
  });
}

interface Savable {
  readonly settings: RoomSettings;
  readonly door: Door;
  readonly hall: Hall;
  readonly numbers: FlipNumbers;
  readonly bringing: Bringing;
  readonly sides: SidesSettings;
  readonly bests: Bests;
  readonly tables: readonly {
    save(): SavedGame & SavedTeams & { readonly players: readonly Player[] };
  }[];
}

export function saveParts(room: Savable): SavedRoom {
  const { settings, door, hall, numbers, bringing, sides, bests, tables } = room;
  const once = {
    settings,
    door: door.mode,
    code: door.code ?? null,
    ...(door.unlocked === undefined ? {} : { unlocked: door.unlocked }),
    numbers: numbers.save(),
    bringing: bringing.save(),
    ...(sides.sides === 'each' ? {} : { sides }),
    ...(bests.size === 0 ? {} : { bests: bests.save() }),
  };
  const [first, ...others] = tables.map((table) => table.save());
  assert(first !== undefined, 'there is a table');
  if (others.length === 0) {
    return { format: 'memory-scramble 1', ...once, ...first, ...hall.save() };
  }
  const { deck, pairsDue } = first;
  return {
    format: 'memory-scramble 2',
    ...once,
    ...hall.save(),
    deck,
    ...(pairsDue && { pairsDue }),
    tables: [first, ...others].map(({ deck: _same, pairsDue: _due, ...rest }) => rest),
  };
}
