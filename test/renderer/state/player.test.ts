/** A player as the page has one, at a real host over HTTP: everything but the screen. */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Powers } from '../../../main/host/powers.ts';
import { newId } from '../../../renderer/net/identity.ts';
import { loadName } from '../../../renderer/net/storage.ts';
import { type PlayerOptions, openPlayer } from '../../../renderer/state/player.ts';
import { Preferences } from '../../../renderer/state/preferences.ts';
import { Store } from '../../../renderer/state/store.ts';
import { Trouble } from '../../../renderer/state/trouble.ts';
import en from '../../../renderer/text/en/play.ts';
import type { RoomSettings } from '../../../shared/settings.ts';
import { serve } from '../../support/host.ts';
import { beforeItEnds, stubBrowser } from '../browser.ts';

beforeEach(() => {
  const end = stubBrowser();
  vi.stubGlobal('BroadcastChannel', undefined); // one tab
  return end;
});

/** A host, and a page that was opened there. */
async function opened(
  notation: string,
  options: Partial<PlayerOptions> = {},
  settings: Partial<RoomSettings> = {},
) {
  const served = await serve(notation, settings);
  const origin = `http://127.0.0.1:${served.port}`;
  const realFetch = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => realFetch(origin + url, init));
  vi.stubGlobal('location', { host: `127.0.0.1:${served.port}` });
  const preferences = new Preferences();
  await preferences.speak('en');
  const open = (more: Partial<PlayerOptions> = {}) => {
    const store = new Store();
    const trouble = new Trouble(() => store.view.peek() !== undefined);
    const shown = { preferences, store, trouble };
    const player = openPlayer(shown, { id: newId(), code: undefined, ...options, ...more });
    const started = player.start();
    beforeItEnds(() => {
      player.session.pause();
      return started;
    });
    return { ...player, store, trouble, gate: () => player.session.gate.peek() };
  };
  return { ...served, open, page: open() };
}

type Page = Awaited<ReturnType<typeof opened>>['page'];

/** A page whose player is in the game. */
async function joined(notation: string, options: Partial<PlayerOptions> = {}) {
  const at = await opened(notation, options);
  await vi.waitFor(() => expect(at.page.gate()).toBe('join'));
  await at.page.session.join('Ana');
  await vi.waitFor(() => expect(at.page.gate()).toBe('in'));
  return at;
}

function situation({ store }: Page) {
  return store.situation.peek();
}

