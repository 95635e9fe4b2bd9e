import * as nodeDisk from 'node:fs/promises';
import type { Disk } from '../../main/system/disk.ts';

type FileHandle = nodeDisk.FileHandle;

/** Which calls fail, counted from 1 since `failing` was last called. */
type Fails = (call: number) => boolean;

/**
 * The real disk, which counts its calls, and on which chosen calls fail. A write that fails has
 * written a half of what it should.
 */
export class TestDisk implements Disk {
  /** The names of all calls. */
  readonly calls: string[] = [];
  /** The names of those that failed. */
  readonly faults: string[] = [];
  #inFlight = 0;
  #since = 0;
  #code = 'EIO';
  #fails: Fails = () => false;

  /** From now on, these calls fail with this code of the system. */
  failing(code: string, fails: Fails): void {
    this.#code = code;
    this.#fails = fails;
    this.#since = this.calls.length;
  }

  /** Whether nothing is being done. Who writes goes from one call to the next without a pause. */
  get isIdle(): boolean {
    return this.#inFlight === 0;
  }

  count(call: string): number {
    return this.calls.filter((name) => name === call).length;
  }

  readonly open: Disk['open'] = async (...given) =>
    this.#call('open', async () => this.#handle(await nodeDisk.open(...given)));

  readonly rename: Disk['rename'] = (...given) =>
    this.#call('rename', () => nodeDisk.rename(...given));

  readonly unlink: Disk['unlink'] = (path) => this.#call('unlink', () => nodeDisk.unlink(path));

  readonly readdir = ((path: string) =>
    this.#call('readdir', () => nodeDisk.readdir(path))) as Disk['readdir'];

  readonly stat = ((path: string) => this.#call('stat', () => nodeDisk.stat(path))) as Disk['stat'];

  readonly readFile = ((...given: Parameters<typeof nodeDisk.readFile>) =>
    this.#call('readFile', () => nodeDisk.readFile(...given))) as Disk['readFile'];

  #handle(real: FileHandle): FileHandle {
    const half = (text: string) => real.writeFile(text.slice(0, text.length / 2));
    const handle = {
      writeFile: (text: string) =>
        this.#call(
          'write',
          () => real.writeFile(text),
          () => half(text),
        ),
      sync: () => this.#call('sync', () => real.sync()),
      close: () =>
        this.#call(
          'close',
          () => real.close(),
          () => real.close(),
        ),
    };
    // Only these are used; whatever else were called would be missed loudly.
    return handle as unknown as FileHandle;
  }

  async #call<T>(
    name: string,
    work: () => Promise<T>,
    beforeFault: () => Promise<void> = async () => undefined,
  ): Promise<T> {
    this.calls.push(name);
    this.#inFlight++;
    try {
      if (!this.#fails(this.calls.length - this.#since)) return await work();
      this.faults.push(name);
      await beforeFault();
      throw Object.assign(new Error(`${this.#code}: ${name} failed`), { code: this.#code });
    } finally {
      this.#inFlight--;
    }
  }
}
