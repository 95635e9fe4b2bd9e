/** Boards of one's own: the bench, and games with photos and with unlike pairs. Part of `npm run screenshots`. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { type DeckFile, parseDeckFile } from '../../shared/deck-file.ts';
import { hostHere } from '../e2e/host-here.ts';
import { startWithSecret } from '../e2e/host-support.ts';
import { tableWith } from '../support/decks.ts';
import { SECRET } from '../support/host.ts';
import { landscape } from '../support/photos.ts';
import { addressOf } from '../support/pictures.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { secretId } from '../support/wire.ts';
import { open, shoot } from './pictures.ts';

const NAMES = ['Lake', 'Sunset', 'Meadow', 'Heather', 'Dunes', 'Harbour', 'Garden', 'Our walk'];

async function paste(page: Page, list: string): Promise<void> {
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, list);
}

test.each(['light', 'dark'] as const)('the bench, %s', async (colorScheme) => {
  const { address } = await startWithSecret(['--boards', await tempFolder()]);
  const page = await open('laptop', address, { colorScheme });
  await page.getByRole('tab', { name: 'Boards' }).click();
  await page.locator('.desk-gallery .desk-pick').first().waitFor();
  await shoot(page, `boards-${colorScheme}`);
  await page.getByRole('button', { name: 'Make a board' }).click();
  await page.locator('.maker-bench').waitFor();
  await shoot(page, `maker-empty-${colorScheme}`);
  await page.locator('.maker-name input').fill('Our summer');
  await page
    .locator('.desk-instead input[type=file]')
    .first()
    .setInputFiles(
      NAMES.slice(0, 6).map((name, number) => ({
        name: `${name}.png`,
        mimeType: 'image/png',
        buffer: Buffer.from(landscape(number)),
      })),
    );
  await page.getByText('6 photos', { exact: false }).first().waitFor();
  await paste(page, 'la mer\tthe sea\nle soleil\tthe sun');
  await page.locator('.maker-found .maker-tile').first().waitFor();
  await shoot(page, `maker-paste-${colorScheme}`);
  await page.locator('dialog .btn.go').click();
  await shoot(page, `maker-${colorScheme}`);
  await page.getByRole('gridcell', { name: 'pair 2, first card, photo, Sunset' }).click();
  await page.locator('.crop').waitFor();
  await shoot(page, `maker-photo-${colorScheme}`);
  await page.keyboard.press('Escape');
  await page.getByRole('gridcell', { name: 'pair 8, first card, le soleil' }).click();
  await page.locator('.emojis').waitFor();
  await shoot(page, `maker-editor-${colorScheme}`);
  await page.keyboard.press('Escape');
  await paste(page, 'das Meer\tthe sea\n🌊\nRegenschirm\tumbrella\nguten Morgen\tgood morning');
  await page.locator('dialog .btn.go').click();
  await page.locator('.maker-fixes').waitFor();
  await shoot(page, `maker-problems-${colorScheme}`);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot(page, `maker-leave-${colorScheme}`);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.setViewportSize({ width: 900, height: 800 });
  await shoot(page, `maker-narrow-${colorScheme}`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Saved to My boards/).waitFor();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.locator('.desk-own').first().waitFor();
  await shoot(page, `boards-own-${colorScheme}`);
});

/** A board of photos, as the bench makes one. */
const summer: DeckFile = {
  title: 'Our summer',
  rows: 4,
  columns: 4,
  pairs: NAMES.map(
    (name, number) => [{ picture: addressOf(landscape(number, 200, 200)), name }] as const,
  ),
};

const animals = parseDeckFile(readFileSync('boards/animals-in-german.board', 'utf8'));

test.each([
  ['photos', 'light'],
  ['photos', 'dark'],
  ['unlike', 'light'],
  ['unlike', 'dark'],
] as const)('a game of %s, %s', async (kind, colorScheme) => {
  const here = await hostHere(tableWith(kind === 'photos' ? summer : animals));
  const { table, lan, port } = here;
  const { columns, spots } = table.view();
  const at = (index: number) => ({ row: Math.floor(index / columns), column: index % columns });
  const [mia, leo] = [secretId('mia'), secretId('leo')];
  table.room.join(mia, { name: 'Mia' });
  table.room.join(leo, { name: 'Leo' });
  const phone = await open('phone', lan, { colorScheme });
  await phone.locator('#name').fill('Ana');
  await phone.locator('form [type=submit]').click();
  await phone.locator('.board [data-index="0"]').waitFor();
  const window = await open('laptop', `http://127.0.0.1:${port}/#host=${SECRET}`, { colorScheme });
  await window.locator('.board').waitFor();
  const tv = await open('laptop', `${lan}/tv${colorScheme === 'dark' ? '?dark' : ''}`, {
    viewport: { width: 1920, height: 1080 },
  });
  const { cards, unlike: pairs = [] } = table.game.deck;
  const partner = (index: number) => {
    const pair = pairs.find((each) => each.includes(cards[index] ?? ''));
    const wanted = pair?.find((card) => card !== cards[index]) ?? cards[index];
    return cards.findIndex((card, other) => other !== index && card === wanted);
  };
  const find = async (player: string, index: number) => {
    await table.flip(player, at(index));
    await table.flip(player, at(partner(index)));
  };
  const free = () => spots.findIndex((_, index) => table.view().spots[index] === 1);
  await find(mia, 0);
  await find(leo, free());
  await table.flip(mia, at(free()));
  const mine = table.view().spots.findLastIndex((spot) => spot === 1);
  await phone.locator(`[data-index="${mine}"]`).click();
  await shoot(phone, `${kind}-first-${colorScheme}`);
  await phone.locator(`[data-index="${partner(mine)}"]`).click();
  await shoot(phone, `${kind}-pair-${colorScheme}`);
  await shoot(window, `${kind}-window-${colorScheme}`);
  await shoot(tv, `tv-${kind}-${colorScheme}`);
  table.endGame();
  await phone.locator('.play-podium').waitFor();
  await tv.locator('.tv-over').waitFor();
  await shoot(phone, `${kind}-over-${colorScheme}`, 3_000);
  await shoot(tv, `tv-${kind}-over-${colorScheme}`);
});
