import { writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TestClock } from '../support/clock.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { expectBoard } from '../support/wire.ts';
import { hostHere } from './host-here.ts';
import {
  describeBrowser,
  flip,
  joinedLaptop,
  joinedPhone,
  labels,
  pieceAt,
  says,
  sees,
  seesBoard,
  soon,
  startHost,
  titled,
} from './support.ts';

const MOTION = { reducedMotion: 'no-preference' } as const;

async function boardFile(text: string): Promise<string> {
  const file = joinPath(await tempFolder(), 'animals.txt');
  await writeFile(file, text);
  return file;
}

/** The podium as one reads it: place, name, pairs. */
function podium(page: Page): Promise<string[]> {
  return page.locator('.play-podium .play-stand').evaluateAll((stands) =>
    stands.map((stand) => {
      const place = /place-(\d)/.exec(stand.className)?.[1];
      const name = stand.querySelector('.play-name')?.textContent;
      return `${place} ${name} ${stand.querySelector('.play-under .num')?.textContent}`;
    }),
  );
}

/** My numbers as one reads them. */
function numbers(page: Page): Promise<string[]> {
  return page
    .locator('.play-stat')
    .evaluateAll((stats) =>
      stats.map((stat) => Array.from(stat.children, (c) => c.textContent).join(' ')),
    );
}

