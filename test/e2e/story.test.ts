import { text as textOf } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TestClock } from '../support/clock.ts';
import { secretId } from '../support/wire.ts';
import { findings, findingsInBoth, EVERYTHING } from './axe.ts';
import { hostHere } from './host-here.ts';
import { openPanel } from './host-support.ts';
import {
  NETWORK_GONE,
  allowTrouble,
  describeBrowser,
  flip,
  joinedPhone,
  laptop,
  openBrowser,
  phone,
  soon,
  visit,
} from './support.ts';

/** What is heard of the podium, from the left to the right of each line. */
function heard(page: Page): Promise<string[]> {
  return page.locator('.play-podium .play-stand').evaluateAll((stands) =>
    stands.map((stand) =>
      [...stand.children]
        .flatMap((part) => (part.className === 'play-under' ? [...part.children] : [part]))
        .filter(
          (part) => part.getAttribute('aria-hidden') !== 'true' && part.className !== 'play-lid',
        )
        .map((part) => part.textContent)
        .join('|'),
    ),
  );
}

/** The names on the podium, from the left to the right. */
async function drawn(page: Page): Promise<string[]> {
  const names = await page
    .locator('.play-podium .play-name')
    .evaluateAll((all) =>
      all.map((name) => ({ left: name.getBoundingClientRect().left, text: name.textContent })),
    );
  return names.toSorted((one, other) => one.left - other.left).map(({ text }) => text);
}

