import { signal } from '@preact/signals';
import { beforeEach, describe, expect, test } from 'vitest';
import { Hints } from '../../../renderer/state/hints.ts';
import { Notices } from '../../../renderer/state/notices.ts';
import { Preferences } from '../../../renderer/state/preferences.ts';
import { type Situation, situationOf } from '../../../renderer/game/situation.ts';
import { loadText, saveText } from '../../../renderer/net/storage.ts';
import { isPreference } from '../../../shared/preferences.ts';
import { stubBrowser } from '../browser.ts';
import { view } from '../views.ts';

beforeEach(stubBrowser);

describe('what a device likes', () => {
  test('is as nothing was chosen, at first', () => {
    const { theme, muted, seen } = new Preferences();
    expect([theme.peek(), muted.peek(), seen.peek().size]).toEqual(['auto', false, 0]);
  });

  test('is kept', () => {
    const before = new Preferences();
    before.setTheme('dark');
    before.setMuted(true);
    before.see('pair');
    before.see('taken');
    const { theme, muted, seen } = new Preferences();
    expect([theme.peek(), muted.peek(), [...seen.peek()]]).toEqual([
      'dark',
      true,
      ['pair', 'taken'],
    ]);
  });

  test('is something that the app may keep, too', () => {
    const preferences = new Preferences();
    for (const hint of ['pair', 'wait', 'taken'] as const) preferences.see(hint);
    expect(isPreference('seen', loadText('seen'))).toBe(true);
  });

  test('is read with care', () => {
    saveText('theme', 'purple');
    saveText('muted', 'perhaps');
    saveText('seen', 'pair nonsense');
    const { theme, muted, seen } = new Preferences();
    expect([theme.peek(), muted.peek(), [...seen.peek()]]).toEqual(['auto', false, ['pair']]);
  });

  test('speaks a language, and keeps it only where the player chose it', async () => {
    const preferences = new Preferences();
    await preferences.speak('de');
    expect([preferences.text.peek().lang, document.documentElement.lang]).toEqual(['de', 'de']);
    expect(loadText('language')).toBe(undefined);
    await preferences.setLanguage('fr');
    expect([preferences.text.peek().lang, loadText('language')]).toEqual(['fr', 'fr']);
  });
});

describe('a hint', () => {
  function hints() {
    const preferences = new Preferences();
    const situation = signal<Situation>({ kind: 'ready' });
    const notices = new Notices();
    const { shown } = new Hints(preferences, { situation }, notices);
    const see = (notation: string) => {
      situation.value = situationOf(view(notation));
      return shown.peek();
    };
    return { preferences, notices, shown, see };
  }

  test('is shown the first time, for as long as it lasts, and never again', () => {
    const { see } = hints();
    expect(see('A@0= A@0= down')).toBe('pair');
    expect(see('A@0= A@0= B@1')).toBe('pair');
    expect(see('gone gone B@0')).toBe(undefined);
    expect(see('gone gone B@0=')).toBe(undefined);
    expect(hints().see('A@0= A@0= down')).toBe(undefined); // nor by another page of this device
  });

  test('is one of three', () => {
    const { see, notices, shown, preferences } = hints();
    expect(see('A@1<0 down')).toBe('wait');
    see('A@0 down');
    notices.show({ kind: 'taken', who: 'Bob', cards: ['A'] });
    expect(shown.peek()).toBe('taken');
    notices.clear();
    expect([...preferences.seen.peek()]).toEqual(['wait', 'taken']);
    notices.show({ kind: 'taken', who: 'Bob', cards: ['A'] });
    expect(shown.peek()).toBe(undefined);
  });

  test('is not seen before it ends: a page that is closed shows it once more', () => {
    expect(hints().see('A@1<0 down')).toBe('wait');
    expect(hints().see('A@1<0 down')).toBe('wait');
  });
});
