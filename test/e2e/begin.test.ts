import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TestClock } from '../support/clock.ts';
import { expectFailed, secretId } from '../support/wire.ts';
import { viewOf } from '../support/table-view.ts';
import { findingsInBoth } from './axe.ts';
import { hostHere } from './host-here.ts';
import { openPanel } from './host-support.ts';
import {
  describeBrowser,
  enterName,
  joinedPhone,
  laptop,
  openBrowser,
  phone,
  sees,
  soon,
  titled,
  visit,
} from './support.ts';

const MOTION = { reducedMotion: 'no-preference' } as const;

/** A game in the lobby, on a host whose time passes when the test says so. */
async function lobby() {
  const clock = new TestClock();
  const here = await hostHere('🦊 🐻 / 🐻 🦊', { clock, settings: { lobby: true } });
  return { ...here, clock };
}

/** A phone that has joined, and whose time passes when the test says so. */
async function stillPhone(lan: string, title: string): Promise<Page> {
  const context = await phone(await openBrowser());
  await context.clock.install({ time: 0 });
  await context.clock.pauseAt(1_000);
  const page = await context.newPage();
  // A frame of this page comes when its time passes; all of them together are next to nothing.
  const ticks = setInterval(() => void page.clock.runFor(1).catch(() => undefined), 25);
  try {
    await page.goto(lan);
    await enterName(page, 'Ana');
    await titled(page, title);
  } finally {
    clearInterval(ticks);
  }
  return page;
}

/** The number that is shown. */
function number(page: Page): Promise<string | null> {
  return page.locator('.lobby-count-card span:last-child').textContent();
}

