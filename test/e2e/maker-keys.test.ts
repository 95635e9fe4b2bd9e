import { expect, test } from 'vitest';
import { openBench } from './maker-support.ts';
import { describeBrowser, soon } from './support.ts';

/** Five pairs: a size of six misses one, between two that can be chosen. */
const LIST = 'one\ntwo\nthree\nfour\nfive';

describeBrowser('the bench by its keys', () => {
  test('arrows choose columns, a size beyond one that misses a pair, a card and its partner', async () => {
    const { panel, page } = await openBench();
    const { keyboard } = page;
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: at } = document;
        return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
      });
    await panel.button('Paste a list…').press('Enter');
    await keyboard.insertText(LIST);
    await page.getByRole('radio', { name: 'One column' }).focus();
    await keyboard.press('ArrowRight');
    await page.getByRole('radio', { name: 'Two columns', checked: true }).waitFor();
    expect(await focused()).toBe('Two columns');
    await keyboard.press('ArrowRight'); // around the end
    await page.getByRole('radio', { name: 'One column', checked: true }).waitFor();
    await panel.button('Add 5 pairs').press('Enter');

    const sizes = page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio');
    const names = await sizes.evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
    const missing = names.findIndex((name) => name.includes('missing'));
    expect([names.length, missing]).toEqual([3, expect.any(Number)]);
    const start = names.findIndex((name) => !name.includes('missing'));
    await sizes.nth(start).focus();
    const seen = new Set<string>();
    for (let step = 0; step < names.length; step++) {
      seen.add(await focused());
      await keyboard.press('ArrowRight');
    }
    expect([...seen].toSorted()).toEqual(names.toSorted());

    await page.getByRole('gridcell', { name: 'pair 1, first card, one' }).press('Enter');
    await page.getByRole('radio', { name: 'The same' }).focus();
    await keyboard.press('ArrowRight');
    await page.getByRole('radio', { name: 'Second card', checked: true }).waitFor();
    expect(await focused()).toBe('Another…');
    await page.getByRole('radio', { name: 'Second card' }).focus();
    await keyboard.press('ArrowLeft');
    await page.getByRole('radio', { name: 'First card', checked: true }).waitFor();
    await keyboard.press('Escape');
  });

  test('a pair that is removed leaves the focus with the next one, and the last one with Add a pair', async () => {
    const { panel, page } = await openBench();
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: at } = document;
        return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
      });
    await panel.button('Paste a list…').press('Enter');
    await page.keyboard.insertText('one\ntwo\nthree');
    await panel.button('Add 3 pairs').press('Enter');
    await page.getByRole('gridcell', { name: 'pair 1, first card, one' }).press('Enter');
    await panel.button('Remove pair 1').last().press('Enter'); // that of the editor
    await soon(focused).toBe('pair 1, first card, two');
    await page.keyboard.press('End');
    await page.keyboard.press('Delete');
    await soon(focused).toBe('pair 1, first card, two');
    await page.keyboard.press('Delete');
    await soon(focused).toBe('Add a pair');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Pair 1' }).waitFor();
    await panel.button('Remove pair 1').last().press('Enter');
    await soon(focused).toBe('Add a pair');
  });
});
