import { expect, test } from 'vitest';
import { serve } from '../support/host.ts';

/** A board of so many equal cards. */
function board(rows: number, columns: number): string {
  const row = Array.from({ length: columns }, () => 'A').join(' ');
  return Array.from({ length: rows }, () => row).join(' / ');
}

test('on a large board a replacement waits after another one, and nobody else does', async () => {
  const { wire, clock, untilOpen, table } = await serve(board(31, 33));
  expect((await wire.get('/replace/eve/A/B')).status).toBe(200);
  const second = wire.get('/replace/eve/B/C');
  await untilOpen(1);
  const third = wire.get('/replace/eve/B/D');
  await untilOpen(2);
  expect((await wire.get('/flip/ana/0,0')).body).toContain('my B');
  clock.pass(40);
  expect(table.save().board.spots[0]?.card).toBe('B');
  clock.pass(1);
  expect((await second).body).toContain('up C');
  clock.pass(41);
  expect((await third).body).toContain('up C'); // nothing is B any more
});

test('4-D: a replacement that waits while a new game begins fails', async () => {
  const { wire, clock, untilOpen, table } = await serve(board(31, 33));
  await wire.get('/replace/eve/A/B');
  const second = wire.get('/replace/eve/A/C');
  await untilOpen(1);
  table.room.startGame();
  clock.pass(50);
  expect(await second).toMatchObject({ status: 409, body: expect.stringContaining('(4-D)') });
  expect(table.save().board.spots[0]?.card).toBe('A');
});

test('one whose client is gone is not done, and keeps nobody waiting', async () => {
  const { wire, clock, untilOpen, origin } = await serve(board(31, 33));
  await wire.get('/replace/eve/A/B');
  const gone = new AbortController();
  const second = fetch(`${origin}/replace/eve/B/C`, { signal: gone.signal });
  await untilOpen(1);
  gone.abort();
  await expect(second).rejects.toThrow();
  await untilOpen(0);
  const third = wire.get('/replace/eve/B/D');
  await untilOpen(1);
  clock.pass(50);
  expect((await third).status).toBe(200);
  expect((await wire.get('/flip/ana/0,0')).body).toContain('my D');
});

test('on a small board replacements wait for nobody', async () => {
  const { wire } = await serve('A B / B A');
  for (const [from, to] of ['AC', 'CD', 'DE']) {
    expect((await wire.get(`/replace/eve/${from}/${to}`)).status).toBe(200);
  }
});
