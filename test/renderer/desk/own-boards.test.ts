import * as nodeDisk from 'node:fs/promises';
import { join } from 'node:path';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { BoardLibrary, type LibraryDisk } from '../../../main/host/board-library.ts';
import { DeskStore } from '../../../renderer/desk/desk-store.ts';
import type { Dictionary } from '../../../renderer/text/dictionary.ts';
import type { OwnBoard } from '../../../shared/host-api.ts';
import { animals, photos, textOf } from '../../support/decks.ts';
import { hosted } from '../../support/hosted.ts';
import { png } from '../../support/pictures.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { view } from '../views.ts';

/** The desk of a real host with a library in a real folder. */
async function desk(disk: Partial<LibraryDisk> = {}) {
  const folder = join(await tempFolder(), 'boards');
  const library = new BoardLibrary(folder, Object.assign({ ...nodeDisk }, disk) as LibraryDisk);
  const { powers, table } = hosted('A A', {}, { library });
  const store = new DeskStore(powers, {
    id: () => 'host',
    view: signal(view('down down')),
    text: signal({} as Dictionary),
    onBroken: () => undefined,
    openMaker: async () => undefined,
  });
  const titles = () => store.own.list.value.map(({ title }) => title);
  const first = (): OwnBoard => store.own.list.value[0] ?? expect.fail('there is none');
  return { store, own: store.own, powers, table, titles, first };
}

test('a draft comes back, though the host answers before the words of the page are there', async () => {
  const { powers } = await desk();
  await powers.keepDraft({ text: '{}' });
  const text = signal({} as Dictionary);
  const asked: string[] = [];
  const store = new DeskStore(powers, {
    id: () => 'host',
    view: signal(view('down down')),
    text,
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
    await own.delete(first());
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

  test('that the disk has no room for are told of, and nothing is lost', async () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const { store, own, titles } = await desk({
      open: () => Promise.reject(full),
      writeFile: () => Promise.reject(full),
    } as Partial<LibraryDisk>);
    await own.keep();
    expect([titles(), store.trouble.value]).toEqual([[], 'boardFull']);
  });
});
