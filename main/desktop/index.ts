/** The desktop app: the same host as in the terminal, with its page in a window. */

import * as disk from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  type BrowserWindow,
  Menu,
  type WebContents,
  app,
  clipboard,
  dialog,
  nativeTheme,
  powerSaveBlocker,
  screen,
  session,
  shell,
} from 'electron';
import type { MenuCommand } from '../../shared/desktop-api.ts';
import { pages } from '../../shared/paths.ts';
import { BoardLibrary } from '../host/board-library.ts';
import { realClock } from '../host/clock.ts';
import { NoFolder } from '../host/own-folder.ts';
import { Settings } from '../host/settings.ts';
import { packageHomepage, packageVersion } from '../host/package-files.ts';
import { isLoss } from '../host/save-trouble.ts';
import { bindKeptPort } from '../server/kept-port.ts';
import { isDevelopment } from '../server/page.ts';
import { aboutPanel } from './about.ts';
import { stayAwakeForFriends } from './awake.ts';
import { friendsWaitingFor } from './friends.ts';
import { BoardFiles } from './board-files.ts';
import { surviveBugs } from './bugs.ts';
import { claimFolder } from './claim.ts';
import { type PortAndFiles, portAndFiles } from './command-line.ts';
import { startDesktopHost } from './desktop-host.ts';
import { askAboutSave, askToLose, askToQuit, sayNoLink } from './dialogs.ts';
import { carryHostApi, channels } from './ipc.ts';
import { lockContents, lockPermissions } from './lock.ts';
import { LastWords } from './last-words.ts';
import { Likes } from './likes.ts';
import { Log } from './log.ts';
import { lossByQuitting } from './loss.ts';
import { menuTemplate } from './menu.ts';
import { Messages } from './messages.ts';
import { endWithout } from './no-start.ts';
import { Offers } from './offers.ts';
import { stopInOrder } from './quit.ts';
import { Recent } from './recent.ts';
import { Tv } from './tv.ts';
import { openTvWindow } from './tv-window.ts';
import { openHostWindow } from './window.ts';
import type { RunningHost } from '../start.ts';
import { Speech, sayOfSettings, wordsFor } from './words.ts';

const offers = new Offers();
let window: BrowserWindow | undefined;

// A double-clicked file may come before the app is ready, and from a second start at any time.
app.on('open-file', (event, path) => {
  event.preventDefault();
  void offers.offer(path);
});
app.on('second-instance', (_event, args, directory) => {
  window?.show();
  window?.restore();
  window?.focus();
  offerFrom(readArguments(args), directory);
});

try {
  const folder = claimFolder(app);
  if (folder === undefined) app.quit();
  else {
    const log = new Log(join(folder, 'logs'));
    start(folder, log).catch((error: unknown) => endBecause(error, log));
  }
} catch (error) {
  if (!(error instanceof NoFolder)) throw error;
  void endBecause(error, new Log(join(error.folder, 'logs')));
}

function endBecause(error: unknown, log: Log): Promise<void> {
  const showErrorBox = async (title: string, content: string) => {
    await app.whenReady(); // before, Linux shows no box
    dialog.showErrorBox(title, content);
  };
  return endWithout(error, {
    log,
    words: wordsFor(app.getPreferredSystemLanguages()),
    showErrorBox: process.env['MEMORY_SCRAMBLE_LAUNCHER'] === '1' ? undefined : showErrorBox,
    exit: (code) => app.exit(code),
  });
}

