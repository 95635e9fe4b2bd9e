/** The chosen step as a test, which only the host can write because it knows the rules. */

import { type Signal, signal } from '@preact/signals';
import type { CopiedTest } from '../../shared/host-api.ts';
import type { HostAnswer } from '../../shared/host-state.ts';
import type { XrayStore } from './xray-store.ts';

/** Undefined: the host gave no answer. */
export type CopyTest = (game: number, step: number) => Promise<HostAnswer<CopiedTest> | undefined>;

export type TestState =
  | { readonly kind: 'none' | 'asked' | 'refused' | 'trouble' }
  | { readonly kind: 'told'; readonly test: CopiedTest };

/** How long a button says *Copied*. */
const COPIED_MS = 3_000;

export class TestOfStep {
  readonly state: Signal<TestState> = signal({ kind: 'none' });
  readonly outcome = signal<'none' | 'copied' | 'by hand'>('none');
  readonly #xray: XrayStore;
  readonly #ask: CopyTest;
  #number: number | undefined;

  constructor(xray: XrayStore, ask: CopyTest) {
    this.#xray = xray;
    this.#ask = ask;
  }

  /** Asks for the test of this step, once. */
  async show(number: number | undefined): Promise<void> {
    if (number === this.#number) return;
    this.#number = number;
    this.outcome.value = 'none';
    const { game } = this.#xray.log;
    if (number === undefined || game === undefined) {
      this.state.value = { kind: 'none' };
      return;
    }
    this.state.value = { kind: 'asked' };
    const answer = await this.#ask(game, number);
    if (this.#number !== number) return; // another was chosen meanwhile
    if (answer === undefined) {
      this.state.value = { kind: 'trouble' };
      this.#number = undefined;
    } else {
      this.state.value = answer.ok ? { kind: 'told', test: answer.value } : { kind: 'refused' };
    }
  }

  /** Copies the test of the chosen step; where none is chosen, of the newest. */
  async copy(): Promise<void> {
    const { chosen } = this.#xray;
    if (chosen.peek() === undefined) this.#xray.chooseNext(1);
    await this.show(chosen.peek());
    const state = this.state.peek();
    if (state.kind !== 'told') return;
    try {
      await navigator.clipboard.writeText(state.test.text);
      this.outcome.value = 'copied';
      setTimeout(() => {
        if (this.outcome.peek() === 'copied') this.outcome.value = 'none';
      }, COPIED_MS);
    } catch {
      this.outcome.value = 'by hand'; // no secure context, or no permission
    }
  }
}
