import { expect, test } from 'vitest';
import { formatBoardState } from '../../shared/board-state.ts';
import { below, seededRandom } from '../support/random.ts';
import { serve } from '../support/host.ts';
import { until } from '../support/until.ts';

const SIZE = 6;
const PLAYERS = 8;
const FLIPS_EACH = 30;

/** Every card twice, so that pairs are found and waiters fail, too. */
const notation = Array.from({ length: SIZE }, (_, row) =>
  Array.from({ length: SIZE }, (__, column) => `C${(row * SIZE + column) % 18}`).join(' '),
).join(' / ');

test('in a burst of flips, a watcher that sends the last token it saw misses nothing', async () => {
  const { wire, table, app, clock } = await serve(notation);
  const history = new Map([[table.version, look()]]);
  table.subscribe(() => void history.set(table.version, look()));

  /** What everybody sees who plays no part. */
  function look(): string {
    return formatBoardState(table.look('watcher').state);
  }

  const seen: { readonly version: string; readonly board: string }[] = [];
  const watch = async () => {
    let since = '';
    for (;;) {
      const { status, headers, body } = await wire.get(`/watch/watcher?since=${since}&wait=60`);
      if (status === 304) return;
      since = String(headers['board-version']);
      seen.push({ version: since, board: body });
    }
  };
  const watching = watch();

  const play = async (player: string, seed: number) => {
    const random = seededRandom(seed);
    for (let flip = 0; flip < FLIPS_EACH; flip++) {
      const at = `${below(random, SIZE)},${below(random, SIZE)}`;
      const { status } = await wire.get(`/flip/${player}/${at}`);
      expect([200, 409]).toContain(status);
    }
    await wire.post('/leave', { player }); // or others might wait for its card for ever
  };
  await Promise.all(Array.from({ length: PLAYERS }, (_, seat) => play(`p${seat}`, seat)));

  await until(() => app.openRequests === 1 && seen.at(-1)?.version === table.version);
  clock.pass(60_000);
  await watching;

  expect(seen.at(-1)?.board).toBe((await wire.get('/look/watcher')).body);
  expect(seen.length).toBeGreaterThan(10);
  const numbers = seen.map(({ version }) => Number(version.split('-').at(-1)));
  for (const [index, number] of numbers.entries()) {
    expect(number).toBeGreaterThan(numbers[index - 1] ?? -1);
  }
  for (const { version, board } of seen) expect(board).toBe(history.get(version));
});
