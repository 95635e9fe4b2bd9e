import { expect } from 'vitest';
import { realClock } from '../../main/system/clock.ts';
import { bind } from '../../main/server/listen.ts';
import { serve, waiters } from '../support/host.ts';
import { secretId } from '../support/wire.ts';
import { farNetwork, testFarNetwork } from './far-network.ts';
import { figure } from './figure.ts';

const ANA = secretId('ana');
const NOTICED_SECONDS_MAX = 17;

/** Waits for a card, and watches on a second connection; what it asks behind that is not begun. */
const PHONE = `
  import net from 'node:net';
  const [host, port, player] = process.argv.slice(1);
  const ask = (...targets) => {
    const socket = net.connect(Number(port), host);
    for (const target of targets) socket.write('GET ' + target + ' HTTP/1.1\\r\\nHost: ' + host + '\\r\\n\\r\\n');
    socket.on('data', () => undefined);
  };
  ask('/flip/' + player + '/0,0');
  ask('/watch/' + player, '/flip/phone/0,0');
`;

testFarNetwork('a phone that vanishes without a word is noticed in about 15 seconds', async () => {
  const network = farNetwork();
  const atAddress = { clock: realClock, bind: () => bind(0, network.here) };
  const { table: onTable, app, port } = await serve('A B / B A', {}, atAddress);
  onTable.room.join(ANA, { name: 'Ana' });
  await onTable.flip('alice', { row: 0, column: 0 });

  network.run(PHONE, network.here, String(port), ANA);
  await expect
    .poll(() => [waiters(onTable), app.openRequests], { timeout: 10_000 })
    .toEqual([[ANA], 2]);
  network.vanish();
  const vanished = performance.now();
  await expect
    .poll(() => [waiters(onTable).length, app.openRequests], { timeout: 60_000, interval: 20 })
    .toEqual([0, 0]);
  const seconds = (performance.now() - vanished) / 1_000;
  figure(`a phone lost without a word was noticed after ${seconds.toFixed(1)} s`);
  expect(seconds).toBeGreaterThan(5); // else it was not the silence that was noticed
  expect(seconds).toBeLessThanOrEqual(NOTICED_SECONDS_MAX);

  await onTable.flip('alice', { row: 0, column: 1 }); // 2-E: nobody is handed the card
  expect(onTable.game.board.controlled()).toEqual([]);
});
