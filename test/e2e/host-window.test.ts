/** The host's page with what the desktop app adds to it, which is played here. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { DesktopApi, MenuCommand, OfferedFile } from '../../shared/desktop-api.ts';
import { parsePower } from '../../shared/host-api.ts';
import type { HostState } from '../../shared/host-state.ts';
import { SECRET } from '../support/host.ts';
import { secretId } from '../support/wire.ts';
import { hostHere } from './host-here.ts';
import { Panel } from './host-support.ts';
import { describeBrowser, flip, joinedPhone, laptop, openBrowser, sees, soon } from './support.ts';

/** The app as a test has it in its hand. */
interface App {
  /** How often the system's dialog was asked for. */
  picks: number;
  offer: (name: string, content: OfferedFile['content']) => void;
  command: (command: MenuCommand) => void;
}

type Here = Awaited<ReturnType<typeof hostHere>>;

/** The app's window. It says of its state what the app would, and hands all powers on. */
async function openWindow(
  { local }: Here,
  said: Partial<HostState> = {},
  ownId = secretId('host'),
): Promise<Panel> {
  const context = await laptop(await openBrowser());
  const given = { names: Object.keys(parsePower), secret: SECRET, said, own: ownId };
  await context.addInitScript(({ names, secret, said: state, own }) => {
    const call = async (power: string, argument: unknown) => {
      const response = await fetch(`/host/${power}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
        body: JSON.stringify(argument),
      });
      const answer = (await response.json()) as { value: object };
      return power === 'state' ? { ...answer, value: { ...answer.value, ...state } } : answer;
    };
    const nothing = () => undefined;
    const app: App = { picks: 0, offer: nothing, command: nothing };
    const powers = Object.fromEntries(
      names.map((name) => [name, (argument: unknown) => call(name, argument)]),
    );
    const desktop: DesktopApi = {
      pickBoard: async () => void app.picks++,
      onOffer: (listener) => {
        app.offer = (name, content) => listener([{ name, content }]);
      },
      onCommand: (listener) => {
        app.command = listener;
      },
      escape: async () => undefined,
      onQuit: nothing,
      kept: async () => ({ ownId: own, preferences: {} }),
      prefer: async () => undefined,
      saveFile: async () => true,
    };
    Object.assign(globalThis, { memoryScrambleHost: { ...powers, ...desktop }, app });
  }, given);
  const page = await context.newPage();
  await page.goto(local);
  await page.locator('.desk-side').waitFor();
  return new Panel(page);
}

function offer(page: Page, name: string, content: string): Promise<void> {
  return page.evaluate(
    ([file, text]) =>
      (globalThis as unknown as { app: App }).app.offer(file, new TextEncoder().encode(text)),
    [name, content] as const,
  );
}

function offerNothing(page: Page, why: 'too-big' | 'unreadable'): Promise<void> {
  return page.evaluate(
    (content) => (globalThis as unknown as { app: App }).app.offer('zoo.txt', content),
    why,
  );
}

const picks = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { app: App }).app.picks);

describeBrowser('the window of the desktop app', () => {
  test('plays as the player whom the app keeps, and again after watching', async () => {
    const here = await hostHere('A B / B A');
    const ownId = secretId('host');
    here.table.room.join(ownId, { name: 'Ana' });
    await here.table.flip(ownId, { row: 0, column: 1 });
    const panel = await openWindow(here, {}, ownId);
    await sees(panel.page, 1, 'B, you have it');
    await panel.tab('Players');
    await panel.turn('I’m playing too', false);
    await soon(() => here.table.seats.all()).toEqual([]); // counted nowhere
    await panel.turn('I’m playing too', true);
    await soon(() => here.table.seats.all().map(({ id, presence }) => [id, presence])).toEqual([
      [ownId, 'here'],
    ]);
  });

  test('asks the app for a file, and plays what is offered', async () => {
    const here = await hostHere('A B / B A');
    const panel = await openWindow(here);
    const { page } = panel;
    await panel.tab('Boards');
    await panel.button(/^Open a file/).click();
    await soon(() => picks(page)).toBe(1);
    await offer(page, 'zoo.txt', '1x2\nlion\nlion\n');
    await soon(() => here.table.view().title).toBe('Zoo');
  });

  test('refuses what is no board, and says why, though the desk be folded', async () => {
    const here = await hostHere('A B / B A');
    const panel = await openWindow(here, { broken: 'a bug' });
    const { page } = panel;
    const stuck = page.getByText('This game got stuck.');
    await stuck.waitFor();
    await page.evaluate(() => (globalThis as unknown as { app: App }).app.command('desk'));
    await page.locator('.desk-side').waitFor({ state: 'detached' });
    expect(await stuck.isVisible()).toBe(true); // what the host should know does not fold away
    await offerNothing(page, 'too-big');
    await page.getByText('That file is too large.').waitFor();
    await offerNothing(page, 'unreadable');
    await page.getByText('That can’t be read.').waitFor();
    await offer(page, 'zoo.txt', '1x2\nlion\n');
    await page.getByRole('alertdialog', { name: 'This board file needs a fix' }).waitFor();
    expect(await page.getByText('That can’t be read.').count()).toBe(0);
    await panel.button('Choose another file…').click();
    await soon(() => picks(page)).toBe(1);
    expect(here.table.view().game).toBe(1);
  });

  test('asks first while friends play, for a file and for the menu’s new game', async () => {
    const here = await hostHere('A B / B A');
    const panel = await openWindow(here);
    const mia = await joinedPhone(here.lan, 'Mia');
    await flip(mia, 0);
    await sees(panel.page, 0, 'A, Mia has it');
    await offer(panel.page, 'sea.txt', '1x2\ncrab\ncrab\n');
    const question = panel.page.getByRole('alertdialog');
    await question.getByText('Start over with sea.txt?').waitFor();
    await offer(panel.page, 'zoo.txt', '1x2\nlion\nlion\n');
    await question.getByText('Start over with zoo.txt?').waitFor();
    expect(await question.count()).toBe(1);
    await panel.button('Keep playing').click();
    await question.waitFor({ state: 'detached' });
    await panel.page.evaluate(() => (globalThis as unknown as { app: App }).app.command('newGame'));
    await panel.button('Start over').click();
    await soon(() => here.table.view().game).toBe(2);
    expect(here.table.view().title).toBe('Test');
  });

  test('says which port was taken, and which one friends use', async () => {
    const here = await hostHere('A B / B A');
    const { page } = await openWindow(here, { takenPort: 8080 });
    await page.getByText(`8080 was taken, so friends use ${here.port}.`).waitFor();
  });
});
