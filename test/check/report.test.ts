/** What was found, as it is told in a terminal and in JSON. */
import { describe, expect, test } from 'vitest';
import { makeReport } from '../../main/check/report.ts';
import { exitCodeOf } from '../../shared/check-sums.ts';
import { terminalReport } from '../../main/check/report-terminal.ts';
import type { Found, Task } from '../../main/check/run.ts';
import { parseScenarios } from '../../main/check/scenario.ts';
import { TerminalText, terminalKind, widthOf, wrapped } from '../../main/check/terminal-text.ts';
import type { Failure, Happening, Verdict } from '../../main/check/verdict.ts';

const [scenario] =
  parseScenarios(`1-D.3 a flip of a controlled card waits until control is handed over
board A B / B A
alice flip 0,0
bob flip 0,0 waits
alice flip 0,1
bob flip succeeds
`);
if (scenario === undefined) throw new Error('there is no scenario');

const flip = (request: number, player: string, row: number, column: number): Happening => ({
  kind: 'sent',
  request,
  operation: { kind: 'flip', player, at: { row, column } },
});
const board = (request: number, text: string): Happening => ({
  kind: 'answered',
  request,
  answer: { kind: 'board', board: text },
});

const neverWoken: Failure = {
  rules: ['1-D'],
  moves: 4,
  happened: [
    flip(1, 'alice', 0, 0),
    board(1, '2x2\nmy A\ndown\ndown\ndown\n'),
    flip(2, 'bob', 0, 0),
    { kind: 'quiet' },
    flip(3, 'alice', 0, 1),
    board(3, '2x2\nup A\nup B\ndown\ndown\n'),
    { kind: 'quiet' },
  ],
  request: 2,
  expected: [{ kind: 'board', board: '2x2\nmy A\nup B\ndown\ndown\n' }],
  observed: { kind: 'nothing' },
};

interface Made extends Partial<Pick<Task, 'title' | 'level' | 'group'>> {
  readonly printed?: string;
}

function found(id: string, verdict: Verdict, { printed, ...more }: Made = {}): Found {
  const task: Task = {
    ...{ id, title: 'a title', group: 3, level: 'required', scenario, ...more },
    file: scenario?.file ?? '',
    play: () => Promise.reject(new Error('it is not played')),
  };
  return { task, verdict, scenario: undefined, printed };
}

const passed: Verdict = { kind: 'passed' };
const failed: Verdict = { kind: 'failed', failure: neverWoken };

function reportOf(all: readonly Found[]) {
  return makeReport({
    found: all,
    target: { kind: 'command', command: ['npm', 'start'] },
    seed: 1,
    args: [],
    remarks: ['http-1.0'],
    at: 0,
    seconds: 12.34,
  });
}

function drawn(all: readonly Found[], kind = { hasColour: false, hasUnicode: true }) {
  return terminalReport(reportOf(all), new TerminalText(kind));
}

const { id, title } = scenario;
const waiting = found(id, failed, { title });

test('a failure is told with its rule, its moves, what was expected and what came', () => {
  const text = drawn([found('1-D.1', passed), waiting]);
  expect(text).toBe(`Memory Scramble check                                         2 tests   seed 1

  3  Waiting         ✓✗                                               1 of   2

✗ 1-D.3     A flip of a controlled card waits until control is handed over
  1-D      A first card that another player controls: the flip waits. Once the
           card is given up it is the player’s, and the flip is answered; if
           the card leaves the board, the flip fails (1-A).

       alice                              bob             board 2x2: A B / B A
    1  ┌ flip 0,0  my A
    2  │                                  ┆ flip 0,0
    3  └ flip 0,1  up B                   ┆
       ───────────────────────── from here they part ─────────────────────────
       expected   bob’s flip 0,0: my A, up B / down, down
       came       bob’s flip 0,0: no answer

       Again: memory-scramble check --only 1-D.3 -- npm start

Your server speaks HTTP/1.0. Clients manage, but each request needs a new
connection.
1 of 2 hold. Begin with 1-D.3.
`);
});

test('whoever looks while a flip is open waits on', () => {
  const { happened } = neverWoken;
  const look = { kind: 'look', player: 'bob' } as const;
  const looked: Failure = {
    ...neverWoken,
    happened: [
      ...happened.slice(0, 4),
      { kind: 'sent', request: 4, operation: look },
      board(4, '2x2\nup A\ndown\ndown\ndown\n'),
      ...happened.slice(4),
    ],
  };
  const seen = drawn([found(id, { kind: 'failed', failure: looked }, { title })]);
  expect(seen).toBe(drawn([waiting]));
});

