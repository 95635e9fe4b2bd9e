import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { perfectBoard, startHeadless } from '../support/headless-process.ts';
import { type Wire, secretId } from '../support/wire.ts';
import { hostHere, hostPerfect } from './host-here.ts';
import {
  NETWORK_GONE,
  allowTrouble,
  cardAt,
  describeBrowser,
  enterName,
  flipsOf,
  laptop,
  openBrowser,
  says,
  saysInTime,
  seesBoard,
  soon,
  startHost,
  titled,
  visit,
} from './support.ts';

const FULL_HD = { width: 1920, height: 1080 };
const SCAN = 'Scan to play';
const DOWN = 'face down | face down | face down';

/** Whoever looks at this address on a large screen. */
async function watch(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await laptop(await openBrowser(), { viewport: FULL_HD, ...options });
  await context.clock.install();
  return visit(context, address);
}

async function joinAll(wire: Wire, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { status } = await wire.post('/join', { player: secretId(name), name });
    expect(status).toBe(200);
  }
}

async function flipAll(wire: Wire, name: string, positions: readonly string[]): Promise<void> {
  for (const position of positions) await wire.get(`/flip/${secretId(name)}/${position}`);
}

/** Names and scores as one reads them: column by column, from the top. */
function scores(page: Page): Promise<string[]> {
  return page.locator('.tv-scores li[style]').evaluateAll((rows) =>
    rows
      .map((row) => {
        const { x, y } = row.getBoundingClientRect();
        const parts = Array.from(row.querySelectorAll('.tv-name, b'), (part) => part.textContent);
        return { x, y, text: parts.join(' ') };
      })
      .toSorted((one, other) => one.x - other.x || one.y - other.y)
      .map(({ text }) => text),
  );
}

function columns(page: Page): Promise<number> {
  return page
    .locator('.tv-scores li[style]')
    .evaluateAll((rows) => new Set(rows.map((row) => row.getBoundingClientRect().x)).size);
}

