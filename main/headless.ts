#!/usr/bin/env node
/** The same host without Electron, in the terminal: [PORT] [BOARD_FILE] [options]. */

import { randomBytes } from 'node:crypto';
import * as disk from 'node:fs/promises';
import type { SaveTrouble } from '../shared/host-state.ts';
import { printable } from '../shared/printable.ts';
import { UsageError } from './system/arguments.ts';
import { BoardLibrary } from './host/board-library.ts';
import { UnreadableBoard } from './host/boards.ts';
import { realClock } from './system/clock.ts';
import { UnreadableSave } from './save/continue-game.ts';
import { describeBug } from './host/bug-report.ts';
import { type HeadlessOptions, USAGE, parseHeadlessOptions } from './host/headless-options.ts';
import { keptSecret, newSecret } from './save/host-secret.ts';
import { openHeadlessRoom } from './host/headless-room.ts';
import { packageVersion } from './system/package-files.ts';
import { newCode } from './host/people-powers.ts';
import { isLoss, troubleLine } from './save/save-trouble.ts';
import { stepLine } from './host/step-log.ts';
import { systemRandom } from './system/chance.ts';
import { answersAs, PortTaken, bind, bindFreePort } from './server/listen.ts';
import { readPage } from './server/page.ts';
import { SaveInUse, refuseSaveInUse } from './save/lock.ts';
import { startLines } from './server/terminal.ts';
import { type Follower, type RunningHost, start } from './start.ts';
import type { Room } from './table/room.ts';
import type { Table } from './table/table.ts';

// Node would print all of an error, and there may be a player's secret in it.
process.on('uncaughtException', (error) => {
  report(error);
  process.exit(1);
});

async function main(): Promise<void> {
  // The reader of our output may stop reading (`| head`); the game goes on.
  process.stdout.on('error', () => undefined);
  if (process.argv[2] === 'check') {
    const { check } = await import('./check/program.ts');
    process.exitCode = await check(process.argv.slice(3));
    return undefined;
  }
  const options = parseHeadlessOptions(process.argv.slice(2), process.env);
  if (options === 'help') return print(USAGE.trimEnd());
  if (options === 'version') return print(packageVersion());
  const { saveFile: filename } = options;
  if (filename !== undefined) await refuseSaveInUse({ filename, disk, isRunning: answersAs });
  const run = randomBytes(6).toString('hex');
  const room = await openHeadlessRoom(options, { run, random: systemRandom, report }, warn);
  applyDoor(room, options);
  const secret = filename === undefined ? newSecret() : await keptSecret(filename, disk, warn);
  const running = await start({
    room,
    disk,
    clock: realClock,
    random: systemRandom,
    report,
    bind: () => (options.port === undefined ? bindFreePort() : bind(options.port)),
    page: await readPage(),
    secret,
    names: options.names,
    proxy: options.proxy,
    library: await openLibrary(options),
    save: filename === undefined ? undefined : { filename, onTrouble, isRunning: answersAs },
    onBroken: warn,
    ...(options.verbose ? { log: stepLog } : {}),
  });
  stopOnSignals(running);
  const asked = { wantedPort: options.port, secret };
  for (const line of startLines(running, asked, process.stdout.isTTY)) print(line);
}

async function openLibrary({ boardsFolder }: HeadlessOptions): Promise<BoardLibrary | undefined> {
  if (boardsFolder === undefined) return undefined;
  const library = new BoardLibrary(boardsFolder, disk);
  try {
    await library.tidy();
  } catch (error) {
    throw new UsageError(`--boards cannot be read (${(error as Error).message})`);
  }
  return library;
}

function applyDoor(room: Room, { door, code }: HeadlessOptions): void {
  if (door === undefined) return;
  const isCode = door === 'code';
  room.setDoor(door, isCode ? (code ?? room.door.code ?? newCode(systemRandom)) : code);
}

function onTrouble(trouble: SaveTrouble, detail: string): void {
  warn(troubleLine(trouble, detail));
}

function stepLog(table: Table): Follower {
  return {
    hear: (news) => {
      const line = stepLine(table, news);
      const { length } = table.room.tables;
      if (line !== undefined) print(length === 1 ? line : `table ${table.number}: ${line}`);
    },
  };
}

/** The first signal stops cleanly, a second one at once. */
function stopOnSignals(running: RunningHost): void {
  const stop = () => {
    process.once('SIGINT', () => process.exit(130));
    running.stop().then(
      () => process.exit(isAllSaved(running) ? 0 : 1),
      (error: unknown) => {
        report(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Says so where the last changes are lost. */
function isAllSaved(running: RunningHost): boolean {
  if (!isLoss(running.saveTrouble)) return true;
  warn('the last changes could not be saved, and are lost');
  return false;
}

function report(error: unknown): void {
  process.stderr.write(`memory-scramble: a bug: ${describeBug(error)}\n`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function warn(sentence: string): void {
  process.stderr.write(`memory-scramble: ${printable(sentence)}\n`);
}

/** One line says what the person at the terminal can mend; everything else is a bug. */
main().catch((error: unknown) => {
  if (error instanceof PortTaken) {
    warn(`${error.message}; name another one, or none for a free one`);
  } else if (error instanceof UsageError) {
    warn(`${error.message} (see --help)`);
  } else if (error instanceof UnreadableBoard || error instanceof SaveInUse) {
    warn(error.message);
  } else if (error instanceof UnreadableSave) {
    warn(`${error.message}. It was left as it is; name another file to save to`);
  } else {
    report(error);
    process.exit(1);
  }
  process.exit(2);
});
