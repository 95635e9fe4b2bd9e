/** What a card looks like in each state of it, also where its colours are taken away. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostHere } from './host-here.ts';
import {
  cardAt,
  describeBrowser,
  flip,
  joinedLaptop,
  joinedPhone,
  pieceAt,
  sees,
  soon,
} from './support.ts';

/** From now on flips of this page are not answered. */
async function keepWaiting(page: Page): Promise<void> {
  await page.route('**/flip/**', () => undefined);
}

/** What of a card is left to the eye without its colours and shadows. */
function linesOf(page: Page, index: number): Promise<string> {
  return page.evaluate((spot) => {
    const parts = [
      document.querySelector(`.board [data-index="${spot}"]`),
      document.querySelector(`.board .piece.up[data-spot="${spot}"]`),
    ];
    const lines = parts.map((part) => {
      if (part === null) return 'none';
      const { borderWidth, borderStyle, outlineStyle } = getComputedStyle(part);
      const after = getComputedStyle(part, '::after');
      const around = after.content === 'none' ? 'none' : after.borderStyle;
      return [borderWidth, borderStyle, outlineStyle, around].join(' ');
    });
    return lines.join(' | ');
  }, index);
}

describeBrowser('the states of a card', () => {
  test('differ in their lines where colours are forced', async () => {
    const { lan, wire } = await hostHere('🦊 🦊 🐻 🐻 / 🐸 🐸 🐼 🐼');
    for (const spot of ['0,0', '0,1', '0,2']) await wire.get(`/flip/bob/${spot}`); // a pair left
    for (const spot of ['1,0', '1,2']) await wire.get(`/flip/eve/${spot}`); // 2-E: both lie up
    const ana = await joinedLaptop(lan, 'Ana', { forcedColors: 'active' });
    await flip(ana, 7);
    await sees(ana, 7, '🐼, you have it');
    const looks = new Map<string, string>();
    for (const [state, index] of [
      ['gone', 0],
      ['theirs', 2],
      ['down', 3],
      ['up', 4],
      ['mine', 7],
    ] as const) {
      looks.set(state, await linesOf(ana, index));
    }
    await ana.keyboard.press('ControlOrMeta+Home');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await ana.keyboard.press(key);
    await soon(() => linesOf(ana, 3)).not.toBe(looks.get('down'));
    looks.set('down, focused', await linesOf(ana, 3));
    await flip(ana, 4); // 2-E
    await flip(ana, 2);
    await sees(ana, 2, '🐻, you’re next, bob has it');
    looks.set('waited for', await linesOf(ana, 2));

    const ben = await joinedLaptop(lan, 'Ben', { forcedColors: 'active' });
    await keepWaiting(ben);
    await flip(ben, 3);
    await ben.locator('.card.asked').waitFor();
    looks.set('down, asked for', await linesOf(ben, 3));
    const leo = await joinedLaptop(lan, 'Leo', { forcedColors: 'active' });
    await keepWaiting(leo);
    await flip(leo, 6);
    await leo.locator('.piece.asked').waitFor();
    looks.set('up, asked for', await linesOf(leo, 6));

    for (const [one, look] of looks) {
      const same = [...looks].filter(([other, lines]) => other !== one && lines === look);
      expect([one, same.map(([other]) => other)]).toEqual([one, []]);
    }
  });

  test('a card that is up and asked for has a gold frame, and is still seen to be somebody’s', async () => {
    const { lan, wire } = await hostHere('🦊 🦊 / 🐻 🐻');
    await wire.get('/flip/bob/0,0');
    const page = await joinedPhone(lan, 'Ana');
    await sees(page, 0, '🦊, bob has it');
    await keepWaiting(page);
    await flip(page, 0);
    await page.locator('.piece.asked').waitFor();
    const [shadow, ring, gold] = await pieceAt(page, 0).evaluate((piece) => {
      const probe = document.createElement('i');
      piece.append(probe);
      const colour = (name: string) => {
        probe.style.color = `var(--${name})`;
        return getComputedStyle(probe).color;
      };
      const looks = [getComputedStyle(piece).boxShadow, colour('p'), colour('gold')] as const;
      probe.remove();
      return looks;
    });
    expect(shadow).toContain(`${ring} 0px 0px 0px`);
    expect(shadow).toContain(`${gold} 0px 0px 0px`);
  });

  test('a card that was pressed leaves no listener behind', async () => {
    const { lan, wire } = await hostHere('🦊 🦊 / 🐻 🐻');
    await wire.get('/flip/bob/0,0');
    const page = await joinedLaptop(lan, 'Ana');
    await sees(page, 0, '🦊, bob has it');
    await keepWaiting(page);
    const devtools = await page.context().newCDPSession(page);
    const listeners = async () => {
      const { result } = await devtools.send('Runtime.evaluate', { expression: 'globalThis' });
      const objectId = result.objectId ?? '';
      const found = await devtools.send('DOMDebugger.getEventListeners', { objectId });
      return found.listeners.map(({ type }) => type).filter((type) => type.startsWith('pointer'));
    };
    const before = await listeners();
    await cardAt(page, 0).hover();
    for (let times = 0; times < 3; times++) {
      await page.mouse.down();
      await page.locator('.piece.pressed').waitFor();
      await page.mouse.up();
      await soon(() => page.locator('.piece.pressed').count()).toBe(0);
    }
    expect(await listeners()).toEqual(before);
  });
});

describeBrowser('a large board', () => {
  test('one flip touches one card, also my own', async () => {
    const cards = Array.from({ length: 400 }, (_, index) => `w${index >> 1}`);
    const { lan, wire } = await hostHere({ rows: 20, columns: 20, cards });
    const page = await joinedLaptop(lan, 'Ana');
    const touched = await page.locator('.board').evaluateHandle((board) => {
      const spots = new Set<string>();
      const spotOf = (node: Node) => {
        const element = node instanceof Element ? node : node.parentElement;
        const { index, spot } =
          element?.closest<HTMLElement>('[data-index], [data-spot]')?.dataset ?? {};
        return index ?? spot;
      };
      new MutationObserver((records) => {
        for (const { target, addedNodes, removedNodes } of records) {
          for (const node of [target, ...addedNodes, ...removedNodes]) {
            const spot = spotOf(node);
            if (spot !== undefined) spots.add(spot);
          }
        }
      }).observe(board, { subtree: true, childList: true, attributes: true, characterData: true });
      return spots;
    });
    const spots = () => touched.evaluate((found) => [...found]);
    await wire.get('/flip/bob/5,5');
    await sees(page, 105, 'w52, bob has it');
    expect(await spots()).toEqual(['105']);
    await flip(page, 0);
    await sees(page, 0, 'w0, you have it');
    expect(await spots()).toEqual(['105', '0']);
  });
});
