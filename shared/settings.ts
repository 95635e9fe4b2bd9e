/** What the host decides about the room: one list of fields, from which all else follows. */

import { limits } from './limits.ts';
import {
  type FieldsOf,
  type Reader,
  fields,
  nullable,
  optional,
  someOf,
  whole,
  yesOrNo,
} from './readers.ts';
import { EACH } from './sides.ts';
import { sidesShape } from './sides-settings.ts';

/** A whole number of seconds, up to a day; or null for never. */
function secondsFrom(least: number): Reader<number | null> {
  return nullable(whole(least, 86_400));
}

const shape = {
  /** Lay a deck out shuffled, or as its file is written. */
  shuffle: yesOrNo,
  /** A new game waits in a lobby until the host begins it (4-H). */
  lobby: yesOrNo,
  replace: yesOrNo,
  /** Away for this long, a page player leaves (4-C). */
  leaveSeconds: secondsFrom(15),
  /** With a first card for this long while somebody waits, or has its twin, a page player gives it up (4-G). */
  holdUpSeconds: secondsFrom(10),
  /** A new game begins by itself this often, once a day at least. */
  restartMinutes: nullable(whole(1, 1_440)),
  /** Nobody else gets a seat; players keep theirs. */
  closed: yesOrNo,
  /** Only the host renames players. */
  fixedNames: yesOrNo,
  /** The TV says the cards that are turned, in the language of their deck. */
  tvSpeaks: yesOrNo,
  /** At how many tables the next game is played. */
  tables: whole(1, limits.tablesMax),
  /** Who wins the next game: `teams` and `teamsBy` are those of `sides: 'teams'`. */
  ...sidesShape,
};

/** The settings of a room. Seconds and minutes: `null` is never. */
export type RoomSettings = FieldsOf<typeof shape>;

export const defaultSettings: RoomSettings = {
  shuffle: true,
  lobby: false,
  replace: true,
  leaveSeconds: 60,
  holdUpSeconds: 30,
  restartMinutes: null,
  closed: false,
  fixedNames: false,
  tvSpeaks: false,
  tables: 1,
  ...EACH,
};

/** Older saves do not have the newer settings. */
const readSaved = fields({
  ...shape,
  closed: optional(yesOrNo),
  fixedNames: optional(yesOrNo),
  tvSpeaks: optional(yesOrNo),
  tables: optional(shape.tables),
  sides: optional(shape.sides),
  teams: optional(shape.teams),
  teamsBy: optional(shape.teamsBy),
});

/** Reads all settings. */
export const readSettings: Reader<RoomSettings> = (value) => {
  const saved = readSaved(value);
  return saved && { ...defaultSettings, ...saved };
};

/** Reads some of them: a change. */
export const readSettingsChange: Reader<Partial<RoomSettings>> = someOf(shape);
