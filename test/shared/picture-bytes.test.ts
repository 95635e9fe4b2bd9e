import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPicture } from '../../shared/picture-bytes.ts';
import { PictureBytes, pictureHead } from '../../shared/picture-head.ts';
import { png, pngChunk, samples } from '../support/pictures.ts';

const text = (latin: string) => new Uint8Array(Buffer.from(latin, 'latin1'));
const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** A chunk of a WebP: its name, its length, its bytes, filled up to an even number. */
function chunk(name: string, bytes: number | Uint8Array): Uint8Array {
  const data = typeof bytes === 'number' ? new Uint8Array(bytes) : bytes;
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return joined(head, data, new Uint8Array(data.length % 2));
}

const canvas = (width: number, height: number, flags = 0x20) =>
  chunk('VP8X', Uint8Array.of(flags, 0, 0, 0, width - 1, 0, 0, height - 1, 0, 0));

function webp(...chunks: readonly Uint8Array[]): Uint8Array {
  const body = joined(text('WEBP'), ...chunks);
  return chunk('RIFF', body).subarray(0, 8 + body.length);
}

/** The picture of the samples, as a chunk. */
const frame = samples.webp.subarray(12);

/** A segment of a JPEG. */
function segment(marker: number, bytes: number | Uint8Array): Uint8Array {
  const data = typeof bytes === 'number' ? new Uint8Array(bytes) : bytes;
  return joined(Uint8Array.of(0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255), data);
}

/** A JPEG with something put before a marker of its own. */
function jpegWith(put: Uint8Array, marker: number, jpeg = samples.jpeg): Uint8Array {
  const at = Buffer.from(jpeg).indexOf(Buffer.of(0xff, marker));
  return joined(jpeg.subarray(0, at), put, jpeg.subarray(at));
}

/** A frame of this size, as it stands in a JPEG. */
function frameOf(size: number): Uint8Array {
  const side = [size >> 8, size & 255];
  return segment(0xc0, Uint8Array.of(8, ...side, ...side, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1));
}

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
    const extended = webp(canvas(3, 2), chunk('ICCP', 3_000), frame, chunk('EXIF', 7));
    expect(readPicture(extended)).toEqual({ type: 'image/webp', width: 3, height: 2 });
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
    const exif = joined(Uint8Array.of(0xff, 0xe1, 0xff, 0xff), said);
    const { jpeg } = samples;
    const photo = joined(jpeg.subarray(0, 2), exif, Uint8Array.of(0xff), exif, jpeg.subarray(2));
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

describe('a JPEG that programs could read in two ways is none', () => {
  const DAMAGED = { broken: 'a damaged picture' };

  /** A marker that has no length; what stands behind it seems to be one, and hides the real frame. */
  test.each([0x01, 0xd0, 0xd4, 0xd7, 0xd8])('with the marker %i outside of scans', (marker) => {
    const hidden = frameOf(12_000);
    const skipped = joined(Uint8Array.of(0xff, marker, 0, hidden.length + 2), hidden);
    expect(readPicture(jpegWith(skipped, 0xc0))).toEqual(DAMAGED);
    expect(readPicture(jpegWith(Uint8Array.of(0xff, marker), 0xdb))).toEqual(DAMAGED);
  });

  test('and the size that its beginning says is that of its real frame', () => {
    const hidden = jpegWith(joined(Uint8Array.of(0xff, 0x01), frameOf(12_000)), 0xc0);
    expect(pictureHead(new PictureBytes(hidden))).toMatchObject({ width: 12_000, height: 12_000 });
  });

  test.each([
    ['frames that no browser shows', 0xc3],
    ['arithmetic coding', 0xc9],
    ['a number of lines of its own', 0xdc],
    ['frames upon frames', 0xde],
    ['a frame made larger', 0xdf],
    ['a marker that nobody knows', 0x02],
    ['a marker that is none', 0x00],
  ])('with %s', (_, marker) => {
    expect(readPicture(jpegWith(segment(marker, 4), 0xda))).toEqual(DAMAGED);
  });

  test('with a scan before its frame', () => {
    expect(readPicture(jpegWith(segment(0xda, 10), 0xc0))).toEqual(DAMAGED);
  });

  test('with a second frame, before or behind its scans', () => {
    expect(readPicture(jpegWith(frameOf(16), 0xda))).toEqual(DAMAGED);
    expect(readPicture(jpegWith(frameOf(16), 0xd9))).toEqual(DAMAGED);
  });
});