describeBrowser('three, two, one', () => {
  test('the number that is due is shown, never less than one, until the host begins', async () => {
    const { lan, host, clock, wire } = await lobby();
    const page = await stillPhone(lan, 'You’re in!');
    await host.begin({ seconds: 3 });
    await titled(page, 'Ready?');
    expect(await number(page)).toBe('3');
    expect(await page.locator('.door .lede').textContent()).toBe('Find two that match.');
    await page.clock.runFor(900);
    expect(await number(page)).toBe('3');
    await page.clock.runFor(200);
    expect(await number(page)).toBe('2');
    await page.clock.runFor(1_000);
    expect(await number(page)).toBe('1');
    await page.clock.runFor(9_000); // the host is late
    expect(await number(page)).toBe('1');
    expectFailed(await wire.get('/flip/bob/0,0'), '4-H');
    clock.pass(3_000);
    await sees(page, 0, 'face down');
  });

  test('is said aloud once, and each number sounds softly', async () => {
    const { lan, host, clock } = await lobby();
    const context = await phone(await openBrowser());
    await context.addInitScript(() => {
      const tones: number[] = [];
      class Recorded extends OscillatorNode {
        constructor(at: BaseAudioContext, options?: OscillatorOptions) {
          super(at, options);
          tones.push(options?.frequency ?? 0);
        }
      }
      Object.assign(globalThis, { OscillatorNode: Recorded, tones });
    });
    const page = await visit(context, lan);
    await enterName(page, 'Ana');
    await titled(page, 'You’re in!');
    await page.locator('h1').tap(); // lets it sound
    const tones = () =>
      page.evaluate(() => (globalThis as unknown as { tones: number[] }).tones.splice(0));
    await tones();
    await host.begin({ seconds: 3 });
    await titled(page, 'Ready?');
    await soon(() => number(page)).toBe('1');
    const spoken = () => page.locator('[aria-live] p, [aria-live] span').allTextContents();
    expect((await spoken()).filter((line) => line.startsWith('Ready?'))).toEqual([
      'Ready? The game begins in 3 seconds.',
    ]);
    clock.pass(3_000);
    await sees(page, 0, 'face down');
    const heard = await tones();
    expect(heard.slice(-6), 'a new game').toEqual([480, 512, 544, 576, 608, 640]);
    const counted = heard.slice(0, -6);
    expect(counted.length, 'at most one each').toBeLessThanOrEqual(3);
    expect(new Set(counted)).toEqual(new Set([620]));
  });

  test('who comes late joins at the number that is due', async () => {
    const { lan, host, clock } = await lobby();
    await host.begin({ seconds: 3 });
    clock.pass(1_050);
    const page = await stillPhone(lan, 'Ready?');
    expect(await number(page)).toBe('2');
  });

  test('begins by one button, which stands below every tab', async () => {
    const { address, wire } = await lobby();
    const panel = await openPanel({ address });
    await panel.tab('Settings');
    await panel.button('Begin').click();
    await titled(panel.page, 'Ready?');
    expect((await viewOf(wire, secretId('bo'))).beginsIn).toBe(3);
  });

  test('with a friend every new game is counted, on film and podium, too; alone it begins at once', async () => {
    const clock = new TestClock();
    const here = await hostHere('🦊 🦊', { clock, settings: { shuffle: false } });
    const panel = await openPanel({ address: here.address });
    const newGame = panel.page.locator('.panel-foot').getByRole('button', { name: 'New game' });
    await newGame.click();
    await soon(() => here.table.game.number).toBe(2);
    expect(here.table.game.phase).toBe('playing');
    const watching = await joinedPhone(here.lan, 'Mia');
    const reading = await joinedPhone(here.lan, 'Leo', MOTION);
    const tv = await visit(await laptop(await openBrowser(), MOTION), `${here.lan}/tv`);
    for (const column of [0, 1]) await here.wire.get(`/flip/bob/0,${column}`);
    await watching.getByRole('button', { name: 'Watch it again' }).tap();
    await watching.locator('.film .board').waitFor();
    await reading.locator('.play-over').waitFor();
    await tv.locator('.tv-over').waitFor();
    await newGame.click();
    for (const page of [watching, reading, tv, panel.page]) {
      await titled(page, 'Ready?');
      expect(await number(page)).toMatch(/[123]/);
      expect(await page.locator('.film').count()).toBe(0);
    }
    const begin = panel.page.getByRole('button', { name: 'Begin', exact: true });
    expect(await begin.count(), 'it begins by itself').toBe(0);
    for (const page of [reading, tv]) {
      await page.evaluate(() => {
        new MutationObserver((changes) => {
          const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes]);
          const go = nodes.find((node) => (node as Element).className === 'lobby-go');
          if (go !== undefined) document.body.dataset['go'] = go.textContent ?? '';
        }).observe(document.body, { childList: true });
      });
    }
    clock.pass(3_000);
    for (const page of [watching, reading, panel.page]) await sees(page, 0, 'face down');
    for (const page of [reading, tv])
      await soon(() => page.locator('body').getAttribute('data-go')).toBe('Go!');
    await soon(() => reading.locator('.lobby-go').count()).toBe(0);
  });

  test('the word after the last number has room on the smallest phone', async () => {
    const { lan, host, clock } = await lobby();
    const small = { viewport: { width: 320, height: 568 }, locale: 'fr-FR', ...MOTION };
    const page = await joinedPhone(lan, 'Mia', small);
    await page.evaluate(() => {
      new MutationObserver((changes) => {
        const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes]) as HTMLElement[];
        const go = nodes.find(({ className }) => className === 'lobby-go');
        if (go !== undefined) document.body.dataset['go'] = `${go.scrollWidth} of ${innerWidth}`;
      }).observe(document.body, { childList: true });
    });
    await host.begin({ seconds: 3 });
    await page.locator('.lobby-count').waitFor();
    clock.pass(3_000);
    await soon(() => page.locator('body').getAttribute('data-go')).toBe('320 of 320');
  });

  test('the host begins for all at once: window, phone and TV', async () => {
    const { lan, local, address, clock, wire } = await lobby();
    await wire.post('/join', { player: secretId('bo'), name: 'Bo' });
    const mia = await joinedPhone(lan, 'Mia', MOTION);
    const tv = await visit(
      await laptop(await openBrowser(), { viewport: { width: 1920, height: 1080 }, ...MOTION }),
      `${local}/tv`,
    );
    const panel = await openPanel({ address });
    await titled(tv, 'Scan to play');
    await panel.page.locator('.panel-foot').getByRole('button', { name: 'Begin' }).click();
    for (const page of [panel.page, mia, tv]) await titled(page, 'Ready?');
    expect((await viewOf(wire, secretId('bo'))).beginsIn).toBe(3);
    const again = panel.page.locator('.panel-foot').getByRole('button', { name: 'Begin' });
    expect(await again.isDisabled(), 'nobody begins twice').toBe(true);
    expect(await mia.locator('.pal').allTextContents()).toContain('Bo');
    expect(await tv.locator('.tv-crowd').textContent()).toContain('Bo');
    // The ribbon that lifts is there for a moment only: it is told of when it comes.
    for (const page of [mia, tv]) {
      await page.evaluate(() => {
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            for (const node of addedNodes)
              if (node instanceof HTMLElement && node.classList.contains('lobby-lifts'))
                document.documentElement.dataset['lifted'] = String(node.getAnimations().length);
        }).observe(document.body, { childList: true });
      });
    }
    clock.pass(3_000);
    await sees(mia, 0, 'face down');
    for (const page of [mia, tv]) {
      await page.locator('html[data-lifted="1"]').waitFor({ state: 'attached' });
      await soon(() => page.locator('.lobby-lifts').count()).toBe(0);
    }
    await sees(panel.page, 0, 'face down');
    expect(await panel.page.locator('.lobby-lifts').count(), 'nothing moves there').toBe(0);
  });

  test('in a lobby my sign hops with a tap, here at once, and in the lobbies of all and on the TV', async () => {
    const { lan } = await lobby();
    const mia = await joinedPhone(lan, 'Mia', MOTION);
    const leo = await joinedPhone(lan, 'Leo', MOTION);
    const tv = await visit(await laptop(await openBrowser(), MOTION), `${lan}/tv`);
    await soon(() => tv.locator('.tv-crowd li').count()).toBe(2);
    for (const page of [mia, leo, tv]) {
      await page.evaluate(() => {
        const animate = Reflect.get(Element.prototype, 'animate');
        Element.prototype.animate = function (frames, options) {
          const { id = '' } = typeof options === 'object' ? options : {};
          const { dataset } = document.body;
          if (id === 'hop')
            dataset['hop'] = `${dataset['hop'] ?? ''} ${this.getAttribute('class')}`;
          return animate.call(this, frames, options);
        };
      });
    }
    await mia.getByRole('button', { name: 'Hop' }).tap();
    const hopped = (page: Page) => page.locator('body').getAttribute('data-hop');
    expect(await hopped(mia)).toMatch(/^ lobby-hop/);
    for (const page of [leo, tv]) await soon(() => hopped(page)).toMatch(/sticker/);
    expect(await findingsInBoth(mia, 'lobby')).toEqual([]);
  });

  test('in a lobby a click on a board deals it, and that one begins', async () => {
    const { lan, address, table } = await lobby();
    const mia = await joinedPhone(lan, 'Mia');
    const panel = await openPanel({ address });
    await panel.tab('Boards');
    await panel.page.getByText('Forest friends', { exact: true }).click();
    await soon(() => mia.locator('.door').textContent()).toContain('Forest friends');
    const foot = panel.page.locator('.panel-foot');
    await soon(() => foot.textContent()).toContain('Forest friends, 4 × 4');
    await panel.page.getByRole('radio', { name: /^Forest friends.*playing now/ }).waitFor();
    expect([table.game.phase, table.game.title]).toEqual(['lobby', 'Forest friends']);
    await foot.getByRole('button', { name: 'Begin' }).click();
    await titled(mia, 'Ready?');
    expect(table.game.title).toBe('Forest friends');
  });
});
