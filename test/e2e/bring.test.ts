import { expect, test } from 'vitest';
import { parseDeckFile } from '../../shared/deck-file.ts';
import { routes } from '../../shared/paths.ts';
import { readPicture } from '../../shared/picture-bytes.ts';
import { png, samples } from '../support/pictures.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { bringPhoto, byWire, own, photo, playToEnd, put, way } from './bring-support.ts';
import { openPanel, startHere, startWithSecret } from './host-support.ts';
import {
  describeBrowser,
  joinedLaptop,
  joinedPhone,
  laptop,
  openBrowser,
  press,
  says,
  soon,
  titled,
  visit,
} from './support.ts';

const PLACE = 'GPS 52.5163 13.3777';

/** A small file of 400 million points. */
const BOMB = png(2, 2, 0, { width: 20_000, height: 20_000 });

/** The smallest GIF there is, on a canvas of 65,535 × 65,535. */
const HUGE_GIF = Buffer.from('R0lGODlh/////4AAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** A JPEG with what a camera writes into it. */
function withPlace(): Uint8Array {
  const said = Buffer.from(`Exif\0\0${PLACE}`, 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, said.length + 2]);
  const { jpeg } = samples;
  return Buffer.concat([jpeg.slice(0, 2), head, said, jpeg.slice(2)]);
}

