/** Photos as they come from cameras, made here: nobody's, and each unlike the others. */

import { deflateSync } from 'node:zlib';
import { pngChunk } from './pictures.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** A PNG in colours, each pixel as `at` says; x and y from 0 to 1. */
export function painted(
  width: number,
  height: number,
  at: (x: number, y: number) => Colour,
): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows.set(at(x / width, y / height), y * (1 + width * 3) + 1 + x * 3);
    }
  }
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      pngChunk('IHDR', head),
      pngChunk('IDAT', deflateSync(rows)),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** Hills under a sun: number by number other colours, and another place of the sun. */
export function landscape(number: number, width = 640, height = 480): Uint8Array {
  const hue = (number * 47) % 360;
  const sun = [0.15 + 0.1 * (number % 8), 0.3] as const;
  const sky = hsl(hue, 0.6, 0.72);
  const light = hsl((hue + 180) % 360, 0.9, 0.62);
  const hills = [hsl((hue + 90) % 360, 0.45, 0.42), hsl((hue + 110) % 360, 0.5, 0.3)] as const;
  const shape = height / width;
  return painted(width, height, (x, y) => {
    if (y > 0.8 + 0.08 * Math.sin(x * 9 + number)) return hills[1];
    if (y > 0.6 + 0.1 * Math.sin(x * 5 + number * 2)) return hills[0];
    const isSun = Math.hypot(x - sun[0], (y - sun[1]) * shape) < 0.1;
    return isSun ? light : sky;
  });
}

function hsl(hue: number, saturation: number, lightness: number): Colour {
  const swing = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    const value = lightness - swing * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(255 * value);
  };
  return [part(0), part(8), part(4)];
}
