/** What the host's desk opens: the X-ray, bringing cards. Part of `npm run screenshots`. */
import { test } from 'vitest';
import { readLayout } from '../../main/host/boards.ts';
import type { Position } from '../../shared/card.ts';
import { routes } from '../../shared/paths.ts';
import { hostHere } from '../e2e/host-here.ts';
import { TestClock } from '../support/clock.ts';
import { landscape } from '../support/photos.ts';
import { secretId } from '../support/wire.ts';
import { open, shoot } from './pictures.ts';
import { type Here, PLAYERS, TV, deskOf, joinAll, playCrowd } from './played.ts';

/** Mia has cards that others want: a wait, a hand-over, a miss, a pair, a card that goes. */
async function playStory({ wire, untilWaiting }: Here, clock: TestClock): Promise<void> {
  const idOf = (name: string) => secretId(name.toLowerCase());
  for (const name of ['Mia', 'Leo', 'Zoe', 'Sam'])
    await wire.post(routes.join(), { player: idOf(name), name });
  const flip = async (name: string, row: number, column: number) => {
    clock.pass(900);
    await wire.get(routes.flip(idOf(name), { row, column }));
  };
  const wait = async (name: string, at: Position, ...waiting: readonly string[]) => {
    clock.pass(700);
    void wire.get(routes.flip(idOf(name), at));
    await untilWaiting(...[name, ...waiting].map(idOf));
  };
  await flip('Mia', 0, 0);
  await flip('Sam', 3, 2);
  await wait('Leo', { row: 0, column: 0 });
  await wait('Zoe', { row: 0, column: 0 }, 'Leo');
  await flip('Sam', 5, 5); // 2-D
  await flip('Mia', 2, 3);
  await flip('Sam', 1, 5);
  await flip('Leo', 5, 1);
  await flip('Mia', 2, 2);
  await flip('Sam', 2, 2); // 2-B
  clock.pass(1_200);
}

test.each(['light', 'dark'] as const)('the X-ray, %s', async (colorScheme) => {
  const clock = new TestClock();
  const { deck, title } = await readLayout('boards/under-the-sea.txt');
  const here = await hostHere(deck, { title, clock });
  const page = await open('laptop', deskOf(here), {
    colorScheme,
    viewport: { width: 1280, height: 833 },
  });
  await page.locator('.panel-foot').waitFor(); // the desk hears keys now
  await page.keyboard.press('Control+j');
  await page.locator('.x-ray h1').waitFor();
  const dark = colorScheme === 'dark' ? '&dark' : '';
  const tv = await open('laptop', `${here.lan}/tv?xray${dark}`, TV);
  await playStory(here, clock);
  await page.locator('.x-step').nth(9).waitFor();
  await page.locator('.x-pill').first().waitFor();
  await shoot(page, `xray-${colorScheme}`);
  await page.locator('.x-step').nth(4).click();
  await page.getByRole('tab', { name: 'As a test' }).click();
  await shoot(page, `xray-test-${colorScheme}`);
  await tv.locator('.x-pill').first().waitFor();
  await shoot(tv, `tv-xray-${colorScheme}`);
});

test.each(['light', 'dark'] as const)('the X-ray of sixteen, %s', async (colorScheme) => {
  const clock = new TestClock();
  const { deck, title } = await readLayout('boards/party.txt');
  const here = await hostHere(deck, { title, clock });
  const viewport = { width: 1280, height: 833 };
  const page = await open('laptop', deskOf(here), { colorScheme, viewport });
  await page.locator('.panel-foot').waitFor(); // the desk hears keys now
  await page.keyboard.press('Control+j');
  await page.locator('.x-ray h1').waitFor();
  const dark = colorScheme === 'dark' ? '&dark' : '';
  const tv = await open('laptop', `${here.lan}/tv?xray${dark}`, TV);
  const names = [...PLAYERS, 'Ana', 'Tudor', 'Ida', 'Noah', 'Luca', 'Emil', 'Maya', 'Finn', 'Yara'];
  joinAll(here, names);
  await playCrowd(here, clock, names);
  await page.locator('.x-pill, .x-step').nth(30).waitFor();
  await shoot(page, `xray-16-${colorScheme}`);
  await tv.locator('.x-step').nth(3).waitFor();
  await shoot(tv, `tv-xray-16-${colorScheme}`);
});

test.each(['light', 'dark'] as const)('bringing cards, %s', async (colorScheme) => {
  const { deck, title } = await readLayout('boards/under-the-sea.txt');
  const here = await hostHere(deck, { title });
  const host = await open('laptop', deskOf(here), { colorScheme });
  await host.locator('.board').waitFor();
  const tv = await open('laptop', `${here.lan}/tv${colorScheme === 'dark' ? '?dark' : ''}`, TV);
  await here.host.openBringing();
  const small = await open('phone', here.lan, { colorScheme });
  await small.locator('#name').fill('Ana');
  await small.locator('form [type=submit]').click();
  await small.locator('.bring-ways').waitFor();
  for (const [name, ...texts] of [
    ['Mia', '🍕', 'Grandpa’s boat', '🚲'],
    ['Leo', '🦖', 'pancakes'],
    ['Zoe', '🏕️', '⚽'],
  ] as const) {
    const player = secretId(name.toLowerCase());
    await here.wire.post(routes.join(), { player, name });
    for (const text of texts) await here.wire.post(routes.bring(), { player, text });
  }
  const buffer = Buffer.from(landscape(2));
  const photo = { name: 'hills.png', mimeType: 'image/png', buffer };
  await small.locator('.bring-ways input').setInputFiles(photo);
  await small.locator('dialog .crop').waitFor();
  await shoot(small, `bring-photo-${colorScheme}`);
  await small.getByRole('button', { name: 'Put it on the table' }).click();
  await small.locator('.bring-hand .brought').waitFor();
  await shoot(small, `bring-${colorScheme}`);
  await host.locator('.desk-potluck .brought').nth(7).waitFor();
  await shoot(host, `bring-host-${colorScheme}`);
  await tv.locator('.tv-brought .brought').nth(7).waitFor();
  await shoot(tv, `tv-bring-${colorScheme}`);
});
