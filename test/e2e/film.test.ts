import { expect, test } from 'vitest';
import { TestClock } from '../support/clock.ts';
import { animals, tableWith } from '../support/decks.ts';
import { EVERYTHING, findings } from './axe.ts';
import { frames, place, playedGame, slider, told, watch, watchButton } from './film-support.ts';
import { hostHere } from './host-here.ts';
import { openPanel } from './host-support.ts';
import {
  describeBrowser,
  flip,
  joinedLaptop,
  joinedPhone,
  openBrowser,
  phone,
  pieceAt,
  press,
  soon,
  visit,
} from './support.ts';

describeBrowser('a game that is watched again', () => {
  test('is led by the keyboard: pairs, steps, beginning, end, and back to the podium', async () => {
    const { lan, play } = await playedGame();
    const page = await joinedLaptop(lan, 'Ana');
    await play(page);
    await watch(page);
    expect(await told(page)).toBe('Everyone flips a first card.');
    expect(await page.locator('.film .piece.up').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await soon(() => told(page)).toBe('Leo found 🦊 🦊');
    expect(await page.locator('.film .say span').last().textContent()).toBe('3 pairs left');
    await page.keyboard.press('ArrowRight');
    await soon(() => told(page)).toBe('You found 🐻 🐻');
    expect(await slider(page).getAttribute('aria-valuetext')).toContain('You found 🐻 🐻');
    expect(await page.locator('.film p[aria-live]').textContent()).toContain('You found 🐻 🐻');
    await page.locator('.film .piece.pair.mine').first().waitFor();
    await page.keyboard.press('Shift+ArrowLeft');
    await soon(() => told(page)).toBe('Leo found 🦊 🦊');
    await soon(() => page.locator('.film .piece.pair.mine').count()).toBe(0);
    await page.keyboard.press('End');
    await soon(() => told(page)).toBe('Leo found 🐙 🐙');
    await page.keyboard.press('Home');
    await soon(() => told(page)).toBe('Everyone flips a first card.');
    expect(await page.locator('.film .felt[inert]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.locator('.film').waitFor({ state: 'detached' });
    expect(await watchButton(page).evaluate((button) => button === document.activeElement)).toBe(
      true,
    );
  });

  test('is closed by the Back key, which leads to the podium', async () => {
    const { lan, play } = await playedGame();
    const page = await joinedPhone(lan, 'Ana');
    await play(page);
    await watch(page);
    await page.goBack();
    await page.locator('.film').waitFor({ state: 'detached' });
    await watchButton(page).waitFor();
  });

  test('stands still by Space, goes on by K, and takes as long as 1, 2, 3 and the buttons say', async () => {
    const clock = new TestClock();
    const { lan, play } = await playedGame({ clock });
    const moves = { reducedMotion: 'no-preference' } as const;
    const page = await joinedLaptop(lan, 'Ana', moves);
    await play(page, 4, () => clock.pass(3_000));
    await watch(page);
    const key = page.locator('.film-keys .film-play');
    const label = () => key.getAttribute('aria-label');
    await slider(page).focus();
    await soon(() => place(page)).toBeGreaterThan(0);
    await page.keyboard.press('Space');
    await soon(label).toBe('Play');
    await frames(page, 2); // the last frame of a film that ran
    const stopped = await place(page);
    await frames(page, 20);
    expect(await place(page)).toBe(stopped);
    // Each length is chosen by its key and by its button, and the film goes on at its pace.
    const lengths = page.getByRole('group', { name: 'How long the film takes' });
    const chosen = () => lengths.locator('[aria-pressed=true]').textContent();
    expect(await chosen()).toBe('20 s');
    for (const [name, length] of [
      ['3', 'Real time'],
      ['2', '1 min'],
      ['1', '20 s'],
    ] as const) {
      await page.keyboard.press(name);
      await soon(chosen).toBe(length);
    }
    await lengths.getByRole('button', { name: 'Real time' }).click();
    await soon(chosen).toBe('Real time');
    expect(await label()).toBe('Play'); // still
    expect(await place(page)).toBe(stopped);
    await page.keyboard.press('k');
    await soon(label).toBe('Pause');
    await soon(() => place(page)).toBeGreaterThan(stopped);
    await page.keyboard.press('K');
    await soon(label).toBe('Play');
  });

  test('with less motion plays in steps: each pair, and nothing between', async () => {
    const { lan, play } = await playedGame();
    const page = await joinedPhone(lan, 'Ana');
    await play(page);
    await watch(page);
    const key = page.locator('.film-keys .film-play');
    expect(await key.getAttribute('aria-label')).toBe('Play'); // it waits for me
    await page.evaluate(() => {
      const places = new Set<string>();
      const head = document.querySelector('.film-graph .film-thumb')?.parentElement as Element;
      new MutationObserver(() => places.add(head.getAttribute('transform') ?? '')).observe(head, {
        attributes: true,
      });
      Object.assign(globalThis, { places });
    });
    await press(page, key);
    await soon(() => told(page)).toBe('Leo found 🐙 🐙');
    await soon(() => key.getAttribute('aria-label')).toBe('Play'); // the end
    const places = await page.evaluate(() => [
      ...(globalThis as unknown as { places: Set<string> }).places,
    ]);
    // Four pairs, and the end.
    expect(places.length).toBeLessThanOrEqual(5);
    expect(places.length).toBeGreaterThanOrEqual(2);
  });

  test('plays by itself to its end, can be paused, and is dragged by a finger', async () => {
    const { lan, play } = await playedGame();
    const page = await joinedPhone(lan, 'Ana', { reducedMotion: 'no-preference' });
    await play(page);
    await watch(page);
    const seconds = async () => Number(await slider(page).getAttribute('aria-valuenow'));
    const key = page.locator('.film-keys .film-play');
    expect(await key.getAttribute('aria-label')).toBe('Pause');
    await press(page, key);
    await soon(() => key.getAttribute('aria-label')).toBe('Play');
    const stopped = await place(page);
    await frames(page, 20);
    expect(await place(page)).toBe(stopped);
    await press(page, key);
    await soon(() => told(page)).toBe('Leo found 🐙 🐙');
    await soon(() => key.getAttribute('aria-label')).toBe('Play'); // the end
    const box = await slider(page).boundingBox();
    if (box === null) throw new Error('there is no graph');
    await page.touchscreen.tap(box.x + 17, box.y + box.height / 2);
    await soon(() => told(page)).toBe('Everyone flips a first card.');
    expect(await key.getAttribute('aria-label')).toBe('Play'); // it stands still
    expect(await seconds()).toBe(0);
    await press(page, key);
    await soon(() => key.getAttribute('aria-label')).toBe('Pause');
    await press(page, page.locator('.film .film-bar .ibtn'));
    await page.locator('.film').waitFor({ state: 'detached' });
  });

  test('is closed at once by a new game, on the desk, too', async () => {
    const here = await playedGame();
    const friend = await joinedPhone(here.lan, 'Ana');
    const { page: desk } = await openPanel(here);
    await here.play(friend);
    for (const page of [friend, desk]) await watch(page);
    expect(await friend.locator('.film .ibtn:visible').count()).toBe(3); // back, and to pairs
    await here.host.newGame();
    for (const page of [friend, desk]) {
      await page.locator('.film').waitFor({ state: 'detached' });
      await page.locator('.board').waitFor();
    }
  });

  test('can be watched by who came later; without a pair, there is nothing to watch', async () => {
    const here = await playedGame();
    const ana = await joinedPhone(here.lan, 'Ana');
    await here.play(ana);
    const late = await joinedPhone(here.lan, 'Zoe');
    await watch(late);
    expect(await late.locator('.film .say span').last().textContent()).toContain('joined later');
    await here.host.newGame();
    await late.locator('.play .board').waitFor();
    await here.host.endGame();
    await late.locator('.play-over').waitFor();
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
    expect(await page.locator('.film .say img').getAttribute('alt')).toBe('Our cat');
    await page.locator('.film .piece.pair .photo img').waitFor();
    const heard = 'You found Our cat = Katze';
    expect(await slider(page).getAttribute('aria-valuetext')).toContain(heard);
    expect(await page.locator('.film p[aria-live]').textContent()).toContain(heard);
  });

  test('is opened by an award a moment before what it was given for', async () => {
    const { lan, play } = await playedGame();
    const page = await joinedPhone(lan, 'Ana');
    await play(page);
    await press(page, page.locator('.play-award'));
    const medals = page.locator('.play-medal');
    await medals.first().waitFor();
    const names = await medals.locator('h3').allTextContents();
    const mine = names.findIndex((name) => name.endsWith('You'));
    await press(page, medals.nth(mine).getByRole('button', { name: /^Show me: / }));
    await page.locator('.film .board').waitFor();
    // With less motion it stands still, at the moment itself.
    await soon(() => told(page)).toBe('You found 🐻 🐻');
    await press(page, page.locator('.film .film-bar .ibtn'));
    await page.locator('.film').waitFor({ state: 'detached' });
    await page.locator('.play-over').waitFor();
  });

  test('names each award at the pair that it was given for, where there is room', async () => {
    const { lan, play } = await playedGame();
    const page = await joinedLaptop(lan, 'Ana');
    await play(page);
    await press(page, page.locator('.play-award'));
    const shown = page.locator('.play-medal', { has: page.locator('button') });
    await shown.first().waitFor();
    const names = (await shown.locator('h3').allTextContents()).map((each) => each.split(' · ')[0]);
    expect(names.length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await watch(page);
    const notes = await page.locator('.film-moments .play-note').allTextContents();
    expect(new Set(notes)).toEqual(new Set(names));
    expect(notes).toHaveLength(names.length);
    expect(await findings(page, EVERYTHING)).toEqual([]);
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
    expect(await page.locator('.play-watch-again > .trouble').count()).toBe(0);
  });
});
