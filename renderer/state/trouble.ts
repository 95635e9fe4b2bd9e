/** How well the host is heard: how long it has not answered, or why it does not as it should. */

import { batch, computed, signal } from '@preact/signals';
import type { HostTrouble } from '../game/refusals.ts';
import type { Lost } from '../game/say.ts';

const LOST_MS = 3_000;
const LOST_LONG_MS = 30_000;
const UNREACHABLE_AFTER = 3;

export class Trouble {
  /** How long the host has not answered at all. */
  readonly unheard = signal<'no' | 'lost' | 'long'>('no');
  /** What is wrong with its answers. */
  readonly refused = signal<HostTrouble | undefined>(undefined);
  readonly lost = computed<Lost>(() => this.refused.value ?? this.unheard.value);
  /** It may be found under another name: an answer, even a refusal, says that it is here. */
  readonly isElsewhere = computed(
    () => this.unheard.value !== 'no' || this.refused.value === 'elsewhere',
  );
  /** The host has never shown us anything. */
  readonly unreachable = signal(false);
  readonly #hasView: () => boolean;
  readonly #now: () => number;
  #since: number | undefined;

  /** @param hasView whether there is a table to show meanwhile */
  constructor(hasView: () => boolean, now: () => number = () => performance.now()) {
    this.#hasView = hasView;
    this.#now = now;
  }

  /** The host did not answer, for the `failures`th time in a row. Short gaps are normal. */
  count(failures: number): void {
    this.#since ??= this.#now();
    const ms = this.#now() - this.#since;
    if (!this.#hasView()) this.unreachable.value = failures >= UNREACHABLE_AFTER;
    else if (ms > LOST_MS) this.#set(ms > LOST_LONG_MS ? 'long' : 'lost');
  }

  /** The host answers, but not as it should. */
  refuse(trouble: HostTrouble): void {
    this.#since = undefined;
    this.#set('no', trouble);
    this.unreachable.value = !this.#hasView();
  }

  /** The host is heard. @returns whether it was lost */
  end(): boolean {
    const wasLost = this.lost.peek() !== 'no';
    this.#since = undefined;
    this.unreachable.value = false;
    this.#set('no');
    return wasLost;
  }

  #set(unheard: 'no' | 'lost' | 'long', refused?: HostTrouble): void {
    batch(() => {
      this.unheard.value = unheard;
      this.refused.value = refused;
    });
  }
}
