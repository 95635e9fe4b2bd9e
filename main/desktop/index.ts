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
  safeStorage,
  screen,
  session,
  shell,
} from 'electron';
import type { MenuCommand } from '../../shared/desktop-api.ts';
import { pages } from '../../shared/paths.ts';
import { BoardLibrary } from '../host/board-library.ts';
import { CHECK_ELSEWHERE } from '../system/arguments.ts';
import { realClock } from '../system/clock.ts';
import { NoFolder } from '../system/own-folder.ts';
import { Settings } from '../host/settings.ts';
import { packageHomepage, packageVersion } from '../system/package-files.ts';
import { isLoss } from '../save/save-trouble.ts';
import { bindKeptPort } from '../server/listen.ts';
import { isDevelopment } from '../server/page.ts';
import { BoardFiles } from './board-files.ts';
import { claimFolder } from './claim.ts';
import { type PortAndFiles, portAndFiles } from './command-line.ts';
import { startDesktopHost } from './desktop-host.ts';
import { askAboutSave, askToLose, askToQuit, sayNoLink } from './dialogs.ts';
import { endWithout, surviveBugs } from './errors.ts';
import { friendsWaitingFor, stayAwakeForFriends } from './friends.ts';
import { carryHostApi, channels } from './ipc.ts';
import { lockContents, lockPermissions } from './lock.ts';
import { HostPreferences } from './preferences.ts';
import { Log } from './log.ts';
import { aboutPanel, menuTemplate } from './menu.ts';
import { Messages } from './messages.ts';
import { Offers } from './offers.ts';
import { LastWords, lossByQuitting, stopInOrder } from './quit.ts';
import { Recent } from './recent.ts';
import { Tv } from './tv.ts';
import { openHostWindow, openTvWindow } from './windows.ts';
import { wifiKeeper } from './wifi-keeper.ts';
import type { RunningHost } from '../start.ts';
import { Speech, sayOfSettings, wordsFor } from './words.ts';

const offers = new Offers();
let window: BrowserWindow | undefined;

// A double-clicked file may come before the app is ready, or at any time from a second start.
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

if (ownArguments(process.argv)[0] === 'check') {
  process.stderr.write(`memory-scramble: ${CHECK_ELSEWHERE}\n`);
  app.exit(2);
} else begin();

function begin(): void {
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
}

function endBecause(error: unknown, log: Log): Promise<void> {
  const showErrorBox = async (title: string, content: string) => {
    await app.whenReady(); // earlier, Linux shows no box
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
  const preferences = new HostPreferences({
    settings,
    nativeTheme,
    speech,
    onChange: () => showLanguage(),
  });
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
    preferences,
    speech,
    isDev: !app.isPackaged && isDevelopment(),
    wifi: wifiKeeper(settings, safeStorage, process.platform),
  });
  if (running === undefined) return app.quit();
  const host = running;
  const { room, port } = host;
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
  // No step below waits, so everything is in place before the page asks its first question.
  const loading = hostWindow.loadURL(desk);
  hostWindow.show(); // in the colour of the table, until the page paints
  const tv = new Tv({
    link: () => tvLink(origin, room.door, preferences.value['language']),
    host: hostWindow,
    open: (display) =>
      openTvWindow(display, (reason) => log.say(`the TV view crashed (${reason})`)),
    screen,
    power: powerSaveBlocker,
  });
  room.attend((table) => table.subscribe(() => tv.follow()));
  stayAwakeForFriends(room, ownId, powerSaveBlocker);

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
    preferences,
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
  // Not when loading begins, because refused navigations and those within the page also begin.
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
      hostWindow.show(); // on a Mac it may be hidden while its menu is there
      hostWindow.webContents.send(channels.command, command);
    },
    pickBoard: () => void pickBoard(),
    openRecent: (path: string) => void offers.offer(path),
    clearRecent: () => recent.clear(),
    saveBoardAs: () => void files.saveAs(room.first.game),
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
      isMuted: preferences.value['muted'] === 'true',
      isMaking: preferences.value['bench'] === 'true',
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
      const waiting = friendsWaitingFor(room, ownId);
      if (loss === undefined && waiting.friends === 0) return true;
      hostWindow.show(); // a question of a hidden window would not be seen
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

/** The port and the files of a command line, without Chromium's switches. */
function readArguments(argv: readonly string[]): PortAndFiles {
  return portAndFiles(ownArguments(argv));
}

function ownArguments(argv: readonly string[]): readonly string[] {
  return argv.filter((argument) => !argument.startsWith('-')).slice(app.isPackaged ? 1 : 2);
}

function offerFrom({ files }: PortAndFiles, directory: string): void {
  void offers.offer(...files.map((file) => resolve(directory, file)));
}

/** The address of the TV view, which sounds, with the host's language and the door's code, if there are any. */
function tvLink(
  origin: string,
  door: { readonly mode: string; readonly code?: string | undefined },
  language: string | undefined,
): string {
  const search = language === undefined ? '' : `&lang=${language}`;
  return `${origin}${pages.tv}?sound${search}${door.mode === 'code' ? `#code=${door.code ?? ''}` : ''}`;
}
