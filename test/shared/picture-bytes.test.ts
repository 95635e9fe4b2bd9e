import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPicture } from '../../shared/picture-bytes.ts';
import { PictureBytes, pictureHead } from '../../shared/picture-head.ts';
import { png, pngChunk, samples } from '../support/pictures.ts';

const text = (latin: string) => new Uint8Array(Buffer.from(latin, 'latin1'));
const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

describe('a picture is told by its bytes', () => {
  test.each([
    ['a JPEG', samples.jpeg, { type: 'image/jpeg', width: 3, height: 2 }],
    ['a progressive JPEG', samples.progressive, { type: 'image/jpeg', width: 3, height: 2 }],
    ['a WebP', samples.webp, { type: 'image/webp', width: 3, height: 2 }],
    ['a lossless WebP', samples.lossless, { type: 'image/webp', width: 3, height: 2 }],
    ['a PNG', png(7, 5), { type: 'image/png', width: 7, height: 5 }],
    ['a large PNG', png(1, 1, 0, { width: 70_000, height: 1 }), { width: 70_000, height: 1 }],
  ])('%s', (_, bytes, head) => {
    expect(readPicture(bytes)).toMatchObject(head);
  });

  test('a WebP with more to say of itself', () => {
    const extended = text('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\x10\0\0\0\xff\x01\0\xff\x00\0');
    expect(readPicture(extended)).toEqual({ type: 'image/webp', width: 512, height: 256 });
  });
});

describe('how a picture begins', () => {
  const head = (bytes: Uint8Array) => pictureHead(new PictureBytes(bytes));

  test.each([
    ['a JPEG', samples.jpeg, { type: 'image/jpeg', width: 3, height: 2 }],
    ['a progressive JPEG', samples.progressive, { type: 'image/jpeg', width: 3, height: 2 }],
    ['a WebP', samples.webp, { type: 'image/webp', width: 3, height: 2 }],
    ['a lossless WebP', samples.lossless, { type: 'image/webp', width: 3, height: 2 }],
    ['a PNG', png(7, 5), { type: 'image/png', width: 7, height: 5 }],
  ])('%s says its size, whatever stands behind it', (_, bytes, size) => {
    expect(head(joined(bytes, text('ftypmp42 and a film')))).toEqual(size);
  });

  test('a JPEG says it behind all that a camera writes first', () => {
    const said = new Uint8Array(65_533);
    const segment = joined(Uint8Array.of(0xff, 0xe1, 0xff, 0xff), said);
    const { jpeg } = samples;
    const photo = joined(
      jpeg.subarray(0, 2),
      segment,
      Uint8Array.of(0xff),
      segment,
      jpeg.subarray(2),
    );
    expect(head(photo)).toMatchObject({ width: 3, height: 2 });
  });

  test.each([
    ['a GIF', text('GIF89a\xff\xff\xff\xff')],
    ['a BMP', text('BM\0\0\0\0\0\0\0\0')],
    ['a TIFF', text('II*\0')],
    ['an AVIF file', text('\0\0\0\x18ftypavif\0\0\0\0')],
    ['nothing', text('')],
    ['a PNG of no size', png(2, 2, 0, { width: 0, height: 9 })],
    ['a JPEG without a frame', text('\xff\xd8\xff\xd9')],
    ['a JPEG with a segment of no length', text('\xff\xd8\xff\xe1\0\0\xff\xc0')],
  ])('%s says none', (_, bytes) => {
    expect(head(bytes)).toBeUndefined();
  });
});

test('a JPEG with two frames is none: nobody could tell how large it is', () => {
  const { jpeg } = samples;
  const at = Buffer.from(jpeg).indexOf(Buffer.of(0xff, 0xc0));
  const frame = jpeg.subarray(at, at + 19);
  const two = joined(jpeg.subarray(0, at), frame, jpeg.subarray(at));
  expect(readPicture(two)).toEqual({ broken: 'a damaged picture' });
});

describe('what is no picture', () => {
  test.each([
    ['nothing', text(''), 'nothing'],
    ['a HEIC file', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'a HEIC picture'],
    ['a HEIF file of another maker', text('\0\0\0\x18ftypmif1\0\0\0\0'), 'a HEIC picture'],
    ['an AVIF file', text('\0\0\0\x18ftypavif\0\0\0\0'), 'an AVIF picture'],
    ['a drawing with a script', text('<svg><script>alert(1)</script></svg>'), 'SVG'],
    ['a drawing behind a byte-order mark', text('\xef\xbb\xbf<svg/>'), 'SVG'],
    ['a GIF', text('GIF89a/*'), 'a GIF picture'],
    ['a BMP', text('BM\0\0'), 'a BMP picture'],
    ['a TIFF', text('II*\0'), 'a TIFF picture'],
    ['a document', text('%PDF-1.7'), 'a PDF document'],
    ['a text', text('Hund'), 'something that is no picture'],
  ])('%s', (_, bytes, other) => {
    expect(readPicture(bytes)).toEqual({ other: expect.stringContaining(other) });
  });
});

describe('a picture is whole, alone, and does not move', () => {
  const whole = {
    ...samples,
    png: png(3, 2),
  };

  test.each(Object.entries(whole))('%s, cut anywhere, is none', (_, bytes) => {
    for (let length = 0; length < bytes.length; length++) {
      const head = readPicture(bytes.subarray(0, length));
      expect(head, `${length} bytes`).not.toHaveProperty('width');
    }
  });

  test.each(Object.entries(whole))('%s with a web page behind it is none', (_, bytes) => {
    const polyglot = joined(bytes, text('<script>alert(1)</script>'));
    expect(readPicture(polyglot)).toEqual({ broken: 'a picture with something else behind it' });
  });

  test('a JPEG with another end behind its own is none', () => {
    const polyglot = joined(samples.jpeg, text('PK\x03\x04'), samples.jpeg);
    expect(readPicture(polyglot)).toHaveProperty('broken');
  });

  test('one that moves is none', () => {
    const still = png(3, 2);
    const animated = joined(
      still.subarray(0, 33),
      pngChunk('acTL', new Uint8Array(8)),
      still.subarray(33),
    );
    expect(readPicture(animated)).toEqual({ broken: 'a picture that moves' });
    const webp = text('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\xff\x01\0\xff\x00\0');
    expect(readPicture(webp)).toEqual({ broken: 'a picture that moves' });
  });

  test('one without a size is none', () => {
    expect(readPicture(png(1, 1, 0, { width: 0, height: 4 }))).toHaveProperty('broken');
  });

  test('whatever the bytes are, it answers', () => {
    const heads = [samples.jpeg, samples.webp, png(2, 2)].map((bytes) => bytes.subarray(0, 24));
    fc.assert(
      fc.property(
        fc.constantFrom(...heads, text('')),
        fc.uint8Array({ maxLength: 300 }),
        (head, more) => {
          const told = readPicture(joined(head, more));
          expect('width' in told || 'other' in told || 'broken' in told).toBe(true);
        },
      ),
    );
  });
});
