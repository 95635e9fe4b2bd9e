import { chmod, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Settings, type SettingsTrouble } from '../../main/host/settings.ts';
import { isPlayerId, isSecret } from '../../shared/card.ts';
import { tempFolder } from '../support/temp-folder.ts';

const window = { x: -1_800, y: 40, width: 1_000, height: 700, isMaximized: true };

async function settingsFile(): Promise<string> {
  return join(await tempFolder(), 'settings.json');
}

/** Opens settings, and notes what is told of them. */
async function opened(filename: string) {
  const told: SettingsTrouble[] = [];
  const settings = Settings.open(filename, (trouble) => told.push(trouble));
  return { settings, told };
}

/** What lies beside the settings. */
async function beside(filename: string): Promise<readonly string[]> {
  const names = await readdir(dirname(filename));
  return names.filter((name) => name !== 'settings.json' && name !== 'host-id');
}

describe('settings', () => {
  test('begin with a secret id of the host, without a word, and keep it', async () => {
    const filename = await settingsFile();
    const { settings, told } = await opened(filename);
    const { ownId, ...others } = settings.value;
    expect(isPlayerId(ownId) && isSecret(ownId)).toBe(true);
    expect(others).toEqual({ port: null, adapter: null, window: null, recent: [] });
    await settings.written();
    const again = await opened(filename);
    expect(again.settings.value).toEqual(settings.value);
    expect([...told, ...again.told]).toEqual([]);
    expect((await opened(await settingsFile())).settings.value.ownId).not.toBe(ownId);
  });

  test('come back as changed', async () => {
    const filename = await settingsFile();
    const { settings } = await opened(filename);
    settings.change({ port: 8081, adapter: 'Wi-Fi' });
    settings.change({ window, recent: ['/boards/sea.board', 'C:\\zoo.txt'] });
    const { ownId } = settings.value;
    await settings.written();
    expect((await opened(filename)).settings.value).toEqual({
      ownId,
      port: 8081,
      adapter: 'Wi-Fi',
      window,
      recent: ['/boards/sea.board', 'C:\\zoo.txt'],
    });
    expect(await beside(filename)).toEqual([]);
  });

  test('change at once, and of many changes the last one stays', async () => {
    const filename = await settingsFile();
    const { settings } = await opened(filename);
    for (let port = 9_000; port < 9_100; port++) {
      settings.change({ port });
      expect(settings.value.port).toBe(port);
    }
    await settings.written();
    expect((await opened(filename)).settings.value.port).toBe(9_099);
  });

  test.skipIf(process.platform === 'win32')('are for their owner only to read', async () => {
    const filename = await settingsFile();
    await writeFile(`${filename}.draft`, 'what a crash left', { mode: 0o644 });
    const { settings } = await opened(filename);
    await settings.written();
    expect((await stat(filename)).mode & 0o777).toBe(0o600);
  });
});

const ownId = 'a'.repeat(32);
const good = { ownId, port: 8080, adapter: null, window: null, recent: [] };

test('from before the app kept preferences are good, and impossible preferences are left out', async () => {
  const filename = await settingsFile();
  await writeFile(filename, JSON.stringify(good));
  const { settings } = await opened(filename);
  settings.change({ preferences: { language: 'fr' }, boardFolder: '/boards' });
  await settings.written();
  expect((await opened(filename)).settings.value).toEqual({
    ...good,
    preferences: { language: 'fr' },
    boardFolder: '/boards',
  });
  await writeFile(filename, JSON.stringify({ ...good, preferences: { theme: 'pink' } }));
  const { settings: read, told } = await opened(filename);
  expect([read.value, told]).toEqual([{ ...good, preferences: {} }, []]);
});

test('the good settings of the following cases are good', async () => {
  const filename = await settingsFile();
  await writeFile(filename, JSON.stringify(good));
  expect((await opened(filename)).settings.value).toEqual(good);
});

describe('damaged settings', () => {
  test.each([
    ['nothing', ''],
    ['half of them', JSON.stringify(good).slice(0, 40)],
    ['no JSON', '\u0000\u0000\u0000\u0000'],
    ['something else', '[]'],
    ['null', 'null'],
  ])('are set aside and never deleted: %s', async (_what, written) => {
    const filename = await settingsFile();
    await writeFile(filename, written);
    const { settings, told } = await opened(filename);
    expect(settings.value).toMatchObject({ port: null, recent: [] });
    await settings.written();

    const [aside = '', ...more] = await beside(filename);
    expect(more).toEqual([]);
    expect(await readFile(join(dirname(filename), aside), 'utf8')).toBe(written);
    const name = join(dirname(filename), aside);
    expect(told).toEqual([{ what: 'set-aside', name, why: 'damaged' }]);

    const again = await opened(filename);
    expect(again.settings.value).toEqual(settings.value);
    expect(again.told).toEqual([]);
  });
});

describe('one bad value', () => {
  const full = { ...good, adapter: 'Wi-Fi', window, recent: ['/a.board'], boardFolder: '/boards' };

  test.each([
    ['port', 65_536, null],
    ['adapter', 7, null],
    ['window', { x: 0, y: 0 }, null],
    ['recent', [1], []],
    ['recent', undefined, []],
    ['boardFolder', null, undefined],
    ['preferences', 'dark', undefined],
  ])('%s: %j drops nothing else, and the file is kept as it was', async (field, bad, instead) => {
    const filename = await settingsFile();
    const written = JSON.stringify({ ...full, [field]: bad });
    await writeFile(filename, written);
    const { settings, told } = await opened(filename);
    expect(settings.value).toEqual({ ...full, [field]: instead });
    await settings.written();
    const [aside = ''] = await beside(filename);
    expect(await readFile(join(dirname(filename), aside), 'utf8')).toBe(written);
    const name = join(dirname(filename), aside);
    expect(told).toEqual([{ what: 'dropped', name, why: `bad values of ${field}` }]);
    const again = await opened(filename);
    expect([again.settings.value, again.told]).toEqual([settings.value, []]);
  });

  test('a field of a later version is no bad value', async () => {
    const filename = await settingsFile();
    await writeFile(filename, JSON.stringify({ ...full, later: true }));
    const { settings, told } = await opened(filename);
    expect([settings.value, told]).toEqual([full, []]);
  });
});

