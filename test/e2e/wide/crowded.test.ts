import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TestClock } from '../../support/clock.ts';
import { photos, tableWith } from '../../support/decks.ts';
import { type Wire, secretId } from '../../support/wire.ts';
import { cutOff, overlaps } from '../boxes.ts';
import { byWire } from '../bring-support.ts';
import { hostHere } from '../host-here.ts';
import { openPanel } from '../host-support.ts';
import {
  describeBrowser,
  flip,
  joinedPhone,
  laptop,
  openBrowser,
  press,
  sees,
  soon,
  titled,
  visit,
} from '../support.ts';

const WIDE = 'M'.repeat(20);

const rowsOf = (cards: string) => Array.from(cards, (card) => `${card} ${card}`).join(' / ');

/** Joins, and finds the pairs of these rows. */
async function finds(wire: Wire, name: string, rows: readonly number[]): Promise<void> {
  const player = secretId(name.replace(' ', ''));
  await wire.post('/join', { player, name });
  for (const row of rows) {
    for (const column of [0, 1]) await wire.get(`/flip/${player}/${row},${column}`);
  }
}

/** How many colours the middle third of this has. */
async function coloursOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  const { x, y, width, height } = box;
  const third = { x: x + width / 3, y: y + height / 3, width: width / 3, height: height / 3 };
  const picture = await page.screenshot({ clip: third });
  const blank = await page.context().newPage();
  const colours = await blank.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const brush = canvas.getContext('2d');
    brush?.drawImage(image, 0, 0);
    const data = brush?.getImageData(0, 0, image.width, image.height).data ?? [];
    const seen = new Set<string>();
    for (let at = 0; at < data.length; at += 4) seen.add(data.slice(at, at + 3).join());
    return seen.size;
  }, picture.toString('base64'));
  await blank.close();
  return colours;
}

describeBrowser('photos', () => {
  test('nothing lies on a photo once it is there: phone, TV and film', async () => {
    const here = await hostHere(tableWith(photos(2)));
    const mia = await joinedPhone(here.lan, 'Mia');
    const tv = await visit(await laptop(await openBrowser()), `${here.local}/tv`);
    await here.wire.post('/join', { player: secretId('bob'), name: 'Bob' });
    await flip(mia, 0);
    await sees(mia, 0, 'photo 2, you have it');
    for (const page of [mia, tv]) {
      await page.locator('.photo img.there').first().waitFor();
      await soon(() => coloursOf(page, '.photo')).toBe(1);
    }
  });
});

describeBrowser('a name of twenty wide letters', () => {
  test('leaves every score and every menu on the desk', async () => {
    const here = await hostHere(rowsOf('🦊🐻'));
    for (const name of ['Ana', WIDE, 'Ö'.repeat(20), 'WILHELMINA McWILLIAM']) {
      await here.wire.post('/join', { player: secretId(`wide${name.codePointAt(0)}`), name });
    }
    const panel = await openPanel(here);
    await panel.tab('Players');
    await soon(() => panel.page.locator('.desk-people .row').count()).toBe(5);
    expect(
      await cutOff(panel.page, '.desk-people .row, .desk-people .pts, .desk-people .ibtn'),
    ).toEqual([]);
    await panel.ofPlayer(WIDE, 'Remove from the game');
    await soon(() => here.table.view().players.find(({ name }) => name === WIDE)?.presence).toBe(
      'left',
    );
  });

  test('leaves the buttons of everybody’s awards in reach', async () => {
    const clock = new TestClock();
    const here = await hostHere(rowsOf('🦊🐻🐼'), { clock });
    const page = await joinedPhone(here.lan, 'Ana');
    await flip(page, 0);
    await sees(page, 0, '🦊, you have it');
    await flip(page, 1);
    await sees(page, 1, '🦊, your pair');
    await finds(here.wire, WIDE, [1]);
    await finds(here.wire, 'WILHELMINA McWILLIAM', [2]);
    await page.locator('.play-award').tap();
    await soon(() => page.locator('.play-medal').count()).toBe(3);
    await page.locator('.play-medal .ibtn').first().waitFor();
    expect(await cutOff(page, '.play-medal, .play-medal .ibtn')).toEqual([]);
  });
});

describeBrowser('a name of twenty wide letters, with others', () => {
  test('stays in its row on the TV where everybody brings cards, and no card lies on it', async () => {
    const here = await hostHere('A B / B A', { settings: { lobby: true } });
    await here.host.openBringing();
    const texts = Array.from('🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🦄🐝');
    const size = { width: 1920, height: 1080 };
    const tv = await visit(await laptop(await openBrowser(), { viewport: size }), `${here.lan}/tv`);
    for (const [index, name] of [WIDE, 'Bartholomew', 'Ana', 'Leo', 'Sam'].entries()) {
      const friend = await byWire(here.wire, name);
      for (const text of texts.slice(3 * index, 3 * index + 3)) await friend.bring({ text });
      const cards = tv.locator('.tv-brought .brought');
      await soon(() => cards.count()).toBe(Math.min(texts.length, 3 * index + 3));
      expect(await cutOff(tv, '.tv-from li > *')).toEqual([]);
      expect(await overlaps(tv, '.tv-brought .brought, .tv-from')).toEqual([]);
    }
  });

  test('stays on a phone on its side, where the game is about to begin', async () => {
    const here = await hostHere('A B / B A', { settings: { lobby: true } });
    const viewport = { width: 740, height: 360 };
    const page = await joinedPhone(here.lan, 'Ana', { viewport });
    here.table.room.join(secretId('wide'), { name: WIDE });
    await page.getByText(WIDE).waitFor();
    expect(await cutOff(page, '.crowd .pal')).toEqual([]);
  });
});

