import { basename, dirname } from 'node:path';
import type { SaveTrouble } from '../../shared/host-state.ts';
import type { Pictures } from '../game/deck.ts';
import type { RecordedGame } from '../game/record.ts';
import type { Evening } from '../story/evening.ts';
import { type Disk, DRAFT, asideName, removeIfThere, replaceFile } from '../system/disk.ts';
import { EveningFile } from './evening-file.ts';
import { PartFile } from './part-file.ts';
import { PictureFiles, type Place } from './picture-files.ts';
import { RecordFile } from './record-file.ts';

/** Whose pictures: those of the deck that is played, or those of the cards that are brought. */
type PicturesOf = 'pictures' | 'brought';

/** What lies beside a saved game, by the end of its name. */
export type Part = 'lock' | 'host' | 'evening' | RecordPart | `${PicturesOf}-${Place}`;

/** The record of a game at table 1, or at another. */
type RecordPart = `record-${number}` | `record-${number}-${number}`;

/** The name of a part. No other module makes one up. */
export function pathOf(saveFile: string, part: Part): string {
  return `${saveFile}.${part}`;
}

/** The parts that belong to one game. The lock and the secret are the running host's. */
const OF_GAME = /^\.(?:(?:pictures|brought)-[ab]|record-\d+(?:-\d+)?|evening)$/;

const RECORD = /^\.record-(\d+)(?:-\d+)?$/;

/** What is saved of one moment. */
export interface Moment {
  /** The game, as it is written. */
  readonly game: string;
  readonly pictures: Pictures;
  readonly brought: Pictures;
  /** They grow: all that they have when they are written. */
  readonly records?: readonly TableRecord[] | undefined;
  readonly evening?: Evening | undefined;
}

/** The record of the running game at a table. */
export interface TableRecord {
  readonly table: number;
  readonly record: RecordedGame;
}

/** A part was not kept, but the game was. */
export interface Unkept {
  readonly trouble: Extract<SaveTrouble, 'unrecorded' | 'evening'>;
  readonly detail: string;
}

/** Another host saves its game to this file now. */
export class TakenOver extends Error {
  constructor(filename: string) {
    super(filename);
    this.name = 'TakenOver';
  }
}

/**
 * All that the disk has of one game: the file that the host named, and its parts beside it. Only this
 * module knows their names, and the order in which they are written.
 *
 * At any moment one whole game is in the file, and all that it needs is beside it, whenever the host
 * dies: pictures are written before the game that shows them, and the record before the game that says
 * how many steps it had; what an earlier game needed goes when the next one is saved.
 */
export class SaveFolder {
  readonly filename: string;
  readonly disk: Disk;
  /** The pictures of the deck, and those of the cards that are brought. */
  readonly pictures: PictureFiles;
  readonly brought: PictureFiles;
  readonly evening: EveningFile;
  readonly #records = new Map<number, RecordFile>();
  readonly #isOurs: () => Promise<boolean>;
  /** The game whose record is the only one in the folder. */
  #tidied: number | undefined;