describeBrowser('bring a card', () => {
  test('four phones bring cards, the host moderates and deals, all is played, and the cards are kept', async () => {
    const host = await startWithSecret(['--boards', await tempFolder()]);
    const { wire, lan, table } = host;
    const panel = await openPanel(host);
    const { page } = panel;
    const mia = await joinedPhone(lan, 'Mia');
    const leo = await joinedPhone(lan, 'Leo');
    const [priya, sam] = [await byWire(wire, 'Priya'), await byWire(wire, 'Sam')];
    await panel.tab('Boards');
    await panel.button('Bring a card').click();
    await titled(mia, 'Bring a card');
    await titled(leo, 'Bring a card');
    await says(mia, 'What will you bring?');

    await bringPhoto(mia, 'Our cat');
    await says(mia, 'One of yours is on the table.');
    await sam.bring({ text: '🍕' });

    // What is there already is faint, and cannot be brought.
    await press(leo, way(leo, 'Emoji'));
    await press(leo, leo.getByRole('tab', { name: 'Food' }));
    const pizza = leo.getByRole('button', { name: '🍕' });
    await soon(() => pizza.getAttribute('class')).toBe('used');
    await press(leo, pizza);
    await put(leo);
    await soon(() => leo.getByRole('alert').textContent()).toBe(
      'Somebody already brought 🍕. Bring something else.',
    );
    await press(leo, leo.getByRole('button', { name: '🍒' }));
    await put(leo);
    await says(leo, 'One of yours is on the table.');

    // Taken back, and put there again.
    await press(mia, way(mia, 'Word'));
    await mia.getByLabel('A word, a name, a place').fill('Gran’s cake');
    await put(mia);
    await says(mia, 'Two of yours are on the table.');
    const cross = mia.getByRole('button', { name: /^your card 1 of 3, photo, Our cat/ });
    await press(mia, cross);
    await says(mia, 'You took it back.');
    await soon(() => own(mia).count()).toBe(1);
    await press(mia, mia.getByRole('button', { name: 'Undo' }));
    await soon(() => own(mia).locator('img').count()).toBe(1);
    await says(mia, 'Two of yours are on the table.');

    // The host takes one off, looks at the next one first, and shows it.
    await soon(() => page.locator('.desk-potluck .brought').count()).toBe(4);
    await panel.tab('Cards');
    await page.getByRole('button', { name: /^Take .*Leo.*’s 🍒 off the table$/ }).press('Enter');
    await says(leo, 'The host removed one of yours.');
    await panel.turn('I look at them first', true);
    await priya.bring({ text: 'secret word' });
    await page.getByRole('button', { name: /^Show .*’s secret word$/ }).waitFor();
    expect(await mia.getByText('secret word').count()).toBe(0);
    await page.getByRole('button', { name: /^Show .*’s secret word$/ }).click();
    await mia.getByText('secret word').first().waitFor({ state: 'attached' });

    // Four cards: three from others, one of the host's own would be a fifth.
    await page.getByRole('radio', { name: '3 by 3, all used' }).click();
    await soon(() => page.locator('.panel-foot b').innerText()).toBe('4 pairs, 3 × 3');
    await panel.button('Deal them').click();
    await page.locator('.board .card').first().waitFor();
    await mia.locator('.board .card').first().waitFor();
    expect(await table()).toMatchObject({
      ...{ title: 'Our cards', phase: 'playing', rows: 3, columns: 3, pairsLeft: 4 },
      ...{ faces: 'photos', bringing: null },
    });

    await playToEnd(wire, priya.player, 3);
    await titled(mia, /Priya/);
    await titled(page, /Priya/);
    await panel.button('Save these cards').click();
    await soon(() => page.locator('.desk-next .say b').textContent()).toBe('Saved to My boards.');
    const { value } = (await host.use('readOwnBoard', { id: 'our-cards' })) as {
      value: { text: string };
    };
    const { pairs } = parseDeckFile(value.text);
    expect(pairs).toHaveLength(4);
    expect(pairs.flat().filter((face) => typeof face === 'string')).toEqual(
      expect.arrayContaining(['🍕', 'Gran’s cake', 'secret word']),
    );
    expect(pairs.flat().find((face) => typeof face !== 'string')).toMatchObject({
      name: 'Our cat',
    });
  });

  test('by keyboard alone: a photo with its part and its name, a word, an emoji, and one taken back', async () => {
    const { use, lan } = await startHere();
    await use('openBringing');
    const page = await joinedLaptop(lan, 'Ana');
    await titled(page, 'Bring a card');
    const { keyboard } = page;
    const choosing = page.waitForEvent('filechooser');
    await way(page, 'Photo').focus();
    await keyboard.press('Enter');
    await (await choosing).setFiles(photo());
    const crop = page.getByRole('slider', { name: 'Drag to frame it' });
    await crop.focus();
    expect(await crop.getAttribute('aria-valuenow')).toBe('50');
    await keyboard.press('ArrowRight');
    await soon(() => crop.getAttribute('aria-valuenow')).toBe('55');
    await keyboard.press('Tab');
    await keyboard.type('Our cat');
    await keyboard.press('Enter');
    await says(page, 'One of yours is on the table.');

    await way(page, 'Word').press('Enter');
    await keyboard.type('x'.repeat(30));
    const field = page.getByLabel('A word, a name, a place');
    expect(await field.inputValue()).toBe('x'.repeat(30));
    await keyboard.press('Escape');
    await soon(() => page.getByRole('dialog').count()).toBe(0);
    await way(page, 'Word').press('Enter');
    expect(await field.inputValue()).toBe('x'.repeat(30)); // what was typed is kept
    await field.fill('Gran’s cake');
    await keyboard.press('Enter');
    await says(page, 'Two of yours are on the table.');

    await way(page, 'Emoji').press('Enter');
    await page.getByRole('tab', { name: 'Animals' }).focus();
    await keyboard.press('ArrowRight');
    await keyboard.press('Tab');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter'); // the eighth of the second theme
    await page.getByRole('button', { name: 'Put it on the table' }).press('Enter');
    await says(page, 'All three are on the table.');
    expect(await way(page, 'Emoji').isDisabled()).toBe(true);

    await page.getByRole('button', { name: /^your card 3 of 3, 🍄/ }).press('Enter');
    await says(page, 'You took it back.');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await says(page, 'All three are on the table.');
    const heard = await page.locator('[role=log]').textContent();
    expect(heard).toContain('You took it back.');
  });

  test.each([
    ['nothing', photo(new Uint8Array(), 'empty.jpg', 'image/jpeg')],
    [
      'a HEIC',
      photo(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'IMG_2044.heic', 'image/heic'),
    ],
    [
      'a drawing',
      photo(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 'image/svg+xml'),
    ],
    ['a bomb', photo(png(2, 2, 0, { width: 60_000, height: 60_000 }), 'bomb.png')],
    ['a bomb with something behind it', photo(Buffer.concat([BOMB, Buffer.from('more')]), 'b.png')],
    ['a GIF that says it is huge', photo(HUGE_GIF, 'huge.gif', 'image/gif')],
  ])('%s is no photo, and a sentence says so', async (_, file) => {
    const { use, lan, table } = await startHere();
    await use('openBringing');
    const page = await joinedPhone(lan, 'Mia');
    await titled(page, 'Bring a card');
    await page.locator('.bring-ways input').setInputFiles(file);
    await says(page, 'That photo can’t be opened here.');
    expect((await table()).bringing?.cards).toEqual([]);
    await bringPhoto(page, 'Our cat'); // and another one can
    await says(page, 'One of yours is on the table.');
  });

  test('a photo arrives small and square, without what the camera wrote into it', async () => {
    const { use, lan, table } = await startHere();
    await use('openBringing');
    const page = await joinedPhone(lan, 'Mia');
    await titled(page, 'Bring a card');
    // Cameras write a film behind a photo, too.
    const film = Buffer.concat([withPlace(), Buffer.from('ftypmp42')]);
    await page.locator('.bring-ways input').setInputFiles(photo(film, 'cat.jpg', 'image/jpeg'));
    await put(page);
    await says(page, 'One of yours is on the table.');
    const [card] = (await table()).bringing?.cards ?? [];
    const [type, base64] = await page.evaluate(
      async (address) => {
        const response = await fetch(address);
        const bytes = new Uint8Array(await response.arrayBuffer());
        return [response.headers.get('Content-Type'), btoa(String.fromCharCode(...bytes))] as const;
      },
      routes.picture(card?.picture ?? ''),
    );
    const bytes = Buffer.from(base64, 'base64');
    expect(type).toBe('image/webp');
    expect(readPicture(bytes)).toMatchObject({ type, width: 512, height: 512 });
    expect(bytes.includes(PLACE)).toBe(false);
    expect(card).toMatchObject({ colour: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  });

  test('the host is asked before cards go back to whoever brought them, and a card is dealt from a board', async () => {
    const started = await startHere();
    const { wire, use, table } = started;
    await use('openBringing');
    const mia = await byWire(wire, 'Mia');
    const panel = await openPanel(started);
    const { page } = panel;
    expect(await panel.button('Deal them').isDisabled()).toBe(true);
    await soon(() => page.locator('.panel-foot .tiny').textContent()).toBe('You need two to deal.');
    await mia.bring({ text: 'one' });
    await soon(() => page.locator('.panel-foot .tiny').textContent()).toBe(
      'One more, and you can deal.',
    );
    await mia.bring({ text: 'two' });
    await mia.bring({ text: 'three words long' });
    await panel.button('Back to boards').click();
    await page.getByText('3 cards go back to whoever brought them.').waitFor();
    await panel.button('Stay here').click();
    expect((await table()).bringing?.cards).toHaveLength(3);

    // The host brings one, too.
    await panel.button('Bring one').click();
    await way(page, 'Word').click();
    await page.getByLabel('A word, a name, a place').fill('mine');
    await put(page);
    await soon(async () => (await table()).bringing?.cards.length).toBe(4);
    await soon(() => page.locator('dialog .bring-hand .brought').count()).toBe(1);
    await page.keyboard.press('Escape');

    await panel.tab('Cards');
    await panel.choose('Fill up from', 'Under the sea');
    await page.getByRole('radio', { name: '4 by 3, 2 to fill' }).click();
    await soon(() => page.locator('.panel-foot .tiny').textContent()).toMatch(
      /^2 are from .*Under the sea/,
    );
    await panel.button('Deal them').click();
    await soon(async () => (await table()).pairsLeft).toBe(6);
    started.clock.pass(3_000);
    expect(await table()).toMatchObject({ rows: 4, columns: 3 });
    await soon(async () => (await table()).phase).toBe('playing');
  });

  test('the TV shows what lies on the table, and from whom', async () => {
    const { wire, use, lan } = await startHere();
    await use('openBringing');
    const size = { width: 1920, height: 1080 };
    const tv = await visit(await laptop(await openBrowser(), { viewport: size }), `${lan}/tv`);
    await titled(tv, 'Bring a card');
    await says(tv, 'No card is on the table yet.');
    const leo = await byWire(wire, 'Leo');
    await leo.bring({ picture: Buffer.from(png(40, 40, 200)).toString('base64'), name: 'Fog' });
    await says(tv, '1 card is on the table.');
    expect(await tv.locator('.say span').last().textContent()).toMatch(/Fog.* is from .*Leo/);
    await soon(() =>
      tv.locator('.tv-brought img').evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBe(40);
    await soon(() => tv.locator('.tv-from').innerText()).toMatch(/Leo\s+1/);
    await use('newGame');
    await soon(() => tv.locator('.tv-bring').count()).toBe(0);
  });
});