describeBrowser('names of classes that met', () => {
  test('a place for one more card is dashed, and has no ground of its own', async () => {
    const here = await hostHere('A B / B A', { settings: { lobby: true } });
    const page = await joinedPhone(here.lan, 'Mia');
    await here.host.openBringing();
    const place = page.locator('.brought-place').first();
    await place.waitFor();
    const ground = await place.evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(ground).toBe('rgba(0, 0, 0, 0)');
  });

  test('the field of “Bring a word” is as wide as its sheet, with its count inside', async () => {
    const here = await hostHere('A B / B A', { settings: { lobby: true } });
    const page = await joinedPhone(here.lan, 'Mia');
    await here.host.openBringing();
    await press(page, page.locator('.bring-way').nth(1));
    const field = page.locator('.bring-letters .field');
    await field.waitFor();
    const boxes = await field.evaluate((element) =>
      [element, ...element.children].map((each) => {
        const { top, bottom, left, right } = each.getBoundingClientRect();
        return { top, bottom, left, right };
      }),
    );
    const [outer, input, count] = boxes;
    if (outer === undefined || input === undefined || count === undefined) throw new Error('gone');
    expect(outer.bottom - outer.top).toBeLessThan(80);
    expect(input.right - input.left).toBeGreaterThan(200);
    expect(Math.abs((count.top + count.bottom) / 2 - (outer.top + outer.bottom) / 2)).toBeLessThan(
      4,
    );
  });

  test('the host sees the cross of a brought card, and takes it off', async () => {
    const here = await hostHere('A B / B A', { settings: { lobby: true } });
    const panel = await openPanel(here);
    await here.host.openBringing();
    const leo = await byWire(here.wire, 'Leo');
    await leo.bring({ text: '🐙' });
    const card = panel.page.locator('.desk-potluck li').first();
    await card.hover();
    await card.locator('.brought-cross').click();
    await soon(() => here.table.view().bringing?.cards.length).toBe(0);
  });

  test('in the menu every sign stands before its word', async () => {
    const here = await hostHere('A B / B A');
    const { page } = await openPanel(here);
    await page.getByRole('tab', { name: 'Settings' }).click(); // so that all styles are there
    await page.locator('.desk-side .play-menu-button').click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Auto' }).waitFor();
    expect(await overlaps(page, '.sheet .icon, .sheet .opt > div, .sheet .seg button')).toEqual([]);
  });
});

describeBrowser('each winner has a crown', () => {
  test('of four: on the TV, the desk, a laptop and a phone', async () => {
    const here = await hostHere(rowsOf('🦊🐻🐼🐨🐯🦁🐮🐷'));
    const mia = await joinedPhone(here.lan, 'Mia');
    const tv = await visit(
      await laptop(await openBrowser(), { viewport: { width: 1920, height: 1080 } }),
      `${here.local}/tv`,
    );
    const { page: desk } = await openPanel(here);
    for (const [index, name] of ['Ana', 'Bob', 'Cleo', 'Dora'].entries()) {
      await finds(here.wire, name, [2 * index, 2 * index + 1]);
    }
    for (const page of [mia, tv, desk]) {
      await titled(page, 'Ana, Bob, Cleo and Dora share the win!');
      const crowned = () =>
        page
          .locator('.play-stand, .play-others li')
          .evaluateAll((all) =>
            all
              .filter((each) => each.querySelector('.play-crown') !== null)
              .map((each) => each.querySelector('.play-name, bdi')?.textContent),
          );
      await soon(crowned).toEqual(['Ana', 'Bob', 'Cleo', 'Dora']);
      expect(await overlaps(page, '.play-stand, .play-others li')).toEqual([]);
    }
  });

  test('of so many that they stand as a crowd, too: at each sign, and at each name beside', async () => {
    const here = await hostHere(rowsOf('🦊🐻🐼🐨🐯🦁🐮🐷'));
    const mia = await joinedPhone(here.lan, 'Mia');
    const names = Array.from({ length: 8 }, (_, index) => `Pupil ${index}`);
    for (const [row, name] of names.entries()) await finds(here.wire, name, [row]);
    await soon(() => mia.locator('.play-sign-of .play-crown').count()).toBe(8);
    const beside = mia.locator('.play-others li').filter({ has: mia.locator('.play-crown') });
    expect(await beside.locator('bdi').allTextContents()).toEqual(names);
  });
});
