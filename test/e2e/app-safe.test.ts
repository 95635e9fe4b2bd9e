/** Electron's security checklist at run time: what is forbidden is tried, in the real app. */

import { createServer } from 'node:http';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { DesktopApi } from '../../shared/desktop-api.ts';
import { parsePower } from '../../shared/host-api.ts';
import { routes } from '../../shared/paths.ts';
import { describeElectron } from '../support/electron-runtime.ts';
import { packageFolder } from '../support/headless-process.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { type DesktopApp, sharedApp } from './electron-support.ts';
import { soon } from './support.ts';

const PRELOAD = join(packageFolder, 'dist', 'main', 'preload.cjs');

/** Another web site, on this computer. */
async function otherSite(): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<title>elsewhere</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** A window that somebody got to open in the app, with a preload of their own. */
async function openForeign(app: DesktopApp, preload: string, url: string) {
  const opened = app.app.waitForEvent('window');
  await app.app.evaluate(
    async ({ BrowserWindow }, [path, address, origin]) => {
      const window = new BrowserWindow({
        show: false,
        webPreferences: { preload: path, sandbox: true, additionalArguments: [origin] },
      });
      await window.loadURL(address);
    },
    [preload, url, `--host-page=http://127.0.0.1:${app.port}/desk`] as const,
  );
  return opened;
}

