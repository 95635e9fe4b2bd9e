import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { routes } from '../../shared/paths.ts';
import { ipv4 } from '../support/adapters.ts';
import { secretId } from '../support/wire.ts';
import { hostHere } from './host-here.ts';
import {
  NETWORK_GONE,
  allowTrouble,
  cardAt,
  describeBrowser,
  enterName,
  flip,
  openBrowser,
  phone,
  sees,
  soon,
  visit,
} from './support.ts';

const WIRELESS = '192.168.7.7';
const CABLE = '192.168.7.8';

/** A host on Wi-Fi and on a cable: two origins for a browser. */
async function hostWithTwo() {
  const adapters = () => ({ wlan0: [ipv4(WIRELESS)], eth0: [ipv4(CABLE)] });
  const here = await hostHere('A B / B A', { adapters });
  const at = (address: string) => `http://${address}:${here.port}`;
  return { ...here, wireless: at(WIRELESS), cable: at(CABLE) };
}

/** Nobody at that origin answers this page any more, and its system has noticed. */
async function cut(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/**`, (route) => route.abort('addressunreachable'));
  await page.evaluate(() => dispatchEvent(new Event('online'))); // or an open request would go on
}

/** A phone with a clock in the test's hand, which has joined. */
async function joined(origin: string, name: string): Promise<Page> {
  const context = await phone(await openBrowser());
  await context.clock.install();
  const knowsNames = context.waitForEvent('response', (response) =>
    response.url().endsWith(routes.health()),
  );
  const page = await visit(context, origin);
  await enterName(page, name);
  await knowsNames; // or nobody could know where else the host is
  return page;
}

/** What `get` gives, a second later for the page. */
const nextSecond = (page: Page, get: () => unknown) => async () => {
  await page.clock.fastForward(1_000);
  return get();
};

const names = ({ table }: Awaited<ReturnType<typeof hostWithTwo>>) =>
  table.view().players.map(({ name }) => name);

describeBrowser('a page whose address of the host is dead', () => {
  test('finds the host at another one, and goes on with its seat and its card', async () => {
    allowTrouble(NETWORK_GONE);
    const here = await hostWithTwo();
    here.table.room.setDoor('code', 'Ab12');
    const page = await joined(`${here.wireless}/#code=Ab12`, 'Ana');
    await flip(page, 0);
    await sees(page, 0, 'A, you have it');

    await cut(page, here.wireless);
    await soon(nextSecond(page, () => page.url())).toBe(`${here.cable}/`);
    await sees(page, 0, 'A, you have it');
    expect(names(here)).toEqual(['Ana']);
    await flip(page, 3);
    await sees(page, 3, 'A, your pair');

    await page.reload(); // the seat is this address's now
    await sees(page, 3, 'A, your pair');
    expect(names(here)).toEqual(['Ana']);
  });

  test('stays where another host has that address', async () => {
    allowTrouble(NETWORK_GONE);
    const here = await hostWithTwo();
    const other = await hostHere('C D / D C');
    const page = await joined(here.wireless, 'Ana');
    let asked = 0;
    // The cable of this host is not there: the run of another one answers in its place.
    await page.route(/\.local:/, (route) => route.abort('namenotresolved'));
    await page.route(`${here.cable}/look/**`, async (route) => {
      asked++;
      const answer = await other.wire.get('/look/nobody');
      const version = String(answer.headers['board-version']).replace('run1', 'run2');
      const headers = {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': 'Board-Version',
        'Board-Version': version,
      };
      await route.fulfill({ status: 200, headers, body: answer.body });
    });
    await cut(page, here.wireless);
    await soon(nextSecond(page, () => asked)).toBeGreaterThan(1);
    expect(page.url()).toBe(`${here.wireless}/`);
  });
});

describeBrowser('a link that carries a seat', () => {
  const MALLORY = secretId('mallory');

  async function open(origin: string, own?: string): Promise<Page> {
    const context = await phone(await openBrowser());
    if (own !== undefined) await enterName(await visit(context, origin), own);
    return visit(context, `${origin}/#seat=${MALLORY}&name=Mallory`);
  }

  test('makes nobody else of who has a seat already', async () => {
    const here = await hostWithTwo();
    here.table.room.join(MALLORY, { name: 'Mallory' });
    const page = await open(here.wireless, 'Ana');
    await soon(() => page.locator('h1').textContent()).toBe('You’re playing in another tab');
    expect(page.url()).toBe(`${here.wireless}/`);
    await page.getByRole('button', { name: 'Play here' }).click();
    await flip(page, 0);
    await sees(page, 0, 'A, you have it');
    expect(here.table.game.board.controlled().map(({ controller }) => controller)).not.toContain(
      MALLORY,
    );
  });

  test('that nobody has leads to the door, as every link does', async () => {
    const here = await hostWithTwo();
    const page = await open(here.wireless);
    await page.locator('#name').waitFor();
    expect(await cardAt(page, 0).count()).toBe(0);
    expect(page.url()).toBe(`${here.wireless}/`);
    await enterName(page, 'Ana');
    expect(here.table.seats.find(MALLORY)).toBeUndefined();
  });
});
