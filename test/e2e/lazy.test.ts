import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { hostHere } from './host-here.ts';
import {
  NETWORK_GONE,
  allowTrouble,
  cardAt,
  describeBrowser,
  enterName,
  joinedPhone,
  openBrowser,
  phone,
  press,
  soon,
  titled,
  visit,
} from './support.ts';

interface Frames {
  /** While frames are held, nothing happens that waits for the next one: effects of what was painted. */
  holdFrames: (isHeld: boolean) => void;
}

describeBrowser('parts that are fetched when they are shown', () => {
  test('come also when the screen that asked for them is gone by then', async () => {
    const { lan, host } = await hostHere('A B / B A', { settings: { lobby: true } });
    const context = await phone(await openBrowser());
    await context.addInitScript(() => {
      const kept: (() => void)[] = [];
      let isHeld = false;
      const [timeout, frame] = [setTimeout, requestAnimationFrame];
      const keep = (run: () => void) => () => void (isHeld ? kept.push(run) : run());
      Object.assign(globalThis, {
        // Preact does not wait for a frame longer than this.
        setTimeout: (run: () => void, ms = 0) => timeout(ms > 100 ? run : keep(run), ms),
        requestAnimationFrame: (run: (now: number) => void) =>
          frame((now) => keep(() => run(now))()),
        holdFrames: (hold: boolean) => {
          isHeld = hold;
          if (!hold) for (const run of kept.splice(0)) run();
        },
      });
    });
    const page = await visit(context, lan);
    await page.locator('#name').waitFor();

    // The lobby asks for its part, which is slow to come.
    const gate = new EventEmitter();
    const released = once(gate, 'released');
    const asked = new Set<string>();
    await page.route(/\/(later|more)-[^/]*\.js$/, async (route) => {
      asked.add(route.request().url());
      await released;
      await route.continue();
    });
    await enterName(page, 'Ana');
    await soon(() => asked.size).toBe(2); // the part, and its words

    // Meanwhile another screen is painted, which needs the same part; it comes before the effects do.
    await page.evaluate(() => (globalThis as unknown as Frames).holdFrames(true));
    const told = page.waitForResponse(/\/table\//);
    await host.remove({ seat: 0 });
    await (await told).finished();
    gate.emit('released');
    for (const url of asked) await page.evaluate(`import('${url}').then(() => undefined)`);
    await page.evaluate(() => (globalThis as unknown as Frames).holdFrames(false));
    await titled(page, 'The host ended your game');
    expect(await page.locator('.screen').count()).toBe(1);
  });

  test('are asked for again when the network failed', async () => {
    allowTrouble(NETWORK_GONE);
    const { lan } = await hostHere('A B / B A');
    const page = await joinedPhone(lan, 'Ana');
    let failed = 0;
    await page.route(/\/later-[^/]*\.js$/, (route) =>
      failed++ === 0 ? route.abort('connectionrefused') : route.continue(),
    );
    await press(page, page.getByRole('button', { name: 'Menu' }));
    await page.getByRole('dialog').waitFor();
    expect(failed).toBe(2);
  });
});

describeBrowser('a page that is opened again', () => {
  test('asks for the table once, and does not wait for its words with that', async () => {
    const { lan } = await hostHere('A B / B A');
    const page = await joinedPhone(lan, 'Ana');
    const looks = new EventEmitter();
    const asked = once(looks, 'asked');
    let count = 0;
    page.on('request', (request) => {
      if (!/\/table\/[^?]*$/.test(request.url())) return;
      count++;
      looks.emit('asked');
    });
    await page.route(/\/play-[^/]*\.js$/, async (route) => {
      await asked;
      await route.continue();
    });
    const held = page.waitForRequest(/\/table\/.*since=/);
    await page.reload();
    await cardAt(page, 0).waitFor();
    await held;
    expect(count).toBe(1);
  });
});
