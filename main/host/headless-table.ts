import * as disk from 'node:fs/promises';
import { join } from 'node:path';
import { isSameDeck } from '../game/deck-of-file.ts';
import { type RoomSettings, defaultSettings } from '../../shared/settings.ts';
import { Table, type TableOptions } from '../table/table.ts';
import { FIRST_BOARD, UnreadableBoard, readLayout } from './boards.ts';
import { continueGame } from '../save/continue-game.ts';
import type { HeadlessOptions } from './headless-options.ts';
import { boardsDirectory } from '../system/package-files.ts';

type Warn = (sentence: string) => void;

/**
 * The table that the command line asks for: the saved game, or a new one.
 * @throws UnreadableSave, UnreadableBoard
 */
export async function openHeadlessTable(
  options: HeadlessOptions,
  tableOptions: TableOptions,
  warn: Warn,
): Promise<Table> {
  const { saveFile } = options;
  if (saveFile === undefined) return newTable(options, tableOptions);
  const continued = await continueGame(saveFile, tableOptions, disk);
  if (continued.found === 'game') {
    warn(`continuing the game in ${saveFile}; remove that file to begin another`);
    if (continued.lost > 0) warn(lostLine(continued.lost));
    await applyOptions(continued.table, options, warn);
    return continued.table;
  }
  if (continued.found === 'damaged') {
    const { reason, setAsideAs } = continued;
    warn(`${saveFile} is not a saved game (${reason}); it was set aside as ${setAsideAs}`);
  }
  return newTable(options, tableOptions);
}

/**
 * A board file named on the command line is laid out as written, as published. A deck file says no
 * places, so it is shuffled.
 */
async function newTable(options: HeadlessOptions, tableOptions: TableOptions): Promise<Table> {
  const { boardFile } = options;
  const layout = await readLayout(boardFile ?? join(boardsDirectory, FIRST_BOARD));
  const isLaidOut = boardFile !== undefined && layout.deck.faces === undefined;
  const settings = { ...defaultSettings, shuffle: !isLaidOut, ...askedFor(options) };
  return Table.open(layout, tableOptions, settings);
}

/** The room options of the command line apply to the saved game as well; its board file does not. */
async function applyOptions(table: Table, options: HeadlessOptions, warn: Warn): Promise<void> {
  const { boardFile, lobby, shuffle } = options;
  table.changeSettings(askedFor(options));
  if (lobby) warn('--lobby counts from the next game on');
  if (shuffle) warn('--shuffle counts from the next game on');
  if (boardFile === undefined || (await isPlayed(table, boardFile))) return;
  warn(`${boardFile} is not used, because the saved game goes on; open it on your page to play it`);
}

function lostLine(lost: number): string {
  const which = lost === 1 ? 'one of its pictures is' : `${lost} of its pictures are`;
  const back = lost === 1 ? 'it' : 'them';
  return `${which} not there any more; to get ${back} back, open its deck file again`;
}

function askedFor(options: HeadlessOptions): Partial<RoomSettings> {
  const { shuffle, lobby, replace, restartMinutes } = options;
  return {
    ...(shuffle ? { shuffle } : {}),
    ...(lobby ? { lobby } : {}),
    ...(replace ? {} : { replace }),
    ...(restartMinutes === undefined ? {} : { restartMinutes }),
  };
}

async function isPlayed(table: Table, boardFile: string): Promise<boolean> {
  try {
    const { deck } = await readLayout(boardFile);
    return isSameDeck(deck, table.game.deck);
  } catch (error) {
    if (!(error instanceof UnreadableBoard)) throw error;
    return false; // and it is not needed
  }
}
