import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { RoomSettings } from '../../shared/settings.ts';
import { TestClock } from '../support/clock.ts';
import { secretId } from '../support/wire.ts';
import { EVERYTHING, findings, findingsInBoth } from './axe.ts';
import { cableTo } from './cable.ts';
import { hostHere } from './host-here.ts';
import { openPanel } from './host-support.ts';
import {
  NETWORK_GONE,
  allowTrouble,
  describeBrowser,
  flip,
  laptop,
  openBrowser,
  pieceAt,
  soon,
  visit,
} from './support.ts';

const BOARD = '🦊 🐻 🐸 / 🐻 🦊 🐸 / 🐙 🐙 🐢';

/** A host whose time passes when the test says so. */
async function xrayHost(settings: Partial<RoomSettings> = {}) {
  const clock = new TestClock();
  return { ...(await hostHere(BOARD, { clock, settings })), clock };
}

type Here = Awaited<ReturnType<typeof xrayHost>>;

/** So far apart that two minutes of lanes have room for every pill. */
const APART_MS = 9_000;

/** Mia has a card, Leo waits for it, Mia misses and hands it over, and Leo finds the pair. */
async function playStory({ wire, clock, untilWaiting }: Here): Promise<void> {
  await wire.get('/flip/mia/0,0');
  clock.pass(APART_MS);
  const { answer } = wire.open('/flip/leo/0,0');
  await untilWaiting('leo');
  clock.pass(APART_MS);
  await wire.get('/flip/mia/0,1'); // 2-E, 4-E
  await answer;
  clock.pass(APART_MS);
  await wire.get('/flip/leo/1,1'); // 2-D
  clock.pass(APART_MS);
  await wire.get('/flip/mia/2,0'); // 3-B: the bear is face down again
}

/** Two minutes are shown. */
async function showMore(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '2 min' }).click();
}

/** The host's page with the X-ray open. */
async function openXray(here: Here, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await openPanel(here, options);
  await page.keyboard.press('Control+j');
  await page.locator('.x-ray h1').waitFor();
  return page;
}

