import { readFile, readdir } from 'node:fs/promises';
import * as disk from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { WifiCode } from '../../shared/wifi.ts';
import { SECRET, serve } from '../support/host.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const NETWORK = { name: 'Room 12', password: 'sea otters', isHidden: false };
const FROM_ELSEWHERE = [
  { Host: '192.168.1.5' },
  { Host: 'games.example' },
  { 'X-Forwarded-For': '127.0.0.1' },
];

async function hosting() {
  const folder = await tempFolder();
  const save = {
    filename: join(folder, 'game.json'),
    onTrouble: fail,
    isRunning: async () => false,
  };
  const running = await serve(
    'A B / B A',
    {},
    { secret: SECRET, save, disk, names: ['games.example'] },
  );
  await running.wire.post('/join', { player: ANA, name: 'Ana' });
  const code = async (headers = {}) => {
    const { status, body } = await running.wire.get('/wifi', headers);
    return { status, code: status === 200 ? (JSON.parse(body) as WifiCode | null) : undefined };
  };
  return { ...running, folder, code };
}

function fail(trouble: string): never {
  throw new Error(trouble);
}

describe('the Wi-Fi', () => {
  test('is on the TV beside the host only while the host shows it there', async () => {
    const { powers, code } = await hosting();
    expect(await code()).toEqual({ status: 200, code: null });
    await powers.keepWifi({ network: NETWORK });
    expect(await code()).toEqual({ status: 200, code: null });
    await powers.wifiOnTv({ isOn: true });
    const shown = await powers.wifiCode();
    expect(await code()).toEqual({ status: 200, code: shown.ok ? shown.value : undefined });
    expect((await code()).code?.name).toBe('Room 12');
    await powers.wifiOnTv({ isOn: false });
    expect(await code()).toEqual({ status: 200, code: null });
  });

  test.each(FROM_ELSEWHERE)('does not exist for %j', async (headers) => {
    const { powers, code } = await hosting();
    await powers.keepWifi({ network: NETWORK });
    await powers.wifiOnTv({ isOn: true });
    expect((await code(headers)).status).toBe(404);
  });

  test('is in no view, no record, no QR code, and no file of the game', async () => {
    const { powers, wire, running, folder } = await hosting();
    await powers.keepWifi({ network: NETWORK });
    await powers.wifiOnTv({ isOn: true });
    await wire.get(`/flip/${ANA}/0,0`);
    for (const path of [`/table/${ANA}`, `/steps/${ANA}`, `/qr.svg?player=${ANA}`, '/health']) {
      const { status, body, headers } = await wire.get(path);
      expect(status, path).toBe(200);
      expect(body + JSON.stringify(headers)).not.toMatch(/otters|Room 12/);
    }
    await running.save();
    const files = await readdir(folder);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      expect(await readFile(join(folder, file), 'utf8'), file).not.toMatch(/otters|Room 12/);
    }
  });

  test('has a password for the host alone, and only by the power that reads it', async () => {
    const { powers, wire } = await hosting();
    await powers.keepWifi({ network: NETWORK });
    expect(await powers.readWifi()).toEqual({ ok: true, value: NETWORK });
    expect(JSON.stringify([await powers.state(), await powers.wifiCode()])).not.toContain('otters');
    expect((await wire.post('/host/readWifi', {})).status).toBe(403);
    expect((await wire.post('/host/readWifi', {}, FROM_ELSEWHERE[0])).status).toBe(404);
  });

  test.each([
    { network: { ...NETWORK, name: '' } },
    { network: { ...NETWORK, password: 'short' } },
    { network: { ...NETWORK, password: 'x'.repeat(100_000) } },
    { network: { ...NETWORK, key: 'WEP' } },
    {},
  ])('is not %j', async (argument) => {
    const { powers } = await hosting();
    expect(await powers.use('keepWifi', argument)).toEqual({ ok: false, code: 'bad-power' });
    expect(await powers.readWifi()).toEqual({ ok: true, value: null });
  });
});
