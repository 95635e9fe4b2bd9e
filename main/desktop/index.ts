/** The desktop app: the same host as in the terminal, with its page in a window. */

import { join, resolve } from 'node:path';
import { inspect } from 'node:util';
import { type BrowserWindow, Menu, app, clipboard, dialog, session, shell } from 'electron';
import { type PortAndBoard, UsageError, parsePortAndBoard } from '../host/arguments.ts';
import { Settings } from '../host/settings.ts';
import { packageVersion } from '../host/package-files.ts';
import { friendsHere, stayAwakeForFriends } from './awake.ts';
import { Bugs } from './bugs.ts';
import { startDesktopHost } from './desktop-host.ts';
import { askForBoard, askToQuit, saveBoardAs } from './dialogs.ts';
import { carryHostApi, channels } from './ipc.ts';
import { lockContents, lockPermissions } from './lock.ts';
import { Log } from './log.ts';
import { menuTemplate } from './menu.ts';
import { Messages } from './messages.ts';
import { Offers } from './offers.ts';
import { stopInOrder } from './quit.ts';
import { Recent } from './recent.ts';
import { TvWindow } from './tv-window.ts';
import { openHostWindow } from './window.ts';
import { wordsFor } from './words.ts';

const offers = new Offers();
let window: BrowserWindow | undefined;

// A double-clicked file may come before the app is ready, and from a second start at any time.
app.on('open-file', (event, path) => {
  event.preventDefault();
  void offers.offer(path);
});
app.on('second-instance', (_event, args, directory) => {
  window?.restore();
  window?.focus();
  offerFrom(readArguments(args), directory);
});

if (app.requestSingleInstanceLock()) start().catch(endWithout);
else app.quit();

async function start(): Promise<void> {
  const folder = app.getPath('userData');
  const log = new Log(join(folder, 'logs'));
  const words = wordsFor(app.getPreferredSystemLanguages());
  const messages = new Messages(log, words);
  const tell = (sentence: string) => messages.tell(sentence);
  const bugs = new Bugs(log, tell, words);

  const args = readArguments(process.argv);
  const settings = await Settings.open(join(folder, 'settings.json'), tell);
  const running = await startDesktopHost({ folder, settings, port: args.port, log, tell });
  const { host, table, port } = running;
  bugs.savedGame = host.savedGame;
  const { ownId } = settings.value;
  const origin = `http://127.0.0.1:${port}`;
  log.say(`version ${packageVersion()} listens on port ${port}`);

  await app.whenReady();
  app.setAboutPanelOptions({
    applicationVersion: packageVersion(),
    copyright: 'Everything stays on your network.',
  });
  lockContents(origin, () => tv.show());
  lockPermissions(session.defaultSession, origin);
  const hostWindow = openHostWindow({
    origin,
    settings,
    onTrouble: () => tell(words.trouble.crashes),
  });
  window = hostWindow;
  const tv = new TvWindow(hostWindow, () => tvLink(origin, table.door));
  table.subscribe(() => tv.follow());
  stayAwakeForFriends(table, ownId);

  const pickBoard = async () => {
    const path = await askForBoard(hostWindow, words);
    if (path !== undefined) await offers.offer(path);
  };
  carryHostApi({
    host,
    pickBoard,
    onReady: () => offers.open((file) => hostWindow.webContents.send(channels.offer, file)),
    window: { webContents: hostWindow.webContents, origin },
    onDenied: (sentence) => log.say(`denied: ${sentence}`),
  });
  // Not when it begins to load: a navigation that is refused, or stays within the page, does, too.
  hostWindow.webContents.on('did-navigate', () => offers.close());
  hostWindow.webContents.on('render-process-gone', () => offers.close());

  const recent = new Recent(settings, () => showMenu());
  offers.onRead = (path) => recent.add(path);
  const actions = {
    newGame: () => hostWindow.webContents.send(channels.newGame),
    pickBoard: () => void pickBoard(),
    openRecent: (path: string) => void offers.offer(path),
    clearRecent: () => recent.clear(),
    saveBoardAs: () => void saveBoardAs(hostWindow, table.layout, words),
    copyLink: () => clipboard.writeText(host.joinLink),
    showTv: () => tv.show(),
    showLogs: () => void shell.openPath(log.folder),
  };
  const showMenu = () => {
    const template = menuTemplate(actions, recent.paths, process.platform, words);
    Menu.setApplicationMenu(Menu.buildFromTemplate([...template]));
  };
  showMenu();

  stopInOrder({
    window: hostWindow,
    mayQuit: async () => {
      const friends = table.phase === 'playing' ? friendsHere(table, ownId) : 0;
      return friends === 0 || askToQuit(hostWindow, friends, words);
    },
    stop: async () => {
      await running.stop();
      await settings.written();
      log.say('ends');
    },
    onBug: (error) => log.bug(error),
  });
  offerFrom(args, process.cwd());
  await hostWindow.loadURL(`${origin}/`);
  process.stdout.write(`server now listening at http://localhost:${port}\n`); // the launcher waits
  messages.showAll();
}

/** The app could not even start: it says why, and does not linger without a window. */
function endWithout(error: unknown): void {
  const { trouble } = wordsFor(app.getPreferredSystemLanguages());
  dialog.showErrorBox(trouble.noStart, inspect(error));
  app.exit(1);
}

/** The port and the board file of a command line, in which Chromium's switches stand as well. */
function readArguments(argv: readonly string[]): PortAndBoard {
  const own = argv.filter((argument) => !argument.startsWith('-')).slice(app.isPackaged ? 1 : 2);
  try {
    return parsePortAndBoard(own);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { port: undefined, boardFile: undefined }; // the launcher has said what is wrong
  }
}

function offerFrom({ boardFile }: PortAndBoard, directory: string): void {
  if (boardFile !== undefined) void offers.offer(resolve(directory, boardFile));
}

/** The TV view, with the code where the door has one. */
function tvLink(
  origin: string,
  door: { readonly mode: string; readonly code?: string | undefined },
) {
  return `${origin}/tv${door.mode === 'code' ? `#code=${door.code ?? ''}` : ''}`;
}
