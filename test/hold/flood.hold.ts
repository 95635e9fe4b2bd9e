import { expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { RawConnection } from '../support/raw.ts';
import { measureBeside } from './beside.ts';
import { figure } from './figure.ts';
import { Flood } from './flood.ts';
import { MeasuredHost, squareBoard } from './measured-host.ts';

const MEMORY_MIB_MAX = 256;

test('a flood from one address slows the others down at most three times', async () => {
  const host = await MeasuredHost.start(squareBoard(20));
  const quiet = await host.memory();
  const flood = new Flood(host.port);
  await measureBeside('flood', host, flood);

  const began = performance.now();
  const before = await flood.start();
  // Until the slow ones have been told so, and were counted again.
  const slowTold = async () =>
    ((await flood.counts()).statuses['408'] ?? 0) - (before.statuses['408'] ?? 0);
  await expect.poll(slowTold, { timeout: 40_000, interval: 100 }).toBeGreaterThan(0);
  const firstTold = (performance.now() - began) / 1_000;
  expect(firstTold).toBeGreaterThanOrEqual(limits.requestSecondsMax);
  expect(firstTold).toBeLessThan(limits.requestSecondsMax + 2);
  await expect.poll(slowTold, { timeout: 40_000, interval: 200 }).toBeGreaterThanOrEqual(500);
  await expect
    .poll(async () => (await flood.counts()).ids, { timeout: 40_000 })
    .toBeGreaterThanOrEqual(10_000);
  const seconds = (performance.now() - began) / 1_000;
  const { held, resident } = await host.memory();
  const { looks, slow, huge, statuses } = await flood.stop();
  figure(
    `flood: ${((looks - before.looks) / seconds).toFixed(0)} looks/s, ${slow} slow or half-sent, ` +
      `10000 invented ids, ${huge} huge; ` +
      `the first 408 after ${firstTold.toFixed(0)} s; answers ${JSON.stringify(statuses)}`,
  );
  figure(
    `flood: ${held.toFixed(0)} MiB held (${quiet.held.toFixed(0)} before), ` +
      `${resident.toFixed(0)} resident`,
  );
  for (const status of ['200', '408', '413', '414', '431']) {
    expect(statuses[status], status).toBeGreaterThan(0);
  }
  expect(held).toBeLessThan(MEMORY_MIB_MAX);
  const line = await RawConnection.connect(host);
  const table = JSON.parse((await line.get('/table/ana')).body) as { players: unknown[] };
  expect(table.players.length).toBeLessThanOrEqual(limits.seatsPerAddressMax + 1);
  line.cut();
});
