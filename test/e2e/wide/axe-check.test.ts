import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { checkOdd } from '../../check/check-odd.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { findingsInBoth } from '../axe.ts';
import { describeBrowser, laptop, openBrowser, phone } from '../support.ts';

describeBrowser('axe finds nothing on the page of a check, in light and in the dark', () => {
  test.each([
    ['laptop', laptop],
    ['phone', phone],
  ] as const)('on a %s', async (_, open) => {
    const html = join(await tempFolder(), 'check.html');
    await checkOdd('dies=3', ['--patience', '50', '--html', html]);
    const page = await (await open(await openBrowser())).newPage();
    await page.goto(pathToFileURL(html).href);
    await page.locator('.check-lanes:visible').waitFor();
    expect(await findingsInBoth(page, 'the report')).toEqual([]);
  });
});
