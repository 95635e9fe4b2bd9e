/**
 * A text that a stranger sends is measured before anything looks at it: composing it, or a pattern,
 * may take a time that grows with the square of its length.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type PowerName, parsePower } from '../../shared/host-api.ts';
import { limits } from '../../shared/limits.ts';
import { BoardSyntaxError } from '../../shared/board-file.ts';
import { isCard } from '../../shared/card.ts';
import { DECK_FORMAT, isFaceText, parseDeckFile } from '../../shared/deck-file.ts';
import { DRAFT_FORMAT, aboutDraft } from '../../shared/draft-file.ts';
import { readFaces } from '../../shared/faces.ts';
import { Refusal } from '../../shared/failures.ts';
import { beginning } from '../../shared/beginning.ts';
import { readSavedFile } from '../../shared/host-api.ts';
import { cleaned, parseName } from '../../shared/name.ts';
import { isPreference, readPreferences } from '../../shared/preferences.ts';
import { quoted } from '../../shared/printable.ts';
import type { Reader } from '../../shared/readers.ts';
import { readRecord } from '../../shared/record.ts';
import { readFlip, readLook, readPicturePath, readWatch } from '../../shared/routes.ts';
import { defaultSettings } from '../../shared/settings.ts';
import { readEvening } from '../../main/story/evening.ts';
import { readBrought } from '../../main/table/brought-face.ts';
import { readSavedRoom } from '../../main/table/saved-room.ts';
import { routes } from '../../shared/paths.ts';
import { serve } from '../support/host.ts';
import { photo } from '../support/pictures.ts';
import { ARGUMENTS } from '../support/power-arguments.ts';
import { tableGame } from '../support/table.ts';
import { expectRefused, secretId } from '../support/wire.ts';

/** Each of these took a second or more where it was looked at whole. */
const LONG = {
  joiners: `x${'\u200d'.repeat(53_000)}x`,
  marks: `x${'\u0316\u0301'.repeat(35_000)}`,
  spaces: `x${' '.repeat(100_000)}x`,
} as const;

/** Names that are a little too long to be looked at, so that a bound stands nowhere higher. */
const OVER = 'a'.repeat(limits.textUnitsMax + 1);

afterEach(() => vi.restoreAllMocks());

/**
 * From now on: the longest text that was composed, taken apart, or had a pattern laid on it. A body or
 * a file as a whole is none of them, because nothing but JSON.parse reads those.
 */
function longestLookedAt(): () => number {
  const methods = ['normalize', 'trim', 'toUpperCase', 'toLowerCase'] as const;
  const spies = [
    ...methods.map((method) => vi.spyOn(String.prototype, method)),
    // replace, test and match call exec, too, as soon as another stands in its place
    vi.spyOn(RegExp.prototype, 'exec'),
    vi.spyOn(Array, 'from'),
  ];
  return () => {
    const seen = spies.flatMap(({ mock }) => [
      ...mock.contexts,
      ...mock.calls.map(([text]) => text),
    ]);
    const texts = seen.map((one) => (typeof one === 'string' ? one : ''));
    return Math.max(
      0,
      ...texts.filter((text) => !text.startsWith('{')).map(({ length }) => length),
    );
  };
}

/** Every text in a value. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const each of Object.values(value)) yield* textsIn(each);
}

/** A value once for each text in it, with that text longer. The texts of files are left as they are. */
function* withLongTexts(value: unknown, long: string): Generator<[place: string, value: unknown]> {
  if (typeof value === 'string') yield ['', value + long];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    if (typeof each === 'string' && FILES.has(key)) continue;
    for (const [place, longer] of withLongTexts(each, long)) {
      const copy: unknown = Array.isArray(value)
        ? value.map((one: unknown, at) => (String(at) === key ? longer : one))
        : { ...value, [key]: longer };
      yield [`.${key}${place}`, copy];
    }
  }
}

/** What is as long as a file is called `text` in the arguments of powers. */
const FILES: ReadonlySet<string> = new Set(['text']);

