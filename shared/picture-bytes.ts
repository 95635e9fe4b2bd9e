/**
 * What the bytes of a picture are, told by themselves: their kind, their width and height. Nothing is
 * decoded. A picture is whole and alone: what goes on after its end, or moves, is none. It says its
 * size once, in the way that every program reads it: what one program skips and another obeys is
 * refused, because it would be another picture there.
 */

import {
  PictureBytes,
  type PictureHead,
  type PictureType,
  WEBP_FIRST,
  isFrame,
  pictureHead,
  pictureType,
  webpFrameSize,
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
const LAYERED = { broken: 'a picture of very many layers' };
const COLOURFUL = { broken: 'a picture with a very large colour profile' };

/** Programs that write progressive JPEGs make about ten scans; a thousand take a second to show. */
const SCANS_MAX = 64;

/** That of most screens and cameras has 500 to 4,000 bytes; each phone works with it, pixel by pixel. */
const PROFILE_BYTES_MAX = 8 * 1024;

/** What keeps a picture of each kind from being whole and alone. */
const wholes: Readonly<Record<PictureType, (bytes: PictureBytes) => PictureTrouble | undefined>> = {
  'image/png': wholePng,
  'image/jpeg': wholeJpeg,
  'image/webp': wholeWebp,
};

/** Chunks of a length, a name, that many bytes and a checksum: the first is IHDR, the last IEND. */
function wholePng(bytes: PictureBytes): PictureTrouble | undefined {
  const FIRST = 8;
  let hasData = false;
  let profile = 0;
  for (let at = FIRST; ;) {
    const length = bytes.big(at, 4);
    if (length < 0 || at + 12 + length > bytes.length) return CUT;
    const is = (name: string) => bytes.is(at + 4, name);
    if (is('IHDR') !== (at === FIRST)) return DAMAGED;
    if (['acTL', 'fcTL', 'fdAT'].some(is)) return MOVES;
    hasData ||= is('IDAT');
    if (is('iCCP')) profile += length;
    if (profile > PROFILE_BYTES_MAX) return COLOURFUL;
    const isLast = is('IEND');
    at += 12 + length;
    if (isLast && !hasData) return DAMAGED;
    if (isLast) return at < bytes.length ? LONGER : undefined;
  }
}

/** Segments of a marker and a length; behind a start of scan come its data, up to the next marker. */
function wholeJpeg(bytes: PictureBytes): PictureTrouble | undefined {
  let hasFrame = false;
  let scans = 0;
  let profile = 0;
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
    if (!isSegment(marker)) return DAMAGED;
    if (length < 2 || at + 2 + length > bytes.length) return CUT;
    // One frame, before its scans: else nobody could tell how large it is.
    if (isFrame(marker) ? hasFrame : marker === SCAN && !hasFrame) return DAMAGED;
    hasFrame ||= isFrame(marker);
    if (marker === 0xe2 && bytes.is(at + 4, 'ICC_PROFILE\0')) profile += length;
    if (profile > PROFILE_BYTES_MAX) return COLOURFUL;
    at += 2 + length;
    if (marker !== SCAN) continue;
    if (++scans > SCANS_MAX) return LAYERED;
    at = endOfScan(bytes, at);
  }
}

const SCAN = 0xda;

/**
 * Whether a marker of a JPEG is one of those that stand in pictures: frames that browsers show, tables,
 * scans, and what a camera or a program says. All of these have a length.
 */
function isSegment(marker: number): boolean {
  const isShownFrame = marker >= 0xc0 && marker <= 0xc2;
  const isSaid = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
  return isShownFrame || isSaid || [0xc4, SCAN, 0xdb, 0xdd].includes(marker);
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

/**
 * One RIFF of the whole length: chunks of a name, a length and that many bytes, filled up to an even
 * number. One of them is the picture; a canvas, if there is one, comes first and has its size.
 */
function wholeWebp(bytes: PictureBytes): PictureTrouble | undefined {
  const end = 8 + bytes.little(4, 4);
  if (end > bytes.length || end < 30) return CUT;
  if (end < bytes.length) return LONGER;
  const ANIMATION = 2;
  const hasCanvas = bytes.is(WEBP_FIRST, 'VP8X');
  if (hasCanvas && (bytes.at(20) & ANIMATION) !== 0) return MOVES;
  let profile = 0;
  let frames = 0;
  for (let at = WEBP_FIRST; at < end;) {
    const length = bytes.little(at + 4, 4);
    if (length < 0 || at + 8 + length > end) return CUT;
    const is = (name: string) => bytes.is(at, name);
    if (is('ANIM') || is('ANMF')) return MOVES;
    if (is('VP8X') && at !== WEBP_FIRST) return DAMAGED;
    if (is('VP8 ') || is('VP8L')) {
      const [width, height] = webpFrameSize(bytes, at) ?? [];
      const canvas = pictureHead(bytes);
      if (width === undefined || canvas?.width !== width || canvas.height !== height)
        return DAMAGED;
      if (++frames > 1) return DAMAGED;
    }
    if (is('ICCP')) profile += length;
    if (profile > PROFILE_BYTES_MAX) return COLOURFUL;
    at += 8 + length + (length % 2);
  }
  return frames === 1 ? undefined : DAMAGED;
}
