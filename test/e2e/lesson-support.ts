/** A lesson with words, and its host at the desk. */

import { text as textOf } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import type { DeckFile } from '../../shared/deck-file.ts';
import { TestClock } from '../support/clock.ts';
import { tableWith } from '../support/decks.ts';
import { playLesson } from '../support/lesson-game.ts';
import { secretId } from '../support/wire.ts';
import { hostHere } from './host-here.ts';
import { openPanel } from './host-support.ts';

const WORDS: DeckFile = {
  title: 'Tiere',
  languages: ['de', 'en'],
  rows: 4,
  columns: 3,
  pairs: [
    ['Igel', 'hedgehog'],
    ['Adler', 'eagle'],
    ['Ente', 'duck'],
    ['Schnecke', 'snail'],
    ['Schlange', 'grass snake'],
    ['Robbe', 'seal'],
  ],
};

const NAMES = ['Ana', '<b>Ben', 'Maximilian-Alexander'];

/** Where snail, Schnecke and grass snake lie: somebody knows them all, and takes one for the other. */
const MISTAKES = ['2,1 3,0', '2,0 3,0', '2,0 3,0'];

/** A lesson of three games, of which everybody looks at the last podium. */
export async function lesson(options: Parameters<typeof openPanel>[1] = {}, words = WORDS) {
  const clock = new TestClock();
  const here = await hostHere(tableWith(words, { leaveSeconds: null }), { clock });
  const ids = NAMES.map((name, number) => {
    const id = secretId(`pupil${number}`);
    here.table.room.join(id, { name });
    return id;
  });
  for (const at of MISTAKES.join(' ').split(' ')) {
    const [row = 0, column = 0] = at.split(',').map(Number);
    await here.table.flip(ids[0] ?? '', { row, column });
  }
  for (const seed of [1, 2, 3]) {
    if (seed > 1) here.table.room.startGame();
    const before = () => clock.pass(1_200);
    await playLesson(here.table, ids, { seed, before });
  }
  const panel = await openPanel(here, options);
  const { page } = panel;
  await page.locator('#tab-tonight').click();
  await page.locator('.desk-which').waitFor();
  return { here, panel, page };
}

export async function openLesson(page: Page): Promise<void> {
  await page.locator('.desk-which [role=radio]').nth(1).click();
  await page.locator('.play-hard').first().waitFor();
}

export async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return textOf(await download.createReadStream());
}
