import { test, expect } from 'vitest';
import type { DeckFile } from '../../../shared/deck-file.ts';
import { languages } from '../../../renderer/text/dictionary.ts';
import { tooWide } from '../boxes.ts';
import { lesson, openLesson } from '../lesson-support.ts';
import { describeBrowser, soon } from '../support.ts';

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän';

/** As long as they may be, and words of no end. */
const WORDS: DeckFile = {
  title: `${LONG} and all that belongs to the sea`,
  rows: 4,
  columns: 3,
  pairs: [
    [LONG, 'a captain of the steamship company on the Danube river'],
    ['Adler', `${LONG}s`],
    ['W'.repeat(60), 'M'.repeat(60)],
    ['أُخْطُبُوط', 'octopus'],
    ['🦊🦊🦊', '<b>fox</b>'],
    ['Robbe', 'seal'],
  ],
};

describeBrowser('the lesson', () => {
  test.each(languages)(
    'speaks %s, and nothing is cut off, on the desk or on a phone',
    async (locale) => {
      const { page } = await lesson({ locale });
      await openLesson(page);
      await page.locator('#lesson-names').waitFor();
      await page.getByRole('switch').first().click();
      await page.locator('.play-hard p').first().waitFor();
      await soon(() => page.evaluate(tooWide)).toEqual([]);
    },
  );

  test.each(languages)('is one sheet of paper in %s, whatever the words', async (locale) => {
    const { page } = await lesson({ locale }, WORDS);
    await openLesson(page);
    await soon(() => page.evaluate(tooWide)).toEqual([]);
    await page.locator('.desk-lesson .btn.small').click();
    await page.locator('.desk-paper').waitFor();
    const over = await page
      .locator('.desk-paper *')
      .evaluateAll((all) =>
        all
          .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.className),
      );
    expect(over).toEqual([]);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});
