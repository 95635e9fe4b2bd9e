import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { DeckFile } from '../../../shared/deck-file.ts';
import { tableWith } from '../../support/decks.ts';
import { brokenTexts } from '../broken-texts.ts';
import { hostHere } from '../host-here.ts';
import {
  describeBrowser,
  flip,
  joinedPhone,
  laptop,
  openBrowser,
  says,
  sees,
  soon,
  visit,
} from '../support.ts';

/** Words as people write them: without spaces between them, with spaces, long, from right to left. */
const deck: DeckFile = {
  title: '中文和日本語',
  rows: 5,
  columns: 3,
  pairs: [
    ['中华人民共和国', 'China'],
    ['ありがとうございます', 'thank you'],
    ['漢字仮名交じり文', 'かんじかなまじりぶん'],
    ['こんにちは 世界', '你好，世界！'],
    ['안녕하세요', 'Donaudampfschifffahrt'],
    ['الاستقلال!', 'good morning, everybody'],
    ['太陽', 'le soleil'],
  ],
};

/** A board of a lesson: German on one card, English on the other. */
const lesson: DeckFile = {
  title: 'Unit 7: at home',
  languages: ['de', 'en'],
  rows: 6,
  columns: 6,
  pairs: [
    ['der Schrank', 'the cupboard'],
    ['die Küche', 'the kitchen'],
    ['der Teppich', 'the carpet'],
    ['die Treppe', 'the stairs'],
    ['das Fenster', 'the window'],
    ['das Messer', 'the knife'],
    ['der Löffel', 'the spoon'],
    ['die Gabel', 'the fork'],
    ['der Garten', 'the garden'],
    ['die Wand', 'the wall'],
    ['die Lampe', 'the lamp'],
    ['das Bett', 'the bed'],
    ['der Stuhl', 'the chair'],
    ['das Dach', 'the roof'],
    ['die Tür', 'the door'],
    ['das Badezimmer', 'the bathroom'],
    ['der Kühlschrank', 'the refrigerator'],
    ['die Waschmaschine', 'the washing machine'],
  ],
};

/** What is wrong with the words that lie face up: one that leaves its card, is cut, or tiny. */
function wrongWords(page: Page): Promise<readonly string[]> {
  return page.locator('.board .piece.up').evaluateAll((pieces) =>
    pieces.flatMap((piece) => {
      const word = piece.querySelector<HTMLElement>('.word');
      if (word === null) return ['no word'];
      const [card, box] = [piece.getBoundingClientRect(), word.getBoundingClientRect()];
      const size = Number.parseFloat(getComputedStyle(word).fontSize);
      const isInside = box.left >= card.left - 1 && box.right <= card.right + 1;
      // Letters reach a bit over their line; another line would be a whole one.
      const isLow = word.scrollHeight > word.clientHeight + size / 2;
      const isCut = isLow || word.scrollWidth > word.clientWidth + 1;
      const told = [isInside ? '' : 'outside', isCut ? 'cut' : '', size < 4 ? 'tiny' : ''].join('');
      return told === '' ? [] : [`${word.textContent} is ${told}`];
    }),
  );
}

describeBrowser('Chinese, Japanese, Korean, Arabic, spaces and long words', () => {
  test.each([
    [320, 640],
    [740, 360],
  ])(
    'stand on their cards, on %d × %d and on the TV, and are read as written',
    async (width, height) => {
      const here = await hostHere(tableWith(deck));
      const mia = await joinedPhone(here.lan, 'Mia', { viewport: { width, height } });
      const tv = await visit(
        await laptop(await openBrowser(), { viewport: { width: 1920, height: 1080 } }),
        `${here.local}/tv`,
      );
      const { columns } = here.table.view();
      for (let index = 2; index < 15; index++) {
        if (index === 7) continue; // the middle is empty
        const at = { row: Math.floor(index / columns), column: index % columns };
        await here.table.flip(`p${index}`, at);
      }
      await flip(mia, 0);
      await sees(mia, 0, '中华人民共和国, you have it');
      await soon(() => mia.locator('.say').innerText()).toContain('“中华人民共和国”');
      await flip(mia, 1);
      await says(mia, 'A pair! 中华人民共和国 = China');
      await soon(() => tv.locator('.say b').textContent()).toBe('Mia found 中华人民共和国 = China');
      for (const page of [mia, tv]) {
        await soon(() => page.locator('.board .piece.up .word').count()).toBe(14);
        await soon(() => wrongWords(page)).toEqual([]);
        expect(await brokenTexts(page, '.board .piece.up .word')).toEqual([]);
      }
      await soon(() => mia.locator('[role=log]').textContent()).toContain('中华人民共和国 = China');
      // The podium: two halves of a lid, each with its whole word.
      await here.host.endGame();
      await mia.locator('.play-ways .btn').first().waitFor(); // it takes some of the podium's room
      for (const page of [mia, tv]) {
        const lid = page.locator('.play-lid');
        await soon(() => lid.first().innerText()).toMatch(/^中华人民共和国\s+China$/);
        const cut = () =>
          lid
            .first()
            .locator('.play-letters')
            .evaluateAll(
              (all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length,
            );
        await soon(cut).toBe(0); // every word is whole, once the podium has its size
      }
    },
  );

  test.each([
    [320, 480],
    [320, 568],
    [390, 844],
  ])('no word of a language lesson is broken or cut, on %d × %d', async (width, height) => {
    const here = await hostHere(tableWith(lesson));
    const mia = await joinedPhone(here.lan, 'Mia', { viewport: { width, height } });
    for (let index = 0; index < 36; index++) {
      const at = { row: Math.floor(index / 6), column: index % 6 };
      await here.table.flip(`p${index}`, at);
    }
    await soon(() => mia.locator('.board .piece.up .word').count()).toBe(36);
    await soon(() => wrongWords(mia)).toEqual([]);
    expect(await brokenTexts(mia, '.board .piece.up .word')).toEqual([]);
    const spoken = await mia
      .locator('.board .word', { hasText: 'cupboard' })
      .evaluate((word) => (word as HTMLElement).lang);
    expect(spoken).toBe('en');
  });
});
