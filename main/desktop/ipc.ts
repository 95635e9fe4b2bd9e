import { type IpcMainEvent, type IpcMainInvokeEvent, type WebContents, ipcMain } from 'electron';
import type { HostChannels, KeptByApp } from '../../shared/desktop-api.ts';
import { type SavedFile, readSavedFile } from '../../shared/host-api.ts';
import type { Powers } from '../host/powers.ts';
import type { HostPreferences } from './preferences.ts';
import { pageAt } from './lock.ts';

export const channels: HostChannels = {
  power: 'power',
  pickBoard: 'pick-board',
  ready: 'ready',
  offer: 'offer',
  command: 'command',
  escape: 'escape',
  quit: 'quit',
  lastWords: 'last-words',
  kept: 'kept',
  prefer: 'prefer',
  saveFile: 'save-file',
};

export interface IpcOptions {
  readonly powers: Powers;
  /** The secret id with which the host plays. */
  readonly ownId: string;
  readonly pickBoard: () => Promise<void>;
  readonly preferences: HostPreferences;
  /** @returns whether it was saved */
  readonly saveFile: (file: SavedFile) => Promise<boolean>;
  readonly escape: () => void;
  /** The page of the host's window listens from now on. */
  readonly onReady: () => void;
  /** The page has saved everything; the app may end. */
  readonly onLastWords: () => void;
  /** Only the top frame of this window is heard, and only at this page. */
  readonly window: { readonly webContents: WebContents; readonly page: string };
  readonly onDenied: (sentence: string) => void;
}

/** Carries the host API. Every message passes one gate before any of it is read. */
export function carryHostApi(options: IpcOptions): void {
  const { powers, ownId, pickBoard, saveFile, preferences, escape, onReady, onLastWords } = options;
  const { window, onDenied } = options;
  const admit = (channel: string, { senderFrame, sender }: IpcMainInvokeEvent | IpcMainEvent) => {
    const isOurs =
      sender === window.webContents &&
      senderFrame !== null &&
      senderFrame === window.webContents.mainFrame &&
      pageAt(senderFrame.url) === window.page;
    if (!isOurs)
      onDenied(`${channel} was asked for by ${pageAt(senderFrame?.url ?? '') ?? 'nobody'}`);
    return isOurs;
  };
  const handle = (channel: string, answer: (...given: readonly unknown[]) => Promise<unknown>) => {
    ipcMain.handle(channel, (event, ...given: readonly unknown[]) => {
      if (!admit(channel, event)) throw new Error('only the window of the host may ask');
      return answer(...given);
    });
  };
  handle(channels.power, (power, argument) => powers.use(String(power), argument));
  handle(channels.pickBoard, pickBoard);
  handle(channels.kept, async (): Promise<KeptByApp> => ({
    ownId,
    preferences: preferences.value,
  }));
  handle(channels.saveFile, async (given) => {
    const file = readSavedFile(given);
    return file !== undefined && saveFile(file);
  });
  handle(channels.escape, async () => escape());
  handle(channels.prefer, async (key, value) => preferences.keep(key, value));
  ipcMain.on(channels.ready, (event) => {
    if (admit(channels.ready, event)) onReady();
  });
  ipcMain.on(channels.lastWords, (event) => {
    if (admit(channels.lastWords, event)) onLastWords();
  });
}
