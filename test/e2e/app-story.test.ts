/** The story of a game in the real app: played to its end by four phones, and saved by the desk. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeElectron } from '../support/electron-runtime.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { secretId } from '../support/wire.ts';
import { type DesktopApp, launchApp } from './electron-support.ts';
import { Panel } from './host-support.ts';
import { flip, joinedPhone, laptop, openBrowser, press, soon, visit } from './support.ts';

const FRIENDS = ['Mia', 'Leo', 'Ana', 'Sam'];

const BOARD = '4x4\n🦊\n🦊\n🐻\n🐻\n🐼\n🐼\n🐸\n🐸\n🐷\n🐷\n🐨\n🐨\n🦁\n🦁\n🐯\n🐯\n';

/** Everybody's last pair stays on the board, for nobody flips after it. */
const LAST = 2 * FRIENDS.length;

/** Each friend has a row, and finds its two pairs, all at the same time: two at phones, two by the wire. */
async function playOut({ wire, lan }: DesktopApp): Promise<readonly Page[]> {
  const phones: Page[] = [];
  for (const name of FRIENDS.slice(0, 2)) phones.push(await joinedPhone(lan, name));
  for (const name of FRIENDS.slice(2)) await wire.post('/join', { player: secretId(name), name });
  await Promise.all(
    FRIENDS.map(async (name, row) => {
      for (const column of [0, 1, 2, 3]) {
        const phone = phones[row];
        if (phone === undefined) {
          const { status } = await wire.get(`/flip/${secretId(name)}/${row},${column}`);
          expect(status).toBe(200);
        } else {
          const at = row * 4 + column;
          await flip(phone, at);
          await phone.locator(`.card.mine[data-index="${at}"], .play-over`).first().waitFor();
        }
      }
    }),
  );
  for (const phone of phones) await phone.locator('.play-over').waitFor();
  return phones;
}

/** The end of a film: each card that is drawn, and who has how many pairs. */
async function endOf(page: Page, board: string, scores: string): Promise<readonly string[]> {
  await page.keyboard.press('End');
  await soon(() => page.locator(`${board} .piece.pair`).count()).toBe(LAST);
  const cards = await page
    .locator(`${board} .card[aria-label]`)
    .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
  return [...cards, ...(await page.locator(scores).allInnerTexts()).map((line) => line.trim())];
}

/** From now on the system's dialog chooses what is proposed, in this folder. */
async function saveTo({ app }: DesktopApp, folder: string): Promise<void> {
  await app.evaluate(({ dialog }, into) => {
    const save = async (_window: unknown, options: { defaultPath?: string }) => {
      const name = (options.defaultPath ?? '').split(/[\\/]/).at(-1) ?? '';
      const filePath = `${into}/${name}`;
      Object.assign(globalThis, { saved: name });
      return { canceled: false, filePath };
    };
    Object.assign(dialog, { showSaveDialog: save });
  }, folder);
}

describeElectron('the story of a game in the app', () => {
  test('four phones play to the end; the page and the table are saved by the dialog', async () => {
    const app = await launchApp();
    const panel = new Panel(app.page);
    await app.use('settings', { shuffle: false });
    await app.use('openBoard', { title: 'Farm', text: BOARD });
    const phones = await playOut(app);
    expect((await app.table()).phase).toBe('over');
    const folder = await tempFolder();
    await saveTo(app, folder);
    /** What was saved, once all of it is there. */
    const saved = async (kind: 'csv' | 'html', end: RegExp) => {
      const chosen = () => app.app.evaluate(() => (globalThis as { saved?: string }).saved ?? '');
      await soon(chosen).toMatch(new RegExp(`\\.${kind}$`));
      const file = join(folder, await chosen());
      const read = () => readFile(file, 'utf8').catch(() => ''); // not there yet
      await soon(read).toMatch(end);
      return { file, text: await read() };
    };
    await panel.tab('Tonight');
    await app.page.getByText('This game as a page').waitFor();
    await app.page.getByRole('button', { name: 'Save…' }).last().click();
    const { text } = await saved('csv', /\r\n$/);
    const table = text.trim().split('\r\n');
    expect(table).toHaveLength(1 + FRIENDS.length);
    for (const name of FRIENDS) expect(table.join('\n')).toMatch(new RegExp(`,1,${name},2,`));
    await app.page.getByRole('button', { name: 'Save…' }).first().click();
    await panel.button('With names').click();
    const { file } = await saved('html', /<\/html>\s*$/);
    expect(file).toMatch(/memory-scramble-\d{4}-\d\d-\d\d-farm\.html$/);
    const context = await laptop(await openBrowser());
    await context.setOffline(true);
    const page = await visit(context, pathToFileURL(file).href);
    await page.locator('.board').waitFor();
    expect(await page.locator('.kept-found bdi').allTextContents()).toEqual(FRIENDS);
    expect(await page.locator('.kept-found .paper > li > b').allTextContents()).toEqual(
      FRIENDS.map(() => '2'),
    );
    expect(await page.locator('.play-medal').count()).toBe(4);
    // The film ends in the window, on a phone and in the kept page with the same board and scores.
    await page.locator('.film-graph').focus();
    const kept = await endOf(page, '.kept-film', '.kept-legend b');
    expect(kept.filter((label) => label.endsWith('’s pair'))).toHaveLength(LAST);
    expect(kept.slice(-4)).toEqual(['2', '2', '2', '2']);
    await app.page.locator('.play-watch-again > .btn').click();
    await app.page.locator('.film .board').waitFor();
    const scores = '.film .strip .chip:not(.me) strong';
    expect(await endOf(app.page, '.film', scores)).toEqual(kept);
    const [phone] = phones;
    if (phone === undefined) throw new Error('nobody plays at a phone');
    await press(phone, phone.locator('.play-watch-again > .btn'));
    await phone.locator('.film .board').waitFor();
    await phone.keyboard.press('End');
    await soon(() => phone.locator('.film .say span').last().textContent()).toBe('0 pairs left');
    await soon(() => phone.locator('.film .piece.pair').count()).toBe(LAST);
  });
});
