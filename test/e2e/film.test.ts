import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TestClock } from '../support/clock.ts';
import { animals, tableWith } from '../support/decks.ts';
import { secretId } from '../support/wire.ts';
import { EVERYTHING, findings } from './axe.ts';
import { hostHere } from './host-here.ts';
import { openPanel } from './host-support.ts';
import {
  describeBrowser,
  flip,
  hearing,
  joinedLaptop,
  joinedPhone,
  laptop,
  openBrowser,
  phone,
  pieceAt,
  press,
  soon,
  visit,
} from './support.ts';

const LEO = secretId('leo');

/** Ana and Leo find all pairs of a board, whose rows are pairs. */
async function playedGame(options: Parameters<typeof hostHere>[1] = {}) {
  const rows = '🦊 🦊 / 🐻 🐻 / 🐸 🐸 / 🐙 🐙';
  const here = await hostHere(rows, { title: 'Under the sea', ...options });
  await here.wire.post('/join', { player: LEO, name: 'Leo' });
  const leoFinds = async (row: number) => {
    for (const column of [0, 1]) await here.wire.get(`/flip/${LEO}/${row},${column}`);
  };
  /** The page has joined, and finds the second row. */
  const play = async (page: Page, end = 4) => {
    await leoFinds(0);
    await flip(page, 2);
    await flip(page, 3);
    await pieceAt(page, 3).and(page.locator('.pair')).waitFor();
    for (let row = 2; row < end; row++) await leoFinds(row);
  };
  return { ...here, play };
}

function watchButton(page: Page) {
  return page.locator('.watch-again > .btn');
}

async function watch(page: Page): Promise<void> {
  await press(page, watchButton(page));
  await page.locator('.watch .board').waitFor();
}

const slider = (page: Page) => page.getByRole('slider');

/** What the say bar of the film tells. */
function told(page: Page): Promise<string | null> {
  return page.locator('.watch .say b').textContent();
}

