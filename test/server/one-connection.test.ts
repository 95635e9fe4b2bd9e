/** What one connection does wrong ends that connection, and nothing else. */
import { describe, expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { requestText } from '../support/http-text.ts';
import { RawConnection } from '../support/raw.ts';
import { serve } from '../support/host.ts';
import { until } from '../support/until.ts';
import { secretId } from '../support/wire.ts';

const HOST = ['Host: localhost'];

/** A board whose text is over 64 KiB, so that nobody takes it at once. */
const ROW = Array.from({ length: 120 }, () => 'A').join(' ');
const BIG = Array.from({ length: 120 }, () => ROW).join(' / ');

describe('a client that asks for much, reads nothing and is gone', () => {
  test.each(['end', 'cut', 'reset'] as const)(
    'ends its own connection alone: %s',
    async (going) => {
      const { wire, port, table } = await serve(BIG);
      const ana = secretId('ana');
      await wire.post('/join', { player: ana, name: 'Ana' });
      await wire.get('/flip/bob/0,0');
      const targets = ['/look/bob', `/table/${ana}`, '/watch/bob?since=x', '/flip/bob/0,1'];
      for (const target of targets) {
        for (const count of [1, 2, 3, 60, 300]) {
          const line = await RawConnection.connect({ port }, { isDeaf: true });
          line.send(requestText(target, HOST).repeat(count));
          await wire.get('/health'); // what was sent has come
          line[going]();
          line.cut();
          expect((await wire.get('/health')).status).toBe(200);
        }
      }
      expect(table.game.board.broken).toBe(undefined);
    },
  );
});

test('garbage behind an answer is not answered in its middle', async () => {
  const { wire, port } = await serve(BIG);
  const { body } = await wire.get('/look/ana');
  const line = await RawConnection.connect({ port });
  line.send(`${requestText('/look/ana', HOST)}\0\0\r\n\r\n`);
  const [, received = ''] = (await line.received).split('\r\n\r\n');
  expect(body.startsWith(received)).toBe(true);
});

test('garbage behind an answer that is whole is told so, and ends the connection', async () => {
  const { port } = await serve('A B / B A');
  const line = await RawConnection.connect({ port });
  line.send(`${requestText('/look/ana', HOST)}\0\0\r\n\r\n`);
  expect(await line.received).toMatch(/^HTTP\/1.1 200 .*HTTP\/1.1 400 .*\(bad-request\)$/s);
});

test('a request that asks before it sends its body has its turn, too', async () => {
  const { wire, port, untilOpen } = await serve('A B / B A');
  const line = await RawConnection.connect({ port });
  const body = JSON.stringify({ player: secretId('ana'), name: 'Ana' });
  const headers = ['Content-Type: application/json', `Content-Length: ${body.length}`];
  line.send(
    requestText('/watch/bob', HOST) +
      requestText('/join', [...HOST, ...headers, 'Expect: 100-continue', 'Connection: close'], {
        method: 'POST',
      }),
  );
  await untilOpen(1);
  await wire.get('/health');
  expect(line.soFar).toBe('');
  await wire.get('/flip/bob/0,0');
  await until(() => line.soFar.includes('HTTP/1.1 100 Continue'));
  line.send(body);
  expect(await line.received).toMatch(
    /^HTTP\/1.1 200 .*2x2.*HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 .*"seat"/s,
  );
});

test('a request with a body that nobody wants is refused before it is sent', async () => {
  const { port } = await serve('A B / B A');
  const line = await RawConnection.connect({ port });
  const headers = [...HOST, 'Content-Length: 1000', 'Expect: 100-continue'];
  line.send(requestText('/join', headers, { method: 'POST' }));
  expect(await line.received).toMatch(/^HTTP\/1.1 415 /);
});

test('others are served between the requests of one connection', async () => {
  const { port, wire } = await serve('A B / B A');
  const line = await RawConnection.connect({ port });
  const before = await wire.get('/health');
  const many = limits.pipelinedPerConnectionMax;
  line.send(requestText('/look/ana', HOST).repeat(many));
  await until(() => line.soFar !== '');
  expect((await wire.get('/health')).status).toBe(before.status);
  const answered = line.soFar.split('HTTP/1.1 200').length - 1;
  expect(answered).toBeLessThan(many / 2);
  await until(() => line.soFar.split('HTTP/1.1 200').length - 1 === many);
});
