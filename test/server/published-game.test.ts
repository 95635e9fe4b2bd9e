import { expect, test } from 'vitest';
import { serve } from '../support/serve.ts';

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
  expect(table.phase).toBe('over');
  const watched = new PublishedClient(origin, 'carol').watch();
  await untilOpen(1);
  await expect(alice.flip(0, 0)).rejects.toThrow('(1-A)');
  expect(await watched).toEqual(['none', 'up ☀', 'up ☀', 'none']);
  await expect(bob.flip(0, 0)).rejects.toThrow('(1-A)');
  expect(await alice.look()).toEqual(['none', 'none', 'none', 'none']);
});
