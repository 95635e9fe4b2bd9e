/** A card in the lanes: a picture, a word, a photo, or its back where nobody may know it now. */

import { shortened } from '../../shared/graphemes.ts';
import { isEmoji } from '../../shared/emoji.ts';
import { photoOf } from '../game/photo.ts';
import { pictureWidth } from '../game/xray-layout.ts';

interface PictureProps {
  /** Undefined: hidden. */
  readonly card: string | undefined;
  readonly x: number;
  /** The middle. */
  readonly y: number;
  readonly size: number;
  readonly font: number;
}

/** Emoji are wider than high; at this share of the size they fill their place. */
const EMOJI = 0.86;

export function Picture({ card, x, y, size, font }: PictureProps) {
  if (card === undefined) return <Back x={x} y={y} size={size} />;
  const photo = photoOf(card);
  if (photo !== undefined) {
    return <image href={photo.address} x={x} y={y - size / 2} width={size} height={size} />;
  }
  if (isEmoji(card)) {
    const letters = size * EMOJI;
    return (
      <text class="x-emoji" x={x + size / 2} y={y + letters * 0.35} font-size={letters}>
        {card}
      </text>
    );
  }
  const room = pictureWidth(card, size, font);
  return (
    <text class="x-word" x={x} y={y + font * 0.36} font-size={font}>
      {shortened(card, Math.floor(room / (font * 0.56)))}
    </text>
  );
}

/** A small back of a card. */
export function Back({ x, y, size }: Pick<PictureProps, 'x' | 'y' | 'size'>) {
  const [w, h] = [size * 0.72, size * 0.9];
  const left = x + (size - w) / 2;
  return (
    <g class="x-back">
      <rect x={left} y={y - h / 2} width={w} height={h} rx={size * 0.14} />
      <path
        d={`M${left + w * 0.22} ${y + h * 0.22}a${w * 0.28} ${w * 0.28} 0 0 1 ${w * 0.56} 0M${left + w * 0.22} ${y - h * 0.08}a${w * 0.28} ${w * 0.28} 0 0 1 ${w * 0.56} 0`}
      />
    </g>
  );
}
