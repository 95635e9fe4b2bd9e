import type { FileHandle } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Clock } from '../../main/system/clock.ts';
import type { Disk } from '../../main/system/disk.ts';
import type { Chance } from './chance.ts';

/** A file: what programs read of it, and what of it outlives a loss of power. */
interface Inode {
  written: string;
  synced: string;
}

type Names = Map<string, Inode>;

const CODES = ['EIO', 'ENOSPC', 'EROFS'];
const CALL_MS_MAX = 25;

/**
 * A disk in memory. Each call takes a while and may fail, a write that fails has written a half.
 * What was not forced to it may be lost by a crash, or half of it, and so may a rename.
 */
export class WorldDisk {
  readonly #chance: Chance;
  #names: Names = new Map();
  /** The names as they were last forced to the disk, and what was done to them since. */
  #syncedNames: Names = new Map();
  #changes: ((names: Names) => void)[] = [];
  /** How often a call fails, from 0 to 1. */
  faults = 0;
  /** When a call failed last. */
  lastFaultAt = -Infinity;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** What is on the disk for good under this name. */
  synced(filename: string): string | undefined {
    return this.#syncedNames.get(filename)?.synced;
  }

  /** What a program would read now. */
  read(filename: string): string | undefined {
    return this.#names.get(filename)?.written;
  }

  /** The power fails: what was not forced to the disk is there, or half there, or not. */
  crash(): void {
    const done = this.#chance.between(0, this.#changes.length);
    for (const change of this.#changes.slice(0, done)) change(this.#syncedNames);
    for (const inode of this.#syncedNames.values()) {
      const kept = inode.written.startsWith(inode.synced) ? inode.synced.length : 0;
      const half = inode.written.slice(0, (kept + inode.written.length) / 2);
      inode.synced =
        inode.written === inode.synced
          ? inode.synced
          : this.#chance.pick([inode.written, half, inode.synced]);
      inode.written = inode.synced;
    }
    this.#names = new Map(this.#syncedNames);
    this.#changes = [];
  }

  /** The disk as one process sees it: with the process, its calls end. */
  mountedBy(clock: Clock): Disk {
    const call = <T>(name: string, work: () => T, beforeFault?: () => void) =>
      this.#call(clock, name, work, beforeFault);
    return {
      open: (path, flags) =>
        call('open', () => {
          if (flags === 'r') return this.#directory(call);
          return flags === 'wx' ? this.#file(call, String(path)) : this.#end(call, String(path));
        }),
      rename: (from, to) =>
        call('rename', () => this.#doToNames((names) => rename(names, String(from), String(to)))),
      readFile: ((path: string) =>
        call('readFile', () => this.#readFile(path))) as Disk['readFile'],
      // Who asks what it is reads it next: that may fail, and takes a while.
      stat: (async (path: string) => {
        this.#readFile(path);
        return { isFile: () => true };
      }) as unknown as Disk['stat'],
      readdir: ((path: string) =>
        call('readdir', () =>
          [...this.#names.keys()].flatMap((name) => (dirname(name) === path ? basename(name) : [])),
        )) as Disk['readdir'],
      unlink: (path) => call('unlink', () => this.#unlink(String(path))),
    };
  }

  #readFile(path: string): string {
    const text = this.read(path);
    if (text !== undefined) return text;
    throw Object.assign(new Error(`ENOENT: ${path}`), { code: 'ENOENT' });
  }

  #unlink(path: string): void {
    this.#readFile(path);
    this.#doToNames((names) => names.delete(path));
  }

  /** A new file; what had its name must be gone. */
  #file(call: Call, path: string): FileHandle {
    if (this.#names.has(path)) throw Object.assign(new Error('EEXIST'), { code: 'EEXIST' });
    const inode: Inode = { written: '', synced: '' };
    this.#doToNames((names) => names.set(path, inode));
    return this.#writable(call, inode);
  }

  /** The end of a file that is there. */
  #end(call: Call, path: string): FileHandle {
    this.#readFile(path);
    return this.#writable(call, this.#names.get(path) as Inode);
  }

  #writable(call: Call, inode: Inode): FileHandle {
    const write = (text: string) => {
      inode.written += text;
    };
    return handle({
      writeFile: (text: string) =>
        call(
          'write',
          () => write(text),
          () => write(text.slice(0, text.length / 2)),
        ),
      sync: () =>
        call('sync', () => {
          inode.synced = inode.written;
        }),
      close: () => call('close', () => undefined),
    });
  }

  #directory(call: Call): FileHandle {
    return handle({
      sync: () =>
        call('sync', () => {
          this.#syncedNames = new Map(this.#names);
          this.#changes = [];
        }),
      close: () => call('close', () => undefined),
    });
  }

  #doToNames(change: (names: Names) => void): void {
    change(this.#names);
    this.#changes.push(change);
  }

  #call<T>(clock: Clock, name: string, work: () => T, beforeFault?: () => void): Promise<T> {
    return new Promise((resolve, reject) => {
      clock.after(this.#chance.below(CALL_MS_MAX), () => {
        if (this.#chance.happens(this.faults)) {
          this.lastFaultAt = clock.now();
          beforeFault?.();
          const code = this.#chance.pick(CODES);
          reject(Object.assign(new Error(`${code}: ${name} failed`), { code }));
          return;
        }
        try {
          resolve(work());
        } catch (error) {
          reject(error); // a file that is not there
        }
      });
    });
  }
}

type Call = <T>(name: string, work: () => T, beforeFault?: () => void) => Promise<T>;

/** Only these methods are used; whatever else were called would be missed loudly. */
function handle(methods: object): FileHandle {
  return methods as FileHandle;
}

function rename(names: Names, from: string, to: string): void {
  const inode = names.get(from);
  if (inode === undefined) throw Object.assign(new Error(`ENOENT: ${from}`), { code: 'ENOENT' });
  names.delete(from);
  names.set(to, inode);
}
