import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TestClock } from '../support/clock.ts';
import { secretId } from '../support/wire.ts';
import { cutOff } from './boxes.ts';
import { hostHere } from './host-here.ts';
import { openPanel } from './host-support.ts';
import {
  describeBrowser,
  enterName,
  flip,
  joinedPhone,
  laptop,
  openBrowser,
  phone,
  soon,
  titled,
  visit,
} from './support.ts';

/** How far down the title stands, of the height of the page. */
function depthOfTitle(page: Page): Promise<number> {
  return page
    .locator('.play-over h1, .tv-over h1')
    .evaluate((title) => title.getBoundingClientRect().top / innerHeight);
}

describeBrowser('the end of a game', () => {
  test('4-I: nobody wins a game in which nobody found a pair', async () => {
    const here = await hostHere('A B / B A');
    const phones = [await joinedPhone(here.lan, 'Ana'), await joinedPhone(here.lan, 'Ben')];
    const tv = await visit(await laptop(await openBrowser()), `${here.local}/tv`);
    const { page: desk } = await openPanel(here);
    for (const page of phones) {
      for (const spot of [0, 1]) await flip(page, spot);
      await soon(() => here.table.view().players.filter(({ tries }) => tries > 0).length).toBe(
        phones.indexOf(page) + 1,
      );
    }
    await here.host.endGame();
    for (const page of [...phones, tv, desk]) {
      await titled(page, 'No pairs this time');
      // The words stand where the podium would.
      await soon(() => depthOfTitle(page)).toBeGreaterThan(0.2);
    }
  });

  test('a restart that the host sets on the podium is said with its time, at its start and at ten', async () => {
    const here = await hostHere('A A', { clock: new TestClock() });
    const context = await phone(await openBrowser());
    await context.clock.install();
    const page = await visit(context, here.lan);
    await enterName(page, 'Ana');
    for (const column of [0, 1]) await here.wire.get(`/flip/bob/0,${column}`);
    await page.locator('.play-over').waitFor();
    const said = async () =>
      (await page.locator('[role=log] p').allTextContents())
        .map((sentence) => sentence.split('.')[0])
        .filter((sentence) => sentence !== undefined && /^Next|^The host/.test(sentence));
    await soon(said).toEqual(['The host can start a new game']);
    await here.host.settings({ restartMinutes: 1 });
    await soon(said).toEqual(['The host can start a new game', 'Next game in 1:00']);
    for (const seconds of [20, 20, 12]) await page.clock.fastForward(seconds * 1_000);
    await soon(() => page.locator('.play-over > .say b').textContent()).toMatch(/in 0:0\d\.$/);
    await soon(said).toEqual([
      'The host can start a new game',
      'Next game in 1:00',
      'Next game in 0:10',
    ]);
    await here.host.settings({ restartMinutes: null });
    await soon(async () => (await said()).at(-1)).toBe('The host can start a new game');
    await here.host.settings({ restartMinutes: 2 });
    await soon(async () => (await said()).at(-1)).toBe('Next game in 2:00');
  });

  test('on a phone on its side, my numbers stand in one line', async () => {
    const here = await hostHere('A A / B B');
    const viewport = { width: 740, height: 360 };
    const english = await joinedPhone(here.lan, 'Ana', { viewport });
    const german = await joinedPhone(here.lan, 'Ben', { viewport, locale: 'de-DE' });
    for (const spot of [0, 1]) await flip(english, spot);
    for (const spot of [2, 3]) await flip(german, spot);
    for (const page of [english, german]) {
      const tops = () =>
        page
          .locator('.play-stat')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      await soon(async () => (await tops()).length).toBe(5);
      expect(new Set(await tops()).size).toBe(1);
    }
  });

  test.each([
    [320, 568],
    [740, 360],
  ])('on %d × %d a long title of the board leaves the menu in reach', async (width, height) => {
    const here = await hostHere('A A / B B', {
      title: 'Summer at Grandma’s: garden, cat & coffee',
    });
    const page = await joinedPhone(here.lan, 'Ana', { viewport: { width, height } });
    for (const spot of [0, 1]) await flip(page, spot);
    await soon(() => here.table.view().pairsLeft).toBe(1);
    await here.host.endGame();
    await page.locator('.play-podium').waitFor();
    expect(await cutOff(page, '.play-over .top > *')).toEqual([]);
  });

  test('long names of joint winners leave room for the podium, on the desk and on a phone', async () => {
    const here = await hostHere('🦊 🦊 / 🐻 🐻 / 🐼 🐼');
    const { page: desk } = await openPanel(here);
    const page = await joinedPhone(here.lan, 'Ana');
    for (const [row, name] of ['M'.repeat(20), 'Großmütterchen Hilde', 'Leo'].entries()) {
      const player = secretId(`p${row}`);
      await here.wire.post('/join', { player, name });
      for (const column of [0, 1]) await here.wire.get(`/flip/${player}/${row},${column}`);
    }
    for (const each of [desk, page]) {
      await each.locator('.play-lid').first().waitFor();
      const title = await each.locator('.play-over h1').boundingBox();
      expect(title?.height).toBeLessThan(150);
    }
    const lid = await desk.locator('.play-lid').first().boundingBox();
    expect(lid?.width).toBeGreaterThan(60);
  });

  test('on the desk of a small window, nobody below the podium is cut off', async () => {
    const rows = Array.from('🦊🐻🐼🐨🐯🦁🐮', (card) => `${card} ${card}`);
    const here = await hostHere(rows.join(' / '));
    const { page } = await openPanel(here, { viewport: { width: 1000, height: 640 } });
    const found = { 'Maximilian Alexander': [0, 1, 2], Bartholomew: [3, 4], Ana: [5], Leo: [6] };
    for (const [name, pairs] of Object.entries(found)) {
      const player = secretId(name.replace(' ', ''));
      await here.wire.post('/join', { player, name });
      for (const row of pairs) {
        for (const column of [0, 1]) await here.wire.get(`/flip/${player}/${row},${column}`);
      }
    }
    const over = page.locator('.play-over');
    await over.waitFor();
    await soon(() => over.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
  });

  test('in a small window of the host, the next game is offered once', async () => {
    const here = await hostHere('A B / B A');
    const { page } = await openPanel(here, { viewport: { width: 900, height: 700 } });
    const offers = () => page.getByRole('button', { name: 'New game' }).count();
    expect(await offers()).toBe(1);
    await here.host.endGame();
    await page.locator('.play-over').waitFor();
    expect(await offers()).toBe(1);
    await here.host.settings({ restartMinutes: 10 });
    await page.locator('.desk-next').waitFor({ state: 'detached' });
    expect(await offers()).toBe(1);
  });
});