describeBrowser('after a game', () => {
  test('everybody has an award, on the podium of phones and the TV, with its sentence', async () => {
    const clock = new TestClock();
    const here = await hostHere('🦊 🦊 🐻 🐻 / 🐼 🐼 🐸 🐸 / 🐷 🐷 🐨 🐨', { clock });
    const page = await joinedPhone(here.lan, 'Ana');
    const tv = await visit(
      await laptop(await openBrowser(), { viewport: { width: 1920, height: 1080 } }),
      `${here.lan}/tv`,
    );
    for (const spot of [0, 1]) {
      await flip(page, spot);
      await soon(() => page.locator('.card.mine').count()).toBe(spot + 1);
      clock.pass(3_000);
    }
    const others = { Ben: [2, 4, 6], Cleo: [8], Dan: [10] };
    for (const [name, spots] of Object.entries(others)) {
      here.table.room.join(secretId(name), { name });
      for (const spot of spots.flatMap((first) => [first, first + 1])) {
        clock.pass(3_000);
        await here.table.flip(secretId(name), { row: Math.floor(spot / 4), column: spot % 4 });
      }
    }
    await page.locator('.play-award').waitFor();
    expect(await page.locator('.play-award b').textContent()).toBe('First find');
    expect(await page.locator('.play-award small').textContent()).toBe(
      'Found the first pair, 🦊 🦊.',
    );
    expect(await heard(page)).toEqual([
      '1st, |Ben|3 pairs|On a roll: Three pairs in a row.',
      '2nd, |You|1 pair|First find: Found the first pair, 🦊 🦊.',
      '2nd, |Cleo|1 pair|Flying start: Found 🐷 🐷 on the very first try.',
      '2nd, |Dan|1 pair|Lucky star: Found 🐨 🐨 before anyone had seen both.',
    ]);
    expect(await drawn(page)).toEqual(['You', 'Cleo', 'Dan', 'Ben']);
    expect(await findingsInBoth(page, 'podium')).toEqual([]);
    await page.locator('.play-award').tap();
    expect(await page.locator('.play-medal h3').allTextContents()).toEqual([
      'First find · You',
      'On a roll · Ben',
      'Flying start · Cleo',
      'Lucky star · Dan',
    ]);
    expect(await findingsInBoth(page, 'awards')).toEqual([]);
    // Its tabs are a line: arrows choose, and around its end.
    const chosen = () => page.locator('.sheet [aria-selected=true]').getAttribute('id');
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await page.locator('#after-awards').focus();
    for (const [key, tab] of [
      ['ArrowRight', 'tonight'],
      ['ArrowRight', 'awards'],
      ['ArrowLeft', 'tonight'],
      ['Home', 'awards'],
    ] as const) {
      await page.keyboard.press(key);
      await soon(chosen).toBe(`after-${tab}`);
      await soon(focused).toBe(`after-${tab}`);
      await page
        .locator(tab === 'tonight' ? '.sheet .play-night' : '.sheet .play-medals')
        .waitFor();
    }
    await page.keyboard.press('Escape');
    await soon(() =>
      page.locator('.play-award').evaluate((it) => it === document.activeElement),
    ).toBe(true);
    // There is room for all who share the second place.
    await soon(() => tv.locator('.play-prize').count()).toBe(4);
    expect(await tv.locator('.play-prize').allTextContents()).toContain(
      'On a roll: Three pairs in a row.',
    );
    expect(await tv.locator('.tv-awards').count()).toBe(0);
    expect(await findings(tv, EVERYTHING)).toEqual([]);
  });

  test('what did not come at once is asked for again', async () => {
    allowTrouble(NETWORK_GONE);
    const here = await hostHere('🦊 🦊');
    const context = await phone(await openBrowser());
    const asked: string[] = [];
    await context.route('**/after-*', (route) => {
      const { pathname } = new URL(route.request().url());
      const isFirst = !asked.includes(pathname);
      asked.push(pathname);
      return isFirst ? route.abort() : route.continue();
    });
    const page = await visit(context, here.lan);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    for (const spot of [0, 1]) {
      await flip(page, spot);
      await soon(() => page.locator('.card.mine, .play-lid').count()).toBeGreaterThan(0);
    }
    await page.getByRole('button', { name: 'Watch it again' }).waitFor();
    expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1);
    const style = page.locator('link[rel=stylesheet][href*=after-]');
    await soon(() => style.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
  });

  test('it is all there beside the game: nothing is fetched when that is over', async () => {
    allowTrouble(NETWORK_GONE);
    const here = await hostHere('🦊 🦊');
    const context = await phone(await openBrowser());
    const parts = ['.js', '.css'].map((end) =>
      context.waitForEvent(
        'requestfinished',
        (request) => request.url().includes('/after-') && request.url().endsWith(end),
      ),
    );
    const words = context.waitForEvent('requestfinished', (request) =>
      request.url().includes('/en-story-'),
    );
    const page = await visit(context, here.lan);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await Promise.all([...parts, words]);
    await context.route('**/assets/**', (route) => route.abort());
    for (const spot of [0, 1]) {
      await flip(page, spot);
      await soon(() => page.locator('.card.mine, .play-lid').count()).toBeGreaterThan(0);
    }
    await page.locator('.play-award').waitFor();
  });

  test('the evening stands on phones, the desk and the TV; it is saved as a table, and started afresh', async () => {
    const here = await hostHere('🦊 🦊 / 🐻 🐻', { title: 'Under the sea' });
    const page = await joinedPhone(here.lan, 'Ana');
    const tv = await visit(
      await laptop(await openBrowser(), { viewport: { width: 1920, height: 1080 } }),
      `${here.lan}/tv`,
    );
    const panel = await openPanel(here);
    const desk = panel.page;
    await panel.tab('Tonight');
    await desk.getByText('No game with others yet. The first one counts.').waitFor();
    const play = async (name: string, ...spots: readonly number[]) => {
      const player = secretId(name);
      here.table.room.join(player, { name });
      for (const at of spots) {
        await here.table.flip(player, { row: Math.floor(at / 2), column: at % 2 });
      }
    };
    await play('Ben', 0, 1);
    await flip(page, 2);
    await soon(() => page.locator('.card.mine').count()).toBe(1);
    await flip(page, 3);
    await page.locator('.play-over').waitFor();
    await here.host.newGame();
    await page.locator('.play-over').waitFor({ state: 'detached' });
    await flip(page, 0);
    await soon(() => page.locator('.card.mine').count()).toBe(1);
    await flip(page, 2);
    await soon(() => here.table.view().players[0]?.tries).toBe(1);
    await play('Ben', 0, 1, 2, 3);
    await page.locator('.play-ways .btn').last().tap();
    const rows = (on: Page) => on.locator('.play-night tbody tr').allInnerTexts();
    const told = (lines: readonly string[]) => lines.map((line) => line.split(/\s+/).join(' '));
    await page.locator('.play-night').waitFor();
    expect(await page.locator('#after-panel h2').textContent()).toMatch(
      /^After 2 games, since \d\d:\d\d$/,
    );
    expect(told(await rows(page))).toEqual(['Ben 1 , won 2 , won 3 2', 'You 1 , won – 1 1']);
    expect(await findingsInBoth(page, 'tonight')).toEqual([]);
    await tv.locator('.tv-evening').waitFor();
    expect(await tv.locator('.tv-evening .tv-name').allTextContents()).toEqual(['Ben', 'Ana']);
    expect(await findings(tv, EVERYTHING)).toEqual([]);
    await soon(() => desk.locator('.play-night tbody tr').count()).toBe(2);
    expect(await findingsInBoth(desk, 'tonight on the desk')).toEqual([]);
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      panel.button('Save…').last().click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^memory-scramble-\d{4}-\d\d-\d\d\.csv$/);
    const table = await textOf(await download.createReadStream());
    expect(table).toContain(',Under the sea,2,2,');
    expect(table.trim().split('\r\n')).toHaveLength(5);
    await panel.button('Reset standings…').click();
    expect(await findingsInBoth(desk, 'start afresh')).toEqual([]);
    await panel.button('Keep them').click();
    expect(await desk.locator('.play-night tbody tr').count()).toBe(2);
    await panel.button('Reset standings…').click();
    await panel.button('Reset standings').click();
    await desk.getByText('No game with others yet. The first one counts.').waitFor();
    await page.getByText('No game with others yet. The first one counts.').waitFor();
    // It can still be saved, until it is forgotten.
    await desk.getByText(/^Last time: \w+ \d+ \w+$/).waitFor();
    const [again] = await Promise.all([
      desk.waitForEvent('download'),
      panel.button('Save…').last().click(),
    ]);
    expect(await textOf(await again.createReadStream())).toBe(table);
    expect(await findingsInBoth(desk, 'the last evening')).toEqual([]);
    await panel.button('Forget…').click();
    expect(await findingsInBoth(desk, 'forget')).toEqual([]);
    await panel.button('Forget').click();
    await desk.getByText(/^Last time/).waitFor({ state: 'detached' });
    expect(here.running.tonight.lastGames()).toEqual([]);
  });

  test('where the evening scrolls on the desk, its heads stay, and no row is seen above them', async () => {
    const here = await hostHere('🦊 🦊 / 🐻 🐻');
    const panel = await openPanel(here, { viewport: { width: 1280, height: 650 } });
    for (const name of ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva']) {
      here.table.room.join(secretId(name), { name });
    }
    for (const [row, name] of ['Ana', 'Ben'].entries()) {
      for (const column of [0, 1]) await here.table.flip(secretId(name), { row, column });
    }
    await panel.tab('Tonight');
    await panel.page.locator('.play-night').waitFor();
    const above = await panel.page.locator('.panel-body').evaluate((body) => {
      body.scrollTop = 160;
      const head = body.querySelector('.play-night th')?.getBoundingClientRect().top ?? NaN;
      return head - body.getBoundingClientRect().top;
    });
    expect(above).toBe(0);
  });

  test('the host forgets the lesson that runs', async () => {
    const here = await hostHere('🦊 🦊 / 🐻 🐻');
    const panel = await openPanel(here);
    for (const [name, row] of [['Ana', 0] as const, ['Ben', 1] as const]) {
      here.table.room.join(secretId(name), { name });
      for (const column of [0, 1]) await here.table.flip(secretId(name), { row, column });
    }
    await panel.tab('Tonight');
    await soon(() => panel.page.locator('.play-night tbody tr').count()).toBe(2);
    await panel.button('Forget…').click();
    await panel.button('Keep them').click();
    expect(await panel.page.locator('.play-night tbody tr').count()).toBe(2);
    await panel.button('Forget…').click();
    await panel.button('Forget').click();
    await panel.page.getByText('No game with others yet. The first one counts.').waitFor();
    expect(await panel.page.getByText(/^Last time/).count()).toBe(0);
    expect(here.running.tonight.evening.save()).not.toHaveProperty('last');
  });
});
