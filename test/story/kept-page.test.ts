/** A game as a page: what of it is kept. How it looks is in test/e2e/kept-page.test.ts. */
import { assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SavedFile } from '../../shared/host-api.ts';
import type { KeptGame } from '../../shared/kept-game.ts';
import { readRecord } from '../../shared/record.ts';
import { type KeptParts, keptParts } from '../../main/story/finished-game.ts';
import { keptName, withGame } from '../../main/story/kept-page.ts';
import { animals, tableWith } from '../support/decks.ts';
import { DATE, hosted } from '../support/hosted.ts';
import type { TablePlayer } from '../support/table.ts';

const PLACE = '<script type="application/json" id="game"></script>';

async function finds(player: TablePlayer, row: number): Promise<void> {
  await player.flip(row, 0);
  await player.flip(row, 1);
}

type Hosted = ReturnType<typeof hosted>;

function partsOf({ story, table }: Hosted, names = true): KeptParts {
  const { finished } = story;
  if (finished === undefined) throw new Error('no game is over');
  return keptParts(finished, { names, isBlocked: (id) => table.seats.isBlocked(id) });
}

/** The game as its page has it. */
async function kept(here: Hosted, names = true): Promise<KeptGame> {
  const page = await withGame(PLACE, partsOf(here, names));
  return JSON.parse(page.replace(/^<[^>]*>|<[^>]*>$/g, '')) as KeptGame;
}

/** Alice finds two pairs, Bob one. */
async function played(): Promise<Hosted> {
  const here = hosted('A A / B B / C C');
  await finds(here.alice, 0);
  await finds(here.bob, 1);
  await finds(here.alice, 2);
  return here;
}

describe('a game that is kept', () => {
  test('has its record, who found how many pairs, awards, and when it was', async () => {
    const game = await kept(await played());
    expect(game.players).toEqual([
      { seat: 0, name: 'alice', pairs: 2 },
      { seat: 1, name: 'bob', pairs: 1 },
    ]);
    expect(readRecord(game.record)).toEqual(game.record);
    expect(game.record.steps.length).toBeGreaterThan(5);
    expect(game.awards.map(({ seat }) => seat)).toEqual([0, 1]);
    const local = new Date(DATE);
    expect(new Date(game.began ?? '').getTime()).toBe(local.getTime());
  });

  test('is there once a game with a pair is over, and until the next one that is', async () => {
    const here = hosted('A A / B B');
    const { powers, table, alice } = here;
    const page = () => powers.use('gamePage', { language: 'en', names: true });
    const title = async () =>
      ((await powers.state()) as { value: { finishedGame: unknown } }).value;
    await finds(alice, 0);
    expect(await page()).toEqual({ ok: false, code: 'no-game' });
    expect(await title()).toMatchObject({ finishedGame: null });
    await finds(alice, 1);
    const first = await kept(here);
    expect(await title()).toMatchObject({ finishedGame: table.game.title });
    table.room.startGame();
    const later = await kept(here);
    expect(later.record.game).toBe(1);
    expect(later.players).toEqual(first.players);
    expect(later.record.steps.slice(0, -1)).toEqual(first.record.steps); // 4-D is the last
    table.endGame(); // nobody found anything: there is nothing to keep of it
    expect(here.story.finished).toBeUndefined();
    table.room.startGame();
    expect(here.story.finished).toBeUndefined();
  });

  test('without names, nobody is named', async () => {
    const here = hosted('A A / B B');
    here.ana.join('Anastasia');
    await finds(here.ana, 0);
    await finds(here.alice, 1);
    const text = JSON.stringify(await kept(here, false));
    expect(text).not.toMatch(/Anastasia|alice/);
    expect(JSON.stringify(await kept(here))).toMatch(/Anastasia.*alice/);
    expect(JSON.stringify(await kept(here))).not.toContain(here.ana.id);
  });

  test('who is blocked is left out, and what others did stays', async () => {
    const here = hosted('A A / B B / C C');
    for (const [player, name] of [[here.ana, 'Ana'] as const, [here.eva, 'Eva'] as const]) {
      player.join(name);
    }
    await finds(here.ana, 0);
    await finds(here.eva, 1);
    await finds(here.ana, 2);
    here.table.block(here.eva.id);
    const { players, awards, record } = await kept(here);
    expect(players.map(({ name }) => name)).toEqual(['Ana']);
    expect(awards.map(({ seat }) => seat)).toEqual([0]);
    const events = record.steps.flatMap((step) => step.events);
    const ofOthers = new Set(events.filter(({ seat }) => seat === 1).map(({ kind }) => kind));
    expect([...ofOthers].toSorted()).toEqual(['removed', 'turned-up']);
    expect(events.filter(({ kind }) => kind === 'matched')).toHaveLength(2);
  });

  test('has the pictures that were dealt, and no others', async () => {
    const here = hosted(tableWith(animals));
    here.ana.join('Ana');
    await here.ana.flip(0, 0);
    await here.ana.flip(0, 1);
    here.table.endGame();
    const { cardFaces, pictures, faces, language } = await kept(here);
    expect([faces, language]).toEqual(['photos', 'de']);
    const hashes = cardFaces.flatMap(({ picture }) => picture ?? []);
    expect(Object.keys(pictures)).toEqual(hashes);
    expect(hashes).toHaveLength(1);
    expect(Object.values(pictures)[0]).toMatch(/^data:image\/\w+;base64,/);
  });
});

