/** How a picture begins: its kind, its width and its height, whatever comes behind. Nothing is decoded. */

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

export interface PictureHead {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
}

/** Numbers at a place; beyond the end they are -1, which is no legal size of anything. */
export class PictureBytes {
  readonly length: number;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.length = bytes.length;
  }

  at(index: number): number {
    return this.#bytes[index] ?? -1;
  }

  /** Whether these letters stand at a place. */
  is(index: number, text: string): boolean {
    for (let i = 0; i < text.length; i++) {
      if (this.at(index + i) !== text.charCodeAt(i)) return false;
    }
    return true;
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

export function pictureType(bytes: PictureBytes): PictureType | undefined {
  if (bytes.is(0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (bytes.is(0, '\xff\xd8\xff')) return 'image/jpeg';
  return bytes.is(0, 'RIFF') && bytes.is(8, 'WEBP') ? 'image/webp' : undefined;
}

/** @returns undefined where it is none of ours, or does not say how large it is */
export function pictureHead(bytes: PictureBytes): PictureHead | undefined {
  const type = pictureType(bytes);
  if (type === undefined) return undefined;
  const size = sizes[type](bytes);
  return size !== undefined && size[0] > 0 && size[1] > 0
    ? { type, width: size[0], height: size[1] }
    : undefined;
}

type Size = readonly [width: number, height: number];

const sizes: Readonly<Record<PictureType, (bytes: PictureBytes) => Size | undefined>> = {
  'image/png': (bytes) => (bytes.is(12, 'IHDR') ? [bytes.big(16, 4), bytes.big(20, 4)] : undefined),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
};

/** Segments of a marker and a length, up to the one that begins the frame. */
function jpegSize(bytes: PictureBytes): Size | undefined {
  for (let at = 2; bytes.at(at) === 0xff;) {
    const marker = bytes.at(at + 1);
    if (isFrame(marker)) return [bytes.big(at + 7, 2), bytes.big(at + 5, 2)];
    if (marker === 0xff) at++; // a marker may be filled up
    else if (isBare(marker)) at += 2;
    else {
      const length = bytes.big(at + 2, 2);
      if (length < 2) return undefined;
      at += 2 + length;
    }
  }
  return undefined;
}

/** Whether a marker of a JPEG begins its frame. */
export function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Whether a marker of a JPEG stands alone, without a length: a restart, or one of no meaning. */
function isBare(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

/** The first chunk says the size in one of three ways. */
function webpSize(bytes: PictureBytes): Size | undefined {
  if (!bytes.is(WEBP_FIRST, 'VP8X')) return webpFrameSize(bytes, WEBP_FIRST);
  return [bytes.little(24, 3) + 1, bytes.little(27, 3) + 1];
}

/** Where the first chunk of a WebP begins. */
export const WEBP_FIRST = 12;

/** @returns the size of the picture in this chunk of a WebP; undefined: there is none in it */
export function webpFrameSize(bytes: PictureBytes, chunk: number): Size | undefined {
  const at = chunk + 8;
  if (bytes.is(chunk, 'VP8 ') && bytes.is(at + 3, '\x9d\x01\x2a')) {
    return [bytes.little(at + 6, 2) & 0x3fff, bytes.little(at + 8, 2) & 0x3fff];
  }
  if (!bytes.is(chunk, 'VP8L') || bytes.at(at) !== 0x2f) return undefined;
  const packed = bytes.little(at + 1, 4);
  return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1];
}
