/**
 * A photo as a card has it: a square of it, small, upright, and without what the camera wrote into it.
 * Made in the page, so that nothing else of it goes anywhere.
 */

import { encodeBase64 } from '../../shared/base64.ts';
import type { PictureFace } from '../../shared/deck-face.ts';
import { PictureBytes, pictureHead } from '../../shared/picture-head.ts';

const SIDE = 512;
/** Of each: as many photos as a deck may have then fit into its file, which is text. */
const BYTES_MAX = 64 * 1024;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];
/** Points in each direction that the mean colour is taken of. */
const POINTS = 16;

/** As many as the cameras of phones have: a small file may say that it is larger than all memory. */
const PIXELS_MAX = 110_000_000;

/** The bytes within which a photo says how large it is, however much its camera wrote before. */
const HEAD_BYTES = 4 * 1024 * 1024;

/** In the middle. */
export const MIDDLE = 0.5;

/** A photo as its file, or opened already. */
export type Photo = Blob | HTMLCanvasElement;

type Pixels = ImageBitmap | HTMLCanvasElement;

/**
 * @param at where the square lies along the longer side, from 0 to 1
 * @returns undefined where this browser cannot read it
 */
export async function shrink(photo: Photo, at = MIDDLE): Promise<PictureFace | undefined> {
  const pixels = await decode(photo);
  if (pixels === undefined) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  paint(canvas, pixels, at);
  const colour = meanColour(pixels, at);
  letGo(pixels);
  const blob = await smallEnough(canvas);
  if (blob === undefined) return undefined;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return { picture: `data:${blob.type};base64,${encodeBase64(bytes)}`, colour };
}

/** Opens a photo once for all that follows, as large as a card needs it. */
export async function openPhoto(file: Blob): Promise<HTMLCanvasElement | undefined> {
  const pixels = await decode(file);
  if (pixels === undefined) return undefined;
  const { width, height } = pixels;
  const scale = Math.min(1, (2 * SIDE) / Math.min(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  contextOf(canvas).drawImage(pixels, 0, 0, canvas.width, canvas.height);
  letGo(pixels);
  return canvas;
}

/** Gives memory back that only this photo needed. */
export function letGo(pixels: Pixels): void {
  if ('close' in pixels) pixels.close();
}

/**
 * The whole photo, upright; undefined where it is none, or none that memory has room for. What does
 * not say how large it is is not opened at all. What stands behind it is left out: cameras write
 * films there.
 */
export async function decode(photo: Photo): Promise<Pixels | undefined> {
  if (!(photo instanceof Blob)) return photo;
  try {
    const bytes = new Uint8Array(await photo.slice(0, HEAD_BYTES).arrayBuffer());
    const head = pictureHead(new PictureBytes(bytes));
    if (head === undefined || head.width * head.height > PIXELS_MAX) return undefined;
    return await createImageBitmap(photo);
  } catch {
    return undefined; // of another kind, damaged, or gone from the disk
  }
}

/** A square of it, as large as it can be, on the whole canvas. */
function paint(canvas: HTMLCanvasElement, bitmap: Pixels, at: number) {
  const context = contextOf(canvas);
  const side = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - side) * at, (bitmap.height - side) * at];
  context.fillStyle = 'white'; // under what is transparent
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return context;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser cannot paint');
  return context;
}

/** `#rrggbb` */
function meanColour(bitmap: Pixels, at: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = POINTS;
  const { data } = paint(canvas, bitmap, at).getImageData(0, 0, POINTS, POINTS);
  const mean = (offset: number) => {
    let sum = 0;
    for (let index = offset; index < data.length; index += 4) sum += data[index] ?? 0;
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
