/** The only place that puts a host together. */

import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type { SaveTrouble } from '../shared/host-state.ts';
import type { Random } from './game/deck.ts';
import type { Report } from './game/events.ts';
import { Autosave } from './save/autosave.ts';
import { Beginning } from './host/beginning.ts';
import type { BoardLibrary } from './host/board-library.ts';
import { BugReports } from './host/bug-report.ts';
import type { Clock } from './system/clock.ts';
import type { SavedEvening } from './story/evening.ts';
import { continueRecord } from './save/continue-record.ts';
import { Computers } from './host/computers.ts';
import { Invitation, type Remembered } from './host/invitation.ts';
import { type Adapters, presentAdapters } from './host/lan.ts';
import { CommonStart, PlayTime } from './story/play-time.ts';
import { type Powers, hostPowers } from './host/powers.ts';
import { Presence } from './host/presence.ts';
import { type ContinuedRecord, Recorder } from './story/recorder.ts';
import { Story } from './story/story.ts';
import { Tonight } from './story/tonight.ts';
import { TvShown } from './story/tv-shown.ts';
import type { Disk } from './system/disk.ts';
import { Restarts } from './host/restarts.ts';
import { SaveFolder } from './save/save-folder.ts';
import { type GameApp, type PageHandler, createApp } from './server/app.ts';
import type { Bound } from './server/listen.ts';
import type { OpenMax } from './server/open-requests.ts';
import { type IsRunning, SaveLock, SaveInUse } from './save/lock.ts';
import type { Room } from './table/room.ts';
import type { Table, TableNews } from './table/table.ts';

export interface StartOptions {
  readonly room: Room;
  readonly disk: Disk;
  readonly clock: Clock;
  readonly random: Random;
  /** Told of bugs. */
  readonly report: Report;
  /** Takes the port at which friends find the host. */
  readonly bind: () => Promise<Bound>;
  /** Answers with the files of the page; without it, there is only the protocol. */
  readonly page?: PageHandler | undefined;
  /** With it, the host's own browser has the powers of the host. */
  readonly secret?: string | undefined;
  /** Further names of this computer. */
  readonly names?: readonly string[];
  /** A proxy on this computer tells the truth about whom it asks for. */
  readonly proxy?: boolean;
  /** How many requests may wait, instead of the usual limits. */
  readonly openMax?: OpenMax;
  /** Where the game is kept; without it, nowhere. */
  readonly save?: SaveOptions | undefined;
  /** The last game could not be read and is left alone, so this one is kept nowhere. */
  readonly isUnsaved?: boolean;
  /** Told that a bug broke the game, and where the report of it is: beside the saved game. */
  readonly onBroken?: (sentence: string) => void;
  /** Hears of each change of a table before anybody else: writes a log. */
  readonly log?: (table: Table) => Follower;
  /** What the app remembers from the last time. */
  readonly remembered?: Remembered;
  /** Where the host's own boards are kept, if anywhere. */
  readonly library?: BoardLibrary | undefined;
  /** The networks that this computer is on at present. */
  readonly adapters?: () => Adapters;
  /** The date and time: milliseconds since 1970. */
  readonly date?: () => number;
}

/** Hears of each change of a table. */
export interface Follower {
  hear(news: TableNews): void;
}

export interface SaveOptions {
  readonly filename: string;
  readonly onTrouble: (trouble: SaveTrouble, detail: string) => void;
  /** Whether a host that saves to the same file runs still. */
  readonly isRunning: IsRunning;
}

