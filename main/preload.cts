/**
 * Gives the host's window its powers, one named function each, and only at the desk's address, because
 * a preload runs wherever its window goes.
 */

import type {
  HostChannels,
  HostWindowApi,
  MenuCommand,
  OfferedFile,
} from '../shared/desktop-api.ts' with { 'resolution-mode': 'import' };
import type { HostApi, PowerName } from '../shared/host-api.ts' with {
  'resolution-mode': 'import',
};

// A sandboxed preload is CommonJS, and may require nothing but this.
const { contextBridge, ipcRenderer } = require('electron') as typeof import('electron');

/** Every power; a forgotten one does not compile. */
const powers: Record<PowerName, true> = {
  state: true,
  boards: true,
  newGame: true,
  openBringing: true,
  changeBringing: true,
  showBrought: true,
  takeBrought: true,
  deal: true,
  ownBoards: true,
  readOwnBoard: true,
  ownPictures: true,
  saveOwnBoard: true,
  keepBoard: true,
  renameOwnBoard: true,
  copyOwnBoard: true,
  deleteOwnBoard: true,
  restoreOwnBoard: true,
  playOwnBoard: true,
  keepDraft: true,
  readDraft: true,
  chooseBoard: true,
  checkBoard: true,
  openBoard: true,
  begin: true,
  endGame: true,
  freshEvening: true,
  forgetEvening: true,
  results: true,
  gamePage: true,
  lessons: true,
  showOnTv: true,
  soundOnTv: true,
  copyTest: true,
  chooseAdapter: true,
  keepWifi: true,
  readWifi: true,
  wifiCode: true,
  wifiOnTv: true,
  settings: true,
  door: true,
  rename: true,
  standUp: true,
  letGo: true,
  remove: true,
  block: true,
  unblock: true,
  giveSeat: true,
  newCode: true,
  removeIdle: true,
  addComputer: true,
  changeComputer: true,
  move: true,
  evenOut: true,
  nextAt: true,
  putInTeam: true,
  readBoard: true,
};

const channels: HostChannels = {
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

const use = Object.fromEntries(
  Object.keys(powers).map((power) => [
    power,
    (argument: unknown) => ipcRenderer.invoke(channels.power, power, argument),
  ]),
) as unknown as HostApi;

const api: HostWindowApi = {
  ...use,
  pickBoard: () => ipcRenderer.invoke(channels.pickBoard),
  onOffer: (listener) => {
    ipcRenderer.on(channels.offer, (_event, files: readonly OfferedFile[]) => listener(files));
    ipcRenderer.send(channels.ready);
  },
  onCommand: (listener) => {
    ipcRenderer.on(channels.command, (_event, command: MenuCommand) => listener(command));
  },
  escape: () => ipcRenderer.invoke(channels.escape),
  onQuit: (listener) => {
    ipcRenderer.on(channels.quit, () => {
      void listener().finally(() => ipcRenderer.send(channels.lastWords));
    });
  },
  kept: () => ipcRenderer.invoke(channels.kept),
  prefer: (key, value) => ipcRenderer.invoke(channels.prefer, key, value),
  saveFile: (file) => ipcRenderer.invoke(channels.saveFile, file),
};

const [, ownPage] =
  process.argv.map((argument) => argument.split('--host-page=')).find(({ length }) => length > 1) ??
  [];

// The browser's global, which has no type here: this project knows Node alone.
const { location } = globalThis as unknown as {
  readonly location: { readonly origin: string; readonly pathname: string };
};

if (`${location.origin}${location.pathname}` === ownPage)
  contextBridge.exposeInMainWorld('memoryScrambleHost', api);
