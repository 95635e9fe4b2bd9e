import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TestClock } from '../../support/clock.ts';
import { type Wire, secretId } from '../../support/wire.ts';
import { cutOff, overlaps } from '../boxes.ts';
import { hostHere } from '../host-here.ts';
import { openPanel } from '../host-support.ts';
import {
  describeBrowser,
  flip,
  joinedPhone,
  laptop,
  openBrowser,
  sees,
  soon,
  visit,
} from '../support.ts';

const rowsOf = (cards: string) => Array.from(cards, (card) => `${card} ${card}`).join(' / ');

/** Joins, and finds the pairs of these rows. */
async function finds(wire: Wire, name: string, rows: readonly number[]): Promise<void> {
  const player = secretId(name.replace(' ', ''));
  await wire.post('/join', { player, name });
  for (const row of rows) {
    for (const column of [0, 1]) await wire.get(`/flip/${player}/${row},${column}`);
  }
}

describeBrowser('a window that grows', () => {
  test.each([
    ['the TV', '/tv'],
    ['the film', ''],
  ])('%s shows its board once, with signs of their new size', async (_, path) => {
    const cards = Array.from({ length: 400 }, (__, index) => `c${index >> 1}`);
    const here = await hostHere({ rows: 20, columns: 20, cards }, { clock: new TestClock() });
    await finds(here.wire, 'Ana', [0]);
    await finds(here.wire, 'Bob', []);
    const context = await laptop(await openBrowser(), { viewport: { width: 640, height: 360 } });
    const page = await visit(context, `${here.lan}${path}`);
    if (path === '') {
      await here.host.endGame();
      await page.locator('#name').fill('Cleo');
      await page.locator('#name').press('Enter');
      await page.locator('.play-watch-again > .btn').click();
    }
    const scope = path === '' ? '.film' : '.tv-frame';
    await page.locator(`${scope} .plain-cells`).waitFor();
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.locator(`${scope} .board .card`).first().waitFor();
    expect(await page.locator(`${scope} .plain-cells`).count()).toBe(0);
    if (path === '') return;
    const lengths = (tv: Page) =>
      tv.locator('.board').evaluate((board: HTMLElement) => board.style.cssText);
    const other = await visit(context, `${here.lan}${path}`);
    await other.setViewportSize({ width: 1920, height: 1080 });
    await other.reload();
    await other.locator('.board .card').first().waitFor();
    await soon(async () => (await lengths(page)) === (await lengths(other))).toBe(true);
  });
});

/** The names of a list whose rows are placed, from its first place on. */
function scoresOf(tv: Page): Promise<string> {
  return tv.locator('.tv-scores li[style]').evaluateAll((rows) =>
    rows
      .map((row) => ({ row, box: row.getBoundingClientRect() }))
      .toSorted((one, other) => one.box.x - other.box.x || one.box.y - other.box.y)
      .map(({ row }) => row.textContent)
      .join(),
  );
}

