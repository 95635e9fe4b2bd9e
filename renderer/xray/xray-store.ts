/** The X-ray's knowledge of the game, and the moment that it shows. */

import { signal } from '@preact/signals';
import type { PlayerId } from '../../shared/card.ts';
import type { GameRecord, RecentSteps } from '../../shared/record.ts';
import type { StepsQuery } from '../../shared/paths.ts';
import type { TableView } from '../../shared/table-view.ts';
import { XrayClock } from '../game/xray-clock.ts';
import { XrayLog, type XrayStep } from '../game/xray-log.ts';
import { sleep } from '../net/time.ts';
import type { Shown } from '../state/player.ts';

/** The game as a page follows it. */
export interface XrayGame {
  readonly shown: Shown;
  /** The player who follows it; the id may change. */
  readonly id: () => PlayerId;
  /** The number of its table. */
  readonly at: () => number;
  /** The record of a game that is over. */
  readonly record: () => Promise<GameRecord | undefined>;
  /** A card as the page shows it. */
  readonly cardOf: (card: string) => string;
}

/** How the X-ray hears of the game. */
export interface XraySource extends Omit<XrayGame, 'id' | 'at'> {
  readonly steps: (query: StepsQuery, signal: AbortSignal) => Promise<RecentSteps | undefined>;
}

/** How much time is shown, in milliseconds. */
export const SPANS = [12_000, 30_000, 120_000] as const;

const WAIT_SECONDS = 25;
/** The pause after a failure. */
const AGAIN_MS = 1_000;
/** Steps within this time are drawn together, because each drawing is painted anew. */
const TOGETHER_MS = 200;
/** How long a drawing moves by itself before the next one. */
export const DRAWN_MS = 1_000;
/** How far from the edge a step is shown that was out of view, as a share of the span. */
const MARGIN = 0.25;

export class XrayStore {
  readonly log = new XrayLog();
  /** Grows with every change of the log. */
  readonly version = signal(0);
  /** The moment of the game at the right end where it stands still; undefined: it is now. */
  readonly until = signal<number | undefined>(undefined);
  readonly span = signal<number>(SPANS[0]);
  /** The time of the last drawing, in milliseconds of the game. */
  readonly drawn = signal(0);
  /** Numbers of steps. */
  readonly chosen = signal<number | undefined>(undefined);
  readonly hovered = signal<number | undefined>(undefined);
  readonly source: XraySource;
  readonly #clock = new XrayClock();
  readonly #ends = new AbortController();
  #showing: ReturnType<typeof setTimeout> | undefined;
  #isCaughtUp = false;
  #recordOf: number | undefined;

  constructor(source: XraySource) {
    this.source = source;
  }