describe('a friend', () => {
  test('is asked for a name, and is in with it', async () => {
    const { page } = await joined('A B / B A');
    expect(page.store.view.peek()?.you).toMatchObject({ seat: 0, name: 'Ana' });
    expect(loadName()).toBe('Ana');
  });

  test('is told of a bad name, and stays at the form', async () => {
    const { page } = await opened('A B / B A');
    await vi.waitFor(() => expect(page.gate()).toBe('join'));
    expect(await page.session.join('')).toMatchObject({ ok: false, code: 'bad-name' });
    expect(page.gate()).toBe('join');
  });

  test('flips two cards, and is told what came of it', async () => {
    const { page } = await joined('A B / B A');
    page.moves.tap(0);
    expect(page.store.asked.peek()).toBe(0);
    await vi.waitFor(() => expect(situation(page)).toMatchObject({ kind: 'first', card: 'A' }));
    expect(page.store.asked.peek()).toBe(undefined);
    page.moves.tap(1);
    await vi.waitFor(() => expect(page.notices.notice.peek()).toEqual({ kind: 'miss' }));
    page.moves.tap(0);
    expect(page.notices.notice.peek()).toBe(undefined);
    await vi.waitFor(() => expect(situation(page).kind).toBe('first'));
    page.moves.tap(3);
    await vi.waitFor(() => expect(situation(page).kind).toBe('pair'));
    expect(page.voice.streak.peek()).toBe(1);
  });

  test('is told the second card of a miss, also where it lay face up', async () => {
    const { page, wire } = await joined('A B / B A');
    await wire.get('/flip/bob/0,0');
    await wire.get('/flip/bob/0,1'); // 2-E: both stay up
    await vi.waitFor(() => expect(page.store.view.peek()?.spots[1]).toEqual({ card: 'B' }));
    page.moves.tap(0);
    await vi.waitFor(() => expect(situation(page).kind).toBe('first'));
    page.moves.tap(1);
    await vi.waitFor(() => expect(page.notices.notice.peek()).toEqual({ kind: 'miss' }));
    const said = page.voice.sentences.peek().map(({ text }) => text);
    expect(said.slice(-2)).toEqual(['B, row 1, column 2', en.say.miss.join(' ')]);
  });

  test('hears what came of each flip, and when the game is over and begins anew', async () => {
    const { page, powers } = await joined('A B / B A');
    const play = vi.spyOn(page.speaker, 'play');
    const heard = () => play.mock.calls.map(([sound]) => sound);
    page.moves.tap(0);
    await vi.waitFor(() => expect(heard()).toEqual(['flip']));
    page.moves.tap(3);
    await vi.waitFor(() => expect(heard()).toEqual(['flip', 'match']));
    await powers.endGame();
    await vi.waitFor(() => expect(heard().at(-1)).toBe('over'));
    await powers.newGame();
    await vi.waitFor(() => expect(heard().at(-1)).toBe('newGame'));
  });

  test('is not told after looking away what was said before', async () => {
    const { page } = await joined('A B / B A');
    page.moves.tap(0);
    await vi.waitFor(() => expect(situation(page).kind).toBe('first'));
    page.moves.tap(1);
    await vi.waitFor(() => expect(page.notices.notice.peek()).toEqual({ kind: 'miss' }));
    vi.stubGlobal('document', { hidden: true, documentElement: { lang: 'en' } });
    dispatchEvent(new Event('visibilitychange'));
    expect(page.notices.notice.peek()).toBe(undefined);
  });

  test('keeps the card just taken when it is tapped twice (2-B)', async () => {
    const { page } = await joined('A B / B A');
    page.moves.tap(0);
    await vi.waitFor(() => expect(situation(page).kind).toBe('first'));
    page.moves.tap(0);
    expect(page.store.asked.peek()).toBe(undefined);
  });

  test('waits for a card, and gets it (1-D, 4-E)', async () => {
    const { page, wire } = await joined('A B / B A');
    await wire.get('/flip/bob/0,0');
    await vi.waitFor(() => expect(page.store.view.peek()?.spots[0]).toMatchObject({ by: 1 }));
    page.moves.tap(0);
    await vi.waitFor(() => expect(situation(page)).toMatchObject({ kind: 'waiting', place: 1 }));
    await wire.get('/flip/bob/0,1');
    await vi.waitFor(() => expect(situation(page)).toMatchObject({ kind: 'first', card: 'A' }));
    expect(page.voice.gotIt.peek()).toBe(true);
  });

  test('is told why a second card costs the first (2-B)', async () => {
    const { page, wire } = await joined('A B / B A');
    await wire.get('/flip/bob/0,1');
    page.moves.tap(0);
    await vi.waitFor(() => expect(situation(page).kind).toBe('first'));
    page.moves.tap(1);
    const notice = { kind: 'taken', who: 'bob', cards: ['A'] };
    await vi.waitFor(() => expect(page.notices.notice.peek()).toEqual(notice));
    expect(page.hints.shown.peek()).toBe('taken');
  });

  test('is told of somebody else’s pair, which is not asked for', async () => {
    const { page, wire } = await joined('A B / B A');
    await wire.get('/flip/bob/0,0');
    await wire.get('/flip/bob/1,1');
    await vi.waitFor(() => expect(page.store.view.peek()?.pairsLeft).toBe(1));
    page.moves.tap(0);
    expect(page.notices.notice.peek()).toEqual({ kind: 'theirPair', who: 'bob' });
    expect(page.store.asked.peek()).toBe(undefined);
  });

  test('leaves, and comes back under the same name', async () => {
    const { page } = await joined('A B / B A');
    await page.session.leave();
    expect(page.gate()).toBe('left');
    await page.session.comeBack();
    await vi.waitFor(() => expect(page.gate()).toBe('in'));
    expect(page.store.view.peek()?.you.name).toBe('Ana');
  });

  test('leaves while the host is out of reach: 4-C ends it there later', async () => {
    const { page, stop } = await joined('A B / B A');
    await stop();
    await page.session.leave();
    expect(page.gate()).toBe('left');
  });

  test('is told of a removal, and may come back', async () => {
    const { page, powers } = await joined('A B / B A');
    await powers.remove({ seat: 0 });
    await vi.waitFor(() => expect(page.gate()).toBe('removed'));
    await page.session.comeBack();
    await vi.waitFor(() => expect(page.gate()).toBe('in'));
  });

  test('watches without a seat, and plays again', async () => {
    const { page } = await joined('A B / B A');
    await page.session.leave();
    await page.session.watch();
    await vi.waitFor(() => expect(page.gate()).toBe('in'));
    expect(page.store.me.peek()).toBe(null);
    page.moves.tap(0);
    expect(page.store.asked.peek()).toBe(undefined);
    expect(page.voice.said.peek().lines[0]).toBe('You’re watching.');
    page.session.play();
    await vi.waitFor(() => expect(page.store.me.peek()).not.toBe(null));
    expect(page.session.watches.peek()).toBe(false);
  });

  test('starts with a new game where everybody does (4-D)', async () => {
    const { page, powers } = await joined('A B / B A');
    page.moves.tap(0);
    await vi.waitFor(() => expect(situation(page).kind).toBe('first'));
    await powers.newGame();
    await vi.waitFor(() => expect(page.notices.notice.peek()).toEqual({ kind: 'newGame' }));
    expect([situation(page).kind, page.store.view.peek()?.game]).toEqual(['ready', 2]);
  });
});

