import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { languages } from '../../renderer/text/dictionary.ts';
import { playerNamed } from '../support/table-view.ts';
import { expectRefused } from '../support/wire.ts';
import { type Started, openPanel, startHere, startWithSecret } from './host-support.ts';
import {
  allowTrouble,
  cardAt,
  describeBrowser,
  enterName,
  flip,
  joinedPhone,
  laptop,
  openBrowser,
  phone,
  press,
  says,
  sees,
  soon,
  titled,
  visit,
} from './support.ts';

const ENDED = 'The host ended your game';

async function hosting(start: () => Promise<Started> = startHere) {
  const started = await start();
  return { ...started, panel: await openPanel(started) };
}

/** With a friend who has flipped a card, and so is in the middle of a game. */
async function hostingMia() {
  const here = await hosting();
  const mia = await joinedPhone(here.lan, 'Mia');
  await flip(mia, 0);
  await sees(mia, 0, '🦄, you have it');
  await soon(() => here.panel.page.getByRole('tab', { name: 'Players 1' }).count()).toBe(1);
  return { ...here, mia };
}

async function seatOf({ table }: Started, name: string): Promise<number> {
  return playerNamed(await table(), name).seat;
}

function cards(page: Page): Promise<number> {
  return page.locator('.board .card[aria-label]').count();
}

