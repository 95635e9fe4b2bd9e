import { expect, test } from 'vitest';
import { languages } from '../../../renderer/text/dictionary.ts';
import { png } from '../../support/pictures.ts';
import { findingsInBoth } from '../axe.ts';
import { bringPhoto, byWire, own, photo, way } from '../bring-support.ts';
import { openPanel, startHere } from '../host-support.ts';
import {
  describeBrowser,
  joinedPhone,
  laptop,
  openBrowser,
  press,
  says,
  titled,
  visit,
} from '../support.ts';

describeBrowser('bringing a card', () => {
  test('has nothing that axe finds, on phones, on the desk and on the TV', async () => {
    const started = await startHere();
    const { wire, use, lan } = started;
    await use('openBringing');
    const leo = await byWire(wire, 'Leo');
    await leo.bring({ text: '🎸' });
    await leo.bring({ picture: Buffer.from(png(40, 40, 200)).toString('base64'), name: 'Fog' });
    const page = await joinedPhone(lan, 'Mia');
    await titled(page, 'Bring a card');
    await bringPhoto(page, 'Our cat');
    await says(page, 'One of yours is on the table.');
    const found = await findingsInBoth(page, 'the phone');
    await press(page, way(page, 'Word'));
    found.push(...(await findingsInBoth(page, 'a word')));
    await page.keyboard.press('Escape');
    await press(page, way(page, 'Emoji'));
    await page.getByRole('tab', { name: 'Animals' }).waitFor();
    found.push(...(await findingsInBoth(page, 'an emoji')));
    await page.keyboard.press('Escape');
    await page.locator('.bring-ways input').setInputFiles(photo());
    await page.getByRole('slider').waitFor();
    found.push(...(await findingsInBoth(page, 'a photo')));

    const panel = await openPanel(started);
    await panel.page.locator('.desk-potluck .brought').nth(2).waitFor();
    found.push(...(await findingsInBoth(panel.page, 'the desk')));
    await panel.button('Bring one').click();
    found.push(...(await findingsInBoth(panel.page, 'the host brings one')));

    const size = { width: 1920, height: 1080 };
    const tv = await visit(await laptop(await openBrowser(), { viewport: size }), `${lan}/tv`);
    await tv.locator('.tv-brought .brought').nth(2).waitFor();
    found.push(...(await findingsInBoth(tv, 'the TV')));
    expect(found).toEqual([]);
    const small = await tv.locator('.tv-bring *').evaluateAll((elements) =>
      elements
        .filter((each) =>
          [...each.childNodes].some(
            (node) => node.nodeType === 3 && node.textContent?.trim() !== '',
          ),
        )
        .filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < 23.9)
        .map((each) => each.outerHTML.slice(0, 100)),
    );
    expect(small, 'too small for a TV').toEqual([]);
  });

  test.each(languages)('fits a small phone in %s', async (locale) => {
    const { wire, use, lan } = await startHere();
    await use('openBringing');
    const leo = await byWire(wire, 'Leo');
    await leo.bring({ text: '🎸' });
    const viewport = { width: 320, height: 568 };
    const page = await joinedPhone(lan, 'Wolfeschlegelstein', { viewport, locale });
    await page.locator('.bring').waitFor();
    const misfits = () =>
      page.evaluate(() => {
        const parts = '.bring > *, .bring-hand *, .bring-way, .say *, dialog[open], dialog[open] *';
        return [...document.querySelectorAll<HTMLElement>(parts)]
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .filter((each) => !each.matches('.unseen, .themes *, [hidden]'))
          .filter((each) => {
            const { left, right, width } = each.getBoundingClientRect();
            return width > 0 && (left < -0.5 || right > innerWidth + 0.5);
          })
          .map((each) => each.outerHTML.slice(0, 90));
      });
    const small = () =>
      page
        .locator('.bring button:visible, dialog[open] button:visible')
        .evaluateAll(
          (buttons) =>
            buttons
              .map((button) => button.getBoundingClientRect())
              .filter(({ width, height }) => Math.min(width, height) < 43.9).length,
        );
    const seen = async (where: string) => {
      expect(await misfits(), where).toEqual([]);
      expect(await small(), where).toBe(0);
      const say = page.locator('.say b');
      const isCut = await say.evaluate((line) => {
        const box = line.closest('.say')?.getBoundingClientRect();
        return box === undefined || line.getBoundingClientRect().bottom > box.bottom;
      });
      expect(isCut, where).toBe(false);
    };
    await seen('nothing yet');
    await page.locator('.bring-ways input').setInputFiles(photo());
    await page.locator('dialog .crop').waitFor();
    await seen('a photo');
    await press(page, page.locator('.bring-put .big'));
    await own(page).waitFor();
    await press(page, page.locator('.bring-way').nth(1));
    await page.locator('.bring-letters input').fill('Apfelkuchenrezeptbuch 24');
    await seen('a word');
    await press(page, page.locator('.bring-put .big'));
    await own(page).nth(1).waitFor();
    await seen('two');
    await press(page, page.locator('.bring-way').nth(2));
    await seen('an emoji');
    await press(page, page.locator('.emojis button').first());
    await press(page, page.locator('.bring-put .big'));
    await own(page).nth(2).waitFor();
    await seen('all three');
    await press(page, page.locator('.brought-cross').first());
    await page.locator('.say .btn').waitFor();
    await seen('taken back');
  });
});