/** The steps as they are read, the newest first. */
function steps(page: Page): Promise<string[]> {
  return page.locator('.x-step .x-what').evaluateAll((all) =>
    all.map((one) =>
      Array.from(one.querySelectorAll('.x-line'), (line) =>
        (line.textContent ?? '')
          .replaceAll(/[\u2066-\u2069]/g, '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      ).join(' | '),
    ),
  );
}

/** The rule ids that stand in the lanes, lane by lane. */
function pills(page: Page): Promise<string[]> {
  return page
    .locator('.x-pill')
    .evaluateAll((all) => all.map((one) => (one.textContent ?? '').trim()).toSorted());
}

const STORY = [
  '3-B 0,0 of mia’s last try stays up: leo has it. | 3-B mia’s last try turns face down: 0,1. | 1-B mia turns up 2,0: 🐙',
  '2-D leo finds a pair: 0,0 and 1,1, 🦊 🦊',
  '2-E mia tries 0,1: not a match. | 4-E mia → leo: 0,0 is handed over.',
  '1-D leo waits for 0,0: mia has it.',
  '1-B mia turns up 0,0: 🦊',
];

describeBrowser('the X-ray', () => {
  test('shows lanes, bars, rules and steps as they happen, and no card that is face down', async () => {
    const here = await xrayHost();
    const page = await openXray(here);
    await page.getByText('Nobody is playing yet.').waitFor();
    await playStory(here);
    await soon(() => steps(page)).toEqual(STORY);
    await showMore(page);
    await soon(() => pills(page)).toEqual(['1-B', '1-D', '2-D', '2-E', '3-B 1-B', '4-E']);
    const heads = page.locator('.x-heads li');
    await soon(() => heads.allTextContents()).toEqual([
      expect.stringContaining('free to flip'), // the host
      'miahas 2,0',
      'leofound a pair',
    ]);
    expect(await page.locator('.x-face').count()).toBeGreaterThanOrEqual(4);
    expect(await page.locator('.x-ground .x-wait').count()).toBe(1);
    expect(await page.locator('.x-ground .x-give').count()).toBe(1);
    // The bear was seen by everybody, and is face down now.
    expect(await page.locator('.x-ray').textContent()).not.toContain('🐻');
    expect(await page.locator('.x-who').textContent()).toContain('found a pair');
  });

  test('has the line of who waits at the card, and is played in as ever', async () => {
    const here = await xrayHost();
    const page = await openXray(here);
    await here.wire.get('/flip/mia/0,0');
    here.wire.open('/flip/leo/0,0');
    here.wire.open('/flip/sam/0,0');
    await here.untilWaiting('leo', 'sam');
    await soon(() => page.locator('.x-marks .x-waited .sticker').count()).toBe(2);
    await soon(() => page.locator('.x-open').textContent()).toBe('2 flips are waiting');
    expect(await page.locator('.x-who li').first().textContent()).toBe('🦊0,0mialeosam');
    await flip(page, 4);
    await pieceAt(page, 4).and(page.locator('.mine')).waitFor();
    await soon(async () => (await steps(page))[0]).toMatch(/turns up 1,1: 🦊$/);
  });

  test('a word stands inside of its small card, with room for some letters', async () => {
    const here = await hostHere('Streichholz Haus / Haus Streichholz');
    const page = await openXray({ ...here, clock: new TestClock() });
    await here.wire.get('/flip/mia/0,0');
    await here.wire.get('/flip/leo/0,1');
    await page.locator('.x-who li').nth(1).waitFor();
    const rooms = await page.locator('.x-letters').evaluateAll((words) =>
      words.map((word) => {
        const { left, right, width } = word.getBoundingClientRect();
        const card = word.parentElement?.getBoundingClientRect();
        const isInside = left >= (card?.left ?? 0) + 3 && right <= (card?.right ?? 0) - 3;
        return { isInside, isWhole: word.scrollWidth <= Math.ceil(width) };
      }),
    );
    const right = { isInside: true, isWhole: true };
    expect(rooms).toEqual([right, right]);
  });

  test('stands still where a step is chosen, shows its board, and goes back to now', async () => {
    const here = await xrayHost();
    const page = await openXray(here);
    await playStory(here);
    await soon(() => steps(page)).toEqual(STORY);
    await page.locator('.x-step', { hasText: '4-E' }).click();
    await page.mouse.move(2, 2);
    await soon(() => page.locator('.x-state').textContent()).toMatch(/^Paused at 0:\d\d\.\d$/);
    expect(await page.locator('.x-lit').count()).toBe(2);
    expect(await page.locator('.x-heads .x-touched').count()).toBe(2);
    // Then the bear was up; nobody may know it any more. The octopus was not up yet.
    await page.locator('.x-marks .x-veil').waitFor();
    expect(await pieceAt(page, 6).count()).toBe(0);
    expect(await page.locator('.x-ray').textContent()).not.toContain('🐻');
    await here.wire.get('/flip/kim/2,1');
    await page.getByRole('button', { name: 'Back to now' }).click();
    await soon(() => page.locator('.x-state').textContent()).toBe('Live');
    await pieceAt(page, 6).waitFor();
    await soon(async () => (await steps(page))[0]).toBe('1-B kim turns up 2,1: 🐙');
    expect(await page.locator('.x-lit').count()).toBe(0);
  });

  test('is led by a mouse: lanes and the whole game are dragged, a pill is a step', async () => {
    const here = await xrayHost();
    const page = await openXray(here);
    await playStory(here);
    await showMore(page);
    await soon(async () => (await pills(page)).length).toBe(6);
    const box = await page.locator('.x-ground').boundingBox();
    if (box === null) throw new Error('there are no lanes');
    const pill = await page.locator('.x-pill.x-is-over rect').boundingBox();
    if (pill === null) throw new Error('nothing was handed over');
    await page.mouse.click(pill.x + pill.width / 2, pill.y + pill.height / 2);
    await soon(() => page.locator('.x-step.x-looked').textContent()).toContain('4-E');
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.mouse.move(box.x + 300, box.y + 12);
    await page.mouse.wheel(-200, 0);
    await page.locator('.x-state.x-is-note').waitFor();
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.mouse.move(box.x + 300, box.y + 12);
    await page.mouse.down();
    await page.mouse.move(box.x + 320, box.y + 12, { steps: 3 });
    await page.mouse.up();
    await page.locator('.x-state.x-is-note').waitFor();
  });

  test('copies a step as a test', async () => {
    const here = await xrayHost();
    const page = await openXray(here, { permissions: ['clipboard-read', 'clipboard-write'] });
    await playStory(here);
    await soon(() => steps(page)).toEqual(STORY);
    await page.locator('.x-step', { hasText: '4-E' }).click();
    await page.getByRole('button', { name: 'Copy as a test' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("test('2-C, 2-E, 4-E: mia.flip(0, 1)', async () => {");
    expect(copied).toContain("'🦊 A · / ' +"); // the bear is a letter
    expect(copied).toContain("'4-E leo took-control 0,0',");
    expect(await page.locator('.x-code').textContent()).toContain('await leoWaits;');
    expect(await page.locator('.x-side-body').textContent()).toContain('3 of 3 moves lead here.');
  });

  test('shows everybody in a team with the shape of theirs', async () => {
    const here = await xrayHost({ sides: 'teams', teams: 2, teamsBy: 'host' });
    const page = await openXray(here);
    await playStory(here);
    await here.wire.get('/flip/zoe/2,1');
    const drawn = (part: string) => page.locator(`.x-${part} .sticker path`);
    await soon(() => drawn('heads').count()).toBe(4); // and the host
    const [, mia, leo, zoe] = await drawn('heads').evaluateAll((all) =>
      all.map((path) => path.getAttribute('d')),
    );
    expect(zoe).toBe(mia); // both are Triangles; of their seats one is a triangle, one a heart
    expect(leo).not.toBe(mia);
    await soon(() => drawn('step').first().getAttribute('d')).toBe(zoe);
  });

  test('its sign stands with its word beside the board once a program plays, or the host wants to study', async () => {
    const here = await xrayHost();
    const [one, other] = [await openPanel(here), await openPanel(here)];
    expect(await one.page.locator('.desk-xray').count()).toBe(0);
    await one.button('Menu').click();
    await one.turn('Study', true);
    await one.page.keyboard.press('Escape');
    await one.page.locator('.desk-xray', { hasText: 'X-ray' }).waitFor();
    expect(await other.page.locator('.desk-xray').count()).toBe(0);
    await here.wire.get('/flip/leo/0,0');
    await other.page.locator('.desk-xray').click();
    await other.page.locator('.x-ray h1').waitFor();
  });

  test('is used by the keyboard alone', async () => {
    const here = await xrayHost();
    const { page } = await openPanel(here);
    await playStory(here);
    await page.locator('.desk-xray').focus();
    await page.keyboard.press('Control+j');
    await page.locator('.x-close:focus').waitFor();
    await soon(() => steps(page)).toEqual(STORY);
    const chosen = page.locator('.x-step:focus');
    await page.keyboard.press('ArrowUp');
    await soon(() => chosen.textContent()).toContain('turns up 2,0');
    await page.keyboard.press('ArrowDown');
    await soon(() => chosen.textContent()).toContain('finds a pair');
    expect(await chosen.getAttribute('aria-current')).toBe('true');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await soon(() => page.locator('.x-state').textContent()).toBe('Live');
    await page.keyboard.press('Space');
    await page.locator('.x-state.x-is-note').waitFor();
    const checked = page.locator('.x-bar [aria-checked="true"]');
    await page.keyboard.press('-');
    await soon(() => checked.textContent()).toBe('30 s');
    await page.keyboard.press('+');
    await soon(() => checked.textContent()).toBe('12 s');
    await page.keyboard.press('c');
    await page.locator('.x-code').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.stage').waitFor();
    await page.locator('.desk-xray:focus').waitFor();
  });

  test('moves by transform alone; whoever wants less motion sees it jump', async () => {
    const here = await xrayHost();
    const moving = await openXray(here, { reducedMotion: 'no-preference' });
    const still = await openXray(here);
    await playStory(here);
    const slides = (page: Page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('.x-slide')].map((slide) => slide.getAnimations().length),
      );
    await soon(() => slides(moving)).toEqual([1, 1]);
    await showMore(still);
    await soon(async () => (await pills(still)).length).toBe(6);
    expect(await slides(still)).toEqual([0, 0]);
  });

  test('says why there is nothing, that a game is over, and begins anew with the next', async () => {
    const here = await xrayHost({ lobby: true });
    const { page } = await openPanel(here);
    await page.keyboard.press('Control+j');
    await page.getByText('The game has not begun.').waitFor();
    await here.host.begin({});
    await page.getByText('Nobody is playing yet.').waitFor();
    await playStory(here);
    await soon(() => steps(page)).toEqual(STORY);
    await here.host.endGame();
    await page.getByText('The game is over. Everything is shown.').waitFor();
    await soon(async () => (await steps(page)).join('\n')).toContain(
      'mia tries 0,1: 🐻, not a match',
    );
    await here.host.newGame();
    await soon(() => steps(page)).toEqual([]);
    await page.keyboard.press('Control+j');
    await page.locator('.stage').waitFor();
  });

  test('goes pale while the host does not answer, and catches up', async () => {
    allowTrouble(NETWORK_GONE);
    const here = await xrayHost();
    const cable = await cableTo(here.port);
    const address = here.address.replace(here.local, cable.local);
    const page = await openXray({ ...here, address });
    await here.wire.get('/flip/mia/0,0');
    await soon(async () => (await steps(page)).length).toBe(1);
    cable.cut();
    await page.locator('.x-ray.x-lost').waitFor();
    await here.wire.get('/flip/mia/0,1');
    cable.mend();
    await page.locator('.x-ray:not(.x-lost)').waitFor();
    await soon(async () => (await steps(page)).length).toBe(2);
  });

  test('in a narrow window has the lanes first, and board and steps behind two buttons', async () => {
    const here = await xrayHost();
    const page = await openXray(here, { viewport: { width: 900, height: 700 } });
    await playStory(here);
    await soon(() => steps(page)).toEqual(STORY);
    await page.getByRole('button', { name: 'Board', exact: true }).click();
    await page.locator('.x-board .board').waitFor();
    expect(await page.locator('.x-steps').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(900);
    expect(await findings(page, EVERYTHING)).toEqual([]);
  });

  test('axe finds nothing, in light and in the dark, live and where it stands still', async () => {
    const here = await xrayHost();
    const page = await openXray(here);
    await playStory(here);
    await showMore(page);
    await soon(async () => (await pills(page)).length).toBe(6);
    const found = await findingsInBoth(page, 'live');
    await page.locator('.x-step', { hasText: '4-E' }).click();
    await page.getByRole('tab', { name: 'As a test' }).click();
    await page.locator('.x-code').waitFor();
    found.push(...(await findingsInBoth(page, 'still')));
    expect(found).toEqual([]);
  });
});

const NAMES = Array.from({ length: 16 }, (_, index) => `Player ${index + 1}`);

describeBrowser('the X-ray on a TV', () => {
  test('is shown there by the host, and the game again', async () => {
    const here = await xrayHost();
    await here.wire.get('/flip/mia/0,0');
    await here.wire.get('/flip/leo/0,1');
    const size = { viewport: { width: 1920, height: 1080 } };
    const tv = await visit(await laptop(await openBrowser(), size), `${here.local}/tv`);
    await tv.locator('.tv-game').waitFor();
    const page = await openXray(here);
    const button = page.getByRole('button', { name: 'On the TV' });
    await button.click();
    await soon(() => tv.locator('.x-tv .x-step').count()).toBe(2);
    await soon(() => button.getAttribute('aria-pressed')).toBe('true');
    await button.click();
    await tv.locator('.tv-game').waitFor();
  });

  test('follows the table that the host shows, and not what it knows of another', async () => {
    const here = await xrayHost({ tables: 2 });
    const size = { viewport: { width: 1920, height: 1080 } };
    const tv = await visit(await laptop(await openBrowser(), size), `${here.local}/tv`);
    for (const place of ['0,0', '0,1', '1,0']) await here.wire.get(`/flip/mia/${place}`);
    await here.wire.get('/t/2/flip/zoe/0,0');
    await here.host.showOnTv({ shows: 'xray', table: 1 });
    here.clock.pass(1_000);
    await soon(() => tv.locator('.x-tv .x-step').count()).toBe(3);
    await here.host.showOnTv({ shows: 'xray', table: 2 });
    here.clock.pass(1_000);
    await soon(() => tv.locator('.x-tv .x-step').allTextContents()).toEqual([
      expect.stringContaining('zoe'),
    ]);
  });

  /** A TV that shows it, with sixteen players, eight of whom have a card. */
  async function sixteen(search: string, options: BrowserContextOptions = {}) {
    const here = await hostHere('A B C D / E F G H / A B C D / E F G H / I J I J');
    for (const name of NAMES) {
      await here.wire.post('/join', { player: secretId(name.replace(' ', '_')), name });
    }
    const size = { viewport: { width: 1920, height: 1080 }, ...options };
    const tv = await visit(await laptop(await openBrowser(), size), `${here.local}/tv?${search}`);
    await tv.locator('.x-tv h1').waitFor();
    for (const [index, name] of NAMES.slice(0, 8).entries()) {
      const place = `${Math.floor(index / 4)},${index % 4}`;
      await here.wire.get(`/flip/${secretId(name.replace(' ', '_'))}/${place}`);
    }
    await soon(async () => (await pills(tv)).length).toBe(8);
    return tv;
  }

  test('has sixteen lanes on one screen, in large letters, and nothing to press', async () => {
    const tv = await sixteen('xray');
    const heads = await tv
      .locator('.x-heads li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(await tv.locator('.x-title').textContent()).toMatch(/, 5 × 4$/); // rows, then columns
    expect(heads).toHaveLength(16);
    expect(Math.max(...heads)).toBeLessThan(1080);
    const small = await tv.locator('.x-tv').evaluate((screen) =>
      [...screen.querySelectorAll('*')]
        .filter((one) =>
          [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
        )
        .filter((one) => one.closest('.unseen, .brand, .board') === null)
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 24)
        .map((one) => one.outerHTML.slice(0, 80)),
    );
    expect(small).toEqual([]);
    expect(await tv.locator('.x-tv button:not([inert] *), .x-tv a').count()).toBe(0);
    expect(await tv.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
    expect(await findings(tv, EVERYTHING)).toEqual([]);
  });

  test('speaks German, in the dark', async () => {
    const tv = await sixteen('xray&dark', { locale: 'de' });
    expect(await tv.locator('h1').textContent()).toBe('Röntgenbild');
    expect(await tv.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await soon(async () => (await steps(tv))[0]).toBe('1-B Player 8 deckt 1,3 auf: „H“');
    const wide = await tv.evaluate(() => document.querySelector('.x-tv')?.scrollWidth);
    expect(wide).toBe(1920);
    expect(await findings(tv, { ...EVERYTHING, runOnly: ['color-contrast'] })).toEqual([]);
  });
});
