/** The story of a game in the real app: played to its end by four phones, and saved by the desk. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { describeElectron } from '../support/electron-runtime.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { secretId } from '../support/wire.ts';
import { type DesktopApp, launchApp } from './electron-support.ts';
import { Panel } from './host-support.ts';
import { laptop, openBrowser, soon, visit } from './support.ts';

const FRIENDS = ['Mia', 'Leo', 'Ana', 'Sam'];

const BOARD = '4x4\n🦊\n🦊\n🐻\n🐻\n🐼\n🐼\n🐸\n🐸\n🐷\n🐷\n🐨\n🐨\n🦁\n🦁\n🐯\n🐯\n';

/** Each friend has a row, and finds its two pairs, all at the same time. */
async function playOut({ wire }: DesktopApp): Promise<void> {
  for (const name of FRIENDS) await wire.post('/join', { player: secretId(name), name });
  await Promise.all(
    FRIENDS.map(async (name, row) => {
      for (const column of [0, 1, 2, 3]) {
        const { status } = await wire.get(`/flip/${secretId(name)}/${row},${column}`);
        expect(status).toBe(200);
      }
    }),
  );
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
    await playOut(app);
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
    await panel.tab('Today');
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
    expect(await page.locator('.medal').count()).toBe(4);
  });
});
