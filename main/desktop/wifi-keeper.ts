import type { SafeStorage } from 'electron';
import type { Settings } from '../host/settings.ts';
import type { WifiKeeper } from '../host/wifi.ts';

type KeyStore = Pick<
  SafeStorage,
  'isEncryptionAvailable' | 'encryptString' | 'decryptString' | 'getSelectedStorageBackend'
>;

/**
 * Keeps the Wi-Fi in the app's settings, encrypted with a key that the system keeps. Where it has no
 * such place, nothing is kept. Not to be used before the app is ready.
 */
export function wifiKeeper(
  settings: Pick<Settings, 'value' | 'change'>,
  keyStore: KeyStore,
  platform: string,
): WifiKeeper {
  const isSafe = () => {
    // On Linux without a key store, Chromium has a key that everybody knows.
    const isPlain = platform === 'linux' && keyStore.getSelectedStorageBackend() === 'basic_text';
    return !isPlain && keyStore.isEncryptionAvailable();
  };
  return {
    read() {
      const { wifi } = settings.value;
      try {
        if (wifi === undefined || wifi === null || !isSafe()) return undefined;
        return keyStore.decryptString(Buffer.from(wifi, 'base64'));
      } catch {
        return undefined; // the key is another one, or its owner said no: the host types it again
      }
    },

    keep(text) {
      let wifi: string | null = null;
      try {
        if (text !== undefined && isSafe()) wifi = keyStore.encryptString(text).toString('base64');
      } catch {
        wifi = null; // the key store does not answer: for this run alone
      }
      if (wifi !== (settings.value.wifi ?? null)) settings.change({ wifi });
      return wifi !== null;
    },
  };
}
