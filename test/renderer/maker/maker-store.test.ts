import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type Bench,
  MOST_PAIRS,
  benchOf,
  emptyBench,
  withPairs,
} from '../../../renderer/maker/bench.ts';
import { type DraftPhoto, DraftWriter, parseDraft } from '../../../renderer/maker/draft.ts';
import { keepLeft } from '../../../renderer/maker/kept-board.ts';
import { MakerStore } from '../../../renderer/maker/maker-store.ts';
import type { Shrink } from '../../../renderer/maker/photos.ts';
import type { MakerHost } from '../../../renderer/maker/opening.ts';
import { BoardSyntaxError } from '../../../shared/board-file.ts';
import { parseDeckFile } from '../../../shared/deck-file.ts';
import { limits } from '../../../shared/limits.ts';
import { photo } from '../../support/pictures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const some = withPairs({ ...emptyBench, title: 'Zoo' }, [
  { first: '🦁' },
  { first: 'Hund', second: 'dog' },
]);

/** A host that writes down what it is asked, and keeps boards as long as `disk.isThere`. */
function hostOf() {
  const asked: string[] = [];
  const drafts: (string | null)[] = [];
  const sent: DraftPhoto[] = [];
  const saved: { readonly id: string | undefined; readonly text: string }[] = [];
  const disk = { isThere: true };
  const reader: { shrink: Shrink } = { shrink: async () => undefined };
  const host: MakerHost = {
    save: async (id, _, text) => {
      if (!disk.isThere) return undefined;
      saved.push({ id, text });
      return id ?? 'zoo';
    },
    play: (id, title) => asked.push(`play ${id} ${title}`),
    export: (title, text) => asked.push(`export ${title}: ${parseDeckFile(text).pairs.length}`),
    keepDraft: async (draft) => {
      drafts.push(draft?.text ?? null);
      sent.push(...(draft?.photos ?? []));
      return disk.isThere;
    },
    close: () => asked.push('close'),
  };
  const open = (bench: Bench, isSaved = false, id?: string) =>
    new MakerStore(
      host,
      { id, bench },
      {
        begun: isSaved ? 'saved' : bench === emptyBench ? 'empty' : 'draft',
        untitled: () => 'My board',
        shrink: (file, at) => reader.shrink(file, at),
        now: () => 1_000_000,
      },
    );
  return { host, asked, drafts, sent, saved, disk, reader, open };
}

test('each change can be taken back, and what is typed into one card is one change', () => {
  const store = hostOf().open(some);
  for (const typed of ['K', 'Ka', 'Kat']) store.setFace({ key: 1, side: 0 }, typed);
  store.remove(0);
  expect(store.news.value).toEqual({ kind: 'removed', pair: 1 });
  store.undo();
  expect(store.bench.value.pairs.map(({ first }) => first)).toEqual(['🦁', 'Kat']);
  store.undo();
  expect(store.bench.value).toBe(some);
  expect(store.history.canUndo.value).toBe(false);
  store.undo();
  expect(store.bench.value).toBe(some);
});

test('an undone change can be redone until something else changes', () => {
  const store = hostOf().open(some);
  store.rename('Zoo 2');
  store.remove(0);
  store.undo();
  store.undo();
  expect([store.history.canUndo.value, store.history.canRedo.value]).toEqual([false, true]);
  store.redo();
  expect(store.bench.value.title).toBe('Zoo 2');
  store.redo();
  expect(store.bench.value.pairs.map(({ first }) => first)).toEqual(['Hund']);
  expect(store.history.canRedo.value).toBe(false);
  store.redo();
  store.undo();
  store.rename('Zoo 3');
  expect(store.history.canRedo.value).toBe(false);
});

