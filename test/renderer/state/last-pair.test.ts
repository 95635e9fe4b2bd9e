import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { SimulatedTime } from '../../../main/simulation/simulated-time.ts';
import { myNews } from '../../../renderer/game/news.ts';
import type { Flipped } from '../../../renderer/net/client.ts';
import { Moves } from '../../../renderer/state/moves.ts';
import { Notices } from '../../../renderer/state/notices.ts';
import { Store } from '../../../renderer/state/store.ts';
import { Trouble } from '../../../renderer/state/trouble.ts';
import en from '../../../renderer/text/en/play.ts';
import type { Position } from '../../../shared/card.ts';
import { RuleFailure } from '../../../shared/failures.ts';
import type { TableView } from '../../../shared/table-view.ts';
import type { Table } from '../../../main/table/table.ts';
import { below, seededRandom } from '../../support/random.ts';
import { table } from '../../support/table.ts';
import { secretId } from '../../support/wire.ts';

/** From a phone to the host, and back. */
const WAY_MS = 30;

const THINKING_MS = [500, 1_500] as const;

const SEEDS = 11;

/** Nobody tries for longer. */
const PATIENCE_MS = 30_000;

/** Somebody with the real page at a real table: it is told of each change, and its taps go by its logic. */
class Pupil {
  readonly store = new Store();
  readonly notices = new Notices();
  readonly #moves: Moves;
  readonly #id: string;
  readonly #table: Table;
  readonly #time: SimulatedTime;
  readonly #random: () => number;

  constructor(number: number, onTable: Table, time: SimulatedTime, random: () => number) {
    this.#id = secretId(`p${number}`);
    this.#table = onTable;
    this.#time = time;
    this.#random = random;
    onTable.room.join(this.#id, { name: `p${number}`, code: undefined });
    this.#moves = new Moves({
      flip: (at, number_, cancelled) => this.#flip(at, number_, cancelled),
      sleep: (ms, ends) => this.#sleep(ms, ends),
      preferences: { text: signal(en) },
      store: this.store,
      notices: this.notices,
      trouble: new Trouble(
        () => true,
        () => time.now(),
      ),
      voice: { speak: () => undefined, speakLines: () => undefined },
      speaker: { play: () => undefined },
      onRefused: (code) => {
        throw new Error(code);
      },
      now: () => time.now(),
    });
  }

  play(): void {
    this.#see();
    this.#think();
  }

  get isDone(): boolean {
    return this.#table.game.phase === 'over';
  }

  #view(): TableView {
    return {
      ...this.#table.view(),
      you: this.#table.you(this.#id),
      awards: [],
      evening: { games: 0, lines: [] },
      beginsIn: null,
      restartSeconds: null,
      giveUpSeconds: null,
      playedSeconds: 0,
    };
  }

  /** As player.ts does it. */
  #see(): void {
    const before = this.store.view.peek();
    const after = this.#view();
    const { notice } = myNews(before, after);
    this.store.show(after);
    this.store.answered.value = this.#moves.see(before, after);
    if (notice !== 'keep') this.notices.tell(notice);
    this.#table.onChange(after.token, () => this.#time.after(WAY_MS, () => this.#see()));
  }

  async #flip(at: Position, number: number, cancelled: AbortSignal): Promise<Flipped> {
    await this.#time.pause(WAY_MS);
    try {
      await this.#table.flip(this.#id, at, { number, signal: cancelled });
    } catch (error) {
      if (!(error instanceof RuleFailure)) throw error;
      return { ok: false, code: error.rule, by: this.#seatOf(error.by) };
    } finally {
      await this.#time.pause(WAY_MS);
    }
    return { ok: true, held: undefined };
  }

  #seatOf(id: string | undefined): number | undefined {
    return id === undefined ? undefined : this.#table.seats.find(id)?.seat;
  }

  #sleep(ms: number, ends?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#time.after(ms, resolve);
      ends?.addEventListener('abort', () => {
        cancel();
        resolve();
      });
    });
  }

  /** Whoever has one card wants the other; whoever has none, any of the two; whoever waits, waits. */
  #think(): void {
    const [least, most] = THINKING_MS;
    this.#time.after(least + below(this.#random, most - least), () => {
      if (this.isDone) return;
      const situation = this.store.situation.peek();
      if (situation.kind === 'first') this.#moves.tap(1 - situation.index);
      if (situation.kind === 'ready') this.#moves.tap(below(this.#random, 2));
      this.#think();
    });
  }
}

/** @returns milliseconds until the last pair was found */
async function lastPairMs(players: number, seed: number): Promise<number> {
  const time = new SimulatedTime();
  const random = seededRandom(seed);
  const onTable = table('A A', { holdUpSeconds: null });
  let found = Infinity;
  onTable.subscribe(({ step }) => {
    if (step?.events.some(({ kind }) => kind === 'matched') === true) found = time.now();
  });
  for (let number = 0; number < players; number++) {
    new Pupil(number, onTable, time, random).play();
  }
  while (time.now() < PATIENCE_MS && onTable.game.phase !== 'over') await time.run(1_000);
  return found;
}

async function medianMs(players: number, seeds: number): Promise<number> {
  const times: number[] = [];
  for (let seed = 1; seed <= seeds; seed++) times.push(await lastPairMs(players, seed));
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Infinity;
}

describe('the last pair, wanted by all, in simulated time', () => {
  test.each([
    [8, 2_000],
    [30, 3_000],
  ])('is found by one of %i players in %i ms, as a median', async (players, most) => {
    const median = await medianMs(players, SEEDS);
    expect(median).toBeLessThanOrEqual(most);
  });
});
