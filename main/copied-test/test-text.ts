/** Writes moves as a test, in the notation of test/support/game.ts. */

import { isDeepStrictEqual } from 'node:util';
import type { PlayerId } from '../../shared/card.ts';
import type { BoardEvent } from '../game/events.ts';
import { happened } from './happened.ts';
import { type Layout, type Move, Replay } from './replay.ts';
import { inNotation, quoted, wordsOf } from './test-words.ts';

export interface Told {
  readonly layout: Layout;
  readonly moves: readonly Move[];
  /** What players are called, by their ids in the moves. */
  readonly names: ReadonlyMap<PlayerId, string>;
  /** What the last move causes. */
  readonly wanted: readonly string[];
}

/** A move, and what it caused. */
interface Played {
  readonly move: Move;
  readonly events: readonly BoardEvent[];
}

/** A line of code, and the rules by which things happen there. */
interface Line {
  readonly code: string;
  readonly rules?: string;
}

/** @returns undefined if the same would not happen in that notation */
export async function testText({
  layout,
  moves,
  names,
  wanted,
}: Told): Promise<string | undefined> {
  const written = inNotation(layout, moves);
  const replay = new Replay(written, 'none');
  const played: Played[] = [];
  for (const move of moves) played.push({ move, events: await replay.play(move) });
  const last = played[played.length - 1];
  const isSame = isDeepStrictEqual(happened(last?.events ?? [], layout.columns), wanted);
  if (last === undefined || !isSame) return undefined;
  const words = wordsOf(names, moves);
  const script = new Script(layout.columns, words, stoppedFlips(played));
  for (const one of played) script.add(one);
  return fileOf(written, [...words.values()], script.end(last));
}

/** Flips whose wait somebody ends by going away (4-B): they need a signal. */
function stoppedFlips(played: readonly Played[]): ReadonlySet<Move> {
  const stopped = new Set<Move>();
  const waiting = new Map<PlayerId, Move>();
  for (const { move, events } of played) {
    for (const { kind, player } of events)
      if (kind === 'started-waiting') waiting.set(player, move);
    const flip = move.kind === 'cancel' ? waiting.get(move.player) : undefined;
    if (flip !== undefined) stopped.add(flip);
  }
  return stopped;
}

/** The body of the test, line by line. */
class Script {
  readonly #columns: number;
  readonly #words: ReadonlyMap<PlayerId, string>;
  readonly #stopped: ReadonlySet<Move>;
  readonly #lines: Line[] = [];
  /** The names of promises: of flips that still wait, and of all flips so far. */
  readonly #open = new Map<PlayerId, string>();
  readonly #taken = new Set<string>();
  /** Abort controllers of players who go away. */
  readonly #stops = new Map<PlayerId, string>();
  /** Promises of waiting flips are checked after the events of the last move. */
  #ended: readonly Line[] = [];

  constructor(columns: number, words: ReadonlyMap<PlayerId, string>, stopped: ReadonlySet<Move>) {
    this.#columns = columns;
    this.#words = words;
    this.#stopped = stopped;
  }

  add({ move, events }: Played): void {
    this.#lines.push(...this.#ended);
    this.#ended = this.#waitsEndedBy(events);
    const rules = [...new Set(events.map(({ rule }) => rule))].join(', ');
    this.#lines.push(...this.#linesOf(move, events, rules));
  }

