import { randomBytes } from 'node:crypto';
import * as disk from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../game/events.ts';
import { FIRST_BOARD, readLayout } from '../host/boards.ts';
import { UnreadableSave, type WhyUnreadable, continueGame } from '../host/continue-game.ts';
import { boardsDirectory } from '../host/package-files.ts';
import { systemRandom } from '../host/system-random.ts';
import { type IsRunning, SaveInUse, refuseSaveInUse } from '../server/save-claim.ts';
import { Table, type TableOptions } from '../table/table.ts';
import type { Words } from './words.ts';

/** Why the saved game cannot be opened. */
export type WhyUnopened = WhyUnreadable | 'in-use';

/** What the host wants where the saved game cannot be opened. */
export type SaveChoice = 'again' | 'new' | 'quit';

export interface OpenTableOptions {
  readonly saveFile: string;
  /** Whether a host that saves to the same file runs still. */
  readonly isRunning: IsRunning;
  readonly report: Report;
  /** `detail`: what becomes of the game, where it does not just go on. */
  readonly tell: (sentence: string, detail?: string) => void;
  readonly log: (sentence: string) => void;
  /** Asks what to do, with the reason. */
  readonly ask: (why: WhyUnopened) => Promise<SaveChoice>;
  readonly words: Words;
}

export interface OpenedTable {
  readonly table: Table;
  /** Undefined: nowhere, for what lies there is left alone. */
  readonly saveFile: string | undefined;
}

/**
 * The game of the last time, or at the first start a bundled board, shuffled. A game that cannot be
 * opened stays as it is.
 * @returns undefined where the host would rather quit
 */
export async function openTable(options: OpenTableOptions): Promise<OpenedTable | undefined> {
  const { saveFile, report, log, ask } = options;
  const run = randomBytes(6).toString('hex');
  const tableOptions: TableOptions = { run, random: systemRandom, report };
  for (;;) {
    try {
      return { table: await openSaved(options, tableOptions), saveFile };
    } catch (error) {
      if (!(error instanceof UnreadableSave || error instanceof SaveInUse)) throw error;
      log(error.message);
      const choice = await ask(error instanceof SaveInUse ? 'in-use' : error.why);
      if (choice === 'quit') return undefined;
      if (choice === 'new') return { table: await newTable(tableOptions), saveFile: undefined };
    }
  }
}

async function openSaved(
  { saveFile, isRunning, tell, log, words }: OpenTableOptions,
  tableOptions: TableOptions,
): Promise<Table> {
  await refuseSaveInUse({ filename: saveFile, disk, isRunning });
  const continued = await continueGame(saveFile, tableOptions, disk);
  if (continued.found === 'game') {
    if (continued.lost > 0) {
      log(`${continued.lost} pictures of the saved game are not there any more`);
      tell(words.trouble.picturesLost);
    }
    return continued.table;
  }
  if (continued.found === 'damaged') {
    log(`${saveFile} is not a saved game (${continued.reason})`);
    tell(words.trouble.gameAside(continued.setAsideAs), '');
  }
  return newTable(tableOptions);
}

async function newTable(tableOptions: TableOptions): Promise<Table> {
  return Table.open(await readLayout(join(boardsDirectory, FIRST_BOARD)), tableOptions);
}
