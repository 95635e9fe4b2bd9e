import { stat } from 'node:fs/promises';
import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test } from 'vitest';
import {
  type MenuActions,
  type MenuOptions,
  aboutPanel,
  menuTemplate,
} from '../../main/desktop/menu.ts';
import { words, wordsFor } from '../../main/desktop/words.ts';

type Item = MenuItemConstructorOptions;

const platforms = ['darwin', 'win32', 'linux'] as const;

/** Actions that note their names. */
function noted() {
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  const actions: MenuActions = {
    send: (command) => void done.push(`send ${command}`),
    pickBoard: note('pickBoard'),
    openRecent: (path) => void done.push(`openRecent ${path}`),
    clearRecent: note('clearRecent'),
    saveBoardAs: note('saveBoardAs'),
    copyLink: note('copyLink'),
    showTv: note('showTv'),
    showLogs: note('showLogs'),
    findNewer: note('findNewer'),
  };
  return { done, actions };
}

function menu(
  platform: NodeJS.Platform,
  recent: readonly string[] = [],
  language = 'en',
  is: Partial<MenuOptions> = {},
) {
  const { actions, done } = noted();
  const told = { home: '/home/ana', platform, words: wordsFor([language]) };
  const options = { actions, recent, ...told, isMuted: false, isMaking: false, ...is };
  return { template: menuTemplate(options), done };
}

function below(item: Item): readonly Item[] {
  return (item.submenu ?? []) as readonly Item[];
}

/** Every item, however deep. */
function all(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => [item, ...all(below(item))]);
}

/** Does what a click on this item does. */
function click(item: Item | undefined): void {
  // No action looks at what Electron hands to it.
  (item?.click as (() => void) | undefined)?.();
}

function labelled(items: readonly Item[], label: string): Item | undefined {
  return all(items).find((item) => item.label?.replace('&', '') === label);
}

function roles(items: readonly Item[]): readonly string[] {
  return all(items).flatMap(({ role }) => (role === undefined ? [] : [role]));
}

/** The keys of an item; without one of its own it has those of its role. */
function keysOf({ accelerator, role }: Item): readonly string[] {
  return accelerator === undefined ? (ROLE_ACCELERATORS[role ?? ''] ?? []) : [accelerator];
}

/** What the roles bring along, as Electron's documentation and sources have it. */
const ROLE_ACCELERATORS: Readonly<Record<string, readonly string[]>> = {
  hide: ['CmdOrCtrl+H'],
  hideOthers: ['CmdOrCtrl+Alt+H'],
  cut: ['CmdOrCtrl+X'],
  copy: ['CmdOrCtrl+C'],
  paste: ['CmdOrCtrl+V'],
  selectAll: ['CmdOrCtrl+A'],
  minimize: ['CmdOrCtrl+M'],
  close: ['CmdOrCtrl+W'],
  quit: ['CmdOrCtrl+Q'],
  togglefullscreen: ['F11'],
  resetZoom: ['CmdOrCtrl+0'],
  zoomIn: ['CmdOrCtrl+Plus'],
  zoomOut: ['CmdOrCtrl+-'],
  reload: ['CmdOrCtrl+R'],
};

