/** The command line of the check. */
import { expect, test } from 'vitest';
import { CheckUsageError, filledIn, parseCheckOptions } from '../../main/check/options.ts';

test('what stands after -- is the command, whatever it looks like', () => {
  expect(parseCheckOptions(['--problem', '3', '--', 'npm', 'start', '--seed', 'x'])).toMatchObject({
    target: { kind: 'command', command: ['npm', 'start', '--seed', 'x'] },
    ...{ problem: 3, random: 50, seed: 1, patienceMs: undefined, timeoutMs: 600_000 },
  });
  expect(parseCheckOptions(['--help', '--', 'x'])).toBe('help');
});

test('a port and a board file go where the command wants them, or at its end', () => {
  expect(filledIn(['npm', 'start'], 20_001, '/tmp/b')).toEqual(['npm', 'start', '20001', '/tmp/b']);
  expect(filledIn(['./s', '--port={port}', '-b', '{board}'], 20_001, '/tmp/$&')).toEqual([
    './s',
    '--port=20001',
    '-b',
    '/tmp/$&',
  ]);
  expect(filledIn(['./s', '{port}'], 20_001, '/tmp/b')).toEqual(['./s', '20001']);
});

test.each([
  [[], 'the command that starts your server is missing after --'],
  [['npm', 'start'], 'the command of your server stands after --'],
  [['--problem', '6', '--', 'x'], '--problem is a whole number from 1 to 5'],
  [['--jobs', '0', '--', 'x'], '--jobs is a whole number from 1 to 256'],
  [['--seed', '1.5', '--', 'x'], '--seed is a whole number'],
  [['--wat', '--', 'x'], "Unknown option '--wat'"],
  [['--url', 'http://localhost:1'], '--url and --board go together'],
  [['--url', 'http://localhost:1', '--board', 'b', '--', 'x'], 'exclude each other'],
  [['--url', 'localhost:1', '--board', 'b'], '--url is an address such as'],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => parseCheckOptions(args)).toThrow(CheckUsageError);
  expect(() => parseCheckOptions(args)).toThrow(sentence);
});
