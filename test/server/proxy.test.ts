import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { Peers } from '../../main/server/peers.ts';
import { SECRET, serve } from '../support/host.ts';
import { expectRefused, secretId } from '../support/wire.ts';

const FORWARDED: readonly Readonly<Record<string, string>>[] = [
  { 'X-Forwarded-For': '192.168.1.5' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'X-Forwarded-For': '' },
  { 'X-Forwarded-Host': 'games.example' },
  { 'X-Forwarded-Proto': 'https' },
  { 'X-Forwarded': 'for=1.2.3.4' },
  { Forwarded: 'for=192.168.1.5' },
  { 'Forwarded-For': '192.168.1.5' },
  { Via: '1.1 proxy' },
  { 'X-Real-IP': '192.168.1.5' },
  { 'X-Client-IP': '192.168.1.5' },
  { 'True-Client-IP': '192.168.1.5' },
  { 'CF-Connecting-IP': '192.168.1.5' },
  { 'X-Cluster-Client-IP': '192.168.1.5' },
  { 'X-Original-Forwarded-For': '192.168.1.5' },
];

describe.each([false, true])('through a proxy on this computer, trusted: %s', (proxy) => {
  test.each(FORWARDED)('%j has no powers, and no code in the QR code', async (headers) => {
    const { wire, table } = await serve('A B / B A', {}, { proxy, secret: SECRET });
    table.room.setDoor('code', 'Ab12');
    const secret = { Authorization: `Bearer ${SECRET}` };
    const power = await wire.post('/host/newGame', {}, { ...secret, ...headers });
    expectRefused(power, 404, 'not-found');
    expect(table.game.number).toBe(1);
    const own = await wire.get('/qr.svg');
    const forwarded = await wire.get('/qr.svg', headers);
    expect(forwarded.body).not.toBe(own.body);
    expect(forwarded.body).toBe((await wire.get('/qr.svg', { Host: '192.168.1.5' })).body);
    expect((await wire.post('/host/newGame', {}, secret)).status).toBe(200);
  });
});

describe('the address that the limits count', () => {
  function request(remoteAddress: string, headers: Readonly<Record<string, string>>) {
    return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
  }

  test.each<[string, Record<string, string>, string]>([
    ['127.0.0.1', {}, '127.0.0.1'],
    ['127.0.0.1', { 'x-forwarded-for': '10.0.0.7' }, '10.0.0.7'],
    ['::ffff:127.0.0.1', { 'x-forwarded-for': '10.0.0.7' }, '10.0.0.7'],
    ['::1', { 'x-forwarded-for': '1.1.1.1, 2.2.2.2,10.0.0.7' }, '10.0.0.7'],
    ['127.0.0.1', { 'x-forwarded-for': '10.0.0.7:5000' }, '10.0.0.7'],
    ['127.0.0.1', { 'x-forwarded-for': 'fd00::7' }, 'fd00::7'],
    ['127.0.0.1', { 'x-forwarded-for': '10.0.0.7, nonsense' }, '127.0.0.1'],
    ['127.0.0.1', { 'x-forwarded-for': '1.1.1.1, [fd00::7]:5000' }, 'fd00::7'],
    ['127.0.0.1', { 'x-forwarded-for': `${'1.1.1.1,'.repeat(9_000)} 10.0.0.7 ` }, '10.0.0.7'],
    ['127.0.0.1', { 'x-forwarded-for': `10.0.0.7, ${'1'.repeat(70_000)}` }, '127.0.0.1'],
    ['127.0.0.1', { 'x-forwarded-for': `[${']'.repeat(70_000)}` }, '127.0.0.1'],
    ['127.0.0.1', { 'x-forwarded-for': `1.1.1.1,${' '.repeat(70_000)}10.0.0.7` }, '127.0.0.1'],
    // Proxies that send both let friends write this one as they like.
    ['127.0.0.1', { forwarded: 'for=1.1.1.1, for=10.0.0.7;proto=http' }, '127.0.0.1'],
    ['10.0.0.9', { 'x-forwarded-for': '10.0.0.7' }, '10.0.0.9'],
  ])('of %s with %j is %s, where a proxy is trusted', (peer, headers, address) => {
    expect(new Peers(true).addressOf(request(peer, headers))).toBe(address);
  });

  test('is read of X-Forwarded-For alone', () => {
    const read: string[] = [];
    const headers = new Proxy<Record<string, string>>(
      { 'x-forwarded-for': '10.0.0.7', forwarded: 'for='.repeat(15_000) },
      {
        get: (all, name) => {
          read.push(String(name));
          return all[String(name)];
        },
      },
    );
    expect(new Peers(true).addressOf(request('127.0.0.1', headers))).toBe('10.0.0.7');
    expect(read).toEqual(['x-forwarded-for']);
  });

  test('is the other end of the connection, where none is', () => {
    const forwarded = request('127.0.0.1', { 'x-forwarded-for': '10.0.0.7' });
    expect(new Peers(false).addressOf(forwarded)).toBe('127.0.0.1');
  });

  test('is each friend’s own behind a proxy: a friend who takes all seats leaves the others theirs', async () => {
    const { wire } = await serve('A B / B A', {}, { proxy: true });
    const join = (index: number, address: string) => {
      const player = { player: secretId(`p${index}`), name: 'P' };
      return wire.post('/join', player, { 'X-Forwarded-For': address });
    };
    for (let index = 0; index < limits.seatsPerAddressMax; index++) await join(index, '10.0.0.7');
    expect((await join(limits.seatsPerAddressMax, '10.0.0.7')).status).toBe(503);
    expect((await join(limits.seatsPerAddressMax, '10.0.0.8')).status).toBe(200);
  });
});
