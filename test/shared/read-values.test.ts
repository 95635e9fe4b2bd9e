/** Random values through the readers of what pages and devices say. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCard } from '../../shared/card.ts';
import { aboutDraft, DRAFT_FORMAT, isDraftText, retitledDraft } from '../../shared/draft-file.ts';
import { readFaces } from '../../shared/faces.ts';
import { type PowerName, parsePower } from '../../shared/host-api.ts';
import { limits } from '../../shared/limits.ts';
import { parseName } from '../../shared/name.ts';
import { readPreferences } from '../../shared/preferences.ts';
import { ARGUMENTS } from '../support/power-arguments.ts';
import { expectReads, nearly, throughJson, wildText } from '../support/values.ts';

test('what a player likes', () => {
  const text = wildText.filter((each) => parseName(each) !== undefined);
  const legal = fc.record(
    {
      language: fc.constantFrom('de', 'ro'),
      theme: fc.constantFrom('light', 'dark', 'auto'),
      muted: fc.constantFrom('true', 'false'),
      seen: fc.constantFrom('pair', 'pair wait'),
      name: text,
      'best.Animals': wildText.filter(({ length }) => length <= limits.bestCharsMax),
    },
    { requiredKeys: [] },
  );
  expectReads(readPreferences, legal);
});

test('how cards look', () => {
  const hash = fc.stringMatching(/^[0-9a-f]{32}$/);
  const face = fc.record(
    {
      card: wildText.filter(isCard),
      text: wildText,
      picture: hash,
      name: wildText,
      colour: fc.stringMatching(/^#[0-9a-f]{6}$/),
    },
    { requiredKeys: ['card'] },
  );
  const legal = fc.record({ game: fc.integer({ min: 1 }), faces: fc.array(face) });
  expectReads(readFaces, legal);
});

test('a board that is not finished', () => {
  const pairs = fc.array(fc.record({ key: fc.nat(), first: wildText }));
  const draft = fc.record({
    format: fc.constant(DRAFT_FORMAT),
    bench: fc.record({ title: wildText, pairs }),
  });
  fc.assert(
    fc.property(draft, wildText, (value, title) => {
      const text = JSON.stringify(value);
      expect(isDraftText(text)).toBe(true);
      const about = { title: value.bench.title, pairs: value.bench.pairs.length };
      expect(aboutDraft(text)).toEqual(throughJson(about));
      const retitled = retitledDraft(text, title) ?? '';
      expect(isDraftText(retitled)).toBe(true);
      expect(aboutDraft(retitled)).toEqual(throughJson({ ...about, title }));
    }),
  );
  const written = fc.oneof(
    nearly(draft).map((value) => JSON.stringify(value) ?? ''),
    wildText,
  );
  fc.assert(
    fc.property(written, fc.nat(200), (text, cut) => {
      for (const each of [text, text.slice(0, cut)]) {
        const about = aboutDraft(each);
        const retitled = retitledDraft(each, 'Zoo');
        if (about !== undefined) expect(aboutDraft(retitled ?? '')?.title).toBe('Zoo');
      }
    }),
  );
});

test.each(Object.keys(parsePower) as PowerName[])('an argument of the power %s', (power) => {
  expectReads(
    parsePower[power] as (value: unknown) => unknown,
    fc.constant(ARGUMENTS[power] ?? {}),
  );
});