export interface RunningHost {
  readonly app: GameApp;
  readonly room: Room;
  /** What follows a table of the room. */
  readonly of: (table: Table) => TableParts;
  readonly tonight: Tonight;
  readonly powers: Powers;
  readonly invitation: Invitation;
  readonly port: number;
  /** What is wrong with saving the game at present, or null. */
  readonly saveTrouble: SaveTrouble | null;
  /** Saves the game now, if it is saved at all. */
  save(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Puts the parts together: room, powers, saved game, server.
 * @throws SaveInUse if another host saves its game to the same file
 */
export async function start(options: StartOptions): Promise<RunningHost> {
  const { room, disk, save } = options;
  const bound = await options.bind();
  const { port } = bound;
  const kept = save && (await openFolder(options, save, bound));
  const parts = hostRoom(options, kept);
  const autosave = kept && save && autosaveOf(options, save, kept.folder, parts);
  const saveTrouble = () => autosave?.trouble ?? (options.isUnsaved === true ? 'unsaved' : null);
  const host = addPowers(options, parts, { port, saveTrouble });
  const app = createApp({ ...options, ...parts, ...host });
  const folder = save === undefined ? tmpdir() : dirname(save.filename);
  const onBroken = options.onBroken ?? (() => undefined);
  const reports = (told: TableParts) => new BugReports(told, { folder, disk }, onBroken);
  const end = follow(parts, { log: options.log, app, reports, autosave });
  const serving = bound.serve(app);
  await autosave?.save();
  return {
    app,
    room,
    ...host,
    of: parts.of,
    tonight: parts.tonight,
    port,
    get saveTrouble() {
      return saveTrouble();
    },
    save: async () => autosave?.save(),
    stop: async () => {
      await serving.stop();
      end();
      await autosave?.stop();
      await kept?.lock.release();
    },
  };
}

/** What a room is hosted with, where nothing is kept and nobody is served. */
export type HostOptions = Pick<
  StartOptions,
  'room' | 'clock' | 'random' | 'report' | 'remembered' | 'library' | 'adapters' | 'date'
>;

/** What an earlier run of the host has left. */
interface Known {
  /** The records of the running game, by the numbers of their tables. */
  readonly found?: ReadonlyMap<number, ContinuedRecord> | undefined;
  readonly evening?: SavedEvening | undefined;
}

/** All that follows one table, from game to game. */
export type TableParts = ReturnType<typeof hostTable>;

/** All that follows a room, and each of its tables. */
export type RoomParts = ReturnType<typeof hostRoom>;

/** Makes all that follows a room. It hears of changes once `follow` is called. */
export function hostRoom(options: HostOptions, { found, evening }: Known = {}) {
  const { room, clock } = options;
  const tonight = new Tonight(room, { clock, date: dateOf(options), evening });
  const once = { tonight, tv: new TvShown(clock), common: new CommonStart(clock) };
  const tables = new Map<Table, TableParts>();
  const known = new Map(found);
  room.attend((table) => {
    tables.set(table, hostTable(table, options, { ...once, found: known.get(table.number) }));
    known.delete(table.number); // a table of this number may open again, with another game
    return () => tables.delete(table);
  });
  const of = (table: Table): TableParts => {
    const parts = tables.get(table);
    assert(parts !== undefined, 'each table of the room is followed');
    return parts;
  };
  const beginning = new Beginning(room, clock);
  const restarts = new Restarts(room, clock, beginning);
  return { room, of, tonight, tv: once.tv, beginning, restarts };
}

/** What the parts of a table need of the room’s. */
interface Once {
  readonly tonight: Tonight;
  readonly tv: TvShown;
  readonly common: CommonStart;
  readonly found: ContinuedRecord | undefined;
}

function hostTable(table: Table, options: HostOptions, { tonight, tv, common, found }: Once) {
  const { clock, random, report } = options;
  const recorder = new Recorder(table, { clock, report, found });
  return {
    table,
    playTime: new PlayTime(table, clock, common),
    recorder,
    story: new Story(table, recorder, { tonight, tv }),
    presence: new Presence(table, clock),
    computers: new Computers(table, { clock, random, report }),
  };
}

/** Who else hears of the tables. */
interface Others {
  readonly log?: StartOptions['log'] | undefined;
  readonly app?: GameApp;
  readonly reports?: (parts: TableParts) => Follower;
  readonly autosave?: Follower | undefined;
}

/**
 * From now on, all of these hear of each change of each table, in this order. The app's menu and TV
 * window hear of it on their own: they only look at the room, so the order does not matter.
 * @returns ends all that follows the room
 */
export function follow(parts: RoomParts, { log, app, reports, autosave }: Others = {}) {
  const { room, tonight, tv, beginning, restarts } = parts;
  const end = room.attend((table) => {
    const own = parts.of(table);
    const { playTime, recorder, story, presence, computers } = own;
    const isFirst = table === room.first;
    const followers = [
      log?.(table), // says what happened, before anything comes of it
      playTime, // the story and the saved game ask how long the game was played
      recorder, // the story, the reports and the saved game need the record with this step
      story, // the table view has its awards and standings
      presence, // from here on: who only sets timers, by what the table says now
      isFirst ? beginning : undefined, // all tables begin together: one tells it
      isFirst ? restarts : undefined,
      computers,
      app && { hear: (news: TableNews) => app.hear(news, table) }, // lets requests go on or end, when all above are up to date
      reports?.(own), // writes a report of a broken game, with the step that broke it
      autosave, // saves what all others made of the change
    ];
    const ends = followers.map((one) => one && table.subscribe((news) => one.hear(news)));
    return () => {
      for (const endOne of ends) endOne?.();
      for (const part of [computers, presence, playTime]) part.stop();
    };
  });
  return () => {
    end();
    for (const part of [beginning, restarts, tonight, tv]) part.stop();
  };
}

/** Gives the host its powers over a room, and a way to invite friends. */
export function addPowers(
  options: HostOptions,
  parts: RoomParts,
  { port, saveTrouble }: { readonly port: number; readonly saveTrouble: () => SaveTrouble | null },
) {
  const { room, clock, random, remembered, library } = options;
  const invitation = new Invitation({
    port,
    door: () => room.door,
    adapters: options.adapters ?? presentAdapters(clock),
    remembered,
  });
  const wanted = remembered?.wantedPort ?? port;
  const takenPort = wanted === 0 || wanted === port ? null : wanted;
  const at = (number: number) => {
    const table = room.at(number);
    return table && parts.of(table);
  };
  const own = { ...parts, at, library, invitation, date: dateOf(options) };
  return { invitation, powers: hostPowers({ ...own, random, saveTrouble, takenPort }) };
}

function dateOf({ date = Date.now }: HostOptions): () => number {
  return date;
}

/** Where a game is kept, and what was found there. */
interface OpenFolder extends Known {
  readonly lock: SaveLock;
  readonly folder: SaveFolder;
}

/**
 * Opens the folder of the saved game, and reads what is beside it.
 * @throws SaveInUse
 */
async function openFolder(
  options: StartOptions,
  save: SaveOptions,
  bound: Bound,
): Promise<OpenFolder> {
  const { room, disk } = options;
  const { filename, onTrouble } = save;
  const lock = await lockSave(options, save, bound);
  const folder = new SaveFolder(filename, disk, () => lock.isOurs());
  await folder.removeDrafts();
  const tell = (trouble: SaveTrouble) => (detail: string) => onTrouble(trouble, detail);
  const found = new Map<number, ContinuedRecord>();
  for (const table of room.tables) {
    const { number } = table;
    const record = await continueRecord(table, folder.recordOf(number), tell('unrecorded'));
    if (record !== undefined) found.set(number, record);
  }
  return { lock, folder, found, evening: await folder.evening.read(tell('evening')) };
}

/**
 * Takes the file of the game, if it is nobody else's; if it is, gives the port back.
 * @throws SaveInUse
 */
async function lockSave(
  { room, disk }: StartOptions,
  { filename, isRunning }: SaveOptions,
  bound: Bound,
): Promise<SaveLock> {
  const own = { port: bound.port, run: room.run };
  const lock = new SaveLock({ filename, disk, own, isRunning });
  try {
    await lock.take();
  } catch (error) {
    if (error instanceof SaveInUse) {
      await bound.release();
      throw error;
    }
    // Nothing can be written there: the first save finds out, and says so.
  }
  return lock;
}

function autosaveOf(
  { room, clock }: StartOptions,
  { onTrouble }: SaveOptions,
  folder: SaveFolder,
  { of, tonight }: RoomParts,
): Autosave {
  const told = () => ({
    records: room.tables.map((table) => ({
      table: table.number,
      record: of(table).recorder.record,
    })),
    evening: tonight.evening,
  });
  return new Autosave(room, { folder, clock, onTrouble, told });
}
