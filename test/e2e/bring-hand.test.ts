import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringPhoto, byWire, own, put, way } from './bring-support.ts';
import { openPanel, startWithSecret } from './host-support.ts';
import { describeBrowser, joinedPhone, press, soon, titled } from './support.ts';

/** A phone in the lobby where everybody brings cards, beside the desk of its host. */
async function openLobby() {
  const host = await startWithSecret([]);
  const panel = await openPanel(host);
  const phone = await joinedPhone(host.lan, 'Mia');
  await panel.tab('Boards');
  await panel.button('Bring a card').click();
  await titled(phone, 'Bring a card');
  return { host, panel, phone };
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('button')?.className ?? 'nowhere');

describeBrowser('a hand of cards to bring', () => {
  test('the desk shows its QR and its choices at once, and Deal is gold once it can', async () => {
    const { host, panel } = await openLobby();
    const { page } = panel;
    await page.getByRole('tab', { name: /^Cards/, selected: true }).waitFor();
    await page.getByText('Cards from each friend').first().waitFor();
    const deal = panel.button('Deal them');
    expect(await deal.isDisabled()).toBe(true);
    const sam = await byWire(host.wire, 'Sam');
    await sam.bring({ text: '🍕' });
    await sam.bring({ text: '🍒' });
    await soon(() => deal.getAttribute('class')).toBe('btn go');
  });

  test('a free place opens a sheet, in which a letter too many is told and not lost', async () => {
    const { phone } = await openLobby();
    await press(phone, phone.getByRole('button', { name: 'one more' }).first());
    const field = phone.getByLabel('A word, a name, a place');
    await field.fill('Schwarzwälder Kirschtorte');
    await phone.getByText('A card has room for 24 letters.').waitFor();
    expect(await field.inputValue()).toBe('Schwarzwälder Kirschtorte');
    const button = phone.getByRole('button', { name: 'Put it on the table', exact: true });
    expect(await button.isDisabled()).toBe(true);
    await field.fill('Kirschtorte');
    await put(phone);
    await soon(() => own(phone).count()).toBe(1);
  });

  test('a photo is opened once on its way to the table', async () => {
    const { phone } = await openLobby();
    await phone.evaluate(() => {
      const open = window.createImageBitmap.bind(window);
      const counted = { times: 0 };
      Object.assign(window, {
        counted,
        createImageBitmap: (...given: Parameters<typeof open>) => {
          counted.times += 1;
          return open(...given);
        },
      });
    });
    await bringPhoto(phone, 'Our cat');
    await soon(() => own(phone).count()).toBe(1);
    expect(
      await phone.evaluate(
        () => (window as unknown as { counted: { times: number } }).counted.times,
      ),
    ).toBe(1);
  });

  test('the focus stays with my cards after the last one is brought, and after one is taken back', async () => {
    const { phone } = await openLobby();
    for (const word of ['one', 'two', 'three']) {
      await way(phone, 'Word').press('Enter');
      await phone.keyboard.insertText(word);
      await phone.keyboard.press('Enter');
      await soon(() => phone.getByRole('dialog').count()).toBe(0);
    }
    await soon(() => own(phone).count()).toBe(3);
    await soon(() => focused(phone)).toBe('brought-cross');
    await phone.keyboard.press('Enter');
    await soon(() => own(phone).count()).toBe(2);
    await soon(() => focused(phone)).toBe('brought-cross');
  });
});
