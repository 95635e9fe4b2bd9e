import * as disk from 'node:fs/promises';
import { join } from 'node:path';
import { isSameDeck } from '../game/deck-of-file.ts';
import { type RoomSettings, defaultSettings } from '../../shared/settings.ts';
import { Room, type RoomOptions } from '../table/room.ts';
import { FIRST_BOARD, UnreadableBoard, readLayout } from './boards.ts';
import { continueGame } from '../save/continue-game.ts';
import type { HeadlessOptions } from './headless-options.ts';
import { boardsDirectory } from '../system/package-files.ts';

type Warn = (sentence: string) => void;

/**
 * The room that the command line asks for: the saved one, or a new one.
 * @throws UnreadableSave, UnreadableBoard
 */
export async function openHeadlessRoom(
  options: HeadlessOptions,
  roomOptions: RoomOptions,
  warn: Warn,
): Promise<Room> {
  const { saveFile } = options;
  if (saveFile === undefined) return newRoom(options, roomOptions);
  const continued = await continueGame(saveFile, roomOptions, disk);
  if (continued.found === 'game') {
    warn(`continuing the game in ${saveFile}; remove that file to begin another`);
    if (continued.lost > 0) warn(lostLine(continued.lost));
    await applyOptions(continued.room, options, warn);
    return continued.room;
  }
  if (continued.found === 'damaged') {
    const { reason, setAsideAs } = continued;
    warn(`${saveFile} is not a saved game (${reason}); it was set aside as ${setAsideAs}`);
  }
  return newRoom(options, roomOptions);
}

/**
 * A board file named on the command line is laid out as written, as published. A deck file says no
 * places, so it is shuffled.
 */
async function newRoom(options: HeadlessOptions, roomOptions: RoomOptions): Promise<Room> {
  const { boardFile } = options;
  const layout = await readLayout(boardFile ?? join(boardsDirectory, FIRST_BOARD));
  const isLaidOut = boardFile !== undefined && layout.deck.faces === undefined;
  const settings = { ...defaultSettings, shuffle: !isLaidOut, ...askedFor(options) };
  return Room.open(layout, roomOptions, settings);
}

/** The room options of the command line apply to the saved game as well; its board file does not. */
async function applyOptions(room: Room, options: HeadlessOptions, warn: Warn): Promise<void> {
  const { boardFile, lobby, shuffle, tables } = options;
  room.changeSettings(askedFor(options));
  if (lobby) warn('--lobby counts from the next game on');
  if (shuffle) warn('--shuffle counts from the next game on');
  const hasOthers = tables !== undefined && tables !== room.tables.length;
  if (hasOthers) warn('--tables counts from the next game on');
  if (boardFile === undefined || (await isPlayed(room, boardFile))) return;
  warn(`${boardFile} is not used, because the saved game goes on; open it on your page to play it`);
}

function lostLine(lost: number): string {
  const which = lost === 1 ? 'one of its pictures is' : `${lost} of its pictures are`;
  const back = lost === 1 ? 'it' : 'them';
  return `${which} not there any more; to get ${back} back, open its deck file again`;
}

function askedFor(options: HeadlessOptions): Partial<RoomSettings> {
  const { shuffle, lobby, replace, restartMinutes, tables } = options;
  return {
    ...(shuffle ? { shuffle } : {}),
    ...(lobby ? { lobby } : {}),
    ...(replace ? {} : { replace }),
    ...(restartMinutes === undefined ? {} : { restartMinutes }),
    ...(tables === undefined ? {} : { tables }),
  };
}

async function isPlayed(room: Room, boardFile: string): Promise<boolean> {
  try {
    const { deck } = await readLayout(boardFile);
    return isSameDeck(deck, room.first.game.deck);
  } catch (error) {
    if (!(error instanceof UnreadableBoard)) throw error;
    return false; // and it is not needed
  }
}