async function start(folder: string, log: Log): Promise<void> {
  const speech = new Speech(app.getPreferredSystemLanguages());
  const messages = new Messages(log, speech);
  const tell = (sentence: string, detail?: string) => messages.tell(sentence, detail);
  let running: RunningHost | undefined = undefined;
  surviveBugs({ log, tell, speech, save: () => void running?.save() });

  const args = readArguments(process.argv);
  const settings = Settings.open(join(folder, 'settings.json'), (trouble) => {
    log.say(`settings: ${trouble.what}, ${trouble.why}`);
    tell(sayOfSettings(speech.words, trouble));
  });
  const likes = new Likes({ settings, nativeTheme, speech, onChange: () => showLanguage() });
  const library = new BoardLibrary(join(folder, 'boards'), disk);
  const wantedPort = args.port ?? settings.value.port;
  running = await startDesktopHost({
    folder,
    settings,
    library,
    binding: bindKeptPort(wantedPort, realClock),
    wantedPort,
    log,
    tell,
    ask: (why) => askAboutSave(why, speech.words),
    likes,
    speech,
    isDev: !app.isPackaged && isDevelopment(),
  });
  if (running === undefined) return app.quit();
  const host = running;
  const { table, port } = host;
  const { ownId } = settings.value;
  const origin = `http://127.0.0.1:${port}`;
  log.say(`version ${packageVersion()} listens on port ${port}`);

  await app.whenReady();
  const showAbout = () => app.setAboutPanelOptions(aboutPanel(speech.words));
  showAbout();
  const desk = `${origin}${pages.desk}`;
  const pageOf = ({ id }: WebContents) =>
    id === hostWindow.webContents.id ? desk : `${origin}${pages.tv}`;
  lockContents(origin, pageOf, () => tv.show());
  lockPermissions(session.defaultSession, origin);
  const hostWindow = openHostWindow({
    page: desk,
    settings,
    onCrash: (reason) => log.say(`the window crashed (${reason}), and is loaded again`),
    onTrouble: () => tell(speech.words.trouble.crashes),
  });
  window = hostWindow;
  // All that the page may ask for is there before its first question comes: no step below waits.
  const loading = hostWindow.loadURL(desk);
  hostWindow.show(); // in the colour of the table, while the page is on its way
  const tv = new Tv({
    link: () => tvLink(origin, table.players.door, likes.value['language']),
    host: hostWindow,
    open: (display) =>
      openTvWindow(display, (reason) => log.say(`the TV view crashed (${reason})`)),
    screen,
    power: powerSaveBlocker,
  });
  table.subscribe(() => tv.follow());
  stayAwakeForFriends(table, ownId);

  const files = new BoardFiles({
    window: hostWindow,
    dialog,
    settings,
    documents: app.getPath('documents'),
    speech,
    disk,
    log: (sentence) => log.say(sentence),
  });
  const pickBoard = async () => {
    const path = await files.pick();
    if (path !== undefined) await offers.offer(path);
  };
  const lastWords = new LastWords({
    ask: () => hostWindow.webContents.send(channels.quit),
    clock: realClock,
  });
  carryHostApi({
    powers: host.powers,
    ownId,
    pickBoard,
    saveFile: async (file) => (await files.saveFile(file)) !== undefined,
    likes,
    escape: () => {
      if (hostWindow.isFullScreen()) hostWindow.setFullScreen(false);
    },
    onReady: () => {
      offers.open((chosen) => {
        for (const { path, isBoard } of chosen.toReversed()) {
          if (isBoard) recent.add(path);
          else recent.forget(path);
        }
        const offered = chosen.map(({ file }) => file);
        hostWindow.webContents.send(channels.offer, offered);
      });
      lastWords.open();
    },
    onLastWords: () => lastWords.said(),
    window: { webContents: hostWindow.webContents, page: desk },
    onDenied: (sentence) => log.say(`denied: ${sentence}`),
  });
  // Not when it begins to load: a navigation that is refused, or stays within the page, does, too.
  const leave = () => {
    offers.close();
    lastWords.close();
  };
  hostWindow.webContents.on('did-navigate', leave);
  hostWindow.webContents.on('render-process-gone', leave);
  hostWindow.webContents.on('destroyed', leave);

  const recent = new Recent({ settings, system: app, onChange: () => showMenu() });
  hostWindow.on('focus', () => void recent.look());
  const homepage = packageHomepage();
  const actions = {
    send: (command: MenuCommand) => {
      hostWindow.show(); // on a Mac it may be hidden, and the menu is there all the same
      hostWindow.webContents.send(channels.command, command);
    },
    pickBoard: () => void pickBoard(),
    openRecent: (path: string) => void offers.offer(path),
    clearRecent: () => recent.clear(),
    saveBoardAs: () => void files.saveAs(table.game),
    copyLink: () => {
      if (host.invitation.adapter === null) void sayNoLink(hostWindow, speech.words);
      else void clipboard.writeText(host.invitation.joinLink);
    },
    showTv: () => tv.show(),
    showLogs: () => void shell.openPath(log.folder),
    findNewer: homepage === undefined ? undefined : () => void shell.openExternal(homepage),
  };
  const showMenu = () => {
    const template = menuTemplate({
      actions,
      recent: recent.paths,
      home: app.getPath('home'),
      platform: process.platform,
      isMuted: likes.value['muted'] === 'true',
      isMaking: likes.value['bench'] === 'true',
      words: speech.words,
    });
    Menu.setApplicationMenu(Menu.buildFromTemplate([...template]));
  };
  const showLanguage = () => {
    showMenu();
    showAbout();
    tv.follow();
  };
  showMenu();
  void recent.look();

  stopInOrder({
    app,
    window: hostWindow,
    signals: process,
    outlivesWindow: process.platform === 'darwin',
    mayQuit: async () => {
      const loss = await lossByQuitting(host);
      const waiting = friendsWaitingFor(table, ownId);
      if (loss === undefined && waiting.friends === 0) return true;
      hostWindow.show(); // what belongs to a hidden window would not be seen
      if (loss !== undefined) return askToLose(hostWindow, loss, speech.words);
      return askToQuit(hostWindow, waiting, speech.words);
    },
    stop: async () => {
      await lastWords.wait();
      await host.stop();
      if (isLoss(host.saveTrouble)) log.say('the last changes could not be saved, and are lost');
      await settings.written();
      log.say('ends');
    },
    onBug: (error) => log.bug(error),
  });
  offerFrom(args, process.cwd());
  await loading;
  process.stdout.write(`server now listening at http://localhost:${port}\n`); // the launcher waits
  messages.showAll();
}

/** The port and the files of a command line, in which Chromium's switches stand as well. */
function readArguments(argv: readonly string[]): PortAndFiles {
  const own = argv.filter((argument) => !argument.startsWith('-')).slice(app.isPackaged ? 1 : 2);
  return portAndFiles(own);
}

function offerFrom({ files }: PortAndFiles, directory: string): void {
  void offers.offer(...files.map((file) => resolve(directory, file)));
}

/** The TV view in the host's language, with the code where the door has one. */
function tvLink(
  origin: string,
  door: { readonly mode: string; readonly code?: string | undefined },
  language: string | undefined,
): string {
  const search = language === undefined ? '' : `?lang=${language}`;
  return `${origin}${pages.tv}${search}${door.mode === 'code' ? `#code=${door.code ?? ''}` : ''}`;
}
