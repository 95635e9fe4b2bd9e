import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Report } from '../game/events.ts';
import { Table, type TableOptions } from '../game/table.ts';
import { FIRST_BOARD, readLayout } from '../host/boards.ts';
import { boardsDirectory } from '../host/package-files.ts';
import { UnreadableSave, continueGame } from '../host/saved-game.ts';

/** The game of the last time, or at the first start a bundled board, shuffled. */
export async function openTable(
  saveFile: string,
  report: Report,
  onTrouble: (sentence: string) => void,
): Promise<Table> {
  const options: TableOptions = {
    run: randomBytes(6).toString('hex'),
    random: Math.random,
    report,
  };
  try {
    const continued = await continueGame(saveFile, options);
    if (continued.found === 'game') return continued.table;
    if (continued.found === 'damaged') {
      onTrouble(
        `The saved game was damaged. It was set aside as ${continued.setAsideAs}; a new one begins.`,
      );
    }
  } catch (error) {
    if (!(error instanceof UnreadableSave)) throw error;
    onTrouble(`The saved game ${error.message}. A new one begins.`);
  }
  return Table.open(await readLayout(join(boardsDirectory, FIRST_BOARD)), options);
}
