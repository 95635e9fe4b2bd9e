import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isCard } from '../../../shared/card.ts';
import { parseName } from '../../../shared/name.ts';
import { routes } from '../../../shared/paths.ts';
import { secretId } from '../../support/wire.ts';
import { hostHere } from '../host-here.ts';
import { asCard, asName, hostileStrings } from '../hostile-strings.ts';
import {
  describeBrowser,
  flip,
  joinedLaptop,
  joinedPhone,
  labels,
  press,
  seesBoard,
  soon,
} from '../support.ts';

const cards = hostileStrings.map(asCard);
const names = [...new Set(hostileStrings.map((text) => parseName(asName(text)) ?? ''))].filter(
  (name) => name !== '',
);

async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => '__ran' in globalThis)).toBe(false);
  const added =
    'script:not([src^="/assets/"]), iframe, object, #page style, #page link, base, form a';
  expect(await page.locator(added).count()).toBe(0);
}

/** Whatever is not as large as it should be, or sticks out of where it belongs. */
function brokenLayout(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} high`);
    const spots = [...document.querySelectorAll<HTMLElement>('.board .card')];
    const first = spots[0]?.getBoundingClientRect();
    for (const [index, spot] of spots.entries()) {
      const box = spot.getBoundingClientRect();
      const face = document.querySelector(`.piece.up[data-spot="${spot.dataset['index']}"]`);
      const text = face?.firstElementChild ?? undefined;
      const what = `${index}: ${(face?.textContent ?? '').slice(0, 30)}`;
      if (box.width !== first?.width || box.height !== first.height) found.push(`size of ${what}`);
      if (face === null || text === undefined) continue;
      const inner = text.getBoundingClientRect();
      const sticksOut =
        inner.left < box.left - 1 ||
        inner.right > box.right + 1 ||
        inner.top < box.top - 1 ||
        inner.bottom > box.bottom + 1;
      if (sticksOut) found.push(`${text.className} sticks out of card ${what}`);
      const isClipped = getComputedStyle(text).overflow === 'hidden';
      if (!isClipped && text.scrollWidth > text.clientWidth + 1) found.push(`spills over: ${what}`);
    }
    const say = document.querySelector('.say')?.getBoundingClientRect();
    if (say !== undefined && (say.right > innerWidth || say.bottom > innerHeight)) {
      found.push('the say bar is out of place');
    }
    return found;
  });
}

describeBrowser('200 hostile strings', () => {
  test('are 200, and cards and names', () => {
    expect(hostileStrings).toHaveLength(200);
    expect(new Set(cards).size).toBe(200);
    expect(cards.filter((card) => !isCard(card))).toEqual([]);
    expect(names.length).toBeGreaterThan(100);
  });

  test('as cards of a board file run nothing and break nothing', async () => {
    const all = [...cards, ...cards];
    const { local, table } = await hostHere({ rows: 20, columns: 20, cards: all });
    const page = await joinedLaptop(local, 'Ana');
    await soon(() => page.locator('.card').count()).toBe(400);
    for (const index of all.keys()) {
      await table.flip(`p${index}`, { row: Math.floor(index / 20), column: index % 20 });
    }
    await soon(() => page.locator('.card.held').count()).toBe(400);
    await soon(() => labels(page)).toEqual(all.map((card, index) => `${card}, p${index} has it`));
    await soon(() => brokenLayout(page)).toEqual([]);
    await expectNothingRan(page);
  });

  test('as cards by replacing run nothing and break nothing', async () => {
    let shown = Array.from({ length: 20 }, (_, index) => `c${index}`);
    const { lan, table, wire } = await hostHere({ rows: 5, columns: 4, cards: shown });
    const page = await joinedPhone(lan, 'Ana');
    const height = () => page.locator('.say').evaluate((say) => say.clientHeight);
    const calm = await height();
    for (const index of shown.keys()) {
      await table.flip(`p${index}`, { row: Math.floor(index / 4), column: index % 4 });
    }
    const found: string[] = [];
    for (let start = 0; start < cards.length; start += shown.length) {
      const batch = cards.slice(start, start + shown.length);
      for (const [index, to] of batch.entries()) {
        const { status } = await wire.get(routes.replace('mallory', shown[index] ?? '', to));
        expect(status).toBe(200);
      }
      shown = batch;
      const expected = shown.map((card, index) => `${card}, p${index} has it`);
      await soon(() => labels(page)).toEqual(expected);
      found.push(...(await brokenLayout(page)));
      await soon(() => height()).toBe(calm);
    }
    expect(found).toEqual([]);
    await expectNothingRan(page);
  });

  test('as names in the game run nothing and break nothing', async () => {
    const { lan, local, table } = await hostHere('A B C / C B A', {
      title: '<img onerror=__ran=1>',
    });
    const [page, wide] = [await joinedPhone(lan, 'Ana'), await joinedLaptop(local, 'Lea')];
    const called = names.map((name, index) => {
      table.room.join(secretId(`h${index}`), { name });
      return table.seats.find(secretId(`h${index}`))?.name;
    });
    await table.flip(secretId('h0'), { row: 0, column: 0 });
    await table.flip(secretId('h1'), { row: 0, column: 1 });
    await table.flip(secretId('h1'), { row: 1, column: 1 });
    await soon(() => page.locator('.chip').count()).toBe(names.length + 2);
    await flip(page, 0);
    await soon(() => page.locator('.card.wait').count()).toBe(1);
    const chips = await page.locator('.chip:not(.me) small').allTextContents();
    for (const name of called) expect(chips).toContain(name);
    const rows = await wide.locator('.row .who').allInnerTexts();
    for (const name of called) expect(rows.some((row) => row.startsWith(name ?? '?'))).toBe(true);
    // Names of up to eight characters are not cut.
    const widths = await page.locator('.chip').evaluateAll((all) =>
      all.flatMap((chip) => {
        const { length } = chip.querySelector('small')?.textContent ?? '';
        return length > 8 ? chip.getBoundingClientRect().width : [];
      }),
    );
    expect(widths.length).toBeGreaterThan(50);
    expect(Math.max(...widths)).toBeLessThanOrEqual(92);
    for (const each of [page, wide]) {
      await soon(() => brokenLayout(each)).toEqual([]);
      await expectNothingRan(each);
    }
  });

  test('as names in the lobby and on the podium run nothing and break nothing', async () => {
    const { lan, table, host } = await hostHere('A B C / C B A', { settings: { lobby: true } });
    for (const [index, name] of names.entries()) table.room.join(secretId(`h${index}`), { name });
    const page = await joinedPhone(lan, 'Ana');
    await soon(() => page.locator('.crowd .pal').count()).toBe(names.length + 1);
    await soon(() => brokenLayout(page)).toEqual([]);
    await host.begin();
    await seesBoard(page, `face down${' | face down'.repeat(5)}`);
    for (const [index, row, column] of [
      [0, 0, 0],
      [1, 0, 1],
      [2, 0, 2],
    ] as const) {
      await table.flip(secretId(`h${index}`), { row, column });
      await table.flip(secretId(`h${index}`), { row: 1 - row, column: 2 - column });
    }
    await page.locator('.play-podium').waitFor();
    await soon(() => brokenLayout(page)).toEqual([]);
    await press(page, page.locator('[aria-haspopup=dialog]'));
    await page.getByRole('dialog').waitFor();
    await expectNothingRan(page);
  });
});
