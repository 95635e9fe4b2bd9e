/** The Wi-Fi on the TV: a first code to scan, above the one of the game. */

import './tv-wifi.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { WIFI } from '../../shared/paths.ts';
import type { WifiCode } from '../../shared/wifi.ts';
import { isForFriends } from '../net/place.ts';
import { useFetched } from '../play/parts.ts';
import { type WifiDictionary, wifiWords } from '../text/wifi-dictionary.ts';
import { useBox } from '../ui/hooks.ts';
import { useText } from '../ui/page.ts';
import { WifiName, WifiQr } from '../ui/wifi-code.tsx';
import type { Qr } from './spectator.ts';
import { QrTile } from './tv-join.tsx';

const LOOK_MS = 5_000;

/** The QR code of the game; before it that of the Wi-Fi, if the host shows that here. */
export function WaysIn({ qr }: { readonly qr: Qr | undefined }) {
  const code = useWifi();
  const words = useFetched(wifiWords, code !== null);
  if (code === null || words === undefined || qr?.address === undefined) return <QrTile qr={qr} />;
  return <Steps {...{ qr, code, words }} />;
}

interface StepsProps {
  readonly qr: Qr;
  readonly code: WifiCode;
  readonly words: WifiDictionary;
}

function Steps({ qr, code, words }: StepsProps) {
  const { tv } = useText();
  const tile = useRef<HTMLDivElement>(null);
  const box = useBox(tile);
  return (
    <ol class="tv-steps">
      <li>
        <div ref={tile} class="tv-qr">
          <WifiQr {...{ code, words }} room={box?.width ?? 0} />
        </div>
        <b class="tv-step num">1</b>
        <p>
          <b>{words.join}</b>
          <WifiName name={code.name} />
        </p>
      </li>
      <li>
        <QrTile qr={qr} />
        <b class="tv-step num">2</b>
        <p>
          <b>{tv.scan}</b>
          <span class="num">{qr.address}</span>
        </p>
      </li>
    </ol>
  );
}

/** Looked at again and again, as the QR code is; elsewhere nobody is told, so nobody asks. */
function useWifi(): WifiCode | null {
  const [code, setCode] = useState<WifiCode | null>(null);
  useEffect(() => {
    if (isForFriends(location.host)) return undefined;
    const look = async () => {
      const response = await fetch(WIFI, { cache: 'no-store' }).catch(() => undefined);
      if (response?.ok === true) setCode((await response.json()) as WifiCode | null);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return code;
}
