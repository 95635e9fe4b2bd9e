import { renderSVG } from 'uqr';
import { describe, expect, test } from 'vitest';
import { server } from '../support/server.ts';
import { Wire, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const TV = secretId('tv');
const FOREIGN = { Host: '192.168.1.5' };

async function withCode() {
  const running = await server('A B / B A');
  const wire = new Wire(running);
  await wire.post('/join', { player: ANA, name: 'Ana' });
  await wire.post('/join', { player: TV });
  running.table.setDoor('code', 'Ab12');
  const link = running.host.joinLink;
  expect(link).toContain('#code=Ab12');
  return {
    ...running,
    wire,
    withTheCode: renderSVG(link, { border: 4 }),
    withoutIt: renderSVG(link.replace('#code=Ab12', ''), { border: 4 }),
  };
}

describe('health', () => {
  test('is 200 and ok, for GET and, without a body, for HEAD', async () => {
    const wire = new Wire(await server('A B / B A'));
    const get = await wire.get('/health');
    expect([get.status, get.body]).toEqual([200, 'ok']);
    expect(get.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': '2',
    });
    const head = await wire.ask('HEAD', '/health');
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', '2']);
  });

  test('is ok whatever the door', async () => {
    const { wire } = await withCode();
    expect((await wire.get('/health', FOREIGN)).body).toBe('ok');
  });
});

describe('the QR code', () => {
  test('is an SVG of the join link that nobody keeps', async () => {
    const running = await server('A B / B A');
    const { status, headers, body } = await new Wire(running).get('/qr.svg');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(body).toMatch(/^<svg[^]*<\/svg>$/);
    expect(body).toBe(renderSVG(running.host.joinLink, { border: 4 }));
  });

  test('has the code for the host’s own computer, addressed as such', async () => {
    const { wire, withTheCode, withoutIt } = await withCode();
    expect(withTheCode).not.toBe(withoutIt);
    for (const host of ['localhost', '127.0.0.1:8080', '[::1]']) {
      expect((await wire.get('/qr.svg', { Host: host })).body).toBe(withTheCode);
    }
  });

  test('has no code where the Host is another address of this computer', async () => {
    const { wire, withoutIt } = await withCode();
    expect((await wire.get('/qr.svg', FOREIGN)).body).toBe(withoutIt);
  });

  test.each([ANA, TV])('has the code for who has joined, %s', async (player) => {
    const { wire, withTheCode } = await withCode();
    expect((await wire.get(`/qr.svg?player=${player}`, FOREIGN)).body).toBe(withTheCode);
  });

  test('has no code for anybody else', async () => {
    const { wire, table, withoutIt } = await withCode();
    const gone = secretId('gone');
    table.join(gone, { name: 'Gone', code: 'Ab12' });
    table.remove(gone);
    const strangers = ['', 'carol', secretId('nobody'), gone, 'a-b', '%zz', `${ANA}&player=${ANA}`];
    for (const player of strangers) {
      const { status, body } = await wire.get(`/qr.svg?player=${player}`, FOREIGN);
      expect([player, status, body]).toEqual([player, 200, withoutIt]);
    }
  });
});
