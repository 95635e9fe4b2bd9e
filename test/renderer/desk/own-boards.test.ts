import * as nodeDisk from 'node:fs/promises';
import { join } from 'node:path';
import { signal } from '@preact/signals';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BoardLibrary, type LibraryDisk } from '../../../main/host/board-library.ts';
import { DeskStore } from '../../../renderer/desk/desk-store.ts';
import { openKept } from '../../../renderer/net/storage.ts';
import type { Dictionary } from '../../../renderer/text/dictionary.ts';
import type { OwnBoard } from '../../../shared/host-state.ts';
import type { Preferences } from '../../../shared/preferences.ts';
import { animals, photos, textOf } from '../../support/decks.ts';
import { hosted } from '../../support/hosted.ts';
import { png } from '../../support/pictures.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { view } from '../views.ts';
import { ONE_TABLE } from './one-table.ts';

/** The desk of a real host with a library in a real folder. */
async function desk(disk: Partial<LibraryDisk> = {}) {
  const folder = join(await tempFolder(), 'boards');
  const library = new BoardLibrary(folder, Object.assign({ ...nodeDisk }, disk) as LibraryDisk);
  const { powers, table } = hosted('A A', {}, { library });
  const store = new DeskStore(powers, {
    id: () => 'host',
    view: signal(view('down down')),
    text: signal({} as Dictionary),
    ...ONE_TABLE,
    onBroken: () => undefined,
    openMaker: async () => undefined,
  });
  const titles = () => store.own.list.value.map(({ title }) => title);
  const first = (): OwnBoard => store.own.list.value[0] ?? expect.fail('there is none');
  return { store, own: store.own, powers, table, titles, first };
}

/** The window of an app that keeps this; from now on it keeps what the page says, too. */
async function appKeeps(preferences: Preferences): Promise<Map<string, string>> {
  const kept = new Map(Object.entries(preferences));
  await openKept({
    kept: async () => ({ ownId: 'a'.repeat(32), preferences }),
    prefer: async (key, value) => void kept.set(key, value),
  });
  onTestFinished(() => openKept(undefined));
  return kept;
}

describe('a draft that was left in the middle', () => {
  async function begun(bench: 'true' | 'false', draft: string | null) {
    const kept = await appKeeps({ bench });
    const { powers } = await desk();
    await powers.keepDraft({ text: draft });
    const kinds: string[] = [];
    const store = new DeskStore(powers, {
      id: () => 'host',
      view: signal(view('down down')),
      text: signal({ lang: 'en' } as Dictionary),
      ...ONE_TABLE,
      onBroken: () => undefined,
      openMaker: async (host, beginning) => {
        kinds.push('left' in beginning ? `${beginning.kind}, the draft kept` : beginning.kind);
        close = () => host.close();
        return { Screen: () => null, keepNow: () => undefined };
      },
    });
    let close = () => {};
    await store.maker.findDraft();
    return { store, kinds, kept, close: () => close() };
  }

  test('opens the bench only where it was open when the page was closed', async () => {
    const open = await begun('true', '{}');
    expect(open.kinds).toEqual(['draft']);
    open.close();
    expect(open.kept.get('bench')).toBe('false');
    expect((await begun('false', '{}')).kinds).toEqual([]);
  });

  test('is what Make a board opens, because a new one would replace it', async () => {
    const { store, kinds, kept } = await begun('false', '{}');
    await store.maker.make();
    expect([kinds, kept.get('bench')]).toEqual([['draft'], 'true']);
  });

  test('does not come before photos, or a list, that somebody has dropped', async () => {
    const { store, kinds } = await begun('false', '{}');
    await store.maker.makeOf([new File([], 'cat.jpg')]);
    await store.maker.makeOfList('dog perro', 'words.csv');
    expect(kinds).toEqual(['new, the draft kept', 'new, the draft kept']);
  });

  test('that is not there opens nothing, and is not looked for again', async () => {
    const { store, kinds, kept } = await begun('true', null);
    expect([kinds, kept.get('bench')]).toEqual([[], 'false']);
    await store.maker.make();
    expect(kinds).toEqual(['new']);
  });
});

test('a draft comes back, though the host answers before the words of the page are there', async () => {
  await appKeeps({ bench: 'true' });
  const { powers } = await desk();
  await powers.keepDraft({ text: '{}' });
  const text = signal({} as Dictionary);
  const asked: string[] = [];
  const store = new DeskStore(powers, {
    id: () => 'host',
    view: signal(view('down down')),
    text,
    ...ONE_TABLE,
    onBroken: () => undefined,
    openMaker: async (_host, { kind }, language) => {
      asked.push(`${kind} ${language}`);
      return { Screen: () => null, keepNow: () => undefined };
    },
  });
  const found = store.maker.findDraft();
  await powers.readDraft(); // the library answers in turn, so the desk has its answer by then, too
  await new Promise(setImmediate);
  expect(asked).toEqual([]);
  text.value = { lang: 'de' } as Dictionary;
  await found;
  expect(asked).toEqual(['draft de']);
  expect(store.maker.screen.value).toBeTypeOf('function');
});