describeElectron('the desktop app is safe', () => {
  const running = sharedApp();

  test('the preferences of the window are those of the checklist', async () => {
    const app = await running();
    const window = await app.app.browserWindow(app.page);
    const preferences = await window.evaluate(({ webContents }) =>
      (webContents as unknown as { getLastWebPreferences(): object }).getLastWebPreferences(),
    );
    expect(preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
    });
    expect(
      await app.page.evaluate(() =>
        ['require', 'process', 'module', 'Buffer', 'electron'].filter((name) => name in globalThis),
      ),
    ).toEqual([]);
  });

  test('the window has the named functions, and nothing to reach further with', async () => {
    const app = await running();
    const names = await app.page.evaluate(() => {
      const api = (globalThis as unknown as { memoryScrambleHost: Record<string, unknown> })
        .memoryScrambleHost;
      return Object.entries(api).map(([name, value]) => `${name}: ${typeof value}`);
    });
    const own = [
      ...['pickBoard', 'onOffer', 'onCommand', 'escape', 'onQuit', 'kept', 'prefer', 'saveFile'],
    ];
    const expected = [...Object.keys(parsePower), ...own];
    expect(names.toSorted()).toEqual(expected.map((name) => `${name}: function`).toSorted());
  });

  test('powers are not on the network: not even from this computer, not even with a secret', async () => {
    const app = await running();
    for (const power of Object.keys(parsePower)) {
      const headers = { Authorization: 'Bearer ' };
      expect((await app.wire.post(routes.power(power), {}, headers)).status, power).toBe(404);
    }
  });

  test('the window goes to no other address, in no way', async () => {
    const app = await running();
    const elsewhere = await otherSite();
    const own = app.page.url();
    for (const way of ['assign', 'replace'] as const) {
      await app.page.evaluate(([how, url]) => location[how](url), [way, elsewhere] as const);
    }
    await app.page.evaluate((url) => {
      const link = document.createElement('a');
      link.href = url;
      document.body.append(link);
      link.click();
    }, elsewhere);
    // Other pages of the host itself are no pages for somebody with the host's powers, either.
    for (const path of ['/', '/tv', '/tv?xray', '/look/somebody', '/health']) {
      await app.page.evaluate((to) => location.assign(to), path);
    }
    await app.page.evaluate(() => location.assign('data:text/html,<title>data</title>'));
    await app.page.evaluate(() => location.assign('file:///etc/passwd')).catch(() => undefined); // refused
    const window = await app.app.browserWindow(app.page);
    const cards = `[location.href, document.querySelectorAll('.board .card').length > 0]`;
    const shown = await window.evaluate(({ webContents }, code) => {
      return webContents.executeJavaScript(code) as Promise<unknown>;
    }, cards);
    expect(shown).toEqual([own, true]);
  });

  test('no window is opened but the TV view of the host itself', async () => {
    const app = await running();
    const elsewhere = await otherSite();
    const own = new URL(app.page.url()).origin;
    const addresses = [elsewhere, `${own}/`, `${own}/tv.html`, 'about:blank', 'file:///etc/passwd'];
    for (const url of addresses) {
      expect(await app.page.evaluate((each) => open(each) === null, url), url).toBe(true);
    }
    expect(app.app.windows()).toHaveLength(1);
    const tv = app.app.waitForEvent('window');
    await app.page.evaluate(() => open('/tv'));
    expect(new URL((await tv).url()).origin).toBe(own);
    await (await tv).close();
  });

  test('a webview cannot be attached', async () => {
    const app = await running();
    await app.page.evaluate(
      (url) => {
        const view = document.createElement('webview');
        view.setAttribute('src', url);
        document.body.append(view);
      },
      await otherSite(),
    );
    const kinds = await app.app.evaluate(({ webContents }) =>
      webContents.getAllWebContents().map((contents) => contents.getType()),
    );
    expect(kinds).toContain('window');
    expect(kinds).not.toContain('webview');
  });

  test('every permission is denied, but the two that the page uses', async () => {
    const app = await running();
    const states = await app.page.evaluate(async () => {
      const names = [
        'geolocation',
        'notifications',
        'camera',
        'microphone',
        'midi',
        'clipboard-read',
        'clipboard-write',
        'persistent-storage',
        'screen-wake-lock',
      ];
      const all = await Promise.all(
        names.map(async (name) => {
          const { state } = await navigator.permissions.query({ name: name as PermissionName });
          return [name, state] as const;
        }),
      );
      return Object.fromEntries(all);
    });
    expect(states).toEqual({
      geolocation: 'denied',
      notifications: 'denied',
      camera: 'denied',
      microphone: 'denied',
      midi: 'denied',
      'clipboard-read': 'denied',
      'clipboard-write': 'granted',
      'persistent-storage': 'denied',
      'screen-wake-lock': 'denied',
    });
    const refused = await app.page.evaluate(async () => {
      const tries = [
        () => navigator.mediaDevices.getUserMedia({ audio: true }),
        () => navigator.mediaDevices.getDisplayMedia(),
        () => Notification.requestPermission().then((answer) => Promise.reject(new Error(answer))),
        () => navigator.clipboard.readText(),
        () =>
          new Promise((resolve, reject) => {
            navigator.geolocation.getCurrentPosition(resolve, reject);
          }),
      ];
      const ends = await Promise.allSettled(tries.map((attempt) => attempt()));
      return ends.map(({ status }) => status);
    });
    expect(refused).toEqual(refused.map(() => 'rejected'));
  });

  test('the preload gives nothing to another origin, though its window be our own', async () => {
    const app = await running();
    const has = { [await otherSite()]: false, [`http://localhost:${app.port}/`]: false };
    for (const url of Object.keys(has)) {
      const page = await openForeign(app, PRELOAD, url);
      expect(await page.evaluate(() => 'memoryScrambleHost' in globalThis), url).toBe(has[url]);
    }
  });

  test('at another address of its own the window has no powers, however it came there', async () => {
    const app = await running();
    const ask = () => app.use('state', {}).then(({ ok }) => ok, String);
    await app.page.evaluate(() => history.replaceState(null, '', '/look/somebody'));
    expect(await ask()).toContain('only the window of the host may ask');
    await app.page.reload();
    expect(await app.page.evaluate(() => 'memoryScrambleHost' in globalThis)).toBe(false);
    await app.page.goto(`http://127.0.0.1:${app.port}/desk`);
    await app.page.locator('.board .card').first().waitFor();
    expect(await ask()).toBe(true);
  });

  test('the TV view goes to no other page of the host', async () => {
    const app = await running();
    const opened = app.app.waitForEvent('window');
    await app.page.evaluate(() => open('/tv'));
    const tv = await opened;
    await tv.locator('.tv-address').waitFor();
    for (const path of ['/desk', '/', '/health']) {
      await tv.evaluate((to) => location.assign(to), path);
    }
    const window = await app.app.browserWindow(tv);
    const shown = await window.evaluate(({ webContents }) =>
      webContents.executeJavaScript(
        `[location.pathname, document.querySelector('.tv-address') !== null]`,
      ),
    );
    expect(shown).toEqual(['/tv', true]);
    await tv.close();
  });

  test('a message from any other window or origin is denied, on every channel', async () => {
    const app = await running();
    const preload = join(await tempFolder(), 'hostile.cjs');
    await writeFile(
      preload,
      `const { contextBridge, ipcRenderer } = require('electron');
       contextBridge.exposeInMainWorld('hostile', {
         invoke: (...args) => ipcRenderer.invoke(...args).then(() => 'allowed', (e) => String(e)),
         send: (...args) => ipcRenderer.send(...args),
       });`,
    );
    const { game } = await app.table();
    const addresses = [await otherSite(), `${new URL(app.page.url()).origin}/`];
    for (const url of addresses) {
      const page = await openForeign(app, preload, url);
      const answers = await page.evaluate(async () => {
        const { hostile } = globalThis as unknown as {
          hostile: { invoke(...args: unknown[]): Promise<string>; send(...args: unknown[]): void };
        };
        hostile.send('ready');
        return Promise.all([
          hostile.invoke('power', 'newGame', {}),
          hostile.invoke('power', 'state', {}),
          hostile.invoke('pick-board'),
          hostile.invoke('kept'),
          hostile.invoke('prefer', 'name', 'Mallory'),
          hostile.invoke('save-file', 'zoo'),
          hostile.invoke('escape'),
        ]);
      });
      for (const answer of answers) expect(answer).toContain('only the window of the host may ask');
    }
    expect((await app.table()).game).toBe(game);
    for (const channel of ['power', 'pick-board', 'ready', 'kept', 'prefer', 'save-file']) {
      await soon(() => app.log()).toContain(`denied: ${channel} was asked for by`);
    }
  });

  test('what the page says to a power is parsed: anything else does nothing', async () => {
    const app = await running();
    const ask = (power: string, argument: unknown) =>
      app.use(power as 'newGame', argument as Record<string, never>);
    const { game } = await app.table();
    expect(await ask('newGame', { extra: 1 })).toEqual({ ok: false, code: 'bad-power' });
    expect(await ask('newGame', null)).toEqual({ ok: false, code: 'bad-power' });
    expect(await ask('openBoard', { path: '/etc/passwd' })).toEqual({
      ok: false,
      code: 'bad-power',
    });
    expect(await ask('chooseBoard', { board: '../package.json' })).toEqual({
      ok: false,
      code: 'no-such-board',
    });
    expect(await ask('remove', { seat: 'x' })).toEqual({ ok: false, code: 'bad-power' });
    expect((await app.table()).game).toBe(game);
    const kept = await app.page.evaluate(async () => {
      const { memoryScrambleHost: api } = globalThis as unknown as {
        memoryScrambleHost: Pick<DesktopApi, 'prefer' | 'kept'>;
      };
      await api.prefer('ownId', 'b'.repeat(32));
      await api.prefer('theme', '#fff');
      return Object.keys((await api.kept()).preferences);
    });
    expect(kept.filter((key) => key !== 'name' && key !== 'watches')).toEqual([]);
  });
});
