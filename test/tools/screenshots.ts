/**
 * Makes the pictures of the README, and one of every screen, from the real page at a real host:
 * `npm run screenshots`. Those of the README go to docs/pictures/, all of them to coverage/screens/.
 */
import { writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shuffledOrder } from '../../main/game/deck.ts';
import { readLayout } from '../../main/host/boards.ts';
import { type Clock, realClock } from '../../main/host/clock.ts';
import { isComputer } from '../../main/table/player.ts';
import { hostHere } from '../e2e/host-here.ts';
import { TestClock } from '../support/clock.ts';
import { SECRET } from '../support/host.ts';
import { seededRandom } from '../support/random.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { open, shoot } from './pictures.ts';

const PLAYERS = ['Mia', 'Leo', 'Grandpa Jo', 'Zoë', 'Sam', 'Priya'];

type Here = Awaited<ReturnType<typeof hostHere>>;

/** A game of a bundled board, as written; time stands still where computer players are to do so. */
async function game(board: string, clock: Clock = realClock): Promise<Here> {
  const { deck, title } = await readLayout(`boards/${board}.txt`);
  return hostHere(deck, { title, clock });
}

function idOf(name: string): string {
  return `a_secret_id_of_${name.replaceAll(/\W/g, '_')}`.padEnd(24, '_');
}

function joinAll(here: Here, names = PLAYERS): void {
  for (const name of names) here.table.players.join(idOf(name), { name });
}

/** Where the other card of the same string lies. */
function twinOf({ table }: Here, index: number): number {
  const { cards } = table.game.deck;
  return cards.findIndex((card, other) => other !== index && card === cards[index]);
}

async function flip({ table }: Here, name: string, index: number): Promise<void> {
  const { columns } = table.game.deck;
  const computer = table.seats.all().find((each) => isComputer(each) && each.name === name);
  await table.flip(computer?.id ?? idOf(name), {
    row: Math.floor(index / columns),
    column: index % columns,
  });
}

async function findPair(here: Here, name: string, index: number): Promise<void> {
  await flip(here, name, index);
  await flip(here, name, twinOf(here, index));
}

async function join(page: Page, name = 'Ana'): Promise<void> {
  await page.locator('#name').fill(name);
  await page.locator('form [type=submit]').click();
  await page.locator('.board [data-index="0"]').waitFor();
}

const tap = (page: Page, index: number) => page.locator(`[data-index="${index}"]`).click();

test.each(['light', 'dark'] as const)('a phone, %s', async (colorScheme) => {
  const here = await game('forest-friends');
  joinAll(here, PLAYERS.slice(0, 4));
  const page = await open('phone', here.lan, { colorScheme });
  await page.locator('#name').waitFor();
  await page.locator('#name').fill('Brave Otter');
  await shoot(page, `join-${colorScheme}`);
  await join(page);
  await flip(here, 'Mia', 2);
  await findPair(here, 'Leo', 4);
  await tap(page, 2);
  await page.locator('.card.wait').waitFor();
  await shoot(page, `play-wait-${colorScheme}`);
  await tap(page, 9);
  await page.locator('.card.mine').waitFor();
  await shoot(page, `play-${colorScheme}`);
  await tap(page, 2);
  await page.locator('.say.note').waitFor();
  await shoot(page, `play-fail-${colorScheme}`);
  await tap(page, 9);
  await page.locator('.card.mine').waitFor();
  await tap(page, twinOf(here, 9));
  await page.locator('.say.good').waitFor();
  await shoot(page, `play-match-${colorScheme}`);
  await page.locator('[aria-haspopup=dialog]').click();
  await page.locator('.sheet').waitFor();
  await shoot(page, `menu-${colorScheme}`);
});

test.each(['light', 'dark'] as const)('what keeps a player out, %s', async (colorScheme) => {
  const here = await game('forest-friends');
  joinAll(here, PLAYERS.slice(0, 5));
  here.table.players.setDoor('code', '4071');
  const page = await open('phone', here.lan, { colorScheme });
  await page.locator('form [type=submit]').click();
  await page.locator('.code').waitFor();
  await shoot(page, `code-${colorScheme}`);
  await page.locator('.code input').fill('4071');
  await page.locator('form [type=submit]').click();
  await page.locator('.board').waitFor();
  here.table.changeSettings({ lobby: true });
  here.table.startGame();
  await page.locator('.big-sign').waitFor();
  await shoot(page, `lobby-${colorScheme}`);
  const me = here.table.seats.all().at(-1);
  expect(me).toBeDefined();
  here.table.players.remove(me?.id ?? '');
  await page.locator('.plaque').waitFor();
  await shoot(page, `removed-${colorScheme}`);
});

