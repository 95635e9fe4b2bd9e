import { describe, expect, test, vi } from 'vitest';
import { realClock } from '../../main/system/clock.ts';
import { SECRET, serve } from '../support/host.ts';
import { Wire, expectPublishedHeaders } from '../support/wire.ts';

const BAD_PLAYER = 'a player id is 1 to 256 letters, digits or underscores (bad-player)';
const BAD_POSITION =
  'a position is ROW,COLUMN in decimal digits, from 0,0 at the top left (bad-position)';
const OFF_BOARD = 'that position is not on this board (off-board)';
const BAD_CARD = 'a card is 1 to 4096 characters without spaces, percent-encoded (bad-card)';
const BAD_TARGET = 'this address has a percent sign that encodes nothing (bad-target)';

const badPlayers = [
  '/look/',
  '/look/a-b',
  '/look/a.b',
  '/look/a+b',
  '/look/a%20b',
  '/look/a%0A',
  '/look/a%00',
  '/look/%C3%A4',
  '/look/%F0%9F%A6%84',
  `/look/${'a'.repeat(257)}`,
  '/flip/a%2Fb/0,0',
  '/flip//0,0',
  '/replace//A/Z',
  '/replace/a!/A/Z',
  '/watch/',
  '/watch/a~b',
];

const badPositions = [
  '1.5,0',
  '0,0junk',
  '-1,0',
  '0,-1',
  '-0,0',
  '+1,0',
  '',
  ',',
  '0',
  '0,',
  ',0',
  '0,0,0',
  '0;0',
  '0 ,0'.replace(' ', '%20'),
  '%200,0',
  '0,0%0A',
  '1e0,0',
  '0x1,0',
  '%D9%A0,0',
  'a,b',
  'NaN,0',
  'Infinity,0',
  '99999999999999999999,0',
];

const offBoard = ['2,0', '0,2', '2,2', '00,2', '9007199254740991,0', '0,9007199254740991'];

const badCards = [
  '/A',
  'A/',
  '/',
  'A%20B/Z',
  'A/Z%20Z',
  'A/%20',
  'A/Z%0A',
  'A/Z%0Dup',
  'A/Z%09',
  'A/%C2%A0',
  'A/%E2%80%A8',
  'A/%EF%BB%BF',
  `A/${'Z'.repeat(4_097)}`,
  `${'Z'.repeat(4_097)}/A`,
];

const badPercents = [
  '/look/%',
  '/look/%zz',
  '/look/a%2',
  '/flip/alice/0%,0',
  '/replace/alice/%ff/Z',
  '/replace/alice/A/%F0%9F',
  '/replace/alice/A/%C0%AF',
  '/replace/alice/A/%ED%A0%80',
  '/watch/%E0',
];

/** Long targets, cut for the name of their test. */
function named([target, line]: readonly [string, string]) {
  const name = target.length > 60 ? `${target.slice(0, 40)}… (${target.length})` : target;
  return { name, target, line };
}

const rows = [
  ...badPlayers.map((target) => [target, BAD_PLAYER] as const),
  ...badPositions.map((at) => [`/flip/alice/${at}`, BAD_POSITION] as const),
  ...offBoard.map((at) => [`/flip/alice/${at}`, OFF_BOARD] as const),
  ...badCards.map((cards) => [`/replace/alice/${cards}`, BAD_CARD] as const),
  ...badPercents.map((target) => [target, BAD_TARGET] as const),
].map(named);

/** Alice has a match to finish (3-A); a malformed flip must not do even that. */
async function midGame() {
  const running = await serve('A B / B A', {}, { clock: realClock, secret: SECRET });
  const wire = new Wire(running);
  for (const at of ['0,0', '1,1']) await wire.get(`/flip/alice/${at}`);
  return { ...running, wire };
}

describe('malformed', () => {
  test.each(rows)('$name is 400 and one line, nothing changed', async ({ target, line }) => {
    const { wire, table } = await midGame();
    const before = { saved: table.save(), token: table.token };
    const answer = await wire.get(target);
    expect([answer.status, answer.body]).toEqual([400, line]);
    expectPublishedHeaders(answer);
    expect({ saved: table.save(), token: table.token }).toEqual(before);
  });

  test('by a player without a seat, it gives them none', async () => {
    const { wire, table } = await midGame();
    for (const at of ['9,9', 'x']) await wire.get(`/flip/carol/${at}`);
    expect(table.seats.find('carol')).toBeUndefined();
  });

  test('256 characters are a player id, and 257 are none', async () => {
    const { wire } = await midGame();
    const statuses = [255, 256, 257].map(async (length) => {
      return (await wire.get(`/look/${'a'.repeat(length)}`)).status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 200, 400]);
  });

  test('4096 units are a card, and 4097 are none', async () => {
    const { wire } = await midGame();
    const statuses = [4_095, 4_096, 4_097].map(async (length) => {
      return (await wire.get(`/replace/bob/Q/${'Z'.repeat(length)}`)).status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 200, 400]);
  });
});

describe('unknown paths', () => {
  test.each([
    '/look',
    '/flip',
    '/flip/alice',
    '/flip/alice/0,0/',
    '/flip/alice/0/0',
    '/replace/alice/A',
    '/replace/alice/A/B/C',
    '/watch',
    '/watch/alice/0,0',
    '/look/alice/',
    '/LOOK/alice',
    '/look%2Falice',
    '//look/alice',
    '/./look/alice',
    '/x/../look/alice',
    '/__proto__/alice',
    '/constructor/alice',
    '/toString/alice',
    '/main/server/app.ts',
    '/..%2f..%2fetc%2fpasswd',
  ])('%s is 404', async (target) => {
    const { wire } = await midGame();
    const { status, body, headers } = await wire.get(target);
    expect([status, body]).toEqual([404, 'there is nothing at this address (not-found)']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});

test('a bug is 500 and one line, without its message, stack or path; it is reported', async () => {
  const reported: unknown[] = [];
  const running = await serve(
    'A B / B A',
    {},
    { clock: realClock, secret: SECRET, report: (error) => void reported.push(error) },
  );
  const bug = new Error('cannot read /home/host/secret.txt');
  vi.spyOn(running.table, 'look').mockImplementation(() => {
    throw bug;
  });
  const answer = await new Wire(running).get('/look/alice');
  const line = 'something broke here; the host can start a new game (bug)';
  expect([answer.status, answer.body]).toEqual([500, line]);
  expectPublishedHeaders(answer);
  expect(reported).toEqual([bug]);
});
