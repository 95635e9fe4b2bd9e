/**
 * A photo as a card has it: a square of it, small, upright, and without what the camera wrote into it.
 * Made in the page, so that nothing else of it goes anywhere.
 */

import { encodeBase64 } from '../../shared/base64.ts';
import type { PictureFace } from '../../shared/deck-file.ts';
import { readPicture } from '../../shared/picture-bytes.ts';

const SIDE = 512;
/** Of each: as many photos as a deck may have then fit into its file, which is text. */
const BYTES_MAX = 64 * 1024;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];
/** Points in each direction that the mean colour is taken of. */
const POINTS = 16;
/** More than any camera takes; a small file that says so would only fill the memory. */
const PIXELS_MAX = 300e6;

/** A part of a picture, in its pixels. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** @returns undefined where this browser cannot read it */
export async function openPhoto(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    const head = readPicture(new Uint8Array(await file.arrayBuffer()));
    if ('width' in head && head.width * head.height > PIXELS_MAX) return undefined;
    return await createImageBitmap(file);
  } catch {
    return undefined; // a file that is gone by now, or no picture that this browser knows
  }
}

/** The largest square, in the middle. */
export function middleOf({ width, height }: Pick<ImageBitmap, 'width' | 'height'>): Square {
  const side = Math.min(width, height);
  return { left: (width - side) / 2, top: (height - side) / 2, side };
}

/** @returns undefined where it cannot be made small enough */
export async function shrink(
  bitmap: ImageBitmap,
  square: Square = middleOf(bitmap),
): Promise<PictureFace | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  paint(canvas, bitmap, square);
  const blob = await smallEnough(canvas);
  if (blob === undefined) return undefined;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const picture = `data:${blob.type};base64,${encodeBase64(bytes)}`;
  return { picture, colour: meanColour(bitmap, square) };
}

function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap, { left, top, side }: Square) {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser cannot paint');
  context.fillStyle = 'white'; // under what is transparent
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return context;
}

/** `#rrggbb` */
function meanColour(bitmap: ImageBitmap, square: Square): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = POINTS;
  const { data } = paint(canvas, bitmap, square).getImageData(0, 0, POINTS, POINTS);
  const mean = (offset: number) => {
    let sum = 0;
    for (let at = offset; at < data.length; at += 4) sum += data[at] ?? 0;
    const value = Math.round(sum / (POINTS * POINTS));
    return value.toString(16).padStart(2, '0');
  };
  return `#${mean(0)}${mean(1)}${mean(2)}`;
}

/** As WebP, or JPEG where the browser writes none; as good as fits. */
async function smallEnough(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  for (const quality of QUALITIES) {
    for (const type of ['image/webp', 'image/jpeg']) {
      const blob = await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, type, quality),
      );
      if (blob?.type === type && blob.size <= BYTES_MAX) return blob;
    }
  }
  return undefined;
}
