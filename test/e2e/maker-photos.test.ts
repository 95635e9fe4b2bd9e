import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pictureOf } from '../../shared/deck-file.ts';
import { readPicture } from '../../shared/picture-bytes.ts';
import { painted } from '../support/photos.ts';
import { png, pngChunk, samples } from '../support/pictures.ts';
import { COLOURS, EVERYTHING, findings } from './axe.ts';
import type { Panel } from './host-support.ts';
import { isPicture } from '../../shared/deck-face.ts';
import { type Dropped, drop, kept, openBench } from './maker-support.ts';
import { describeBrowser, soon } from './support.ts';

/** Red at its left, green in its middle, blue at its right. */
const flag = painted(300, 100, (x) =>
  x < 1 / 3 ? [200, 0, 0] : x < 2 / 3 ? [0, 200, 0] : [0, 0, 200],
);

const square = (page: Page) => page.getByRole('slider', { name: 'The square on the photo' });

function photo(name: string, bytes: Uint8Array, type = 'image/png'): Dropped {
  return { name, type, bytes };
}

/** From the bench to a board that comes with the game. */
async function changeTimesTables(panel: Panel): Promise<void> {
  await panel.button('Back to the game').click();
  await panel.tab('Boards');
  await panel.openMore(/^More options for .?Times tables/);
  await panel.page.getByRole('menuitem', { name: 'Edit' }).click();
}