describe('the id of the host', () => {
  test.each([
    ['damaged settings', '{"half'],
    ['an id that anybody could guess', JSON.stringify({ ...good, ownId: 'host' })],
    ['no settings at all', undefined],
  ])('outlives %s', async (_what, damage) => {
    const filename = await settingsFile();
    await writeFile(filename, JSON.stringify(good)); // of before the id was kept apart
    await (await opened(filename)).settings.written();
    if (damage === undefined) await rm(filename);
    else await writeFile(filename, damage);
    const { settings } = await opened(filename);
    expect(settings.value.ownId).toBe(ownId);
    await settings.written();
    expect((await opened(filename)).settings.value.ownId).toBe(ownId);
  });

  test('is for its owner only to read, and a bad copy of it is mended', async () => {
    const filename = await settingsFile();
    await writeFile(filename, JSON.stringify(good));
    const copy = join(dirname(filename), 'host-id');
    await writeFile(copy, 'host', { mode: 0o644 });
    const { settings, told } = await opened(filename);
    await settings.written();
    expect([await readFile(copy, 'utf8'), told]).toEqual([ownId, []]);
    if (process.platform !== 'win32') expect((await stat(copy)).mode & 0o777).toBe(0o600);
  });
});

describe('settings that cannot be read', () => {
  test('a folder in their place is set aside with all that is in it', async () => {
    const filename = await settingsFile();
    await mkdir(filename);
    await writeFile(join(filename, 'mine.txt'), 'mine');
    const { settings, told } = await opened(filename);
    await settings.written();
    const [aside = ''] = await beside(filename);
    expect(await readFile(join(dirname(filename), aside, 'mine.txt'), 'utf8')).toBe('mine');
    const why: unknown = expect.stringContaining('is not a regular file');
    expect(told).toEqual([{ what: 'set-aside', name: join(dirname(filename), aside), why }]);
    expect((await opened(filename)).settings.value).toEqual(settings.value);
  });

  // Nothing is forbidden to root.
  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'a forbidden file is set aside, too, and not written over',
    async () => {
      const filename = await settingsFile();
      await writeFile(filename, JSON.stringify(good));
      await chmod(filename, 0o000);
      const { settings, told } = await opened(filename);
      await settings.written();
      const [aside = ''] = await beside(filename);
      await chmod(join(dirname(filename), aside), 0o600);
      expect(await readFile(join(dirname(filename), aside), 'utf8')).toBe(JSON.stringify(good));
      expect(told).toHaveLength(1);
    },
  );

  test('what cannot even be set aside stays where it is', async () => {
    const file = join(await tempFolder(), 'file');
    await writeFile(file, 'mine');
    const { settings, told } = await opened(join(file, 'settings.json'));
    await settings.written();
    settings.change({ port: 8081 });
    await settings.written();
    expect(settings.value.port).toBe(8081);
    expect(await readFile(file, 'utf8')).toBe('mine');
    const why: unknown = expect.stringMatching(/^ENOTDIR/);
    expect(told).toEqual([{ what: 'unreadable', why }]);
  });

  test('what cannot be set aside, but could be written over, is not', async () => {
    // So long a name that no longer one is possible; that of a draft is.
    const filename = join(await tempFolder(), `${'s'.repeat(242)}.json`);
    await writeFile(filename, 'damaged');
    const { settings, told } = await opened(filename);
    settings.change({ port: 8081 });
    await settings.written();
    expect(settings.value.port).toBe(8081);
    expect(told).toEqual([{ what: 'unreadable', why: 'damaged' }]);
    expect(await readFile(filename, 'utf8')).toBe('damaged');
  });
});

describe('settings that cannot be kept', () => {
  test('change all the same, and it is told once for each time that it begins', async () => {
    const filename = await settingsFile();
    const { settings, told } = await opened(filename);
    await settings.written();
    const draft = `${filename}.draft`;

    await mkdir(draft); // a folder cannot be written to, not even by root
    settings.change({ port: 8081 });
    settings.change({ port: 8082 });
    await settings.written();
    expect(settings.value.port).toBe(8082);
    expect(told).toEqual([
      { what: 'not-kept', disk: 'disk', why: expect.stringMatching(/EISDIR/) as unknown },
    ]);
    expect((await opened(filename)).settings.value.port).toBeNull(); // whole, as it was

    await rm(draft, { recursive: true });
    settings.change({ adapter: 'en0' });
    await settings.written();
    expect((await opened(filename)).settings.value).toMatchObject({ port: 8082, adapter: 'en0' });
    expect(told).toHaveLength(1);

    await mkdir(draft);
    settings.change({ port: 8083 });
    await settings.written();
    expect(told).toHaveLength(2);
  });

  test('in a folder that is gone', async () => {
    const filename = join(await tempFolder(), 'gone', 'settings.json');
    const { settings, told } = await opened(filename);
    await settings.written();
    expect(told).toEqual([
      { what: 'not-kept', disk: 'disk', why: expect.stringMatching(/^ENOENT/) as unknown },
    ]);
  });
});
