import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { secretId } from '../support/wire.ts';
import { findingsInBoth } from './axe.ts';
import { hostHere } from './host-here.ts';
import { openPanel } from './host-support.ts';
import { describeBrowser, laptop, openBrowser, soon, titled, visit } from './support.ts';

const MOTION = { reducedMotion: 'no-preference' } as const;
const WALL = { viewport: { width: 1920, height: 1080 }, ...MOTION } as const;

const PAIRS = { Ana: 3, Ben: 2, Cleo: 1 } as const;

/** A room with a TV, in which everybody has joined. */
async function room() {
  const cards = Array.from('🦊🐻🐼🐨🐯🦁', (card) => `${card} ${card}`);
  const here = await hostHere(cards.join(' / '), { settings: { shuffle: false } });
  for (const name of Object.keys(PAIRS))
    await here.wire.post('/join', { player: secretId(name), name });
  return here;
}

async function playAll({ wire }: Awaited<ReturnType<typeof room>>): Promise<void> {
  let row = 0;
  for (const [name, pairs] of Object.entries(PAIRS)) {
    for (let pair = 0; pair < pairs; pair++, row++) {
      for (const column of [0, 1]) await wire.get(`/flip/${secretId(name)}/${row},${column}`);
    }
  }
}

/** Notes every tone that the page makes. */
async function recordTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tones: number[] = [];
    class Recorded extends OscillatorNode {
      constructor(at: BaseAudioContext, options?: OscillatorOptions) {
        super(at, options);
        tones.push(options?.frequency ?? 0);
      }
    }
    Object.assign(globalThis, { OscillatorNode: Recorded, tones });
  });
}

/** By how they begin; the longer one first. */
const SOUNDS = {
  join: '440 587',
  count: '620',
  newGame: '480 512 544 576 608 640',
  streak: '659 880 1109 1319',
  match: '659 880 1109',
  late: '110 110',
  third: '392',
  second: '494',
  over: '587 740 880 1175 587 740 880',
  first: '587',
};

/** Which sounds these tones are. */
function named(tones: readonly number[]): readonly string[] {
  const heard: string[] = [];
  for (let rest = tones.join(' '); rest !== '';) {
    const [name, sound] = Object.entries(SOUNDS).find(([, each]) => rest.startsWith(each)) ?? [];
    if (name === undefined || sound === undefined) throw new Error(`what is ${rest}?`);
    heard.push(name);
    rest = rest.slice(sound.length).trim();
  }
  return heard;
}

function tonesOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as { tones: number[] }).tones.splice(0));
}

