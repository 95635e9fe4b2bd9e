import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDeckFile } from '../../shared/deck-file.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { openPanel, startWithSecret } from './host-support.ts';
import { openBench } from './maker-support.ts';
import { describeBrowser, flip, sees, soon } from './support.ts';

describeBrowser('at the bench nothing is lost, and nobody is kept waiting', () => {
  test('where the disk has no room, the board can still be exported', async () => {
    const boards = await tempFolder();
    const bench = await openBench({}, boards);
    const { panel, page } = bench;
    await page.getByLabel('Name of the board').fill('Our summer');
    await panel.button('Paste a list…').click();
    await page.keyboard.insertText('Hund\tdog\nKatze\tcat');
    await panel.button('Add 2 pairs').click();
    await rm(boards, { recursive: true });
    await writeFile(boards, 'no folder any more');
    await panel.button('Save').click();
    await page
      .getByRole('alert')
      .getByText(/can’t be (saved|kept)/)
      .waitFor();
    const downloads = page.waitForEvent('download');
    await panel.button('Export as a file…').click();
    const download = await downloads;
    expect(download.suggestedFilename()).toBe('Our summer.board');
    const file = join(await tempFolder(), 'exported.board');
    await download.saveAs(file);
    const deck = parseDeckFile(await readFile(file, 'utf8'));
    expect(deck).toMatchObject({
      title: 'Our summer',
      pairs: [
        ['Hund', 'dog'],
        ['Katze', 'cat'],
      ],
    });
    await rm(boards);
  });

  test('what is typed a moment before the page is closed is kept', async () => {
    const bench = await openBench();
    await bench.page.getByLabel('Name of the board').fill('Typed at the last moment');
    await bench.page.goto('about:blank');
    await soon(async () => JSON.stringify(await bench.use('readDraft'))).toContain(
      'Typed at the last moment',
    );
  });

  test('a bench that was open is there again at the next start, and friends can still scan', async () => {
    const { page, panel, use } = await openBench();
    await page.setViewportSize({ width: 1366, height: 650 });
    const code = page.locator('.desk-small-invite img');
    const isInView = () =>
      code.evaluate((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return top >= 0 && right <= innerWidth && at?.closest('.desk-small-invite') !== null;
      });
    await page.getByLabel('Name of the board').fill('Half done');
    await soon(async () => JSON.stringify(await use('readDraft'))).toContain('Half done');
    await page.reload();
    await page.getByRole('heading', { name: /^Make a board/ }).waitFor();
    await soon(isInView).toBe(true);
    await panel.button('Back to the game').click();
    await panel.button('Discard them').click();
    await page.locator('.board').waitFor();
    await page.reload();
    await page.locator('.board').waitFor();
    expect(await page.getByRole('heading', { name: /^Make a board/ }).count()).toBe(0);
  });

  test('4-G: opening the bench lets go of a card in hand; the seat stays', async () => {
    const started = await startWithSecret(['--boards', await tempFolder()]);
    const panel = await openPanel(started);
    const { page } = panel;
    await flip(page, 0);
    await sees(page, 0, '🦄, you have it');
    await panel.tab('Boards');
    await panel.button('Make a board').click();
    await page.getByRole('heading', { name: /^Make a board/ }).waitFor();
    await soon(async () => (await started.table()).spots[0]).toEqual({ card: '🦄' });
    expect((await started.table()).players).toMatchObject([{ seat: 0, presence: 'here' }]);
  });
});