describeBrowser('a whole game', () => {
  test('two phones and a laptop play from the first card to the podium', async () => {
    const file = await boardFile('2x4\n🦊\n🐻\n🦊\n🐙\n🐻\n🐸\n🐸\n🐙\n');
    const { lan, local } = await startHost([file]);
    const ana = await joinedPhone(lan, 'Ana', MOTION);
    const ben = await joinedPhone(lan, 'Ben', MOTION);
    const lea = await joinedLaptop(local, 'Lea', MOTION);
    const all = [ana, ben, lea];
    expect(await ana.evaluate(() => isSecureContext)).toBe(false);

    await flip(ana, 0); // 1-B
    await sees(ana, 0, '🦊, you have it');
    await says(ana, 'Now find its twin.');
    for (const page of [ben, lea]) await sees(page, 0, '🦊, Ana has it');

    await flip(ben, 0); // 1-D
    await sees(ben, 0, '🦊, you’re next, Ana has it');
    await says(ben, 'Ana has 🦊. You’re next.');
    const tag = pieceAt(ben, 0).locator('.tag');
    expect([await tag.textContent(), await tag.locator('svg').count()]).toEqual(['next', 1]);
    await flip(lea, 0);
    await sees(lea, 0, '🦊, you’re 2nd in line, Ana has it');
    expect(await pieceAt(lea, 0).locator('.tag').textContent()).toBe('2nd');

    await flip(ben, 1); // 4-A
    await sees(ben, 1, '🐻, you have it');
    await says(ben, 'Now find its twin.');
    await sees(lea, 0, '🦊, you’re next, Ana has it');

    await flip(ben, 0); // 2-B
    await says(ben, 'Ana has that card.');
    expect(await ben.locator('.say span').last().textContent()).toMatch(/^Your 🐻 is free again\./);
    for (const page of all) await sees(page, 1, '🐻');

    await flip(ana, 2); // 2-D
    await says(ana, 'A pair! 🦊 🦊');
    await ana.locator('.say .play-hint').waitFor(); // her first pair: a picture says that it stays
    await sees(ana, 0, '🦊, your pair');
    await sees(ben, 2, '🦊, Ana’s pair');
    await soon(() => ben.locator('.chip .unseen').nth(1).textContent()).toBe('Ana, 1 pair');

    await flip(ana, 4); // 3-A, 1-B
    await says(lea, 'Ana matched 🦊. It’s gone.'); // 1-A
    for (const page of all) {
      await soon(() => page.locator('.card.gone').count()).toBe(2);
      await sees(page, 0, 'gone');
    }
    await flip(ana, 5); // 2-E
    await says(ana, 'Not a match. Remember them!');
    await seesBoard(lea, 'gone | 🐻 | gone | face down / 🐻 | 🐸 | face down | face down');

    await flip(ben, 1); // 3-B, 1-B
    await sees(ben, 1, '🐻, you have it');
    await flip(ben, 4); // 2-C, 2-D
    await says(ben, 'A pair! 🐻 🐻');
    await flip(lea, 5); // 1-C
    await sees(lea, 5, '🐸, you have it');
    await flip(lea, 6);
    await says(lea, 'A pair! 🐸 🐸');
    await flip(ana, 3);
    await sees(ana, 3, '🐙, you have it');
    await flip(ana, 7); // 4-F

    await titled(ana, 'You win!');
    for (const page of [ben, lea]) await titled(page, 'Ana wins!');
    await soon(() => podium(ana)).toEqual(['1 You 2 pairs', '2 Ben 1 pair', '2 Lea 1 pair']);
    await soon(() => podium(ben)).toEqual(['1 Ana 2 pairs', '2 You 1 pair', '2 Lea 1 pair']);
    await soon(() => podium(lea)).toEqual(['1 Ana 2 pairs', '2 Ben 1 pair', '2 You 1 pair']);
    await soon(() => ben.locator('.lede').textContent()).toBe('You came second, one pair behind.');
    await soon(async () => (await numbers(ana)).slice(0, 4)).toEqual([
      '2 pairs',
      '3 tries',
      '67% accuracy',
      '1 in a row',
    ]);
    expect((await numbers(ana))[4]).toMatch(/^\d+:\d\d time$/);
    for (const page of all) await says(page, 'The host can start a new game.');
  });

  test('who has the most pairs together shares the first place', async () => {
    const { lan } = await hostHere('A B / B A');
    const [ana, ben] = [await joinedPhone(lan, 'Ana'), await joinedPhone(lan, 'Ben')];
    await flip(ana, 0);
    await flip(ben, 1);
    await sees(ben, 1, 'B, you have it');
    await flip(ana, 3);
    await flip(ben, 2);
    await titled(ana, 'You and Ben share the win!');
    await titled(ben, 'You and Ana share the win!');
    await soon(() => podium(ana)).toEqual(['1 You 1 pair', '1 Ben 1 pair']);
  });

  test('a new game, also on another board, needs no reload (4-D)', async () => {
    const { lan, local, host, openBoard } = await hostHere('A / A');
    const ana = await joinedPhone(lan, 'Ana');
    const lea = await joinedLaptop(local, 'Lea');
    for (const page of [ana, lea]) {
      await page.evaluate(() => (document.documentElement.dataset['loaded'] = 'once'));
    }
    await flip(ana, 0);
    await flip(ana, 1);
    await titled(lea, 'Ana wins!');
    await host.newGame();
    for (const page of [ana, lea]) {
      await says(page, 'New game!');
      await seesBoard(page, 'face down / face down');
    }
    await flip(lea, 0);
    await sees(ana, 0, 'A, Lea has it');
    await openBoard('A B C D / D C B A / E F F E');
    for (const page of [ana, lea]) await soon(async () => (await labels(page)).length).toBe(12);
    await flip(ana, 11);
    await sees(lea, 11, 'E, Ana has it');
    for (const page of [ana, lea]) {
      expect(await page.evaluate(() => document.documentElement.dataset['loaded'])).toBe('once');
    }
  });

  test('a client of the published protocol plays in the same game, and is seen', async () => {
    const { lan, wire } = await hostHere('A B / B A');
    const ana = await joinedPhone(lan, 'Ana');
    expectBoard(await wire.get('/flip/bob/0,1'), 'down, my B / down, down');
    await sees(ana, 1, 'B, bob has it');
    await soon(() => ana.locator('.chip .unseen').nth(1).textContent()).toBe('bob, 0 pairs');
    const watched = wire.get('/watch/bob');
    await flip(ana, 0);
    expectBoard(await watched, 'up A, my B / down, down');
    expectBoard(await wire.get('/flip/bob/1,0'), 'up A, my B / my B, down');
    await sees(ana, 2, 'B, bob’s pair');
    await flip(ana, 3);
    await titled(ana, 'You and bob share the win!');
  });

  test('alone, the best game of this board is kept on the device', async () => {
    const clock = new TestClock();
    const { lan, host } = await hostHere('A A', { clock });
    const ana = await joinedPhone(lan, 'Ana');
    const best = ana.locator('.play-numbers p');
    const play = async (seconds: number) => {
      await flip(ana, 0);
      await sees(ana, 0, 'A, you have it');
      clock.pass(seconds * 1_000);
      await flip(ana, 1);
      await titled(ana, 'All found!');
    };
    await play(90);
    await soon(async () => (await numbers(ana)).at(-1)).toBe('1:30 time');
    await soon(() => best.textContent()).toBe('Your best here: 1:30, 1 try');
    await host.newGame();
    await play(60);
    await soon(() => best.textContent()).toBe('Your best on this board!');
    await host.newGame();
    await play(75);
    await soon(() => best.textContent()).toBe('Your best here: 1:00, 1 try');
  });

  test('cards without a twin are named at the end', async () => {
    const { lan } = await hostHere('A B A');
    const ana = await joinedPhone(lan, 'Ana');
    await flip(ana, 0);
    await flip(ana, 2);
    await titled(ana, 'All found!');
    await soon(() => ana.locator('.lede').textContent()).toBe(
      'You found 1 pair. 1 card had no twin.',
    );
  });

  test('a surprise of the rules is shown in a picture when it first happens, and never again', async () => {
    const { lan } = await hostHere('A B C / A B C');
    const page = await joinedPhone(lan, 'Ana');
    const pictures = () => page.locator('.say .play-hint').count();
    expect(await pictures()).toBe(0); // never before play
    await flip(page, 0);
    await sees(page, 0, 'A, you have it');
    await flip(page, 3);
    await says(page, 'A pair! “A” “A”');
    await soon(pictures).toBe(1);
    await flip(page, 1);
    await sees(page, 1, 'B, you have it');
    expect(await pictures()).toBe(0);
    await page.reload();
    await flip(page, 4);
    await says(page, 'A pair! “B” “B”');
    expect(await pictures()).toBe(0);
    expect(await page.locator('.say .plus').textContent()).toBe('+1');
  });
});
