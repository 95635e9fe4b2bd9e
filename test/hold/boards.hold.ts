/** Decks that are as large, or as hostile, as a file may be: what others notice of them. */
import * as disk from 'node:fs/promises';
import { join } from 'node:path';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BoardLibrary } from '../../main/host/board-library.ts';
import { Room } from '../../main/table/room.ts';
import { parseBoardFile } from '../../shared/board-file.ts';
import { serve } from '../support/host.ts';
import { seededRandom } from '../support/random.ts';
import { failLoudly } from '../support/table.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { again, measureBeside } from './beside.ts';
import { figure } from './figure.ts';
import { squareBoard } from './measured-host.ts';

const FORMAT = '"format":"memory-scramble deck 1"';

/** Files that somebody was given and put among the own boards. */
const files: Readonly<Record<string, string>> = {
  brackets: `{${FORMAT},"pairs":${'['.repeat(12_000_000)}`,
  closed: `{${FORMAT},"pairs":${'['.repeat(6_000_000)}${']'.repeat(6_000_000)}}`,
  lists: `{${FORMAT},"pairs":[${'[],'.repeat(8_000_000)}[]]}`,
  joiners: `{${FORMAT},"title":"${'\u200d'.repeat(5_000_000)}"}`,
  digits: `{${FORMAT},"rows":${'1'.repeat(24_000_000)}}`,
  quotes: `{${FORMAT},"title":"${String.raw`\"`.repeat(12_000_000)}"}`,
  good: squareBoard(20),
};

/** The longest turn of the loop in which nobody else was served, in milliseconds. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const turns: IntervalHistogram = monitorEventLoopDelay({ resolution: 1 });
  turns.enable();
  await pause(20); // the first turn that is counted has begun
  await work();
  await pause(20); // the last one is over
  turns.disable();
  return turns.max / 1e6;
}

test('hostile files in My boards slow nobody down once they are known', async () => {
  const folder = await tempFolder();
  for (const [name, text] of Object.entries(files)) {
    await disk.writeFile(join(folder, `${name}.board`), text);
  }
  const library = new BoardLibrary(folder, disk);
  const host = await serve('A B C / A B C', {}, { library });
  const list = async () => {
    const answer = await host.running.powers.ownBoards();
    expect(answer).toMatchObject({ ok: true, value: { length: Object.keys(files).length } });
  };
  figure(
    `own boards, read the first time: longest turn ${(await longestTurn(list)).toFixed(0)} ms`,
  );
  await measureBeside('own boards, listed again and again', host, again(list));
});

test('the largest deck of unlike pairs is opened', async () => {
  const pairs = Array.from({ length: 32_768 }, (_, number) => [
    `left ${number}`,
    `right ${number}`,
  ]);
  const text = `{${FORMAT},"title":"Big","rows":256,"columns":256,"pairs":${JSON.stringify(pairs)}}`;
  const layout = { deck: parseBoardFile(squareBoard(4)), title: 'Small' };
  const options = { run: 'run1', random: seededRandom(1), report: failLoudly };
  const host = await serve(Room.open(layout, options).first); // checked as far as users' games are
  const open = async () => {
    expect((await host.running.powers.openBoard({ title: 'big', text })).ok).toBe(true);
  };
  await open(); // warm
  const like = squareBoard(256);
  const openLike = () => host.running.powers.openBoard({ title: 'like', text: like });
  await openLike();
  const [unlikeMs, likeMs] = [await longestTurn(open), await longestTurn(openLike)];
  figure(
    `a board of 256 × 256 is opened: longest turn ${unlikeMs.toFixed(0)} ms with unlike pairs, ` +
      `${likeMs.toFixed(0)} ms with equal ones`,
  );
  // Unlike pairs are twice as many faces, and each is looked up by its partner; more is a mistake.
  expect(unlikeMs / likeMs).toBeLessThan(8);
});
