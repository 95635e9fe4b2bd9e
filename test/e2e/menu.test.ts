import { expect, test } from 'vitest';
import { hostHere } from './host-here.ts';
import { openPanel } from './host-support.ts';
import {
  NETWORK_GONE,
  allowTrouble,
  cardAt,
  describeBrowser,
  joinedPhone,
  openBrowser,
  phone,
  soon,
  titled,
  visit,
} from './support.ts';

describeBrowser('the menu', () => {
  test('stays open with what was typed there when a game ends and the next one begins', async () => {
    const { lan, host, table } = await hostHere('A B / B A');
    const page = await joinedPhone(lan, 'Ana');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const field = page.locator('#menu-name');
    await field.fill('Anastas');
    await host.endGame();
    await page.locator('.play-over').waitFor({ state: 'attached' });
    await field.press('i');
    await host.settings({ lobby: true });
    await host.newGame();
    await titled(page, 'You’re in!');
    await field.press('a');
    await host.begin();
    await cardAt(page, 0).waitFor({ state: 'attached' });
    expect(await field.inputValue()).toBe('Anastasia');
    await field.press('Enter');
    await soon(() => table.view().players.map(({ name }) => name)).toEqual(['Anastasia']);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // What had the focus when it was opened is gone; its heir has it.
    const menu = page.getByRole('button', { name: 'Menu' });
    await soon(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('is closed by the Back key, with what lies over it first; then Back asks, and leaves', async () => {
    const { lan } = await hostHere('A B / B A');
    const page = await joinedPhone(lan, 'Ana');
    const dialogs = page.locator('dialog[open]');
    const asks = page.getByRole('alertdialog', { name: 'Leave the game?' });
    await cardAt(page, 0).waitFor();
    await page.goBack(); // nothing was opened yet
    await asks.getByRole('button', { name: 'Stay' }).tap();
    await soon(() => dialogs.count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Leave the game' }).tap();
    await soon(() => dialogs.count()).toBe(2);
    await page.goBack();
    await soon(() => dialogs.count()).toBe(1);
    await page.goBack();
    await soon(() => dialogs.count()).toBe(0);
    await cardAt(page, 0).waitFor();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Close' }).tap();
    await soon(() => dialogs.count()).toBe(0);
    await cardAt(page, 0).waitFor();
    await page.goBack();
    await asks.getByRole('button', { name: 'Stay' }).tap();
    await soon(() => dialogs.count()).toBe(0);
    await page.goBack();
    await asks.waitFor();
    await page.goBack(); // once more: no, after all
    await soon(() => dialogs.count()).toBe(0);
    await page.goBack();
    await asks.getByRole('button', { name: 'Leave' }).tap();
    await titled(page, 'See you soon');
    await soon(() => dialogs.count()).toBe(0);
    await page.goBack();
    await soon(() => page.url()).toBe('about:blank');
  });

  test('of the desk, whose host is not asked about leaving, is closed by the Back key, too', async () => {
    const { page } = await openPanel(await hostHere('A B / B A'));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await soon(() => page.locator('dialog[open]').count()).toBe(0);
    await cardAt(page, 0).waitFor();
  });

  test('closes for who is no longer at the table', async () => {
    const here = await hostHere('A B / B A');
    const page = await joinedPhone(here.lan, 'Ana');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await here.host.remove({ seat: here.seatOf('Ana') });
    await titled(page, 'The host took you out of the game');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Join again' }).tap();
    await cardAt(page, 0).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('of the desk stays open when the window gets smaller or larger', async () => {
    const { page } = await openPanel(await hostHere('A B / B A'));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu-name').fill('Maximilian');
    for (const [width, layout] of [
      [900, '.desk-window.desk-narrow'],
      [1280, '.desk-window.desk-beside'],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await page.locator(layout).waitFor({ state: 'attached' });
      expect(await page.locator('#menu-name').inputValue()).toBe('Maximilian');
    }
  });

  test('tells a host out of reach from a name that is none', async () => {
    allowTrouble(NETWORK_GONE, /status of 400/);
    const { lan } = await hostHere('A B / B A');
    const page = await joinedPhone(lan, 'Ana');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const field = page.locator('#menu-name');
    const alert = page.getByRole('dialog').getByRole('alert');
    await page.route('**/join', (route) => route.abort());
    await field.fill('Anastasia');
    await field.press('Enter');
    await soon(() => alert.allTextContents()).toEqual(['Can’t reach the game right now.']);
    await page.unroute('**/join');
    await field.fill('\u200b');
    await field.press('Enter');
    await soon(() => alert.allTextContents()).toEqual(['A name needs 1 to 20 letters.']);
  });
});

describeBrowser('a language', () => {
  test('that does not come is told of, and the choice shows the one that is spoken', async () => {
    allowTrouble(NETWORK_GONE);
    const { lan } = await hostHere('A B / B A');
    const context = await phone(await openBrowser());
    await context.route('**/de-play-*', (route) => route.abort());
    const page = await visit(context, lan);
    const choice = page.getByLabel('Language');
    await choice.selectOption('de');
    await soon(() => page.getByRole('alert').allTextContents()).toEqual([
      'Can’t reach the game right now.',
    ]);
    expect(await choice.inputValue()).toBe('en');
    await context.unroute('**/de-play-*');
    await choice.selectOption('de');
    await page.getByRole('button', { name: 'Spielen', exact: true }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
