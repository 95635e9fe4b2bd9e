import { randomBytes } from 'node:crypto';
import * as disk from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../shared/failures.ts';
import { friendlyName } from '../../shared/friendly-name.ts';
import type { Random } from '../game/deck.ts';
import type { Report } from '../game/events.ts';
import { FIRST_BOARD, readLayout } from '../host/boards.ts';
import { UnreadableSave, type WhyUnreadable, continueGame } from '../save/continue-game.ts';
import { boardsDirectory } from '../system/package-files.ts';
import { systemRandom } from '../system/chance.ts';
import { type IsRunning, SaveInUse, refuseSaveInUse } from '../save/lock.ts';
import { Table, type TableOptions } from '../table/table.ts';
import type { HostPreferences } from './preferences.ts';
import type { Speech, Words } from './words.ts';

/** Why the saved game cannot be opened. */
export type WhyUnopened = WhyUnreadable | 'in-use';

/** What the host chooses to do about a saved game that cannot be opened. */
export type SaveChoice = 'again' | 'new' | 'quit';

export interface OpenTableOptions {
  readonly saveFile: string;
  /** Whether the host that saved to this file is still running. */
  readonly isRunning: IsRunning;
  readonly report: Report;
  /** `detail`: what becomes of the game, unless it simply goes on. */
  readonly tell: (sentence: string, detail?: string) => void;
  readonly log: (sentence: string) => void;
  /** Gives the reason, and asks what to do. */
  readonly ask: (why: WhyUnopened) => Promise<SaveChoice>;
  readonly words: Words;
}

export interface OpenedTable {
  readonly table: Table;
  /** Where to save; undefined: nowhere, because the file there must stay as it is. */
  readonly saveFile: string | undefined;
}

/**
 * Opens the last game, or at the first start a bundled board, shuffled. A game that cannot be opened
 * stays as it is.
 * @returns undefined if the host would rather quit
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

export interface SeatOptions {
  readonly ownId: string;
  readonly preferences: Pick<HostPreferences, 'value' | 'keep'>;
  readonly speech: Pick<Speech, 'language'>;
  readonly random: Random;
}

/**
 * Gives the host a seat before the window opens, so that the page shows the table at once, without
 * looking, joining and looking again. A host who only watches gets no seat.
 */
export function seatHost(table: Table, { ownId, preferences, speech, random }: SeatOptions): void {
  const { player, isRemoved } = table.seats.asker(ownId);
  if (player !== undefined || isRemoved || preferences.value['watches'] === 'true') return;
  const wanted = preferences.value['name'] ?? friendlyName(speech.language, random);
  try {
    const { name } = table.join(ownId, { name: wanted, code: table.door.code });
    preferences.keep('name', name);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return; // the page will be refused for the same reason, and says it
  }
  table.setPresence(ownId, 'away'); // until the window is here
}