test.each(['light', 'dark'] as const)('large boards and words, %s', async (colorScheme) => {
  for (const [board, name] of [
    ['party', 'large'],
    ['capitals', 'words'],
  ] as const) {
    const here = await game(board);
    joinAll(here, PLAYERS.slice(0, 3));
    await flip(here, 'Mia', 11);
    await findPair(here, 'Leo', 4);
    const page = await open('phone', here.lan, { colorScheme });
    await join(page);
    await tap(page, 9);
    await page.locator('.card.mine').waitFor();
    await shoot(page, `play-${name}-${colorScheme}`);
  }
});

/** Everybody finds pairs until none is left. */
async function playToTheEnd(here: Here, names: readonly string[]): Promise<void> {
  const { cards } = here.table.game.deck;
  const done = new Set([0, twinOf(here, 0)]);
  let turn = 0;
  for (const index of cards.keys()) {
    if (done.has(index)) continue;
    done.add(index).add(twinOf(here, index));
    const turns = [0, 1, 0, 2, 1, 3, 0, 4, 5];
    await findPair(here, names[(turns[turn++ % turns.length] ?? 0) % names.length] ?? '', index);
  }
}

test.each(['light', 'dark'] as const)('a laptop, %s', async (colorScheme) => {
  const here = await game('under-the-sea');
  joinAll(here);
  const page = await open('laptop', here.lan, { colorScheme });
  await page.locator('#name').waitFor();
  await shoot(page, `join-laptop-${colorScheme}`);
  await join(page);
  await flip(here, 'Mia', 1);
  await findPair(here, 'Leo', 14);
  await flip(here, 'Priya', 32);
  here.table.players.setPresence(idOf('Zoë'), 'away');
  await tap(page, 10);
  await page.locator('.card.mine').waitFor();
  await shoot(page, `laptop-${colorScheme}`);
});

test.each(['light', 'dark'] as const)('the end, %s', async (colorScheme) => {
  const here = await game('under-the-sea');
  joinAll(here);
  const small = await open('phone', here.lan, { colorScheme });
  await join(small);
  const wide = await open('laptop', here.lan, { colorScheme });
  await join(wide, 'Tudor');
  await tap(small, 0);
  await small.locator('.card.mine').waitFor();
  await tap(small, twinOf(here, 0));
  await small.locator('.say.good').waitFor();
  await tap(small, 1);
  await small.locator('.card.gone').first().waitFor();
  here.table.players.leave(here.table.seats.all().find(({ name }) => name === 'Ana')?.id ?? '');
  await playToTheEnd(here, PLAYERS);
  await small.locator('.podium').waitFor();
  await wide.locator('.podium').waitFor();
  await shoot(small, `over-${colorScheme}`);
  await shoot(wide, `over-laptop-${colorScheme}`);
});

test.each(['light', 'dark'] as const)('the TV, %s', async (theme) => {
  const size = { viewport: { width: 1920, height: 1080 } };
  const here = await game('under-the-sea');
  const address = `${here.lan}/tv${theme === 'dark' ? '?dark' : ''}`;
  const page = await open('laptop', address, size);
  await page.locator('.tv-qr img').first().waitFor();
  await shoot(page, `tv-lobby-${theme}`);
  joinAll(here);
  await flip(here, 'Mia', 1);
  await flip(here, 'Priya', 32);
  await findPair(here, 'Leo', 14);
  await page.locator('.board .card.held').first().waitFor();
  await shoot(page, `tv-${theme}`);
});

test.each(['light', 'dark'] as const)('the host, %s', async (colorScheme) => {
  const here = await game('under-the-sea');
  const address = `http://127.0.0.1:${here.port}/#host=${SECRET}`;
  const page = await open('laptop', address, { colorScheme });
  await page.locator('[role=tablist]').waitFor();
  await shoot(page, `host-first-${colorScheme}`);
  joinAll(here);
  await flip(here, 'Mia', 1);
  await findPair(here, 'Leo', 14);
  await tap(page, 10);
  await page.locator('.card.mine').waitFor();
  await shoot(page, `host-${colorScheme}`);
  const tabs = page.locator('[role=tab]');
  for (const [index, name] of ['players', 'boards', 'settings'].entries()) {
    await tabs.nth(index + 1).click();
    await shoot(page, `host-${name}-${colorScheme}`);
  }
});

