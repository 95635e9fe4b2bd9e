/** The only place that puts a host together. */

import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type { SaveTrouble } from '../shared/host-api.ts';
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
import { Invitation } from './host/invitation.ts';
import { type Adapters, presentAdapters } from './host/lan.ts';
import { PlayTime } from './story/play-time.ts';
import { type Powers, hostPowers } from './host/powers.ts';
import { Presence } from './host/presence.ts';
import { type ContinuedRecord, Recorder } from './story/recorder.ts';
import { Story } from './story/story.ts';
import type { Disk } from './system/disk.ts';
import { Restarts } from './host/restarts.ts';
import { SaveFolder } from './save/save-folder.ts';
import { type GameApp, type PageHandler, createApp } from './server/app.ts';
import type { Bound } from './server/listen.ts';
import type { OpenMax } from './server/open-requests.ts';
import { type IsRunning, SaveLock, SaveInUse } from './save/lock.ts';
import type { Table, TableNews } from './table/table.ts';

export interface StartOptions {
  readonly table: Table;
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
  /** Hears of each change before anybody else: writes a log. */
  readonly log?: Follower;
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

export interface Remembered {
  /** The port that the host would like; null: any. */
  readonly wantedPort: number | null;
  readonly adapter: string | null;
  readonly onAdapter: (adapter: string) => void;
}

export interface RunningHost {
  readonly app: GameApp;
  readonly table: Table;
  readonly powers: Powers;
  readonly invitation: Invitation;
  readonly recorder: Recorder;
  readonly story: Story;
  readonly port: number;
  /** What is wrong with saving the game at present, or null. */
  readonly saveTrouble: SaveTrouble | null;
  /** Saves the game now, if it is saved at all. */
  save(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Puts the parts together: table, powers, saved game, server.
 * @throws SaveInUse if another host saves its game to the same file
 */
export async function start(options: StartOptions): Promise<RunningHost> {
  const { table, disk, save } = options;
  const bound = await options.bind();
  const { port } = bound;
  const kept = save && (await openFolder(options, save, bound));
  const parts = hostTable(options, kept);
  const { recorder, story } = parts;
  const autosave = kept && save && autosaveOf(options, save, kept.folder, parts);
  const saveTrouble = () => autosave?.trouble ?? (options.isUnsaved === true ? 'unsaved' : null);
  const host = addPowers(options, parts, { port, saveTrouble });
  const app = createApp({ ...options, ...parts, ...host });
  const folder = save === undefined ? tmpdir() : dirname(save.filename);
  const reports = new BugReports(parts, { folder, disk }, options.onBroken ?? (() => undefined));
  const end = follow(parts, { log: options.log, app, reports, autosave });
  const serving = bound.serve(app);
  await autosave?.save();
  return {
    app,
    table,
    ...host,
    recorder,
    story,
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

/** What a table is hosted with, where nothing is kept and nobody is served. */
export type HostOptions = Pick<
  StartOptions,
  'table' | 'clock' | 'random' | 'report' | 'remembered' | 'library' | 'adapters' | 'date'
>;

/** What an earlier run of the host has left. */
interface Known {
  readonly found?: ContinuedRecord | undefined;
  readonly evening?: SavedEvening | undefined;
}

/** All that follows one table, from game to game. */
export type TableParts = ReturnType<typeof hostTable>;

/** Makes all that follows one table. It hears of changes once `follow` is called. */
export function hostTable(options: HostOptions, { found, evening }: Known = {}) {
  const { table, clock, random, report } = options;
  const recorder = new Recorder(table, { clock, report, found });
  return {
    table,
    playTime: new PlayTime(table, clock),
    recorder,
    story: new Story(table, recorder, { clock, date: dateOf(options), evening }),
    presence: new Presence(table, clock),
    computers: new Computers(table, { clock, random, report }),
    beginning: new Beginning(table, clock),
    restarts: new Restarts(table, clock),
  };
}

/** Who else hears of a table. */
interface Others {
  readonly log?: Follower | undefined;
  readonly app?: Follower;
  readonly reports?: Follower;
  readonly autosave?: Follower | undefined;
}

/**
 * From now on, all of these hear of each change of the table, in this order. The app's menu and TV
 * window hear of it on their own: they only look at the table, so the order does not matter.
 * @returns ends all that follows the table
 */
export function follow(parts: TableParts, { log, app, reports, autosave }: Others = {}) {
  const { table, playTime, recorder, story, presence, computers, beginning, restarts } = parts;
  const followers = [
    log, // says what happened, before anything comes of it
    playTime, // the story and the saved game ask how long the game was played
    recorder, // the story, the reports and the saved game need the record with this step
    story, // the table view has its awards and standings
    presence, // from here on: who only sets timers, by what the table says now
    beginning,
    restarts,
    computers,
    app, // lets requests go on or end, when all above are up to date
    reports, // writes a report of a broken game, with the step that broke it
    autosave, // saves what all others made of the change
  ];
  const ends = followers.map((one) => one && table.subscribe((news) => one.hear(news)));
  return () => {
    for (const end of ends) end?.();
    for (const part of [computers, presence, beginning, restarts, story, playTime]) part.stop();
  };
}

/** Gives the host its powers over a table, and a way to invite friends. */
export function addPowers(
  options: HostOptions,
  { table, beginning, story, recorder }: TableParts,
  { port, saveTrouble }: { readonly port: number; readonly saveTrouble: () => SaveTrouble | null },
) {
  const { clock, random, remembered, library } = options;
  const invitation = new Invitation({
    port,
    door: () => table.door,
    adapters: options.adapters ?? presentAdapters(clock),
    adapter: remembered?.adapter ?? null,
    onAdapter: (adapter) => remembered?.onAdapter(adapter),
  });
  const wanted = remembered?.wantedPort ?? port;
  const takenPort = wanted === 0 || wanted === port ? null : wanted;
  const date = dateOf(options);
  const own = { table, beginning, story, recorder, library, invitation };
  return { invitation, powers: hostPowers({ ...own, date, random, saveTrouble, takenPort }) };
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
  const { table, disk } = options;
  const { filename, onTrouble } = save;
  const lock = await lockSave(options, save, bound);
  const folder = new SaveFolder(filename, disk, () => lock.isOurs());
  await folder.removeDrafts();
  const tell = (trouble: SaveTrouble) => (detail: string) => onTrouble(trouble, detail);
  const found = await continueRecord(table, folder.record, tell('unrecorded'));
  return { lock, folder, found, evening: await folder.evening.read(tell('evening')) };
}

/**
 * Takes the file of the game, if it is nobody else's; if it is, gives the port back.
 * @throws SaveInUse
 */
async function lockSave(
  { table, disk }: StartOptions,
  { filename, isRunning }: SaveOptions,
  bound: Bound,
): Promise<SaveLock> {
  const own = { port: bound.port, run: table.run };
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
  { table, clock }: StartOptions,
  { onTrouble }: SaveOptions,
  folder: SaveFolder,
  { recorder, story }: TableParts,
): Autosave {
  const told = () => ({ record: recorder.record, evening: story.evening });
  return new Autosave(table, { folder, clock, onTrouble, told });
}
