/**
 * A photo as a card has it: the square in its middle, small, upright, and without what the camera
 * wrote into it. Made in the page, so that nothing else of it goes anywhere.
 */

import { encodeBase64 } from '../../shared/base64.ts';
import type { PictureFace } from '../../shared/deck-file.ts';
import { photoName } from './bench.ts';

const SIDE = 512;
/** Of each: as many photos as a deck may have then fit into its file, which is text. */
const BYTES_MAX = 64 * 1024;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];
/** Points in each direction that the mean colour is taken of. */
const POINTS = 16;

/** @returns undefined where this browser cannot read it */
export async function shrink(file: File): Promise<PictureFace | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const canvas = squareOf(bitmap);
  const colour = meanColour(bitmap);
  bitmap.close();
  const blob = await smallEnough(canvas);
  if (blob === undefined) return undefined;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const name = photoName(file.name);
  return {
    picture: `data:${blob.type};base64,${encodeBase64(bytes)}`,
    ...(name === undefined ? {} : { name }),
    colour,
  };
}

function squareOf(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  paint(canvas, bitmap);
  return canvas;
}

function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser cannot paint');
  const side = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  context.fillStyle = 'white'; // under what is transparent
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return context;
}

/** `#rrggbb` */
function meanColour(bitmap: ImageBitmap): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = POINTS;
  const { data } = paint(canvas, bitmap).getImageData(0, 0, POINTS, POINTS);
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
