/**
 * `npm run trailer`: the picture of the README, from the real page: a TV and two phones at a real
 * host. What they show is recorded as it happens, then laid out side by side. Needs `img2webp` (Debian:
 * webp).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostHere } from '../e2e/host-here.ts';
import { laptop, openBrowser } from '../e2e/support.ts';
import { ipv4 } from '../support/adapters.ts';
import { stage } from './trailer-stage.ts';
import { open } from './pictures.ts';
import { twinOf } from './played.ts';

const FRAMES = 'coverage/trailer';
const TRAILER = 'docs/pictures/trailer.webp';
const STILL = 'docs/pictures/trailer-still.png';
const BYTES_MAX = 3 * 1024 * 1024;

const FRAME_MS = 90;

/** What takes longer on a slow computer is shown faster. */
const LONG_MS = 13_500;
const QUALITY = '62';

/** Where each thing stands on the stage, and how wide it is there. */
const PLACES = { tv: [26, 36, 486], mia: [542, 24, 184], leo: [752, 24, 184] } as const;

type Screen = keyof typeof PLACES;

interface Shot {
  readonly at: number;
  readonly data: string;
}

interface Touch {
  readonly at: number;
  readonly on: Screen;
  /** In parts of the screen's width. */
  readonly x: number;
  readonly y: number;
}

const CARDS = ['🦊', '🦉', '🦔', '🐿️', '🍄', '🌲', '🦉', '🐿️', '🦊', '🌲', '🦔', '🍄'];

/** Records what a page shows, whenever that changes. */
async function record(page: Page): Promise<readonly Shot[]> {
  const shots: Shot[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    shots.push({ at: performance.now(), data });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined); // it is over
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return shots;
}

test('the trailer', { timeout: 600_000 }, async () => {
  const here = await hostHere(
    { rows: 4, columns: 3, cards: CARDS },
    { title: 'Forest friends', adapters: () => ({ wlan0: [ipv4('192.168.1.23')] }) },
  );
  const pages: Readonly<Record<Screen, Page>> = {
    tv: await open('laptop', `${here.lan}/tv`, { viewport: { width: 1280, height: 720 } }),
    mia: await open('phone', here.lan, { colorScheme: 'light' }),
    leo: await open('phone', here.lan, { colorScheme: 'light' }),
  };
  await pages.tv.locator('.tv-qr img').waitFor();
  for (const [who, name] of [
    ['mia', 'Mia'],
    ['leo', 'Leo'],
  ] as const) {
    await pages[who].locator('#name').fill(name);
    await pages[who].locator('#name').blur();
  }
  const shots = {
    tv: await record(pages.tv),
    mia: await record(pages.mia),
    leo: await record(pages.leo),
  };
  const touches: Touch[] = [];
  const captions: { readonly at: number; readonly lines: readonly [string, string] }[] = [];
  const say = (first: string, second: string) =>
    captions.push({ at: performance.now(), lines: [first, second] });
  const rest = (ms: number) => pages.tv.waitForTimeout(ms);
  const touch = async (on: 'mia' | 'leo', selector: string) => {
    const box = await pages[on].locator(selector).boundingBox();
    const width = pages[on].viewportSize()?.width ?? 1;
    const [x, y] = box === null ? [0, 0] : [box.x + box.width / 2, box.y + box.height / 2];
    touches.push({ at: performance.now(), on, x: x / width, y: y / width });
    await pages[on].locator(selector).tap();
  };
  const turn = (on: 'mia' | 'leo', index: number) => touch(on, `.board [data-index="${index}"]`);

  const began = performance.now();
  say('Scan to play.', 'Nobody installs anything.');
  await rest(1_100);
  await touch('mia', 'form [type=submit]');
  await rest(350);
  await touch('leo', 'form [type=submit]');
  await pages.leo.locator('.board .card').first().waitFor();
  await rest(500);
  say('Everybody flips at once.', 'Nobody takes turns.');
  await turn('mia', 0);
  await rest(1_100);
  say('Mia has the card Leo wants.', 'He waits in line.');
  await turn('leo', 0);
  await pages.leo.locator('.card.wait').waitFor();
  await rest(1_300);
  say('No match: Mia lets go.', 'At once the card is Leo’s.');
  await turn('mia', 4);
  await pages.leo.locator('.card.mine').waitFor();
  await rest(1_200);
  say('He finds its twin.', 'A pair, and a point!');
  await turn('leo', twinOf(here, 0));
  await pages.leo.locator('.say.good').waitFor();
  await rest(600);
  const still = performance.now();
  await rest(700);
  say('On it goes,', 'until no pair is left.');
  for (const [who, index] of [
    ['mia', 1],
    ['leo', 2],
    ['mia', 3],
    ['leo', 4],
    ['leo', 5],
  ] as const) {
    await turn(who, index);
    await rest(120);
    await turn(who, twinOf(here, index));
    await rest(160);
  }
  await pages.mia.locator('.play-podium, .podium').first().waitFor();
  say('Most pairs wins.', 'Everybody who found one gets an award.');
  await rest(3_300);
  const ended = performance.now();
  expect(here.table.game.phase).toBe('over');
  expect(here.table.seats.all().map(({ name }) => name)).toEqual(['Mia', 'Leo']);

  const step = FRAME_MS * Math.max(1, (ended - began) / LONG_MS);
  const times = Array.from(
    { length: Math.floor((ended - began) / step) },
    (_, frame) => began + frame * step,
  );
  const frames = await stage(
    await laptop(await openBrowser(), { viewport: { width: 960, height: 446 } }),
    {
      places: PLACES,
      ...{ shots, touches, captions, times, still },
    },
  );
  rmSync(FRAMES, { recursive: true, force: true });
  mkdirSync(FRAMES, { recursive: true });
  const files = frames.moving.map((bytes, number) => {
    const file = joinPath(FRAMES, `${String(number).padStart(3, '0')}.png`);
    writeFileSync(file, bytes);
    return file;
  });
  writeFileSync(STILL, frames.still);
  const options = ['-loop', '0', '-lossy', '-q', QUALITY, '-m', '6', '-d', String(FRAME_MS)];
  execFileSync('img2webp', [...options, ...files, '-o', TRAILER], { stdio: 'pipe' });
  const { size } = statSync(TRAILER);
  console.log(`${files.length} pictures, ${(ended - began).toFixed(0)} ms, ${size} bytes`);
  expect(size).toBeLessThan(BYTES_MAX);
});
