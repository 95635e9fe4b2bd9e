/** My taps: the guards of the page stand here, the rules with the host. */

import type { Position } from '../../shared/card.ts';
import type { FailureCode } from '../../shared/failures.ts';
import type { TableView } from '../../shared/table-view.ts';
import { isSameGame, isUp } from '../game/changes.ts';
import { type FlipContext, noticeOfFailure } from '../game/failed-flip.ts';
import { isHostTrouble } from '../game/refusals.ts';
import { type OwnNotice, shown } from '../game/say.ts';
import { nameOf, situationOf } from '../game/situation.ts';
import { type Freed, HEAD_START_MS, freedIn, isFree, twinInHand } from '../game/twins.ts';
import type { Flipped } from '../net/client.ts';
import { Flips, type FlipsOptions } from '../net/flips.ts';
import { type Notices, PASSING_MS } from './notices.ts';
import type { Preferences } from './preferences.ts';
import type { Speaker } from './speaker.ts';
import type { Store } from './store.ts';
import type { Trouble } from './trouble.ts';
import type { Voice } from './voice.ts';

/** A second tap on the card just taken would let it go again (2-B); nobody means that. */
const DOUBLE_TAP_MS = 600;

export interface MovesParts {
  readonly flip: FlipsOptions['flip'];
  readonly sleep: FlipsOptions['sleep'];
  readonly preferences: Pick<Preferences, 'text'>;
  readonly store: Store;
  readonly notices: Notices;
  readonly trouble: Trouble;
  readonly voice: Pick<Voice, 'speak' | 'speakLines'>;
  readonly speaker: Pick<Speaker, 'play'>;
  /** A refusal that is no rule of the game. */
  readonly onRefused: (code: FailureCode) => void;
  readonly now?: () => number;
}

export class Moves {
  readonly #parts: MovesParts;
  readonly #now: () => number;
  readonly #flips: Flips;
  #takenAt = -Infinity;
  /** By spot: the card that was given up there last in this game. */
  readonly #freed = new Map<number, Freed>();
  /** A tap that is kept back for the player who has the twin of that card. */
  #late: { readonly index: number } | undefined;

