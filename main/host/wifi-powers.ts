import { DONE, type PowersNamed } from './power.ts';
import type { Wifi } from './wifi.ts';

/** The powers over the Wi-Fi that friends are shown. */
export function wifiPowers(
  wifi: Wifi,
): PowersNamed<'keepWifi' | 'readWifi' | 'wifiCode' | 'wifiOnTv'> {
  return {
    async keepWifi({ network }) {
      wifi.keep(network);
      return DONE;
    },

    async readWifi() {
      return { ok: true, value: wifi.network };
    },

    async wifiCode() {
      return { ok: true, value: wifi.code };
    },

    async wifiOnTv({ isOn }) {
      wifi.showOnTv(isOn);
      return DONE;
    },
  };
}
