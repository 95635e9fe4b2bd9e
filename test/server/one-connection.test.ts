/** What one connection does wrong ends that connection, and nothing else. */
import net from 'node:net';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { requestText } from '../support/http-text.ts';
import { serve } from '../support/host.ts';
import { secretId } from '../support/wire.ts';

const HOST = ['Host: localhost'];

/** A board whose text is over 64 KiB, so that nobody takes it at once. */
const ROW = Array.from({ length: 120 }, () => 'A').join(' ');
const BIG = Array.from({ length: 120 }, () => ROW).join(' / ');

/** How a client may go that has not read its answers. */
const goings = {
  ended: (socket: net.Socket) => void socket.end(),
  destroyed: (socket: net.Socket) => void socket.destroy(),
  reset: (socket: net.Socket) => void socket.resetAndDestroy(),
};

describe('who asks for much, reads nothing and is gone', () => {
  test.each(Object.entries(goings))('ends its own connection alone: %s', async (_, go) => {
    const { wire, port, table } = await serve(BIG);
    const ana = secretId('ana');
    await wire.post('/join', { player: ana, name: 'Ana' });
    await wire.get('/flip/bob/0,0');
    const targets = ['/look/bob', `/table/${ana}`, '/watch/bob?since=x', '/flip/bob/0,1'];
    for (const target of targets) {
      for (const count of [1, 2, 3, 60, 300]) {
        const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
        await once(socket, 'connect');
        const written = new Promise((resolve) => {
          socket.write(requestText(target, HOST).repeat(count), resolve);
        });
        await written;
        await wire.get('/health'); // what was sent has come
        go(socket);
        if (!socket.destroyed) socket.destroy();
        expect((await wire.get('/health')).status).toBe(200);
      }
    }
    expect(table.game.board.broken).toBe(undefined);
  });
});
