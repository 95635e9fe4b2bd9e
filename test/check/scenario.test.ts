import { describe, expect, test } from 'vitest';
import {
  ScenarioSyntaxError,
  boardOf,
  formatScenario,
  parseScenarios,
  playersOf,
  problemOf,
  subjectOf,
} from '../../main/check/scenario.ts';

const WAITING = `1-D.3 a flip of a controlled card waits until control is handed over
board A B / B A
alice flip 0,0
bob flip 0,0 waits
bob flip waits
alice flip 0,1
bob flip succeeds
bob sees my A, up B / down, down
alice flip 1,0 fails 2-B
`;

const OF_ALL_KINDS = `wire.1 everything that can be said
level sound
file "1x2\\r\\nnone\\r\\n/\\r\\n"
bob watch
bob watch waits
alice flip 0,1
bob watch sees down, up /
bob hangs up
alice replace / up,
alice sees down, my up,
alice sees none, up none
get /flip/alice/1.5,0 refused
get /look/alice has cache-control: no-store
`;

describe('a scenario', () => {
  test.each([WAITING, OF_ALL_KINDS])('is read and written', (text) => {
    const [scenario, ...more] = parseScenarios(text);
    if (scenario === undefined) throw new Error('no scenario');
    expect(more).toEqual([]);
    expect(formatScenario(scenario)).toBe(text);
  });

  test('has a board, players and a subject', () => {
    const [scenario] = parseScenarios(WAITING);
    if (scenario === undefined) throw new Error('no scenario');
    expect(boardOf(scenario)).toEqual({ rows: 2, columns: 2, cards: ['A', 'B', 'B', 'A'] });
    expect(playersOf(scenario.moves)).toEqual(['alice', 'bob']);
    expect(subjectOf(scenario)).toBe('1-D');
  });

  test.each([
    ['2-D.1 a\nboard A A\nalice flip 0,0', 2],
    ['file.1 a\nboard A A\nalice sees down, down', 1],
    ['1-D.1 a\nboard A A\nalice flip 0,0\nbob flip 0,0 waits', 3],
    ['map.1 a\nboard A A\nalice replace A B', 4],
    ['map.1 a\nboard A A\nalice watch\nalice replace A B', 5],
  ] as const)('belongs to the problem where it can first be passed: %j', (text, problem) => {
    expect(parseScenarios(text).map(problemOf)).toEqual([problem]);
  });

  test('may have comments, and stands apart from the next by a blank line', () => {
    const text = `# hearts\n\n${WAITING.replace('0,0\n', '0,0 # 1-B\n')}\r\n\r\n${OF_ALL_KINDS}`;
    expect(parseScenarios(text).map(formatScenario)).toEqual([WAITING, OF_ALL_KINDS]);
  });

  test.each([
    ['1-D.3', 1],
    ['1-D.3 title', 1],
    ['1-D.3 title\nA B', 2],
    ['1-D.3 title\nboard A B / A', 2],
    ['1-D.3 title\nfile A', 2],
    ['1-D.3 title\nfile "2x2\\nA\\n"', 2],
    ['1-D.3 title\nboard A B\nalice jumps', 3],
    ['1-D.3 title\nboard A B\na-b flip 0,0', 3],
    ['1-D.3 title\nboard A B\nalice flip 0;0', 3],
    ['1-D.3 title\nboard A B\nalice flip 0,0 waits 1-D', 3],
    ['1-D.3 title\nboard A B\nalice flip 0,0 perhaps', 3],
    ['1-D.3 title\nboard A B\nalice replace A', 3],
    ['1-D.3 title\nboard A B\nalice sees down', 3],
    ['1-D.3 title\nboard A B\nalice sees down down', 3],
    ['1-D.3 title\nboard A B\nalice sees down, A', 3],
    ['1-D.3 title\nboard A B\nget /look/alice', 3],
    ['1-D.3 title\nboard A B\n\n1-D.4 title\nboard A\nalice watch out', 6],
  ])('that departs from the format is refused with its line: %j', (text, line) => {
    expect(() => parseScenarios(text)).toThrow(ScenarioSyntaxError);
    expect(() => parseScenarios(text)).toThrow(`line ${line}: found`);
  });
});
