import { networkInterfaces } from 'node:os';
import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { parsePower } from '../../shared/host-api.ts';
import { realClock } from '../../main/system/clock.ts';
import { isLoopback } from '../../main/server/peers.ts';
import { bind } from '../../main/server/listen.ts';
import { requestText } from '../support/http-text.ts';
import { sendRaw } from '../support/raw.ts';
import { SECRET, serve } from '../support/host.ts';
import { table } from '../support/table.ts';

function from(remoteAddress: string | undefined): IncomingMessage {
  return { socket: { remoteAddress }, headers: {} } as IncomingMessage;
}

describe('the host’s own computer', () => {
  const own = ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', '::FFFF:127.0.0.1'];
  const others = [
    undefined,
    '',
    '192.168.1.5',
    '10.0.0.1',
    '0.0.0.0',
    '128.0.0.1',
    '::',
    '::2',
    'fe80::1',
    'fe80::1%eth0',
    'fd00::1',
    '::ffff:192.168.1.5',
    '::ffff:10.127.0.1',
    '::127.0.0.1',
    '64:ff9b::127.0.0.1',
    '2002:7f00:1::',
  ];

  test.each(own)('%s is', (address) => {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect(isLoopback(from(address), host)).toBe(true);
    }
    for (const host of ['192.168.1.5', '[fd00::1]', 'desk.local']) {
      expect(isLoopback(from(address), host)).toBe(false); // a name that others may use, too
    }
  });

  test.each(others)('%s is not, whatever Host it says', (address) => {
    for (const host of ['localhost', '127.0.0.1', '[::1]', '192.168.1.5']) {
      expect(isLoopback(from(address), host)).toBe(false);
    }
  });
});

/** The addresses of this computer under which others reach it; what is sent to them stays here. */
const addresses = Object.values(networkInterfaces())
  .flatMap((infos) => infos ?? [])
  .filter(({ internal, address }) => !internal && !address.startsWith('fe80'))
  .flatMap(({ address, family }) =>
    family === 'IPv4' ? [address, `::ffff:${address}`] : [address],
  );

if (addresses.length === 0) {
  console.warn('\n*** SKIPPED: the powers over a network, for this computer is on none\n');
}

describe.skipIf(addresses.length === 0)('the powers, over the network', () => {
  const spoofs = [
    [],
    ['X-Forwarded-For: 127.0.0.1'],
    ['X-Real-IP: 127.0.0.1', 'X-Client-IP: ::1', 'True-Client-IP: 127.0.0.1'],
    ['Forwarded: for=127.0.0.1;host=localhost;proto=http'],
    ['X-Forwarded-Host: localhost', 'X-Forwarded-For: ::1, 127.0.0.1'],
    ['X-Original-URL: /host/newGame', 'X-Rewrite-URL: /host/newGame', 'Origin: http://localhost'],
    ['X-HTTP-Method-Override: POST', 'Via: 1.1 localhost', 'CF-Connecting-IP: 127.0.0.1'],
  ];
  const methods = ['POST', 'GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

  test.each(addresses)('do not exist at %s', async (address) => {
    const onTable = table('A B / B A');
    const running = await serve(
      onTable,
      {},
      {
        clock: realClock,
        bind: () => bind(0),
        secret: SECRET,
      },
    );
    const before = onTable.save();
    const hosts = ['localhost', '127.0.0.1', '[::1]', `[::ffff:127.0.0.1]`, 'LOCALHOST:80'];
    const send = (method: string, path: string, host: string, lines: readonly string[]) => {
      const head = [
        `Host: ${host}`,
        `Authorization: Bearer ${SECRET}`,
        'Content-Type: application/json',
        'Content-Length: 2',
        ...lines,
        'Connection: close',
      ];
      const text = `${requestText(path, head, { method })}{}`;
      return sendRaw({ port: running.port, to: address }, text);
    };
    let tried = 0;
    for (const power of Object.keys(parsePower)) {
      for (const [index, spoof] of spoofs.entries()) {
        const host = hosts[index % hosts.length] ?? '';
        const { status } = await send('POST', `/host/${power}`, host, spoof);
        expect([power, host, spoof, status]).toEqual([power, host, spoof, 404]);
        tried++;
      }
    }
    for (const method of methods) {
      for (const host of hosts) {
        const { status } = await send(method, '/host/newGame', host, []);
        expect([method, host, status]).toEqual([method, host, 404]);
        const absolute = await send(method, `http://${host}/host/newGame`, host, []);
        expect([method, host, absolute.status]).toEqual([method, host, 404]);
        tried += 2;
      }
    }
    expect(tried).toBeGreaterThan(150);
    expect(onTable.save()).toEqual(before);
    const health = await send('GET', '/health', 'localhost', []);
    expect(health.body).toBe('ok'); // the game itself is there
  });
});
