import { EACH } from '../../shared/sides.ts';
import type { Page } from 'playwright-core';
import { animals, textOf } from '../support/decks.ts';
import { expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { playerNamed } from '../support/table-view.ts';
import { expectRefused, secretId } from '../support/wire.ts';
import { type Panel, type Started, openPanel, startHere, startWithSecret } from './host-support.ts';
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

const deckWithTwins = textOf(animals).replace('"56"', '"Hund"');

const ENDED = 'The host took you out of the game';

async function hosting(start: () => Promise<Started> = startHere) {
  const started = await start();
  return { ...started, panel: await openPanel(started) };
}

/** With the clock of the host at hand. */
async function hostingHere() {
  const started = await startHere();
  return { ...started, panel: await openPanel(started) };
}

/** Three, two, one: with friends no game begins before that. */
async function counted(
  page: Page,
  { clock }: Pick<Awaited<ReturnType<typeof startHere>>, 'clock'>,
) {
  await titled(page, 'Ready?');
  clock.pass(3_000);
}

/** With a friend who has flipped a card, and so is in the middle of a game. */
async function hostingMia() {
  const here = await hostingHere();
  const mia = await joinedPhone(here.lan, 'Mia');
  await flip(mia, 0);
  await sees(mia, 0, '🦄, you have it');
  await friendIsIn(here.panel);
  return { ...here, mia };
}

/** The same, but of the friend nothing is looked at. */
async function hostingSomebody() {
  const here = await hosting();
  const player = secretId('Mia');
  await here.wire.post('/join', { player, name: 'Mia' });
  await here.wire.get(`/flip/${player}/0,0`);
  await sees(here.panel.page, 0, '🦄, Mia has it');
  await friendIsIn(here.panel);
  return { ...here, player };
}

async function friendIsIn({ page }: Panel): Promise<void> {
  await page.getByRole('tab', { name: 'Players 2' }).waitFor();
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

  test('the host’s name is asked for once', async () => {
    allowTrouble(/status of 400/);
    const { panel, table } = await hosting();
    const field = panel.page.getByLabel('Your name');
    await field.fill(' ');
    await panel.button('That’s me').click();
    await panel.page.getByText('A name needs 1 to 20 letters.').waitFor();
    await panel.page.locator('#desk-name').fill('Grandma');
    await panel.button('That’s me').click();
    await field.waitFor({ state: 'detached' });
    await soon(async () => (await table()).players.map(({ name }) => name)).toEqual(['Grandma']);
    await panel.page.reload();
    await says(panel.page, 'Ready when you are.');
    expect(await field.count()).toBe(0);
  });

  test('who replaces a card first is told to the host, who may switch it off', async () => {
    const { panel, wire, state } = await hosting();
    const replace = () => wire.get('/replace/bob/%F0%9F%A6%84/x');
    await replace();
    await panel.page.getByText('bob swapped the picture on a card.').waitFor();
    await panel.button('Don’t allow it').click();
    await soon(async () => (await state()).settings.replace).toBe(false);
    expectRefused(await replace(), 403, 'no-replace');
    expect(await panel.button('Don’t allow it').count()).toBe(0);
  });

  test('a door with a code, or for players only, is open to its host', async () => {
    for (const door of [{ door: 'code', code: 'KIWI42' }, { door: 'joined' }]) {
      const { panel } = await hosting(async () => {
        const started = await startHere();
        await started.use('door', door);
        return started;
      });
      await flip(panel.page, 0);
      await sees(panel.page, 0, '🦄, you have it');
    }
  });

  test('there are no powers without the secret, nor from another address', async () => {
    const { local, lan, address } = await startHere();
    const stranger = await visit(await laptop(await openBrowser()), local);
    await stranger.locator('#name').waitFor();
    expect(await stranger.locator('.desk-side').count()).toBe(0);
    allowTrouble(/status of 404/); // from elsewhere, there is no such address as a power
    const { hash } = new URL(address);
    const page = await visit(await laptop(await openBrowser()), `${lan}/${hash}`);
    await page.getByText(/^This desk is switched off/).waitFor();
  });

  test('state: the QR code and the address lead friends to the game', async () => {
    const { panel, state } = await hosting();
    const { joinLink, localName } = await state();
    await soon(() => panel.page.locator('.desk-address').textContent()).toBe(
      joinLink.replace('http://', '').replace('/', ''),
    );
    const code = panel.page.getByRole('img', { name: 'QR code of the join link' });
    const drawn = () => code.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await soon(drawn).toBeGreaterThan(0);
    if ((await state()).addresses.length > 0) {
      expect(await panel.page.locator('.desk-side').textContent()).toContain(localName);
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
      await panel.page.getByText('This computer isn’t on a network.').waitFor();
      return;
    }
    await panel.page.getByLabel('Network', { exact: true }).selectOption(last.adapter);
    const chosen = addresses.find(({ adapter }) => adapter === last.adapter);
    await soon(async () => (await state()).joinLink).toBe(chosen?.link);
    await soon(() => panel.page.locator('.desk-address').textContent()).toMatch(
      chosen?.address ?? '',
    );
  });

  test('the join doctor can be asked, with a friend, too', async () => {
    const { panel, wire } = await hosting();
    await panel.page.getByText('Trouble joining?').waitFor();
    await wire.post('/join', { player: secretId('Mia'), name: 'Mia' });
    await panel.page.getByText('1 friend is in.').waitFor();
    expect(await panel.page.getByText('VPN is off').isVisible()).toBe(false);
    await panel.page.getByText('Trouble joining?').click();
    expect(await panel.page.getByText('VPN is off').isVisible()).toBe(true);
  });

  test.each([
    ['Windows NT 10.0; Win64; x64', 'Said no before? Allow it under Windows Security →'],
    ['Macintosh; Intel Mac OS X 10_15_7', 'Said no before? Allow it under System Settings →'],
    ['X11; Linux x86_64', 'The firewall (ufw, firewalld) must let port'],
  ])('the doctor knows the firewall of %s', async (system, check) => {
    const { page } = await openPanel(await startHere(), { userAgent: `Mozilla/5.0 (${system})` });
    const doctor = page.locator('.desk-doctor');
    for (const word of ['the same Wi-Fi', 'guest network', 'VPN', check]) {
      await soon(() => doctor.textContent()).toContain(word);
    }
  });

  test('newGame: asked first while friends play, then fresh cards for everybody', async () => {
    const here = await hostingMia();
    const { panel, mia, table } = here;
    await panel.button('New game').click();
    const question = panel.page.getByRole('alertdialog', { name: 'Start over?' });
    expect(await question.textContent()).toContain('1 friend is in the middle of a game.');
    await panel.button('Keep playing').click();
    await question.waitFor({ state: 'detached' });
    expect((await table()).game).toBe(1);
    await panel.button('New game').click();
    await panel.button('Start over').click();
    await counted(mia, here);
    await sees(mia, 0, 'face down');
    expect((await table()).game).toBe(2);
  });

  test('boards and chooseBoard: choosing one arms New game, which plays it', async () => {
    const here = await hostingHere();
    const { panel, lan, table } = here;
    const mia = await joinedPhone(lan, 'Mia');
    await panel.tab('Boards');
    const boards = panel.page.getByRole('radio');
    await soon(() => boards.count()).toBeGreaterThan(10);
    const perfect = panel.page.getByRole('radio', { name: /^Perfect .*playing now/ });
    expect(await perfect.isChecked()).toBe(true);
    await panel.page.getByText('Forest friends', { exact: true }).click();
    await soon(() => panel.page.locator('.panel-foot').textContent()).toContain(
      'Forest friends, 4 × 4',
    );
    expect((await table()).game).toBe(1);
    await panel.button('New game').click(); // nobody has tried anything yet: nobody is asked
    await counted(mia, here);
    await soon(() => cards(mia)).toBe(16);
    expect((await table()).title).toBe('Forest friends');
  });

  test('six boards and every way to others are in view, also in a low window', async () => {
    const { panel } = await hosting();
    await panel.page.setViewportSize({ width: 1366, height: 650 });
    await panel.tab('Boards');
    await panel.page.locator('.desk-pick').nth(5).waitFor();
    const edges = (selector: string) =>
      panel.page
        .locator(selector)
        .evaluateAll((all) =>
          all
            .map((each) => each.getBoundingClientRect())
            .map(({ top, bottom }) => ({ top, bottom })),
        );
    const [ways] = await edges('.desk-ways');
    const [foot] = await edges('.panel-foot');
    const boards = await edges('.desk-pick');
    expect(boards.filter(({ bottom }) => bottom <= (ways?.top ?? 0)).length).toBeGreaterThan(5);
    for (const { bottom } of await edges('.desk-ways > button'))
      expect(bottom).toBeLessThanOrEqual(foot?.top ?? 0);
  });

  test('openBoard: a file is played; the same by dropping it anywhere', async () => {
    const here = await hostingHere();
    const { panel, lan } = here;
    const mia = await joinedPhone(lan, 'Mia');
    await panel.openFile('my-own.txt', '1x2\n🦊\n🦊\n');
    await counted(mia, here);
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
    await counted(mia, here);
    await soon(() => cards(mia)).toBe(4);
  });

  test('openBoard: a refused file is explained, with its lines, and the game goes on', async () => {
    const { panel, table } = await hostingSomebody();
    await panel.openFile('animals.board', '2x2\n🦊\n🦉\n\n🦊\n'); // nobody is asked to start over for it
    const dialog = panel.page.getByRole('alertdialog', { name: 'This board file needs a fix' });
    const text = await dialog.textContent();
    expect(text).toContain('In animals.board, line 4 is blank. Every line after the first holds');
    expect(text).toContain('3 🦉4 ← nothing here5 🦊');
    expect(text).toContain('Nothing has changed. Perfect is still on the table.');
    expect(await panel.page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Back to the game',
    );
    await panel.page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await sees(panel.page, 0, '🦄, Mia has it');
    expect((await table()).game).toBe(1);
  });

  test('openBoard: whatever is wrong with a file is told', async () => {
    const { panel, table } = await hosting();
    for (const [file, told] of [
      [Buffer.alloc(limits.boardFileBytesMax + 1, 'A'), /That file is too large\./],
      [Buffer.from([0x31, 0x78, 0x31, 0x0a, 0xe9]), /in UTF-8/],
      [Buffer.from('three by three\n'), /says “three by three”. The first line/],
      [Buffer.from('2x2\nA\n'), /line 3 is missing\. There are fewer cards/],
      [Buffer.from(deckWithTwins), /, pair 4, second card: This card is on/],
    ] as const) {
      await panel.openFile('wrong.txt', file);
      await panel.page.getByText(told).waitFor();
      await panel.page.keyboard.press('Escape');
    }
    expect((await table()).game).toBe(1);
  });

  test('settings: lobby, and begin in three seconds', async () => {
    const here = await startHere();
    const { lan, table, clock } = here;
    const panel = await openPanel(here);
    const mia = await joinedPhone(lan, 'Mia');
    await panel.tab('Settings');
    await panel.turn('Wait in a lobby', true);
    await panel.button('New game').click();
    await titled(mia, 'You’re in!');
    await titled(panel.page, 'Everyone in?');
    await panel.page.locator('.panel-foot').getByRole('button', { name: 'Begin' }).click();
    await titled(mia, 'Ready?');
    clock.pass(3_000);
    await sees(mia, 0, 'face down');
    expect((await table()).phase).toBe('playing');
  });

  test('endGame: asked first, then everybody sees the podium', async () => {
    const { panel, mia, table } = await hostingMia();
    await panel.tab('Settings');
    await panel.button(/^End the game now/).click();
    await panel.page.getByText('1 friend is in the middle of it.').waitFor();
    await panel.button('End the game').click();
    await mia.locator('.play-over').waitFor();
    expect((await table()).phase).toBe('over');
    await panel.page.getByText('Ready for another?').waitFor();
  });

  test('settings: shuffle, replace, restart, silence, hold-up', async () => {
    const { panel, state, table, wire } = await hosting();
    await panel.tab('Boards');
    await panel.ofBoards('Shuffle');
    await panel.tab('Settings');
    await panel.unfold('For programs');
    await panel.turn('Pictures may be swapped', false);
    await soon(async () => (await state()).settings.replace).toBe(false);
    expectRefused(await wire.get('/replace/bob/%F0%9F%A6%84/x'), 403, 'no-replace');
    await panel.choose('Restart automatically', '3 min');
    await soon(async () => (await table()).restartSeconds).toBeGreaterThan(170);
    await panel.page.getByText(/^Next game in [23]:/).waitFor();
    await panel.unfold('More');
    await panel.choose('If someone drops out', '15 s');
    await panel.choose('When others wait for a card', 'Never');
    await soon(async () => (await state()).settings).toMatchObject({
      shuffle: true,
      lobby: false,
      replace: false,
      leaveSeconds: 15,
      holdUpSeconds: null,
      restartMinutes: 3,
      closed: false,
      fixedNames: false,
      tables: 1,
      ...EACH,
    });
    await panel.choose('Restart automatically', 'Off');
    await soon(async () => (await table()).restartSeconds).toBeNull();
  });

  test('door: a locked room asks new players for the code that the host sees', async () => {
    const { panel, lan, state } = await hosting();
    await panel.tab('Settings');
    await panel.turn('Lock the room', true);
    await soon(async () => (await state()).door).toBe('code');
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

  test('newCode, and nobody else may join: one press each', async () => {
    const { panel, lan, state, wire } = await hosting();
    await panel.tab('Settings');
    await panel.turn('Lock the room', true);
    const { code } = await state();
    await panel.button('New code').click();
    await soon(async () => (await state()).code).not.toBe(code);
    await panel.page.getByText(`New players need the code ${(await state()).code}`).waitFor();
    await panel.turn('Lock the room', false);
    await panel.unfold('More');
    await panel.turn('Nobody else may join', true);
    const leo = await visit(await phone(await openBrowser()), lan);
    await enterName(leo, 'Leo');
    await titled(leo, 'Nobody else may join');
    await press(leo, leo.getByRole('button', { name: 'Watch the game' }));
    await cardAt(leo, 0).waitFor();
    await flip(panel.page, 0); // who is in plays on
    await sees(panel.page, 0, '🦄, you have it');
    await panel.turn('Nobody else may join', false);
    expect((await wire.post('/join', { player: secretId('Mia'), name: 'Mia' })).status).toBe(200);
  });

  test('settings: names stay as they are, but for the host', async () => {
    const { panel, table, player, wire } = await hostingSomebody();
    await panel.tab('Settings');
    await panel.unfold('More');
    await panel.turn('Names stay as they are', true);
    await wire.post('/join', { player, name: 'Rude' });
    await panel.ofPlayer('Mia', 'Rename Mia');
    await panel.page.getByRole('dialog').getByRole('textbox').fill('Mia Moon');
    await panel.button('Save').click();
    await soon(async () => (await table()).players.map(({ name }) => name)).toContain('Mia Moon');
  });

  test('of many players, one is found by name, whatever accents are typed', async () => {
    const { panel, wire } = await hosting();
    const { page } = panel;
    await panel.tab('Players');
    for (let pupil = 0; pupil < 15; pupil++) {
      const name = pupil === 7 ? 'Zoë' : `Pupil ${pupil}`;
      await wire.post('/join', { player: secretId(`pupil${pupil}`), name });
    }
    const names = () => page.locator('.desk-people bdi').allTextContents();
    await soon(async () => (await names()).length).toBe(16);
    await page.getByRole('searchbox', { name: 'Find a name' }).fill('zoe');
    await soon(names).toEqual(['Zoë']);
    await panel.ofPlayer('Zoë', 'Remove from the game');
    await soon(() => page.locator('.desk-people').innerText()).toContain('out of the game');
    await page.getByRole('searchbox').fill('');
    await soon(async () => (await names()).length).toBe(16);
  });

  test('removeIdle: offered where many have tried nothing, asked first', async () => {
    const { panel, table, wire } = await hostingSomebody();
    await panel.tab('Players');
    for (let index = 0; index < 20; index++) {
      await wire.post('/join', { player: secretId(`squatter${index}`), name: `S${index}` });
    }
    await panel.button('Remove everyone who hasn’t played').click();
    await panel.page.getByRole('alertdialog', { name: /^Remove everyone/ }).waitFor();
    await panel.page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Remove everyone who hasn’t played' })
      .click();
    await soon(async () => (await table()).players.length).toBe(2);
  });

  test('door: only who joined may play', async () => {
    const { panel, state, wire } = await hosting();
    expect((await wire.get('/look/bob')).status).toBe(200);
    await panel.tab('Settings');
    await panel.unfold('For programs');
    await panel.turn('Join first, then play', true);
    await soon(async () => (await state()).door).toBe('joined');
    expectRefused(await wire.get('/look/bob'), 403, 'door');
    await flip(panel.page, 0);
    await sees(panel.page, 0, '🦄, you have it');
    await panel.turn('Lock the room', true);
    await soon(async () => (await state()).door).toBe('code');
    await panel.turn('Lock the room', false);
    await soon(async () => (await state()).door).toBe('joined');
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
      .locator('.desk-people .me .who')
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
    await mia.getByText('If it was a mistake, ask the host to let you back in.').waitFor();
    expect(await mia.getByRole('button', { name: 'Join again' }).count()).toBe(0);
    await panel.page.getByRole('button', { name: 'Let back in: Mia' }).click();
    await press(mia, mia.getByRole('button', { name: 'Join again' }));
    await sees(mia, 0, 'face down');
    await soon(() => panel.page.getByText('Let back in').count()).toBe(0);
  });

  test('block: with a new code, which the blocked player does not know', async () => {
    const { panel, state } = await hostingMia();
    await panel.ofPlayer('Mia', 'Remove and block');
    await panel.button('Block and change the code').click();
    await soon(async () => (await state()).door).toBe('code');
    expect((await state()).blocked).toEqual(['Mia']);
  });

  test('giveSeat: a newcomer goes on with the seat of who is gone', async () => {
    const here = await hostingMia();
    const { panel, mia, lan, table } = here;
    const seat = await seatOf(here, 'Mia');
    await press(mia, mia.getByRole('button', { name: 'Menu' }));
    await press(mia, mia.getByRole('button', { name: 'Leave the game' }));
    await press(mia, mia.getByRole('button', { name: 'Leave', exact: true }));
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
    const { panel, player, wire } = await hostingSomebody();
    await flip(panel.page, 0);
    await says(panel.page, /^Mia has 🦄/);
    await panel.tab('Players');
    await panel.page.getByText('has 🦄 · 1 waiting').waitFor();
    await wire.get(`/flip/${player}/0,2`);
    await sees(panel.page, 0, '🦄, you have it');
  });

  test('a friend who went meanwhile is told of, kindly, until the host goes on to a board', async () => {
    const here = await hostingSomebody();
    const { panel, use } = here;
    await panel.ofPlayer('Mia', 'Rename Mia');
    await use('remove', { seat: await seatOf(here, 'Mia') });
    await use('newGame'); // who has left loses the seat
    await panel.button('Save').click();
    const told = panel.page.getByText('Nobody is in that seat any more.');
    await told.waitFor();
    await panel.tab('Boards');
    await told.waitFor(); // looking around is no answer to it
    await panel.page.getByText('Four seasons').first().click();
    await told.waitFor({ state: 'detached' });
  });

  test('the host may only watch, and play again at the same seat', async () => {
    const { panel, table } = await hosting();
    await flip(panel.page, 0);
    await sees(panel.page, 0, '🦄, you have it');
    await panel.tab('Players');
    await panel.turn('I’m playing too', false);
    await says(panel.page, 'You’re watching.');
    await flip(panel.page, 1);
    await sees(panel.page, 1, 'face down');
    expect((await table()).players).toEqual([]); // who only hosts is counted nowhere
    await panel.page.reload();
    await says(panel.page, 'You’re watching.');
    await panel.tab('Players');
    await panel.turn('I’m playing too', true);
    await flip(panel.page, 1);
    await sees(panel.page, 1, '🦄, you have it');
    expect((await table()).players.map(({ seat, presence }) => [seat, presence])).toEqual([
      [0, 'here'],
    ]);
  });

  test('the desk opens on Invite while alone, and later on the tab last used', async () => {
    const { panel, wire } = await hosting();
    const chosen = () => panel.page.getByRole('tab', { selected: true }).textContent();
    await panel.tab('Boards');
    await panel.page.reload();
    await soon(chosen).toBe('Invite');
    await panel.tab('Boards');
    await wire.post('/join', { player: secretId('Mia'), name: 'Mia' });
    await friendIsIn(panel);
    await panel.page.reload();
    await soon(chosen).toBe('Boards');
  });

  test('while the next game is laid no tab is chosen; each of them leads back', async () => {
    const { panel } = await hosting();
    const { page } = panel;
    await panel.tab('Players');
    await page.locator('.panel-foot [aria-expanded]').click();
    await page.getByRole('tabpanel', { name: 'New game' }).waitFor();
    expect(await page.getByRole('tab', { selected: true }).count()).toBe(0);
    await panel.tab('Players');
    await page.getByRole('tabpanel', { name: 'Players' }).waitFor();
  });

  test('tabs, menu and dialogs are at the keyboard’s hand', async () => {
    const { panel } = await hostingSomebody();
    const { page } = panel;
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await panel.tab('Invite');
    await page.keyboard.press('ArrowRight');
    await soon(focused).toBe('Players 2');
    await page.keyboard.press('End');
    await soon(focused).toBe('Settings');
    await page.keyboard.press('ArrowRight');
    await soon(focused).toBe('Invite');
    await panel.tab('Players');
    await panel.button('More options for Mia').press('Enter');
    await soon(focused).toBe('Rename Mia');
    await page.keyboard.press('ArrowUp');
    await soon(focused).toBe('Remove and block');
    await page.keyboard.press('Escape');
    await soon(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(
      'More options for Mia',
    );
    await panel.button('New game').press('Enter');
    await soon(focused).toBe('Keep playing');
    await page.keyboard.press('Shift+Tab');
    await soon(focused).toBe('Start over');
    await page.keyboard.press('Escape');
    await soon(focused).toBe('New game');
  });

  test('Ctrl+B folds the desk; in a narrow window it is a sheet, in which the game is heard', async () => {
    const { panel, use } = await hosting();
    const { page } = panel;
    const desk = page.locator('.desk-side');
    await page.keyboard.press('Control+b');
    await desk.waitFor({ state: 'detached' });
    await panel.button('Open the desk').click();
    await desk.waitFor();
    await page.setViewportSize({ width: 900, height: 700 });
    await desk.waitFor({ state: 'detached' });
    await panel.button('Open the desk').click();
    const sheet = page.getByRole('dialog', { name: 'The host’s desk' });
    await sheet.waitFor();
    await use('newGame');
    await soon(() => sheet.locator('[role=log]').textContent()).toContain('New game!');
    await page.keyboard.press('Escape');
    await desk.waitFor({ state: 'detached' });
    await soon(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Open the desk');
  });
});