describe('what takes long to be shown is refused', () => {
  const scans = (count: number) => {
    const { progressive } = samples;
    const at = Buffer.from(progressive).lastIndexOf(Buffer.of(0xff, 0xda));
    const scan = progressive.subarray(at, progressive.length - 2);
    return jpegWith(joined(...Array.from({ length: count }, () => scan)), 0xd9, progressive);
  };

  test('a JPEG of very many scans', () => {
    expect(readPicture(scans(20))).toHaveProperty('width');
    expect(readPicture(scans(64))).toEqual({ broken: 'a picture of very many layers' });
    expect(readPicture(scans(8_009))).toHaveProperty('broken');
  });

  test.each([
    [3_144, true],
    [20_000, false],
  ])('a colour profile of %i bytes: %s', (bytes, isFine) => {
    const profile = joined(text('ICC_PROFILE\0\x01\x01'), new Uint8Array(bytes));
    const half = joined(text('ICC_PROFILE\0\x01\x02'), new Uint8Array(bytes / 2));
    const still = png(3, 2);
    const all = [
      jpegWith(segment(0xe2, profile), 0xdb),
      jpegWith(joined(segment(0xe2, half), segment(0xe2, half)), 0xdb),
      joined(still.subarray(0, 33), pngChunk('iCCP', new Uint8Array(bytes)), still.subarray(33)),
      webp(canvas(3, 2), chunk('ICCP', bytes), frame),
    ];
    const expected = isFine
      ? { width: 3, height: 2 }
      : { broken: 'a picture with a very large colour profile' };
    for (const picture of all) expect(readPicture(picture)).toMatchObject(expected);
  });

  test('what a camera says in another segment of that kind is no profile', () => {
    expect(readPicture(jpegWith(segment(0xe2, 20_000), 0xdb))).toHaveProperty('width');
  });
});

describe('a PNG or a WebP that says two sizes is none', () => {
  test('a PNG with two heads, or with none of its own picture', () => {
    const still = png(3, 2);
    const large = png(1, 1, 0, { width: 12_000, height: 12_000 }).subarray(8, 33);
    const two = joined(still.subarray(0, 33), large, still.subarray(33));
    expect(readPicture(two)).toEqual({ broken: 'a damaged picture' });
    const empty = joined(still.subarray(0, 33), pngChunk('IEND', new Uint8Array(0)));
    expect(readPicture(empty)).toEqual({ broken: 'a damaged picture' });
  });

  test.each(['acTL', 'fcTL', 'fdAT'])('a PNG with %s moves', (name) => {
    const still = png(3, 2);
    const moving = joined(
      still.subarray(0, 33),
      pngChunk(name, new Uint8Array(26)),
      still.subarray(33),
    );
    expect(readPicture(moving)).toEqual({ broken: 'a picture that moves' });
  });

  test.each([
    ['a canvas of another size', webp(canvas(16, 16), frame)],
    ['no picture in it', webp(canvas(3, 2))],
    ['two pictures', webp(canvas(3, 2), frame, frame)],
    ['two pictures and no canvas', webp(frame, frame)],
    ['two canvases', webp(canvas(3, 2), canvas(16, 16), frame)],
    ['a picture that is none', webp(canvas(3, 2), chunk('VP8 ', 20))],
    ['a picture that is cut', webp(canvas(3, 2), frame.subarray(0, 20))],
  ])('a WebP with %s', (_, bytes) => {
    expect(readPicture(bytes)).toHaveProperty('broken');
  });

  test.each(['ANIM', 'ANMF'])('a WebP with %s moves, whatever its flags say', (name) => {
    const moving = webp(canvas(3, 2), chunk(name, 16), frame);
    expect(readPicture(moving)).toEqual({ broken: 'a picture that moves' });
  });
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
    const moving = text('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\xff\x01\0\xff\x00\0');
    expect(readPicture(moving)).toEqual({ broken: 'a picture that moves' });
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
