/**
 * Short tones and vibration, for my own moves only: thirty phones would be a swarm. Made here, so
 * nothing has to be downloaded; silent until the first tap, as browsers ask.
 */

import type { Sound } from '../game/news.ts';

/** A tone: when it begins, how long it sounds (ms), from which pitch to which (Hz). */
type Tone = readonly [at: number, ms: number, from: number, to?: number];

export interface Voice {
  readonly wave: OscillatorType;
  readonly loud: number;
  readonly tones: readonly Tone[];
  readonly buzz?: readonly number[];
}

const [D4, E4, G4, A4, B4] = [294, 330, 392, 440, 494];
const [D5, E5, F5S, A5, C6S, D6] = [587, 659, 740, 880, 1109, 1175];

const voices: Readonly<Record<Sound, Voice>> = {
  flip: { wave: 'triangle', loud: 0.12, tones: [[0, 45, 620, 500]], buzz: [8] },
  match: {
    wave: 'triangle',
    loud: 0.16,
    tones: [
      [0, 110, E5],
      [70, 110, A5],
      [140, 260, C6S],
    ],
    buzz: [20, 40, 30],
  },
  miss: {
    wave: 'sine',
    loud: 0.1,
    tones: [
      [0, 110, G4],
      [110, 110, E4],
    ],
  },
  no: { wave: 'sine', loud: 0.09, tones: [[0, 90, D4]], buzz: [12, 30, 12] },
  wait: {
    wave: 'sine',
    loud: 0.07,
    tones: [
      [0, 25, B4],
      [90, 25, B4],
    ],
  },
  mineNow: {
    wave: 'triangle',
    loud: 0.13,
    tones: [
      [0, 70, B4],
      [70, 70, E5],
    ],
    buzz: [30],
  },
  join: {
    wave: 'triangle',
    loud: 0.13,
    tones: [
      [0, 90, A4],
      [90, 90, D5],
    ],
  },
  count: { wave: 'triangle', loud: 0.08, tones: [[0, 45, 620, 500]] },
  over: {
    wave: 'triangle',
    loud: 0.14,
    tones: [
      [0, 110, D5],
      [110, 110, F5S],
      [220, 110, A5],
      [330, 110, D6],
      [460, 700, D5],
      [460, 700, F5S],
      [460, 700, A5],
    ],
    buzz: [40, 60, 80],
  },
  newGame: {
    wave: 'triangle',
    loud: 0.08,
    tones: [480, 512, 544, 576, 608, 640].map((pitch, index) => [index * 35, 35, pitch] as const),
  },
};

export class Sounds {
  readonly #context: AudioContext;
  readonly #out: AudioNode;

  constructor(context: AudioContext) {
    const soft = new BiquadFilterNode(context, { type: 'lowpass', frequency: 6_000 });
    const quiet = new GainNode(context, { gain: 0.5 });
    // Ten at once are no louder than two.
    const mixed = new DynamicsCompressorNode(context);
    soft.connect(quiet).connect(mixed).connect(context.destination);
    this.#context = context;
    this.#out = soft;
  }

  play(sound: Sound | Voice): void {
    const { wave, loud, tones, buzz }: Voice = typeof sound === 'string' ? voices[sound] : sound;
    // In a context that stands still they would add up, and sound together once it goes on.
    const isHeard = this.#context.state === 'running';
    if (isHeard) for (const tone of tones) this.#tone(this.#context, this.#out, wave, loud, tone);
    if (buzz !== undefined) navigator.vibrate?.([...buzz]);
  }

  #tone(
    context: AudioContext,
    out: AudioNode,
    wave: OscillatorType,
    loud: number,
    [at, ms, from, to = from]: Tone,
  ): void {
    const start = context.currentTime + at / 1_000;
    const end = start + ms / 1_000;
    const oscillator = new OscillatorNode(context, { type: wave, frequency: from });
    oscillator.frequency.linearRampToValueAtTime(to, end);
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.001, end);
    oscillator.connect(gain).connect(out);
    oscillator.start(start);
    oscillator.stop(end);
  }
}
