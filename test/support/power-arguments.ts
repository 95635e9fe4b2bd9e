import type { PowerName } from '../../shared/host-api.ts';
import { defaultSettings } from '../../shared/settings.ts';

const TEXT = '1x2\nA\nA\n';
const [ID, SEAT, NUMBER] = [{ id: 'zoo' }, { seat: 0 }, { number: 1 }];

/** An argument of each power that takes one; all others take none. */
export const ARGUMENTS: Partial<Record<PowerName, unknown>> = {
  begin: { seconds: 3 },
  results: { last: true },
  forgetEvening: { last: true },
  lessons: { names: true },
  gamePage: { language: 'de', names: true },
  showOnTv: { shows: 'film' },
  copyTest: { game: 1, step: 2 },
  chooseAdapter: { adapter: 'wlan0' },
  chooseBoard: { board: 'zoo.txt' },
  readBoard: { board: 'zoo.txt' },
  checkBoard: { text: TEXT },
  openBoard: { title: 'Zoo', text: TEXT },
  settings: defaultSettings,
  door: { door: 'code', code: 'KIWI72' },
  changeBringing: { each: 2, looksFirst: true },
  showBrought: NUMBER,
  takeBrought: NUMBER,
  deal: { rows: 2, columns: 2, fill: null, title: 'Ours' },
  saveOwnBoard: { ...ID, title: 'Zoo', text: TEXT },
  readOwnBoard: ID,
  ownPictures: ID,
  renameOwnBoard: { ...ID, title: 'Zoo' },
  copyOwnBoard: ID,
  deleteOwnBoard: ID,
  restoreOwnBoard: ID,
  playOwnBoard: ID,
  keepDraft: { text: null },
  rename: { ...SEAT, name: 'Ana' },
  standUp: SEAT,
  letGo: SEAT,
  remove: SEAT,
  removeIdle: { except: null },
  block: SEAT,
  unblock: { name: 'Ana' },
  giveSeat: { from: 0, to: 1 },
  addComputer: { character: 'goldfish', language: 'de' },
  move: { ...SEAT, to: 1 },
  evenOut: { back: true },
  nextAt: { table: null },
  changeComputer: { ...SEAT, character: 'goldfish', language: 'de' },
};
