import { expect, test } from 'vitest';
import { type Bench, emptyBench, withPairs } from '../../../renderer/maker/bench.ts';
import { DraftWriter, formatDraft, parseDraft } from '../../../renderer/maker/draft.ts';
import { limits } from '../../../shared/limits.ts';

const cat = { picture: 'data:image/webp;base64,cat', name: 'Our cat' };
const one = withPairs({ ...emptyBench, title: 'Zoo' }, [{ first: '🦁' }, { first: cat }]);
const two = withPairs(one, [{ first: 'Hund', second: { ...cat, picture: 'data:dog' } }]);

/** The photos that a host has, from what it was sent. */
function photosOf(sent: ReturnType<DraftWriter['write']>['photos']): readonly string[] {
  const photos: string[] = [];
  for (const { number, picture } of sent) photos[number] = picture;
  return photos;
}

test('a draft keeps what is said of a face in other words', () => {
  const bench: Bench = {
    title: 'Sums',
    pairs: [
      {
        key: 0,
        first: { text: '3 × 4', say: 'drei mal vier' },
        second: { ...cat, say: 'die Katze' },
      },
    ],
  };
  const { text, photos } = new DraftWriter().write({ bench });
  expect(parseDraft(text, photosOf(photos))).toEqual({ bench });
});

test('a draft comes back as it was, with its photos and its history', () => {
  const draft = { id: 'our-summer', bench: two, before: [emptyBench, one], after: [one] };
  const { text, photos } = new DraftWriter().write(draft);
  expect(text).not.toContain('data:');
  expect(parseDraft(text, photosOf(photos))).toEqual(draft);
  expect(parseDraft(formatDraft({ bench: two }))).toEqual({ bench: two });
});

test('a photo is sent once, after the host has said that it has it', () => {
  const writer = new DraftWriter();
  const { photos } = writer.write({ bench: one });
  expect(photos).toEqual([{ number: 0, picture: cat.picture }]);
  expect(writer.write({ bench: one }).photos).toEqual(photos); // nobody has said so
  writer.keep(photos);
  expect(writer.write({ bench: one }).photos).toEqual([]);
  expect(writer.write({ bench: two }).photos).toEqual([{ number: 1, picture: 'data:dog' }]);
});

test('a draft that came back is written with the numbers that the host knows', () => {
  const { text, photos } = new DraftWriter().write({ bench: two });
  const kept = photosOf(photos);
  const again = new DraftWriter(kept).write(parseDraft(text, kept) ?? { bench: emptyBench });
  expect(again.photos).toEqual([]);
  expect(JSON.parse(again.text)).toEqual(JSON.parse(text));
});

test('a photo that is lost leaves its card empty, and the rest of the draft as it was', () => {
  const { text } = new DraftWriter().write({ bench: one });
  expect(parseDraft(text)?.bench.pairs).toEqual([
    { key: 0, first: '🦁' },
    { key: 1, first: '' },
  ]);
});

test('with more photos than are kept, the bench stays and undo begins anew', () => {
  const benches = Array.from({ length: 3 }, (_, number): Bench => {
    const photo = (index: number) => ({ first: { picture: `data:${number},${index}` } });
    return withPairs(
      emptyBench,
      Array.from({ length: limits.deckPicturesMax }, (_p, i) => photo(i)),
    );
  });
  const [bench = emptyBench, ...before] = benches;
  const { text, photos } = new DraftWriter().write({ bench, before });
  expect(photos).toHaveLength(limits.deckPicturesMax);
  expect(parseDraft(text, photosOf(photos))).toEqual({ bench });
});

test('a text that is no draft is refused; a damaged history is left out', () => {
  const { text } = new DraftWriter().write({ id: 'zoo', bench: one, before: [emptyBench] });
  for (const bad of ['', '{}', 'null', text.slice(0, -5), text.replace('draft 1', 'draft 2')]) {
    expect(parseDraft(bad), bad).toBeUndefined();
  }
  const format = 'memory-scramble draft 1';
  for (const pairs of [[{ key: 0 }], [{ key: 'a', first: '' }], [null], 3]) {
    const bad = JSON.stringify({ format, bench: { title: '', pairs } });
    expect(parseDraft(bad), bad).toBeUndefined();
  }
  for (const before of [3, [{ title: 3, pairs: [] }], [{ title: '', pairs: [7] }]]) {
    const damaged = JSON.stringify({ format, bench: emptyBench, before });
    expect(parseDraft(damaged), damaged).toEqual({ bench: emptyBench });
  }
});

test('after the host has forgotten a draft, its photos are sent again', () => {
  const writer = new DraftWriter();
  writer.keep(writer.write({ bench: one }).photos);
  writer.forget();
  expect(writer.write({ bench: one }).photos).toHaveLength(1);
});
