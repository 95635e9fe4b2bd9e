import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type RefusalCode, formatFailure } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { secretId } from '../support/wire.ts';
import { hostHere } from './host-here.ts';
import {
  allowTrouble,
  describeBrowser,
  enterName,
  flip,
  joinedPhone,
  openBrowser,
  phone,
  press,
  says,
  sees,
  seesBoard,
  soon,
  titled,
  visit,
} from './support.ts';

const BOARD = 'face down | face down / face down | face down';
const CODE = 'This room has a code';
/** The last screen has its title in every language. */
const LAST = /Something went wrong/;
const ENDED = 'The host took you out of the game';

const button = (page: Page, name: string) => page.getByRole('button', { name });

async function hostWithCode() {
  const here = await hostHere('A B / B A');
  await here.host.door({ door: 'code', code: 'KIWI42' });
  return here;
}

/** Every seat is taken. */
async function fullHost() {
  const here = await hostHere('A B / B A');
  for (let seat = 0; seat < limits.seatsMax; seat++) {
    here.table.room.join(secretId(`p${seat}`), { name: `P ${seat}` });
  }
  return here;
}

/** What comes beside the game, as far as it has come. */
function fetchedAfter(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /assets\/((?:after|en-story)-.*)$/.exec(name)?.[1] ?? []);
    return [...new Set(names.map((name) => name.replace(/-[\w-]{8}\./, '.')))].toSorted();
  });
}

async function newPhone(origin: string): Promise<Page> {
  return visit(await phone(await openBrowser()), origin);
}

async function tellCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await press(page, button(page, 'Come in'));
}

async function openMenu(page: Page): Promise<void> {
  await press(page, button(page, 'Menu'));
  await page.getByRole('dialog').waitFor();
}