  constructor(parts: MovesParts) {
    const { store, flip, sleep, now = () => performance.now() } = parts;
    this.#parts = parts;
    this.#now = now;
    this.#flips = new Flips({
      flip,
      sleep,
      situation: () => store.situation.peek(),
      lastNumber: () => store.view.peek()?.you.number ?? 0,
      onAsked: (at) => {
        store.asked.value = at === undefined ? undefined : this.#indexOf(at);
      },
      onAnswer: (flipped, context) => this.#onAnswer(flipped, context),
      onLostPlace: () => this.#tell({ kind: 'leftLine' }),
    });
  }

  /** A tap on a card. */
  tap(index: number): void {
    const { store, notices, trouble } = this.#parts;
    const view = store.view.peek();
    if (view === undefined || view.you.seat === null || trouble.lost.peek() !== 'no') return;
    if (this.#isDouble(index) || store.asked.peek() === index) return;
    this.#late = undefined;
    const situation = store.situation.peek();
    const spot = view.spots[index] ?? 0;
    const isTheirPair = isUp(spot) && spot.as === 'pair' && spot.by !== view.you.seat;
    if (isTheirPair && situation.kind !== 'first') {
      this.#parts.speaker.play('no');
      this.#tell({ kind: 'theirPair', who: nameOf(view, spot.by) });
      return;
    }
    if (situation.kind !== 'first' && this.#isLeftToOther(view, index)) return;
    if (situation.kind === 'waiting' && situation.index !== index) this.#sayLeft(situation.card);
    notices.clear();
    this.#flips.tap({ row: Math.floor(index / view.columns), column: index % view.columns });
  }

  /**
   * There is a new view; `before` is the one that was shown until now.
   * @returns the spots of my flips whose outcome it shows, in order
   */
  see(before: TableView | undefined, after: TableView): readonly number[] {
    const { store } = this.#parts;
    const isTaken = store.situation.peek().kind === 'first' && situationOf(before).kind !== 'first';
    if (isTaken) this.#takenAt = this.#now();
    if (before !== undefined && !isSameGame(before, after)) {
      this.forget();
      return [];
    }
    const seen = this.#flips.see().map((at) => this.#indexOf(at));
    if (before !== undefined) this.#noteFreed(before, after);
    this.#giveWay(after);
    return seen;
  }

  /** Forgets what is on its way: another game, another player. */
  forget(): void {
    this.#freed.clear();
    this.#late = undefined;
    this.#flips.forget();
  }

  #noteFreed(before: TableView, after: TableView): void {
    for (const index of after.spots.keys()) {
      const card = freedIn(before, after, index);
      if (card !== undefined) this.#freed.set(index, { card, at: this.#now() });
    }
  }

  /**
   * Whether the only twin of this card is in another hand. Then I do not queue for it, and if it was
   * given up a moment ago, I take it later.
   */
  #isLeftToOther(view: TableView, index: number): boolean {
    const spot = view.spots[index] ?? 0;
    const freed = this.#freed.get(index);
    const ms = freed === undefined ? 0 : freed.at + HEAD_START_MS - this.#now();
    const isTaken = isUp(spot) && spot.by !== undefined;
    const twin = isTaken || ms > 0 ? twinInHand(view, index, freed?.card) : undefined;
    if (twin === undefined) return false;
    if (!isTaken) void this.#tapLater(index, ms);
    this.#parts.speaker.play('no');
    this.#tell({ kind: 'twinHeld', who: nameOf(view, twin.seat) });
    return true;
  }

  async #tapLater(index: number, ms: number): Promise<void> {
    const late = { index };
    this.#late = late;
    await this.#parts.sleep(ms);
    if (this.#late === late) this.#tapLate();
  }

  /** Unless somebody was quicker, which needs no word. */
  #tapLate(): void {
    const index = this.#late?.index ?? -1;
    const spot = this.#parts.store.view.peek()?.spots[index] ?? 0;
    this.#late = undefined;
    if (isFree(spot)) this.tap(index);
  }

  /** Somebody took the twin of the card that I wait for, or gave up that of the one I tapped. */
  #giveWay(view: TableView): void {
    const situation = this.#parts.store.situation.peek();
    const twin = situation.kind === 'waiting' ? twinInHand(view, situation.index) : undefined;
    if (twin !== undefined && this.#flips.leaveLine()) {
      this.#tell({ kind: 'twinHeld', who: nameOf(view, twin.seat) });
    }
    const late = this.#late?.index;
    if (late === undefined) return;
    const isStillHeld = twinInHand(view, late, this.#freed.get(late)?.card) !== undefined;
    if (!isStillHeld) this.#tapLate();
  }

  #indexOf({ row, column }: Position): number {
    return row * (this.#parts.store.view.peek()?.columns ?? 0) + column;
  }

  #isDouble(index: number): boolean {
    const situation = this.#parts.store.situation.peek();
    const isTaken = situation.kind === 'first' && situation.index === index;
    return isTaken && this.#now() - this.#takenAt < DOUBLE_TAP_MS;
  }

  /** 4-A */
  #sayLeft(card: string): void {
    const text = this.#parts.preferences.text.peek();
    this.#parts.voice.speak(text.say.changedMind(shown(text, card)));
  }

  #onAnswer(flipped: Flipped, context: FlipContext): void {
    if (flipped.ok) return;
    const { code, by } = flipped;
    const { store, speaker, onRefused } = this.#parts;
    const who = by === undefined ? undefined : nameOf(store.view.peek(), by);
    const notice = noticeOfFailure(code, who, context);
    if (notice === undefined) return onRefused(code);
    store.asked.value = undefined;
    speaker.play('no');
    this.#tell(notice);
  }

  /** A flip that the host could not take costs no card, and what is to know of mine is told again soon. */
  #tell(notice: OwnNotice): void {
    const hasCard = this.#parts.store.situation.peek().kind === 'first';
    const passes = hasCard && isHostTrouble(notice.kind);
    this.#parts.notices.show(notice, passes ? PASSING_MS : undefined);
    this.#parts.voice.speakLines();
  }
}
