/** The only place that puts a host together. */

import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type { SaveTrouble } from '../shared/host-api.ts';
import type { Random } from './game/deck.ts';
import type { Report } from './game/events.ts';
import { Autosave, type KeptRecord } from './host/autosave.ts';
import { Beginning } from './host/beginning.ts';
import type { BoardLibrary } from './host/board-library.ts';
import { keepBugReports } from './host/bug-report.ts';
import type { Clock } from './host/clock.ts';
import type { SavedEvening } from './host/evening.ts';
import { EveningFile } from './host/evening-file.ts';
import { continueRecord } from './host/continue-record.ts';
import { Computers } from './host/computers.ts';
import { Invitation } from './host/invitation.ts';
import { type Adapters, presentAdapters } from './host/lan.ts';
import { PlayTime } from './host/play-time.ts';
import { Powers } from './host/powers.ts';
import { RecordFile } from './host/record-file.ts';
import { type ContinuedRecord, Recorder } from './host/recorder.ts';
import { Story } from './host/story.ts';
import type { Disk } from './host/replace-file.ts';
import { Restarts } from './host/restarts.ts';
import { removeDrafts } from './host/set-save-aside.ts';
import { type GameApp, type PageHandler, createApp } from './server/app.ts';
import type { Bound } from './server/listen.ts';
import type { OpenMax } from './server/open-requests.ts';
import { type IsRunning, SaveClaim, SaveInUse } from './server/save-claim.ts';
import type { Table } from './table/table.ts';

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
  /** How many requests may wait, if not as many as the limits say. */
  readonly openMax?: OpenMax;
  /** Where the game is kept; without it, nowhere. */
  readonly save?: SaveOptions | undefined;
  /** The last game could not be read and is left alone, so this one is kept nowhere. */
  readonly isUnsaved?: boolean;
  /** Told that a bug broke the game, and where the report of it is: beside the saved game. */
  readonly onBroken?: (sentence: string) => void;
  /** What the app remembers of its host. */
  readonly remembered?: Remembered;
  /** Where the host's own boards are kept, if anywhere. */
  readonly library?: BoardLibrary | undefined;
  /** The networks that this computer is on at present. */
  readonly adapters?: () => Adapters;
  /** Milliseconds since 1970, by the clock on the wall. */
  readonly date?: () => number;
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
  const kept = save && (await keep(options, save, bound));
  const { recorder, story } = kept ?? tellGames(options);
  const saveTrouble = () =>
    kept?.autosave.trouble ?? (options.isUnsaved === true ? 'unsaved' : null);
  const folder = save === undefined ? tmpdir() : dirname(save.filename);
  const endReports = keepBugReports(
    { table, recorder },
    { folder, disk },
    options.onBroken ?? (() => undefined),
  );
  const host = addHost(options, { recorder, story, port, saveTrouble });
  const { powers, invitation } = host;
  const app = createApp({ ...options, ...host, recorder, story });
  const serving = bound.serve(app);
  await kept?.autosave.save();
  return {
    app,
    table,
    powers,
    invitation,
    recorder,
    story,
    port,
    get saveTrouble() {
      return saveTrouble();
    },
    save: async () => kept?.autosave.save(),
    stop: async () => {
      host.stop();
      await serving.stop();
      recorder.stop();
      story.stop();
      endReports();
      await kept?.autosave.stop();
      await kept?.claim.release();
    },
  };
}

/** What is added to a table where nothing is kept and nobody is served. */
export type HostOptions = Pick<
  StartOptions,
  'table' | 'clock' | 'random' | 'report' | 'remembered' | 'library' | 'adapters' | 'date'
>;

/** What was put together before it. */
interface Before extends Told {
  readonly port: number;
  readonly saveTrouble: () => SaveTrouble | null;
}

/** Adds to a table what a host adds, but for its files and its server. */
export function addHost(options: HostOptions, { recorder, story, port, saveTrouble }: Before) {
  const { table, clock, random, report, remembered } = options;
  const playTime = new PlayTime(table, clock);
  const restarts = new Restarts(table, clock);
  const computers = new Computers(table, { clock, random, report });
  const beginning = new Beginning(table, clock);
  const invitation = new Invitation({
    port,
    door: () => table.players.door,
    adapters: options.adapters ?? presentAdapters(clock),
    adapter: remembered?.adapter ?? null,
    onAdapter: (adapter) => remembered?.onAdapter(adapter),
  });
  const wanted = remembered?.wantedPort ?? port;
  const powers = new Powers({
    table,
    invitation,
    beginning,
    story,
    recorder,
    date: dateOf(options),
    random,
    saveTrouble,
    takenPort: wanted === 0 || wanted === port ? null : wanted,
    library: options.library,
  });
  const stop = () => {
    for (const part of [computers, restarts, beginning, playTime]) part.stop();
  };
  return { playTime, restarts, beginning, invitation, powers, stop };
}

/**
 * Takes the file of the game, if it is nobody else's; if it is, gives the port back.
 * @throws SaveInUse
 */
async function claimSave(
  { table, disk }: StartOptions,
  { filename, isRunning }: SaveOptions,
  bound: Bound,
): Promise<SaveClaim> {
  const own = { port: bound.port, run: table.run };
  const claim = new SaveClaim({ filename, disk, own, isRunning });
  try {
    await claim.take();
  } catch (error) {
    if (error instanceof SaveInUse) {
      await bound.release();
      throw error;
    }
    // Nothing can be written there: the first save finds out as well, and says so.
  }
  return claim;
}

/** What is told of games: how they went, and what comes of it. */
interface Told {
  readonly recorder: Recorder;
  readonly story: Story;
}

/** What is known of them from an earlier run of the host. */
interface Known {
  readonly found?: ContinuedRecord | undefined;
  readonly evening?: SavedEvening | undefined;
}

/** Follows the games of a table: how they go, and what is told of them. */
export function tellGames(options: HostOptions, { found, evening }: Known = {}): Told {
  const { table, clock } = options;
  const recorder = new Recorder(table, { ...options, found });
  const story = new Story(table, recorder, { clock, date: dateOf(options), evening });
  return { recorder, story };
}

function dateOf({ date = Date.now }: HostOptions): () => number {
  return date;
}

interface Kept extends Told {
  readonly claim: SaveClaim;
  readonly autosave: Autosave;
}

/**
 * Keeps the game in its file, and its record and the evening beside it.
 * @throws SaveInUse
 */
async function keep(options: StartOptions, save: SaveOptions, bound: Bound): Promise<Kept> {
  const { table, clock, disk } = options;
  const { filename, onTrouble } = save;
  const claim = await claimSave(options, save, bound);
  await removeDrafts(filename, disk);
  const file = new RecordFile(filename, disk);
  const onLost = (detail: string) => onTrouble('unrecorded', detail);
  const eveningFile = new EveningFile(filename, disk);
  const found = await continueRecord(table, file, onLost);
  const told = tellGames(options, {
    found,
    evening: await eveningFile.read((detail) => onTrouble('evening', detail)),
  });
  const record = (): KeptRecord => {
    const kept = file.keep(told.recorder.record);
    const write = async () => {
      await kept.write();
      await eveningFile.write(told.story.evening);
    };
    return { write, tidy: () => kept.tidy() };
  };
  const isOurs = () => claim.isOurs();
  const autosave = new Autosave(table, { filename, clock, disk, onTrouble, isOurs, record });
  return { claim, autosave, ...told };
}
