#!/usr/bin/env node
/** The same host without Electron, in the terminal: [PORT] [BOARD_FILE] [options]. */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { defaultSettings } from '../shared/host-api.ts';
import { printable } from '../shared/printable.ts';
import { Table, type TableOptions } from './game/table.ts';
import { UsageError } from './host/arguments.ts';
import { FIRST_BOARD, UnreadableBoard, readLayout } from './host/boards.ts';
import { realClock } from './host/clock.ts';
import { type HeadlessOptions, USAGE, parseHeadlessOptions } from './host/headless-options.ts';
import { newCode } from './host/host.ts';
import { boardsDirectory, packageVersion } from './host/package-files.ts';
import { UnreadableSave, continueGame } from './host/saved-game.ts';
import { stepLine } from './host/step-log.ts';
import { PortTaken, listen, listenOnFreePort } from './server/listen.ts';
import { type RunningHost, startHost } from './server/start-host.ts';
import { startLines } from './server/terminal.ts';

async function main(): Promise<void> {
  // Whoever reads our output may stop reading (`| head`); the game goes on.
  process.stdout.on('error', () => undefined);
  const options = parseHeadlessOptions(process.argv.slice(2));
  if (options === 'help') return print(USAGE.trimEnd());
  if (options === 'version') return print(packageVersion());
  const table = await openTable(options);
  applyDoor(table, options);
  if (options.verbose) logSteps(table);
  const secret = randomBytes(16).toString('hex');
  const running = await startHost({
    table,
    clock: realClock,
    random: Math.random,
    report,
    listen: (app) =>
      options.port === undefined ? listenOnFreePort(app) : listen(app, options.port),
    secret,
    names: options.names,
    save: { filename: options.saveFile, onTrouble: onSaveTrouble },
    onBroken: warn,
  });
  stopOnSignals(running);
  const asked = { wantedPort: options.port, secret };
  for (const line of startLines(running, asked, process.stdout.isTTY)) print(line);
}

/** The saved game, or a new one. */
async function openTable(options: HeadlessOptions): Promise<Table> {
  const tableOptions: TableOptions = {
    run: randomBytes(6).toString('hex'),
    random: Math.random,
    report,
  };
  if (options.saveFile === undefined) return newTable(options, tableOptions);
  const continued = await continueGame(options.saveFile, tableOptions);
  if (continued.found === 'damaged') {
    warn(`${options.saveFile} is no saved game; it was set aside as ${continued.setAsideAs}`);
  }
  if (continued.found !== 'game') return newTable(options, tableOptions);
  warn(`continuing the game in ${options.saveFile}; remove that file to begin another`);
  return continued.table;
}

/** A board file named on the command line is laid out as written, as published. */
async function newTable(options: HeadlessOptions, tableOptions: TableOptions): Promise<Table> {
  const { boardFile, shuffle, lobby, replace, restartMinutes } = options;
  const filename = boardFile ?? join(boardsDirectory, FIRST_BOARD);
  const layout = await readLayout(filename);
  return Table.open(layout, tableOptions, {
    ...defaultSettings,
    shuffle: shuffle || boardFile === undefined,
    lobby,
    replace,
    restartMinutes: restartMinutes ?? null,
  });
}

function applyDoor(table: Table, { door, code }: HeadlessOptions): void {
  if (door === undefined) return;
  table.setDoor(door, door === 'code' ? (code ?? table.door.code ?? newCode(Math.random)) : code);
}

function onSaveTrouble(trouble: string): void {
  warn(`the game goes on, but it cannot be saved: ${trouble}`);
}

function logSteps(table: Table): void {
  table.subscribe((news) => {
    const line = stepLine(table, news);
    if (line !== undefined) print(line);
  });
}

/** The first signal stops cleanly, a second one at once. */
function stopOnSignals(running: RunningHost): void {
  const stop = () => {
    process.once('SIGINT', () => process.exit(130));
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        report(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function report(error: unknown): void {
  process.stderr.write(`memory-scramble: a bug: ${inspect(error)}\n`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function warn(sentence: string): void {
  process.stderr.write(`memory-scramble: ${printable(sentence)}\n`);
}

/** What the person at the terminal can mend is said in one line; everything else is a bug. */
main().catch((error: unknown) => {
  if (error instanceof PortTaken) {
    warn(`${error.message}; name another one, or none for a free one`);
  } else if (error instanceof UsageError) {
    warn(`${error.message} (see --help)`);
  } else if (error instanceof UnreadableBoard || error instanceof UnreadableSave) {
    warn(error.message);
  } else {
    report(error);
    process.exit(1);
  }
  process.exit(2);
});
