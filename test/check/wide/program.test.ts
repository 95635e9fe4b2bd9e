/** Servers for which a check waits long, and the signals that end it. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { until } from '../../support/until.ts';
import { checkOdd, endsBy } from '../check-odd.ts';

/** Of each server the time is up once it has done what it does, however busy the computer is. */
function onceHeard(folder: string): () => AbortSignal {
  let started = 0;
  return () => {
    const nth = ++started;
    const enough = new AbortController();
    void until(() => readdirSync(folder).length >= nth).then(() => enough.abort());
    return enough.signal;
  };
}

describe('a server that never answers is told with what it printed', () => {
  test.each([
    ['other-port', 'Nothing answers on port', 'It says that it listens on'],
    ['mail', 'brings no answer', 'sent something that is not HTTP'],
    ['hangs=0', 'brings no answer', 'no answer came'],
    ['resets=0', 'brings no answer', 'the server hung up'],
  ])('%s', async (ways, sentence, more) => {
    const folder = await tempFolder();
    const args = ['--jobs', '1', '--only', 'try.1'];
    const own = { ready: onceHeard(folder) };
    const { code, err } = await checkOdd(`${ways},heard=${folder}`, args, own);
    expect(err).toContain(sentence);
    expect(err).toContain(more);
    expect(code).toBe(2);
  });
});

describe('a server that is wrong fails with its sentence', () => {
  test.each([
    ['resets=2', 'the server hung up without a whole answer (ECONNRESET)'],
    ['endless=2', 'the answer did not end after 4 MiB'],
    ['unended=2', 'no answer'],
  ])('%s', async (ways, sentence) => {
    const { code, out } = await checkOdd(ways, ['--patience', '50'], { secondMs: 4_000 });
    expect(out.replaceAll(/\s+/g, ' ')).toContain(sentence);
    expect(code).toBe(1);
  });
});

test('the time is up before it is done: what was not run is counted', async () => {
  const { code, out } = await checkOdd('slow=1500', ['--timeout', '5']);
  expect(out).toContain('not run: 2 (the time was up)');
  expect(code).toBe(2);
});

test.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGHUP'] as const)(
  '%s ends it, and every process it has started',
  (signal) => endsBy(signal),
);
