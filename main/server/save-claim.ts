import { type FieldsOf, fields, text, whole } from '../../shared/readers.ts';
import { readText } from '../host/read-file.ts';
import { type Disk, replaceFile } from '../host/replace-file.ts';

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

export interface SaveClaimOptions {
  readonly filename: string;
  readonly disk: Disk;
  readonly own: Holder;
  readonly isRunning: IsRunning;
}

/**
 * Two hosts that save to one file would destroy each other's game. So a host writes into a file
 * beside it where it listens. A host that finds such a file asks there: one that was killed does not
 * answer, so the file it left behind stops nobody.
 */
export class SaveClaim {
  readonly #options: SaveClaimOptions;
  #isTaken = false;
  /** Another host has been seen in it: its game may be there, even if it has stopped since. */
  #isLost = false;

  constructor(options: SaveClaimOptions) {
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
    await replaceFile(lockOf(filename), JSON.stringify(own), disk);
    this.#isTaken = true;
  }

  /**
   * Whether the file is still ours; a host that could not ask us may have taken it over. A claim that
   * is gone, perhaps with its folder, is taken again.
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
      if (this.#isTaken && isOurs) await disk.unlink(lockOf(filename));
    } catch {
      // If it is left behind, it stops nobody.
    }
  }
}

/**
 * For a host that has this port itself: the host that had it before is gone, and asking there would be
 * asking itself, which does not answer yet.
 */
export function elsewhere(own: number, isRunning: IsRunning): IsRunning {
  return async (port, run) => port !== own && (await isRunning(port, run));
}

/** @throws SaveInUse if another host saves its game to this file, and runs */
export async function refuseSaveInUse({
  filename,
  disk,
  isRunning,
}: Omit<SaveClaimOptions, 'own'>): Promise<void> {
  // A file that cannot be read stops nobody: it does not say whom to ask.
  const holder = await holderOf({ filename, disk }).catch(() => undefined);
  if (holder !== undefined && (await isRunning(holder.port, holder.run))) {
    throw new SaveInUse(filename, holder.port);
  }
}

function lockOf(filename: string): string {
  return `${filename}.lock`;
}

/**
 * Who has the file, running or not; undefined: nobody, or it was half written.
 * @throws the system's error if it cannot be read
 */
async function holderOf({
  filename,
  disk,
}: Pick<SaveClaimOptions, 'filename' | 'disk'>): Promise<Holder | undefined> {
  try {
    return readHolder(JSON.parse(await readText(lockOf(filename), disk)));
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code !== 'ENOENT';
    if (isThere && !(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
