/** Whoever guesses the code of the door is not let in, and nobody else notices. */
import { expect, test } from 'vitest';
import { RawConnection } from '../support/raw.ts';
import { secretId } from '../support/wire.ts';
import { AttackProgram, measureBeside } from './beside.ts';
import { figure } from './figure.ts';
import { MeasuredHost, squareBoard } from './measured-host.ts';

const CODE = '407123';

/** Connections that guess, more than may wait, and what each waits after an answer. */
const CONNECTIONS = 220;
const PAUSE_MS = 20;

/** Guesses from five addresses, each next one once the last was answered, from 400000 on. */
const GUESSING = `
  const [connections, pauseMs] = args.map(Number);
  const counts = { asked: 0, compared: 0, opened: 0 };
  let lines = [];
  let code = 400000;
  const guess = (socket) => {
    if (socket.destroyed) return;
    counts.asked++;
    const body = JSON.stringify({ player: 'guess' + String(code).repeat(4), name: 'G', code: String(code++) });
    socket.write('POST /join HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Type: application/json\\r\\n' +
      'Content-Length: ' + body.length + '\\r\\n\\r\\n' + body);
  };
  const start = () => {
    lines = Array.from({ length: connections }, (_, index) => {
      const socket = net.connect({ port, host: '127.0.0.1', localAddress: '127.0.3.' + (1 + (index % 5)) });
      socket.on('error', () => undefined);
      socket.on('connect', () => guess(socket));
      socket.on('data', (data) => {
        const text = String(data);
        if (text.startsWith('HTTP/1.1 200')) counts.opened++;
        if (text.startsWith('HTTP/1.1 403')) counts.compared++;
        setTimeout(() => guess(socket), pauseMs);
      });
      return socket;
    });
  };
  const stop = () => lines.forEach((socket) => socket.destroy());
`;

test('guessing at full speed compares a code or two a second, and slows nobody down', async () => {
  const host = await MeasuredHost.start(squareBoard(10), '--code', CODE);
  const ana = secretId('ana');
  const line = await RawConnection.connect(host);
  expect((await line.post('/join', { player: ana, name: 'Ana', code: CODE })).status).toBe(200);
  const attack = new AttackProgram<{ asked: number; compared: number; opened: number }>(
    GUESSING,
    host.port,
    String(CONNECTIONS),
    String(PAUSE_MS),
  );
  const began = performance.now();
  await measureBeside('guessed codes', host, attack, { player: ana, samples: 150 });

  await attack.start();
  const friend = await RawConnection.connect(host, { from: '127.0.4.1' });
  const sent = performance.now();
  const joined = await friend.post('/join', { player: secretId('ben'), name: 'Ben', code: CODE });
  const waitedMs = performance.now() - sent;
  expect(joined.status, joined.body).toBe(200);
  const { asked, compared, opened } = await attack.stop();
  const seconds = (performance.now() - began) / 1_000;
  expect(opened).toBe(0);
  expect(compared).toBeLessThan(120 + 2 * seconds); // the first hundred come in the first minute
  figure(
    `${compared} of ${asked} guesses were compared in ${seconds.toFixed(0)} s; ` +
      `a friend with the code waited ${(waitedMs / 1_000).toFixed(1)} s`,
  );
});
