import { expect, test } from 'vitest';
import { type DeckFile, pictureOf } from '../../shared/deck-file.ts';
import { readPicture } from '../../shared/picture-bytes.ts';
import { png, samples } from '../support/pictures.ts';
import { COLOURS, EVERYTHING, findings } from './axe.ts';
import { brokenTexts } from './broken-texts.ts';
import { isPicture } from '../../shared/deck-face.ts';
import { drop, kept, openBench } from './maker-support.ts';
import { describeBrowser, joinedPhone, soon } from './support.ts';

describeBrowser('the maker of boards', () => {
  test('a list is pasted, mended and played, by keyboard alone', async () => {
    const bench = await openBench();
    const { panel, page } = bench;
    const friend = await joinedPhone(bench.lan, 'Mia');
    await friend.locator('.card').first().tap();
    await soon(() => findings(page, EVERYTHING)).toEqual([]);
    await page.getByLabel('Name of the board').fill('German to go');
    await panel.button('Paste a list…').press('Enter');
    await page.keyboard.insertText('Hund\tdog\nKatze\tcat\n\nIgel\thedgehog\nDoggy\tdog\nKaffee');
    await page.getByText('5 pairs found').waitFor();
    await page.getByText(/^Line 6 has one column/).waitFor();
    await soon(() => findings(page, EVERYTHING)).toEqual([]);
    await panel.button('Add 5 pairs').press('Enter');
    await page.getByText(/“.?dog.?” is in pairs 1 and 4/).waitFor();
    await soon(() => findings(page, EVERYTHING)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await soon(() => findings(page, COLOURS)).toEqual([]);

    // Nobody could play that, but it is kept; the problem leads to the pair, and there it is mended.
    await panel.button('Save').press('Enter');
    await page.getByText('Saved to My boards, not finished yet.').waitFor();
    await panel.button('Back to the game').press('Enter');
    await panel.tab('Boards');
    await page.getByText('not finished yet').waitFor();
    await panel.button(/^More options for .?German to go/).press('Enter');
    await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
    await page.getByText(/“.?dog.?” is in pairs 1 and 4/).waitFor();
    await panel.button('Play now').press('Enter');
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    expect(await focused()).toBe('pair 1, first card, Hund');
    // Of a pair, the card that is shared says so.
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('pair 1, second card, dog, also in pair 4');
    await panel.button('Show').press('Enter');
    expect(await focused()).toBe('pair 4, first card, Doggy');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByLabel('Word or emoji').fill('doggie');
    await soon(() => findings(page, EVERYTHING)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('pair 4, second card, doggie');

    // A pair is taken away by its key, and taken back.
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await page.getByText('Pair 1 is gone.').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByRole('gridcell', { name: 'pair 1, first card, Hund' }).waitFor();

    await page.keyboard.press('Control+s');
    await page.getByText('Saved to My boards.').waitFor();
    await panel.button('Play now').press('Enter');
    await panel.button('Start over').click();
    await page.getByRole('tab', { name: 'Boards' }).waitFor();
    await soon(() => page.locator('.panel-foot b').innerText()).toContain('German to go');
    await soon(() => friend.locator('.card').count()).toBe(9);
    const deck: DeckFile = await kept(bench);
    expect(deck).toMatchObject({ title: 'German to go', pairs: { length: 5 } });
    expect(deck.pairs[3]).toEqual(['Doggy', 'doggie']);
    expect(await bench.use('readDraft')).toMatchObject({ value: { text: null } });
  });

  test('texts on the bench and in the preview break at their spaces', async () => {
    const { panel, page } = await openBench();
    await panel.button('Paste a list…').click();
    await page.keyboard.insertText('le soleil\tthe sun\nla lune\tgood morning\nles étoiles\tstars');
    const found = '.maker-found .maker-text';
    await soon(() => page.locator(found).count()).toBe(6);
    expect(await brokenTexts(page, found)).toEqual([]);
    await panel.button('Add 3 pairs').click();
    for (const texts of ['.maker-duos .maker-text', '.maker-preview .maker-text']) {
      await page.locator(texts).first().waitFor();
      expect(await brokenTexts(page, texts)).toEqual([]);
    }
    const sizes = await page
      .locator('.maker-bench .maker-text, .maker-preview .maker-text')
      .evaluateAll((all) => all.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9);
  });

  test('on a board with languages a card can be said in other words than it shows', async () => {
    const bench = await openBench();
    const { panel, page } = bench;
    await panel.button('Paste a list…').click();
    await page.keyboard.insertText('drei × vier\ttwelve\nHund\tdog');
    await panel.button('Add 2 pairs').click();
    await page.getByRole('gridcell', { name: 'pair 1, first card, drei × vier' }).click();
    expect(await page.getByLabel('Say it as…').count()).toBe(0);
    await panel.button('Done').click();
    await page.getByLabel('Language of the first cards').selectOption('de');
    await page.getByLabel('Language of the second cards').selectOption('en');
    await page.getByRole('gridcell', { name: 'pair 1, first card, drei × vier' }).click();
    await page.getByLabel('Say it as…').fill('drei mal vier');
    await page.getByLabel('Word or emoji').fill('3 × 4');
    await panel.button('Done').click();
    await page.keyboard.press('Control+s');
    await page.getByText('Saved to My boards.').waitFor();
    const deck: DeckFile = await kept(bench);
    expect(deck).toMatchObject({
      languages: ['de', 'en'],
      pairs: [
        [{ text: '3 × 4', say: 'drei mal vier' }, 'twelve'],
        ['Hund', 'dog'],
      ],
    });
  });

  test('photos are dropped, made small, saved, opened again and played', async () => {
    const bench = await openBench();
    const { panel, page } = bench;
    const friend = await joinedPhone(bench.lan, 'Mia');
    await drop(page, [
      { name: 'Our_cat.png', type: 'image/png', bytes: png(1_200, 900, 40) },
      {
        name: 'IMG_2044.heic',
        type: 'image/heic',
        bytes: new TextEncoder().encode('\0\0\0\x18ftypheic'),
      },
      { name: 'Meadow.jpg', type: 'image/jpeg', bytes: samples.jpeg },
      {
        name: 'logo.svg',
        type: 'image/svg+xml',
        bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      },
      { name: 'nothing.jpg', type: 'image/jpeg', bytes: new Uint8Array() },
      { name: 'DSC00012.webp', type: 'image/webp', bytes: samples.webp },
    ]);
    await page.getByText('3 photos were left out').waitFor();
    await page.getByText(/IMG_2044\.heic.* can’t be opened here/).waitFor();
    await page.getByText('3 photos added.', { exact: true }).waitFor();
    expect(await page.getByRole('row').count()).toBe(3);
    await page.getByLabel('Name of the board').fill('Our summer');

    // What was not saved comes back, as if the app had been closed in the middle.
    await soon(async () => JSON.stringify(await bench.use('readDraft'))).toContain('Our summer');
    await page.reload();
    await page.getByRole('gridcell', { name: 'pair 1, first card, photo, Our cat' }).waitFor();
    expect(await page.getByLabel('Name of the board').inputValue()).toBe('Our summer');

    await panel.button('Back to the game').click();
    await panel.button('Save and go back').click();
    await panel.tab('Boards');
    const photos = (await kept(bench)).pairs.flat().filter(isPicture);
    expect(photos.map(({ name }) => name)).toEqual(['Our cat', 'Meadow', undefined]);
    expect(photos.map(({ colour }) => colour)).toEqual([
      '#282828',
      expect.any(String),
      expect.any(String),
    ]);
    for (const face of photos) {
      const { type, bytes } = pictureOf(face);
      expect(type).toBe('image/webp');
      expect(readPicture(bytes)).toMatchObject({ width: 512, height: 512 });
    }

    // Opened again, a word is the partner of a photo, and it is played.
    await panel.button(/^More options for .?Our summer/).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('gridcell', { name: 'pair 1, second card, the same' }).click();
    await page.getByLabel('Word or emoji').fill('Minka');
    await soon(() => findings(page, EVERYTHING)).toEqual([]);
    await panel.button('Done').click();
    // A photo that is dropped on a twin is the other card of that pair.
    const sun = { name: 'Sun.png', type: 'image/png', bytes: png(300, 300, 200) };
    await drop(page, [sun], '[aria-label="pair 2, second card, the same"]');
    await page.getByRole('gridcell', { name: 'pair 2, second card, photo, Sun' }).waitFor();
    const downloads = page.waitForEvent('download');
    await panel.button('Export as a file…').click();
    expect((await downloads).suggestedFilename()).toBe('Our summer.board');
    await panel.button('Play now').click();
    await soon(() => page.locator('.panel-foot b').innerText()).toContain('Our summer');
    await soon(() => friend.locator('.card').count()).toBe(6);
    await soon(() => friend.locator('.card').first().getAttribute('aria-label')).toContain(
      'face down',
    );
    expect((await kept(bench)).pairs[0]?.[1]).toBe('Minka');
  });
});
