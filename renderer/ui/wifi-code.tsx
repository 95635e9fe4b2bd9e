/** The QR code of a Wi-Fi, as the host has drawn it. */

import './wifi-code.css';
import { charactersOf } from '../../shared/graphemes.ts';
import type { WifiCode } from '../../shared/wifi.ts';
import type { WifiDictionary } from '../text/wifi-dictionary.ts';

interface WifiQrProps {
  readonly code: WifiCode;
  readonly words: WifiDictionary;
  /** How wide it may be at most, in pixels of the page. */
  readonly room: number;
}

/** As large as it may be with whole pixels for every module. */
export function WifiQr({ code: { name, size, path }, words, room }: WifiQrProps) {
  const ratio = devicePixelRatio;
  const side = `${(Math.floor((room * ratio) / size) * size) / ratio}px`;
  return (
    <svg
      class="qr"
      role="img"
      aria-label={words.qr(name)}
      viewBox={`0 0 ${size} ${size}`}
      shape-rendering="crispEdges"
      style={{ width: side, height: side }}
    >
      <path d={path} />
    </svg>
  );
}

/** How many characters at the end of a long name always stand there. */
const TAIL = 8;

/** The name of a network; the middle of a long one is left out. */
export function WifiName({ name }: { readonly name: string }) {
  const characters = charactersOf(name);
  const head = Math.max(characters.length - TAIL, Math.min(TAIL, characters.length));
  return (
    <span class="wifi-name" dir="auto" title={name}>
      <span>{characters.slice(0, head).join('')}</span>
      <span>{characters.slice(head).join('')}</span>
    </span>
  );
}
