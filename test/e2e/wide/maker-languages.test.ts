import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deskDictionaries } from '../../../renderer/text/desk-dictionary.ts';
import { languages } from '../../../renderer/text/dictionary.ts';
import { makerDictionaries } from '../../../renderer/text/maker-dictionary.ts';
import { landscape } from '../../support/photos.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { EVERYTHING, findings } from '../axe.ts';
import { openPanel, startWithSecret } from '../host-support.ts';
import { drop } from '../maker-support.ts';
import { describeBrowser, soon } from '../support.ts';

/** Buttons, sizes and tabs whose words do not fit into them. */
function tooLong(page: Page): Promise<readonly string[]> {
  return page
    .locator('.btn, .size, .seg > *, .themes button, .maker-say b')
    .evaluateAll((all) =>
      all
        .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
        .map((each) => each.textContent ?? ''),
    );
}

/** The bench, the editor of a word and of a photo, and the list: each looked at. */
describeBrowser('the maker of boards, in five languages', () => {
  test.each(languages)('%s: words fit, and nothing is found by axe', async (locale) => {
    const started = await startWithSecret(['--boards', await tempFolder()]);
    const { page } = await openPanel(started, { locale });
    const look = async (screen: string) => {
      await soon(() => findings(page, EVERYTHING)).toEqual([]);
      expect(await tooLong(page), screen).toEqual([]);
    };
    await page.locator('#tab-boards').click();
    const { default: words } = await deskDictionaries[locale]();
    await page.getByRole('button', { name: words.boards.make, exact: true }).click();
    await page.locator('.maker-bench').waitFor();
    await look('an empty bench');
    await drop(
      page,
      [0, 1, 2].map((number) => ({
        name: `Photo ${number} of us.png`,
        type: 'image/png',
        bytes: landscape(number, 120, 80),
      })),
    );
    await soon(() => page.locator('[role=row]').count()).toBe(3);
    await page.locator('.maker-add').click();
    await look('the editor of a word');
    await page.keyboard.press('Escape');
    await page.locator('[data-card="0-0"]').click();
    await page.locator('.crop-square').waitFor();
    await look('the editor of a photo');
    await page.keyboard.press('Escape');
    await page.locator('.maker-name .btn').nth(1).click();
    await page.locator('textarea').fill('Hund\tdog\nHund\tcat');
    await look('the list');
    await page.locator('.modal .btn.go').click();
    await page.keyboard.press('Control+s');
    const { say } = (await makerDictionaries[locale]()).default;
    await page.getByText(say.unfinished[0]).waitFor();
    await look('a board that is kept, and not finished');
    await page.locator('.maker-top .btn').click();
    await page.locator('#tab-boards').click();
    await page.locator('.desk-own').first().waitFor();
    await look('my boards');
  });
});
