import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { secretId } from '../../support/wire.ts';
import { hostHere } from '../host-here.ts';
import { describeBrowser, flip, joinedPhone, pieceAt, sees, soon } from '../support.ts';

/** A row that goes on beyond its edge: how far its parts stand apart, and how it ends there. */
function rowOf(list: Locator) {
  return list.evaluate((row) => {
    const parts = [...row.children].map((part) => part.getBoundingClientRect());
    const gaps = parts.slice(1).map(({ left }, index) => left - (parts[index]?.right ?? 0));
    return {
      goesOn: row.scrollWidth > row.clientWidth,
      gap: Math.min(...gaps),
      fades: getComputedStyle(row).maskImage.startsWith('linear-gradient'),
    };
  });
}

/** How many things move on the board, but for the dashes of who waits. */
function restOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter((each) => !(each instanceof CSSAnimation)).length,
  );
}

/** How far a card with all that belongs to it is from the line above the board. */
function clearance(page: Page, index: number): Promise<number> {
  return pieceAt(page, index).evaluate((piece) => {
    const line = document.querySelector('.about')?.getBoundingClientRect().bottom ?? NaN;
    const dashes = parseFloat(getComputedStyle(piece, '::after').top);
    const tops = [piece, ...piece.children].map((part) => part.getBoundingClientRect().top);
    if (!Number.isNaN(dashes)) tops.push(piece.getBoundingClientRect().top + dashes);
    return Math.min(...tops) - line;
  });
}

const APART = { goesOn: true, gap: expect.toSatisfy((gap: number) => gap >= 6), fades: true };

describeBrowser('a crowd on a phone', () => {
  test('chips stand apart, and fade where there are more, in the game and at its end', async () => {
    const cards = Array.from('🦊🐻🐼🐨🐯🦁🐮🐷🐸🐙🐵🐔🐧🐦🦆🦉', (card) => `${card} ${card}`);
    const { lan, wire, table } = await hostHere(cards.join(' / '));
    const finders = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8]; // a winner, a second, a third
    for (const [row, finder] of finders.entries()) {
      const player = secretId(`p${finder}`);
      table.room.join(player, { name: `Player ${finder}` });
      for (const column of [0, 1]) await wire.get(`/flip/${player}/${row},${column}`);
    }
    const page = await joinedPhone(lan, 'Ana', { viewport: { width: 360, height: 740 } });
    await soon(() => page.locator('.chip').count()).toBe(10);
    await soon(() => rowOf(page.locator('.strip'))).toEqual(APART);
    for (const column of [0, 1]) await wire.get(`/flip/bob/15,${column}`);
    await page.locator('.play-over .play-others').waitFor();
    await soon(() => rowOf(page.locator('.play-over .play-others'))).toEqual(APART);
    const shares = await page
      .locator('.play-lid')
      .evaluateAll((lids) =>
        lids.map(
          (lid) =>
            (lid.querySelector('.play-badge')?.clientWidth ?? lid.clientWidth) / lid.clientWidth,
        ),
      );
    for (const share of shares) expect(share, 'a sticker on a lid').toBeLessThan(0.5);
    expect(shares).toHaveLength(3);
  });

  test('a name stands whole where there is room, and gives way to other chips where there is none', async () => {
    const { lan, table } = await hostHere('A B / B A');
    const page = await joinedPhone(lan, 'Ana', { viewport: { width: 320, height: 568 } });
    const names = ['Bartholomew', 'Maximilian Alexander', 'Chameleon', 'Wilhelmina'];
    /** For each chip of others: its width, and whether its name is cut. */
    const others = () =>
      page.locator('.chip:not(.me)').evaluateAll((chips) =>
        chips.map((chip) => {
          const name = chip.querySelector('small') as HTMLElement;
          return { width: chip.clientWidth, isCut: name.scrollWidth > name.clientWidth };
        }),
      );
    for (const [index, name] of names.entries()) {
      table.room.join(secretId(`friend${index}`), { name });
      await soon(async () => (await others()).length).toBe(index + 1);
      if (index === 0)
        expect(await others()).toEqual([{ width: expect.any(Number), isCut: false }]);
    }
    for (const { width } of await others()) expect(width).toBeLessThanOrEqual(92);
    await page.setViewportSize({ width: 768, height: 1024 });
    await soon(async () => (await others()).filter(({ isCut }) => isCut)).toEqual([]);
  });

  test('a long name gives way, and a short one beside it stands whole', async () => {
    const { lan, table } = await hostHere('A B / B A');
    const page = await joinedPhone(lan, 'Ana', { viewport: { width: 640, height: 1024 } });
    for (const name of ['M'.repeat(20), 'Großmütterchen Hilde', 'Zoë 🦊✨', 'Leo']) {
      table.room.join(secretId(Buffer.from(name).toString('hex')), { name });
    }
    const cut = () =>
      page
        .locator('.chip small')
        .evaluateAll((names) =>
          names
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map((name) => name.textContent?.slice(0, 3)),
        );
    await soon(() => page.locator('.chip').count()).toBe(5);
    expect(await cut()).toEqual(['MMM', 'Gro']);
  });

  test.each([
    [360, 740, 'reduce'],
    [360, 740, 'no-preference'],
    [768, 1024, 'reduce'],
    [768, 1024, 'no-preference'],
  ] as const)(
    'on %d × %d stickers of the first row keep off the line above them (motion: %s)',
    async (width, height, reducedMotion) => {
      const { lan, wire } = await hostHere('🦊 🦊 🐻 🐻 / 🐸 🐸 🐼 🐼 / 🐨 🐨 🐯 🐯 / 🦁 🦁 🐮 🐮');
      const page = await joinedPhone(lan, 'Ana', { viewport: { width, height }, reducedMotion });
      await flip(page, 0);
      await sees(page, 0, '🦊, you have it');
      await soon(() => restOf(page)).toBe(0);
      expect(await clearance(page, 0)).toBeGreaterThanOrEqual(2);
      await flip(page, 2); // 2-E
      await wire.get('/flip/bob/0,3');
      await sees(page, 3, '🐻, bob has it');
      await flip(page, 3);
      await sees(page, 3, '🐻, you’re next, bob has it');
      await soon(() => restOf(page)).toBe(0);
      expect(await clearance(page, 3)).toBeGreaterThanOrEqual(2);
    },
  );
});
