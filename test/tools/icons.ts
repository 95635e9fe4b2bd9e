/**
 * Makes the icons of the desktop app from the one drawing, renderer/public/icon.svg:
 * `npm run icons`. Windows and macOS have containers of their own, both of which hold PNG pictures.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openBrowser } from '../e2e/support.ts';

const DRAWING = 'renderer/public/icon.svg';
const FOLDER = 'main/desktop/icons';

/** Linux has a file for each size. */
const LINUX_SIZES = [16, 24, 32, 48, 64, 128, 256, 512];

const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256];

/** The types of an icns container, by the size of their pictures. */
const ICNS_TYPES: readonly (readonly [string, number])[] = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
  ['ic10', 1024],
];

/** The ribbon behind the tiles would be noise in a small picture. */
const RIBBON_FROM = 48;

/** The same tiles on a screen with a stand, for the window of the TV view. */
function onTv(svg: string): string {
  const screen = 'x="16" y="56" width="480" height="340" rx="48"';
  return svg
    .replaceAll('x="16" y="16" width="480" height="480" rx="112"', screen)
    .replace(/<g clip-path="url\(#c\)"[^]*?<\/g>/, '')
    .replace('rotate(-6 256 256)', 'translate(49 20) scale(.81) rotate(-6 256 256)')
    .replace('</svg>', '<path fill="#14535f" d="M216 396h80v36h64v32H152v-32h64z"/></svg>');
}

/** The same tiles on a sheet with a folded corner, for board files. */
function onPaper(svg: string): string {
  const sheet =
    '<path fill="url(#g)" d="M100 16h224l112 112v344a24 24 0 0 1-24 24H100a24 24 0 0 1-24-24V40a24 24 0 0 1 24-24z"/>';
  const corner = '<path fill="#46a0a9" d="M324 16l112 112h-88a24 24 0 0 1-24-24z"/>';
  return svg
    .replace(/<rect x="16"[^>]*fill="url\(#g\)"\/>/, sheet + corner)
    .replace(/<g clip-path="url\(#c\)"[^]*?<\/g>/, '')
    .replace('rotate(-6 256 256)', 'translate(82 112) scale(.68) rotate(-6 256 256)');
}

async function draw(size: number, dress = (svg: string) => svg): Promise<Buffer> {
  const svg = dress(readFileSync(DRAWING, 'utf8'));
  const drawn = size < RIBBON_FROM ? svg.replace(/<g clip-path="url\(#c\)"[^]*?<\/g>/, '') : svg;
  const page = await (await openBrowser()).newPage({ viewport: { width: size, height: size } });
  const picture = `data:image/svg+xml;base64,${Buffer.from(drawn).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0"><img src="${picture}" width="${size}" height="${size}">`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** Windows: a directory of pictures, then the pictures. */
function ico(pictures: readonly (readonly [number, Buffer])[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, [size, png]] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size % 256, at); // 256 is written as 0
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4); // planes
    head.writeUInt16LE(32, at + 6); // bits for each pixel
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(([, png]) => png)]);
}

/** macOS: pictures one after the other, each with its type and length. */
function icns(pictures: readonly (readonly [string, Buffer])[]): Buffer {
  const parts = pictures.map(([type, png]) => block(type, png));
  return block('icns', Buffer.concat(parts));
}

function block(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32BE(content.length + head.length, 4);
  return Buffer.concat([head, content]);
}

test('icons', async () => {
  mkdirSync(FOLDER, { recursive: true });
  const drawn = new Map<number, Buffer>();
  for (const size of new Set([
    ...ICO_SIZES,
    ...LINUX_SIZES,
    ...ICNS_TYPES.map(([, each]) => each),
  ])) {
    drawn.set(size, await draw(size));
  }
  const picture = (size: number) => drawn.get(size) ?? Buffer.alloc(0);
  for (const folder of ['app', 'board']) {
    mkdirSync(`${FOLDER}/linux/${folder}`, { recursive: true });
  }
  for (const size of LINUX_SIZES) {
    const name = `${size}x${size}.png`;
    writeFileSync(`${FOLDER}/linux/app/${name}`, picture(size));
    writeFileSync(`${FOLDER}/linux/board/${name}`, await draw(size, onPaper));
  }
  writeFileSync(`${FOLDER}/icon.png`, picture(512));
  writeFileSync(`${FOLDER}/tv.png`, await draw(512, onTv));
  writeFileSync(`${FOLDER}/icon.ico`, ico(ICO_SIZES.map((size) => [size, picture(size)] as const)));
  writeFileSync(
    `${FOLDER}/icon.icns`,
    icns(ICNS_TYPES.map(([type, size]) => [type, picture(size)] as const)),
  );
  expect(picture(512).length).toBeGreaterThan(0);
});
