/**
 * The screens of a game at the sizes that phones and small windows have, part of `npm run screenshots`.
 * One device has them all, one after the other, for a device of its own would take longer than its picture.
 */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { readLayout } from '../../main/host/boards.ts';
import { hostHere } from '../e2e/host-here.ts';
import { cardAt, flip } from '../e2e/support.ts';
import { secretId } from '../support/wire.ts';
import { open, shoot } from './pictures.ts';

const SIZES = {
  320: [320, 568],
  360: [360, 740],
  390: [390, 844],
  side: [740, 360], // a phone on its side
  double: [640, 400], // a laptop at 200 %
} as const;

type Size = keyof typeof SIZES;

/** Nothing moves here; what is measured is drawn again. */
const SETTLED_MS = 120;

async function shootAll(page: Page, name: string, sizes: readonly Size[]): Promise<void> {
  for (const size of sizes) {
    const [width, height] = SIZES[size];
    await page.setViewportSize({ width, height });
    await shoot(page, `size-${size}-${name}`, SETTLED_MS);
  }
}

interface Shown {
  readonly colorScheme: 'light' | 'dark';
  readonly locale?: string;
  readonly sizes: readonly Size[];
  /** At the end of each name. */
  readonly kind: string;
}

const ALL = Object.keys(SIZES) as readonly Size[];

const GERMAN = { locale: 'de-DE', sizes: [320, 360, 'side'] } as const;

test.each<Shown>([
  { colorScheme: 'light', sizes: ALL, kind: 'light' },
  { colorScheme: 'dark', sizes: ALL, kind: 'dark' },
  { colorScheme: 'light', kind: 'german', ...GERMAN },
])('a whole game at every size, $kind', async ({ colorScheme, locale = 'en-GB', sizes, kind }) => {
  const { deck, title } = await readLayout('boards/forest-friends.txt');
  const here = await hostHere(deck, { title, settings: { lobby: true } });
  const take = (page: Page, name: string) => shootAll(page, `${name}-${kind}`, sizes);
  const { cards, columns } = deck;
  const turn = async (name: string, index: number) =>
    here.table.flip(secretId(name), { row: Math.floor(index / columns), column: index % columns });
  for (const name of ['Mia', 'Leo', 'Jo']) here.table.room.join(secretId(name), { name });
  const page = await open('phone', here.lan, { colorScheme, locale });
  await page.locator('#name').fill('Ana');
  await take(page, 'join');
  await page.locator('#name').press('Enter');
  await page.locator('.lobby-sign').waitFor();
  await take(page, 'lobby');
  here.table.room.begin();
  await cardAt(page, 0).waitFor();
  await turn('Mia', 2);
  await flip(page, 9);
  await page.locator('.card.mine').waitFor();
  await take(page, 'play');
  await flip(
    page,
    cards.findIndex((card, index) => index !== 9 && card === cards[9]),
  );
  await page.locator('.say.good').waitFor();
  await take(page, 'match');
  await page.locator('.play-menu-button').click();
  await page.locator('.sheet').waitFor();
  await take(page, 'menu');
  await page.keyboard.press('Escape');
  await playOn(cards, turn);
  await page.locator('.play-award').waitFor();
  await take(page, 'over');
});

/** Mia and Leo find all that is left. */
async function playOn(
  cards: readonly string[],
  turn: (name: string, index: number) => Promise<unknown>,
): Promise<void> {
  const mine = cards[9];
  const left = cards.flatMap((card, index) =>
    card !== mine && cards.indexOf(card) === index ? [index] : [],
  );
  await turn('Mia', cards.lastIndexOf(cards[2] ?? '')); // she has the other one
  for (const [place, index] of left.filter((each) => cards[each] !== cards[2]).entries()) {
    const name = place % 3 === 0 ? 'Leo' : 'Mia';
    await turn(name, index);
    await turn(name, cards.lastIndexOf(cards[index] ?? ''));
  }
}

test.each(['light', 'dark'] as const)('cards in Hebrew, %s', async (colorScheme) => {
  const words = ['שלום!', 'בית', 'חתול', 'ירושלים', 'אוניברסיטה', 'ים'];
  const rows = words.map((word) => `${word} ${word}`).join(' / ');
  const here = await hostHere(rows, { title: 'מילים ראשונות' });
  here.table.room.join(secretId('dana'), { name: 'דנה' });
  const page = await open('phone', here.lan, { colorScheme });
  await page.locator('#name').fill('Ana');
  await page.locator('#name').press('Enter');
  await cardAt(page, 0).waitFor();
  await here.table.flip(secretId('dana'), { row: 3, column: 0 });
  await flip(page, 0);
  await page.locator('.card.mine').waitFor();
  await shootAll(page, `hebrew-play-${colorScheme}`, [320, 360, 'side']);
  await flip(page, 1);
  await page.locator('.say.good').waitFor();
  await here.host.endGame();
  await page.locator('.play-award').waitFor();
  await shootAll(page, `hebrew-over-${colorScheme}`, [320, 360, 'side']);
});