describe.each(platforms)('on %s', (platform) => {
  test('every shortcut is there once, those of the roles included', () => {
    const { template } = menu(platform, ['/a.board']);
    const accelerators = all(template).flatMap(keysOf);
    expect(accelerators.length).toBeGreaterThan(15);
    expect(accelerators.toSorted()).toEqual([...new Set(accelerators)].toSorted());
  });

  test('users find copy and paste, full screen, zoom, about, quit', () => {
    const { template } = menu(platform);
    const found = roles(template);
    const common = ['copy', 'paste', 'help', 'togglefullscreen', 'resetZoom', 'zoomIn', 'zoomOut'];
    expect(found).toEqual(expect.arrayContaining(common));
    // On a Mac, about and quit are in the menu of the app.
    expect(found).toEqual(expect.arrayContaining(['about', 'quit', 'close']));
  });

  test.each([
    ['zoomIn', ['CmdOrCtrl+Plus', 'CmdOrCtrl+=', 'CmdOrCtrl+numadd']],
    ['zoomOut', ['CmdOrCtrl+-', 'CmdOrCtrl+numsub']],
    ['resetZoom', ['CmdOrCtrl+0', 'CmdOrCtrl+num0']],
    ['close', ['CmdOrCtrl+W']],
  ] as const)('%s: whichever key people press for it, and one line of the menu', (role, keys) => {
    const items = all(menu(platform).template).filter((item) => item.role === role);
    expect(items.flatMap(keysOf)).toEqual(keys);
    expect(items.filter(({ visible }) => visible !== false)).toHaveLength(1);
  });

  test.each(Object.keys(words))('every visible line is in our own words: %s', (language) => {
    const { template } = menu(platform, ['/a.board'], language);
    const bare = all(template).filter(
      ({ label, type, visible, role }) =>
        label === undefined && type !== 'separator' && visible !== false && role !== 'appMenu',
    );
    expect(bare).toEqual([]); // the first menu of a Mac has the name of the app, whatever it is told
  });

  test('on the bench starts no game, and opens nothing under it', () => {
    for (const isMaking of [true, false]) {
      const { template } = menu(platform, [], 'en', { isMaking });
      const items = ['New Game', 'Make a Board', 'X-Ray', 'Settings', 'Show or Hide the Desk'];
      const states = items.map((label) => labelled(template, label)?.enabled);
      expect(states).toEqual(items.map(() => !isMaking));
    }
  });

  test('has a tick where the sound is off', () => {
    const tick = (isMuted: boolean) =>
      labelled(menu(platform, [], 'en', { isMuted }).template, 'Mute')?.checked;
    expect([tick(true), tick(false)]).toEqual([true, false]);
  });

  test('looks nowhere for a newer version while nobody knows where', () => {
    const { actions } = noted();
    const { template } = menu(platform, [], 'en', {
      actions: { ...actions, findNewer: undefined },
    });
    expect(labelled(template, 'Look for a Newer Version')).toBe(undefined);
  });

  test('nothing for developers', () => {
    const { template } = menu(platform);
    expect(roles(template)).not.toContain('toggleDevTools');
    expect(roles(template)).not.toContain('forceReload');
    expect(roles(template)).not.toContain('viewMenu'); // it would bring both
  });

  test('every action has an item, and every item does its own', () => {
    const { template, done } = menu(platform, ['/boards/sea.board']);
    for (const item of all(template)) click(item);
    expect(done.toSorted()).toEqual(
      [
        'clearRecent',
        'copyLink',
        'findNewer',
        'openRecent /boards/sea.board',
        'pickBoard',
        'saveBoardAs',
        'showLogs',
        'showTv',
        ...['desk', 'make', 'mute', 'newGame', 'redo', 'rules', 'settings', 'undo', 'xray'].map(
          (command) => `send ${command}`,
        ),
      ].toSorted(),
    );
  });

  test.each([
    ['New Game', 'send newGame'],
    ['Make a Board', 'send make'],
    ['Undo', 'send undo'],
    ['Redo', 'send redo'],
    ['X-Ray', 'send xray'],
    ['Settings', 'send settings'],
    ['Mute', 'send mute'],
    ['How to Play', 'send rules'],
    ['Open Board…', 'pickBoard'],
    ['Save Board As…', 'saveBoardAs'],
    ['Copy Link for Friends', 'copyLink'],
    ['TV View', 'showTv'],
    ['Show or Hide the Desk', 'send desk'],
    ['Show Logs', 'showLogs'],
    ['Look for a Newer Version', 'findNewer'],
  ])('%s', (label, action) => {
    const { template, done } = menu(platform);
    click(labelled(template, label));
    expect(done).toEqual([action]);
  });

  test.each(Object.keys(words))(
    'no two letters in one menu are underlined alike: %s',
    (language) => {
      const { template } = menu(platform, [], language);
      for (const items of [template, ...template.map(below)]) {
        const letters = items.flatMap(
          ({ label }) => /&(\S)/.exec(label ?? '')?.[1]?.toLowerCase() ?? [],
        );
        expect(letters, letters.join()).toEqual([...new Set(letters)]);
      }
    },
  );
});

