import { describe, expect, test } from 'vitest';
import { noticeOfFailure } from '../../../renderer/game/failed-flip.ts';
import { type Way, formTrouble, wayOf } from '../../../renderer/game/refusals.ts';
import { dictionaries, languages } from '../../../renderer/text/dictionary.ts';
import en from '../../../renderer/text/en/play.ts';
import { type RefusalCode, refusalSentences, ruleSentences } from '../../../shared/failures.ts';

const NOTHING = { held: undefined, waitedFor: undefined };

/** What a player is to do by each; all others mean that page and host do not fit together. */
const expected: Readonly<Partial<Record<RefusalCode, Way>>> = {
  door: 'rejoin',
  spectator: 'rejoin',
  code: 'code',
  'many-codes': 'tooManyCodes',
  removed: 'removed',
  blocked: 'blocked',
  'no-seat': 'full',
  closed: 'closed',
  'bad-name': 'form',
  'many-connections': 'busy',
  'many-requests': 'busy',
  full: 'busy',
  'slow-request': 'busy',
  bug: 'stuck',
  'foreign-host': 'elsewhere',
  'no-host': 'elsewhere',
  'off-board': 'view',
  'old-number': 'view',
  'other-table': 'view',
  'not-over': 'view',
  stopping: 'view',
};

describe('a refusal', () => {
  test.each(Object.keys(refusalSentences) as RefusalCode[])('%s leads somewhere', (code) => {
    expect(wayOf(code)).toBe(expected[code] ?? 'reload');
  });

  test('is never a rule, which is part of the game', () => {
    for (const rule of Object.keys(ruleSentences)) {
      expect(wayOf(rule as keyof typeof ruleSentences)).toBe(undefined);
    }
  });

  test.each([
    ['bug', 'stuck'],
    ['full', 'busy'],
    ['many-requests', 'busy'],
    ['foreign-host', 'elsewhere'],
    ['door', undefined],
  ] as const)('of a flip, %s is told as %s', (code, kind) => {
    expect(noticeOfFailure(code, undefined, NOTHING)?.kind).toBe(kind);
  });
});

describe('a form says of a try to join', () => {
  test.each([
    ['nothing when it went well', { ok: true, seat: 0, name: 'Ana' }, undefined],
    ['nothing that another screen says', { ok: false, code: 'code' }, undefined],
    ['that a name is none', { ok: false, code: 'bad-name' }, en.join.badName],
    ['that the host is busy', { ok: false, code: 'full' }, en.say.busy[0]],
    ['that the game is stuck', { ok: false, code: 'bug' }, en.say.stuck[0]],
    ['that nobody answered', undefined, en.say.lost[0]],
  ] as const)('%s', (_, joined, trouble) => {
    expect(formTrouble(en, joined)).toBe(trouble);
  });
});

test.each(languages)('what to do about a host in trouble is said in %s', async (language) => {
  const { default: text } = await dictionaries[language]();
  const said = (['busy', 'stuck', 'elsewhere'] as const).flatMap((kind) => text.say[kind]);
  expect(new Set(said).size).toBe(6);
});
