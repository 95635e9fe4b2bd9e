import { expect, test } from 'vitest';
import { readLayout } from '../../../main/host/boards.ts';
import { hostHere } from '../host-here.ts';
import { describeBrowser, joinedPhone, soon } from '../support.ts';

/** Letters have some air above and beside them. */
const TOUCH_PX = 3;

describeBrowser('a board of words', () => {
  test.each([
    [740, 360],
    [390, 844],
  ])('on %d × %d no sticker hides a letter', async (width, height) => {
    const { deck, title } = await readLayout('boards/capitals.txt');
    const { lan, table } = await hostHere(deck, { title });
    const page = await joinedPhone(lan, 'Ana', { viewport: { width, height } });
    for (const index of deck.cards.keys()) {
      const row = Math.floor(index / deck.columns);
      await table.flip(`p${index}`, { row, column: index % deck.columns });
    }
    await soon(() => page.locator('.piece.up .badge').count()).toBe(deck.cards.length);
    const hidden = await page.locator('.piece.up').evaluateAll(
      (pieces, touch) =>
        pieces.flatMap((piece) => {
          const word = piece.querySelector('.word');
          const sticker = piece.querySelector('.badge')?.getBoundingClientRect();
          if (word === null || sticker === undefined) return ['no word'];
          const range = document.createRange();
          range.selectNodeContents(word);
          const letters = range.getBoundingClientRect();
          const isHidden =
            sticker.right - letters.left > touch && sticker.bottom - letters.top > touch;
          return isHidden ? [word.textContent] : [];
        }),
      TOUCH_PX,
    );
    expect(hidden).toEqual([]);
  });
});