describe('the page of a kept game', () => {
  const parts = async () => partsOf(await played());

  test('whatever names say, nothing ends the script that they are in, or begins another', async () => {
    const nasty = oneof(
      string({ unit: 'binary' }),
      string({ unit: constantFrom('<', '/', '!', '-', 'script', '>', '$', '&', '`', "'", '\\') }),
    );
    const { game, ...rest } = await parts();
    await assert(
      asyncProperty(nasty, async (name) => {
        const players = game.players.map((player) => ({ ...player, name }));
        const page = await withGame(`<b>${PLACE}</b>`, { ...rest, game: { ...game, players } });
        const [, json = ''] = /^<b><script[^>]*>(.*)<\/script><\/b>$/su.exec(page) ?? [];
        expect(json).not.toContain('<');
        const names = (JSON.parse(json) as KeptGame).players.map((player) => player.name);
        expect(names).toEqual([name, name]);
      }),
    );
  });

  test('a page without a place for the game is no page', async () => {
    const some = await parts();
    await expect(withGame('<b></b>', some)).rejects.toThrow('no place');
    await expect(withGame(PLACE + PLACE, some)).rejects.toThrow('no place');
  });

  test('is made in pieces, so that others have their turn meanwhile', async () => {
    const some = await parts();
    const long = `{"ms":0,"cause":{"kind":"end"},"events":[],"x":"<${'x'.repeat(1_000_000)}"}`;
    let turns = 0;
    const ticks: number[] = [];
    const steps = function* () {
      for (let step = 0; step < 12; step++) {
        ticks.push(turns);
        yield long;
      }
    };
    let isDone = false;
    const turn = () => {
      turns++;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    const page = await withGame(PLACE, { ...some, steps: steps() });
    isDone = true;
    expect(new Set(ticks).size).toBeGreaterThan(5);
    expect(page.match(/"cause":\{"kind":"end"\}/g)).toHaveLength(12);
    expect(page.match(/</g)).toHaveLength(2);
  });

  test.each([
    ['Under the sea', 'under-the-sea'],
    ['Ménagerie à 7 têtes', 'menagerie-a-7-tetes'],
    ['🦊🐻', 'game'],
    ['../../etc/passwd', 'etc-passwd'],
    ['x'.repeat(80), 'x'.repeat(48)],
  ])('%j gives a plain name', (title, name) => {
    expect(keptName(new Date(2026, 2, 14, 12).getTime(), title)).toBe(
      `memory-scramble-2026-03-14-${name}.html`,
    );
  });

  test('is given to the host, with a name that the app takes', async () => {
    const { powers } = await played();
    const answer = await powers.use('gamePage', { language: 'ro', names: true });
    if (!answer.ok) throw new Error(answer.code);
    const { name, text } = answer.value as SavedFile;
    expect(name).toMatch(/^memory-scramble-2026-03-1\d-[a-z0-9-]+\.html$/);
    expect(text).toContain('<html lang="ro">');
    expect(text).toContain("default-src 'none'");
  });
});

describe('what the TV shows', () => {
  test('is the game, until the host wants the film; that ends by itself, and with a new game', async () => {
    const here = hosted('A A / B B');
    const { powers, story, stop, table, clock, alice } = here;
    const show = (shows: string) => powers.use('showOnTv', { shows });
    const shown = () => story.view().tvShows ?? 'game';
    expect(await show('film')).toEqual({ ok: false, code: 'no-game' });
    await finds(alice, 0);
    clock.pass(60_000);
    await finds(alice, 1);
    const { token } = table;
    expect(await show('film')).toEqual({ ok: true, value: null });
    expect(shown()).toBe('film');
    expect(table.token).not.toBe(token);
    clock.pass(24_999);
    expect(shown()).toBe('film');
    clock.pass(1);
    expect(shown()).toBe('game');
    await show('film');
    await show('game');
    expect(shown()).toBe('game');
    await show('film');
    table.room.startGame();
    expect(shown()).toBe('game');
    expect(await show('film')).toEqual({ ok: false, code: 'no-game' }); // this one goes on
    stop();
    expect(clock.timers).toBe(0);
  });

  test('is the film of a short game as long as that is, and the host can show it again', async () => {
    const { powers, story, clock, alice } = hosted('A A');
    await alice.flip(0, 0);
    clock.pass(2_000);
    await alice.flip(0, 1);
    await powers.use('showOnTv', { shows: 'film' });
    clock.pass(7_999);
    expect(story.view().tvShows).toBe('film');
    clock.pass(1);
    expect(story.view().tvShows).toBeUndefined();
  });

  test('the X-ray stays over games, until the host wants something else', async () => {
    const { powers, story, table } = hosted('A A');
    await powers.use('showOnTv', { shows: 'xray' });
    table.room.startGame();
    expect(story.view().tvShows).toBe('xray');
    await powers.use('showOnTv', { shows: 'game' });
    expect(story.view().tvShows).toBeUndefined();
  });
});
