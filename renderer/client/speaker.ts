/** Where sounds come from, once a first touch has let the browser sound. */

import type Sounds from './sound.ts';
import type { Sound } from './sound.ts';

export class Speaker {
  #sounds: Sounds | undefined;
  muted: boolean;

  constructor(muted: boolean) {
    this.muted = muted;
  }

  unlock(): void {
    if (typeof AudioContext !== 'function' || this.#sounds !== undefined) return;
    const context = new AudioContext(); // inside of the touch, as browsers ask
    void import('./sound.ts').then(({ default: Made }) => {
      this.#sounds = new Made(context);
    });
  }

  play(sound: Sound): void {
    if (!this.muted) this.#sounds?.play(sound);
  }
}
