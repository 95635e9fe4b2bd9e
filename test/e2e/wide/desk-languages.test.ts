import { test } from 'vitest';
import { languages } from '../../../renderer/text/dictionary.ts';
import { secretId } from '../../support/wire.ts';
import { tooWide } from '../boxes.ts';
import { openPanel, startHere } from '../host-support.ts';
import { describeBrowser, soon } from '../support.ts';

describeBrowser('the desk of the host', () => {
  test.each(languages)('speaks %s, and nothing is cut off', async (locale) => {
    const started = await startHere();
    await started.wire.post('/join', { player: secretId('Mia'), name: 'Mia' });
    const { page } = await openPanel(started, { locale });
    for (const tab of ['invite', 'players', 'boards', 'settings']) {
      await page.locator(`#tab-${tab}`).click();
      await soon(async () => [tab, await page.evaluate(tooWide)]).toEqual([tab, []]);
    }
    const name = 'Familie Oberhuber-Sch;ltze 5 GHz';
    await started.use('keepWifi', {
      network: { name, password: 'sea otters sleep', isHidden: false },
    });
    await page.locator('#tab-invite').click();
    await page.locator('.desk-tile svg').waitFor();
    await soon(() => page.evaluate(tooWide)).toEqual([]);
  });
});
