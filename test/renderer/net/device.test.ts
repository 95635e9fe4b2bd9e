import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isForFriends } from '../../../renderer/net/place.ts';
import { keepBest } from '../../../renderer/state/best.ts';
import { languages } from '../../../renderer/text/dictionary.ts';
import { clockTime } from '../../../renderer/game/clock-time.ts';
import { becomeAnother, loadId, newId } from '../../../renderer/net/identity.ts';
import { loadName, loadText, openKept, saveName, saveText } from '../../../renderer/net/storage.ts';
import { friendlyName } from '../../../shared/friendly-name.ts';
import { sleep } from '../../../renderer/net/time.ts';
import { parseName } from '../../../shared/name.ts';
import { isPreference } from '../../../shared/preferences.ts';
import { pending } from '../../support/promises.ts';
import { seededRandom } from '../../support/random.ts';
import { TestStorage } from '../browser.ts';

const forbidden = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('forbidden');
  },
};

beforeEach(() => {
  vi.stubGlobal('localStorage', new TestStorage());
  vi.stubGlobal('sessionStorage', new TestStorage());
  return () => vi.unstubAllGlobals();
});

describe('the best game of a board', () => {
  test('is the first, then the one with fewer tries, then the faster one', () => {
    const games = [
      [12, 90, { best: { tries: 12, seconds: 90 }, isNew: false }],
      [13, 60, { best: { tries: 12, seconds: 90 }, isNew: false }],
      [12, 91, { best: { tries: 12, seconds: 90 }, isNew: false }],
      [12, 80, { best: { tries: 12, seconds: 80 }, isNew: true }],
      [10, 200, { best: { tries: 10, seconds: 200 }, isNew: true }],
    ] as const;
    for (const [tries, seconds, expected] of games) {
      expect(keepBest('Sea 4x4', { tries, seconds })).toEqual(expected);
    }
  });

  test('is kept for each board', () => {
    keepBest('Sea 4x4', { tries: 1, seconds: 1 });
    expect(keepBest('Sea 6x6', { tries: 9, seconds: 9 })?.best.tries).toBe(9);
  });

  test('is no game whose time nobody knows', () => {
    keepBest('Sea 4x4', { tries: 9, seconds: 30 });
    expect(keepBest('Sea 4x4', { tries: 8, seconds: 0 })).toBeUndefined();
    expect(keepBest('Sea 4x4', { tries: 9, seconds: 40 })?.best.seconds).toBe(30);
  });

  test.each(['', 'x', '1', 'a b', '12 Infinity'])('is begun anew over %j', (kept) => {
    saveText('best.Sea', kept);
    const now = { tries: 30, seconds: 30 };
    expect(keepBest('Sea', now)).toEqual({ best: now, isNew: false });
  });
});

const OWN = 'a'.repeat(32);

describe('what I like', () => {
  /** The settings of the app, which outlive its windows. */
  function settings() {
    const kept: Record<string, string> = {};
    return {
      kept: async () => ({ ownId: OWN, preferences: { ...kept } }),
      prefer: async (key: string, value: string) => {
        if (isPreference(key, value)) kept[key] = value;
      },
    };
  }

  beforeEach(() => async () => openKept(undefined));

  test('is kept by a browser for one address', () => {
    saveText('theme', 'dark');
    expect(loadText('theme')).toBe('dark');
    vi.stubGlobal('localStorage', new TestStorage());
    expect(loadText('theme')).toBe(undefined);
  });

  test('is kept by the app in its settings, and so under every port: name and best games, too', async () => {
    const app = settings();
    await openKept(app);
    saveText('theme', 'dark');
    saveName('Ana');
    keepBest('Sea 4x4', { tries: 12, seconds: 90 });
    expect([loadText('theme'), loadName()]).toEqual(['dark', 'Ana']);
    vi.stubGlobal('localStorage', new TestStorage());
    await openKept(app);
    expect([loadText('theme'), loadName()]).toEqual(['dark', 'Ana']);
    expect(keepBest('Sea 4x4', { tries: 13, seconds: 1 })?.best.tries).toBe(12);
  });
});

describe('who I am', () => {
  test('is what the app says, in its window, whatever its browser keeps', async () => {
    const own = loadId();
    await openKept({ kept: async () => ({ ownId: OWN, preferences: {} }), prefer: async () => {} });
    expect(loadId()).toBe(OWN);
    await openKept(undefined);
    expect(loadId()).toBe(own);
  });

  test('is 128 random bits, kept by the browser', () => {
    const id = loadId();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(loadId()).toBe(id);
    expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100);
  });

  test('is another one in a tab that asked for it, and nowhere else', () => {
    const id = loadId();
    const other = becomeAnother();
    expect(other).not.toBe(id);
    expect(loadId()).toBe(other);
    vi.stubGlobal('sessionStorage', new TestStorage());
    expect(loadId()).toBe(id);
  });

  test('works in a browser that keeps nothing', () => {
    vi.stubGlobal('localStorage', forbidden);
    vi.stubGlobal('sessionStorage', forbidden);
    expect(loadId()).toMatch(/^[0-9a-f]{32}$/);
    saveText('theme', 'dark');
    expect(loadText('theme')).toBe(undefined);
  });
});

test.each(languages)('friendly names in %s are names, of two words, and many', (language) => {
  const random = seededRandom(1);
  const names = new Set(Array.from({ length: 300 }, () => friendlyName(language, random)));
  expect(names.size).toBeGreaterThan(50);
  for (const name of names) {
    expect(parseName(name)).toBe(name);
    expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
  }
  const ends = [0, 0.999_999].map((chance) => friendlyName(language, () => chance));
  expect(ends.join()).not.toMatch(/undefined/);
});

test.each([
  ['en', 'Brave Bear'],
  ['de', 'Flinker Bär'],
  ['fr', 'Castor Calme'],
  ['es', 'Búho Alegre'],
  ['ro', 'Arici Blând'],
] as const)('a friendly name speaks the language of the page: in %s, %s', (language, name) => {
  expect(friendlyName(language, () => 0)).toBe(name);
});

test.each([
  [0, '0:00'],
  [7, '0:07'],
  [59.4, '0:59'],
  [59.5, '1:00'],
  [187, '3:07'],
  [3_600, '60:00'],
  [-3, '0:00'],
])('%f seconds are %s', (seconds, time) => {
  expect(clockTime(seconds)).toBe(time);
});

describe('sleep', () => {
  test('ends with its time', async () => {
    await sleep(1);
  });

  test('ends with its signal, also for ever and also before it begins', async () => {
    const controller = new AbortController();
    const endless = sleep(Infinity, controller.signal);
    expect(await pending(endless)).toBe(true);
    controller.abort();
    await endless;
    await sleep(Infinity, controller.signal);
  });
});

describe('an address that friends can use', () => {
  test.each(['192.168.1.23:8080', '10.0.0.7', 'anas-laptop.local:8080', '[fe80::1]:8080'])(
    '%s is one',
    (address) => {
      expect(isForFriends(address)).toBe(true);
    },
  );

  test.each(['localhost:8080', 'localhost', '127.0.0.1:8080', '127.1.2.3', '[::1]:8080', ''])(
    '%j is none',
    (address) => {
      expect(isForFriends(address)).toBe(false);
    },
  );
});
