/** A game that was played, and the film of it. */

import type { Page } from 'playwright-core';
import { secretId } from '../support/wire.ts';
import { hostHere } from './host-here.ts';
import { flip, pieceAt, press } from './support.ts';

export const LEO = secretId('leo');

/** Ana and Leo find all pairs of a board, whose rows are pairs. */
export async function playedGame(options: Parameters<typeof hostHere>[1] = {}) {
  const rows = '🦊 🦊 / 🐻 🐻 / 🐸 🐸 / 🐙 🐙';
  const here = await hostHere(rows, { title: 'Under the sea', ...options });
  await here.wire.post('/join', { player: LEO, name: 'Leo' });
  const leoFinds = async (row: number) => {
    for (const column of [0, 1]) await here.wire.get(`/flip/${LEO}/${row},${column}`);
  };
  /** The page has joined, and finds the second row. */
  const play = async (page: Page, end = 4, between: () => void = () => undefined) => {
    await leoFinds(0);
    between();
    await flip(page, 2);
    await flip(page, 3);
    await pieceAt(page, 3).and(page.locator('.pair')).waitFor();
    for (let row = 2; row < end; row++) {
      between();
      await leoFinds(row);
    }
  };
  return { ...here, play };
}

export function watchButton(page: Page) {
  return page.locator('.play-watch-again > .btn');
}

export async function watch(page: Page): Promise<void> {
  await press(page, watchButton(page));
  await page.locator('.film .board').waitFor();
}

/** Where the film is, of the width of its graph. */
export function place(page: Page): Promise<number> {
  return page
    .locator('.film-graph .film-thumb')
    .evaluate((thumb) =>
      Number(/[\d.]+/.exec(thumb.parentElement?.getAttribute('transform') ?? '')?.[0]),
    );
}

/** Waits until so many pictures were drawn. */
export function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(
    (all) =>
      new Promise<void>((resolve) => {
        let drawn = 0;
        const next = () => (++drawn > all ? resolve() : void requestAnimationFrame(next));
        next();
      }),
    count,
  );
}

export const slider = (page: Page) => page.getByRole('slider');

/** What the say bar of the film tells. */
export function told(page: Page): Promise<string | null> {
  return page.locator('.film .say b').textContent();
}
