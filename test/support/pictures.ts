import { crc32, deflateSync } from 'node:zlib';

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

/** Pictures of 3 × 2 brown pixels, as programs write them. */
export const samples = {
  jpeg: bytesOf(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAA//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIwAGf/Z',
  ),
  progressive: bytesOf(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/wgALCAACAAMBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABf/aAAgBAQAAAAEz/8QAFhAAAwAAAAAAAAAAAAAAAAAAAAMT/9oACAEBAAEFArMP/8QAFxAAAwEAAAAAAAAAAAAAAAAAAAIzkf/aAAgBAQAGPwKjaf/EABUQAQEAAAAAAAAAAAAAAAAAAADx/9oACAEBAAE/Iat//9oACAEBAAAAEH//xAAWEAADAAAAAAAAAAAAAAAAAAAAwfD/2gAIAQEAAT8Qnmf/2Q==',
  ),
  webp: bytesOf('UklGRi4AAABXRUJQVlA4ICIAAABQAQCdASoDAAIAA4BaJQBOgCgAAP7l+iwwmDkpV6vK4AAA'),
  lossless: bytesOf('UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAdQruo1qP+BiOh/AAA='),
};

/** A chunk of a PNG. */
export function pngChunk(name: string, data: Uint8Array): Buffer {
  const chunk = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([length, chunk, sum]);
}

/** A real PNG in one shade of grey. `says` is a size that only its head has. */
export function png(
  width: number,
  height: number,
  shade = 0,
  says = { width, height },
): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(says.width, 0);
  head.writeUInt32BE(says.height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + width, shade % 256).fill(0, 0, 1);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      pngChunk('IHDR', head),
      pngChunk('IDAT', deflateSync(rows)),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** As it stands in a deck file. */
export function addressOf(bytes: Uint8Array, type = 'image/png'): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** A small picture unlike all others with other numbers. */
export function photo(number: number): string {
  return addressOf(png(2 + (number >> 8), 2, number % 256));
}
