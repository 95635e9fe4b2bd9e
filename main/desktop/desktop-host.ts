import * as disk from 'node:fs/promises';
import { join } from 'node:path';
import type { BoardLibrary } from '../host/board-library.ts';
import { realClock } from '../system/clock.ts';
import { troubleLine } from '../save/save-trouble.ts';
import type { Settings } from '../host/settings.ts';
import { systemRandom } from '../system/chance.ts';
import { answersAs, type Bound, PORT_FIRST } from '../server/listen.ts';
import { readPage } from '../server/page.ts';
import { elsewhere } from '../save/lock.ts';
import { type RunningHost, start } from '../start.ts';
import type { HostPreferences } from './preferences.ts';
import type { Log } from './log.ts';
import { type SaveChoice, type WhyUnopened, openRoom, seatHost } from './open-room.ts';
import type { Speech } from './words.ts';
import type { WifiKeeper } from '../host/wifi.ts';

export interface DesktopHostOptions {
  /** Where the game is saved. */
  readonly folder: string;
  readonly settings: Settings;
  readonly library: BoardLibrary;
  /** The port where friends will find the host, once it is bound. */
  readonly binding: Promise<Bound>;
  /** The port named at the start, or else the last one. */
  readonly wantedPort: number | null;
  readonly log: Log;
  readonly tell: (sentence: string, detail?: string) => void;
  /** Asks what to do about a saved game that cannot be opened. */
  readonly ask: (why: WhyUnopened) => Promise<SaveChoice>;
  readonly preferences: HostPreferences;
  readonly speech: Speech;
  readonly isDev: boolean;
  readonly wifi: WifiKeeper;
}

/**
 * Starts the host with its last game, port, network and player.
 * @returns undefined if the host would rather quit
 */
export async function startDesktopHost({
  folder,
  settings,
  library,
  binding,
  wantedPort,
  log,
  tell,
  ask,
  preferences,
  speech,
  isDev,
  wifi,
}: DesktopHostOptions): Promise<RunningHost | undefined> {
  const report = (error: unknown) => log.bug(error);
  // Should it fail, the next look into the folder says why.
  const forgetting = library
    .tidy()
    .catch((error: unknown) => log.say(`my boards: ${String(error)}`));
  const [opened, page] = await Promise.all([
    openRoom({
      saveFile: join(folder, 'game.json'),
      isRunning: async (...holder) => elsewhere((await binding).port, answersAs)(...holder),
      report,
      tell,
      log: (sentence) => log.say(sentence),
      ask,
      words: speech.words,
    }),
    readPage(isDev),
    forgetting,
    binding, // fails at once if no port is free
  ]);
  if (opened === undefined) return undefined;
  const { room, saveFile } = opened;
  const { adapter, ownId } = settings.value;
  seatHost(room, { ownId, preferences, speech, random: systemRandom });
  const running = await start({
    room,
    disk,
    clock: realClock,
    random: systemRandom,
    report,
    page,
    bind: () => binding,
    onBroken: (sentence) => log.say(sentence), // the desk offers a new game
    library,
    isUnsaved: saveFile === undefined,
    save:
      saveFile === undefined
        ? undefined
        : {
            filename: saveFile,
            onTrouble: (...trouble) => log.say(troubleLine(...trouble)), // the desk also says it
            isRunning: answersAs,
          },
    remembered: {
      wantedPort: wantedPort ?? PORT_FIRST,
      adapter,
      onAdapter: (chosen) => settings.change({ adapter: chosen }),
      wifi,
    },
  });
  settings.change({ port: running.port });
  return running;
}