  start(): void {
    const { store } = this.source.shown;
    const { signal: ended } = this.#ends;
    void this.#follow(ended);
    const timer = setInterval(() => this.draw(), DRAWN_MS);
    const end = store.view.subscribe((view) => {
      if (view !== undefined) this.#see(view);
    });
    ended.addEventListener('abort', () => {
      clearInterval(timer);
      clearTimeout(this.#showing);
      end();
    });
  }

  end(): void {
    this.#ends.abort();
  }

  /** The table as it is now. */
  get view(): TableView | undefined {
    return this.source.shown.store.view.value;
  }

  /** The time of the game in milliseconds; it stands still when the game is over. */
  now(): number {
    const view = this.source.shown.store.view.peek();
    const isRunning = view?.phase === 'playing' && view.game === this.log.game;
    return isRunning ? this.#clock.nowAt(performance.now()) : this.#clock.last;
  }

  /** Whether time moves. */
  isLive(): boolean {
    return this.until.value === undefined && this.view?.phase === 'playing' && this.log.count > 0;
  }

  /** The moment at the right end, as it was drawn. */
  right(): number {
    return this.until.value ?? this.drawn.value;
  }

  /** The step that is looked at. */
  looked(): XrayStep | undefined {
    const number = this.hovered.value ?? this.chosen.value;
    return number === undefined ? undefined : this.log.step(number);
  }

  draw(): void {
    this.drawn.value = this.now();
  }

  pause(): void {
    this.until.value ??= this.now();
  }

  backToNow(): void {
    this.chosen.value = undefined;
    this.hovered.value = undefined;
    this.until.value = undefined;
    this.draw();
  }

  /** Moves by milliseconds, and stands still. */
  move(ms: number): void {
    this.goTo((this.until.peek() ?? this.now()) + ms);
  }

  /** Stands still with this moment at the right end. */
  goTo(ms: number): void {
    const first = this.log.steps[0]?.ms ?? 0;
    this.until.value = Math.min(this.now(), Math.max(ms, first));
  }

  choose(number: number): void {
    const step = this.log.step(number);
    if (step === undefined) return;
    this.pause();
    const right = this.until.peek() ?? 0;
    const span = this.span.peek();
    const isSeen = step.ms <= right && step.ms > right - span * (1 - MARGIN / 2);
    if (!isSeen) this.goTo(step.ms + span * MARGIN);
    this.chosen.value = number;
  }

  /** Chooses the next step, or the one before; from now, the newest. */
  chooseNext(by: 1 | -1): void {
    const { steps } = this.log;
    const newest = steps[steps.length - 1]?.number ?? 0;
    const chosen = this.chosen.peek();
    this.choose(chosen === undefined ? newest : Math.min(newest, chosen + by));
  }

  zoom(by: 1 | -1): void {
    const index = SPANS.findIndex((span) => span === this.span.peek());
    this.span.value = SPANS[index + by] ?? this.span.peek();
  }

  #see(view: TableView): void {
    const game = this.log.game;
    if (game === view.game) this.#clock.guess(view.playedSeconds * 1_000, performance.now());
    if (view.phase === 'over' && this.#recordOf !== view.game) void this.#readRecord(view);
    this.#changed();
  }

  async #follow(ended: AbortSignal): Promise<void> {
    while (!ended.aborted) {
      try {
        const { game, count } = this.log;
        const known = game === undefined ? {} : { game, since: count, waitSeconds: WAIT_SECONDS };
        const answer = await this.source.steps(known, ended);
        const isTaken = answer === undefined || this.#take(answer, ended);
        if (!isTaken) await sleep(AGAIN_MS, ended);
      } catch {
        this.#isCaughtUp = false; // out of reach, and the page says so
        await sleep(AGAIN_MS, ended);
      }
    }
  }

  /** @returns whether it could be taken: that needs a view */
  #take(answer: RecentSteps, ended: AbortSignal): boolean {
    const view = this.source.shown.store.view.peek();
    if (view === undefined || ended.aborted) return false;
    const here = performance.now();
    const isOther = answer.game !== this.log.game;
    if (isOther) this.#reset();
    this.log.take(answer, view);
    const last = answer.steps[answer.steps.length - 1];
    if (last !== undefined) {
      const before = this.#clock.nowAt(here);
      this.#clock.know(last.ms);
      const hasBegun = last.ms > 0 || last.cause.kind === 'flip';
      if (this.#isCaughtUp && !isOther && hasBegun) this.#clock.hear(last.ms, here);
      else this.#clock.guess(view.playedSeconds * 1_000, here);
      if (Math.abs(this.#clock.nowAt(here) - before) > DRAWN_MS / 10) this.draw();
    }
    this.#isCaughtUp = this.log.count >= answer.count;
    if (isOther) this.draw();
    this.#changed();
    return true;
  }

  /** Many steps that come at once are shown at once. */
  #changed(): void {
    this.#showing ??= setTimeout(() => {
      this.#showing = undefined;
      this.version.value = this.version.peek() + 1;
    }, TOGETHER_MS);
  }

  #reset(): void {
    this.#clock.reset();
    this.#isCaughtUp = false;
    this.until.value = undefined;
    this.chosen.value = undefined;
    this.hovered.value = undefined;
  }

  /** A game that is over is shown whole. */
  async #readRecord(view: TableView): Promise<void> {
    this.#recordOf = view.game;
    const record = await this.source.record().catch(() => undefined);
    if (record === undefined) {
      this.#recordOf = undefined; // and the next view tries again
      return;
    }
    if (record.game !== this.view?.game) return;
    this.log.takeRecord(record, view);
    this.#clock.know(this.log.steps[this.log.steps.length - 1]?.ms ?? 0);
    this.draw();
    this.#changed();
  }
}
