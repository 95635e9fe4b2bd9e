/** The Wi-Fi of friends in the real app, with the key store of this computer, whatever that is. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeElectron } from '../support/electron-runtime.ts';
import { type DesktopApp, launchApp } from './electron-support.ts';

const NETWORK = { name: 'Room 12 of the Otters', password: 'sea otters sleep', isHidden: false };
/** As it was typed. */
const TYPED = /sea otters|Room 12 of/;

/** Everything that the app has written, a browser's own files among it. */
async function written({ folder }: DesktopApp): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(
      ({ parentPath, name }) => readFile(join(parentPath, name), 'latin1').catch(() => ''), // Chromium removes its own at any time
    ),
  );
}

describeElectron('the Wi-Fi of friends', () => {
  test('is kept by the key store alone; without one it is gone with the app; off the TV again', async () => {
    const first = await launchApp();
    await first.use('keepWifi', { network: NETWORK });
    await first.use('wifiOnTv', { isOn: true });
    const { wifi } = await first.state();
    expect(wifi).toMatchObject({ name: NETWORK.name, isOpen: false, isOnTv: true });
    expect((await first.wire.get('/wifi')).body).toContain('"path":"M4 4h1v1h-1z');
    await first.quit();
    expect((await written(first)).filter((text) => TYPED.test(text))).toEqual([]);
    expect(first.log()).not.toMatch(TYPED);

    const again = await launchApp({ folder: first.folder });
    const isKept = wifi?.isKept === true;
    expect(await again.use('readWifi', {})).toEqual({ ok: true, value: isKept ? NETWORK : null });
    expect((await again.wire.get('/wifi')).body).toBe('null');
    const { wifi: known } = await again.state();
    expect(known).toEqual(isKept ? expect.objectContaining({ isKept, isOnTv: false }) : null);
    await again.use('keepWifi', { network: null });
    expect(await again.use('readWifi', {})).toEqual({ ok: true, value: null });
  });
});
