/** A screen that can be looked at from outside, while nobody looks into the program on it. */

import { closeSync, openSync, readSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startXvfb } from '../support/xvfb.ts';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const LOOK_EVERY_MS = 3;
const PATIENCE_MS = 60_000;

/** Xvfb keeps the picture in a file (as xwd writes it), which costs the program on it nothing. */
export class Screen {
  readonly display: string;
  readonly #file: number;
  readonly #width: number;
  readonly #height: number;
  readonly #lineBytes: number;
  readonly #begin: number;

  private constructor(display: string, file: number) {
    const head = Buffer.alloc(100);
    readSync(file, head, 0, head.length, 0);
    const field = (index: number) => head.readUInt32BE(index * 4);
    this.display = display;
    this.#file = file;
    this.#width = field(4);
    this.#height = field(5);
    this.#lineBytes = field(12);
    this.#begin = field(0) + field(19) * 12; // behind the head and the colours
    if (field(11) !== 32) throw new Error(`a pixel has ${field(11)} bits, and should have 32`);
  }

  /** Opens a screen for `use`, and closes it. */
  static async with<T>(use: (screen: Screen) => Promise<T>): Promise<T> {
    const folder = await mkdtemp(join(tmpdir(), 'memory-scramble-screen-'));
    const xvfb = await startXvfb(['-fbdir', folder]);
    const file = openSync(join(folder, 'Xvfb_screen0'), 'r');
    try {
      return await use(new Screen(xvfb.display, file));
    } finally {
      closeSync(file);
      await xvfb.end();
      await rm(folder, { recursive: true });
    }
  }

  get whole(): Area {
    return { x: 0, y: 0, width: this.#width, height: this.#height };
  }

  /** The pixels that are to be seen there now. */
  grab({ x, y, width, height }: Area): Buffer {
    const pixels = Buffer.alloc(width * height * 4);
    for (let line = 0; line < height; line++) {
      const at = this.#begin + (y + line) * this.#lineBytes + x * 4;
      readSync(this.#file, pixels, line * width * 4, width * 4, at);
    }
    return pixels;
  }

  /** Waits until this is to be seen there. @returns when it was, as performance.now() tells time */
  async shows(area: Area, wanted: Buffer): Promise<number> {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end;) {
      if (this.grab(area).equals(wanted)) return performance.now();
      await pause(LOOK_EVERY_MS);
    }
    throw new Error('what was waited for was never to be seen on the screen');
  }

  /** Waits until something else than `before` is to be seen, and stays for so long. */
  async settles(before: Buffer, steadyMs: number): Promise<void> {
    let [last, since] = [before, performance.now()];
    while (last.equals(before) || performance.now() - since < steadyMs) {
      const now = this.grab(this.whole);
      if (!now.equals(last)) [last, since] = [now, performance.now()];
      if (last.equals(before) && performance.now() - since > PATIENCE_MS)
        throw new Error('nothing was ever to be seen on the screen');
      await pause(steadyMs / 10);
    }
  }
}