describeBrowser('a game that is watched again', () => {
  test('is led by the keyboard: pairs, steps, beginning, end, and back to the podium', async () => {
    const { lan, play } = await playedGame();
    const page = await joinedLaptop(lan, 'Ana');
    await play(page);
    await watch(page);
    expect(await told(page)).toBe('Everyone picks a first card.');
    expect(await page.locator('.watch .piece.up').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await soon(() => told(page)).toBe('Leo found 🦊 🦊');
    expect(await page.locator('.watch .say span').last().textContent()).toBe('3 pairs left');
    await page.keyboard.press('ArrowRight');
    await soon(() => told(page)).toBe('You found 🐻 🐻');
    expect(await slider(page).getAttribute('aria-valuetext')).toContain('You found 🐻 🐻');
    expect(await page.locator('.watch [aria-live]').textContent()).toContain('You found 🐻 🐻');
    await page.locator('.watch .piece.pair.mine').first().waitFor();
    await page.keyboard.press('Shift+ArrowLeft');
    await soon(() => told(page)).toBe('Leo found 🦊 🦊');
    await soon(() => page.locator('.watch .piece.pair.mine').count()).toBe(0);
    await page.keyboard.press('End');
    await soon(() => told(page)).toBe('Leo found 🐙 🐙');
    await page.keyboard.press('Home');
    await soon(() => told(page)).toBe('Everyone picks a first card.');
    expect(await page.locator('.watch .felt[inert]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.locator('.watch').waitFor({ state: 'detached' });
    expect(await watchButton(page).evaluate((button) => button === document.activeElement)).toBe(
      true,
    );
  });

  test('plays by itself to its end, can be paused, and is dragged by a finger', async () => {
    const { lan, play } = await playedGame();
    const page = await joinedPhone(lan, 'Ana', { reducedMotion: 'no-preference' });
    await play(page);
    await watch(page);
    const seconds = async () => Number(await slider(page).getAttribute('aria-valuenow'));
    const key = page.locator('.keys .play');
    expect(await key.getAttribute('aria-label')).toBe('Pause');
    await soon(() => told(page)).toBe('Leo found 🐙 🐙');
    await soon(() => key.getAttribute('aria-label')).toBe('Play'); // the end
    const box = await slider(page).boundingBox();
    if (box === null) throw new Error('there is no graph');
    await page.touchscreen.tap(box.x + 17, box.y + box.height / 2);
    await soon(() => told(page)).toBe('Everyone picks a first card.');
    expect(await key.getAttribute('aria-label')).toBe('Play'); // it stands still
    expect(await seconds()).toBe(0);
    await press(page, key);
    await soon(() => key.getAttribute('aria-label')).toBe('Pause');
    await press(page, page.locator('.watch .bar .ibtn'));
    await page.locator('.watch').waitFor({ state: 'detached' });
  });

  test('is closed at once by a new game, on the desk, too', async () => {
    const here = await playedGame();
    const friend = await joinedPhone(here.lan, 'Ana');
    const { page: desk } = await openPanel(here);
    await here.play(friend);
    for (const page of [friend, desk]) {
      await watch(page);
      expect(await page.locator('.watch .ibtn:visible').count()).toBe(3); // back, and to pairs
    }
    await here.host.newGame();
    for (const page of [friend, desk]) {
      await page.locator('.watch').waitFor({ state: 'detached' });
      await page.locator('.board').waitFor();
    }
  });

  test('can be watched by who came later; without a pair, there is nothing to watch', async () => {
    const here = await playedGame();
    const ana = await joinedPhone(here.lan, 'Ana');
    await here.play(ana);
    const late = await joinedPhone(here.lan, 'Zoe');
    await watch(late);
    expect(await late.locator('.watch .say span').last().textContent()).toContain('joined later');
    await here.host.newGame();
    await late.locator('.play .board').waitFor();
    await here.host.endGame();
    await late.locator('.over').waitFor();
    expect(await watchButton(late).count()).toBe(0);
  });

  test('shows a deck by its faces: unlike pairs, texts with spaces, photos', async () => {
    const { lan, host } = await hostHere(tableWith(animals));
    const page = await joinedPhone(lan, 'Mia');
    for (const spot of [0, 1, 2, 3]) {
      await flip(page, spot);
      await pieceAt(page, spot).waitFor();
    }
    await host.endGame();
    await watch(page);
    await page.keyboard.press('ArrowRight');
    await soon(() => told(page)).toBe('You found Hund = guide dog');
    await page.keyboard.press('ArrowRight');
    await soon(() => told(page)).toBe('You found  = Katze'); // the photo stands between
    expect(await page.locator('.watch .say img').getAttribute('alt')).toBe('Our cat');
    await page.locator('.watch .piece.pair .photo img').waitFor();
    const heard = 'You found Our cat = Katze';
    expect(await slider(page).getAttribute('aria-valuetext')).toContain(heard);
    expect(await page.locator('.watch [aria-live]').textContent()).toContain(heard);
  });

  test('is opened by an award a moment before what it was given for', async () => {
    const { lan, play } = await playedGame();
    const page = await joinedPhone(lan, 'Ana');
    await play(page);
    await press(page, page.locator('.award'));
    const medals = page.locator('.medal');
    await medals.first().waitFor();
    const names = await medals.locator('h3').allTextContents();
    const mine = names.findIndex((name) => name.endsWith('You'));
    await press(page, medals.nth(mine).getByRole('button', { name: /^Show me: / }));
    await page.locator('.watch .board').waitFor();
    // With less motion it stands still, at the moment itself.
    await soon(() => told(page)).toBe('You found 🐻 🐻');
    await press(page, page.locator('.watch .bar .ibtn'));
    await page.locator('.watch').waitFor({ state: 'detached' });
    await page.locator('.over').waitFor();
  });

  test('is shown on the TV when the host wants it, once, and not beyond its game', async () => {
    const here = await playedGame({ clock: new TestClock() }); // the desk can end it at any time
    const friend = await joinedPhone(here.lan, 'Ana');
    const room = {
      viewport: { width: 1920, height: 1080 },
      reducedMotion: 'no-preference',
    } as const;
    const tv = await visit(await laptop(await openBrowser(), room), `${here.lan}/tv`);
    const panel = await openPanel(here);
    await here.play(friend);
    await tv.locator('.podium').waitFor();
    await panel.tab('Today');
    const key = (name: string) => panel.page.getByRole('button', { name, exact: true });
    const heard = await hearing(tv);
    const show = async () => {
      const comes = tv.locator('.tv-film .board').waitFor();
      await key('Show').click();
      await comes;
    };
    await show();
    expect(await tv.locator('.tv-rail button, .tv-rail [tabindex]').count()).toBe(0); // nobody leads it
    expect(await findings(tv, EVERYTHING)).toEqual([]);
    await tv.locator('.podium').waitFor(); // back by itself
    expect(await heard()).toEqual(
      expect.arrayContaining(['Everyone picks a first card.', 'Leo found 🐙 🐙']),
    );
    await key('Stop').click();
    await show();
    await here.host.newGame();
    await tv.locator('.tv-film').waitFor({ state: 'detached' });
    await key('Show').waitFor({ state: 'detached' });
  });

  test('that does not come is told, and can be asked for again', async () => {
    const { lan, play } = await playedGame();
    const context = await phone(await openBrowser());
    const page = await visit(context, lan);
    await page.locator('#name').fill('Ana');
    await page.locator('#name').press('Enter');
    await page.locator('.board').waitFor();
    await play(page);
    await page.route(/\/record\//, (route) => route.fulfill({ status: 409, body: '(not-over)' }));
    await press(page, watchButton(page));
    await page.getByRole('alert').waitFor();
    await page.unroute(/\/record\//);
    await watch(page);
    expect(await page.locator('.watch-again > .trouble').count()).toBe(0);
  });
});
