/** The Wi-Fi of friends: typed on the desk, scanned there and on the TV beside the host. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { WifiCode } from '../../shared/wifi.ts';
import { ipv4 } from '../support/adapters.ts';
import { hostHere } from './host-here.ts';
import { openPanel } from './host-support.ts';
import { findingsInBoth } from './axe.ts';
import { describeBrowser, laptop, openBrowser, soon, visit } from './support.ts';

const FULL_HD = { width: 1920, height: 1080 };
const NAME = 'Familie Oberhuber-Sch;ltze 5 GHz';
const PASSWORD = String.raw`a:b;c,d\"e`;
const ADAPTERS = { wlan0: [ipv4('192.168.1.20')] };

const codeOf = (page: Page) => page.getByRole('img', { name: `QR code of the Wi-Fi ${NAME}` });

async function typedIn(options: Parameters<typeof openPanel>[1] = {}) {
  const here = await hostHere('A B / B A', { adapters: () => ADAPTERS });
  const { page } = await openPanel(here, options);
  await page.getByText('Friends need the Wi-Fi, too?').click();
  await page.getByLabel('Network name').fill(NAME);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  return { here, page };
}

describeBrowser('the Wi-Fi of friends', () => {
  test('is typed once; then two codes stand side by side, and the password is dots', async () => {
    const { here, page } = await typedIn();
    const field = page.getByLabel('Password', { exact: true });
    expect(await field.getAttribute('type')).toBe('password');
    const eye = page.getByRole('button', { name: 'Show the password' });
    await eye.click();
    expect(await field.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Make the code' }).click();
    await codeOf(page).waitFor();
    const { value } = (await here.host.wifiCode()) as { value: WifiCode };
    expect(await codeOf(page).locator('path').getAttribute('d')).toBe(value.path);
    const { width = 0 } = (await codeOf(page).boundingBox()) ?? {};
    expect([width % value.size, width > 120]).toEqual([0, true]); // whole pixels for each module
    await page.getByRole('status').getByText('The Wi-Fi code is ready.').waitFor();
    expect(await page.locator('.desk-steps').textContent()).not.toContain(PASSWORD);
    expect(await page.locator('.desk-wifi-name').textContent()).toBe(NAME);
    const [head, tail] = await page
      .locator('.wifi-name > span')
      .evaluateAll((parts) => parts.map((part) => part.scrollWidth - part.clientWidth));
    expect([Number(head) > 0, tail]).toEqual([true, 0]); // cut in the middle
    // Its button is gone; the focus is where one changes what was typed, and the codes are in view.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Change');
    const { y = 0 } = (await codeOf(page).boundingBox()) ?? {};
    expect(y).toBeGreaterThan(120);
    await page.getByText('Typed by you, forgotten when the game closes').waitFor();
    expect(await findingsInBoth(page, 'Invite')).toEqual([]);
  });

  test('tells the password to whoever presses the eye, for 20 seconds', async () => {
    const { page } = await typedIn();
    await page.getByRole('button', { name: 'Make the code' }).click();
    await codeOf(page).waitFor();
    await page.clock.install();
    await page.getByRole('button', { name: 'Show the password' }).click();
    const password = page.getByText(PASSWORD);
    await password.waitFor();
    await page.clock.fastForward(19_000);
    expect(await password.count()).toBe(1);
    await page.clock.fastForward(2_000);
    await soon(() => password.count()).toBe(0);
  });

  test('is changed with what was typed before, and forgotten without a question', async () => {
    const { here, page } = await typedIn();
    await page.getByRole('switch', { name: 'Hidden network' }).click();
    await page.getByRole('button', { name: 'Make the code' }).click();
    await page.getByRole('button', { name: 'Change' }).click();
    await soon(() => page.getByLabel('Network name').inputValue()).toBe(NAME);
    await page.getByLabel('Password', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Make the code' }).click();
    await page.getByText('no password').waitFor();
    expect(await here.host.readWifi()).toEqual({
      ok: true,
      value: { name: NAME, password: '', isHidden: true },
    });
    await page.getByRole('button', { name: 'Forget' }).click();
    await page.getByText('Friends need the Wi-Fi, too?').waitFor();
    expect([await codeOf(page).count(), await here.host.readWifi()]).toEqual([
      0,
      { ok: true, value: null },
    ]);
  });

  test('is not made of what no Wi-Fi has', async () => {
    const { here, page } = await typedIn();
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Make the code' }).click();
    await page.getByRole('alert').getByText('A Wi-Fi password has 8 to 63 characters.').waitFor();
    await page.getByLabel('Network name').fill('');
    await page.getByRole('button', { name: 'Make the code' }).click();
    await page.getByRole('alert').getByText('A network name has 1 to 32 letters.').waitFor();
    expect(await here.host.readWifi()).toEqual({ ok: true, value: null });
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Make the code' }).waitFor({ state: 'hidden' });
    expect(await findingsInBoth(page, 'Invite')).toEqual([]);
  });

  test('is on the TV of this computer while the host shows it there, and on no other', async () => {
    const { here, page } = await typedIn();
    await page.getByRole('button', { name: 'Make the code' }).click();
    const watch = async (address: string) => {
      const context = await laptop(await openBrowser(), { viewport: FULL_HD });
      await context.clock.install();
      return visit(context, `${address}/tv`);
    };
    const [own, other] = [await watch(here.local), await watch(here.lan)];
    for (const tv of [own, other]) await tv.locator('.tv-qr img').waitFor();
    expect(await own.locator('.tv-steps').count()).toBe(0);

    await page.getByRole('switch', { name: 'Show the Wi-Fi on the TV' }).click();
    await page.getByRole('switch', { name: 'Show the Wi-Fi on the TV', checked: true }).waitFor();
    for (const tv of [own, other]) await tv.clock.runFor(11_000);
    await codeOf(own).waitFor();
    expect(await own.locator('.tv-steps').textContent()).toBe(
      `1Join the Wi-Fi${NAME}2Scan to play192.168.1.20:${here.port}`,
    );
    expect(await own.content()).not.toContain('a:b');
    const { size } = ((await here.host.wifiCode()) as { value: WifiCode }).value;
    const { width = 0 } = (await codeOf(own).boundingBox()) ?? {};
    expect([width % size, width > 250]).toEqual([0, true]);
    expect(await codeOf(other).count()).toBe(0);
    await other.locator('.tv-qr img').waitFor();
    expect(await findingsInBoth(own, 'the TV')).toEqual([]);

    await page.getByRole('switch', { name: 'Show the Wi-Fi on the TV' }).click();
    await own.clock.runFor(11_000);
    await codeOf(own).waitFor({ state: 'detached' });
  });
});