const ID = secretId('ana');
const HASH = '0'.repeat(32);

function savedTable(): unknown {
  const { table, alice, ana } = tableGame('A A / B B');
  ana.join('Ana');
  void alice.flip(0, 0);
  table.block(table.seats.find(ana.id)?.id ?? '');
  table.room.setDoor('code', 'KIWI77');
  return JSON.parse(JSON.stringify(table.room.save()));
}

const FACES = { game: 1, faces: [{ card: 'A', picture: HASH, name: 'Cat', colour: '#aabbcc' }] };

const EVENING = {
  format: 'memory-scramble evening 1',
  games: [
    {
      ...{ game: 1, title: 'Zoo', rows: 2, columns: 2, began: null, seconds: 1 },
      players: [{ id: 'a', seat: 0, name: 'Ana', pairs: 1, streak: 1, award: 'long-memory' }],
    },
  ],
  lastFlip: null,
  began: null,
};

const RECORD = {
  ...{ game: 1, title: 'Zoo', rows: 1, columns: 2, cards: ['A', 'B'], unlike: [['A', 'B']] },
  seats: [{ seat: 0, name: 'Ana' }],
  steps: [
    {
      ms: 1,
      cause: { kind: 'replace', seat: 0, cards: [['A', 'B']] },
      events: [{ rule: '1-B', kind: 'turned-up', seat: 0, at: 0, card: 'A' }],
    },
  ],
  leftOut: 0,
};

const LIKES = { language: 'de', theme: 'dark', muted: 'true', seen: 'pair', name: 'Ana' };

/** Every reader of JSON, with a value that it reads. */
const readers: readonly (readonly [what: string, reader: Reader<unknown>, legal: unknown])[] = [
  ...(Object.keys(parsePower) as PowerName[]).map(
    (power) =>
      [`the power ${power}`, parsePower[power] as Reader<unknown>, ARGUMENTS[power] ?? {}] as const,
  ),
  ['a door’s code', parsePower.door, { door: 'code', code: 'KIWI77' }],
  ['settings', parsePower.settings, defaultSettings],
  ['a file to keep', readSavedFile, { name: 'Zoo.board', text: '1x2' }],
  ['a saved table', readSavedRoom, savedTable()],
  ['an evening', readEvening, EVENING],
  ['a record', readRecord, RECORD],
  ['faces', readFaces, FACES],
  ['preferences', readPreferences, { ...LIKES, 'best.Zoo': '3 4' }],
];

describe.each(readers)('%s', (_, reader, legal) => {
  test('is read', () => {
    expect(reader(legal)).toBeDefined();
  });

  test.each(Object.entries(LONG))('with %s in a text is refused or cut, unseen', (_kind, long) => {
    const places = [...withLongTexts(legal, long)];
    const longest = longestLookedAt();
    for (const [place, value] of places) {
      const texts = [...textsIn(reader(value))];
      const told = Math.max(0, ...texts.map((text) => text.length));
      expect([place, told <= limits.cardUnitsMax]).toEqual([place, true]);
    }
    expect(longest()).toBeLessThanOrEqual(limits.cardUnitsMax);
  });
});

/** Refusals as words; anything else that is thrown is a bug. */
function refused(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    if (error instanceof BoardSyntaxError) return error.problem.code;
    throw error;
  }
}

const asked = (params: Record<string, string>) => ({ params, url: '/' });
const deckText = (change: object) =>
  JSON.stringify({
    ...{ format: DECK_FORMAT, title: 'Zoo', rows: 1, columns: 2, pairs: [['a']] },
    ...change,
  });

