/** The TV without its screen, at a real host over HTTP. */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Preferences } from '../../../renderer/state/preferences.ts';
import { Store } from '../../../renderer/state/store.ts';
import { Trouble } from '../../../renderer/state/trouble.ts';
import { Spectator } from '../../../renderer/tv/spectator.ts';
import { serve } from '../../support/host.ts';
import { beforeItEnds, stubBrowser } from '../browser.ts';

beforeEach(() => {
  const end = stubBrowser();
  vi.stubGlobal('BroadcastChannel', undefined);
  return end;
});

async function tv(code?: string) {
  const served = await serve('A B / B A');
  const realFetch = fetch;
  const origin = `http://127.0.0.1:${served.port}`;
  const joins: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url === '/join') joins.push(JSON.parse(init.body as string));
    return realFetch(origin + url, init);
  });
  vi.stubGlobal('location', { host: `127.0.0.1:${served.port}` });
  const store = new Store();
  const trouble = new Trouble(() => store.view.peek() !== undefined);
  const open = (link = code) => {
    const spectator = new Spectator({ preferences: new Preferences(), store, trouble }, link);
    const started = spectator.start();
    beforeItEnds(() => {
      spectator.end();
      return started;
    });
    return spectator;
  };
  return { ...served, store, joins, open };
}

describe('the TV', () => {
  test('comes in without a name, and takes no seat', async () => {
    const { open, store, joins } = await tv();
    const spectator = open();
    await vi.waitFor(() => expect(store.view.peek()?.rows).toBe(2));
    await vi.waitFor(() => expect(spectator.gate.peek()).toBe('in'));
    expect(joins[0]).not.toHaveProperty('name');
    expect([store.me.peek(), store.view.peek()?.players]).toEqual([null, []]);
  });

  test('stands before a closed door, and comes in with the code of its link', async () => {
    const { open, powers, clock } = await tv();
    await powers.door({ door: 'code' });
    const closed = open('WRONG1');
    await vi.waitFor(() => expect(closed.gate.peek()).toBe('closed'));
    const state = await powers.state();
    const opened = open((state.ok && state.value.code) || '');
    await vi.waitFor(() => {
      clock.pass(1_000); // a code after a wrong one waits for a while
      expect(opened.gate.peek()).toBe('in');
    });
  });

  test('has a QR code that knows its size, and another address whenever it is another', async () => {
    const { open, powers } = await tv();
    const spectator = open();
    await vi.waitFor(() => expect(spectator.gate.peek()).toBe('in'));
    const first = await spectator.qr();
    expect(first?.modules).toBeGreaterThan(20);
    expect((await spectator.qr())?.src).toBe(first?.src);
    await powers.door({ door: 'code' });
    const coded = await spectator.qr();
    expect(coded?.src).not.toBe(first?.src);
    expect(coded?.code).toMatch(/^\w{6}$/);
  });
});
