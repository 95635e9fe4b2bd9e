import { describe, expect, test } from 'vitest';
import { parsePower } from '../../shared/host-api.ts';
import { below, pick, seededRandom } from '../support/random.ts';
import { realClock } from '../../main/system/clock.ts';
import { SECRET, serve } from '../support/host.ts';
import { viewOf } from '../support/table-view.ts';
import { type Asked, Wire, expectRefused, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const BEN = secretId('ben');
const EVA = secretId('eva');

const SIDE = 12;

/** As many cards, each of them twice. */
function fullBoard(): string {
  const card = (index: number) => `c${Math.floor(index / 2)}`;
  const row = (start: number) => Array.from({ length: SIDE }, (_, column) => card(start + column));
  return Array.from({ length: SIDE }, (_, index) => row(index * SIDE).join(' ')).join(' / ');
}

test('4-C: text ids control every card, and the host frees them all in one step', async () => {
  const { table, port } = await serve(fullBoard(), {}, { clock: realClock, secret: SECRET });
  const wire = new Wire({ port });
  await wire.post('/join', { player: ANA, name: 'Ana' });
  for (let index = 0; index < SIDE * SIDE; index++) {
    await wire.get(`/flip/stranger${index}/${Math.floor(index / SIDE)},${index % SIDE}`);
  }
  expect(table.game.board.controlled()).toHaveLength(SIDE * SIDE);
  let steps = 0;
  table.subscribe(({ step }) => void (step !== undefined && steps++));
  const authorization = { Authorization: `Bearer ${SECRET}` };
  await wire.post('/host/door', { door: 'joined' }, authorization);
  expect([steps, table.game.board.controlled()]).toEqual([1, []]);
  expect((await wire.get(`/flip/${ANA}/0,0`)).status).toBe(200); // the party goes on
  expectRefused(await wire.get('/flip/stranger0/1,1'), 403, 'door');
});

describe('a page elsewhere, in the browser of a friend', () => {
  const evil = { Origin: 'http://evil.example', Referer: 'http://evil.example/' };

  /** What it can send without being asked first: GET, and POST with a form's types of content. */
  function forged(random: () => number): { target: string; asked: Asked } {
    const id = pick(random, [
      'evil',
      'ana',
      'Ana',
      '0',
      'undefined',
      secretId(`x${random()}`.slice(2, 9)),
    ]);
    const at = `${below(random, 4)},${below(random, 4)}`;
    if (random() < 0.7) {
      const target = pick(random, [
        `/flip/${id}/${at}`,
        `/flip/${id}/${at}?n=${below(random, 99)}&game=1`,
        `/watch/${id}?since=x`,
        `/table/${id}`,
        `/look/${id}`,
        `/join?player=${id}&name=Evil`,
        `/leave?player=${id}`,
        '/host/newGame',
        `/qr.svg?player=${id}`,
      ]);
      return { target, asked: { headers: evil } };
    }
    const type = pick(random, [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]);
    const target = pick(random, [
      '/join',
      '/leave',
      '/host/newGame',
      '/host/remove',
      `/flip/${id}/0,0`,
    ]);
    const body = pick(random, [
      JSON.stringify({ player: id, name: 'Evil', seat: 0 }),
      `player=${id}&name=Evil`,
      '',
    ]);
    return { target, asked: { method: 'POST', headers: { ...evil, 'Content-Type': type }, body } };
  }

  /** Ana controls a first card, Ben waits for it, Eva controls a pair; all of them have joined. */
  async function party() {
    const running = await serve(['A B C D', 'A B C D', 'E F G H', 'E F G H'].join(' / '));
    const { wire, table, untilWaiting } = running;
    for (const [player, name] of [
      [ANA, 'Ana'],
      [BEN, 'Ben'],
      [EVA, 'Eva'],
    ] as const) {
      await wire.post('/join', { player, name });
    }
    await wire.get(`/flip/${ANA}/0,0?n=1`);
    await wire.get(`/flip/${EVA}/2,3?n=1`);
    await wire.get(`/flip/${EVA}/3,3?n=2`);
    const waiting = wire.open(`/flip/${BEN}/0,0?n=1`);
    await untilWaiting(BEN);
    /** All that is theirs: seat, name, score, number, what they control and wait for. */
    const theirs = async () => ({
      you: await Promise.all([ANA, BEN, EVA].map(async (id) => (await viewOf(wire, id)).you)),
      players: table.view().players.slice(0, 3),
      held: table.game.board
        .controlled()
        .filter(({ controller }) => [ANA, EVA].includes(controller))
        .map(({ index, controller, as, waiters }) => ({
          index,
          controller,
          as,
          isBens: waiters[0] === BEN,
        })),
    });
    return { ...running, waiting, theirs };
  }

  test('1,000 forged requests change nothing of any joined player', async () => {
    const { wire, theirs, waiting } = await party();
    const random = seededRandom(21);
    const before = await theirs();
    expect(before.held).toHaveLength(3);
    const open = [];
    for (let count = 0; count < 1_000; count++) {
      const { target, asked } = forged(random);
      const request = wire.open(target, asked);
      open.push(request);
      if (!target.startsWith('/flip')) await request.answer; // a flip may have to wait
    }
    expect(await theirs()).toEqual(before);
    for (const request of open) request.close();
    waiting.close();
  });

  test('1,000 forged requests change nothing where only players who joined may play', async () => {
    const { wire, table, waiting } = await party();
    const random = seededRandom(22);
    table.room.setDoor('joined', undefined);
    const before = table.save();
    for (let count = 0; count < 1_000; count++) {
      const { target, asked } = forged(random);
      const { status } = await wire.open(target, asked).answer;
      if (!target.startsWith('/qr')) expect(status).toBeGreaterThanOrEqual(400);
    }
    expect(table.save()).toEqual(before);
    waiting.close();
  });
});

test('a stranger on the network is 403 on every game route behind a door with a code', async () => {
  const { wire, table } = await serve('A B / B A');
  await wire.post('/join', { player: ANA, name: 'Ana' });
  table.room.setDoor('code', 'Ab12');
  const before = table.save();
  for (const player of ['bob', 'Ana', BEN, EVA]) {
    for (const target of [
      `/look/${player}`,
      `/flip/${player}/0,0`,
      `/flip/${player}/0,0?n=1&game=1`,
      `/replace/${player}/A/B`,
      `/watch/${player}`,
      `/watch/${player}?since=x&wait=0`,
      `/table/${player}`,
      `/table/${player}?since=x`,
    ]) {
      expectRefused(await wire.get(target), 403, 'door');
    }
  }
  expectRefused(await wire.post('/join', { player: BEN, name: 'Ben' }), 403, 'code');
  expect((await wire.post('/leave', { player: BEN })).status).toBe(200); // who is nobody leaves
  for (const power of Object.keys(parsePower)) {
    expectRefused(await wire.post(`/host/${power}`, {}), 404, 'not-found');
  }
  expect(table.save()).toEqual(before);
});