  end({ events }: Played): readonly Line[] {
    const lines = happened(events, this.#columns).map((line) => {
      const [rule = '', player = '', ...more] = line.split(' ');
      return { code: `  ${quoted([rule, this.#word(player), ...more].join(' '))},` };
    });
    const open = [...this.#open.values()].map((wait) => ({
      code: `expect(await pending(${wait})).toBe(true);`,
    }));
    const asked = [{ code: 'expect(happened()).toEqual([' }, ...lines, { code: ']);' }];
    return [...this.#lines, ...asked, ...this.#ended, ...open];
  }

  #linesOf(move: Move, events: readonly BoardEvent[], rules: string): readonly Line[] {
    switch (move.kind) {
      case 'flip':
        return this.#flip(move, move.player, move.index, events, rules);
      case 'cancel':
        return [{ code: `${this.#stops.get(move.player) ?? ''}.abort();`, rules }];
      case 'give-up':
        return [{ code: `${this.#word(move.player)}.giveUp();`, rules }];
      case 'leave': {
        const ids = move.players.map((player) => `${this.#word(player)}.id`).join(', ');
        return [{ code: `board.leave(${ids});`, rules }];
      }
      case 'map': {
        const cards = move.cards.map((pair) => `[${pair.map(quoted).join(', ')}]`).join(', ');
        const f = `async (card) => new Map([${cards}]).get(card) ?? card`;
        return [{ code: `await ${this.#word(move.player)}.map(${f});`, rules }];
      }
      case 'end':
        return [{ code: 'board.endEarly();', rules }];
      case 'close':
        return [{ code: 'board.close();', rules }];
    }
  }

  #flip(
    move: Move,
    player: PlayerId,
    index: number,
    events: readonly BoardEvent[],
    rules: string,
  ): readonly Line[] {
    const word = this.#word(player);
    const place = `${Math.floor(index / this.#columns)}, ${index % this.#columns}`;
    const own = events.filter((event) => event.player === player);
    if (own.some(({ kind }) => kind === 'started-waiting')) {
      const wait = this.#fresh(`${word}Waits`);
      this.#open.set(player, wait);
      if (!this.#stopped.has(move))
        return [{ code: `const ${wait} = ${word}.flip(${place});`, rules }];
      const stops = this.#fresh(`${word}Stops`);
      this.#stops.set(player, stops);
      return [
        { code: `const ${stops} = new AbortController();` },
        { code: `const ${wait} = ${word}.flip(${place}, ${stops}.signal);`, rules },
      ];
    }
    const failure = own.find(
      ({ kind, rule }) => kind === 'failed' || (kind === 'missed' && rule !== '2-E'),
    );
    const call = `${word}.flip(${place})`;
    const code =
      failure === undefined ? `await ${call};` : `await failsBy('${failure.rule}', ${call});`;
    return [{ code, rules }];
  }

  /** What became of flips that waited. */
  #waitsEndedBy(events: readonly BoardEvent[]): readonly Line[] {
    return events.flatMap(({ kind, rule, player }): readonly Line[] => {
      const wait = this.#open.get(player);
      const isHandedOver = kind === 'took-control' && rule === '4-E';
      if (wait === undefined || !(isHandedOver || kind === 'stopped-waiting')) return [];
      this.#open.delete(player);
      if (isHandedOver) return [{ code: `await ${wait};` }];
      if (rule === '4-B') return [{ code: `await expect(${wait}).rejects.toThrow();` }];
      return [{ code: `await failsBy('${rule}', ${wait});` }];
    });
  }

  #word(player: PlayerId): string {
    return this.#words.get(player) ?? player;
  }

  #fresh(name: string): string {
    let fresh = name;
    for (let number = 2; this.#taken.has(fresh); number++) fresh = `${name}${number}`;
    this.#taken.add(fresh);
    return fresh;
  }
}

function fileOf(layout: Layout, players: readonly string[], lines: readonly Line[]): string {
  const code = lines.map((line) => line.code).join('\n');
  const support = ['failsBy', 'pending'].filter((word) => code.includes(`${word}(`));
  const parts = ['players', 'happened', ...(code.includes('board.') ? ['board'] : [])];
  const wide = Math.max(...lines.map((line) => (line.rules === undefined ? 0 : line.code.length)));
  const ruled = lines.filter(({ rules }) => rules !== undefined);
  const last = ruled[ruled.length - 1];
  const call = /\w+\.\w+\(.*?\)/.exec(last?.code ?? '')?.[0] ?? '';
  return [
    importOf(['expect', 'test'], 'vitest'),
    importOf(['game'], '../support/game.ts'),
    ...(support.length === 0 ? [] : [importOf(support, '../support/promises.ts')]),
    '',
    `test(${quoted(`${last?.rules ?? ''}: ${call}`)}, async () => {`,
    `  const { ${parts.join(', ')} } = game(`,
    ...notationOf(layout),
    '  );',
    `  const { ${players.join(', ')} } = players(${players.map(quoted).join(', ')});`,
    ...lines.map((line) => {
      if (line.rules === undefined) return `  ${line.code}`;
      return `  ${line.code.padEnd(wide)} // ${line.rules}`;
    }),
    '});',
    '',
  ].join('\n');
}

function importOf(names: readonly string[], from: string): string {
  return `import { ${names.join(', ')} } from ${quoted(from)};`;
}

/** A row in each line. */
function notationOf({ rows, columns, cards, unlike = [] }: Layout): readonly string[] {
  return Array.from({ length: rows }, (_, row) => {
    const written = cards.slice(row * columns, (row + 1) * columns).join(' ');
    const pairs = unlike.map((pair) => pair.join('=')).join(' ');
    const isLast = row === rows - 1;
    if (!isLast) return `    ${row === 0 ? '' : '  '}${quoted(`${written} / `)} +`;
    return `    ${row === 0 ? '' : '  '}${quoted(pairs === '' ? written : `${written} | ${pairs}`)},`;
  });
}