describeBrowser('ten players and more on the TV', () => {
  test('rows of scores never cross each other, and a pair flies over them', async () => {
    const here = await hostHere(rowsOf('🦊🐻🐼🐨🐯🦁🐮🐷'));
    const names = Array.from({ length: 12 }, (_, index) => `Pupil ${index}`);
    for (const name of names) await finds(here.wire, name, []);
    const tv = await visit(
      await laptop(await openBrowser(), {
        viewport: { width: 1920, height: 1080 },
        reducedMotion: 'no-preference',
      }),
      `${here.lan}/tv`,
    );
    await soon(() => tv.locator('.tv-scores li[style]').count()).toBe(12);
    await tv.evaluate(() => {
      const seen = { crossed: 0, flown: 0, hidden: 0 };
      Object.assign(globalThis, { seen });
      const countCrossed = () => {
        // Who comes at another place is not seen before there is room.
        const rows = [...document.querySelectorAll('.tv-scores li[style]')]
          .filter((row) => Number(getComputedStyle(row).opacity) > 0)
          .map((row) => row.getBoundingClientRect());
        for (const [at, one] of rows.entries()) {
          for (const other of rows.slice(at + 1)) {
            const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            if (width > 2 && height > 2) seen.crossed++;
          }
        }
        requestAnimationFrame(countCrossed);
      };
      countCrossed();
      new MutationObserver(() => {
        const flights = document.getAnimations().filter(({ id }) => id === 'home' || id === 'rise');
        if (flights.length < 4 || seen.flown > 0) return;
        // Just before they land, by hand: no frame is then too late.
        for (const flight of flights) {
          flight.pause();
          flight.currentTime = 440;
        }
        // On a TV nothing can be pressed, so nothing would be found there.
        for (const each of document.querySelectorAll<HTMLElement>('.tv-screen, .tv-screen *')) {
          each.style.pointerEvents = 'auto';
          each.inert = false;
        }
        const rail = document.querySelector('.tv-scores')?.getBoundingClientRect();
        for (const flying of document.querySelectorAll('.flights .piece')) {
          const { left, top, width, height } = flying.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          if (rail !== undefined && x > rail.left) seen.flown++;
          if ((document.elementFromPoint(x, y)?.closest('.flights') ?? null) === null)
            seen.hidden++;
        }
        for (const flight of flights) flight.play();
      }).observe(document.body, { subtree: true, childList: true });
    });
    await finds(here.wire, 'Pupil 11', [0]);
    await soon(() => tv.locator('.board .piece.up').count()).toBe(2);
    await finds(here.wire, 'Pupil 11', [1]);
    await soon(() => scoresOf(tv)).toMatch(/^Pupil 11/);
    const seen = () => tv.evaluate(() => (globalThis as unknown as { seen: object }).seen);
    await soon(seen).toEqual({ crossed: 0, flown: 2, hidden: 0 });
  });

  test('everybody’s award and every winner of the evening is shown in turn', async () => {
    const here = await hostHere(rowsOf('🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧'));
    const names = Array.from({ length: 12 }, (_, index) => `Pupil ${index}`);
    const context = await laptop(await openBrowser(), { viewport: { width: 1920, height: 1080 } });
    await context.clock.install();
    const tv = await visit(context, `${here.lan}/tv`);
    for (let game = 1; game <= 2; game++) {
      if (game > 1) await here.host.newGame();
      for (const [row, name] of names.entries()) await finds(here.wire, name, [row]);
    }
    await tv.locator('.tv-evening').waitFor();
    const seen = new Set<string>();
    const awarded = new Set(
      await tv.locator('.play-stand:not(.play-crowded) .play-name').allTextContents(),
    );
    await soon(async () => {
      await tv.clock.fastForward(1_000);
      for (const name of await tv.locator('.tv-evening .tv-name').allTextContents()) seen.add(name);
      for (const name of await tv.locator('.tv-awards .tv-name').allTextContents())
        awarded.add(name);
      return [seen.size, awarded.size];
    }).toEqual([12, 12]);
    expect(await cutOff(tv, '.tv-rail *:not(.say *)')).toEqual([]);
  });
});

describeBrowser('the list of players on the desk', () => {
  test('stands still while scores change, and offers a seat to the newest first', async () => {
    const here = await hostHere(rowsOf('🦊🐻🐼🐨'));
    for (const name of ['Ana', 'Bob', 'Cleo', 'Dora']) await finds(here.wire, name, []);
    const panel = await openPanel(here);
    await panel.tab('Players');
    const names = () => panel.page.locator('.desk-people bdi').allTextContents();
    await soon(async () => (await names()).length).toBe(5);
    const before = await names();
    await finds(here.wire, 'Dora', [0, 1]);
    await finds(here.wire, 'Cleo', [2]);
    await soon(() => panel.page.locator('.desk-people .pts').allTextContents()).toContain('2');
    expect(await names()).toEqual(before);
    for (const name of ['Old', 'Newcomer']) {
      const page = await joinedPhone(here.lan, name);
      await page.locator('.board').waitFor();
    }
    await here.host.remove({ seat: here.seatOf('Ana') });
    await panel.ofPlayer('Ana', 'Give this seat to…');
    const heirs = await panel.page.getByRole('menuitem').allTextContents();
    expect(heirs[0]).toBe('Newcomer');
  });
});