test.each([
  ['light', 'en-GB'],
  ['dark', 'en-GB'],
  ['light', 'de-DE'],
] as const)('computer players at the desk, %s, %s', async (colorScheme, locale) => {
  const here = await game('under-the-sea', new TestClock());
  const kind = locale === 'de-DE' ? 'german' : colorScheme;
  const address = `http://127.0.0.1:${here.port}/#host=${SECRET}`;
  const page = await open('laptop', address, { colorScheme, locale });
  await page.locator('.alone .btn').waitFor();
  await shoot(page, `computer-first-${kind}`);
  await page.locator('.alone .btn').click();
  await page.locator('.cast').waitFor();
  await page.locator('.chip').nth(1).waitFor();
  await shoot(page, `computer-seated-${kind}`);
  joinAll(here, ['Mia', 'Leo']);
  for (const tile of [1, 0]) await page.locator('.cast button').nth(tile).click();
  await page.locator('.people .row').nth(5).waitFor();
  const [, even, , , squirrel] = here.table.view().players.map(({ name }) => name);
  await findPair(here, even ?? '', 18);
  await flip(here, even ?? '', 21);
  await flip(here, squirrel ?? '', 1);
  await findPair(here, 'Mia', 14);
  await flip(here, 'Leo', 32);
  await tap(page, 10);
  await page.locator('.card.mine').waitFor();
  await shoot(page, `computer-players-${kind}`);
  const row = page.locator('.people .row').filter({ hasText: squirrel ?? '' });
  await row.locator('.ibtn').click();
  await page.locator('.popup').waitFor();
  await shoot(page, `computer-menu-${kind}`);
  await page.keyboard.press('Escape');
  for (let more = 0; more < 4; more++) await page.locator('.cast button').nth(2).click();
  await page.locator('.cast.full').waitFor();
  await page.locator('.cast button').first().click({ force: true });
  await shoot(page, `computer-full-${kind}`);
  here.table.players.leave(idOf('Mia'), idOf('Leo'));
  await page.locator('[aria-labelledby=i-play]').click();
  await page.locator('.chip.me').waitFor({ state: 'detached' });
  await shoot(page, `computer-paused-${kind}`);
});

test('computer players at the desk on a phone', async () => {
  const here = await game('under-the-sea', new TestClock());
  const address = `http://127.0.0.1:${here.port}/#host=${SECRET}`;
  const page = await open('phone', address, {});
  await page.locator('.desk-button').click();
  await page.locator('.alone').scrollIntoViewIfNeeded();
  await shoot(page, 'computer-first-phone');
  await page.getByRole('tab').nth(1).click();
  await shoot(page, 'computer-players-phone');
});

test.each([320, 360, 390])('computer players on a phone of %i px', async (width) => {
  const here = await game('forest-friends', new TestClock());
  await here.host.addComputer({ character: 'squirrel', language: 'en' });
  joinAll(here, ['Mia', 'Leo']);
  const options = { viewport: { width, height: 740 }, colorScheme: 'light' } as const;
  const page = await open('phone', here.lan, options);
  await join(page);
  await flip(here, 'Squirrel', 2);
  await flip(here, 'Mia', 15);
  await tap(page, 2);
  await page.locator('.card.wait').waitFor();
  await shoot(page, `computer-play-${width}`);
});

test.each(['light', 'dark'] as const)('computer players at the end, %s', async (colorScheme) => {
  const here = await game('forest-friends', new TestClock());
  await here.host.addComputer({ character: 'squirrel', language: 'en' });
  joinAll(here, ['Mia']);
  const page = await open('phone', here.lan, { colorScheme });
  await join(page);
  await tap(page, 0);
  await page.locator('.card.mine').waitFor();
  await tap(page, twinOf(here, 0));
  await page.locator('.say.good').waitFor();
  await playToTheEnd(here, ['Squirrel', 'Mia']);
  await page.locator('.podium').waitFor();
  await shoot(page, `computer-over-${colorScheme}`);
});

test.each(['light', 'dark'] as const)('computer players on the TV, %s', async (theme) => {
  const size = { viewport: { width: 1920, height: 1080 } };
  const here = await game('under-the-sea', new TestClock());
  const page = await open('laptop', `${here.lan}/tv${theme === 'dark' ? '?dark' : ''}`, size);
  for (const character of ['squirrel', 'chameleon'] as const) {
    await here.host.addComputer({ character, language: 'en' });
  }
  await page.locator('.tv-scores').waitFor();
  await shoot(page, `tv-computer-waits-${theme}`);
  joinAll(here, ['Ana', 'Leo', 'Mia']);
  await flip(here, 'Mia', 1);
  await flip(here, 'Chameleon', 32);
  await findPair(here, 'Squirrel', 14);
  await page.locator('.say.good').waitFor();
  await shoot(page, `tv-computer-${theme}`);
});

