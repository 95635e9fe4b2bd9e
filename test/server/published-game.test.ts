import { expect, test } from 'vitest';
import { animals, tableWith } from '../support/decks.ts';
import { serve } from '../support/host.ts';

/** A client that was written for the published protocol, and knows of nothing else. */
class PublishedClient {
  readonly #origin: string;
  readonly #player: string;

  constructor(origin: string, player: string) {
    this.#origin = origin;
    this.#player = player;
  }

  look(): Promise<readonly string[]> {
    return this.#board(`/look/${this.#player}`);
  }

  flip(row: number, column: number): Promise<readonly string[]> {
    return this.#board(`/flip/${this.#player}/${row},${column}`);
  }

  replace(from: string, to: string): Promise<readonly string[]> {
    const cards = [from, to].map(encodeURIComponent).join('/');
    return this.#board(`/replace/${this.#player}/${cards}`);
  }

  watch(): Promise<readonly string[]> {
    return this.#board(`/watch/${this.#player}`);
  }

  /** The spots, row by row, read by the published grammar alone. */
  async #board(path: string): Promise<readonly string[]> {
    const response = await fetch(this.#origin + path);
    const body = await response.text();
    if (response.status !== 200) throw new Error(body);
    expect(body).toMatch(/^[0-9]+x[0-9]+\n((none|down|up [^\s]+|my [^\s]+)\n)+$/u);
    return body.trimEnd().split('\n').slice(1);
  }
}

test('a client of the published protocol plays a whole game of unlike pairs', async () => {
  const { port, table } = await serve(tableWith(animals));
  const alice = new PublishedClient(`http://127.0.0.1:${port}`, 'alice');
  const down = ['down', 'down', 'down', 'down', 'none', 'down', 'down', 'down', 'down'];
  expect(await alice.look()).toEqual(down);
  /** It turns cards up two by two, and goes by whether both are its own: that is all it is told. */
  const matched = async (one: number, other: number) => {
    const at = (spot: number) => [Math.floor(spot / 3), spot % 3] as const;
    await alice.flip(...at(one));
    const seen = await alice.flip(...at(other));
    return seen.filter((spot) => spot.startsWith('my ')).map((spot) => spot.slice(3));
  };
  expect(await matched(0, 3)).toEqual([]);
  expect(await matched(1, 0)).toEqual(['Hund', 'guide_dog']);
  expect(await matched(2, 3)).toEqual(['photo_1', 'Katze']);
  expect(await matched(5, 7)).toEqual([]);
  expect(await matched(5, 6)).toEqual(['🦊', '🦊']);
  expect(await matched(8, 7)).toEqual(['7_×_8', '56']);
  expect(table.game.phase).toBe('over');
  expect(table.view().players).toMatchObject([
    { score: 4, tries: 6, last: '7_×_8', lastWith: '56' },
  ]);
  await expect(alice.flip(1, 1)).rejects.toThrow('(1-A)'); // the middle, empty from the start
  expect(await alice.look()).toEqual(down.map(() => 'none'));
});

test('two clients of the published protocol play a whole game', async () => {
  const { port, table, untilOpen } = await serve('🦄 🌈 / 🌈 🦄');
  const origin = `http://127.0.0.1:${port}`;
  const alice = new PublishedClient(origin, 'alice');
  const bob = new PublishedClient(origin, 'bob');
  expect(await alice.look()).toEqual(['down', 'down', 'down', 'down']);
  expect(await alice.flip(0, 0)).toEqual(['my 🦄', 'down', 'down', 'down']);
  expect(await bob.flip(0, 1)).toEqual(['up 🦄', 'my 🌈', 'down', 'down']);
  expect(await bob.flip(1, 1)).toEqual(['up 🦄', 'up 🌈', 'down', 'up 🦄']);
  expect(await alice.flip(1, 1)).toEqual(['my 🦄', 'up 🌈', 'down', 'my 🦄']);
  expect(await bob.flip(1, 0)).toEqual(['up 🦄', 'down', 'my 🌈', 'up 🦄']);
  expect(await bob.replace('🌈', '☀')).toEqual(['up 🦄', 'down', 'my ☀', 'up 🦄']);
  expect(await bob.flip(0, 1)).toEqual(['up 🦄', 'my ☀', 'my ☀', 'up 🦄']);
  expect(table.game.phase).toBe('over');
  const watched = new PublishedClient(origin, 'carol').watch();
  await untilOpen(1);
  await expect(alice.flip(0, 0)).rejects.toThrow('(1-A)');
  expect(await watched).toEqual(['none', 'up ☀', 'up ☀', 'none']);
  await expect(bob.flip(0, 0)).rejects.toThrow('(1-A)');
  expect(await alice.look()).toEqual(['none', 'none', 'none', 'none']);
});