describeBrowser('a small window of the host', () => {
  test.each([
    [360, 480, 'the least that the app allows'],
    [618, 402, 'a laptop at 207 %'],
    [360, 455, 'with a menu'],
    [700, 400, 'wide and low'],
  ])('%i × %i: every card can be pressed; %s', async (width, height) => {
    const here = await hostHere({
      rows: 6,
      columns: 6,
      cards: Array.from({ length: 36 }, (_, index) => `w${index >> 1}`),
    });
    const { page } = await openPanel(here, { viewport: { width, height } });
    await soon(() => page.locator('.board .card').count()).toBe(36);
    const pressed = () =>
      page.locator('.board .card').evaluateAll(
        (cards) =>
          cards.filter((card) => {
            const box = card.getBoundingClientRect();
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            return card.contains(document.elementFromPoint(x, y)) && box.bottom <= innerHeight;
          }).length,
      );
    await soon(pressed).toBe(36);
    expect(await overlaps(page, '.board, .stage .top, .stage .say, .desk-quick')).toEqual([]);
    expect(await page.locator('.say b').isVisible()).toBe(true);
    const address = page.locator('.desk-quick-address');
    if (await address.isVisible()) {
      const port = await address.evaluate((element) => {
        const range = document.createRange();
        const text = element.lastChild;
        if (text === null) return 0;
        range.selectNodeContents(text);
        return range.getClientRects().length;
      });
      expect(port, 'lines of the port').toBe(1);
    }
  });
});

