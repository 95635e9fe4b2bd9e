import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { wifiKeeper } from '../../main/desktop/wifi-keeper.ts';
import { Settings } from '../../main/host/settings.ts';
import { tempFolder } from '../support/temp-folder.ts';

type KeyStore = Parameters<typeof wifiKeeper>[1];
type Backend = 'basic_text' | 'gnome_libsecret';
const SECRET = '{"name":"Room 12","password":"sea otters"}';

/** A key store with a key of its own, as a system has one. */
function keyStore(key = randomBytes(32), backend: Backend = 'gnome_libsecret'): KeyStore {
  return {
    isEncryptionAvailable: () => true,
    getSelectedStorageBackend: () => backend,
    encryptString(text: string) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const bytes = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), bytes]);
    },
    decryptString(bytes: Buffer) {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

async function started(folder: string, store: KeyStore, platform = 'linux') {
  const settings = Settings.open(join(folder, 'settings.json'), (trouble) => {
    throw new Error(trouble.why);
  });
  onTestFinished(() => settings.written());
  return { settings, keeper: wifiKeeper(settings, store, platform) };
}

const written = (folder: string) => readFile(join(folder, 'settings.json'), 'utf8');

describe('the Wi-Fi in the settings of the app', () => {
  test('is there at the next start, and can be read with the key alone', async () => {
    const folder = await tempFolder();
    const key = randomBytes(32);
    const { settings, keeper } = await started(folder, keyStore(key));
    expect(keeper.read()).toBeUndefined();
    expect(keeper.keep(SECRET)).toBe(true);
    await settings.written();
    expect(await written(folder)).not.toMatch(/Room 12|otters/);
    expect((await started(folder, keyStore(key))).keeper.read()).toBe(SECRET);
    expect((await started(folder, keyStore())).keeper.read()).toBeUndefined(); // another key
  });

  test('is gone from the disk once it is forgotten', async () => {
    const folder = await tempFolder();
    const key = randomBytes(32);
    const { settings, keeper } = await started(folder, keyStore(key));
    keeper.keep(SECRET);
    expect(keeper.keep(undefined)).toBe(false);
    await settings.written();
    expect((await started(folder, keyStore(key))).keeper.read()).toBeUndefined();
    expect(JSON.parse(await written(folder))).toMatchObject({ wifi: null });
  });

  test('is not kept where Linux has no key store', async () => {
    const folder = await tempFolder();
    const { settings, keeper } = await started(folder, keyStore(undefined, 'basic_text'));
    expect(keeper.keep(SECRET)).toBe(false);
    await settings.written();
    expect(JSON.parse(await written(folder))).not.toHaveProperty('wifi');
    // Elsewhere the question is not asked: Electron has no answer to it.
    expect(
      (await started(folder, keyStore(undefined, 'basic_text'), 'win32')).keeper.keep(SECRET),
    ).toBe(true);
  });

  test('is for this run alone where the key store fails', async () => {
    const folder = await tempFolder();
    const locked = {
      ...keyStore(),
      encryptString: (): Buffer => {
        throw new Error('its owner said no');
      },
    };
    const { settings, keeper } = await started(folder, locked);
    expect(keeper.keep(SECRET)).toBe(false);
    await settings.written();
    expect(await written(folder)).not.toMatch(/otters/);
  });
});
