import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostHere } from './host-here.ts';
import { cardAt, describeBrowser, flip, joinedLaptop, joinedPhone, sees, soon } from './support.ts';

const MOTION = { reducedMotion: 'no-preference' } as const;

/** What moves as `id`, once `count` pieces do: each looked at midway and at its end, by hand. */
async function watch(page: Page, id: string, count: number) {
  const seen = await page.evaluateHandle(
    ([name, least]) => {
      const look = (piece: Element) => {
        const { left, top, width, height } = piece.getBoundingClientRect();
        const inner = piece.querySelector('svg path:last-child')?.getBoundingClientRect();
        const { opacity } = getComputedStyle(piece);
        return {
          look: piece.className,
          face: piece.querySelector('.pic, .word')?.textContent ?? '',
          hasSticker: piece.querySelector('.badge') !== null,
          opacity: Number(opacity),
          box: [left, top, width, height] as const,
          inner: inner && ([inner.left, inner.top, inner.right, inner.bottom] as const),
        };
      };
      const moved = new Promise<{
        midway: ReturnType<typeof look>[];
        end: ReturnType<typeof look>[];
      }>((resolve) => {
        const observer = new MutationObserver(() => {
          const moving = document.getAnimations().filter((animation) => animation.id === name);
          if (moving.length < least) return;
          observer.disconnect();
          const at = (share: number) =>
            moving.map((animation) => {
              const effect = animation.effect as KeyframeEffect;
              animation.pause();
              // What has ended would be seen no more.
              const end = Number(effect.getComputedTiming().endTime);
              animation.currentTime = Math.max(0, end * share - 0.01);
              return look(effect.target as Element);
            });
          const looks = { midway: at(0.5), end: at(1) };
          for (const animation of moving) animation.play();
          resolve(looks);
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      });
      return { moved };
    },
    [id, count] as const,
  );
  return () => seen.evaluate(({ moved }) => moved);
}

/** How many elements have a layer of their own because of how they are drawn, or move. */
function restless(page: Page): Promise<string[]> {
  return page.locator('.felt').evaluate((felt) =>
    [felt, ...felt.querySelectorAll('*')]
      .filter((element) => {
        const { transform, filter, willChange, perspective, opacity } = getComputedStyle(element);
        const isPlain = [transform, filter, perspective].every((value) => value === 'none');
        const isStill = element.getAnimations().length === 0;
        const isFall = element.classList.contains('fall'); // inside of a picture
        return !(isFall || (isPlain && isStill && willChange === 'auto' && opacity === '1'));
      })
      .map((element) => element.className.toString()),
  );
}

describeBrowser('what moves', () => {
  test('the sparks of a match leave the card, on every side', async () => {
    const { lan } = await hostHere('🦊 🦊 🐻 / 🐻 🐸 🐸');
    const page = await joinedPhone(lan, 'Ana', MOTION);
    const sparks = await watch(page, 'sparks', 2);
    for (const index of [0, 1]) await flip(page, index);
    const card = await cardAt(page, 0).boundingBox();
    const { midway } = await sparks();
    const [left, top, right, bottom] = midway[0]?.inner ?? [0, 0, 0, 0];
    const { x, y, width, height } = card ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const far of [x - left, y - top, right - x - width, bottom - y - height]) {
      expect(far).toBeGreaterThan(8);
    }
    await soon(() => page.locator('.sparks').count()).toBe(0);
  });

  test('a card turns: the face comes, then the back, and nothing is left over', async () => {
    const { lan, wire } = await hostHere('🦊 🦊 / 🐻 🐻');
    const page = await joinedPhone(lan, 'Ana', MOTION);
    const up = await watch(page, 'turn', 1);
    await wire.get('/flip/bob/0,0');
    expect((await up()).midway.map(({ face }) => face)).toEqual(['🦊']);
    await sees(page, 0, '🦊, bob has it');
    await soon(() => page.locator('.piece').count()).toBe(1);
    await wire.get('/flip/bob/1,0'); // no match
    await sees(page, 2, '🐻');
    await soon(() => restless(page)).toEqual([]);
    const down = await watch(page, 'turn', 3);
    await wire.get('/flip/bob/1,1'); // both turn down
    const backs = (await down()).midway.filter(({ look }) => look.startsWith('piece back'));
    expect(backs.map(({ face }) => face)).toEqual(['', '']);
    await sees(page, 0, 'face down');
    await soon(() => page.locator('.piece').count()).toBe(1);
    await soon(() => page.locator('.card.away').count()).toBe(0);
  });

  test('both cards of my miss are nudged, also one that lay face up (2-E)', async () => {
    const { lan, wire } = await hostHere('🦊 🦊 / 🐻 🐻');
    const page = await joinedPhone(lan, 'Ana', MOTION);
    for (const spot of ['0,0', '1,0']) await wire.get(`/flip/bob/${spot}`);
    await sees(page, 2, '🐻');
    await flip(page, 0);
    await sees(page, 0, '🦊, you have it');
    const nudged = await watch(page, 'nudge', 2);
    await flip(page, 2);
    expect((await nudged()).midway.map(({ face }) => face)).toEqual(['🦊', '🐻']);
  });

  test('at rest nothing has a layer of its own', async () => {
    const { lan, wire } = await hostHere('🦊 🦊 A / 🐻 🐻 A');
    const page = await joinedPhone(lan, 'Ana', MOTION);
    for (const spot of ['0,0', '0,1', '1,0']) await wire.get(`/flip/bob/${spot}`);
    await wire.get('/flip/eve/0,2');
    await flip(page, 5);
    await sees(page, 5, 'A, you have it');
    await soon(() => restless(page)).toEqual([]);
  });

  test('of many cards a few turn, and all are up', async () => {
    const cards = Array.from({ length: 100 }, (_, index) => `w${index >> 1}`);
    const { local, table } = await hostHere({ rows: 10, columns: 10, cards });
    const page = await joinedLaptop(local, 'Ana', MOTION);
    const turns = await watch(page, 'turn', 1);
    for (let index = 0; index < 60; index++) {
      void table.flip(`p${index}`, { row: Math.floor(index / 10), column: index % 10 });
    }
    expect((await turns()).midway.length).toBeLessThanOrEqual(12);
    await soon(() => page.locator('.piece.up').count()).toBe(60);
    await soon(() => page.locator('.piece.back').count()).toBe(0);
  });

  test('a found pair leaves face up and with its stickers, home, or by a fade', async () => {
    const { lan, wire } = await hostHere('🦊 🦊 / 🐻 🐻');
    const phones = [await joinedPhone(lan, 'Ana', MOTION), await joinedPhone(lan, 'Ben')] as const;
    for (const spot of ['0,0', '0,1']) await wire.get(`/flip/bob/${spot}`);
    for (const page of phones) await sees(page, 1, '🦊, bob’s pair');
    await soon(() => restless(phones[0])).toEqual([]);
    const home = await watch(phones[0], 'home', 2);
    const fade = await watch(phones[1], 'leave', 2);
    await wire.get('/flip/bob/1,0');
    for (const looks of [home, fade]) {
      const { midway, end } = await looks();
      for (const { face, hasSticker, opacity } of midway) {
        expect([face, hasSticker]).toEqual(['🦊', true]);
        expect(opacity).toBeGreaterThan(0);
      }
      expect(end.map(({ opacity }) => Math.round(opacity * 100))).toEqual([0, 0]);
    }
    for (const page of phones) await soon(() => page.locator('.piece').count()).toBe(1);
  });

  test('the first board is there at once; the cards of the next game are dealt', async () => {
    const { lan, host } = await hostHere('🦊 🦊 / 🐻 🐻');
    const page = await joinedPhone(lan, 'Ana', MOTION);
    expect(await restless(page)).toEqual([]);
    const dealt = await watch(page, 'deal', 4);
    await host.newGame();
    expect((await dealt()).end.map(({ opacity }) => Math.round(opacity))).toEqual([1, 1, 1, 1]);
  });

  test('what happened out of view does not move when it comes into view', async () => {
    const cards = Array.from({ length: 144 }, (_, index) => `w${index >> 1}`);
    const { lan, wire } = await hostHere({ rows: 12, columns: 12, cards });
    const page = await joinedPhone(lan, 'Ana', MOTION);
    await page.locator('.pan .card').first().waitFor();
    for (const spot of ['11,10', '11,11']) await wire.get(`/flip/bob/${spot}`);
    await wire.get('/flip/bob/0,0');
    await sees(page, 0, 'w0, bob has it');
    await soon(() => restless(page)).toEqual([]);
    await page.locator('.pan').evaluate((pan) => pan.scrollTo(9_999, 9_999));
    await sees(page, 143, 'gone');
    expect(await restless(page)).toEqual([]);
  });
});
