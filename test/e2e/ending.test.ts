import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostHere } from './host-here.ts';
import { openPanel } from './host-support.ts';
import { describeBrowser, flip, joinedPhone, laptop, openBrowser, soon, visit } from './support.ts';

const MOTION = { reducedMotion: 'no-preference' } as const;

/** Those at the phones: they find pairs, so their screens have all that there is. */
const AT_PHONES: readonly string[] = ['Ana', 'Maximilian Alexander'];

/**
 * Looks at the podium in each frame, from its first until its end is over. Places are those of the layout:
 * what only moves on top of it (`transform`) has the same place all the time.
 * @returns what had another place than in the first frame, came or went
 */
function movedOn(page: Page, screen: string): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      new Promise<string[]>((resolve) => {
        type Places = Map<HTMLElement, string>;
        const look = (over: Element): Places =>
          new Map(
            [...over.querySelectorAll<HTMLElement>('*')]
              .filter((part) => part instanceof HTMLElement)
              .map((part) => {
                const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = part;
                return [part, [offsetLeft, offsetTop, offsetWidth, offsetHeight].join()];
              }),
          );
        const found = new Set<string>();
        let first: Places | undefined;
        const STILL = 30; // frames
        let still = 0;
        const frame = () => {
          const over = document.querySelector(selector);
          if (over !== null) {
            const now = look(over);
            first ??= now;
            for (const part of new Set([...first.keys(), ...now.keys()])) {
              const [was, is] = [first.get(part), now.get(part)];
              if (was !== is) found.add(`${part.className}: ${was} → ${is}`);
            }
            still = document.querySelector('.grows') === null ? still + 1 : 0;
            if (still === STILL) return resolve([...found]);
          }
          requestAnimationFrame(frame);
        };
        frame();
      }),
    screen,
  );
}

describeBrowser('the podium is laid out once', () => {
  test.each([
    ['four who share it', [2, 2, 2, 2, 1], MOTION],
    ['three ranks', [4, 3, 1, 0, 0], MOTION],
    ['three ranks, with less motion', [4, 3, 1, 0, 0], { reducedMotion: 'reduce' } as const],
    ['a crowd', Array.from({ length: 12 }, () => 1), MOTION],
  ])(
    'nothing on it moves after its first frame but what is meant to: %s',
    async (_, pairs, motion) => {
      const cards = pairs.flatMap((found, who) =>
        Array.from({ length: found }, (__, at) => `${who}.${at}`),
      );
      const here = await hostHere(cards.map((card) => `${card} ${card}`).join(' / '));
      const { lan, wire } = here;
      const window = { viewport: { width: 1366, height: 650 }, ...motion };
      const { page: desk } = await openPanel(here, window);
      const tv = await visit(
        await laptop(await openBrowser(), { viewport: { width: 1920, height: 1080 }, ...motion }),
        `${lan}/tv`,
      );
      const phones = [
        await joinedPhone(lan, 'Ana', { viewport: { width: 360, height: 740 }, ...motion }),
        await joinedPhone(lan, 'Maximilian Alexander', {
          viewport: { width: 320, height: 568 },
          ...motion,
        }),
      ];
      const screens = [
        ...phones.map((page) => movedOn(page, '.play-over')),
        movedOn(desk, '.play-over'),
        movedOn(tv, '.tv-over'),
      ];
      const atPhones = here.table.seats.all().filter(({ name }) => AT_PHONES.includes(name));
      let row = 0;
      for (const [who, found] of pairs.entries()) {
        const player = atPhones[who]?.id ?? `player${who}`;
        for (let pair = 0; pair < found; pair++, row++) {
          for (const column of [0, 1]) await wire.get(`/flip/${player}/${row},${column}`);
        }
      }
      expect(await Promise.all(screens)).toEqual([[], [], [], []]);
    },
  );
});

describeBrowser('the scene at the end of a game', () => {
  test('the last pair is seen for a moment; a tap shows the end, and all who wait see it', async () => {
    const { lan } = await hostHere('🦊 🦊');
    const page = await joinedPhone(lan, 'Ana', MOTION);
    const waits = await joinedPhone(lan, 'Ben', MOTION);
    for (const index of [0, 1]) {
      await flip(page, index);
      await soon(() => page.locator('.card.mine').count()).toBe(index + 1);
    }
    await soon(() => page.locator('.say span').textContent()).toBe('That was the last one.');
    await soon(() => waits.locator('.say b').textContent()).toBe('That was the last one.');
    expect(await page.locator('.ends .board').count()).toBe(1);
    await page.touchscreen.tap(180, 500);
    await page.locator('.play-over').waitFor();
    expect(await page.locator('.grows').count()).toBe(0);
    expect(
      await page.locator('.play-over').evaluate((over) => over.getAnimations({ subtree: true })),
    ).toEqual([]);
    await waits.locator('.play-over.grows').waitFor();
    const button = waits.getByRole('button', { name: 'Menu' });
    await button.tap(); // skips, and works
    await waits.locator('.sheet').waitFor();
    expect(await waits.locator('.grows').count()).toBe(0);
  });

  test('rosettes are pinned one after the other, by rank, and my award comes as they do', async () => {
    const { lan, wire } = await hostHere('🦊 🦊 / 🐻 🐻 / 🐼 🐼 / 🐨 🐨 / 🐯 🐯 / 🦁 🦁');
    const page = await joinedPhone(lan, 'Ana', MOTION);
    for (const [row, name] of ['bob', 'bob', 'bob', 'eve', 'eve', 'mia'].entries()) {
      for (const column of [0, 1]) await wire.get(`/flip/${name}/${row},${column}`);
    }
    await page.locator('.play-over.grows .play-after').waitFor({ state: 'attached' });
    const delays = (name: string) =>
      page.evaluate(
        (wanted) =>
          document
            .getAnimations()
            .filter((each) => (each as CSSAnimation).animationName === wanted)
            .map(({ effect }) => effect?.getTiming().delay),
        name,
      );
    const delaysOf = (part: string) =>
      page
        .locator(`.play-podium.grows ${part}`)
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).animationDelay));
    expect(await delaysOf('.play-lid'), 'the first comes last').toEqual([
      '1.46s',
      '0.18s',
      '0.06s',
    ]);
    expect(await delaysOf('.play-under'), 'and is named last').toEqual(['1.46s', '0.18s', '0.06s']);
    expect(await delays('pin')).toEqual([2_100, 2_220, 2_340]);
    expect(await delays('rise')).toEqual([2_100]);
    const easing = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((it) => getComputedStyle(it).animationTimingFunction);
    expect(await easing('.play-over .play-after')).toBe(await easing('.play-pile .play-rosette'));
  });

  test('a tap that skips the end presses nothing that is not seen yet', async () => {
    const { lan, wire } = await hostHere('🦊 🦊');
    const page = await joinedPhone(lan, 'Ana', MOTION);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const column of [0, 1]) await wire.get(`/flip/bob/0,${column}`);
    await page.locator('.play-over.grows .play-watch-again > .btn').waitFor({ state: 'attached' });
    const box = await page.locator('.play-watch-again > .btn').boundingBox();
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.locator('.play-over:not(.grows)').waitFor();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.locator('.sheet').waitFor();
    expect(asked.filter((path) => path.startsWith('/record/'))).toEqual([]);
    expect(await page.locator('.film').count()).toBe(0);
  });
});
