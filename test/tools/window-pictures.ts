/** The window of the desktop app, for the documents: part of `npm run screenshots`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { readLayout } from '../../main/host/boards.ts';
import { describeElectron } from '../support/electron-runtime.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { secretId } from '../support/wire.ts';
import { type DesktopApp, launchApp } from '../e2e/electron-support.ts';
import { shoot } from './pictures.ts';

/** Cards have been dealt and have turned. */
const SETTLED_MS = 900;

/** A card has turned, and nobody who has it has thought of a second one yet. */
const TAKEN_MS = 400;

const FRIENDS = ['Mia', 'Leo', 'Grandpa Jo', 'Zoë', 'Priya'];

function idOf(name: string): string {
  return secretId(name.replaceAll(/\W/g, '_'));
}

/** Friends who have joined; the second one has found a pair, the others control a card. */
async function playAll(app: DesktopApp): Promise<void> {
  await app.use('settings', { shuffle: false, leaveSeconds: null });
  await app.use('newGame', {});
  for (const name of FRIENDS) await app.wire.post('/join', { player: idOf(name), name });
  const flip = (name: string, at: string) => app.wire.get(`/flip/${idOf(name)}/${at}`);
  const { cards, columns } = (await readLayout('boards/under-the-sea.txt')).deck;
  const twin = cards.indexOf(cards[0] ?? '', 1);
  await flip('Leo', '0,0');
  await flip('Leo', `${Math.floor(twin / columns)},${twin % columns}`);
  await flip('Mia', '1,1');
  await flip('Zoë', '3,4');
}

/** Two clicks of somebody who is alone, and what the computer does then. */
async function playComputer({ page }: DesktopApp): Promise<void> {
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.board [data-index="14"]').click();
  await page.locator('.piece .sticker.computer').first().waitFor();
}

describeElectron('the window', () => {
  test.each(['light', 'dark'] as const)('%s', async (theme) => {
    const app = await launchApp();
    await app.page.emulateMedia({ colorScheme: theme });
    await shoot(app.page, `window-first-${theme}`, SETTLED_MS);
    await playComputer(app);
    await shoot(app.page, `window-computer-${theme}`, TAKEN_MS);
    for (const { seat, computer } of (await app.table()).players) {
      if (computer !== undefined) await app.use('remove', { seat });
    }
    await playAll(app);
    await app.page.locator('.board [data-index="20"]').click();
    await shoot(app.page, `window-friends-${theme}`, SETTLED_MS);
    const bad = join(await tempFolder(), 'animals.board');
    writeFileSync(bad, '2x2\n🦊\n\n🦊\n🦉\n🦉\n');
    await app.answerOpenDialog(bad);
    await app.chooseMenu('Open Board…');
    await app.page.getByRole('alertdialog').waitFor();
    await shoot(app.page, `window-bad-file-${theme}`, SETTLED_MS);
  });
});
