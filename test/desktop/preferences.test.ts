import type { NativeTheme } from 'electron';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { HostPreferences } from '../../main/desktop/preferences.ts';
import { Speech, words } from '../../main/desktop/words.ts';
import { Settings } from '../../main/host/settings.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** The app, started with what is kept in this folder. */
async function started(folder: string) {
  const settings = Settings.open(join(folder, 'settings.json'), (trouble) => {
    throw new Error(trouble.why);
  });
  onTestFinished(() => settings.written());
  const nativeTheme: Pick<NativeTheme, 'themeSource'> = { themeSource: 'system' };
  const speech = new Speech(['fr-CH']);
  let changes = 0;
  const preferences = new HostPreferences({
    settings,
    nativeTheme,
    speech,
    onChange: () => changes++,
  });
  return { settings, nativeTheme, speech, preferences, changes: () => changes };
}

describe('the host’s preferences', () => {
  test('are none at the first start: theme and language are the system’s', async () => {
    const { preferences, nativeTheme, speech } = await started(await tempFolder());
    expect([preferences.value, nativeTheme.themeSource]).toEqual([{}, 'system']);
    expect(speech.words).toBe(words['fr']);
  });

  test('come back at the next start, whatever the port, and not only to the page', async () => {
    const folder = await tempFolder();
    const first = await started(folder);
    const chosen = {
      theme: 'dark',
      language: 'ro',
      muted: 'true',
      name: 'Ana',
      'best.Sea': '9 80',
    };
    for (const [key, value] of Object.entries(chosen)) first.preferences.keep(key, value);
    first.settings.change({ port: 9_999 });
    await first.settings.written();
    const again = await started(folder);
    expect(again.preferences.value).toEqual(chosen);
    expect(again.nativeTheme.themeSource).toBe('dark');
    expect(again.speech.words).toBe(words['ro']);
  });

  test('apply at once to the menus and dialogs of the app', async () => {
    const { preferences, nativeTheme, speech, changes } = await started(await tempFolder());
    preferences.keep('language', 'de');
    expect([speech.words, changes()]).toEqual([words['de'], 1]);
    preferences.keep('theme', 'light');
    expect(nativeTheme.themeSource).toBe('light');
    preferences.keep('theme', 'auto');
    expect([nativeTheme.themeSource, changes()]).toEqual(['system', 1]);
    preferences.keep('muted', 'true');
    preferences.keep('bench', 'true');
    expect(changes()).toBe(3);
  });

  test.each([
    [undefined, undefined],
    ['theme', 'pink'],
    ['ownId', 'b'.repeat(32)],
    [['theme'], 'dark'],
    ['language', ['de']],
  ])('is not %j: %j', async (key, value) => {
    const { preferences, settings, changes } = await started(await tempFolder());
    const before = settings.value;
    preferences.keep(key, value);
    expect([settings.value, preferences.value, changes()]).toEqual([before, {}, 0]);
  });
});
