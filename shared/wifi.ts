/** The Wi-Fi that friends need before they can play, as the host types it, and as it is shown. */

export interface WifiNetwork {
  readonly name: string;
  /** Empty: the network is open. */
  readonly password: string;
  /** It does not tell its name, so phones have to ask for it. */
  readonly isHidden: boolean;
}

/** A QR code that lets a phone join: nobody is told more of the password than this picture. */
export interface WifiCode {
  readonly name: string;
  /** How many modules it is wide, with its white border. */
  readonly size: number;
  /** Its black modules, as the path of an SVG. */
  readonly path: string;
}

/** What Wi-Fi itself allows: a name in bytes, a password in characters, or a key in hexadecimal digits. */
export const WIFI_NAME_BYTES_MAX = 32;
export const WIFI_PASSWORD_MIN = 8;
export const WIFI_PASSWORD_MAX = 63;
const WIFI_KEY = /^[0-9a-f]{64}$/i;

export function isWifiName(name: string): boolean {
  const isText = name !== '' && name.length <= WIFI_NAME_BYTES_MAX && !/[\p{Cc}\p{Cs}]/u.test(name);
  return isText && bytesIn(name) <= WIFI_NAME_BYTES_MAX;
}

export function isWifiPassword(password: string): boolean {
  if (password === '' || WIFI_KEY.test(password)) return true;
  const { length } = password;
  const isFit = length >= WIFI_PASSWORD_MIN && length <= WIFI_PASSWORD_MAX;
  return isFit && !/[\p{Cc}\p{Cs}]/u.test(password) && bytesIn(password) <= WIFI_PASSWORD_MAX;
}

/** In UTF-8. */
function bytesIn(text: string): number {
  return encodeURIComponent(text).replaceAll(/%../g, '_').length;
}
