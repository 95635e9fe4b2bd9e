/** What a link carries, and where a page goes when its host has another address. */

import { signal } from '@preact/signals';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { followElsewhere, takeSeat } from '../../../renderer/net/elsewhere.ts';
import { takeFragment } from '../../../renderer/net/place.ts';
import { knownId, newId, saveId } from '../../../renderer/net/identity.ts';
import { loadName } from '../../../renderer/net/storage.ts';
import { stubBrowser } from '../browser.ts';
import { Trouble } from '../../../renderer/state/trouble.ts';
import { settled } from '../../support/promises.ts';
import { view } from '../views.ts';

const replaced: string[] = [];

function at(hash: string): void {
  const replaceState = (_: unknown, __: string, url: string) => replaced.push(url);
  const replace = (url: string) => replaced.push(url);
  vi.stubGlobal('history', { replaceState });
  vi.stubGlobal('location', { hash, pathname: '/', search: '?lang=de', host: 'a:8080', replace });
}

beforeEach(() => {
  replaced.length = 0;
  return stubBrowser();
});

describe('what stands behind the # of a link', () => {
  test('is taken out of the address bar, and known after a reload', () => {
    at('#code=ABC123&host=secret');
    const expected = { code: 'ABC123', secret: 'secret', carried: undefined };
    expect(takeFragment()).toEqual(expected);
    expect(replaced).toEqual(['/?lang=de']);
    at('');
    expect(takeFragment()).toEqual(expected);
    expect(replaced).toHaveLength(1);
  });

  test('may be a seat, which is taken once', () => {
    at('#seat=abc&name=Ana');
    expect(takeFragment().carried).toEqual({ id: 'abc', name: 'Ana' });
    at('');
    expect(takeFragment().carried).toBe(undefined);
  });
});

describe('a seat that was carried', () => {
  /** A host at which these have seats. */
  function hostOf(...seated: readonly string[]): void {
    vi.stubGlobal('fetch', async (url: string) => {
      const { you, ...common } = view('down');
      const has = seated.some((id) => url.includes(id));
      return Response.json({ ...common, you: { ...you, seat: has ? 0 : null } });
    });
  }

  test('is gone on with, where the host knows it', async () => {
    const id = newId();
    hostOf(id);
    await takeSeat({ id, name: 'Ana' });
    expect([knownId(), loadName()]).toEqual([id, 'Ana']);
  });

  test('is left alone where the host does not, or where it is no id of ours', async () => {
    hostOf('alice');
    await takeSeat({ id: newId(), name: 'Ana' });
    await takeSeat({ id: 'alice', name: 'Ana' });
    expect([knownId(), loadName()]).toEqual([undefined, undefined]);
  });

  test('makes nobody else of who sits here already', async () => {
    const [own, other] = [newId(), newId()];
    saveId(own);
    hostOf(own, other);
    await takeSeat({ id: other, name: 'Eve' });
    expect(knownId()).toBe(own);
  });

  test('is left alone where nobody answers', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no network');
    });
    await takeSeat({ id: newId(), name: 'Ana' });
    expect(knownId()).toBe(undefined);
  });
});

describe('a page whose host is lost', () => {
  /** Hosts by their names: which run each is. */
  function network(names: string, runs: Readonly<Record<string, string>>): void {
    at('');
    vi.stubGlobal('fetch', async (url: string) => {
      if (url === '/health') return new Response('', { headers: { 'Host-Names': names } });
      const run = runs[new URL(url).host];
      if (run === undefined) throw new TypeError('nobody there');
      return new Response('', { headers: { 'Board-Version': `${run}-1-7` } });
    });
  }

  /** Not heard any more, unless something else happens. */
  async function lose(happens = (trouble: Trouble) => silence(trouble)) {
    let ms = 0;
    const trouble = new Trouble(
      () => true,
      () => (ms += 10_000),
    );
    const shown = signal(view('down', { token: 'run1-1-5' }));
    await followElsewhere({
      isElsewhere: trouble.isElsewhere,
      view: shown,
      at: () => 1,
      id: () => 'ana',
      luggage: () => ({ seat: 'ana', name: undefined, code: 'X' }),
    });
    happens(trouble);
  }

  function silence(trouble: Trouble): void {
    trouble.count(1);
    expect(trouble.unheard.peek()).toBe('lost');
  }

  test('stays with one that answers, though it refuses', async () => {
    network('a:8080 c:8080', { 'c:8080': 'run1' });
    const asked = vi.fn(fetch);
    vi.stubGlobal('fetch', asked);
    await lose((trouble) => trouble.refuse('busy'));
    await settled();
    expect([replaced, asked.mock.calls.map(([url]) => url)]).toEqual([[], ['/health']]);
  });

  test('goes to the name under which the same run answers, with its seat', async () => {
    network('a:8080 b:8080 c:8080', { 'b:8080': 'run2', 'c:8080': 'run1' });
    await lose();
    await vi.waitFor(() => expect(replaced).toEqual(['http://c:8080/?lang=de#seat=ana&code=X']));
  });

  test('asks for the names again, where the first answer did not come', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    network('a:8080 b:8080', { 'b:8080': 'run1' });
    const answers = fetch;
    let asked = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      if (url === '/health' && asked++ === 0) throw new TypeError('a bad moment');
      return answers(url);
    });
    const losing = lose();
    await vi.runAllTimersAsync();
    await losing;
    await vi.runAllTimersAsync();
    expect(replaced).toEqual(['http://b:8080/?lang=de#seat=ana&code=X']);
  });

  test('stays where it did not come by a name of the host', async () => {
    network('b:8080 c:8080', { 'c:8080': 'run1' });
    await lose();
    expect(replaced).toEqual([]);
  });
});
