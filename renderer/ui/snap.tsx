/** A picture of a deck that the page has itself. */

import { useEffect, useRef } from 'preact/hooks';
import { decodeBase64 } from '../../shared/base64.ts';

interface SnapProps {
  /** `data:image/webp;base64,…` */
  readonly address: string;
  /** Pixels of each side. */
  readonly side: number;
}

/** Painted, because the page may load pictures from its host only, and this one has no address there. */
export function Snap({ address, side }: SnapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const bytes = decodeBase64(address.slice(address.indexOf(',') + 1));
    const paint = (bitmap: ImageBitmap) => {
      canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0, side, side);
      bitmap.close();
    };
    // A picture that cannot be painted leaves its colour.
    if (bytes !== undefined)
      createImageBitmap(new Blob([new Uint8Array(bytes)])).then(paint, () => undefined);
  }, [address]);
  return <canvas ref={canvas} width={side} height={side} />;
}
