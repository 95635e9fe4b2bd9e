import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDeckFile } from '../../shared/deck-file.ts';
import { animals, textOf } from '../support/decks.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { COLOURS, EVERYTHING, findings } from './axe.ts';
import { openPanel, startWithSecret } from './host-support.ts';
import { describeBrowser, soon } from './support.ts';

describeBrowser('my boards on the desk', () => {
  test('are kept, exported, deleted, taken back and played, by keyboard alone', async () => {
    const panel = await openPanel(await startWithSecret(['--boards', await tempFolder()]));
    const { page } = panel;
    await panel.tab('Boards');
    await panel.openFile('animals.board', textOf(animals));
    await soon(() => page.locator('.panel-foot b').innerText()).toContain('Animals');
    await panel.button('More options for boards').press('Enter');
    await page.getByRole('menuitem', { name: 'Save this board' }).press('Enter');
    const mine = page.getByRole('radiogroup', { name: 'My boards' });
    const more = mine.getByRole('button', { name: 'More options for Animals' });
    await more.waitFor();
    await soon(() => findings(page, EVERYTHING)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await soon(() => findings(page, COLOURS)).toEqual([]);

    const downloads = page.waitForEvent('download');
    await more.press('Enter');
    await page.getByRole('menuitem', { name: 'Export as a file…' }).press('Enter');
    const download = await downloads;
    expect(download.suggestedFilename()).toBe('Animals.board');
    const file = join(await tempFolder(), 'exported.board');
    await download.saveAs(file);
    expect(parseDeckFile(await readFile(file, 'utf8'))).toEqual(animals);

    await more.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await page.getByText('“Animals” was deleted.').waitFor();
    expect(await more.count()).toBe(0);
    await panel.button('Undo').press('Enter');
    await more.waitFor();

    await page.getByText('Four seasons').first().click();
    await panel.button('New game').press('Enter');
    await page.getByRole('radio', { name: /^Four seasons.*playing now$/ }).waitFor();
    await page.getByRole('radio', { name: /^Animals 3 × 3/ }).press('Space');
    await panel.button('New game').press('Enter');
    await page.getByRole('radio', { name: /^Animals 3 × 3.*playing now$/ }).waitFor();
  });
});
