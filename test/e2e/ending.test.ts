import { expect, test } from 'vitest';
import { hostHere } from './host-here.ts';
import { describeBrowser, flip, joinedPhone, soon } from './support.ts';

const MOTION = { reducedMotion: 'no-preference' } as const;

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
    const { lan, wire } = await hostHere('🦊 🦊 / 🐻 🐻 / 🐼 🐼');
    const page = await joinedPhone(lan, 'Ana', MOTION);
    for (const [row, name] of ['bob', 'eve', 'mia'].entries()) {
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
