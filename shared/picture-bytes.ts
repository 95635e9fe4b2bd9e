/**
 * What the bytes of a picture are, told by themselves: their kind, their width and height. Nothing is
 * decoded. A picture is whole and alone: what goes on after its end, or moves, is none.
 */

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

export interface PictureHead {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
}

/** What was found instead, in words: another kind, or one of ours that is not whole. */
export type PictureTrouble = { readonly other: string } | { readonly broken: string };

export function readPicture(bytes: Uint8Array): PictureHead | PictureTrouble {
  const is = (at: number, text: string) =>
    Array.from(text, (letter) => letter.charCodeAt(0)).every((code, i) => bytes[at + i] === code);
  const reader = new Bytes(bytes);
  if (is(0, '\x89PNG\r\n\x1a\n')) return readPng(reader, is);
  if (is(0, '\xff\xd8\xff')) return readJpeg(reader);
  if (is(0, 'RIFF') && is(8, 'WEBP')) return readWebp(reader, is);
  if (is(4, 'ftyphei') || is(4, 'ftyphev') || is(4, 'ftypmif1')) return { other: 'a HEIC picture' };
  if (is(4, 'ftypavi')) return { other: 'an AVIF picture' };
  if (is(0, 'GIF8')) return { other: 'a GIF picture' };
  if (is(0, 'BM')) return { other: 'a BMP picture' };
  if (is(0, 'II*\0') || is(0, 'MM\0*')) return { other: 'a TIFF picture' };
  if (is(0, '%PDF')) return { other: 'a PDF document' };
  if (is(0, '<') || is(0, '\xef\xbb\xbf<')) return { other: 'a drawing or a page of text (SVG)' };
  return { other: bytes.length === 0 ? 'nothing' : 'something that is no picture' };
}

type Is = (at: number, text: string) => boolean;

/** Numbers at a place; beyond the end they are -1, which is no legal size of anything. */
class Bytes {
  readonly length: number;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.length = bytes.length;
  }

  at(index: number): number {
    return this.#bytes[index] ?? -1;
  }

  /** `count` bytes, the most significant one first. */
  big(index: number, count: number): number {
    if (index + count > this.length) return -1;
    let value = 0;
    for (let i = 0; i < count; i++) value = value * 256 + this.at(index + i);
    return value;
  }

  /** The same, the least significant one first. */
  little(index: number, count: number): number {
    if (index + count > this.length) return -1;
    let value = 0;
    for (let i = count - 1; i >= 0; i--) value = value * 256 + this.at(index + i);
    return value;
  }
}

const CUT = { broken: 'a picture that ends too early' };
const LONGER = { broken: 'a picture with something else behind it' };
const MOVES = { broken: 'a picture that moves' };
const DAMAGED = { broken: 'a damaged picture' };

/** Chunks of a length, a name, that many bytes and a checksum: the first is IHDR, the last IEND. */
function readPng(bytes: Bytes, is: Is): PictureHead | PictureTrouble {
  const FIRST = 8;
  if (!is(FIRST + 4, 'IHDR')) return DAMAGED;
  const width = bytes.big(FIRST + 8, 4);
  const height = bytes.big(FIRST + 12, 4);
  for (let at = FIRST; ;) {
    const length = bytes.big(at, 4);
    if (length < 0 || at + 12 + length > bytes.length) return CUT;
    if (is(at + 4, 'acTL')) return MOVES;
    const isLast = is(at + 4, 'IEND');
    at += 12 + length;
    if (isLast && at < bytes.length) return LONGER;
    if (isLast) return sized({ type: 'image/png', width, height });
  }
}

/** Segments of a marker and a length; behind a start of scan come its data, up to the next marker. */
function readJpeg(bytes: Bytes): PictureHead | PictureTrouble {
  let size: { readonly width: number; readonly height: number } | undefined;
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
      return size === undefined ? DAMAGED : sized({ type: 'image/jpeg', ...size });
    }
    const length = bytes.big(at + 2, 2);
    if (length < 2 || at + 2 + length > bytes.length) return CUT;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) size = { height: bytes.big(at + 5, 2), width: bytes.big(at + 7, 2) };
    at += 2 + length;
    if (marker === 0xda) at = endOfScan(bytes, at);
  }
}

/** In the data of a scan, 0xff stands before 0, or is a restart; anything else is the next marker. */
function endOfScan(bytes: Bytes, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    if (bytes.at(at) !== 0xff) continue;
    const next = bytes.at(at + 1);
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** One RIFF of the whole length; its first chunk says the size in one of three ways. */
function readWebp(bytes: Bytes, is: Is): PictureHead | PictureTrouble {
  const length = 8 + bytes.little(4, 4);
  if (length > bytes.length || length < 30) return CUT;
  if (length < bytes.length) return LONGER;
  const type = 'image/webp';
  if (is(12, 'VP8 ')) {
    const width = bytes.little(26, 2) & 0x3fff;
    return sized({ type, width, height: bytes.little(28, 2) & 0x3fff });
  }
  if (is(12, 'VP8L')) {
    const packed = bytes.little(21, 4);
    const width = (packed & 0x3fff) + 1;
    return sized({ type, width, height: ((packed >>> 14) & 0x3fff) + 1 });
  }
  if (!is(12, 'VP8X')) return DAMAGED;
  const ANIMATION = 2;
  if ((bytes.at(20) & ANIMATION) !== 0) return MOVES;
  return sized({ type, width: bytes.little(24, 3) + 1, height: bytes.little(27, 3) + 1 });
}

function sized(head: PictureHead): PictureHead | PictureTrouble {
  return head.width > 0 && head.height > 0 ? head : DAMAGED;
}
