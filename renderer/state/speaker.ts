/** Where sounds come from, once an activation has let the browser sound. */

import type { Sound } from '../game/news.ts';
import { Sounds, type Voice } from './sound.ts';

/** What browsers count as an activation: the end of a touch, and never its beginning. */
const activations = ['pointerup', 'touchend', 'click', 'keydown'] as const;

export class Speaker {
  readonly #isMuted: () => boolean;
  #context: AudioContext | undefined;
  #sounds: Sounds | undefined;

  constructor(isMuted: () => boolean) {
    this.#isMuted = isMuted;
  }

  /** From now on every activation of the page wakes it. */
  listen(): void {
    for (const activation of activations) {
      addEventListener(activation, () => this.wake(), { capture: true, passive: true });
    }
    addEventListener('visibilitychange', () => {
      if (!document.hidden) this.comeBack();
    });
  }

  /** To be called in an activation: opens the sound, or goes on with one that was interrupted. */
  wake(): void {
    if (typeof AudioContext !== 'function') return;
    if (this.#context === undefined) {
      this.#context = new AudioContext();
      this.#sounds = new Sounds(this.#context);
    }
    this.comeBack();
  }

  /** The page is seen again, after a call or a lock; where that is no reason, the next tap is. */
  comeBack(): void {
    const context = this.#context;
    if (context === undefined || context.state === 'running') return;
    context.resume().catch(() => undefined); // not yet allowed: the next activation tries again
  }

  play(sound: Sound | Voice): void {
    if (!this.#isMuted()) this.#sounds?.play(sound);
  }
}
