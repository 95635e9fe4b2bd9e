import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBench } from './maker-support.ts';
import { describeBrowser, soon } from './support.ts';

/** Five pairs: a size of six misses one, between two that can be chosen. */
const LIST = 'one\ntwo\nthree\nfour\nfive';

/** What has the keyboard's focus, as a screen reader names it. */
function focusedOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
  });
}

describeBrowser('the bench by its keys', () => {
  test('arrows choose columns, a size beyond one that misses a pair, a card and its partner', async () => {
    const { panel, page } = await openBench();
    const { keyboard } = page;
    await panel.button('Paste a list…').press('Enter');
    await keyboard.insertText(LIST);
    await page.getByRole('radio', { name: 'One column' }).focus();
    await keyboard.press('ArrowRight');
    await page.getByRole('radio', { name: 'Two columns', checked: true }).waitFor();
    expect(await focusedOn(page)).toBe('Two columns');
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
      seen.add(await focusedOn(page));
      await keyboard.press('ArrowRight');
    }
    expect([...seen].toSorted()).toEqual(names.toSorted());

    await page.getByRole('gridcell', { name: 'pair 1, first card, one' }).press('Enter');
    await page.getByRole('radio', { name: 'The same' }).focus();
    await keyboard.press('ArrowRight');
    await page.getByRole('radio', { name: 'Second card', checked: true }).waitFor();
    expect(await focusedOn(page)).toBe('Another…');
    await page.getByRole('radio', { name: 'Second card' }).focus();
    await keyboard.press('ArrowLeft');
    await page.getByRole('radio', { name: 'First card', checked: true }).waitFor();
    await keyboard.press('Escape');
  });

  test('a pair that is removed leaves the focus with the next one, and the last one with Add a pair', async () => {
    const { panel, page } = await openBench();
    await panel.button('Paste a list…').press('Enter');
    await page.keyboard.insertText('one\ntwo\nthree');
    await panel.button('Add 3 pairs').press('Enter');
    await page.getByRole('gridcell', { name: 'pair 1, first card, one' }).press('Enter');
    await panel.button('Remove pair 1').last().press('Enter'); // that of the editor
    await soon(() => focusedOn(page)).toBe('pair 1, first card, two');
    await page.keyboard.press('End');
    await page.keyboard.press('Delete');
    await soon(() => focusedOn(page)).toBe('pair 1, first card, two');
    await page.keyboard.press('Delete');
    await soon(() => focusedOn(page)).toBe('Add a pair');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Pair 1' }).waitFor();
    await panel.button('Remove pair 1').last().press('Enter');
    await soon(() => focusedOn(page)).toBe('Add a pair');
  });

  test('a list that is pasted on the bench stands in the dialog once', async () => {
    const { page } = await openBench();
    await page.getByRole('button', { name: 'Add a pair' }).focus();
    await page.evaluate(() => {
      const field = document.body.appendChild(document.createElement('textarea'));
      field.value = 'Maus = mouse\nHund = dog';
      field.select();
      document.execCommand('copy');
      field.remove();
    });
    await page.getByRole('button', { name: 'Add a pair' }).focus();
    await page.keyboard.press('Control+V');
    await page.getByRole('heading', { name: 'Paste a list' }).waitFor();
    await page.getByText('2 pairs found').waitFor();
    expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toBe(
      'Maus = mouse\nHund = dog',
    );
  });

  test('Enter in a new pair closes its editor and opens no second one', async () => {
    const { page } = await openBench();
    await page.getByRole('button', { name: 'Add a pair' }).press('Enter');
    await page.getByRole('heading', { name: 'Pair 1' }).waitFor();
    await page.keyboard.insertText('Hund');
    await page.keyboard.press('Enter');
    await page.getByRole('gridcell', { name: 'pair 1, first card, Hund' }).waitFor();
    await soon(() => page.getByRole('heading', { name: /^Pair \d/ }).count()).toBe(0);
    expect(await page.getByRole('row').count()).toBe(1);
  });

  test('Enter that ends the composition of a word leaves the editor open', async () => {
    const { page } = await openBench();
    await page.getByRole('button', { name: 'Add a pair' }).press('Enter');
    const field = page.getByRole('textbox', { name: 'Word or emoji' });
    await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await page.getByRole('heading', { name: 'Pair 1' }).waitFor();
    await field.press('Enter');
    await soon(() => page.getByRole('heading', { name: 'Pair 1' }).count()).toBe(0);
  });

  test('selecting a word past the edge of the editor leaves it open', async () => {
    const { page } = await openBench();
    await page.getByRole('button', { name: 'Add a pair' }).click();
    const field = page.getByRole('textbox', { name: 'Word or emoji' });
    await field.fill('Hund');
    const box = await field.boundingBox();
    const dialog = await page.getByRole('dialog').boundingBox();
    if (box === null || dialog === null) throw new Error('the editor is not there');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(dialog.x - 20, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await page.getByRole('heading', { name: 'Pair 1' }).waitFor();
    await page.mouse.click(dialog.x - 20, box.y + box.height / 2);
    await soon(() => page.getByRole('heading', { name: 'Pair 1' }).count()).toBe(0);
  });

  test('Escape in the editor of a new pair that nothing was put on leaves no pair', async () => {
    const { page } = await openBench();
    await page.getByRole('button', { name: 'Emoji' }).click();
    await page.getByRole('heading', { name: 'Pair 1' }).waitFor();
    await page.keyboard.press('Escape');
    await soon(() => page.getByRole('row').count()).toBe(0);
  });

  test('what is taken back can be done again, by both keys', async () => {
    const { panel, page } = await openBench();
    await panel.button('Paste a list…').press('Enter');
    await page.keyboard.insertText('one\ntwo');
    await panel.button('Add 2 pairs').press('Enter');
    await page.getByRole('gridcell', { name: 'pair 2, first card, two' }).focus();
    await page.keyboard.press('Delete');
    const rows = () => page.getByRole('row').count();
    await soon(rows).toBe(1);
    await page.keyboard.press('Control+Z');
    await soon(rows).toBe(2);
    await page.keyboard.press('Control+Shift+Z');
    await soon(rows).toBe(1);
    await page.keyboard.press('Control+Z');
    await soon(rows).toBe(2);
    await page.keyboard.press('Control+Y');
    await soon(rows).toBe(1);
    await panel.button('Undo').first().click();
    await soon(rows).toBe(2);
    await panel.button('Redo').click();
    await soon(rows).toBe(1);
  });

  test('undo outlives a reload', async () => {
    const { panel, page } = await openBench();
    await panel.button('Paste a list…').press('Enter');
    await page.keyboard.insertText('one\ntwo');
    await panel.button('Add 2 pairs').press('Enter');
    await page.getByRole('gridcell', { name: 'pair 2, first card, two' }).focus();
    await page.keyboard.press('Delete');
    await page.reload();
    const rows = () => page.getByRole('row').count();
    await soon(rows).toBe(1);
    await page.getByRole('gridcell', { name: 'pair 1, first card, one' }).focus();
    await page.keyboard.press('Control+Z');
    await soon(rows).toBe(2);
    await page.keyboard.press('Control+Z');
    await soon(rows).toBe(0);
    await page.keyboard.press('Control+Y');
    await soon(rows).toBe(2);
  });
});