test('a Mac has the menu of the app first, and neither about nor quit elsewhere', () => {
  const { template } = menu('darwin');
  expect(template.map(({ role, label }) => role ?? label)).toEqual([
    'appMenu',
    '&Game',
    '&Edit',
    '&View',
    'windowMenu',
    'help',
  ]);
  const [first, ...others] = template;
  expect(roles(below(first ?? {}))).toEqual(expect.arrayContaining(['quit', 'about']));
  expect(roles(others)).not.toContain('quit');
  expect(roles(others)).not.toContain('about');
});

test.each(['win32', 'linux'] as const)('%s begins with the game', (platform) => {
  const { template } = menu(platform);
  expect(template.map(({ role, label }) => role ?? label)).toEqual([
    '&Game',
    '&Edit',
    '&View',
    'help',
  ]);
  expect(below(template[0] ?? {}).at(-1)).toEqual({ role: 'quit', label: '&Quit' });
});

describe('recent boards', () => {
  function recentItems(recent: readonly string[]) {
    const { template, done } = menu('linux', recent);
    const item = labelled(template, 'Open Recent');
    return { items: below(item ?? {}), done };
  }

  test('none yet: a line that cannot be clicked', () => {
    expect(recentItems([]).items).toEqual([{ label: 'No Boards Yet', enabled: false }]);
  });

  test('are listed by name and folder, the newest first, and open by path', () => {
    const { items, done } = recentItems(['/home/ana/sea.board', '/tmp/zoo.txt']);
    expect(items.map(({ label, type }) => label ?? type)).toEqual([
      'sea.board – ~',
      'zoo.txt – /tmp',
      'separator',
      'Clear Menu',
    ]);
    for (const item of items) click(item);
    expect(done).toEqual([
      'openRecent /home/ana/sea.board',
      'openRecent /tmp/zoo.txt',
      'clearRecent',
    ]);
  });

  test('with an ampersand in a name show it, although a menu takes a single one for an underline', () => {
    const { items, done } = recentItems(['/home/ana/tom & jerry.board']);
    expect(items[0]?.label).toBe('tom && jerry.board – ~');
    click(items[0]);
    expect(done).toEqual(['openRecent /home/ana/tom & jerry.board']);
  });
});

describe('the folder of a recent board', () => {
  test.each([
    ['linux', '/home/ana/my boards/sea.board', 'sea.board – ~/my boards'],
    ['linux', '/home/anabel/sea.board', 'sea.board – /home/anabel'],
    ['darwin', '/sea.board', 'sea.board – /'],
    ['win32', String.raw`C:\Users\Ana\sea.board`, String.raw`sea.board – C:\Users\Ana`],
    [
      'linux',
      '/srv/a/rather/long/way/down/to/where/the/boards/are/sea.board',
      'sea.board – …r/long/way/down/to/where/the/boards/are',
    ],
  ] as const)('%s: %s', (platform, path, label) => {
    const { template } = menu(platform, [path]);
    expect(below(labelled(template, 'Open Recent') ?? {})[0]?.label).toBe(label);
  });
});

test('the app speaks the first language of the system that it knows, else English', () => {
  expect(wordsFor(['nl-NL', 'de-AT', 'en-GB'])).toBe(words['de']);
  expect(wordsFor(['RO'])).toBe(words['ro']);
  expect(wordsFor(['nl-NL'])).toBe(words['en']);
  expect(wordsFor([])).toBe(words['en']);
});

test('the box about the app has an icon, a copyright, and says in its language where newer versions are', async () => {
  const french = wordsFor(['fr']);
  const { applicationName, iconPath = '', copyright, credits, website } = aboutPanel(french);
  expect(applicationName).toBe('Memory Scramble');
  expect((await stat(iconPath)).isFile()).toBe(true);
  expect(copyright).toMatch(/^© \d{4} /);
  // While the address in package.json is an example, nothing leads there.
  expect([credits, website]).toEqual([french.staysHere, undefined]);
  const real = aboutPanel(french, { homepage: 'https://scramble.test/' });
  expect(real.website).toBe('https://scramble.test/');
  expect(real.credits).toBe(`${french.staysHere}\nNouvelles versions\u00a0: ${real.website}`);
});
