/**
 * What the bytes of a picture are, told by themselves: their kind, their width and height. Nothing is
 * decoded. A picture is whole and alone: what goes on after its end, or moves, is none.
 */

import {
  PictureBytes,
  type PictureHead,
  type PictureType,
  isFrame,
  pictureHead,
  pictureType,
} from './picture-head.ts';

/** What was found instead, in words: another kind, or one of ours that is not whole. */
export type PictureTrouble = { readonly other: string } | { readonly broken: string };

export function readPicture(given: Uint8Array): PictureHead | PictureTrouble {
  const bytes = new PictureBytes(given);
  const type = pictureType(bytes);
  if (type === undefined) return { other: otherKind(bytes) };
  return wholes[type](bytes) ?? pictureHead(bytes) ?? DAMAGED;
}

function otherKind(bytes: PictureBytes): string {
  const is = (at: number, text: string) => bytes.is(at, text);
  if (is(4, 'ftyphei') || is(4, 'ftyphev') || is(4, 'ftypmif1')) return 'a HEIC picture';
  if (is(4, 'ftypavi')) return 'an AVIF picture';
  if (is(0, 'GIF8')) return 'a GIF picture';
  if (is(0, 'BM')) return 'a BMP picture';
  if (is(0, 'II*\0') || is(0, 'MM\0*')) return 'a TIFF picture';
  if (is(0, '%PDF')) return 'a PDF document';
  if (is(0, '<') || is(0, '\xef\xbb\xbf<')) return 'a drawing or a page of text (SVG)';
  return bytes.length === 0 ? 'nothing' : 'something that is no picture';
}

const CUT = { broken: 'a picture that ends too early' };
const LONGER = { broken: 'a picture with something else behind it' };
const MOVES = { broken: 'a picture that moves' };
const DAMAGED = { broken: 'a damaged picture' };

/** What keeps a picture of each kind from being whole and alone. */
const wholes: Readonly<Record<PictureType, (bytes: PictureBytes) => PictureTrouble | undefined>> = {
  'image/png': wholePng,
  'image/jpeg': wholeJpeg,
  'image/webp': wholeWebp,
};

/** Chunks of a length, a name, that many bytes and a checksum: the first is IHDR, the last IEND. */
function wholePng(bytes: PictureBytes): PictureTrouble | undefined {
  const FIRST = 8;
  if (!bytes.is(FIRST + 4, 'IHDR')) return DAMAGED;
  for (let at = FIRST; ;) {
    const length = bytes.big(at, 4);
    if (length < 0 || at + 12 + length > bytes.length) return CUT;
    if (bytes.is(at + 4, 'acTL')) return MOVES;
    const isLast = bytes.is(at + 4, 'IEND');
    at += 12 + length;
    if (isLast) return at < bytes.length ? LONGER : undefined;
  }
}

/** Segments of a marker and a length; behind a start of scan come its data, up to the next marker. */
function wholeJpeg(bytes: PictureBytes): PictureTrouble | undefined {
  let hasFrame = false;
  for (let at = 2; ;) {
    if (at >= bytes.length) return CUT;
    if (bytes.at(at) !== 0xff) return DAMAGED;
    const marker = bytes.at(at + 1);
    if (marker === 0xff) {
      at++; // a marker may be filled up with these
      continue;
    }
    if (marker === 0xd9) {
      if (at + 2 < bytes.length) return LONGER;
      return hasFrame ? undefined : DAMAGED;
    }
    const length = bytes.big(at + 2, 2);
    if (length < 2 || at + 2 + length > bytes.length) return CUT;
    if (isFrame(marker)) {
      if (hasFrame) return DAMAGED; // nobody could tell how large it is
      hasFrame = true;
    }
    at += 2 + length;
    if (marker === 0xda) at = endOfScan(bytes, at);
  }
}

/** In the data of a scan, 0xff stands before 0, or is a restart; anything else is the next marker. */
function endOfScan(bytes: PictureBytes, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    if (bytes.at(at) !== 0xff) continue;
    const next = bytes.at(at + 1);
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** One RIFF of the whole length. */
function wholeWebp(bytes: PictureBytes): PictureTrouble | undefined {
  const length = 8 + bytes.little(4, 4);
  if (length > bytes.length || length < 30) return CUT;
  if (length < bytes.length) return LONGER;
  const ANIMATION = 2;
  return bytes.is(12, 'VP8X') && (bytes.at(20) & ANIMATION) !== 0 ? MOVES : undefined;
}
