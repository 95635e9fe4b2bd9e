/**
 * Makes the pictures of the documents, and one of every screen, from the real page at a real host:
 * `npm run screenshots`. Those of the documents go to docs/pictures/, all of them to coverage/screens/.
 */
import { expect, test } from 'vitest';
import { TestClock } from '../support/clock.ts';
import { open, shoot } from './pictures.ts';
import {
  PLAYERS,
  TV,
  deskOf,
  findPair,
  flip,
  game,
  idOf,
  join,
  joinAll,
  playToTheEnd,
  tap,
  twinOf,
} from './played.ts';

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
  here.table.room.setDoor('code', '4071');
  const page = await open('phone', here.lan, { colorScheme });
  await page.locator('form [type=submit]').click();
  await page.locator('.play-code').waitFor();
  await shoot(page, `code-${colorScheme}`);
  await page.locator('.play-code input').fill('4071');
  await page.locator('form [type=submit]').click();
  await page.locator('.board').waitFor();
  here.table.room.changeSettings({ lobby: true });
  here.table.room.startGame();
  await page.locator('.lobby-sign').waitFor();
  await shoot(page, `lobby-${colorScheme}`);
  const me = here.table.seats.all().at(-1);
  expect(me).toBeDefined();
  here.table.remove(me?.id ?? '');
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
  here.table.setPresence(idOf('Zoë'), 'away');
  await tap(page, 10);
  await page.locator('.card.mine').waitFor();
  await shoot(page, `laptop-${colorScheme}`);
});

test.each(['light', 'dark'] as const)('the TV, %s', async (theme) => {
  const here = await game('under-the-sea');
  const address = `${here.lan}/tv${theme === 'dark' ? '?dark' : ''}`;
  const page = await open('laptop', address, TV);
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
  const page = await open('laptop', deskOf(here), { colorScheme });
  await page.locator('[role=tablist]').waitFor();
  await shoot(page, `host-first-${colorScheme}`);
  joinAll(here);
  await flip(here, 'Mia', 1);
  await findPair(here, 'Leo', 14);
  await tap(page, 10);
  await page.locator('.card.mine').waitFor();
  await shoot(page, `host-${colorScheme}`);
  const tabs = page.locator('[role=tab]');
  for (const [index, name] of ['players', 'boards', 'today', 'settings'].entries()) {
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
  const page = await open('laptop', deskOf(here), { colorScheme, locale });
  await page.locator('.desk-alone .btn').waitFor();
  await shoot(page, `computer-first-${kind}`);
  await page.locator('.desk-alone .btn').click();
  await page.locator('.desk-cast').waitFor();
  await page.locator('.chip').nth(1).waitFor();
  await shoot(page, `computer-seated-${kind}`);
  joinAll(here, ['Mia', 'Leo']);
  for (const tile of [1, 0]) await page.locator('.desk-cast button').nth(tile).click();
  await page.locator('.desk-people .row').nth(5).waitFor();
  const [, even, , , squirrel] = here.table.view().players.map(({ name }) => name);
  await findPair(here, even ?? '', 18);
  await flip(here, even ?? '', 21);
  await flip(here, squirrel ?? '', 1);
  await findPair(here, 'Mia', 14);
  await flip(here, 'Leo', 32);
  await tap(page, 10);
  await page.locator('.card.mine').waitFor();
  await shoot(page, `computer-players-${kind}`);
  const row = page.locator('.desk-people .row').filter({ hasText: squirrel ?? '' });
  await row.locator('.ibtn').click();
  await page.locator('.desk-menu').waitFor();
  await shoot(page, `computer-menu-${kind}`);
  await page.keyboard.press('Escape');
  for (let more = 0; more < 4; more++) await page.locator('.desk-cast button').nth(2).click();
  await page.locator('.desk-cast.desk-full').waitFor();
  await page.locator('.desk-cast button').first().click({ force: true });
  await shoot(page, `computer-full-${kind}`);
  here.table.leave(idOf('Mia'), idOf('Leo'));
  await page.locator('[aria-labelledby=i-play]').click();
  await page.locator('.chip.me').waitFor({ state: 'detached' });
  await shoot(page, `computer-paused-${kind}`);
});

test('computer players at the desk on a phone', async () => {
  const here = await game('under-the-sea', new TestClock());
  const page = await open('phone', deskOf(here), {});
  await page.locator('.desk-button').click();
  await page.locator('.desk-alone').scrollIntoViewIfNeeded();
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
  await page.locator('.play-podium').waitFor();
  await shoot(page, `computer-over-${colorScheme}`);
});

test.each(['light', 'dark'] as const)('computer players on the TV, %s', async (theme) => {
  const here = await game('under-the-sea', new TestClock());
  const page = await open('laptop', `${here.lan}/tv${theme === 'dark' ? '?dark' : ''}`, TV);
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
