/** After a game: podium, awards, film, the evening, and the kept page. Part of `npm run screenshots`. */
import { writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { TestClock } from '../support/clock.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { open, shoot } from './pictures.ts';
import { type Here, PLAYERS, TV, deskOf, game, join, joinAll, playLively } from './played.ts';

const EVENING = new Date(2026, 2, 14, 20, 41);

/** The film of the game, at its ninth pair. */
async function watch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Watch it again' }).click();
  await page.locator('.film .board').waitFor();
  for (let pair = 0; pair < 9; pair++) await page.keyboard.press('ArrowRight');
  await page.locator('.film .say.good').waitFor();
}

/** The kept page, wide and narrow. */
async function shootKept({ host }: Here, colorScheme: 'light' | 'dark'): Promise<void> {
  const answer = await host.gamePage({ language: 'en', names: true });
  if (!answer.ok) throw new Error(answer.code);
  const file = joinPath(await tempFolder(), answer.value.name);
  writeFileSync(file, answer.value.text);
  for (const [kind, width, height] of [['', 1280, 1310] as const, ['-phone', 360, 740] as const]) {
    const viewport = { width, height };
    const kept = await open('laptop', pathToFileURL(file).href, { colorScheme, viewport });
    await kept.locator('.film-graph').focus();
    for (let pair = 0; pair < 9; pair++) await kept.keyboard.press('ArrowRight');
    await kept.evaluate(() => (document.activeElement as HTMLElement).blur());
    await kept.evaluate(() => scrollTo(0, 0));
    await shoot(kept, `kept${kind}-${colorScheme}`);
  }
}

test.each(['light', 'dark'] as const)('the story of a game, %s', async (colorScheme) => {
  const clock = new TestClock();
  clock.pass(EVENING.getTime());
  const here = await game('under-the-sea', clock);
  const small = await open('phone', here.lan, { colorScheme });
  await join(small, 'Ana');
  const wide = await open('laptop', here.lan, { colorScheme });
  await join(wide, 'Leo');
  const desk = await open('laptop', deskOf(here), {
    colorScheme,
    viewport: { width: 1280, height: 833 },
  });
  await desk.locator('.board').waitFor();
  joinAll(
    here,
    PLAYERS.filter((name) => name !== 'Leo'),
  );
  const dark = colorScheme === 'dark' ? '?dark' : '';
  const tv = await open('laptop', `${here.lan}/tv${dark}`, {
    ...TV,
    reducedMotion: 'no-preference',
  });
  for (const page of [small, wide, desk, tv]) await page.clock.setFixedTime(EVENING);
  for (const seed of [11, 12, 13]) {
    if (here.table.game.phase === 'over') here.table.room.startGame();
    await playLively(here, clock, seed);
  }
  for (const [page, name] of [
    [small, 'over'],
    [wide, 'over-laptop'],
    [desk, 'over-window'],
  ] as const) {
    await page.locator('.play-ways .btn').first().waitFor();
    await shoot(page, `${name}-${colorScheme}`);
  }
  await tv.locator('.tv-evening').waitFor();
  await shoot(tv, `tv-over-${colorScheme}`, TV_SETTLED_MS);
  await small.locator('.play-award').click();
  await small.locator('.play-medal').first().waitFor();
  await shoot(small, `awards-${colorScheme}`);
  await small.getByRole('tab', { name: /Tonight|Today/ }).click();
  await small.locator('.play-night').waitFor();
  await shoot(small, `tonight-phone-${colorScheme}`);
  await small.keyboard.press('Escape');
  await watch(small);
  await shoot(small, `film-${colorScheme}`, SPARKS_MS);
  await watch(wide);
  await shoot(wide, `film-laptop-${colorScheme}`, SPARKS_MS);
  await desk.getByRole('tab', { name: /Tonight|Today/ }).click();
  await desk.getByText('This game as a page').scrollIntoViewIfNeeded();
  await shoot(desk, `tonight-${colorScheme}`);
  await watch(desk);
  await shoot(desk, `film-window-${colorScheme}`, SPARKS_MS);
  await shootKept(here, colorScheme);
  await here.host.showOnTv({ shows: 'film' });
  await tv.locator('.tv-film .say.good').waitFor();
  await shoot(tv, `tv-film-${colorScheme}`);
});

/** The sparks of pairs that were passed are gone. */
const SPARKS_MS = 1_200;

/** Piles have grown, the crown has dropped, and the confetti has fallen. */
const TV_SETTLED_MS = 5_000;