describe.each([...Object.entries(LONG), ['a letter too many', OVER] as const])(
  'a text of %s',
  (_kind, long) => {
    test.each<[string, (text: string) => unknown, unknown]>([
      ['a name', parseName, undefined],
      ['a text to be shown', cleaned, undefined],
      ['a text that is brought', (text) => readBrought({ text }), 'bad-face'],
      [
        'the name of a photo that is brought',
        (name) => readBrought({ picture: photo(1), name }),
        'bad-face',
      ],
      ['a preference', (text) => isPreference('name', text), false],
      ['the key of a preference', (text) => isPreference(`best.${text}`, '1'), false],
      ['a face of a deck', isFaceText, false],
      ['the title of a deck', (title) => parse({ title }), 'deck-text'],
      ['the language of a deck', (language) => parse({ language }), 'deck-field'],
      ['a format', (format) => parse({ format }), 'deck-format'],
      ['the field of a deck', (field) => parse({ [field]: 1 }), 'deck-field'],
      ['a face in a deck', (face) => parse({ pairs: [[face]] }), 'deck-text'],
      ['a picture in a deck', (picture) => parse({ pairs: [[{ picture }]] }), 'deck-picture-kind'],
      [
        'the data of a picture in a deck',
        (text) => parse({ pairs: [[{ picture: `data:image/png;base64,${text}` }]] }),
        'deck-picture-kind',
      ],
      ['the title of a draft', (title) => titleOfDraft(title)?.length, limits.textUnitsMax],
      ['a text that is quoted', (text) => quoted(text).length < 1_000, true],
      ['a beginning', (text) => beginning(text, 20).length <= 40, true],
      ['an id in an address', (player) => readLook(asked({ player })), 'bad-player'],
      [
        'a position in an address',
        (position) => readFlip(asked({ player: 'a', position })),
        'bad-position',
      ],
      ['a hash in an address', (hash) => readPicturePath(asked({ hash })), 'not-found'],
      [
        'a wait in an address',
        (text) => readWatch({ params: { player: 'a' }, url: `/?since=1&wait=${text}` }),
        'bad-wait',
      ],
    ])('as %s is refused or cut, unseen', (_what, read, expected) => {
      const longest = longestLookedAt();
      expect(refused(() => read(long))).toBe(expected);
      expect(longest()).toBeLessThanOrEqual(limits.textUnitsMax);
    });

    test('as a card is refused, unseen', () => {
      const longest = longestLookedAt();
      expect(isCard(long.replaceAll(' ', '_').padEnd(limits.cardUnitsMax + 1, '_'))).toBe(false);
      expect(longest()).toBe(0);
    });
  },
);

function parse(change: object): unknown {
  return parseDeckFile(deckText(change));
}

function titleOfDraft(title: string): string | undefined {
  return aboutDraft(JSON.stringify({ format: DRAFT_FORMAT, bench: { title, pairs: [] } }))?.title;
}

describe('over HTTP', () => {
  test('each text of a body is refused with the sentence that says what it may be', async () => {
    const { wire, powers } = await serve('A A');
    await wire.post(routes.join(), { player: ID, name: 'Ana' });
    await powers.openBringing();
    const bring = (face: object) => wire.post(routes.bring(), { player: ID, ...face });
    const longest = longestLookedAt();
    for (const long of Object.values(LONG)) {
      expectRefused(await bring({ text: long }), 422, 'bad-face');
      expectRefused(await bring({ picture: photo(1), name: long }), 422, 'bad-face');
      expectRefused(await bring({ picture: photo(1), colour: long }), 400, 'bad-bring');
      expectRefused(await bring({ picture: long }), 422, 'bad-picture');
      expectRefused(await bring({ player: long, text: 'one' }), 400, 'bad-bring');
      const short = long.slice(0, 1_200); // a body of more than 4 KiB is refused as one
      expectRefused(await wire.post(routes.join(), { player: ID, name: short }), 400, 'bad-name');
      expectRefused(
        await wire.post(routes.join(), { player: ID, name: 'Ana', code: short }),
        400,
        'bad-join',
      );
      expectRefused(await wire.post(routes.leave(), { player: short }), 400, 'bad-leave');
    }
    expect(longest()).toBeLessThanOrEqual(limits.cardUnitsMax);
  });
});
