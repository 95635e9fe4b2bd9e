import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { describeElectron } from '../support/electron-runtime.ts';
import { packageFolder, perfectBoard } from '../support/headless-process.ts';
import { playerNamed } from '../support/table-view.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { secretId } from '../support/wire.ts';
import { type DesktopApp, launchApp, sharedApp, testKeys } from './electron-support.ts';
import { Panel } from './host-support.ts';
import { flip, joinedPhone, says, sees, seesBoard, soon, titled } from './support.ts';

const ENDED = 'The host took you out of the game';

/** Where the friends' phones go: the address on the screen, for which loopback stands in. */
async function joinLink(app: DesktopApp): Promise<string> {
  const shown = await app.page.locator('.desk-address').textContent();
  const { joinLink: link } = await app.state();
  expect(link).toBe(`http://${shown}/`);
  return link;
}

/** What keeps this computer from going to sleep: Electron numbers each reason, from 0 on. */
function keptAwakeBy(app: DesktopApp): Promise<readonly number[]> {
  return app.app.evaluate(({ powerSaveBlocker }) =>
    Array.from({ length: 100 }, (_, id) => id).filter((id) => powerSaveBlocker.isStarted(id)),
  );
}

function codeIn(link: string): string {
  return new URLSearchParams(new URL(link).hash.slice(1)).get('code') ?? '';
}

