/** A way through every screen of a player, for tests that look at each of them. */

import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { limits } from '../../shared/limits.ts';
import { secretId } from '../support/wire.ts';
import { hostHere } from './host-here.ts';
import {
  NETWORK_GONE,
  allowTrouble,
  cardAt,
  enterName,
  laptop,
  openBrowser,
  phone,
  press,
  soon,
} from './support.ts';

/** Looks at a screen that is shown now. */
export type Look = (page: Page, screen: string) => Promise<void>;

/** Waits for what does not depend on the language. */
function shown(page: Page, selector: string): Promise<void> {
  return page.locator(selector).first().waitFor();
}

async function flipTo(page: Page, index: number, className: string): Promise<void> {
  await press(page, cardAt(page, index));
  await shown(page, `.card.${className}[data-index="${index}"]`);
}

/** Walks through every screen; the last is a host that was lost. */
export async function walkThroughScreens(
  device: 'phone' | 'laptop',
  options: BrowserContextOptions,
  look: Look,
): Promise<void> {
  const open = async () => (device === 'phone' ? phone : laptop)(await openBrowser(), options);
  await walkDoors(await open(), look);
  await walkGame(await open(), look);
  await walkUnreachable(await open(), look);
}

/** Join, code, lobby, another tab, removed, left, full, blocked. */
async function walkDoors(context: BrowserContext, look: Look): Promise<void> {
  allowTrouble(/status of (503|400|429)/);
  const { lan, host, table } = await hostHere('A B / B A', { settings: { lobby: true } });
  await host.door({ door: 'code', code: 'KIWI' });
  const page = await context.newPage();
  await page.goto(lan);
  await shown(page, '#name');
  await look(page, 'join');
  await enterName(page, 'Anastasia');
  await shown(page, '.play-code input');
  await look(page, 'code');
  await page.locator('.play-code input').fill('NOPE');
  await press(page, page.locator('form [type=submit]'));
  await shown(page, '.trouble');
  await look(page, 'wrong code');
  await page.goto('about:blank');
  await page.goto(`${lan}/#code=KIWI`);
  await enterName(page, 'Anastasia');
  await shown(page, '.crowd');
  await host.door({ door: 'open' });
  for (let seat = 1; seat < 40; seat++)
    table.room.join(secretId(`p${seat}`), { name: `Player ${seat}` });
  await soon(() => page.locator('.crowd .pal').count()).toBe(40);
  await look(page, 'lobby');
  await host.openBringing();
  await shown(page, '.bring');
  table.bringing.bring(secretId('p1'), { face: { text: 'Grandpa’s boat' } });
  await shown(page, '.bring-others .brought');
  await look(page, 'bring');
  await host.newGame();
  await shown(page, '.crowd');
  await host.begin({ seconds: limits.beginSecondsMax });
  await shown(page, '.lobby-count');
  await look(page, 'three, two, one');
  const other = await context.newPage();
  await other.goto(lan);
  await shown(other, '.plaque');
  await look(other, 'other tab');
  await other.close();
  await host.begin();
  await shown(page, '.board');
  await host.remove({ seat: 0 });
  await shown(page, '.plaque');
  await look(page, 'removed');
  await press(page, page.locator('.foot .btn'));
  await shown(page, '.board');
  await openMenu(page);
  await press(page, page.locator('.opt.risk'));
  await look(page, 'leaving');
  await press(page, page.locator('.btn.risk'));
  await shown(page, '.plaque');
  await look(page, 'left');
  await press(page, page.locator('.foot .btn'));
  await shown(page, '.board');
  await host.block({
    seat: table.view().players.find(({ name }) => name === 'Anastasia')?.seat ?? -1,
  });
  await shown(page, '.plaque');
  await look(page, 'blocked');
  for (let seat = table.view().players.length; seat < limits.seatsMax; seat++) {
    table.room.join(secretId(`full${seat}`), { name: `F ${seat}` });
  }
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await enterName(page, 'Late');
  await shown(page, '.plaque');
  await look(page, 'full');
}

async function openMenu(page: Page): Promise<void> {
  await press(page, page.locator('[aria-haspopup=dialog]'));
  await shown(page, '[role=dialog]');
}

/** The game with cards in every state, the menu, a large board, and the end. */
async function walkGame(context: BrowserContext, look: Look): Promise<void> {
  const here = await hostHere('🦊 🐻 🐸 🐙 / 🐙 🐸 🐻 🦊 / 🦉 🐳 🐳 🦉', {
    title: 'Under the sea',
  });
  const { lan, wire, host } = here;
  const page = await context.newPage();
  await page.goto(lan);
  await enterName(page, 'Anastasia');
  await shown(page, '.board');
  await look(page, 'ready');
  await flipTo(page, 0, 'mine');
  await look(page, 'first card');
  await flipTo(page, 1, 'up');
  await look(page, 'miss');
  await wire.get('/flip/Maximilian/2,0');
  await wire.get('/flip/Maximilian/2,3');
  await wire.get('/flip/Konstantin/0,2');
  await wire.get('/flip/Bo/1,0');
  await wire.get('/flip/Bo/0,3');
  await wire.get('/flip/Bo/1,2');
  await flipTo(page, 2, 'wait');
  await look(page, 'waiting, and cards in every state');
  await press(page, cardAt(page, 8));
  await look(page, 'their pair');
  await flipTo(page, 0, 'mine');
  await flipTo(page, 7, 'pair');
  await look(page, 'a pair');
  await flipTo(page, 9, 'mine');
  await press(page, cardAt(page, 2));
  await shown(page, '.say.note');
  await look(page, 'taken');
  await openMenu(page);
  await look(page, 'menu');
  await press(page, page.locator('button.opt[aria-expanded]'));
  await shown(page, '.play-rules');
  await look(page, 'menu with the rules');
  await page.keyboard.press('Escape');
  await wire.get(`/replace/Maximilian/${encodeURIComponent('🐻')}/bear`);
  await shown(page, '.say.plain');
  await look(page, 'replaced');
  await host.endGame();
  await shown(page, '.play-podium');
  await look(page, 'over');
  await press(page, page.locator('.play-watch-again > .btn'));
  await shown(page, '.film .board');
  await page.keyboard.press('End');
  await shown(page, '.film .say.good');
  await look(page, 'film');
  await host.openBoard({ title: 'Large', text: `20x20\n${'A\nB\n'.repeat(200)}` });
  await shown(page, '.board');
  await look(page, 'large board');
}

/** Never found, and lost in the middle. */
async function walkUnreachable(context: BrowserContext, look: Look): Promise<void> {
  allowTrouble(NETWORK_GONE);
  const { lan } = await hostHere('A B / B A');
  await context.route(/\/table\//, (route) => route.abort('connectionrefused'));
  await context.clock.install();
  const page = await context.newPage();
  await page.goto(lan);
  await shown(page, '.play-checks');
  await look(page, 'unreachable');
  await context.unroute(/\/table\//);
  await enterName(page, 'Anastasia');
  await shown(page, '.board');
  await context.route(/\/table\//, (route) => route.abort('connectionrefused'));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await soon(async () => {
    await page.clock.fastForward(1_000);
    return page.locator('.screen.lost').count();
  }).toBe(1);
  await look(page, 'lost');
}