test('boards that cannot be read are not told as none, nor as not saved', async () => {
  const readdir = () => Promise.reject(Object.assign(new Error('EIO: i/o error'), { code: 'EIO' }));
  const { store, own } = await desk({ readdir });
  await own.load();
  expect([own.isUnread.value, store.trouble.value]).toEqual([true, 'boardUnread']);
});

test('of boards that come together the first is played, and the others are kept', async () => {
  const { store, table, titles } = await desk();
  await store.refresh();
  const content = new TextEncoder().encode('1x2\n🦊\n🦊\n');
  const files = ['one', 'two', 'three'].map((name) => ({ name: `${name}.board`, content }));
  store.files.offer(files);
  await expect.poll(titles).toEqual(expect.arrayContaining(['Two', 'Three']));
  expect([table.game.title, titles().length]).toEqual(['One', 2]);
  await expect.poll(() => store.trouble.value).toBe('othersKept');
  store.files.offer([...files.slice(0, 1), { name: 'no.board', content: 'unreadable' }]);
  await expect.poll(() => store.refused.value?.file).toBe('no.board');
});

describe('my boards', () => {
  test('are what was kept, copied and renamed, and are played', async () => {
    const { store, own, powers, table, titles, first } = await desk();
    await powers.openBoard({ title: 'Animals', text: textOf(animals) });
    await own.keep();
    expect(titles()).toEqual(['Animals']);
    await own.copy(first());
    expect(titles()).toHaveLength(2);
    expect(await own.rename(first(), 'Zoo')).toBe(true);
    expect(titles()).toContain('Zoo');
    const zoo = own.list.value.find(({ title }) => title === 'Zoo') ?? expect.fail();
    store.choose(zoo);
    store.newGame();
    await expect.poll(() => table.game.title).toBe('Zoo');
    await expect.poll(() => store.chosen.value).toBe(undefined);
  });

  test('stay chosen for the next game, though the last one begins only then', async () => {
    const { store, own, first } = await desk();
    await own.keep();
    store.newGame();
    store.choose(first());
    await store.refresh();
    expect(store.chosen.value).toBe(first());
  });

  test('show the photos of their corner, each fetched once', async () => {
    const { own, powers, first } = await desk();
    await powers.openBoard({ title: 'Photos', text: textOf(photos(4)) });
    await own.keep();
    const pictures = own.picturesOf(first());
    expect(pictures.length).toBeGreaterThan(0);
    await own.load();
    expect(own.picturesOf(first())).toBe(pictures);
  });

  test('show other photos once there is another board under their name', async () => {
    const { own, powers, first } = await desk();
    await powers.openBoard({ title: 'Photos', text: textOf(photos(4)) });
    await own.keep();
    const before = own.picturesOf(first());
    await powers.saveOwnBoard({ id: first().id, text: textOf(photos(4, 5)) });
    await own.load();
    expect(own.picturesOf(first()).length).toBe(before.length);
    expect(own.picturesOf(first())).not.toEqual(before);
  });

  test('are imported from files, the first that is none is explained, and the rest waits', async () => {
    const { store, own, titles } = await desk();
    const pick = () => undefined;
    const zoo = new File(['2x1\nA\nA\n'], 'zoo.txt');
    await own.import([zoo, new File([textOf(animals)], 'x.board')], pick);
    expect(titles().toSorted()).toEqual(['Animals', 'Zoo']);
    expect(store.refused.value).toBeUndefined();
    await own.import([new File(['2x2\nA\n'], 'wrong.txt'), zoo], pick);
    expect(store.refused.value).toMatchObject({ file: 'wrong.txt', problem: { line: 3 } });
    expect(store.refused.value?.onPick).toBe(pick);
    expect(titles()).toHaveLength(2);
    await own.import([new File([new Uint8Array(png(2, 2))], 'cat.png')], pick);
    expect(store.refused.value).toMatchObject({ file: 'cat.png', problem: { code: 'photo' } });
  });

  test('are deleted at once, and can be taken back', async () => {
    const { store, own, titles, first } = await desk();
    await own.keep();
    const [title] = titles();
    store.choose(first());
    const listed: number[] = []; // when it is said that a board is deleted
    own.deleted.subscribe((board) => void (board && listed.push(titles().length)));
    await own.delete(first());
    expect(listed).toEqual([0]);
    expect([titles(), own.deleted.value?.title, store.chosen.value]).toEqual([
      [],
      title,
      undefined,
    ]);
    await own.undo();
    expect([titles(), own.deleted.value]).toEqual([[title], undefined]);
    await own.undo(); // twice takes nothing more back
    expect(titles()).toEqual([title]);
  });

  test('keep their title where the new one is none, and say why', async () => {
    const { store, own, titles, first } = await desk();
    await own.keep();
    const before = titles();
    expect(await own.rename(first(), '')).toBe(false);
    expect([titles(), store.trouble.value]).toEqual([before, 'boardTitle']);
  });

  test('that the disk has no room for are reported, and nothing is lost', async () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const { store, own, titles } = await desk({
      open: () => Promise.reject(full),
      writeFile: () => Promise.reject(full),
    } as Partial<LibraryDisk>);
    await own.keep();
    expect([titles(), store.trouble.value]).toEqual([[], 'boardFull']);
  });
});
