import { type FieldsOf, fields, text, whole } from '../../shared/readers.ts';
import { type Disk, readText, replaceFile } from '../system/disk.ts';
import { pathOf } from './save-folder.ts';

/** Whether this run of a host answers at this port of this computer. */
export type IsRunning = (port: number, run: string) => Promise<boolean>;

/** Another host, which runs, saves its game to this file. */
export class SaveInUse extends Error {
  constructor(filename: string, port: number) {
    super(`${filename} is in use: the host at port ${port} of this computer saves its game there`);
    this.name = 'SaveInUse';
  }
}

const shape = { port: whole(0, 65_535), run: text };

const readHolder = fields(shape);

type Holder = FieldsOf<typeof shape>;

export interface SaveLockOptions {
  readonly filename: string;
  readonly disk: Disk;
  readonly own: Holder;
  readonly isRunning: IsRunning;
}

/**
 * Two hosts that save to one file would destroy each other's game. So a host writes its port and its
 * run into a file beside it. A host that finds such a file asks at that port: a killed host does not
 * answer, so the file that it left behind stops nobody.
 */
export class SaveLock {
  readonly #options: SaveLockOptions;
  #isTaken = false;
  /** The lock has named another host: the file may have its game, even if it has stopped since. */
  #isLost = false;

  constructor(options: SaveLockOptions) {
    this.#options = options;
  }

  /**
   * @throws SaveInUse if another host has the file, and runs
   * @throws the system's error if nothing can be written there
   */
  async take(): Promise<void> {
    const { filename, disk, own } = this.#options;
    const isRunning = elsewhere(own.port, this.#options.isRunning);
    await refuseSaveInUse({ filename, disk, isRunning });
    await replaceFile(pathOf(filename, 'lock'), JSON.stringify(own), disk);
    this.#isTaken = true;
  }

  /**
   * Whether the file is still ours; a host that could not ask us may have taken it over. If the lock is
   * gone, perhaps with its folder, it is taken again.
   * @throws the system's error if nobody can tell, or it cannot be taken; SaveInUse as take does
   */
  async isOurs(): Promise<boolean> {
    if (this.#isLost) return false;
    const holder = this.#isTaken ? await holderOf(this.#options) : undefined;
    if (holder === undefined) await this.take();
    this.#isLost = holder !== undefined && holder.run !== this.#options.own.run;
    return !this.#isLost;
  }

  async release(): Promise<void> {
    const { filename, disk, own } = this.#options;
    try {
      const isOurs = (await holderOf(this.#options))?.run === own.run;
      if (this.#isTaken && isOurs) await disk.unlink(pathOf(filename, 'lock'));
    } catch {
      // If it is left behind, it stops nobody.
    }
  }
}

/**
 * For a host that has this port itself: the host that had it before is gone, and the new one would ask
 * itself, and not answer yet.
 */
export function elsewhere(own: number, isRunning: IsRunning): IsRunning {
  return async (port, run) => port !== own && (await isRunning(port, run));
}

/** @throws SaveInUse if another host saves its game to this file, and runs */
export async function refuseSaveInUse({
  filename,
  disk,
  isRunning,
}: Omit<SaveLockOptions, 'own'>): Promise<void> {
  // A lock that cannot be read stops nobody: it does not say whom to ask.
  const holder = await holderOf({ filename, disk }).catch(() => undefined);
  if (holder !== undefined && (await isRunning(holder.port, holder.run))) {
    throw new SaveInUse(filename, holder.port);
  }
}

/**
 * The host that the lock names, running or not; undefined: there is none, or half a lock.
 * @throws the system's error if it cannot be read
 */
async function holderOf({
  filename,
  disk,
}: Pick<SaveLockOptions, 'filename' | 'disk'>): Promise<Holder | undefined> {
  try {
    return readHolder(JSON.parse(await readText(pathOf(filename, 'lock'), disk)));
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code !== 'ENOENT';
    if (isThere && !(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