test('a photo goes to the host with one draft, and words alone with the next', async () => {
  const { open, drafts, sent, disk } = hostOf();
  const store = open(some);
  store.setFace({ key: 0, side: 0 }, { picture: photo(1) });
  disk.isThere = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveLength(1); // the disk was full, so it is sent again
  disk.isThere = true;
  for (const title of ['Zo', 'Zoo']) {
    store.rename(title);
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect([drafts.length, sent.length]).toEqual([3, 2]);
});

test('a draft is kept soon after a change, once for many, and forgotten when it is saved', async () => {
  const { open, drafts, saved } = hostOf();
  const store = open(some, true, 'zoo');
  vi.advanceTimersByTime(60_000);
  expect(drafts).toEqual([]);
  store.rename('Zo');
  store.rename('Zoo 2');
  vi.advanceTimersByTime(5_000);
  expect(drafts).toHaveLength(1);
  expect(parseDraft(drafts[0] ?? '')).toMatchObject({ id: 'zoo', bench: store.bench.value });
  expect(store.status.value).toBe('changed');
  expect(await store.save()).toBe(true);
  expect(drafts.at(-1)).toBeNull();
  expect(store.status.value).toBe('saved');
  expect(saved[0]?.id).toBe('zoo');
  expect(parseDeckFile(saved[0]?.text ?? '').title).toBe('Zoo 2');
  vi.advanceTimersByTime(5_000);
  expect(drafts).toHaveLength(2);
});

test('a draft is written at once when the page is closed, and only where something is new', () => {
  const { open, drafts } = hostOf();
  const store = open(some, true, 'zoo');
  store.keepNow();
  expect(drafts).toEqual([]);
  store.rename('Zoo 2');
  store.keepNow();
  expect(parseDraft(drafts[0] ?? '')?.bench.title).toBe('Zoo 2');
  vi.advanceTimersByTime(5_000);
  expect(drafts).toHaveLength(1);
});

test('saved once, a board keeps its id; what the disk refuses stays on the bench', async () => {
  const { open, saved, disk } = hostOf();
  const store = open(some);
  disk.isThere = false;
  expect(await store.save()).toBe(false);
  expect(store.status.value).toBe('never');
  disk.isThere = true;
  await store.save();
  store.add();
  await store.save();
  expect(saved.map(({ id }) => id)).toEqual([undefined, 'zoo']);
});

test('saving is never blocked: a board that nobody could play is kept as it is, and comes back', async () => {
  const { open, saved, drafts } = hostOf();
  const store = open(emptyBench);
  store.addAll([{ first: 'a' }, { first: 'a' }, { first: '' }]);
  expect(store.blocking?.kind).toBe('twice');
  expect(await store.save()).toBe(true);
  expect(store.news.value).toEqual({ kind: 'unfinished' });
  expect(store.status.value).toBe('saved');
  expect(drafts.at(-1)).toBeNull();
  const { text = '' } = saved[0] ?? {};
  expect(() => parseDeckFile(text)).toThrow(BoardSyntaxError);
  expect(benchOf(text, 'x')).toEqual(store.bench.value);
  // Once it is mended, it is a board in the same place.
  store.setFace({ key: 1, side: 0 }, 'b');
  expect(await store.save()).toBe(true);
  expect(saved[1]?.id).toBe('zoo');
  expect(parseDeckFile(saved[1]?.text ?? '').pairs).toEqual([['a'], ['b']]);
});

test('a copy of a board that comes with the game is nothing to ask about until it is changed', async () => {
  const { asked } = hostOf();
  const host: MakerHost = {
    save: async () => 'copied',
    play: () => undefined,
    export: () => undefined,
    keepDraft: async () => true,
    close: () => asked.push('close'),
  };
  const options = {
    begun: 'copy',
    untitled: () => '',
    shrink: async () => undefined,
    now: () => 0,
  } as const;
  const store = new MakerStore(host, { bench: some }, options);
  expect([store.isChanged, store.status.value]).toEqual([false, 'never']);
  store.rename('Mine');
  expect(store.isChanged).toBe(true);
  store.leave();
  expect([store.isLeaving.value, asked]).toEqual([true, []]);
});

test('the square of a photo is moved: of several moves the last counts, and one undo takes them back', async () => {
  const { open, reader } = hostOf();
  const store = open(emptyBench);
  const read: (readonly [string, number | undefined])[] = [];
  const moves: (() => void)[] = [];
  reader.shrink = async (one, at) => {
    read.push([(one as File).name, at]);
    if (at !== undefined) await new Promise<void>((resolve) => moves.push(resolve));
    return { picture: photo(at === undefined ? 1 : Math.round(at * 100)) };
  };
  await store.photos.add([file('Our_cat.jpg')]);
  const card = { key: 0, side: 0 } as const;
  const added = store.face(card);
  expect(store.photos.sourceOf(card, added ?? '')).toMatchObject({ at: 0.5 });
  const [first, second] = [store.photos.move(card, 0.2), store.photos.move(card, 0.9)];
  // It is there before its picture is made: the next step is from there, however slow that is.
  expect(store.photos.sourceOf(card, added ?? '')).toMatchObject({ at: 0.9 });
  expect(store.photos.sourceOf({ ...card, side: 1 }, added ?? '')).toMatchObject({ at: 0.5 });
  for (const done of moves.toReversed()) done();
  await Promise.all([first, second]);
  expect(store.face(card)).toEqual({ picture: photo(90), name: 'Our cat' });
  expect(store.photos.sourceOf(card, store.face(card) ?? '')).toMatchObject({ at: 0.9 });
  const third = store.photos.move(card, 0.4);
  moves.at(-1)?.();
  await third;
  expect(read).toEqual([
    ['Our_cat.jpg', undefined],
    ['Our_cat.jpg', 0.2],
    ['Our_cat.jpg', 0.9],
    ['Our_cat.jpg', 0.4],
  ]);
  store.undo();
  expect(store.face(card)).toEqual(added);
  expect(store.photos.sourceOf(card, 'a word')).toBeUndefined();
});

test('a size that misses a pair is not chosen, and it is told how many it needs', () => {
  const store = hostOf().open(some);
  store.resize({ rows: 3, columns: 2 });
  expect(store.news.value).toEqual({ kind: 'missing', size: { rows: 3, columns: 2 } });
  expect(store.size.value).toEqual({ rows: 2, columns: 2 });
});

test('the pair that changed last is known, because the preview shows it', () => {
  const store = hostOf().open(some);
  store.addAll([{ first: 'x' }, { first: 'y' }]);
  expect(store.latest.value).toBe(3);
  store.setFace({ key: 0, side: 0 }, '🐯');
  expect(store.latest.value).toBe(0);
});

test('playing saves first, and only where something is new', async () => {
  const { open, asked, saved } = hostOf();
  const store = open({ ...some, title: '' });
  await store.play();
  await store.play();
  expect(asked).toEqual(['play zoo My board', 'play zoo My board']);
  expect(saved).toHaveLength(1);
});

test('exporting needs no room in My boards', async () => {
  const { open, asked, disk } = hostOf();
  disk.isThere = false;
  const store = open({ ...some, title: '' });
  store.export();
  await store.play();
  expect(asked).toEqual(['export My board: 2']);
  expect(store.status.value).toBe('never');
});

test('going back asks where something would be lost, and then forgets the draft', async () => {
  const { open, asked, drafts } = hostOf();
  open(emptyBench).leave();
  expect(asked).toEqual(['close']);
  open(some, true, 'zoo').leave();
  expect(asked).toEqual(['close', 'close']);
  const store = open(some);
  store.leave();
  expect(store.isLeaving.value).toBe(true);
  expect(asked).toHaveLength(2);
  await store.saveAndLeave();
  expect(asked).toHaveLength(3);
  const other = open(some);
  other.rename('x');
  other.leave();
  other.end();
  vi.advanceTimersByTime(60_000);
  expect(drafts.at(-1)).toBeNull();
});

test('going back does not happen where saving failed', async () => {
  const { open, asked, disk } = hostOf();
  disk.isThere = false;
  const store = open(some);
  store.leave();
  await store.saveAndLeave();
  expect(asked).toEqual([]);
  expect(store.isLeaving.value).toBe(false);
});

const file = (name: string) => new File([new Uint8Array(1_000)], name);

test('photos become pairs in their order; unreadable ones are listed, and one undo takes all back', async () => {
  const { open, reader } = hostOf();
  const store = open(some);
  const names = ['Our_cat.jpg', 'b.heic', 'IMG_0001.png'];
  let number = 0;
  const waiting: (readonly string[])[] = [];
  reader.shrink = async (one) => {
    waiting.push(store.photos.pending.value);
    return (one as File).name.endsWith('heic') ? undefined : { picture: photo(++number) };
  };
  await store.photos.add(names.map(file));
  // Each has its place from the first moment.
  expect(waiting).toEqual([names, names.slice(1), names.slice(2)]);
  expect(store.photos.pending.value).toEqual([]);
  const added = store.bench.value.pairs.slice(2).map(({ first }) => first);
  expect(added).toEqual([{ picture: photo(1), name: 'Our cat' }, { picture: photo(2) }]);
  expect(store.photos.outside.value).toEqual({ unreadable: ['b.heic'], tooMany: 0 });
  expect(store.news.value).toMatchObject({ kind: 'photos-in', photos: 2, from: 2_000 });
  store.undo();
  expect(store.bench.value).toBe(some);
});

test('photos that are still on their way when somebody goes back leave no draft', async () => {
  const { open, drafts, reader } = hostOf();
  const store = open(some);
  reader.shrink = async () => {
    store.end();
    return { picture: photo(1) };
  };
  await store.photos.add([file('a.png'), file('b.png')]);
  vi.advanceTimersByTime(60_000);
  expect(drafts).toEqual([null]);
  expect(store.bench.value).toBe(some);
});

test('a board that is saved twice at once is one board', async () => {
  const { open, saved } = hostOf();
  const store = open(some);
  await Promise.all([store.save(), store.save()]);
  expect(saved).toHaveLength(1);
});

test('of 300 photos the bench takes as many as a board may have', async () => {
  const { open, reader } = hostOf();
  const store = open(emptyBench);
  let number = 0;
  reader.shrink = async () => ({ picture: photo(++number) });
  const files = Array.from({ length: 300 }, (_, index) => file(`${index}.png`));
  await store.photos.add(files);
  expect(store.bench.value.pairs).toHaveLength(limits.deckPicturesMax);
  expect(store.photos.outside.value).toEqual({
    unreadable: [],
    tooMany: 300 - limits.deckPicturesMax,
  });
  expect(store.problems.value).toEqual([]);
});

/** A bench with so many pairs of words. */
const filled = (pairs: number): Bench =>
  withPairs(
    emptyBench,
    Array.from({ length: pairs }, (_, index) => ({ first: `word ${index}` })),
  );

test('photos come in as long as there is room for their pairs, and those that stay outside are told', async () => {
  const { open, reader } = hostOf();
  const store = open(filled(MOST_PAIRS - 2));
  let number = 0;
  reader.shrink = async () => ({ picture: photo(++number) });
  await store.photos.add(['a.png', 'b.png', 'c.png', 'd.png', 'e.png'].map(file));
  expect(store.bench.value.pairs).toHaveLength(MOST_PAIRS);
  expect(store.photos.outside.value).toEqual({ unreadable: [], tooMany: 3 });
  expect(store.news.value).toMatchObject({ kind: 'photos-in', photos: 2 });
});

test('photos that lost their room on the way are also listed', async () => {
  const { open, reader } = hostOf();
  const store = open(filled(MOST_PAIRS - 2));
  let number = 0;
  reader.shrink = async () => {
    if (number === 0) store.addAll([{ first: 'meanwhile' }]);
    return { picture: photo(++number) };
  };
  await store.photos.add(['a.png', 'b.png'].map(file));
  expect(store.bench.value.pairs).toHaveLength(MOST_PAIRS);
  expect(store.photos.outside.value).toEqual({ unreadable: [], tooMany: 1 });
  expect(store.news.value).toMatchObject({ kind: 'photos-in', photos: 1 });
});

test('a full bench says so, and there is nothing to undo of it', () => {
  const store = hostOf().open(filled(MOST_PAIRS));
  store.add();
  expect(store.news.value).toEqual({ kind: 'full' });
  expect([store.edited.value, store.history.canUndo.value]).toEqual([undefined, false]);
});

test('one card becomes a photo only where a board may have one more; one is replaced by another', async () => {
  const { open, reader } = hostOf();
  let number = 0;
  reader.shrink = async () => ({ picture: photo(++number) });
  const photos = Array.from({ length: limits.deckPicturesMax }, () => ({
    first: { picture: photo(++number) },
  }));
  const store = open(withPairs(some, photos));
  await store.photos.set({ key: 0, side: 0 }, file('one more.png'));
  expect(store.face({ key: 0, side: 0 })).toBe('🦁');
  expect(store.photos.outside.value).toEqual({ unreadable: [], tooMany: 1 });
  await store.photos.set({ key: 2, side: 0 }, file('another.png'));
  expect(store.face({ key: 2, side: 0 })).toEqual({ picture: photo(number), name: 'another' });
  expect(store.photos.outside.value).toEqual({ unreadable: [], tooMany: 0 });
});

test('going back asks while the first photos are still on their way', async () => {
  const { open, reader, asked } = hostOf();
  const store = open(emptyBench);
  let made: (() => void) | undefined;
  reader.shrink = () =>
    new Promise((resolve) => {
      made = () => resolve({ picture: photo(1) });
    });
  const adding = store.photos.add([file('a.png')]);
  store.leave();
  expect([store.isLeaving.value, asked]).toEqual([true, []]);
  made?.();
  await adding;
});

test('how many pairs are not saved is known', async () => {
  const { open } = hostOf();
  const store = open(some, true, 'zoo');
  expect(store.unsaved).toBe(0);
  store.addAll([{ first: 'x' }, { first: 'y' }]);
  store.setFace({ key: 0, side: 0 }, '🐯');
  expect(store.unsaved).toBe(3);
  await store.save();
  expect(store.unsaved).toBe(0);
  expect(open(some).unsaved).toBe(0); // what came back, of which nobody knows
  const fresh = open(emptyBench);
  fresh.addAll([{ first: 'x' }]);
  expect(fresh.unsaved).toBe(1);
});

test('an empty second card becomes a twin again when its editor closes', () => {
  const store = hostOf().open(some);
  store.setTwin(0, false);
  store.endEditing();
  expect(store.bench.value.pairs[0]).toMatchObject({ first: '🦁', second: undefined });
  expect(store.edited.value).toBeUndefined();
  store.setTwin(0, false);
  store.setFace({ key: 0, side: 1 }, 'lion');
  store.endEditing();
  expect(store.bench.value.pairs[0]).toMatchObject({ first: '🦁', second: 'lion' });
});

test('a twin gets another partner, and is a twin again', () => {
  const store = hostOf().open(some);
  store.setTwin(0, false);
  expect(store.edited.value).toEqual({ key: 0, side: 1 });
  expect(store.problems.value).toContainEqual({ kind: 'empty', pair: 0 });
  store.setTwin(0, true);
  expect(store.bench.value.pairs[0]).toMatchObject({ first: '🦁', second: undefined });
  expect(store.problems.value).toEqual([]);
});

test('a draft is kept as a board of its own before another one begins', async () => {
  const { host, saved, drafts, disk } = hostOf();
  const { text } = new DraftWriter().write({ id: 'zoo', bench: some });
  const left = { text, photos: [] };
  expect(await keepLeft(host, left, 'My board')).toBe(true);
  expect(saved.map((board) => [board.id, benchOf(board.text, '').title])).toEqual([
    [undefined, 'Zoo'],
  ]);
  expect(drafts).toEqual([null]);
  disk.isThere = false;
  expect(await keepLeft(host, left, 'My board')).toBe(false);
  expect(drafts).toEqual([null]);
});