/** A game as people play it: they look around, miss, remember and find; the last pairs go fast. */
async function playLively(here: Here, clock: TestClock, seed: number): Promise<void> {
  const random = seededRandom(seed);
  const { table } = here;
  const { cards } = table.game.deck;
  const turns = [
    'Mia',
    'Leo',
    'Ana',
    'Mia',
    'Priya',
    'Grandpa Jo',
    'Leo',
    'Mia',
    'Zoë',
    'Ana',
    'Sam',
  ];
  const { board } = table.game;
  /** Whether a card lies there that nobody has. */
  const isFree = (at: number) =>
    board.look().spots[at]?.face !== 'none' &&
    board.controlled().every(({ index }) => index !== at);
  for (let turn = 0; board.pairsLeft > 0; turn++) {
    const name = turns[turn % turns.length] ?? '';
    const [first = 0, ...others] = shuffledOrder(cards.length, random).filter(isFree);
    const twin = twinOf(here, first);
    const finds = random() < 0.5 || others.length < 8;
    for (const at of [first, finds ? twin : (others[0] ?? twin)]) {
      clock.pass(400 + Math.round(1_600 * random()));
      await flip(here, name, at);
    }
    if (board.pairsLeft === 0) return;
    // Their pair leaves, or their cards turn back, with another first card, which they let go again.
    clock.pass(300);
    await flip(here, name, first).catch(() => undefined); // gone, where it was a pair
    if (!finds) await flip(here, name, first).catch(() => undefined);
  }
}

test.each(['light', 'dark'] as const)('the story of a game, %s', async (colorScheme) => {
  const clock = new TestClock();
  clock.pass(new Date(2026, 2, 14, 20, 41).getTime());
  const here = await game('under-the-sea', clock);
  const small = await open('phone', here.lan, { colorScheme });
  await join(small, 'Olga');
  const address = `http://127.0.0.1:${here.port}/#host=${SECRET}`;
  const desk = await open('laptop', address, {
    colorScheme,
    viewport: { width: 1280, height: 940 },
  });
  await desk.locator('.board').waitFor();
  joinAll(here, [...PLAYERS, 'Ana']);
  const theme = colorScheme === 'dark' ? '?dark' : '';
  const size = { viewport: { width: 1920, height: 1080 }, reducedMotion: 'no-preference' } as const;
  const tv = await open('laptop', `${here.lan}/tv${theme}`, size);
  for (const seed of [11, 12, 13]) {
    if (here.table.game.phase === 'over') here.table.startGame();
    await playLively(here, clock, seed);
  }
  await small.locator('.ways .btn').first().waitFor();
  await small.getByRole('button', { name: 'Awards' }).click();
  await small.locator('.medal').first().waitFor();
  await shoot(small, `awards-${colorScheme}`);
  await small.keyboard.press('Escape');
  await small.getByRole('button', { name: 'Watch it again' }).click();
  await small.locator('.watch .board').waitFor();
  for (let pair = 0; pair < 9; pair++) await small.keyboard.press('ArrowRight');
  await small.locator('.watch .say.good').waitFor();
  await shoot(small, `film-${colorScheme}`);
  await desk.getByRole('tab', { name: 'Today' }).click();
  await desk.getByText('This game as a page').scrollIntoViewIfNeeded();
  await shoot(desk, `tonight-${colorScheme}`);
  const answer = await here.host.gamePage({ language: 'en', names: true });
  if (!answer.ok) throw new Error(answer.code);
  const file = joinPath(await tempFolder(), answer.value.name);
  writeFileSync(file, answer.value.text);
  for (const [kind, width, height] of [['', 1280, 1310] as const, ['-phone', 360, 740] as const]) {
    const viewport = { width, height };
    const kept = await open('laptop', pathToFileURL(file).href, { colorScheme, viewport });
    await kept.locator('.graph').focus();
    for (let pair = 0; pair < 9; pair++) await kept.keyboard.press('ArrowRight');
    await kept.evaluate(() => (document.activeElement as HTMLElement).blur());
    await kept.evaluate(() => scrollTo(0, 0));
    await shoot(kept, `kept${kind}-${colorScheme}`);
  }
  await here.host.showOnTv({ shows: 'film' });
  await tv.locator('.tv-film .say.good').waitFor();
  await shoot(tv, `tv-film-${colorScheme}`);
});
