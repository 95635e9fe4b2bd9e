/** A class at several tables: phones, desk and TV. Part of `npm run screenshots`. */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { readLayout } from '../../main/host/boards.ts';
import { type Clock, realClock } from '../../main/system/clock.ts';
import type { Table } from '../../main/table/table.ts';
import type { RoomSettings } from '../../shared/settings.ts';
import { hostHere } from '../e2e/host-here.ts';
import { TestClock } from '../support/clock.ts';
import { open, shoot } from './pictures.ts';
import { type Here, TV, deskOf, idOf } from './played.ts';

const CLASS = [
  ...['Ada', 'Ben', 'Carla', 'Dinu', 'Emil', 'Fatou', 'Greta', 'Hugo', 'Ines', 'Jonas'],
  ...['Kim', 'Lena', 'Matei', 'Nora', 'Oskar', 'Paula', 'Quinn', 'Radu', 'Sofia', 'Theo'],
  ...['Uma', 'Vlad', 'Wanda', 'Xavi', 'Yara', 'Zeno', 'Petru', 'Ilinca', 'Maya'],
  'Maximiliane-Charlott',
];

async function hostClass(
  tables: number,
  people: number,
  settings: Partial<RoomSettings> = {},
  clock: Clock = realClock,
) {
  const { deck, title } = await readLayout('boards/under-the-sea.txt');
  const here = await hostHere(deck, {
    title,
    clock,
    settings: { tables, leaveSeconds: null, ...settings },
  });
  for (const name of CLASS.slice(0, people)) here.table.room.join(idOf(name), { name });
  return here;
}

function peopleAt(table: Table): readonly string[] {
  return table.seats.all().map(({ id }) => id);
}

/** So many pairs are found there, in turn; then some look around. */
async function play(table: Table, pairs: number, looks = 2, clock?: TestClock): Promise<void> {
  const { board, deck } = table.game;
  const { columns } = deck;
  const cards = table.save().board.spots.map((spot) => spot?.card ?? '');
  const isHeld = (at: number) => board.controlled().some(({ index }) => index === at);
  const flip = (id: string, index: number) =>
    table.flip(id, { row: Math.floor(index / columns), column: index % columns });
  const people = peopleAt(table);
  if (people.length === 0) return;
  const done = new Set<number>();
  for (const [index, card] of cards.entries()) {
    if (done.size >= 2 * pairs) break;
    const twin = cards.findIndex((each, other) => other > index && each === card);
    const isGone = card === '' || isHeld(index) || isHeld(twin);
    if (done.has(index) || twin < 0 || isGone) continue;
    done.add(index).add(twin);
    const who = people[(done.size * 7) % people.length] ?? '';
    for (const at of [index, twin]) await flip(who, at);
    clock?.pass(1_900);
  }
  const left = [...cards.keys()].filter((index) => !done.has(index)).toReversed();
  for (const [turn, id] of people.slice(0, looks).entries()) {
    const at = left[turn * 3];
    if (at !== undefined) await flip(id, at);
  }
}

async function playAll({ table: { room } }: Here, clock?: TestClock): Promise<void> {
  const pairs = [18, 11, 13, 18, 9, 13, 5, 7];
  for (const [at, table] of room.tables.entries()) await play(table, pairs[at] ?? 0, 2, clock);
}

const themes = ['light', 'dark'] as const;

async function placed(page: Page): Promise<void> {
  await page.locator('.board [data-index="0"]').waitFor();
}

test.each(themes)('phones, %s', async (colorScheme) => {
  const here = await hostClass(6, 29, { lobby: true });
  const phone = await open('phone', here.lan, { colorScheme });
  await phone.locator('#name').fill('Ana');
  await phone.locator('form [type=submit]').click();
  await phone.locator('.tables-hung').waitFor();
  await shoot(phone, `class-lobby-${colorScheme}`);
  const small = await open('phone', here.lan, {
    colorScheme,
    locale: 'de-DE',
    viewport: { width: 320, height: 568 },
  });
  await small.locator('#name').fill('Maximiliane-Charlott');
  await small.locator('form [type=submit]').click();
  await small.locator('.tables-hung').waitFor();
  await shoot(small, `class-lobby-small-${colorScheme}`);
  await here.host.begin({});
  await placed(phone);
  await playAll(here);
  await shoot(phone, `class-play-${colorScheme}`);
  await shoot(small, `class-play-small-${colorScheme}`);
  const six = here.table.room.at(6) as Table;
  six.endGame();
  await phone.locator('.tables-others li').first().waitFor();
  await shoot(phone, `class-over-${colorScheme}`, 5_000);
});

const WINDOW = { viewport: { width: 1366, height: 768 } };

test.each(themes)('the desk, %s', async (colorScheme) => {
  const here = await hostClass(6, 30);
  const desk = await open('laptop', deskOf(here), { colorScheme, ...WINDOW });
  await desk.locator('#tab-players').click();
  await desk.locator('.desk-group').first().waitFor();
  await shoot(desk, `class-desk-own-${colorScheme}`);
  await desk.locator('[aria-labelledby=i-play]').click();
  await playAll(here);
  await desk.locator('.desk-slab').first().waitFor();
  await shoot(desk, `class-desk-players-${colorScheme}`, 1_500);
  await desk.locator('.desk-group .pal').nth(1).click();
  await shoot(desk, `class-desk-move-${colorScheme}`);
  await desk.keyboard.press('Escape');
  await desk.locator('.desk-setup').click();
  await shoot(desk, `class-desk-new-${colorScheme}`);
  await desk.locator('#tab-invite').click();
  await desk.locator('.desk-look').nth(1).click();
  await shoot(desk, `class-desk-look-${colorScheme}`);
  await here.host.settings({ lobby: true });
  await here.host.newGame({});
  await shoot(desk, `class-desk-lobby-${colorScheme}`);
});

test.each(themes)('the TV, %s', async (colorScheme) => {
  for (const [tables, people] of [
    [2, 26],
    [3, 24],
    [6, 30],
    [8, 30],
  ] as const) {
    const here = await hostClass(tables, people, { lobby: true });
    const tv = await open('laptop', `${here.lan}/tv${colorScheme === 'dark' ? '?dark' : ''}`, TV);
    await tv.locator('.tv-lobby-slab').first().waitFor();
    if (tables === 6 || tables === 2) await shoot(tv, `class-tv-lobby-${tables}-${colorScheme}`);
    await here.host.begin({});
    await tv.locator('.tv-slab-board .board').first().waitFor();
    await playAll(here);
    await shoot(tv, `class-tv-${tables}-${colorScheme}`, 1_500);
    if (tables !== 6) continue;
    await here.host.endGame({});
    await shoot(tv, `class-tv-over-${colorScheme}`, 1_500);
  }
});

test('the TV of the documents', async () => {
  const clock = new TestClock();
  const here = await hostClass(6, 29, {}, clock);
  const tv = await open('laptop', `${here.lan}/tv`, TV);
  await tv.locator('.tv-slab-board .board').first().waitFor();
  await playAll(here, clock);
  clock.pass(1_000);
  await shoot(tv, 'class-tv-light', 1_500);
});
