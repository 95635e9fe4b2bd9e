import type { NativeTheme } from 'electron';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Likes } from '../../main/desktop/likes.ts';
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
  const likes = new Likes({ settings, nativeTheme, speech, onChange: () => changes++ });
  return { settings, nativeTheme, speech, likes, changes: () => changes };
}

describe('what the host likes', () => {
  test('is nothing at the first start: look and language are those of the system', async () => {
    const { likes, nativeTheme, speech } = await started(await tempFolder());
    expect([likes.value, nativeTheme.themeSource]).toEqual([{}, 'system']);
    expect(speech.words).toBe(words['fr']);
  });

  test('comes back at the next start, whatever the port, and not only to the page', async () => {
    const folder = await tempFolder();
    const first = await started(folder);
    const chosen = {
      theme: 'dark',
      language: 'ro',
      muted: 'true',
      name: 'Ana',
      'best.Sea': '9 80',
    };
    for (const [key, value] of Object.entries(chosen)) first.likes.keep(key, value);
    first.settings.change({ port: 9_999 });
    await first.settings.written();
    const again = await started(folder);
    expect(again.likes.value).toEqual(chosen);
    expect(again.nativeTheme.themeSource).toBe('dark');
    expect(again.speech.words).toBe(words['ro']);
  });

  test('is followed at once by the menus and dialogs of the app', async () => {
    const { likes, nativeTheme, speech, changes } = await started(await tempFolder());
    likes.keep('language', 'de');
    expect([speech.words, changes()]).toEqual([words['de'], 1]);
    likes.keep('theme', 'light');
    expect(nativeTheme.themeSource).toBe('light');
    likes.keep('theme', 'auto');
    expect([nativeTheme.themeSource, changes()]).toEqual(['system', 1]);
    likes.keep('muted', 'true');
    likes.keep('bench', 'true');
    expect(changes()).toBe(3);
  });

  test.each([
    [undefined, undefined],
    ['theme', 'pink'],
    ['ownId', 'b'.repeat(32)],
    [['theme'], 'dark'],
    ['language', ['de']],
  ])('is not %j: %j', async (key, value) => {
    const { likes, settings, changes } = await started(await tempFolder());
    const before = settings.value;
    likes.keep(key, value);
    expect([settings.value, likes.value, changes()]).toEqual([before, {}, 0]);
  });
});
