/** The way in on the TV: the QR code, the address to type, and the code of the door. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Qr, Spectator } from './spectator.ts';
import { useText } from '../ui/page.ts';
import { useBox } from '../ui/hooks.ts';
import { Icon } from '../ui/icon.tsx';

const QR_LOOK_MS = 10_000;

/** The QR code, looked at again and again: the host may change the code of the door. */
export function useQr(spectator: Spectator): Qr | undefined {
  const [qr, setQr] = useState<Qr | undefined>(undefined);
  const isIn = spectator.gate.value === 'in';
  useEffect(() => {
    if (!isIn) return undefined;
    const look = async () => {
      const now = await spectator.qr();
      if (now !== undefined) setQr(now);
    };
    void look();
    const timer = setInterval(() => void look(), QR_LOOK_MS);
    return () => clearInterval(timer);
  }, [isIn]);
  return qr;
}

interface WayInProps {
  readonly qr: Qr | undefined;
  /** The scan is the title of the whole screen, or of a part of it. */
  readonly Title: 'h1' | 'h2';
  readonly hint: string;
}

/** What to do: scan, or type; if nobody can come in, why. */
export function WayIn({ qr, Title, hint }: WayInProps) {
  const { tv, code: words } = useText();
  if (isCutOff(qr)) {
    const [title, advice] = tv.noNetwork;
    return (
      <>
        <Title class="tv-cut-off">{title}</Title>
        <p class="quiet tv-lede tv-cut-off">{advice}</p>
      </>
    );
  }
  return (
    <>
      <Title>{tv.scan}</Title>
      {qr?.address === undefined ? null : (
        <>
          <p class="quiet tv-lede">{hint}</p>
          <p class="tv-address num" style={{ '--chars': qr.address.length }}>
            {qr.address}
          </p>
        </>
      )}
      {qr?.code === undefined ? null : (
        <p class="tv-code">
          <span class="quiet">{words.field}</span> <b class="num">{qr.code}</b>
        </p>
      )}
    </>
  );
}

/** A TV on the host's own computer, which no friend can reach: a QR code would lead nowhere. */
function isCutOff(qr: Qr | undefined): boolean {
  return qr !== undefined && qr.address === undefined;
}

/** As large as it may be with whole pixels for every module. */
export function QrTile({ qr }: { readonly qr: Qr | undefined }) {
  const tile = useRef<HTMLDivElement>(null);
  const box = useBox(tile);
  const { tv } = useText();
  const ratio = devicePixelRatio;
  const { src, modules } = qr ?? { src: undefined, modules: 1 };
  const side = (Math.floor(((box?.width ?? 0) * ratio) / modules) * modules) / ratio;
  return (
    <div ref={tile} class={isCutOff(qr) ? 'tv-qr tv-none' : 'tv-qr'}>
      {isCutOff(qr) ? (
        <Icon name="wifi" />
      ) : (
        <img src={src} alt={tv.qr} width={side} height={side} />
      )}
    </div>
  );
}
