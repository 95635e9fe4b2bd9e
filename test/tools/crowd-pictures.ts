/**
 * What an evening brings that a quiet game does not: photos, names of twenty wide letters, sixteen
 * players, four winners, German, small windows. Part of `npm run screenshots`.
 */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import type { DeckFile } from '../../shared/deck-file.ts';
import { hostHere } from '../e2e/host-here.ts';
import { tableWith } from '../support/decks.ts';
import { landscape } from '../support/photos.ts';
import { addressOf } from '../support/pictures.ts';
import { open, shoot } from './pictures.ts';
import { type Here, TV, deskOf, findPair, flip, game, join, joinAll, twinOf } from './played.ts';

const WIDE = 'M'.repeat(20);

const SIXTEEN = [
  ...['Ana', 'Bob', 'Cleo', 'Dora', WIDE, 'Maximiliane-Charlott', 'Oma Margarethe', 'Zoë'],
  ...[
    'Tudor',
    'Ida',
    'Noah',
    'عبد الرحمن',
    '王小明',
    'Grandpa Joachim',
    'WILHELMINA McWILLIAM',
    'Jo',
  ],
];

const GERMAN = { locale: 'de-DE' };
const SMALL_WINDOW = { viewport: { width: 1366, height: 650 } };

/** Eight photos, each twice. */
const holiday: DeckFile = {
  title: 'Holiday 2026',
  rows: 4,
  columns: 4,
  pairs: Array.from({ length: 8 }, (_, number) => [{ picture: addressOf(landscape(number)) }]),
};

/** Where the first card of each pair lies. */
function pairsOf(here: Here): readonly number[] {
  return [...here.table.game.deck.cards.keys()].filter((index) => index < twinOf(here, index));
}

/** Everybody finds as many pairs as anybody, in turn. */
async function shareAll(here: Here, names: readonly string[]): Promise<void> {
  for (const [turn, index] of pairsOf(here).entries()) {
    await findPair(here, names[turn % names.length] ?? '', index);
  }
}

const tab = (page: Page, name: string) => page.locator(`#tab-${name}`).click();

test.each(['light', 'dark'] as const)('photos, %s', async (colorScheme) => {
  const here = await hostHere(tableWith(holiday));
  const phone = await open('phone', here.lan, { colorScheme });
  await join(phone, 'Mia');
  const desk = await open('laptop', deskOf(here), { colorScheme, ...SMALL_WINDOW });
  const tv = await open('laptop', `${here.lan}/tv${colorScheme === 'dark' ? '?dark' : ''}`, TV);
  joinAll(here, ['Leo', WIDE]);
  const [first = 0, second = 0, third = 0, ...rest] = pairsOf(here);
  await flip(here, 'Mia', first);
  await findPair(here, 'Leo', second);
  await flip(here, WIDE, third);
  for (const [page, name] of [
    [phone, 'phone'],
    [desk, 'desk'],
    [tv, 'tv'],
  ] as const) {
    await page.locator('.photo img.there').nth(2).waitFor();
    await shoot(page, `photos-${name}-${colorScheme}`);
  }
  await desk.keyboard.press('Control+j');
  await desk.locator('.x-ray h1').waitFor();
  await shoot(desk, `photos-xray-${colorScheme}`);
  for (const index of rest) await findPair(here, 'Leo', index);
  await here.host.endGame();
  await phone.locator('.play-over').waitFor();
  await shoot(phone, `photos-over-${colorScheme}`);
});

test.each([
  ['en', {}],
  ['de', GERMAN],
] as const)('sixteen players with wide names, %s', async (language, locale) => {
  const here = await game('under-the-sea');
  const phone = await open('phone', here.lan, { ...locale, viewport: { width: 320, height: 568 } });
  await join(phone, 'Lina');
  const desk = await open('laptop', deskOf(here), { ...locale, ...SMALL_WINDOW });
  const tv = await open('laptop', `${here.lan}/tv`, { ...TV, ...locale });
  await desk.locator('.stage').waitFor();
  await shoot(desk, `crowd-alone-${language}`);
  joinAll(here, SIXTEEN);
  const pairs = pairsOf(here);
  for (const [at, name] of SIXTEEN.slice(0, 9).entries())
    await findPair(here, name, pairs[at] ?? 0);
  await tab(desk, 'players');
  await shoot(desk, `crowd-players-${language}`);
  await shoot(tv, `crowd-tv-${language}`, 2_000);
  await shoot(phone, `crowd-phone-${language}`);
  for (const name of ['invite', 'boards', 'tonight', 'settings']) {
    await tab(desk, name);
    await shoot(desk, `crowd-${name}-${language}`);
  }
  await here.host.endGame();
  await phone.locator('.play-over').waitFor();
  await shoot(phone, `crowd-over-${language}`);
  await shoot(desk, `crowd-over-desk-${language}`);
  await shoot(tv, `crowd-over-tv-${language}`);
  await phone.locator('.play-after .btn').last().click();
  await phone.locator('.sheet').waitFor();
  await shoot(phone, `crowd-tonight-${language}`);
  await phone.locator('#after-awards').click();
  await shoot(phone, `crowd-awards-${language}`);
  await here.host.settings({ lobby: true });
  await here.host.newGame();
  await phone.locator('.crowd').waitFor();
  await shoot(phone, `crowd-lobby-${language}`);
  await shoot(desk, `crowd-lobby-desk-${language}`);
});

test.each([
  [4, 'ana-bob-cleo-dora'],
  [8, 'eight'],
] as const)('%i winners', async (count, name) => {
  const here = await game('forest-friends');
  const sizes = { small: { width: 360, height: 740 }, side: { width: 740, height: 360 } };
  const phone = await open('phone', here.lan, { viewport: sizes.small });
  await join(phone, 'Lina');
  const desk = await open('laptop', deskOf(here), SMALL_WINDOW);
  const laptop = await open('laptop', here.lan, {});
  await join(laptop, 'Tom');
  const tv = await open('laptop', `${here.lan}/tv`, TV);
  const names = SIXTEEN.slice(0, count);
  joinAll(here, names);
  await shareAll(here, names);
  await here.host.newGame();
  await shareAll(here, names);
  for (const [page, device] of [
    [phone, 'phone'],
    [desk, 'desk'],
    [laptop, 'laptop'],
    [tv, 'tv'],
  ] as const) {
    await page.locator('.play-podium').waitFor();
    await shoot(page, `winners-${name}-${device}`);
  }
  await phone.setViewportSize(sizes.side);
  await shoot(phone, `winners-${name}-side`);
});

test.each([
  [360, 480, 'least'],
  [618, 402, 'zoomed'],
  [1366, 650, 'low'],
] as const)('the window of a host who is alone, %i × %i', async (width, height, name) => {
  const here = await game('under-the-sea');
  const desk = await open('laptop', deskOf(here), { viewport: { width, height }, ...GERMAN });
  await desk.locator('.board .card').first().waitFor();
  await shoot(desk, `alone-${name}`);
});
