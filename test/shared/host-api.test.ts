import { describe, expect, test } from 'vitest';
import { isDoorCode } from '../../shared/door-code.ts';
import { type PowerName, isPowerName, parsePower } from '../../shared/host-api.ts';
import { plainResults } from '../../shared/results-words.ts';

/** For each power: arguments it takes, and arguments it refuses. */
const powers: Readonly<
  Record<PowerName, { readonly good: readonly unknown[]; readonly bad: readonly unknown[] }>
> = {
  state: { good: [{}, { player: 'host' }], bad: [{ more: 1 }, { player: '-' }, null, undefined] },
  newCode: { good: [{}], bad: [{ code: 'KIWI72' }, null] },
  removeIdle: { good: [{ except: null }, { except: 0 }], bad: [{}, { except: -1 }] },
  boards: { good: [{}], bad: [{ more: 1 }, []] },
  newGame: { good: [{}], bad: [{ board: 'hearts' }, 'now'] },
  begin: {
    good: [{}, { seconds: 0 }, { seconds: 3 }, { seconds: 10 }],
    bad: [{ now: true }, 1, { seconds: 11 }, { seconds: 0.5 }],
  },
  openBringing: { good: [{}], bad: [{ each: 3 }, null] },
  changeBringing: {
    good: [{}, { each: 1 }, { each: 3, looksFirst: true }],
    bad: [{ each: 0 }, { each: 4 }, { each: '2' }, { looksFirst: 1 }, { title: 'x' }],
  },
  showBrought: { good: [{ number: 1 }], bad: [{}, { number: 0 }, { number: '1' }] },
  takeBrought: { good: [{ number: 7 }], bad: [{}, { number: 1.5 }, { number: 1, seat: 0 }] },
  deal: {
    good: [
      { rows: 3, columns: 3, fill: null, title: 'Ours' },
      { rows: 4, columns: 4, fill: 'under-the-sea.txt', title: '' },
    ],
    bad: [
      {},
      { rows: 3, columns: 3, title: 'Ours' },
      { rows: 0, columns: 3, fill: null, title: 'Ours' },
      { rows: 3, columns: 3, fill: 1, title: 'Ours' },
      { rows: 3, columns: 3, fill: null, title: 'Ours', path: '/tmp' },
    ],
  },
  freshEvening: { good: [{}], bad: [{ now: true }, null] },
  forgetEvening: { good: [{}, { last: true }], bad: [{ last: 1 }, null] },
  results: {
    good: [{}, { last: true }, { words: plainResults }],
    bad: [{ path: '/tmp' }, null, { words: {} }, { words: { ...plainResults, columns: ['a'] } }],
  },
  lessons: { good: [{}, { names: true }], bad: [{ names: 1 }, { last: true }, null] },
  gamePage: {
    good: [
      { language: 'de', names: true },
      { language: 'en', names: false },
    ],
    bad: [{}, { language: 'de' }, { language: 'xx', names: true }, { language: '../en', names: 1 }],
  },
  showOnTv: {
    good: [{ shows: 'game' }, { shows: 'film' }, { shows: 'xray' }],
    bad: [{}, { shows: 'all' }, { shows: null }],
  },
  soundOnTv: { good: [{ isOn: true }, { isOn: false }], bad: [{}, { isOn: 1 }] },
  copyTest: {
    good: [{ game: 1, step: 1 }],
    bad: [{}, { game: 1 }, { game: 0, step: 1 }, { game: 1, step: 0 }, { game: 1, step: 1.5 }],
  },
  endGame: { good: [{}], bad: [{ now: true }, 'x'] },
  chooseAdapter: { good: [{ adapter: 'eth0' }], bad: [{}, { adapter: 1 }] },
  keepWifi: {
    good: [{ network: null }, { network: { name: 'Sea', password: '', isHidden: true } }],
    bad: [{}, { network: 'Sea' }, { network: { name: 'Sea', password: '' } }],
  },
  readWifi: { good: [{}], bad: [null, { name: 'Sea' }] },
  wifiCode: { good: [{}], bad: [null, { name: 'Sea' }] },
  wifiOnTv: { good: [{ isOn: true }], bad: [{}, { isOn: 'yes' }] },
  chooseBoard: {
    good: [{ board: 'hearts' }],
    bad: [{}, { board: 1 }, { board: 'hearts', shuffle: true }],
  },
  readBoard: {
    good: [{ board: 'hearts' }],
    bad: [{}, { board: 1 }, { board: 'hearts', shuffle: true }],
  },
  checkBoard: {
    good: [{ text: '1x1\nA\n' }, { text: '' }],
    bad: [{}, { text: 1 }, { text: '', title: 'x' }],
  },
  openBoard: {
    good: [{ title: 'Mine', text: '1x1\nA\n' }],
    bad: [
      { title: 'Mine' },
      { text: '1x1\nA\n' },
      { title: 'Mine', text: null },
      { title: 'Mine', text: '', path: '/etc/passwd' },
    ],
  },
  settings: {
    good: [
      {},
      { shuffle: false },
      { lobby: true, replace: false },
      { leaveSeconds: 15, holdUpSeconds: 10, restartMinutes: 1 },
      { leaveSeconds: null, holdUpSeconds: null, restartMinutes: null },
      { leaveSeconds: 86_400 },
    ],
    bad: [
      { shuffle: 1 },
      { lobby: 'yes' },
      { replace: null },
      { leaveSeconds: 14 },
      { holdUpSeconds: 9 },
      { restartMinutes: 0 },
      { leaveSeconds: 86_401 },
      { holdUpSeconds: 10.5 },
      { holdUpSeconds: '30' },
      { volume: 11 },
    ],
  },
  door: {
    good: [
      { door: 'open' },
      { door: 'joined' },
      { door: 'code' },
      { door: 'code', code: 'ab12cd' },
    ],
    bad: [
      ...[{}, { door: 'shut' }, { code: 'ab12cd' }, { door: 1 }],
      ...[
        { door: 'code', code: 'a b cd' },
        { door: 'code', code: 'ab12' },
      ],
    ],
  },
  ownBoards: { good: [{}], bad: [{ more: 1 }] },
  readOwnBoard: { good: [{ id: 'zoo' }], bad: [{}, { id: 1 }, { id: 'zoo', path: '/etc' }] },
  ownPictures: { good: [{ id: 'zoo' }], bad: [{}, { id: null }] },
  saveOwnBoard: {
    good: [{ text: '' }, { id: 'zoo', text: '' }, { title: 'zoo.txt', text: '1x1\nA\n' }],
    bad: [{}, { text: 1 }, { id: 1, text: '' }, { text: '', path: '/etc/passwd' }],
  },
  keepBoard: { good: [{}], bad: [{ id: 'zoo' }] },
  renameOwnBoard: { good: [{ id: 'zoo', title: 'Zoo' }], bad: [{ id: 'zoo' }, { title: 'Zoo' }] },
  copyOwnBoard: { good: [{ id: 'zoo' }], bad: [{}] },
  deleteOwnBoard: { good: [{ id: 'zoo' }], bad: [{}, { id: ['zoo'] }] },
  restoreOwnBoard: { good: [{ id: 'zoo' }], bad: [{}] },
  playOwnBoard: { good: [{ id: 'zoo' }], bad: [{}, 'zoo'] },
  keepDraft: {
    good: [{ text: '' }, { text: null }, { text: '', photos: [{ number: 511, picture: 'x' }] }],
    bad: [{}, { text: 1 }, { text: '', photos: [{ number: 512, picture: 'x' }] }],
  },
  readDraft: { good: [{}], bad: [{ id: 'zoo' }] },
  standUp: { good: [{ seat: 0 }], bad: [{}, { seat: -1 }, { seat: '0' }] },
  letGo: { good: [{ seat: 0 }], bad: [{}, { seat: -1 }, { seat: '0' }] },
  unblock: { good: [{ name: 'Ana' }], bad: [{}, { name: 1 }, { seat: 0 }, 'Ana'] },
  rename: {
    good: [{ seat: 0, name: 'Ana' }],
    bad: [{ seat: 0 }, { name: 'Ana' }, { seat: -1, name: 'Ana' }, { seat: 0, name: ' ' }],
  },
  remove: { good: [{ seat: 3 }], bad: [{}, { seat: '3' }, { seat: 0.5 }, { seat: 3, why: '' }] },
  block: { good: [{ seat: 3 }], bad: [{}, { seat: null }, { seat: -1 }, { seat: 3, why: '' }] },
  giveSeat: {
    good: [{ from: 0, to: 1 }],
    bad: [{ from: 0 }, { to: 1 }, { from: 0, to: '1' }, { from: 0, to: 1, by: 2 }],
  },
  addComputer: {
    good: [
      { character: 'goldfish', language: 'en' },
      { character: 'chameleon', language: 'ro' },
    ],
    bad: [
      {},
      { character: 'goldfish' },
      { character: 'person', language: 'en' },
      { character: 'goldfish', language: 'xx' },
      { character: 'goldfish', language: 'en', seat: 0 },
    ],
  },
  changeComputer: {
    good: [{ seat: 2, character: 'elephant', language: 'de' }],
    bad: [
      { character: 'elephant', language: 'de' },
      { seat: 2, language: 'de' },
      { seat: 2, character: 'elephant' },
      { seat: -1, character: 'elephant', language: 'de' },
    ],
  },
  move: {
    good: [
      { seat: 2, to: 1 },
      { seat: 0, table: 3, to: 8 },
    ],
    bad: [{ seat: 2 }, { seat: 2, to: 0 }, { seat: 2, to: 9 }, { seat: 2, to: 1, table: 0 }],
  },
  evenOut: { good: [{}, { back: true }], bad: [{ back: 1 }, null] },
  putInTeam: {
    good: [
      { seat: 0, team: 3 },
      { seat: 0, team: 0, table: 1 },
    ],
    bad: [{ seat: 0 }, { seat: 0, team: 4 }, { team: 1 }],
  },
  nextAt: { good: [{ table: 8 }, { table: null }], bad: [{}, { table: 9 }] },
};

describe.each(Object.entries(powers))('%s', (power, { good, bad }) => {
  const parse = parsePower[power as PowerName];

  test.each(good)('takes %j', (argument) => {
    expect(parse(argument)).toEqual(argument);
  });

  test.each(bad.map((argument) => [argument]))('refuses %j', (argument) => {
    expect(parse(argument)).toBeUndefined();
  });
});

test('a name is taken as it will be shown', () => {
  expect(parsePower.rename({ seat: 0, name: '  Ana\n' })).toEqual({ seat: 0, name: 'Ana' });
});

test('a power is known by its name, and an object’s own names are none', () => {
  for (const power of Object.keys(parsePower)) expect(isPowerName(power)).toBe(true);
  for (const other of ['', 'toString', '__proto__', 'New-Game']) {
    expect(isPowerName(other)).toBe(false);
  }
});

test.each([
  ['abcde', false],
  ['abcdef', true],
  ['Ab3dE6gH9jK2', true],
  ['Ab3dE6gH9jK2m', false],
  ['abc-ef', false],
  ['äbcdef', false],
])('whether %s is a door code: %s', (code, legal) => {
  expect(isDoorCode(code)).toBe(legal);
});
