import { expect, test } from 'vitest';
import { animals, textOf } from '../support/decks.ts';
import { png } from '../support/pictures.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { EVERYTHING, findings } from './axe.ts';
import { openPanel, startWithSecret } from './host-support.ts';
import { drop, openBench, valueOf } from './maker-support.ts';
import { describeBrowser, soon } from './support.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const cat = { name: 'Our_cat.png', type: 'image/png', bytes: png(90, 60, 40) };
const dog = { name: 'Our_dog.png', type: 'image/png', bytes: png(90, 60, 80) };

describeBrowser('files', () => {
  test('photos that are dropped on the desk become a board, if the host likes', async () => {
    const panel = await openPanel(await startWithSecret(['--boards', await tempFolder()]));
    const { page } = panel;
    await drop(page, [cat, dog]);
    await page.getByText('These are 2 photos').waitFor();
    await soon(() => findings(page, EVERYTHING)).toEqual([]);
    expect(await page.locator('dialog .btn.go').allTextContents()).toEqual([
      'Make a board from them',
    ]);
    await page.keyboard.press('Enter');
    await page.getByRole('gridcell', { name: 'pair 2, first card, photo, Our dog' }).waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
  });

  test('a list from a spreadsheet becomes a board, whether it is dropped, opened or imported', async () => {
    const panel = await openPanel(await startWithSecret(['--boards', await tempFolder()]));
    const { page } = panel;
    // Windows writes it so: German letters of one byte each, and a heading.
    const csv = Buffer.from('Deutsch;Englisch\r\nTür;door\r\nKüche;kitchen;Zimmer\r\n', 'latin1');
    await drop(page, [{ name: 'Unit_7.csv', type: 'text/csv', bytes: csv }]);
    await page.getByRole('heading', { name: /A list from .*Unit_7\.csv/ }).waitFor();
    await page.getByText('2 pairs found').waitFor();
    await page.getByText(/Line 3 has more than two columns/).waitFor();
    await page.getByRole('checkbox', { name: /is a heading/ }).click();
    await page.getByText('3 pairs found').waitFor();
    await page.getByRole('checkbox', { name: /is a heading/ }).click();
    await panel.button('Add 2 pairs').click();
    await page.getByRole('gridcell', { name: 'pair 1, first card, Tür' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Name of the board' }).inputValue()).toBe(
      'Unit 7',
    );
    await panel.button('Back to the game').click();
    await panel.button('Discard them').click();

    await panel.tab('Boards');
    const file = { name: 'words.csv', mimeType: 'text/csv', buffer: csv };
    for (const choose of [
      () => panel.button('Open a file…').click(),
      () => panel.ofBoards('Import…'),
    ]) {
      const choosing = page.waitForEvent('filechooser');
      await choose();
      await (await choosing).setFiles(file);
      await page.getByText('2 pairs found').waitFor();
      await panel.button('Not now').click(); // back in the game: nothing is on the bench
    }
    const long = 'door'.repeat(16);
    const anki = `#separator:tab\n#html:true\n#tags column:3\n<b>Tür</b>\t${long}\thouse\n`;
    await drop(page, [{ name: 'Anki.txt', type: 'text/plain', bytes: bytes(anki) }]);
    await page.getByText('1 pair found').waitFor();
    await page.getByText(/Line 4 is cut after 60 letters\. HTML is left out\./).waitFor();
    await panel.button('Not now').click();

    const words = { name: 'words.txt', type: 'text/plain', bytes: bytes('Tür\nHund\n') };
    await drop(page, [words]);
    await panel.button('Make a board from it').click();
    await page.getByText('2 pairs found').waitFor();
    await panel.button('Not now').click();
    await drop(page, [{ name: 'words.xlsx', bytes: Uint8Array.from([80, 75, 3, 4, 0x81]) }]);
    await page.getByText(/Save a table as CSV first/).waitFor();
  });

  test('boards are imported into My boards, and one that is none says why', async () => {
    const started = await startWithSecret(['--boards', await tempFolder()]);
    const panel = await openPanel(started);
    const { page } = panel;
    await panel.tab('Boards');
    const choosing = page.waitForEvent('filechooser');
    await panel.ofBoards('Import…');
    const file = (name: string, text: string) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    await (
      await choosing
    ).setFiles([file('animals.board', textOf(animals)), file('zoo.txt', '2x1\nA\nA\n')]);
    const mine = page.getByRole('radiogroup', { name: 'My boards' });
    await mine.getByText('Animals').waitFor();
    await mine.getByText('Zoo', { exact: true }).waitFor();
    expect(await valueOf(started.use('ownBoards'))).toHaveLength(2);
    expect((await started.table()).title).toBe('Perfect'); // nobody's game is changed by it

    const again = page.waitForEvent('filechooser');
    await panel.ofBoards('Import…');
    await (await again).setFiles(file('wrong.board', '2x2\nA\n'));
    await page.getByText(/wrong\.board/).waitFor();
    const third = page.waitForEvent('filechooser');
    await panel.button('Choose another file…').click();
    await (await third).setFiles(file('right.board', '1x2\nB\nB\n'));
    await mine.getByText('Right', { exact: true }).waitFor();
  });

  test('a board that is dropped on the bench gives its pairs, a list is shown first, and what is none says so', async () => {
    const { panel, page } = await openBench();
    await drop(page, [{ name: 'animals.board', bytes: bytes(textOf(animals)) }]);
    await page.getByText('4 pairs added.').waitFor();
    expect(await page.getByLabel('Name of the board').inputValue()).toBe('Animals');
    await drop(page, [
      { name: 'words.csv', type: 'text/csv', bytes: bytes('Baum;tree\nHaus;house') },
    ]);
    await page.getByText('2 pairs found').waitFor();
    await panel.button('Add 2 pairs').click();
    await drop(page, [{ name: 'zoo.txt', type: 'text/plain', bytes: bytes('1x2\n🐘\n🐘\n') }]);
    await page.getByRole('gridcell', { name: 'pair 7, first card, 🐘' }).waitFor();
    await drop(page, [{ name: 'broken.board', bytes: bytes('{ "format": ') }]);
    await page.getByText(/broken\.board.* isn’t a board\./).waitFor();
    await drop(page, [dog, { name: 'more.txt', type: 'text/plain', bytes: bytes('Maus\tmouse') }]);
    await page.getByText('1 pair found').waitFor();
    await panel.button('Add 1 pair').click();
    await page.getByRole('gridcell', { name: /first card, photo, Our dog/ }).waitFor();
    expect(await page.getByRole('row').count()).toBe(9);
    await panel.button('Paste a list…').click();
    const choosing = page.waitForEvent('filechooser');
    await panel.button('Open a file…').click();
    await (
      await choosing
    ).setFiles({
      name: 'more.tsv',
      mimeType: '',
      buffer: Buffer.from('Tag\tday\n'),
    });
    await page.getByText('1 pair found').waitFor();
  });
});
