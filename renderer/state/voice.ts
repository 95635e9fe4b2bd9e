/**
 * What is said: in the say bar, and aloud to players who cannot see the board. Aloud everything is said once
 * and in order, in one live region for all screens.
 */

import { type ReadonlySignal, computed, signal } from '@preact/signals';
import type { TableView } from '../../shared/table-view.ts';
import { LAST_SECONDS } from '../game/clock-time.ts';
import { inWords } from '../game/photo.ts';
import { type Said, say } from '../game/say.ts';
import { spokenOf } from '../game/spoken.ts';
import type { Dictionary } from '../text/dictionary.ts';
import type { Notices } from './notices.ts';
import type { Preferences } from './preferences.ts';
import type { Store } from './store.ts';
import type { Trouble } from './trouble.ts';

/** A sentence in the live region. */
export interface Sentence {
  readonly number: number;
  readonly text: string;
}

/** Sentences stay for a moment after they are said, until a screen reader comes to them. */
const KEPT_MAX = 8;

/** Pairs of others are said at most so often; of a burst, the last. */
const OTHERS_MS = 2_500;

export interface VoiceParts {
  readonly preferences: Pick<Preferences, 'text'>;
  readonly store: Store;
  readonly notices: Notices;
  readonly trouble: Trouble;
  readonly now?: () => number;
}

export class Voice {
  readonly said: ReadonlySignal<Said>;
  readonly sentences = signal<readonly Sentence[]>([]);
  /** The card became mine after a wait. */
  readonly gotIt = signal(false);
  /** My matches since the last miss. */
  readonly streak = signal(0);
  readonly #parts: VoiceParts;
  readonly #now: () => number;
  #count = 0;
  #lastLines = '';
  /** What came before the words did. */
  #unsaid: TableView | undefined;
  #othersAt = -Infinity;
  #others: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many seconds my card is still mine (4-G), as it was said last. */
  #seconds: number | undefined;
  #clock: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: VoiceParts) {
    const { preferences, store, notices, trouble, now = () => performance.now() } = parts;
    this.#parts = parts;
    this.#now = now;
    this.said = computed(() =>
      say(preferences.text.value, {
        view: store.view.value,
        situation: store.situation.value,
        notice: notices.notice.value,
        gotIt: this.gotIt.value,
        streak: this.streak.value,
        lost: trouble.lost.value,
      }),
    );
    preferences.text.subscribe(() => {
      if (this.#unsaid !== undefined) this.tell(undefined, this.#unsaid);
    });
    // While I wait for an answer, what was said is taken back, which is nothing to say.
    notices.notice.subscribe((notice) => {
      if (notice !== undefined) this.#lastLines = '';
    });
  }

  /** Says a sentence aloud. */
  speak(sentence: string): void {
    const text = inWords(sentence, this.#parts.preferences.text.peek().spot.photoNumber);
    this.#count++;
    const kept = this.sentences.peek().slice(1 - KEPT_MAX);
    this.sentences.value = [...kept, { number: this.#count, text }];
  }

  /** Says aloud what the say bar says, unless that was the last thing that it said. */
  speakLines(): void {
    const { store, trouble } = this.#parts;
    const isShown = store.phase.peek() === 'playing' || trouble.lost.peek() !== 'no';
    if (!isShown || store.asked.peek() !== undefined) return;
    const lines = this.said.peek().lines.join(' ').trim();
    if (lines === this.#lastLines) return;
    this.#lastLines = lines;
    this.speak(lines);
  }

  /**
   * A view was shown after another.
   * @param before undefined: the first, or no news
   */
  tell(before: TableView | undefined, after: TableView): void {
    const text = this.#parts.preferences.text.peek();
    const hasWords = (text as Partial<Dictionary>).lang !== undefined;
    this.#unsaid = hasWords ? undefined : after;
    if (!hasWords) return;
    const { mine, others } = spokenOf(text, before, after, this.#parts.store.answered.peek());
    for (const sentence of mine) this.speak(sentence);
    this.speakLines();
    this.#tellTime();
    if (others !== undefined) this.#speakOfOthers(others);
  }

  /** 4-G: how long I still have is said when somebody begins to wait, and at ten seconds. */
  #tellTime(): void {
    clearTimeout(this.#clock);
    const at = this.#parts.store.giveUpAt.peek();
    const before = this.#seconds;
    this.#seconds = undefined;
    if (at === undefined) return;
    const ms = at - this.#now();
    const left = Math.ceil(ms / 1_000);
    const isSaid = before !== undefined && (left > LAST_SECONDS || before <= LAST_SECONDS);
    this.#seconds = isSaid ? before : left;
    if (!isSaid) this.speak(this.#parts.preferences.text.peek().ear.secondsLeft(left));
    const untilLast = ms - LAST_SECONDS * 1_000;
    if (untilLast > 0) this.#clock = setTimeout(() => this.#tellTime(), untilLast);
  }

  #speakOfOthers(sentence: string): void {
    this.#others = sentence;
    clearTimeout(this.#timer);
    const ms = Math.max(0, this.#othersAt + OTHERS_MS - this.#now());
    if (ms === 0) this.#speakNewest();
    else this.#timer = setTimeout(() => this.#speakNewest(), ms);
  }

  #speakNewest(): void {
    if (this.#others !== undefined) this.speak(this.#others);
    this.#others = undefined;
    this.#othersAt = this.#now();
  }
}