describeBrowser('the door', () => {
  test('is passed with a friendly name that is already there, or another, one tap away, but not with none', async () => {
    allowTrouble(/status of 400/);
    const { lan, table } = await hostHere('A B / B A');
    const page = await newPhone(lan);
    const typed = () => page.locator('#name').inputValue();
    const first = await typed();
    await page.locator('#name').fill('   ');
    await press(page, button(page, 'Play'));
    await page.getByText('A name needs 1 to 20 letters.').waitFor();
    await soon(async () => {
      await press(page, button(page, 'Another name'));
      return typed();
    }).not.toBe(first);
    const name = await typed();
    for (const each of [first, name]) expect(each).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    await press(page, button(page, 'Play'));
    await seesBoard(page, BOARD);
    expect(table.view().players.map((player) => player.name)).toEqual([name]);
  });

  test('a link with the code joins without asking, and the address bar forgets it', async () => {
    const { lan } = await hostWithCode();
    const page = await newPhone(`${lan}/#code=KIWI42`);
    await enterName(page, 'Ana');
    await seesBoard(page, BOARD);
    expect(page.url()).toBe(`${lan}/`);
    await page.reload();
    await seesBoard(page, BOARD);
  });

  test('without the code it is asked for: a wrong one is told, the right one comes in', async () => {
    const { lan, table } = await hostWithCode();
    const page = await newPhone(lan);
    await enterName(page, 'Ana');
    await titled(page, CODE);
    expect(await page.getByRole('alert').count()).toBe(0);
    await tellCode(page, 'KIWI41');
    await page.getByText('That’s not it. Try again.').waitFor();
    await tellCode(page, 'KIWI42');
    await seesBoard(page, BOARD);
    expect(table.view().players.map(({ name }) => name)).toEqual(['Ana']);
  });

  test('a link with an old code asks for the new one, without a reproach', async () => {
    const { lan, table } = await hostWithCode();
    const page = await newPhone(`${lan}/#code=OLD1`);
    await enterName(page, 'Ana');
    await titled(page, CODE);
    const told = () => page.getByRole('alert').allTextContents();
    await soon(told).toEqual(['The code has changed. Type the new one.']);
    await tellCode(page, 'KIWI41');
    await soon(told).toEqual(['That’s not it. Try again.']);
    await tellCode(page, 'KIWI42');
    await seesBoard(page, BOARD);
    expect(table.view().players.map(({ name }) => name)).toEqual(['Ana']);
  });

  test('a link with the new code, opened in the same tab, comes in at once', async () => {
    const { lan, table } = await hostWithCode();
    const page = await newPhone(`${lan}/#code=OLD1`);
    await enterName(page, 'Ana');
    await titled(page, CODE);
    await page.evaluate(() => (location.hash = 'code=KIWI42'));
    await seesBoard(page, BOARD);
    expect(table.view().players.map(({ name }) => name)).toEqual(['Ana']);
    expect(page.url()).toBe(`${lan}/`);
  });

  test('a link with the code, opened on the way to the door, opens it', async () => {
    const { lan } = await hostWithCode();
    const page = await newPhone(lan);
    await page.locator('#name').waitFor();
    await Promise.all([
      page.waitForEvent('load'),
      page.evaluate(() => (location.hash = 'code=KIWI42')),
    ]);
    await enterName(page, 'Ana');
    await seesBoard(page, BOARD);
  });

  test('who plays already is not disturbed by a link, and has its code from then on', async () => {
    const { lan, host } = await hostWithCode();
    const page = await newPhone(`${lan}/#code=KIWI42`);
    await enterName(page, 'Ana');
    await flip(page, 0);
    await sees(page, 0, 'A, you have it');
    let loads = 0;
    page.on('load', () => loads++);
    await host.door({ door: 'code', code: 'PLUM42' });
    await page.evaluate(() => (location.hash = 'code=PLUM42'));
    await soon(() => page.url()).toBe(`${lan}/`);
    await sees(page, 0, 'A, you have it');
    expect(loads).toBe(0);
    await page.evaluate(() => localStorage.clear()); // a new player, with the kept code
    await page.reload();
    await enterName(page, 'Ben');
    await sees(page, 0, 'A, Ana has it');
  });

  test('after too many wrong codes one is sent to the host, and the right one opens', async () => {
    allowTrouble(/status of 429/);
    const { lan, wire } = await hostWithCode();
    for (let tried = 0; tried < limits.wrongCodesMax; tried++) {
      await wire.post('/join', { player: secretId('guess'), name: 'G', code: `no${tried}` });
    }
    const page = await newPhone(lan);
    await enterName(page, 'Ana');
    await tellCode(page, 'NOPE42');
    await page.getByText('That’s not it. Ask the host for the code.').waitFor();
    await tellCode(page, 'kiwi42');
    await sees(page, 0, 'face down');
  });

  test('who was removed is told, and may join again, also behind a door with a code', async () => {
    const { lan, host, table } = await hostWithCode();
    const page = await newPhone(`${lan}/#code=KIWI42`);
    await enterName(page, 'Ana');
    await flip(page, 0);
    await sees(page, 0, 'A, you have it');
    await host.remove({ seat: 0 });
    await titled(page, ENDED);
    await press(page, button(page, 'Join again'));
    await seesBoard(page, BOARD);
    expect(table.view().players.map(({ name }) => name)).toEqual(['Ana']);
    await says(page, 'Flip any card.'); // and not that I was away
    await flip(page, 1);
    await sees(page, 1, 'B, you have it');
  });

  test('who was blocked is told, and finds no way back, not even by a reload', async () => {
    const { lan, host } = await hostHere('A B / B A');
    const page = await joinedPhone(lan, 'Ana');
    await host.block({ seat: 0 });
    for (let visits = 0; visits < 2; visits++) {
      await titled(page, ENDED);
      await page.getByText('If it was a mistake, ask the host to let you back in.').waitFor();
      expect(await page.getByRole('button').count()).toBe(0);
      await page.reload();
    }
  });

  test('a full room says so, and can be watched until a seat is free', async () => {
    allowTrouble(/status of 503/);
    const { lan, table } = await fullHost();
    const page = await newPhone(lan);
    await enterName(page, 'Ana');
    await titled(page, 'The room is full');
    await press(page, page.getByRole('button', { name: 'Watch the game' }));
    await says(page, 'You’re watching.');
    await table.flip(secretId('p0'), { row: 0, column: 0 });
    await sees(page, 0, 'A, P 0 has it');
    await press(page, page.getByRole('button', { name: 'Join in' }));
    await titled(page, 'The room is full');
    await press(page, page.getByRole('button', { name: 'Watch the game' }));
    await says(page, 'You’re watching.');
    table.leave(secretId('p1'));
    await press(page, page.getByRole('button', { name: 'Join in' }));
    await says(page, 'Flip any card.');
  });

  test('whatever the host refuses in the middle of a game, the page says what to do', async () => {
    allowTrouble(/status of (400|404|421|429|500|503)/);
    const { lan } = await hostHere('A B / B A');
    const page = await joinedPhone(lan, 'Ana');
    let refusal: { readonly status: number; readonly code: RefusalCode } | undefined;
    await page.route(/\/(table|join)\b/, (route) =>
      refusal === undefined
        ? route.continue()
        : route.fulfill({ status: refusal.status, body: formatFailure(refusal.code) }),
    );
    /** The host refuses every poll with this, until the page says so; and then no more. */
    const refuse = async (status: number, code: RefusalCode, told: () => Promise<void>) => {
      refusal = { status, code };
      await page.evaluate(() => dispatchEvent(new Event('online'))); // it asks at once
      await told();
      refusal = undefined;
    };
    const saysSoon = (first: string) => () => says(page, first);
    const titledSoon = (title: string | RegExp) => () => titled(page, title);
    await refuse(429, 'many-requests', saysSoon('Too much going on right now.'));
    await seesBoard(page, BOARD);
    await refuse(503, 'full', saysSoon('Too much going on right now.'));
    await refuse(421, 'foreign-host', saysSoon('The game has a new address.'));
    await refuse(500, 'bug', saysSoon('This game got stuck.'));
    await soon(() => page.locator('.lost').count()).toBe(0);
    await refuse(403, 'removed', titledSoon(ENDED));
    await seesBoard(page, BOARD);
    await refuse(503, 'no-seat', titledSoon('The room is full'));
    await seesBoard(page, BOARD);
    await refuse(403, 'code', titledSoon(CODE));
    await seesBoard(page, BOARD);
    await refuse(404, 'not-found', titledSoon(LAST));
    await press(page, page.getByText('Load again'));
    await seesBoard(page, BOARD);
    await refuse(400, 'bad-wait', titledSoon(LAST));
  });

  test('who leaves sees a friendly word, and may join again', async () => {
    const { lan, table } = await hostHere('A B / B A');
    const page = await joinedPhone(lan, 'Ana');
    await flip(page, 0);
    await sees(page, 0, 'A, you have it');
    await openMenu(page);
    await press(page, button(page, 'Leave the game'));
    await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Stay');
    await press(page, button(page, 'Stay')); // a slip costs nothing
    await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Leave the game',
    );
    await press(page, button(page, 'Leave the game'));
    await press(page, page.getByRole('button', { name: 'Leave', exact: true }));
    await titled(page, 'See you soon');
    await soon(() => table.view().players.map(({ presence }) => presence)).toEqual(['left']);
    await press(page, button(page, 'Join again'));
    await seesBoard(page, BOARD);
    await soon(() => table.view().players.map(({ presence }) => presence)).toEqual(['here']);
    await says(page, 'Flip any card.'); // and not that I was away
  });

  test('a player may change the name, and everybody sees it', async () => {
    const { lan } = await hostHere('A B / B A');
    const [ana, ben] = [await joinedPhone(lan, 'Ana'), await joinedPhone(lan, 'Ben')];
    await openMenu(ana);
    await ana.getByLabel('Change my name').fill('Anastasia');
    await press(ana, button(ana, 'Save'));
    await ana.getByRole('dialog').waitFor({ state: 'detached' });
    await soon(() => ben.locator('.chip .unseen').nth(1).textContent()).toBe('Anastasia, 0 pairs');
    await ana.reload();
    await openMenu(ana);
    await soon(() => ana.getByRole('dialog').getByRole('heading').textContent()).toBe('Anastasia');
  });

  test('a lobby says who is in, has a menu to leave by, and opens when the host begins (4-H)', async () => {
    const { lan, host } = await hostHere('A B / B A', { settings: { lobby: true } });
    const [ana, ben] = [await joinedPhone(lan, 'Ana'), await joinedPhone(lan, 'Ben')];
    await soon(() => ben.locator('.crowd .pal').allTextContents()).toEqual(['You', 'Ana']);
    await titled(ana, 'You’re in!');
    await ana.getByText('You’re the red circle. The host will start the game.').waitFor();
    await soon(() => ana.locator('.crowd .pal').allTextContents()).toEqual(['You', 'Ben']);
    await openMenu(ben);
    await press(ben, button(ben, 'Leave the game'));
    await press(ben, ben.getByRole('button', { name: 'Leave', exact: true }));
    await titled(ben, 'See you soon');
    await host.begin();
    await seesBoard(ana, BOARD);
  });

  test('whoever only watches is told so in a lobby, and may join in', async () => {
    allowTrouble(/status of 503/);
    const { lan, table, host } = await fullHost();
    const page = await newPhone(lan);
    await enterName(page, 'Zoe');
    await press(page, button(page, 'Watch the game'));
    await says(page, 'You’re watching.');
    await host.settings({ lobby: true });
    await host.newGame();
    await titled(page, 'You’re watching.');
    expect(await page.locator('.pal.me').count()).toBe(0);
    table.leave(secretId('p1'));
    await press(page, button(page, 'Join in'));
    await titled(page, 'You’re in!');
  });

  test('a lobby needs no file that is not there yet', async () => {
    const { lan, host } = await hostHere('A B / B A');
    const ana = await joinedPhone(lan, 'Ana');
    await seesBoard(ana, BOARD);
    await soon(() => fetchedAfter(ana)).toEqual(['after.css', 'after.js', 'en-story.js']);
    await ana.route('**/assets/**', (route) => route.abort());
    await host.settings({ lobby: true });
    await host.newGame();
    await titled(ana, 'You’re in!');
    await ana.getByText('You’re the red circle. The host will start the game.').waitFor();
  });
});