  /** @param isOurs whether the game is this host's to write: what the lock says */
  constructor(filename: string, disk: Disk, isOurs: () => Promise<boolean> = async () => true) {
    const picturesOf = (of: PicturesOf) =>
      new PictureFiles({ a: pathOf(filename, `${of}-a`), b: pathOf(filename, `${of}-b`) }, disk);
    this.filename = filename;
    this.disk = disk;
    this.pictures = picturesOf('pictures');
    this.brought = picturesOf('brought');
    this.evening = new EveningFile(this.#fileOf('evening'));
    this.#isOurs = isOurs;
  }

  /** The record of a table. */
  recordOf(table: number): RecordFile {
    const known = this.#records.get(table);
    if (known !== undefined) return known;
    const end = table === 1 ? '' : (`-${table}` as const);
    const record = new RecordFile((game) => this.#fileOf(`record-${game}${end}` as RecordPart));
    this.#records.set(table, record);
    return record;
  }

  /**
   * Writes all that is saved of one moment. The game is worth more than its record and the evening: if
   * these cannot be written, it is saved without them.
   * @returns which of the two was not kept, if any
   * @throws TakenOver; the system's error, if the game was not saved
   */
  async write({ game, pictures, brought, records, evening }: Moment): Promise<Unkept | undefined> {
    if (!(await this.#isOurs())) throw new TakenOver(this.filename);
    await this.pictures.write(pictures);
    await this.brought.write(brought);
    const unkept =
      (await unkeptAs('unrecorded', async () => records && this.#writeRecords(records))) ??
      (await unkeptAs('evening', async () => evening && this.evening.write(evening)));
    await replaceFile(this.filename, game, this.disk);
    await this.pictures.tidy(pictures);
    await this.brought.tidy(brought);
    const running = records?.[0]?.record.head.game;
    if (running !== undefined) await this.#removeOtherRecords(running);
    return unkept;
  }

  /** All at once: each is a file of its own. @throws the first error of the system */
  async #writeRecords(records: readonly TableRecord[]): Promise<void> {
    const written = await Promise.allSettled(
      records.map(({ table, record }) => this.recordOf(table).write(record)),
    );
    for (const one of written) if (one.status === 'rejected') throw one.reason;
  }

  /**
   * Gives a damaged game another name, and all that belongs to it a name alike: the next game would
   * write over it. The game itself goes last, so whenever the host dies, nothing is taken for a part of
   * another game.
   * @returns the name of the game
   * @throws the system's error
   */
  async setAside(): Promise<string> {
    const { filename, disk } = this;
    const aside = asideName(filename);
    for (const end of await this.#ends()) {
      if (OF_GAME.test(end)) await disk.rename(filename + end, aside + end);
    }
    await disk.rename(filename, aside);
    return aside;
  }

  /**
   * At the start of a host: removes half-written parts that a kill left behind. The next draft of the
   * same part would replace one, but that part may never be written again.
   */
  async removeDrafts(): Promise<void> {
    try {
      await this.#remove((end) => isDraftOf(OF_GAME, end));
    } catch {
      // It is tried again at the next start; the first save finds out what is wrong with the disk.
    }
  }

  /**
   * This game is saved, so no save needs the records of other games any more; a host that was killed
   * may have left some behind. They have names of people in them, so they go.
   */
  async #removeOtherRecords(game: number): Promise<void> {
    if (game === this.#tidied) return;
    const isOther = (end: string) => {
      const of = RECORD.exec(end)?.[1];
      return of !== undefined && Number(of) !== game;
    };
    try {
      await this.#remove((end) => isOther(end) || isDraftOf(RECORD, end));
      this.#tidied = game;
    } catch {
      // The folder or one of them cannot be changed now: it is tried again after the next save.
    }
  }

  /** @throws the first error of the system, after removing what can be removed */
  async #remove(isOne: (end: string) => boolean): Promise<void> {
    const ends = (await this.#ends()).filter(isOne);
    const removed = await Promise.allSettled(
      ends.map((end) => removeIfThere(this.filename + end, this.disk)),
    );
    for (const one of removed) if (one.status === 'rejected') throw one.reason;
  }

  #fileOf(part: Part): PartFile {
    return new PartFile(pathOf(this.filename, part), this.disk);
  }

  /** The ends of all names that begin with the name of the saved game. */
  async #ends(): Promise<readonly string[]> {
    const name = basename(this.filename);
    const others = await this.disk.readdir(dirname(this.filename));
    return others
      .filter((other) => other.startsWith(name))
      .map((other) => other.slice(name.length));
  }
}

async function unkeptAs(
  trouble: Unkept['trouble'],
  write: () => Promise<void>,
): Promise<Unkept | undefined> {
  try {
    await write();
    return undefined;
  } catch (error) {
    return { trouble, detail: (error as Error).message }; // told, and tried again
  }
}

function isDraftOf(part: RegExp, end: string): boolean {
  return end.endsWith(DRAFT) && part.test(end.slice(0, -DRAFT.length));
}
