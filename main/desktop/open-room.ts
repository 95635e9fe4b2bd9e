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
import { Room, type RoomOptions } from '../table/room.ts';
import type { HostPreferences } from './preferences.ts';
import type { Speech, Words } from './words.ts';

/** Why the saved game cannot be opened. */
export type WhyUnopened = WhyUnreadable | 'in-use';

/** What the host chooses to do about a saved game that cannot be opened. */
export type SaveChoice = 'again' | 'new' | 'quit';

export interface OpenRoomOptions {
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

export interface OpenedRoom {
  readonly room: Room;
  /** Where to save; undefined: nowhere, because the file there must stay as it is. */
  readonly saveFile: string | undefined;
}

/**
 * Opens the last game, or at the first start a bundled board, shuffled. A game that cannot be opened
 * stays as it is.
 * @returns undefined if the host would rather quit
 */
export async function openRoom(options: OpenRoomOptions): Promise<OpenedRoom | undefined> {
  const { saveFile, report, log, ask } = options;
  const run = randomBytes(6).toString('hex');
  const roomOptions: RoomOptions = { run, random: systemRandom, report };
  for (;;) {
    try {
      return { room: await openSaved(options, roomOptions), saveFile };
    } catch (error) {
      if (!(error instanceof UnreadableSave || error instanceof SaveInUse)) throw error;
      log(error.message);
      const choice = await ask(error instanceof SaveInUse ? 'in-use' : error.why);
      if (choice === 'quit') return undefined;
      if (choice === 'new') return { room: await newRoom(roomOptions), saveFile: undefined };
    }
  }
}

async function openSaved(
  { saveFile, isRunning, tell, log, words }: OpenRoomOptions,
  roomOptions: RoomOptions,
): Promise<Room> {
  await refuseSaveInUse({ filename: saveFile, disk, isRunning });
  const continued = await continueGame(saveFile, roomOptions, disk);
  if (continued.found === 'game') {
    if (continued.lost > 0) {
      log(`${continued.lost} pictures of the saved game are not there any more`);
      tell(words.trouble.picturesLost);
    }
    return continued.room;
  }
  if (continued.found === 'damaged') {
    log(`${saveFile} is not a saved game (${continued.reason})`);
    tell(words.trouble.gameAside(continued.setAsideAs), '');
  }
  return newRoom(roomOptions);
}

async function newRoom(roomOptions: RoomOptions): Promise<Room> {
  return Room.open(await readLayout(join(boardsDirectory, FIRST_BOARD)), roomOptions);
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
export function seatHost(room: Room, { ownId, preferences, speech, random }: SeatOptions): void {
  const { player, isRemoved } = room.asker(ownId);
  if (player !== undefined || isRemoved || preferences.value['watches'] === 'true') return;
  const wanted = preferences.value['name'] ?? friendlyName(speech.language, random);
  try {
    const { name } = room.join(ownId, { name: wanted, code: room.door.code });
    preferences.keep('name', name);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return; // the page will be refused for the same reason, and says it
  }
  room.tableOf(ownId)?.setPresence(ownId, 'away'); // until the window is here
}