describeBrowser('1366 × 650', () => {
  const viewport = { width: 1366, height: 650 };

  test.each(['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'ro-RO'])(
    'Play now is seen at once, and tabs stand apart: %s',
    async (locale) => {
      const here = await hostHere(rowsOf('🦊🐻'));
      const { page } = await openPanel(here, { viewport, locale });
      await page.locator('.desk-alone .btn').waitFor();
      expect(await cutOff(page, '.desk-alone .btn')).toEqual([]);
      for (let player = 0; player < 32; player++) await finds(here.wire, `P ${player}`, []);
      await soon(() => page.locator('#tab-players').textContent()).toContain('33');
      const gaps = await page.locator('.desk-side > .seg').evaluate((list) => {
        const around = list.getBoundingClientRect();
        const words = [...list.querySelectorAll('button')].map((tab) => {
          const range = document.createRange();
          range.selectNodeContents(tab);
          return range.getBoundingClientRect();
        });
        return words.map(({ left }, at) => left - (words[at - 1]?.right ?? around.left));
      });
      for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(6);
      await page.locator('#tab-players').click();
      await soon(() => page.locator('.desk-people .row').count()).toBe(33);
    },
  );

  test('a board that is called by its size says it once', async () => {
    const here = await hostHere(rowsOf('🦊🐻'), { title: '2x2' });
    const { page } = await openPanel(here, { viewport });
    await soon(() => page.locator('.panel-foot b').textContent()).toBe('2 × 2');
  });
});

describeBrowser('the end of a game', () => {
  test('a loser reads no zeros', async () => {
    const here = await hostHere(rowsOf('🦊🐻🐼'));
    const page = await joinedPhone(here.lan, 'Ana');
    await flip(page, 0);
    await sees(page, 0, '🦊, you have it');
    await flip(page, 2);
    await sees(page, 2, '🐻');
    await finds(here.wire, 'Bob', [0, 1, 2]);
    await page.locator('.play-stat').first().waitFor();
    const stats = await page.locator('.play-stat').allTextContents();
    expect(stats.filter((stat) => /^0(?!:)/.test(stat))).toEqual([]);
    expect(stats[0]).toBe('1try');
  });

  test('the podium stands where it will stand, from its first frame on', async () => {
    const here = await hostHere(rowsOf('🦊🐻🐼🐨'));
    const page = await joinedPhone(here.lan, 'Ana', { reducedMotion: 'no-preference' });
    await flip(page, 0);
    await sees(page, 0, '🦊, you have it');
    await flip(page, 1);
    await sees(page, 1, '🦊, your pair');
    await page.evaluate(() => {
      const tops = new Set<number>();
      Object.assign(globalThis, { tops });
      const look = () => {
        for (const name of document.querySelectorAll('.play-stand .play-name'))
          tops.add(Math.round(name.getBoundingClientRect().top));
        requestAnimationFrame(look);
      };
      look();
    });
    await finds(here.wire, 'Bob', [1, 2, 3]);
    await page.locator('.play-award').waitFor();
    await soon(() => page.locator('.play-over.grows').count()).toBe(0);
    const tops = await page.evaluate(() => [
      ...(globalThis as unknown as { tops: Set<number> }).tops,
    ]);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
  });
});

describeBrowser('the smallest phones', () => {
  const viewport = { width: 320, height: 568 };

  test('in the lobby all names of sixteen are seen, also the widest', async () => {
    const here = await hostHere('A B / B A', { settings: { lobby: true } });
    const page = await joinedPhone(here.lan, 'Lina', { viewport });
    for (let player = 0; player < 14; player++) await finds(here.wire, `Player ${player}`, []);
    await finds(here.wire, 'M'.repeat(20), []);
    await soon(() => page.locator('.crowd .pal').count()).toBe(16);
    const beside = await page
      .locator('.crowd .pal')
      .evaluateAll((chips) =>
        chips
          .map((chip) => chip.getBoundingClientRect())
          .filter(({ left, right }) => left < 0 || right > innerWidth),
      );
    expect(beside).toEqual([]);
  });

  test('Today has room for names, after many games, too', async () => {
    const here = await hostHere('A A / B B');
    const page = await joinedPhone(here.lan, 'Lina', { viewport, locale: 'de-DE' });
    for (let game = 0; game < 4; game++) {
      if (game > 0) await here.host.newGame();
      await finds(here.wire, 'Dora', [0]);
      await finds(here.wire, 'Emil', [1]);
    }
    await page.locator('.play-ways > .btn').last().tap();
    await page.locator('.sheet .play-night').waitFor();
    const cut = await page
      .locator('.play-night .who bdi')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      );
    expect(cut).toEqual([]);
  });

  test.each(['de-DE', 'fr-FR', 'es-ES', 'ro-RO', 'en-GB'])(
    'whoever was removed can press the way back: %s',
    async (locale) => {
      const here = await hostHere('A A / B B');
      const page = await joinedPhone(here.lan, 'Lina', { viewport, locale });
      await page.locator('.board').waitFor();
      await here.host.remove({ seat: 0 });
      await page.locator('.plaque').waitFor();
      expect(await cutOff(page, '.foot .btn')).toEqual([]);
      const words = await page
        .locator('.foot .btn')
        .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
      expect(words).toBe(0);
    },
  );

  test.each([
    [740, 360],
    [568, 320],
    [640, 360],
  ])('on its side, %i × %i, the podium is seen as a whole', async (width, height) => {
    const here = await hostHere(rowsOf('🦊🐻🐼🐨🐯🦁🐮🐷'));
    const page = await joinedPhone(here.lan, 'Ana', { viewport: { width, height } });
    await finds(here.wire, 'Bob', [0, 1, 2, 3]);
    await finds(here.wire, 'Cleo', [4, 5]);
    await finds(here.wire, 'Dora', [6, 7]);
    await page.locator('.play-podium .play-rosette').first().waitFor();
    expect(
      await cutOff(page, '.play-stand, .play-stand .play-name, .play-stand .num, .play-crown'),
    ).toEqual([]);
  });
});

describeBrowser('the TV in German', () => {
  test('says who can start the next game, as a whole', async () => {
    const here = await hostHere('A A / B B');
    const mia = await joinedPhone(here.lan, 'Mia');
    await mia.locator('.board').waitFor();
    await finds(here.wire, 'Ana', [0]);
    await finds(here.wire, 'Bob', [1]);
    for (const locale of ['de-DE', 'fr-FR', 'es-ES', 'ro-RO', 'en-GB']) {
      const viewport = { width: 1920, height: 1080 };
      const tv = await visit(
        await laptop(await openBrowser(), { viewport, locale }),
        `${here.lan}/tv`,
      );
      await tv.locator('.tv-over').waitFor();
      await soon(() => cutOff(tv, '.tv-rail .say, .tv-rail .say b')).toEqual([]);
    }
  });
});