/** Closes the door. @returns its code */
async function locked(powers: Powers): Promise<string> {
  await powers.door({ door: 'code' });
  const state = await powers.state();
  return (state.ok && state.value.code) || 'none';
}

describe('a door with a code', () => {
  test('asks a friend for it, and says when it is wrong', async () => {
    const { powers, open, page, clock } = await opened('A B / B A');
    const code = await locked(powers);
    const late = open();
    await vi.waitFor(() => expect(late.gate()).toBe('join'));
    await late.session.join('Ben');
    expect(late.gate()).toBe('code');
    expect(late.session.codeTrouble.peek()).toBe(undefined);
    await late.session.enter('WRONG1', true);
    expect([late.gate(), late.session.codeTrouble.peek()]).toEqual(['code', 'wrong']);
    clock.pass(1_000);
    await late.session.enter(code, true);
    await vi.waitFor(() => expect(late.gate()).toBe('in'));
    expect(late.store.view.peek()?.you.name).toBe('Ben');
    expect(page.session.id).not.toBe(late.session.id);
  });

  test('lets the host in, who is never asked', async () => {
    const { powers, open } = await opened('A B / B A');
    const code = await locked(powers);
    const way = { code: async () => code, standUp: async () => undefined };
    const hosts = open({ host: way });
    await vi.waitFor(() => expect(hosts.gate()).toBe('in'));
    expect(hosts.store.me.peek()).not.toBe(null);
  });
});

describe('a host', () => {
  test('gives up the seat to watch', async () => {
    const { powers, open } = await opened('A B / B A');
    const stood: number[] = [];
    const standUp = (seat: number) => {
      stood.push(seat);
      return powers.standUp({ seat });
    };
    const hosts = open({ host: { code: async () => undefined, standUp } });
    await vi.waitFor(() => expect(hosts.store.me.peek()).toBe(0));
    await hosts.session.watch();
    await vi.waitFor(() => expect(hosts.store.me.peek()).toBe(null));
    expect([hosts.gate(), stood]).toEqual(['in', [0]]);
  });
});