describeBrowser('the show on the TV', () => {
  test('after the podium the awards come in turn, each with its moment; a new game ends them at once', async () => {
    const here = await room();
    const tv = await visit(await laptop(await openBrowser(), WALL), `${here.lan}/tv`);
    await tv.locator('.tv-scores').waitFor();
    await tv.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const given = document.querySelector('.tv-given');
        const told = [...(given?.children ?? [])].map((part) => part.textContent).join('|');
        if (given !== null && seen.at(-1) !== told) seen.push(told);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await playAll(here);
    await titled(tv, 'Ana wins!');
    const kinds = new Map(here.table.view().players.map(({ seat, name }) => [seat, name]));
    expect(kinds.size).toBe(3);
    await tv.locator('.tv-ceremony .tv-board .board').waitFor();
    await tv
      .locator('.tv-ceremony .tv-board .card.up, .tv-ceremony .tv-board .piece')
      .first()
      .waitFor();
    expect(await findingsInBoth(tv, 'ceremony')).toEqual([]);
    const seen = () => tv.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    await soon(async () => (await seen()).length).toBe(3);
    const told = await seen();
    for (const name of Object.keys(PAIRS))
      expect(told.filter((line) => line.includes(`|${name}|`))).toHaveLength(1);
    for (const line of told) expect(line.split('|').at(-1)).toMatch(/\w.*\.$/);
    expect(await tv.locator('.tv-ceremony').count()).toBe(1);
    await here.host.newGame({});
    await soon(() => tv.locator('.tv-ceremony, .tv-over').count()).toBe(0);
  });

  test('after the awards the QR code is the picture again, with who is in, until the next game', async () => {
    const here = await room();
    const wall = await laptop(await openBrowser(), WALL);
    await wall.clock.install();
    const tv = await visit(wall, `${here.lan}/tv`);
    await tv.locator('.tv-scores').waitFor();
    await playAll(here);
    await titled(tv, 'Ana wins!');
    await soon(async () => {
      await tv.clock.fastForward(1_000);
      return tv.locator('h1').textContent();
    }).toBe('Scan to play');
    expect(await tv.locator('.tv-crowd li').allTextContents()).toEqual(Object.keys(PAIRS));
    expect(await tv.locator('.tv-about').count(), 'no pairs are left').toBe(0);
    await tv.getByText('The host can start a new game.').waitFor();
    await here.host.newGame({});
    await tv.locator('.tv-scores').waitFor();
  });

  test('what all did together stays: there are no awards', async () => {
    const here = await room();
    await here.host.settings({ sides: 'together' });
    await here.host.newGame({});
    const wall = await laptop(await openBrowser(), WALL);
    await wall.clock.install();
    const tv = await visit(wall, `${here.lan}/tv`);
    await tv.locator('.tv-board .board').waitFor();
    await playAll(here);
    await tv.locator('.tv-over').waitFor();
    for (let second = 0; second < 30; second++) await tv.clock.runFor(1_000);
    expect(await tv.locator('.tv-over').count()).toBe(1);
  });

  test('who wants less motion sees the podium with everybody’s award, and it stays', async () => {
    const here = await room();
    const still = await laptop(await openBrowser(), { ...WALL, reducedMotion: 'reduce' });
    await still.clock.install();
    const tv = await visit(still, `${here.lan}/tv`);
    await playAll(here);
    await titled(tv, 'Ana wins!');
    await tv.clock.fastForward(30_000);
    expect(await tv.locator('.tv-over').count()).toBe(1);
    expect(await tv.locator('.tv-ceremony').count()).toBe(0);
  });

  test('it sounds where it is opened to, or where the host says so, and not elsewhere', async () => {
    const here = await room();
    const open = async (path: string) => {
      const page = await (await laptop(await openBrowser(), WALL)).newPage();
      await recordTones(page);
      await page.goto(`${here.lan}${path}`);
      await page.locator('.tv-scores').waitFor();
      await page.keyboard.press('a'); // lets it sound: a browser asks for that
      return page;
    };
    const [app, other] = [await open('/tv?sound'), await open('/tv')];
    const flipRow = async (name: string, row: number) => {
      for (const column of [0, 1]) await here.wire.get(`/flip/${secretId(name)}/${row},${column}`);
    };
    await flipRow('Ana', 0);
    await soon(() => tonesOf(app)).toEqual([659, 880, 1109]);
    expect(await tonesOf(other)).toEqual([]);
    const panel = await openPanel(here);
    await panel.tab('Settings');
    const sound = panel.page.getByRole('switch', { name: 'Sound on the TV' });
    await sound.click();
    await soon(() => here.table.room.first.number).toBe(1);
    await flipRow('Ben', 1);
    await soon(() => tonesOf(other)).toEqual(expect.arrayContaining([659, 880, 1109]));
    await sound.click();
    await soon(() => sound.getAttribute('aria-checked')).toBe('false');
    await tonesOf(app);
    await flipRow('Cleo', 2);
    await soon(() => app.locator('.tv-scores').textContent()).toMatch(/Cleo1/);
    expect(await tonesOf(app)).toEqual([]);
  });

  test('a whole game is heard: who joins, the count, pairs, the last of them, each step of the podium', async () => {
    const here = await room();
    const wall = await laptop(await openBrowser(), WALL);
    await wall.clock.install({ time: 0 });
    await wall.clock.pauseAt(1_000);
    const tv = await wall.newPage();
    await recordTones(tv);
    const heard: number[] = [];
    /** Lets the page's time pass until that many sounds were heard. */
    const until = (count: number) =>
      soon(async () => {
        await tv.clock.runFor(100);
        heard.push(...(await tonesOf(tv)));
        return named(heard).length >= count;
      }).toBe(true);
    await tv.goto(`${here.lan}/tv?sound`);
    await soon(async () => {
      await tv.clock.runFor(100);
      return tv.locator('.tv-scores').count();
    }).toBe(1);
    await tv.keyboard.press('a'); // lets it sound: a browser asks for that
    await here.wire.post('/join', { player: secretId('Dora'), name: 'Dora' });
    await until(1);
    await here.host.newGame({ seconds: 3 });
    await until(2);
    await soon(() => here.table.game.phase).toBe('playing');
    await soon(async () => {
      await tv.clock.runFor(100);
      heard.push(...(await tonesOf(tv)));
      return named(heard).at(-1);
    }).toBe('newGame');
    const begun = named(heard);
    expect(new Set(begun.slice(1, -1))).toEqual(new Set(['count']));
    let row = 0;
    for (const [name, pairs] of Object.entries(PAIRS)) {
      for (let pair = 0; pair < pairs; pair++, row++) {
        const before = named(heard).length;
        await tv.clock.runFor(300); // or it would be the same one at once
        for (const column of [0, 1])
          await here.wire.get(`/flip/${secretId(name)}/${row},${column}`);
        await until(before + (row < 2 || row > 4 ? 1 : 2));
      }
    }
    await until(begun.length + 13);
    expect(named(heard).slice(begun.length).join(' ')).toBe(
      'match match streak late match late match late match third second first over',
    );
    expect(begun[0]).toBe('join');
  });

  test('ten sounds at once are not too loud for a loudspeaker', async () => {
    const here = await room();
    const tv = await (await laptop(await openBrowser(), WALL)).newPage();
    // Time stands still here until all of them are asked for, so they sound at one moment.
    await tv.addInitScript(() => {
      class Still extends OfflineAudioContext {
        override readonly state = 'running';
        constructor() {
          super(1, 48_000, 48_000);
          Object.assign(globalThis, { still: this });
        }
      }
      let voices = 0;
      const connect = Reflect.get(AudioNode.prototype, 'connect') as (to: AudioNode) => AudioNode;
      Object.assign(globalThis, { AudioContext: Still, voicesHeard: () => voices });
      AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
        if (this instanceof OscillatorNode) voices++;
        return connect.call(this, to);
      } as typeof AudioNode.prototype.connect;
    });
    await tv.clock.install();
    await tv.goto(`${here.lan}/tv?sound`);
    await tv.locator('.tv-scores').waitFor();
    const voices = () =>
      tv.evaluate(() => (globalThis as unknown as { voicesHeard: () => number }).voicesHeard());
    for (let newcomer = 0; newcomer < 10; newcomer++) {
      const before = await voices();
      const name = `Friend ${newcomer}`;
      await here.wire.post('/join', { player: secretId(name.replace(' ', '')), name });
      await soon(voices).toBeGreaterThan(before);
      await tv.clock.fastForward(1_000); // or it would be the same one at once
    }
    const peak = await tv.evaluate(async () => {
      const { still } = globalThis as unknown as { still: OfflineAudioContext };
      const samples = (await still.startRendering()).getChannelData(0);
      return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    });
    expect(peak).toBeGreaterThan(0.2);
    expect(peak).toBeLessThanOrEqual(1);
  });
});
