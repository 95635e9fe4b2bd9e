import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../support/host.ts';

/** Counts how often anybody asks the system for its adapters, which takes as long as several looks. */
function countAdapterLooks(): () => number {
  const { networkInterfaces } = os;
  let looks = 0;
  os.networkInterfaces = () => {
    looks++;
    return networkInterfaces();
  };
  syncBuiltinESMExports();
  onTestFinished(() => {
    os.networkInterfaces = networkInterfaces;
    syncBuiltinESMExports();
  });
  return () => looks;
}

test('however many ask for the way in, the system is asked for its adapters once a second', async () => {
  const looks = countAdapterLooks();
  const { wire, clock } = await serve('A B / B A');
  for (let times = 0; times < 20; times++) {
    for (const target of ['/qr.svg', '/health']) await wire.get(target);
  }
  expect(looks()).toBe(1);
  clock.pass(1_000);
  await wire.get('/health');
  expect(looks()).toBe(2);
});
