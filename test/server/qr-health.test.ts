import { renderSVG } from 'uqr';
import { describe, expect, test } from 'vitest';
import { ipv4 } from '../support/adapters.ts';
import { readPage } from '../../main/server/page.ts';
import { QrCodes } from '../../main/server/room-routes.ts';
import { realClock } from '../../main/system/clock.ts';
import { SECRET, type ServeOptions, serve } from '../support/host.ts';
import { Wire, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const TV = secretId('tv');
const FOREIGN = { Host: '192.168.1.5' };

async function withCode(options: ServeOptions = {}) {
  const running = await serve('A B / B A', {}, { clock: realClock, secret: SECRET, ...options });
  const wire = new Wire(running);
  await wire.post('/join', { player: ANA, name: 'Ana' });
  await wire.post('/join', { player: TV });
  running.table.room.setDoor('code', 'Ab12');
  const link = running.invitation.joinLink;
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
    const wire = new Wire(await serve('A B / B A', {}, { clock: realClock, secret: SECRET }));
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

  test('says by which names a page may find the host again: no tunnels, never the code', async () => {
    const { wire, port } = await withCode({
      page: await readPage(false),
      adapters: () => ({
        docker0: [ipv4('172.17.0.1')],
        eth0: [ipv4('10.0.0.5')],
        wlan0: [ipv4('192.168.1.5')],
      }),
    });
    const { headers } = await wire.get('/health', FOREIGN);
    const names = String(headers['host-names']).split(' ');
    expect(names.slice(0, 2)).toEqual([`192.168.1.5:${port}`, `10.0.0.5:${port}`]);
    expect(names.slice(2).every((name) => name.endsWith(`.local:${port}`))).toBe(true);
    // And the page may ask for it there, and nowhere else.
    const page = await wire.get('/', FOREIGN);
    const policy = String(page.headers['content-security-policy']);
    const allowed = names.map((name) => `http://${name}`).join(' ');
    expect(policy).toContain(`; connect-src 'self' ${allowed}; `);
  });

  test('is ok whatever the door', async () => {
    const { wire } = await withCode();
    expect((await wire.get('/health', FOREIGN)).body).toBe('ok');
  });
});

test('the page is zipped for phones, and not for this computer, where zipping takes longer', async () => {
  const { wire, port } = await withCode({ page: await readPage(false) });
  const accepts = { 'Accept-Encoding': 'gzip, deflate' };
  for (const name of ['192.168.1.5', `192.168.1.5:${port}`]) {
    const away = await wire.get('/', { ...accepts, Host: name });
    expect(away.headers['content-encoding']).toBe('gzip');
  }
  for (const name of ['localhost', `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
    const here = await wire.get('/', { ...accepts, Host: name });
    expect(here.headers['content-encoding'], name).toBe(undefined);
    expect(here.body).toContain('<!doctype html>');
  }
});

describe('the QR code', () => {
  test('is an SVG of the join link that nobody keeps', async () => {
    const running = await serve('A B / B A', {}, { clock: realClock, secret: SECRET });
    const { status, headers, body } = await new Wire(running).get('/qr.svg');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(body).toMatch(/^<svg[^]*<\/svg>$/);
    expect(body).toBe(renderSVG(running.invitation.joinLink, { border: 4 }));
  });

  test('is drawn once for its link, and few are kept', () => {
    const codes = new QrCodes();
    const first = codes.of('http://10.0.0.1/#code=1');
    expect(first.toString()).toBe(renderSVG('http://10.0.0.1/#code=1', { border: 4 }));
    expect(codes.of('http://10.0.0.1/')).not.toBe(first);
    expect(codes.of('http://10.0.0.1/#code=1')).toBe(first);
    for (let code = 2; code < 10; code++) codes.of(`http://10.0.0.1/#code=${code}`);
    const again = codes.of('http://10.0.0.1/#code=1');
    expect([again === first, again.equals(first)]).toEqual([false, true]);
  });

  test('is another one as soon as the code is', async () => {
    const { wire, table, withTheCode } = await withCode();
    expect((await wire.get('/qr.svg')).body).toBe(withTheCode);
    table.room.setDoor('code', 'Cd34');
    const { body } = await wire.get('/qr.svg');
    expect(body).not.toBe(withTheCode);
    table.room.setDoor('code', 'Ab12');
    expect((await wire.get('/qr.svg')).body).toBe(withTheCode);
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
    const { headers, body } = await wire.get('/qr.svg', FOREIGN);
    expect(body).toBe(withoutIt);
    expect(headers).not.toHaveProperty('join-code');
  });

  test.each([ANA, TV])('has the code for a player who has joined, %s', async (player) => {
    const { wire, withTheCode } = await withCode();
    const { headers, body } = await wire.get(`/qr.svg?player=${player}`, FOREIGN);
    expect(body).toBe(withTheCode);
    expect(headers['join-code']).toBe('Ab12'); // for a TV, which shows it in letters, too
  });

  test('has no code for anybody else', async () => {
    const { wire, table, withoutIt } = await withCode();
    const gone = secretId('gone');
    table.room.join(gone, { name: 'Gone', code: 'Ab12' });
    table.remove(gone);
    const strangers = ['', 'carol', secretId('nobody'), gone, 'a-b', '%zz', `${ANA}&player=${ANA}`];
    for (const player of strangers) {
      const { status, body } = await wire.get(`/qr.svg?player=${player}`, FOREIGN);
      expect([player, status, body]).toEqual([player, 200, withoutIt]);
    }
  });
});