describeBrowser('the host panel', () => {
  test('the host is at the table at once, without a question, and plays', async () => {
    const { panel, table } = await hosting(startWithSecret);
    await says(panel.page, 'Ready when you are.');
    await flip(panel.page, 0);
    await sees(panel.page, 0, '🦄, you have it');
    expect((await table()).players).toHaveLength(1);
  });

  test('a door with a code, or for players only, is open to its host', async () => {
    for (const door of [
      ['--code', 'KIWI42'],
      ['--door', 'joined'],
    ]) {
      const { panel } = await hosting(() => startWithSecret(['boards/perfect.txt', ...door]));
      await flip(panel.page, 0);
      await sees(panel.page, 0, '🦄, you have it');
    }
  });

  test('there are no powers without the secret, nor from another address', async () => {
    const { local, lan, address } = await startWithSecret();
    const stranger = await visit(await laptop(await openBrowser()), local);
    await stranger.locator('#name').waitFor();
    expect(await stranger.locator('.desk').count()).toBe(0);
    allowTrouble(/status of 404/); // from elsewhere, there is no such address as a power
    const { hash } = new URL(address);
    const page = await visit(await laptop(await openBrowser()), `${lan}/${hash}`);
    await page.getByText('This page lost its powers.').waitFor();
  });

  test('state: the QR code and the address lead friends to the game', async () => {
    const { panel, state } = await hosting();
    const { joinLink, localName } = await state();
    expect(await panel.page.locator('.addr').textContent()).toBe(
      joinLink.replace('http://', '').replace('/', ''),
    );
    const code = panel.page.getByRole('img', { name: 'QR code of the join link' });
    expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    if ((await state()).addresses.length > 0) {
      expect(await panel.page.locator('.desk').textContent()).toContain(localName);
    }
  });

  test('the link is copied; where that is not allowed, it stands selected in a field', async () => {
    const started = await startHere();
    const { joinLink } = await started.state();
    const allowed = await openPanel(started, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await allowed.button('Copy link').click();
    await allowed.button('Copied').waitFor();
    expect(await allowed.page.evaluate(() => navigator.clipboard.readText())).toBe(joinLink);
    await allowed.page.close();
    const refused = await openPanel(started);
    await refused.page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await refused.button('Copy link').click();
    await refused.page.getByLabel('Copy this link yourself:').waitFor();
    expect(await refused.page.evaluate(() => getSelection()?.toString())).toBe(joinLink);
  });

  test('chooseAdapter: the address is the chosen adapter’s', async () => {
    const { panel, state } = await hosting();
    const { addresses } = await state();
    const last = addresses[addresses.length - 1];
    if (last === undefined) {
      await panel.page.getByText('This computer is on no network.').waitFor();
      return;
    }
    await panel.choose('Network', last.adapter);
    const chosen = addresses.find(({ adapter }) => adapter === last.adapter);
    await soon(async () => (await state()).joinLink).toBe(chosen?.link);
    await soon(() => panel.page.locator('.addr').textContent()).toMatch(chosen?.address ?? '');
  });

  test('the join doctor goes with the first friend, and can be asked again', async () => {
    const { panel, lan } = await hosting();
    await panel.page.getByText('Nobody here yet? Check this:').waitFor();
    await joinedPhone(lan, 'Mia');
    await panel.page.getByText('1 friend is in.').waitFor();
    expect(await panel.page.getByText('VPN is off').isVisible()).toBe(false);
    await panel.page.getByText('Trouble joining?').click();
    expect(await panel.page.getByText('VPN is off').isVisible()).toBe(true);
  });

  test.each([
    ['Windows NT 10.0; Win64; x64', 'Windows asked about the firewall'],
    ['Macintosh; Intel Mac OS X 10_15_7', 'macOS asked'],
    ['X11; Linux x86_64', 'A firewall (ufw, firewalld) lets port'],
  ])('the doctor knows the firewall of %s', async (system, check) => {
    const { page } = await openPanel(await startHere(), { userAgent: `Mozilla/5.0 (${system})` });
    const doctor = page.locator('.doctor');
    for (const word of ['The same Wi-Fi', 'guest network', 'VPN', check]) {
      await soon(() => doctor.textContent()).toContain(word);
    }
  });

  test('newGame: asked first while friends play, then fresh cards for everybody', async () => {
    const { panel, mia, table } = await hostingMia();
    await panel.button('New game').click();
    const question = panel.page.getByRole('alertdialog', { name: 'Start over?' });
    expect(await question.textContent()).toContain('1 friend is in the middle of a game.');
    await panel.button('Keep playing').click();
    await question.waitFor({ state: 'detached' });
    expect((await table()).game).toBe(1);
    await panel.button('New game').click();
    await panel.button('Start over').click();
    await says(mia, 'New game!');
    await sees(mia, 0, 'face down');
    expect((await table()).game).toBe(2);
  });

  test('boards and chooseBoard: choosing one arms New game, which plays it', async () => {
    const { panel, lan, table } = await hosting();
    const mia = await joinedPhone(lan, 'Mia');
    await panel.tab('Boards');
    const boards = panel.page.getByRole('radio');
    await soon(() => boards.count()).toBeGreaterThan(10);
    const perfect = panel.page.getByRole('radio', { name: /^Perfect .*playing now/ });
    expect(await perfect.isChecked()).toBe(true);
    await panel.page.getByText('Forest friends', { exact: true }).click();
    expect(await panel.page.locator('.base').textContent()).toContain('Forest friends, 4 × 4');
    expect((await table()).game).toBe(1);
    await panel.button('New game').click(); // nobody has tried anything yet: nobody is asked
    await soon(() => cards(mia)).toBe(16);
    expect((await table()).title).toBe('Forest friends');
  });

  test('openBoard: a file is played; the same by dropping it anywhere', async () => {
    const { panel, lan } = await hosting();
    const mia = await joinedPhone(lan, 'Mia');
    await panel.openFile('my-own.txt', '1x2\n🦊\n🦊\n');
    await soon(() => cards(mia)).toBe(2);
    await flip(mia, 0);
    await sees(mia, 0, '🦊, you have it');
    await panel.page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['1x4\nA\nA\nB\nB\n'], 'words.board'));
      for (const type of ['dragover', 'drop']) {
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true }));
      }
    });
    await panel.button('Start over').click();
    await soon(() => cards(mia)).toBe(4);
  });

  test('openBoard: a refused file is explained, with its lines, and the game goes on', async () => {
    const { panel, mia, table } = await hostingMia();
    await panel.openFile('animals.board', '2x2\n🦊\n🦉\n\n🦊\n'); // nobody is asked to start over for it
    const dialog = panel.page.getByRole('alertdialog', { name: 'This board file needs a fix' });
    const text = await dialog.textContent();
    expect(text).toContain('In animals.board, line 4 is blank. Every line after the first holds');
    expect(text).toContain('3 🦉4 ← nothing here5 🦊');
    expect(text).toContain('Your game was not touched. Everyone is still playing Perfect.');
    expect(await panel.page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Back to the game',
    );
    await panel.page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await sees(mia, 0, '🦄, you have it');
    expect((await table()).game).toBe(1);
  });

  test.each([
    ['a file of over 4 MiB', Buffer.alloc(limits.boardFileBytesMax + 1, 'A'), /over 4 MB/],
    ['a file that is no UTF-8', Buffer.from([0x31, 0x78, 0x31, 0x0a, 0xe9]), /in UTF-8/],
    ['a wrong header', Buffer.from('three by three\n'), /says “three by three”. The first line/],
    ['too few cards', Buffer.from('2x2\nA\n'), /line 3 is missing\. There are fewer cards/],
  ])('openBoard: %s is told', async (_, file, told) => {
    const { panel, table } = await hosting();
    await panel.openFile('wrong.txt', file);
    await panel.page.getByText(told).waitFor();
    expect((await table()).game).toBe(1);
  });

  test('settings: lobby, and begin', async () => {
    const { panel, lan, table } = await hosting();
    const mia = await joinedPhone(lan, 'Mia');
    await panel.tab('Settings');
    await panel.turn('Wait in a lobby', true);
    await panel.button('New game').click();
    await titled(mia, 'You’re in!');
    await titled(panel.page, 'Everyone in?');
    await panel.page.locator('.base').getByRole('button', { name: 'Begin' }).click();
    await sees(mia, 0, 'face down');
    expect((await table()).phase).toBe('playing');
  });

  test('endGame: asked first, then everybody sees the podium', async () => {
    const { panel, mia, table } = await hostingMia();
    await panel.tab('Settings');
    await panel.button(/^End the game now/).click();
    await panel.page.getByText('1 friend is in the middle of it.').waitFor();
    await panel.button('End the game').click();
    await mia.locator('.over').waitFor();
    expect((await table()).phase).toBe('over');
    await panel.page.getByText('That was a good one.').waitFor();
  });

  test('settings: shuffle, replace, restart, silence, hold-up', async () => {
    const { panel, state, table, wire } = await hosting();
    await panel.tab('Boards');
    await panel.turn('Shuffle', true);
    await panel.tab('Settings');
    await panel.turn('Players may change cards', false);
    expectRefused(
      await wire.get('/replace/bob/🦄/x'.replace('🦄', '%F0%9F%A6%84')),
      403,
      'no-replace',
    );
    await panel.choose('Start again by itself', '3 min');
    await soon(async () => (await table()).restartSeconds).toBeGreaterThan(170);
    await panel.page.getByText(/^Next game in [23]:/).waitFor();
    await panel.choose('When someone goes silent', '15 s');
    await panel.choose('When others wait for a card', 'Never');
    await soon(async () => (await state()).settings).toEqual({
      shuffle: true,
      lobby: false,
      replace: false,
      leaveSeconds: 15,
      holdUpSeconds: null,
      restartMinutes: 3,
    });
    await panel.choose('Start again by itself', 'Off');
    await soon(async () => (await table()).restartSeconds).toBeNull();
  });

  test('door: a locked room asks new players for the code that the host sees', async () => {
    const { panel, lan, state } = await hosting();
    await panel.tab('Settings');
    await panel.turn('Lock the room', true);
    const { code } = await state();
    await panel.page.getByText(`New players need the code ${code}`).waitFor();
    const leo = await visit(await phone(await openBrowser()), lan);
    await enterName(leo, 'Leo');
    await leo.getByLabel('Code').fill(code ?? '');
    await press(leo, leo.getByRole('button', { name: 'Come in' }));
    await cardAt(leo, 0).waitFor();
    const tv = panel.page.getByRole('link', { name: 'Show on a second screen' });
    expect(await tv.getAttribute('href')).toBe(`/tv#code=${code}`);
    await panel.turn('Lock the room', false);
    await soon(async () => (await state()).door).toBe('open');
  });

  test('door: only who joined may play', async () => {
    const { panel, wire } = await hosting();
    expect((await wire.get('/look/bob')).status).toBe(200);
    await panel.tab('Settings');
    await panel.turn('Only who joined may play', true);
    expectRefused(await wire.get('/look/bob'), 403, 'door');
    await flip(panel.page, 0);
    await sees(panel.page, 0, '🦄, you have it');
  });

  test('rename: of a friend, and of oneself', async () => {
    const { panel, mia, table } = await hostingMia();
    await panel.ofPlayer('Mia', 'Rename Mia');
    const name = panel.page.getByRole('dialog').getByRole('textbox');
    await name.fill('  ');
    await panel.button('Save').click();
    await panel.page.getByText('A name needs 1 to 20 letters.').waitFor();
    await name.fill('Mia Moon');
    await panel.button('Save').click();
    await soon(async () => (await table()).players.map((player) => player.name)).toContain(
      'Mia Moon',
    );
    await press(mia, mia.getByRole('button', { name: 'Menu' }));
    await mia.getByRole('heading', { name: 'Mia Moon' }).waitFor();
    const own = await panel.page
      .locator('.people .me .who')
      .evaluate((row) => row.firstChild?.textContent ?? '');
    await panel.ofPlayer(own, `Rename ${own}`);
    await name.fill('Ana');
    await panel.button('Save').click();
    await soon(async () => (await table()).players.map((player) => player.name)).toContain('Ana');
  });

  test('remove: a friend’s game ends, and may go on', async () => {
    const { panel, mia, table } = await hostingMia();
    await panel.ofPlayer('Mia', 'Remove from the game');
    await titled(mia, ENDED);
    expect(playerNamed(await table(), 'Mia').presence).toBe('left');
    await press(mia, mia.getByRole('button', { name: 'Join again' }));
    await flip(mia, 1);
    await sees(mia, 1, '🦄, you have it');
  });

  test('block: asked first, and then for good', async () => {
    const { panel, mia } = await hostingMia();
    await panel.ofPlayer('Mia', 'Remove and block');
    await panel.page.getByRole('alertdialog', { name: 'Block Mia?' }).waitFor();
    await panel.button('Remove and block').click();
    await mia.getByText('This room is closed to you for today.').waitFor();
    expect(await mia.getByRole('button', { name: 'Join again' }).count()).toBe(0);
  });

  test('giveSeat: a newcomer goes on with the seat of who is gone', async () => {
    const here = await hostingMia();
    const { panel, mia, lan, table } = here;
    const seat = await seatOf(here, 'Mia');
    await press(mia, mia.getByRole('button', { name: 'Menu' }));
    await press(mia, mia.getByRole('button', { name: /^Leave the game/ }));
    const again = await joinedPhone(lan, 'Mia 2');
    await soon(() => panel.page.getByText('left').count()).toBeGreaterThan(0);
    await panel.ofPlayer('Mia', 'Give this seat to…', 'Mia 2');
    await soon(async () => (await table()).players.map((player) => player.name)).not.toContain(
      'Mia 2',
    );
    expect(playerNamed(await table(), 'Mia')).toMatchObject({ seat, presence: 'here' });
    await flip(again, 1);
    await sees(again, 1, '🦄, you have it');
  });

  test('who holds up whom is seen', async () => {
    const { panel, mia } = await hostingMia();
    await flip(panel.page, 0);
    await says(panel.page, /^Mia has 🦄/);
    await panel.tab('Players');
    await panel.page.getByText('has 🦄 · 1 waiting').waitFor();
    await flip(mia, 2);
  });

  test('a friend who went meanwhile is told of, kindly', async () => {
    const here = await hostingMia();
    const { panel, use } = here;
    await panel.ofPlayer('Mia', 'Rename Mia');
    await use('remove', { seat: await seatOf(here, 'Mia') });
    await use('newGame'); // who has left loses the seat
    await panel.button('Save').click();
    await panel.page.getByText('That seat is empty by now.').waitFor();
  });

  test('the host may only watch, and play again at the same seat', async () => {
    const { panel, table } = await hosting();
    await flip(panel.page, 0);
    await sees(panel.page, 0, '🦄, you have it');
    await panel.tab('Players');
    await panel.turn('I play, too', false);
    await says(panel.page, 'You’re watching.');
    await flip(panel.page, 1);
    await sees(panel.page, 1, 'face down');
    expect((await table()).players.map(({ presence }) => presence)).toEqual(['left']);
    await panel.page.reload();
    await says(panel.page, 'You’re watching.');
    await panel.tab('Players');
    await panel.turn('I play, too', true);
    await flip(panel.page, 1);
    await sees(panel.page, 1, '🦄, you have it');
    expect((await table()).players.map(({ seat, presence }) => [seat, presence])).toEqual([
      [0, 'here'],
    ]);
  });

  test('the desk opens on Invite while alone, and later on the tab last used', async () => {
    const { panel, lan } = await hosting();
    const chosen = () => panel.page.getByRole('tab', { selected: true }).textContent();
    await panel.tab('Boards');
    await panel.page.reload();
    await soon(chosen).toBe('Invite');
    await panel.tab('Boards');
    await joinedPhone(lan, 'Mia');
    await panel.page.getByRole('tab', { name: 'Players 1' }).waitFor();
    await panel.page.reload();
    await soon(chosen).toBe('Boards');
  });

  test('tabs, menu and dialogs are at the keyboard’s hand', async () => {
    const { panel } = await hostingMia();
    const { page } = panel;
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await panel.tab('Invite');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Players 1');
    await page.keyboard.press('End');
    expect(await focused()).toBe('Settings');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Invite');
    await panel.tab('Players');
    await panel.button('More for Mia').press('Enter');
    await soon(focused).toBe('Rename Mia');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Remove and block');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('More for Mia');
    await panel.button('New game').press('Enter');
    await soon(focused).toBe('Keep playing');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Start over');
    await page.keyboard.press('Escape');
    await soon(focused).toBe('New game');
  });

  test('Ctrl+B folds the desk; in a narrow window it is a sheet', async () => {
    const { panel } = await hosting();
    const { page } = panel;
    const desk = page.locator('.desk');
    await page.keyboard.press('Control+b');
    await desk.waitFor({ state: 'detached' });
    await panel.button('Open the desk').click();
    await desk.waitFor();
    await page.setViewportSize({ width: 900, height: 700 });
    await desk.waitFor({ state: 'detached' });
    await panel.button('Open the desk').click();
    await page.getByRole('dialog', { name: 'The host’s desk' }).waitFor();
    await page.keyboard.press('Escape');
    await desk.waitFor({ state: 'detached' });
    await soon(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Open the desk');
  });

  test('speaks every language, and nothing is cut off', async () => {
    const started = await startHere();
    await joinedPhone(started.lan, 'Mia');
    for (const locale of languages) {
      const { page } = await openPanel(started, { locale });
      for (const tab of ['invite', 'players', 'boards', 'settings']) {
        await page.locator(`#tab-${tab}`).click();
        expect(await page.evaluate(cutOff), `${locale}, ${tab}`).toEqual([]);
      }
      await page.close();
    }
  }, 60_000);
});

/** Texts of the desk that are wider than their place. Titles of boards may end in dots. */
function cutOff(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.desk *')]
    .filter((each) => each.closest('svg, .unseen, .mini, .pick b, .brand, .base b') === null)
    .filter((each) => getComputedStyle(each).display !== 'inline' && each.clientWidth > 0)
    .filter((each) => each.scrollWidth > each.clientWidth + 1)
    .map((each) => `${each.className}: ${each.textContent}`);
}