/** What the QR code in the picture is, as the host drew it. */
async function shownQr(page: Page): Promise<string> {
  const image = page.locator('.tv-qr img[src]');
  await soon(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  return image.evaluate(async (img: HTMLImageElement) => (await fetch(img.src)).text());
}

describeBrowser('the TV', () => {
  test('alone with nobody: the QR code is the picture, and the address is beside it', async () => {
    const { lan, wire } = await hostPerfect();
    const tv = await watch(`${lan}/tv`);
    await titled(tv, SCAN);
    expect(await shownQr(tv)).toBe((await wire.get('/qr.svg')).body);
    await soon(async () => {
      const box = await tv.locator('.tv-qr').boundingBox();
      return [box?.width, box?.height];
    }).toEqual([660, 660]);
    const module = await tv.locator('.tv-qr img').evaluate((img) => img.clientWidth);
    expect(module % (25 + 2 * 4)).toBe(0); // whole pixels
    expect(await tv.locator('.tv-address').textContent()).toBe(lan.replace('http://', ''));
    expect(await tv.locator('.board').count()).toBe(0);

    await joinAll(wire, ['Ana']);
    await soon(() => tv.locator('.tv-crowd').textContent()).toBe('Ana');
    expect(await tv.locator('.board').count()).toBe(0);
  });

  test('on the host’s own computer the address is the one that friends can reach', async () => {
    const { local, wire } = await hostPerfect();
    const tv = await watch(`${local}/tv`);
    await titled(tv, SCAN);
    await shownQr(tv);
    const address = String((await wire.get('/qr.svg')).headers['join-address']);
    const expected = address.startsWith('localhost') ? [] : [address]; // there may be no network
    expect(await tv.locator('.tv-address').allTextContents()).toEqual(expected);
    expect(await tv.locator('main').textContent()).not.toContain('localhost');
  });

  test('with two players it shows board and scores, and follows a match', async () => {
    const { lan, wire } = await hostPerfect();
    const tv = await watch(`${lan}/tv`);
    await joinAll(wire, ['Ana', 'Ben']);
    await seesBoard(tv, `${DOWN} / ${DOWN} / ${DOWN}`);
    await soon(() => scores(tv)).toEqual(['Ana 0', 'Ben 0']);
    await says(tv, '4 pairs left');

    await flipAll(wire, 'Ben', ['0,0', '0,1']);
    await seesBoard(tv, `🦄, Ben’s pair | 🦄, Ben’s pair | face down / ${DOWN} / ${DOWN}`);
    await says(tv, 'Ben found 🦄 🦄');
    await soon(() => scores(tv)).toEqual(['Ben 1', 'Ana 0']);
    expect(await saysInTime(tv, '3 pairs left')).toBeGreaterThan(5_000);
    expect(await tv.locator('.say').textContent()).toContain('Perfect');

    await flipAll(wire, 'Ben', ['2,2']);
    await seesBoard(
      tv,
      `gone | gone | face down / ${DOWN} / face down | face down | 🌈, Ben has it`,
    );
  });

  test('never takes a seat, nor that of a player in the same browser', async () => {
    const { lan, wire } = await hostPerfect();
    const context = await laptop(await openBrowser());
    const tv = await visit(context, `${lan}/tv`);
    await titled(tv, SCAN);
    const player = await visit(context, lan);
    await enterName(player, 'Ana');
    await seesBoard(player, `${DOWN} / ${DOWN} / ${DOWN}`);
    await tv.reload();
    await joinAll(wire, ['Ben']);
    await soon(() => scores(tv)).toEqual(['Ana 0', 'Ben 0']);
    await cardAt(player, 4).click();
    await soon(() => cardAt(tv, 4).getAttribute('aria-label')).toMatch(/, Ana has it$/);
    expect(await player.locator('.door').count()).toBe(0); // no word of another tab
    const { players } = JSON.parse((await wire.get('/table/anybody')).body) as { players: unknown };
    expect(players).toMatchObject([{ name: 'Ana' }, { name: 'Ben' }]);
  });

  test('nothing happens by taps and keys, and there is nothing to see of a pointer', async () => {
    const { lan, wire } = await hostPerfect();
    const tv = await watch(`${lan}/tv`, { hasTouch: true });
    const asked = flipsOf(tv);
    await joinAll(wire, ['Ana', 'Ben']);
    const box = await cardAt(tv, 0).boundingBox();
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(width).toBeGreaterThan(100);
    await tv.mouse.click(x + width / 2, y + height / 2);
    await tv.touchscreen.tap(x + width / 2, y + height / 2);
    for (const key of ['Tab', 'Enter', 'Space', 'ArrowRight', 'Enter']) {
      await tv.keyboard.press(key);
      expect(await tv.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    }
    expect(await tv.locator('.card:active, .asked').count()).toBe(0);
    expect(
      await tv.evaluate(() => getComputedStyle(document.querySelector('.card') as Element).cursor),
    ).toBe('none');
    await flipAll(wire, 'Ana', ['1,1']);
    await seesBoard(tv, `${DOWN} / face down | 🌈, Ana has it | face down / ${DOWN}`);
    expect(asked).toEqual([]);
  });

  test('is admitted through a door with the code behind the #, and its QR code has it', async () => {
    const { lan, host, wire } = await hostPerfect();
    await host.door({ door: 'code', code: 'KIWI7' });
    const tv = await watch(`${lan}/tv#code=KIWI7`);
    await titled(tv, SCAN);
    expect(tv.url()).toBe(`${lan}/tv`);
    const withCode = await shownQr(tv);
    expect(withCode).toBe((await wire.get('/qr.svg', { Host: 'localhost' })).body);
    expect(withCode).not.toBe((await wire.get('/qr.svg', { Host: '192.168.7.7' })).body);
    await tv.reload();
    await titled(tv, SCAN);
  });

  test('is refused without the code, says so, and comes in when the door is opened', async () => {
    const { lan, host, wire } = await hostHere('A B / B A');
    await host.door({ door: 'code', code: 'KIWI7' });
    const without = await watch(`${lan}/tv`);
    const wrong = await watch(`${lan}/tv#code=OLD77`);
    for (const tv of [without, wrong]) {
      await titled(tv, 'This room has a code');
      expect(await tv.locator('main').textContent()).toContain('Ask the host.');
      expect(await tv.locator('.board, .tv-qr').count()).toBe(0);
    }
    await host.door({ door: 'joined' });
    for (const tv of [without, wrong]) {
      await soon(async () => {
        await tv.clock.fastForward(1_000);
        return tv.locator('h1').textContent();
      }).toBe(SCAN);
    }
    expect((await wire.get('/table/anybody')).status).toBe(403);
  });

  test('a locked room takes the code that is typed at the TV, and a reload knows it', async () => {
    allowTrouble(/status of 403/);
    const { lan, host } = await hostHere('A B / B A');
    await host.door({ door: 'code', code: 'KIWI77' });
    const tv = await watch(`${lan}/tv`);
    await titled(tv, 'This room has a code');
    const field = tv.getByLabel('Code');
    await soon(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
    await tv.keyboard.type('KIWI00');
    await tv.keyboard.press('Enter');
    await tv.getByText('That’s not it. Try again.').waitFor();
    await field.fill('KIWI77');
    await tv.getByRole('button', { name: 'Come in' }).click();
    await titled(tv, SCAN);
    await tv.reload();
    await titled(tv, SCAN);
  });

  test('from nine players on names stand in two columns; 32 fit; more are counted', async () => {
    const { lan, wire } = await hostPerfect();
    const tv = await watch(`${lan}/tv`);
    const names = Array.from({ length: 34 }, (_, index) => `Pupil ${index + 1}`.replace(' ', '_'));
    const listed = () => tv.locator('.tv-scores li[style]').count();
    await joinAll(wire, names.slice(0, 8));
    await soon(listed).toBe(8);
    await soon(() => columns(tv)).toBe(1);
    await joinAll(wire, names.slice(8, 9));
    await soon(listed).toBe(9);
    await soon(() => columns(tv)).toBe(2);
    await joinAll(wire, names.slice(9, 32));
    await soon(listed).toBe(32);
    expect(await tv.locator('.tv-more').count()).toBe(0);
    await joinAll(wire, names.slice(32));
    await soon(() => tv.locator('.tv-more').textContent()).toBe('+ 4');
    await soon(async () => [await listed(), await columns(tv)]).toEqual([30, 2]);

    await flipAll(wire, 'Pupil_34', ['0,0', '0,1']); // who leads is listed, and first
    await soon(async () => (await scores(tv))[0]).toBe('Pupil_34 1');
    const outside = () =>
      tv.evaluate(() =>
        Array.from(document.querySelectorAll('.tv-rail, .tv-rail *'))
          .map((part) => part.getBoundingClientRect())
          .filter(({ right, bottom }) => right > innerWidth || bottom > innerHeight),
      );
    await soon(outside).toEqual([]);
  });

  test('is light whatever the system says; ?dark is for TVs; neither is remembered', async () => {
    const { lan } = await hostPerfect();
    const tv = await watch(`${lan}/tv`, { colorScheme: 'dark' });
    const background = () =>
      tv.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await titled(tv, SCAN);
    expect(await background()).toBe('rgb(241, 230, 210)');
    await tv.goto(`${lan}/tv?dark`);
    await titled(tv, SCAN);
    expect(await background()).toBe('rgb(16, 41, 46)');
    expect(await tv.evaluate(() => localStorage.getItem('memory-scramble.theme'))).toBeNull();
  });

  test.each([
    [1280, 720],
    [3840, 2160],
    [1024, 768],
  ])('fits on %i × %i, and nothing is smaller than 24 of 1080 lines', async (width, height) => {
    const { lan, wire } = await hostPerfect();
    const tv = await watch(`${lan}/tv`, { viewport: { width, height } });
    await titled(tv, SCAN);
    const check = () =>
      tv.evaluate(() => {
        const line = Math.min(innerHeight / 1080, innerWidth / 1600);
        const all = Array.from(document.querySelectorAll<HTMLElement>('.tv-screen *'));
        const hasText = ({ childNodes }: HTMLElement) =>
          Array.from(childNodes).some((node) => node.nodeType === 3);
        const isSmall = (part: HTMLElement) =>
          hasText(part) && parseFloat(getComputedStyle(part).fontSize) < 23.9 * line;
        const isOutside = (part: HTMLElement) => {
          const { right, bottom } = part.getBoundingClientRect();
          return right > innerWidth + 1 || bottom > innerHeight + 1;
        };
        const overflows = (part: HTMLElement) =>
          part.clientWidth > 0 && // of what stands in a line, its paragraph is looked at
          getComputedStyle(part).overflow === 'visible' &&
          part.scrollWidth > part.clientWidth + 1;
        return all
          .filter((part) => isSmall(part) || isOutside(part) || (hasText(part) && overflows(part)))
          .map((part) => part.outerHTML);
      });
    await soon(check).toEqual([]);
    await joinAll(wire, ['Ana', 'Ben', 'Anne_Marie_of_Kent']);
    await seesBoard(tv, `${DOWN} / ${DOWN} / ${DOWN}`);
    await soon(check).toEqual([]);
  });

  test('in the lobby the QR code stays the picture, with who is in', async () => {
    const { lan, host, wire } = await hostHere('A B / B A', { settings: { lobby: true } });
    await joinAll(wire, ['Ana', 'Ben', 'Cleo']);
    const tv = await watch(`${lan}/tv`);
    await titled(tv, SCAN);
    await soon(() => tv.locator('.tv-crowd li').allTextContents()).toEqual(['Ana', 'Ben', 'Cleo']);
    expect(await tv.locator('.tv-about').textContent()).toBe('Test · 2 pairs · 3 players');
    await host.begin();
    await soon(() => tv.locator('.board').count()).toBe(1);
  });

  test.each([
    ['eighteen usual names', 18, (at: number) => `Bartholomew ${at}`],
    ['twelve of the widest', 12, (at: number) => `${'M'.repeat(18)}${at}`],
    ['thirty-two of the widest', 32, (at: number) => `${'M'.repeat(18)}${at}`],
  ] as const)('in the lobby there is room for %s', async (_, count, nameOf) => {
    const { lan, wire } = await hostHere('A B / B A', { settings: { lobby: true } });
    const tv = await watch(`${lan}/tv`);
    for (let at = 0; at < count; at++) {
      await wire.post('/join', { player: secretId(`friend${at}`), name: nameOf(at) });
    }
    await soon(() => tv.locator('.tv-crowd li').count()).toBe(count);
    const seen = await tv.evaluate(() => {
      const names = [...document.querySelectorAll<HTMLElement>('.tv-crowd .tv-name')];
      const parts = [...document.querySelectorAll('.tv-words > *, .tv-crowd li')];
      return {
        cut: names.filter((name) => name.scrollWidth > name.clientWidth).length,
        outside: parts
          .map((part) => part.getBoundingClientRect())
          .filter(({ top, bottom, right }) => top < 0 || bottom > innerHeight || right > innerWidth)
          .length,
        px: Math.min(...names.map((name) => Number.parseFloat(getComputedStyle(name).fontSize))),
      };
    });
    expect(seen.outside).toBe(0);
    expect(seen.px).toBeGreaterThan(23.9);
    if (count === 18) expect(seen.cut).toBe(0);
  });

  test('when it is over it shows the podium, and a new game by itself', async () => {
    const { lan, host, wire } = await hostHere('A B / B A');
    await joinAll(wire, ['Ana', 'Ben']);
    const tv = await watch(`${lan}/tv`);
    await soon(() => scores(tv)).toEqual(['Ana 0', 'Ben 0']);
    await flipAll(wire, 'Ben', ['0,0', '1,1', '0,1', '1,0']);
    await titled(tv, 'Ben wins!');
    expect(await tv.locator('.play-podium .play-name').allTextContents()).toEqual(['Ben']);
    await says(tv, 'The host can start a new game.');
    await host.newGame();
    await soon(() => scores(tv)).toEqual(['Ana 0', 'Ben 0']);
    await soon(() => tv.locator('.board').count()).toBe(1);
  });

  test('keeps its last picture while the host is gone, and goes on when it is back', async () => {
    allowTrouble(NETWORK_GONE);
    const { headless, port, lan, wire } = await startHost([perfectBoard]);
    await joinAll(wire, ['Ana', 'Ben']);
    const tv = await watch(`${lan}/tv`);
    await soon(() => scores(tv)).toEqual(['Ana 0', 'Ben 0']);
    headless.signal('SIGKILL');
    expect(await saysInTime(tv, 'Can’t reach the game right now.')).toBeGreaterThan(3_000);
    expect(await tv.locator('.tv-dim .board').count()).toBe(1);
    expect(await scores(tv)).toEqual(['Ana 0', 'Ben 0']);

    const again = await startHeadless([String(port), perfectBoard]);
    await joinAll(again.wire, ['Cleo', 'Dan']);
    await soon(() => scores(tv)).toEqual(['Cleo 0', 'Dan 0']);
    expect(await tv.locator('.tv-dim').count()).toBe(0);
  });

  test.each([30, 100])(
    'a board with %i rows is seen as a whole, and does not pan',
    async (side) => {
      const cards = Array.from({ length: side * side }, (_, index) => `c${index >> 1}`);
      const { lan, wire } = await hostHere({ rows: side, columns: side, cards });
      await joinAll(wire, ['Ana', 'Ben']);
      const tv = await watch(`${lan}/tv`);
      const board = tv.locator('.tv-frame').locator('.board, .plain-cells');
      await soon(() => board.count()).toBe(1);
      const height = async () => (await board.boundingBox())?.height ?? 0;
      await soon(height).toBeGreaterThan(900);
      expect(await height()).toBeLessThanOrEqual(1_000);
      expect(await tv.locator('.zoom').count()).toBe(0);
    },
  );
});