describeBrowser('photos on the bench', () => {
  test('the square is moved by keys and by dragging, and the card shows what is inside it', async () => {
    const bench = await openBench();
    const { panel, page } = bench;
    await drop(page, [photo('Flag.png', flag), photo('Sun.png', png(80, 80, 200))]);
    await page.getByText('2 photos added.', { exact: true }).waitFor();
    const colour = async () => {
      await page.keyboard.press('Control+s');
      await page.getByText('Saved to My boards.').waitFor();
      const [face] = (await kept(bench)).pairs.flat().filter(isPicture);
      const [, ...parts] = /^#(..)(..)(..)$/.exec(face?.colour ?? '') ?? [];
      const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
      return red > 150 ? 'red' : green > 150 ? 'green' : blue > 150 ? 'blue' : 'none of them';
    };
    expect(await colour()).toBe('green');

    await page.getByRole('gridcell', { name: 'pair 1, first card, photo, Flag' }).click();
    await square(page).focus();
    await soon(() => square(page).getAttribute('aria-valuenow')).toBe('50');
    await soon(() => findings(page, EVERYTHING)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await soon(() => findings(page, COLOURS)).toEqual([]);
    // However fast the keys come, each counts; there is nothing more to the left.
    for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await soon(() => square(page).getAttribute('aria-valuenow')).toBe('90');
    for (const key of ['Home', 'ArrowLeft']) await page.keyboard.press(key);
    await soon(() => square(page).getAttribute('aria-valuenow')).toBe('0');
    const tile = page.locator('.maker-duo.maker-on .maker-tile.maker-up canvas');
    const red = () =>
      tile.evaluate(
        (canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(80, 80, 1, 1).data[0],
      );
    await soon(red).toBeGreaterThan(150);
    await page.keyboard.press('Escape');
    expect(await colour()).toBe('red');

    // The name stays when the square moves, and one undo takes the move back.
    await page.getByRole('gridcell', { name: 'pair 1, first card, photo, Flag' }).click();
    await square(page).locator('.crop-square').waitFor(); // the photo has its shape
    const box = await square(page).boundingBox();
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + height / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await soon(() => square(page).getAttribute('aria-valuenow')).toBe('100');
    await soon(red).toBeLessThan(50);
    await page.keyboard.press('Escape');
    expect(await colour()).toBe('blue');
    await panel.button('Undo').click();
    expect(await colour()).toBe('red');
  });

  test('many photos have their places at once; while they are dragged, it is told how many', async () => {
    const { page } = await openBench();
    const dragging = (type: string) =>
      page.evaluate((event) => {
        const dataTransfer = new DataTransfer();
        for (let number = 0; number < 12; number++)
          dataTransfer.items.add(new File(['x'], `${number}.png`));
        document.body.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true }));
      }, type);
    await dragging('dragover');
    await page.getByText('Drop them: 12 new pairs').waitFor();
    await dragging('dragleave');
    await soon(() => page.getByText('Drop them').count()).toBe(0);

    // Decoding stands still until the test lets it go on.
    await page.evaluate(() => {
      const decode = createImageBitmap;
      const gate = new Promise<void>((open) => Object.assign(globalThis, { open }));
      Object.assign(globalThis, {
        createImageBitmap: async (file: Blob) => {
          await gate;
          return decode(file);
        },
      });
    });
    await drop(
      page,
      ['Cat.png', 'IMG_0001.png', 'Dog.png'].map((name, shade) => photo(name, png(9, 9, shade))),
    );
    await page.getByText('0 of 3 photos added.').waitFor();
    expect(await page.locator('.maker-awaited .maker-cap').allTextContents()).toEqual([
      '1 · Cat',
      '2 · on its way',
      '3 · Dog',
    ]);
    await page.evaluate(() => (globalThis as unknown as { open: () => void }).open());
    await page.getByText('3 photos added.', { exact: true }).waitFor();
    expect(await page.locator('.maker-awaited').count()).toBe(0);
    expect(await page.getByRole('row').count()).toBe(3);
  });

  test('whatever is dropped: what is a photo is one, and the rest stays outside by its name', async () => {
    const bench = await openBench();
    const { panel, page } = bench;
    const script = '<script>alert(1)</script>';
    const bytes = (text: string) => new TextEncoder().encode(text);
    await drop(page, [
      photo('Empty.jpg', new Uint8Array(), 'image/jpeg'),
      photo('Phone.heic', bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'image/heic'),
      photo('Drawing.svg', bytes(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)),
      photo('Page.jpg', bytes(`<!doctype html>${script}`), 'image/jpeg'),
      photo('Bomb.png', png(4, 4, 9, { width: 60_000, height: 60_000 })),
      photo('Cut.png', png(400, 400, 7).slice(0, 60)),
      photo('Both.jpg', new Uint8Array([...samples.jpeg, ...bytes(script)]), 'image/jpeg'),
      photo('Fine.png', png(30, 20, 99)),
    ]);
    await page.getByText('6 photos were left out').waitFor();
    await page.getByText('2 photos added.', { exact: true }).waitFor();
    for (const name of ['Empty.jpg', 'Phone.heic', 'Drawing.svg', 'Page.jpg', 'Bomb.png']) {
      const told = page.getByText(new RegExp(`${name}.? can’t be opened here. Save it as JPEG`));
      expect(await told.count(), name).toBe(1);
    }
    await page.getByText('One more can’t be opened.').waitFor();
    await panel.button('Save').click();
    await page.getByText('Saved to My boards.').waitFor();
    const faces = (await kept(bench)).pairs.flat().filter(isPicture);
    expect(faces.map(({ name }) => name)).toEqual(['Both', 'Fine']);
    for (const face of faces) {
      const picture = pictureOf(face);
      expect(readPicture(picture.bytes)).toMatchObject({ width: 512, height: 512 });
      expect(Buffer.from(picture.bytes).includes('script'), 'it is painted anew').toBe(false);
    }
  });

  test('a photo of 40 megapixels is made small', async () => {
    const bench = await openBench();
    const { page } = bench;
    // Made in the page, as a camera would: a file so large is not sent there for a test.
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(8_000, 5_000);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('nothing to paint with');
      context.fillStyle = '#3366cc';
      context.fillRect(0, 0, 8_000, 5_000);
      const file = await canvas.convertToBlob({ type: 'image/jpeg' });
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([file], 'Huge.jpg', { type: 'image/jpeg' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    });
    await page.getByText('One photo added.').waitFor();
    expect(await page.getByRole('gridcell', { name: /photo, Huge$/ }).count()).toBe(1);
  });

  test('a large photo is told to be smaller now, in megabytes, and a small one is not', async () => {
    const { page } = await openBench();
    const filled = (bytes: number) => {
      const [start, end] = [png(90, 60, bytes).subarray(0, -12), png(90, 60).subarray(-12)];
      return new Uint8Array(
        Buffer.concat([start, pngChunk('tEXt', Buffer.alloc(bytes, 'x')), end]),
      );
    };
    await drop(page, [photo('Small.png', filled(40_000))]);
    await page.getByText('One photo added.').waitFor();
    expect(await page.getByText(/made smaller/).count()).toBe(0);
    await drop(page, [photo('Large.png', filled(2_000_000))]);
    await page.getByText(/^Large ones were made smaller: 2 MB became 0(\.\d+)? MB\.$/).waitFor();
  });

  test('a photo that is pasted with its name, as file managers copy it, is a photo and no list', async () => {
    const { page } = await openBench();
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(90, 60);
      canvas.getContext('2d');
      const file = await canvas.convertToBlob();
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([file], 'Our_cat.png', { type: 'image/png' }));
      clipboardData.setData('text/plain', '/home/mia/Our_cat.png');
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await page.getByRole('gridcell', { name: /photo, Our cat$/ }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('a spreadsheet of 5,000 rows: as many pairs as there is room for, and it is told', async () => {
    const { panel, page } = await openBench();
    const rows = Array.from({ length: 5_000 }, (_, row) => `Wort ${row}\tword ${row}`);
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, rows.join('\n'));
    await page.getByText(/There is room for 500 of the 5,?000 pairs/).waitFor();
    await panel.button('Add 500 pairs').click();
    await page.getByText('500 pairs added.').waitFor();
    expect(await page.getByRole('row').count()).toBe(500);
  });

  test('a board that comes with the game is changed as a copy', async () => {
    const bench = await openBench();
    const { panel, page } = bench;
    await changeTimesTables(panel);
    await page.getByText('Not saved yet').waitFor();
    expect(await page.getByLabel('Name of the board').inputValue()).toBe('Times tables');
    // Nothing was changed yet, so nobody is asked.
    await changeTimesTables(panel);
    await page.getByLabel('Name of the board').fill('Our sums');
    await panel.button('Save').click();
    await page.getByText('Saved to My boards.').waitFor();
    const deck = await kept(bench);
    expect([deck.title, deck.pairs[0]?.length]).toEqual(['Our sums', 2]);
  });
});
