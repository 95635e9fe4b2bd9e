import { expect, test } from 'vitest';
import { animals, photos, tableWith, textOf } from '../../support/decks.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { findingsInBoth } from '../axe.ts';
import { hostHere } from '../host-here.ts';
import { openPanel, startWithSecret } from '../host-support.ts';
import { openBench } from '../maker-support.ts';
import {
  describeBrowser,
  flip,
  joinedPhone,
  laptop,
  openBrowser,
  soon,
  visit,
} from '../support.ts';

describeBrowser('axe finds nothing, in light and in the dark', () => {
  test('where one goes back from the bench, in the editor and in the list', async () => {
    const { panel, page } = await openBench();
    await panel.button('Paste a list…').click();
    await page.keyboard.insertText('le soleil\tthe sun\nla lune\nles étoiles\tstars');
    await page.getByText(/^Line 2 has one column/).waitFor();
    const found = await findingsInBoth(page, 'the list');
    await panel.button('Add 3 pairs').click();
    await page.getByRole('gridcell', { name: 'pair 1, first card, le soleil' }).click();
    found.push(...(await findingsInBoth(page, 'the editor')));
    await page.keyboard.press('Escape');
    await panel.button('Back to the game').click();
    await page.getByRole('alertdialog').waitFor();
    found.push(...(await findingsInBoth(page, 'going back')));
    expect(found).toEqual([]);
  });

  test('in the menu of a board, where it is renamed, and where it can be taken back', async () => {
    const panel = await openPanel(await startWithSecret(['--boards', await tempFolder()]));
    const { page } = panel;
    await panel.tab('Boards');
    await panel.openFile('zoo.board', textOf({ ...animals, title: 'Our zoo' }));
    await soon(() => page.locator('.panel-foot b').innerText()).toContain('Our zoo');
    await panel.ofBoards('Save this board');
    await panel.openMore('More options for Our zoo');
    const found = await findingsInBoth(page, 'the menu');
    await page.getByRole('menuitem', { name: 'Rename the board' }).click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await findingsInBoth(page, 'another title')));
    await page.keyboard.press('Escape');
    await panel.openMore('More options for Our zoo');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await panel.button('Undo').waitFor();
    found.push(...(await findingsInBoth(page, 'deleted')));
    expect(found).toEqual([]);
  });

  test.each([
    ['photos', photos(4)],
    ['unlike pairs', animals],
  ])('in a game of %s and on its podium, on a phone and on the TV', async (_, deck) => {
    const here = await hostHere(tableWith(deck));
    const size = { width: 1920, height: 1080 };
    const mia = await joinedPhone(here.lan, 'Mia');
    const tv = await visit(
      await laptop(await openBrowser(), { viewport: size }),
      `${here.local}/tv`,
    );
    await here.wire.get('/flip/bob/1,1');
    await flip(mia, 0);
    await flip(mia, 1);
    await soon(() => mia.locator('.say b').textContent()).toMatch(/^A pair!/);
    const found = await findingsInBoth(mia, 'a pair');
    await tv.locator('.tv-board .piece.up').first().waitFor();
    found.push(...(await findingsInBoth(tv, 'the TV')));
    await here.host.endGame();
    await mia.locator('.play-podium').waitFor();
    found.push(...(await findingsInBoth(mia, 'the podium')));
    await tv.locator('.tv-over').waitFor();
    found.push(...(await findingsInBoth(tv, 'the podium on the TV')));
    expect(found).toEqual([]);
  });
});