describeElectron('the desktop app', () => {
  const running = sharedApp();

  /** The app with the nine cards of perfect.txt, as they are written, and nobody but its host. */
  async function playingPerfect() {
    const app = await running();
    const panel = new Panel(app.page);
    await app.use('door', { door: 'open' });
    for (const { seat } of (await app.table()).players) {
      if (seat !== 0) await app.use('remove', { seat });
    }
    await app.use('settings', { shuffle: false });
    await app.use('openBoard', { title: 'Perfect', text: await readFile(perfectBoard, 'utf8') });
    await app.page.reload(); // whatever the last test left open there is gone
    await seesBoard(app.page, Array.from({ length: 9 }, () => 'face down').join('|'));
    return { app, panel };
  }

  test('a first start shows a shuffled board, the QR code and the address, and asks nothing', async () => {
    const app = await running();
    await says(app.page, 'Ready when you are.');
    const code = app.page.getByRole('img', { name: 'QR code of the join link' });
    await soon(() =>
      code.evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    await joinLink(app);
    const { title, players } = await app.table();
    expect([title, players.length]).toEqual(['Under the sea', 1]);
    await app.page.getByText('Alone for now?').waitFor();
  });

  test('a phone joins at the address, and its match is seen in the window', async () => {
    const { app } = await playingPerfect();
    const mia = await joinedPhone(await joinLink(app), 'Mia');
    await app.page.getByText('Trouble joining?').waitFor();
    await flip(mia, 0);
    await sees(app.page, 0, '🦄, Mia has it');
    await flip(mia, 1);
    await sees(app.page, 1, '🦄, Mia’s pair');
    expect(playerNamed(await app.table(), 'Mia').score).toBe(1);
    await flip(app.page, 2);
    const { name = '' } = (await app.table()).players.find(({ seat }) => seat === 0) ?? {};
    await sees(mia, 2, `🌈, ${name} has it`);
  });

  testKeys('every key for it zooms, and a file of the real dialog is played', async () => {
    const { app } = await playingPerfect();
    const window = await app.app.browserWindow(app.page);
    const zoom = () => window.evaluate(({ webContents }) => webContents.getZoomLevel());
    await app.press('ctrl+equal', 'ctrl+KP_Add', 'ctrl+plus', 'ctrl+KP_Subtract');
    await soon(zoom).toBe(1);
    await app.press('ctrl+KP_0');
    await soon(zoom).toBe(0);
    const opened = app.chooseMenu('Open Board…');
    await app.chooseInDialog('Open a board', join(packageFolder, 'boards', 'fruit-stall.txt'));
    await opened;
    await app.titled('Fruit stall');
  });

  test('the button of the desk opens the dialog, too, and a dropped file is played', async () => {
    const { app, panel } = await playingPerfect();
    await app.answerOpenDialog(join(packageFolder, 'boards', 'fruit-stall.txt'));
    await panel.tab('Boards');
    await app.page.getByRole('button', { name: /Open a file/ }).click();
    await app.titled('Fruit stall');
    const transfer = await app.page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['1x2\nA\nA\n'], 'tiny-thing.board'));
      return data;
    });
    await app.page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
    await app.titled('Tiny thing');
  });

  test('a bad file is explained with its line, and the game goes on', async () => {
    const { app } = await playingPerfect();
    await flip(app.page, 0);
    await sees(app.page, 0, '🦄, you have it');
    const mia = await joinedPhone(app.lan, 'Mia'); // nobody is asked to start over for such a file
    await flip(mia, 2);
    await sees(app.page, 2, '🌈, Mia has it');
    const bad = join(await tempFolder(), 'animals.board');
    await writeFile(bad, '2x2\n🦄\n\n🦄\n🦄\n');
    await app.answerOpenDialog(bad);
    await app.chooseMenu('Open Board…');
    const dialog = app.page.getByRole('alertdialog');
    await dialog.getByText('This board file needs a fix').waitFor();
    expect(await dialog.textContent()).toContain('animals.board, line 3');
    await dialog.getByRole('button', { name: 'Back to the game' }).click();
    await sees(app.page, 0, '🦄, you have it');
    expect((await app.table()).title).toBe('Perfect');
  });

  test('a file that is too large, or gone, is refused in a sentence', async () => {
    const { app } = await playingPerfect();
    const large = join(await tempFolder(), 'large.board');
    await writeFile(large, 'x'.repeat(limits.boardFileBytesMax + 1));
    await app.answerOpenDialog(large);
    await app.chooseMenu('Open Board…');
    await app.page.getByText('That file is too large.').waitFor();
    await app.answerOpenDialog(join(await tempFolder(), 'nowhere.board'));
    await app.chooseMenu('Open Board…');
    await app.page.getByText('That can’t be read.').waitFor();
    expect((await app.table()).title).toBe('Perfect');
  });

  test('a new game of the menu asks first while friends play; then everybody has it', async () => {
    const { app, panel } = await playingPerfect();
    const mia = await joinedPhone(app.lan, 'Mia');
    await flip(mia, 0);
    await sees(app.page, 0, '🦄, Mia has it');
    const { game } = await app.table();
    await app.chooseMenu('New Game');
    await panel.button('Start over').click();
    await soon(async () => (await app.table()).game).toBe(game + 1);
    await says(mia, 'New game!');
  });

  test('the host removes a player, and locks the door', async () => {
    const { app, panel } = await playingPerfect();
    const mia = await joinedPhone(app.lan, 'Mia');
    await panel.ofPlayer('Mia', 'Remove from the game');
    await titled(mia, ENDED);
    await panel.tab('Invite');
    await app.page.getByText('1 friend is in.').waitFor({ state: 'detached' });
    await panel.tab('Settings');
    await panel.turn('Lock the room', true);
    await soon(async () => (await app.state()).code).toMatch(/^[0-9A-Z]{6}$/);
    expect((await app.wire.get('/look/stranger')).status).toBe(403);
    await flip(app.page, 0);
    await sees(app.page, 0, '🦄, you have it');
  });

  test('while the window is minimised or hidden, its host stays in the game', async () => {
    const { app } = await playingPerfect();
    await flip(app.page, 0);
    for (const change of ['minimize', 'hide'] as const) {
      await app.onWindow(change);
      await app.wire.get('/flip/bob/2,2');
      await sees(app.page, 8, '🌈, bob has it');
      await app.wire.get('/flip/bob/2,1');
      const { players, you } = await app.table();
      expect(you.seat).toBeNull();
      expect(players.find(({ seat }) => seat === 0)?.presence).toBe('here');
      await app.onWindow('show');
    }
    await sees(app.page, 0, '🦄, you have it');
  });

  test('the TV view opens in a window of its own, without any powers', async () => {
    const { app, panel } = await playingPerfect();
    await panel.tab('Settings');
    await panel.turn('Lock the room', true);
    await soon(() => keptAwakeBy(app)).toEqual([]); // no friend is here any more
    const opened = app.app.waitForEvent('window');
    await app.chooseMenu('TV View');
    const tv = await opened;
    const { joinLink: link } = await app.state();
    await soon(() => tv.locator('.tv-address').textContent()).toBe(new URL(link).host);
    expect(new URL(tv.url()).pathname).toBe('/tv');
    expect(await tv.evaluate(() => 'memoryScrambleHost' in globalThis)).toBe(false);
    const [ofTv, ...others] = await keptAwakeBy(app);
    expect([typeof ofTv, others]).toEqual(['number', []]);
    const window = await app.app.browserWindow(tv);
    await soon(() => window.evaluate((each) => each.getTitle())).toBe('Memory Scramble TV');
    // It goes on with the table, and is not loaded again.
    await tv.evaluate(() => Object.assign(globalThis, { isLoaded: 'once' }));
    await app.wire.post('/join', { player: secretId('mia'), name: 'Mia', code: codeIn(link) });
    await tv.getByText('Mia').first().waitFor();
    expect(await tv.evaluate(() => 'isLoaded' in globalThis)).toBe(true);
    const closed = tv.waitForEvent('close');
    await app.page.locator('a[href^="/tv"]').click(); // opens no second one
    expect(app.app.windows()).toHaveLength(2);
    await window.evaluate(({ webContents }) => {
      webContents.sendInputEvent({ type: 'keyDown', keyCode: 'Escape' });
    });
    await closed;
    await soon(() => keptAwakeBy(app)).not.toContain(ofTv);
  });

  test('the TV view sounds though nobody touches it, until the desk switches it off', async () => {
    const { app, panel } = await playingPerfect();
    await app.app.context().addInitScript(() => {
      // What goes to the ear is measured on its way.
      const connect = Reflect.get(AudioNode.prototype, 'connect') as (to: AudioNode) => AudioNode;
      AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
        if (to === this.context.destination) {
          const ear = new AnalyserNode(this.context, { fftSize: 32_768 });
          connect.call(this, ear);
          Object.assign(globalThis, { ear });
        }
        return connect.call(this, to);
      } as typeof AudioNode.prototype.connect;
    });
    const opened = app.app.waitForEvent('window');
    await app.chooseMenu('TV View');
    const tv = await opened;
    const window = await app.app.browserWindow(tv);
    /** Asks the page by the app: whatever a test asks it by itself counts as a touch. */
    const ask = <T>(question: () => T): Promise<T> =>
      window.evaluate(
        ({ webContents }, code) => webContents.executeJavaScript(code) as Promise<T>,
        `(${String(question)})()`,
      );
    /** How loud the last 0.7 s were. */
    const loud = () =>
      ask(() => {
        const { ear } = globalThis as unknown as { ear?: AnalyserNode };
        if (ear?.context.state !== 'running') return 'silent for ever';
        const samples = new Float32Array(ear.fftSize);
        ear.getFloatTimeDomainData(samples);
        return Math.max(...samples.map(Math.abs)) > 0.01 ? 'loud' : 'silent';
      });
    const seen = () => ask(() => document.body.textContent);
    const joins = (name: string) =>
      app.wire.post('/join', { player: secretId(name.toLowerCase()), name });
    await soon(loud).toBe('silent');
    await joins('Mia');
    await soon(loud).toBe('loud');
    await soon(loud).toBe('silent');
    await panel.tab('Settings');
    await panel.turn('Sound on the TV', false);
    await joins('Ben');
    await soon(seen).toContain('Ben');
    expect(await loud()).toBe('silent');
    await panel.turn('Sound on the TV', true);
    await joins('Cleo');
    await soon(loud).toBe('loud');
    const closed = tv.waitForEvent('close');
    await window.evaluate((each) => each.close());
    await closed;
  });

  test('the board is saved as it is written, and can be opened again', async () => {
    const { app } = await playingPerfect();
    await flip(app.page, 0);
    await sees(app.page, 0, '🦄, you have it');
    const path = join(await tempFolder(), 'mine.board');
    await app.app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    }, path);
    await app.chooseMenu('Save Board As…');
    await app.answerOpenDialog(path);
    await soon(() => readFile(path, 'utf8').catch(() => 'not yet')).toMatch(/^3x3\n(.+\n){9}$/);
    await app.chooseMenu('Open Board…');
    await app.page.getByText('This game is not finished yet.').waitFor(); // though nobody else is here
    await app.page.getByRole('button', { name: 'Start over' }).click();
    await app.titled('Mine');
    expect((await app.table()).spots).toHaveLength(9);
  });

  test('the link is in the clipboard', async () => {
    const { app } = await playingPerfect();
    await app.chooseMenu('Copy Link for Friends');
    const copied = () => app.app.evaluate(({ clipboard }) => clipboard.readText());
    expect(await copied()).toBe((await app.state()).joinLink);
    await app.app.evaluate(({ clipboard }) => clipboard.writeText(''));
    await app.page.getByRole('button', { name: 'Copy link' }).click();
    await soon(copied).toBe((await app.state()).joinLink);
  });

  test('on another network, the QR code and the link follow by themselves', async () => {
    const app = await launchApp();
    const code = app.page.getByRole('img', { name: 'QR code of the join link' });
    const before = await code.getAttribute('src');
    await app.joinNetwork('wlan0', '192.168.42.7');
    const address = `192.168.42.7:${app.port}`;
    await soon(() => app.page.locator('.desk-address').textContent()).toBe(address);
    await soon(() => code.getAttribute('src')).not.toBe(before);
    // Nobody was here who would have to find the new address.
    expect(await app.page.getByText('The address changed.').count()).toBe(0);
    const mia = await joinedPhone(`http://${address}/`, 'Mia');
    await flip(mia, 0);
  });

  test('a VPN that is left when the Wi-Fi goes is told as what it is', async () => {
    const { app } = await playingPerfect();
    await app.joinNetwork('tun0', '10.8.0.2');
    await app.page.getByText('tun0 is a VPN or a virtual network').waitFor();
    await app.joinNetwork('wlan0', '192.168.42.7');
    await app.page.getByText('tun0 is a VPN').waitFor({ state: 'detached' });
  });

  test('without a network there is no link to be copied, and that is said', async () => {
    const app = await running();
    const said = await app.answerQuestions('OK');
    const copied = () => app.app.evaluate(({ clipboard }) => clipboard.readText());
    await app.joinNetwork('lo', '127.0.0.1');
    await app.page.getByText('This computer isn’t on a network.').waitFor();
    const before = await copied();
    await app.chooseMenu('Copy Link for Friends');
    await soon(said).toEqual(['This computer isn’t on a network.']);
    expect(await copied()).toBe(before);
    await app.joinNetwork('wlan0', '192.168.42.7');
    await soon(() => app.page.locator('.desk-address').textContent()).toContain('192.168.42.7');
    await app.chooseMenu('Copy Link for Friends');
    expect(await copied()).toContain('192.168.42.7');
  });

  test('the computer stays awake while friends are connected', async () => {
    const { app } = await playingPerfect();
    const reasons = async () => (await keptAwakeBy(app)).length;
    await soon(reasons).toBe(0);
    await app.use('addComputer', { character: 'goldfish', language: 'en' });
    await soon(async () => (await app.table()).players.length).toBe(2);
    expect(await reasons()).toBe(0); // which plays for the host alone
    const player = secretId('mia');
    await app.wire.post('/join', { player, name: 'Mia' });
    await soon(reasons).toBe(1);
    await app.wire.post('/leave', { player });
    await soon(reasons).toBe(0);
  });
});