describe('what the terminal shows', () => {
  const many = Array.from({ length: 120 }, (_, index) => found(`2-E.${index}`, passed));

  test.each([
    ['with Unicode', { hasColour: false, hasUnicode: true }],
    ['plain', { hasColour: false, hasUnicode: false }],
    ['with colour', { hasColour: true, hasUnicode: true }],
  ])('is at most 80 columns wide, %s', (_, kind) => {
    const long = { ...neverWoken, observed: { kind: 'wrong', what: 'x'.repeat(300) } } as const;
    const verdict: Verdict = { kind: 'failed', failure: long };
    const text = drawn([...many, waiting, found('game.7', verdict)], kind);
    expect(Math.max(...text.split('\n').map(widthOf))).toBeLessThanOrEqual(80);
    expect(text.includes('\u001b')).toBe(kind.hasColour);
  });

  test('without Unicode the same words stand with plain signs', () => {
    const text = drawn([waiting], { hasColour: false, hasUnicode: false });
    expect(/[^ -~\n]/.test(text)).toBe(false);
    expect(text).toContain('    1  + flip 0,0  my A');
    expect(text).toContain("came       bob's flip 0,0: no answer");
  });

  test('colour only on a terminal, and not where somebody wants none', () => {
    const kinds = [
      terminalKind(true, { LANG: 'de_DE.UTF-8' }),
      terminalKind(false, { LANG: 'C.utf8' }),
      terminalKind(true, { NO_COLOR: '1' }),
      terminalKind(true, { TERM: 'dumb', LC_ALL: 'C', LANG: 'en_GB.UTF-8' }),
    ];
    expect(kinds.map(({ hasColour }) => hasColour)).toEqual([true, false, false, false]);
    expect(kinds.map(({ hasUnicode }) => hasUnicode)).toEqual([true, true, false, false]);
  });

  test('lines are wrapped between words, and only long words within', () => {
    expect(wrapped('ab cd efghij kl', 5)).toEqual(['ab cd', 'efghi', 'j kl']);
    expect(widthOf('🦄 ab 漢')).toBe(8);
  });

  test('what is slow, not decided or not run is told by name, and fails nothing', () => {
    const text = drawn([
      found('1-B.1', passed),
      found('1-B.2', { kind: 'slow' }),
      found('1-B.3', { kind: 'undecided' }),
      found('1-B.4', { kind: 'not run', why: 'it needs a fresh board' }),
    ]);
    expect(text).toContain('~ slow (right only with four times the patience): 1-B.2\n');
    expect(text).toContain('? not decided (too many boards are possible): 1-B.3\n');
    expect(text).toContain('· not run: 1 (it needs a fresh board)\n');
    expect(text).toContain('2 of 4 hold. 1 were not run.');
  });

  test('one failure is open, and others have one line each, as many as leave it in sight', () => {
    const unsound = Array.from({ length: 60 }, (_, index) =>
      found(`wire.${index}`, failed, { level: 'sound' }),
    );
    const text = drawn([...unsound, found('1-D.4', failed), waiting]);
    expect(text.split('\n').length).toBeLessThan(50);
    expect(text.match(/expected {3}/g)).toHaveLength(1);
    expect(text).toMatch(/^✗ 1-D\.4 {5}A title$/m);
    expect(text).toMatch(/^✗ 1-D\.3 {7}A flip of a .* 3 moves$/m);
    for (const { task } of unsound.slice(0, 12)) expect(text).toContain(`\n! ${task.id} `);
    expect(text).not.toContain('wire.12');
    expect(text).toContain('\n  … 48 more\n');
    const alone = drawn([...unsound, found('1-D.4', passed)]);
    expect(alone).toContain('Nobody demands this; a good server does it.');
    expect(alone).toContain('1 of 61 hold. All that is required does.');
    expect(alone.match(/expected {3}/g)).toHaveLength(1);
  });

  test('an answer that has no right form is told by what an answer is, before the rule', () => {
    const what = '200, but there is no newline after the last spot';
    const text = drawn([
      found('file.1', {
        kind: 'failed',
        failure: { ...neverWoken, observed: { kind: 'wrong', what } },
      }),
    ]);
    expect(text).toMatch(/^ {2}answer {3}A request is answered by 200 and a board/m);
    expect(text).toMatch(/^ {2}1-D {6}A first card that another player controls/m);
  });

  test('a student begins with the first problem, and its fewest moves', () => {
    const long: Failure = {
      ...neverWoken,
      happened: [...neverWoken.happened, flip(4, 'eve', 1, 1)],
    };
    const later = found('4.1', failed, { group: 4 });
    const text = drawn([
      found('2-D.8', failed),
      found('1-D.2', { kind: 'failed', failure: long }),
      waiting,
      later,
    ]);
    expect(text).toContain('0 of 4 hold. Begin with 1-D.3: 3 others part at the same rule.');
  });
});

test('only what is required decides the exit code', () => {
  const exits = [
    [found('a', passed), found('b', { kind: 'slow' })],
    [found('a', failed), found('b', passed)],
    [found('a', failed, { level: 'sound' })],
    [found('a', { kind: 'not run', why: 'the time was up' })],
    [found('a', failed), found('b', { kind: 'not run', why: 'the time was up' })],
    [found('a', { kind: 'not run', why: 'it needs a fresh board' })],
  ];
  expect(exits.map((all) => exitCodeOf(reportOf(all)))).toEqual([0, 1, 0, 2, 1, 0]);
});

test('what a server prints or answers cannot command a terminal', () => {
  const observed = { kind: 'failed', sentence: 'no\u001b[2J' } as const;
  const verdict: Verdict = { kind: 'failed', failure: { ...neverWoken, observed } };
  const text = drawn([found('1-D.3', verdict, { printed: 'x\u0007' })]);
  expect(text).not.toContain('\u001b');
  expect(text).not.toContain('\u0007');
});
