/** Every sound as it was composed: which tones, when, how loud, and what is felt. */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Sound } from '../../../renderer/game/news.ts';
import { Sounds } from '../../../renderer/state/sound.ts';

/** What a parameter of a node is told, in order. */
class Parameter {
  readonly told: (readonly [what: string, value: number, at: number])[] = [];

  setValueAtTime(value: number, at: number): void {
    this.told.push(['set', value, at]);
  }

  linearRampToValueAtTime(value: number, at: number): void {
    this.told.push(['linear', value, at]);
  }

  exponentialRampToValueAtTime(value: number, at: number): void {
    this.told.push(['exponential', value, at]);
  }
}

const made: TestNode[] = [];

class TestNode {
  readonly options: { type?: string; frequency?: number; gain?: number };
  readonly frequency = new Parameter();
  readonly gain = new Parameter();
  to: unknown;
  times: readonly number[] = [];

  constructor(_context: unknown, options: TestNode['options']) {
    this.options = options;
    made.push(this);
  }

  connect(to: unknown): unknown {
    this.to = to;
    return to;
  }

  start(at: number): void {
    this.times = [at];
  }

  stop(at: number): void {
    this.times = [...this.times, at];
  }
}

const felt: (readonly number[])[] = [];
const context = { state: 'running', currentTime: 2, destination: 'the ear' };

beforeEach(() => {
  made.length = 0;
  felt.length = 0;
  for (const node of ['BiquadFilterNode', 'DynamicsCompressorNode', 'GainNode', 'OscillatorNode']) {
    vi.stubGlobal(node, TestNode);
  }
  vi.stubGlobal('navigator', { vibrate: (pattern: number[]) => felt.push(pattern) });
  return () => vi.unstubAllGlobals();
});

/** Each tone as [ms after now, ms long, Hz at first, Hz at last]; its wave; how loud. */
function played(sound: Sound, state = 'running') {
  new Sounds({ ...context, state } as unknown as AudioContext).play(sound);
  const ms = (seconds: number) => Math.round(seconds * 1_000);
  const tones = made.filter(({ times }) => times.length > 0);
  return {
    wave: [...new Set(tones.map(({ options }) => options.type))].join(),
    loud: [...new Set(tones.map(({ to }) => (to as TestNode).gain.told[1]?.[1]))].join(),
    tones: tones.map(({ options, times: [start = 0, end = 0], frequency }) => {
      return [ms(start - 2), ms(end - start), options.frequency, frequency.told[0]?.[1]];
    }),
    felt: felt.flat(),
  };
}

const still = (tones: readonly (readonly [number, number, number])[]) =>
  tones.map(([at, long, pitch]) => [at, long, pitch, pitch]);

test.each([
  ['flip', 'triangle', 0.12, [[0, 45, 620, 500]], [8]],
  [
    'match',
    'triangle',
    0.16,
    still([
      [0, 110, 659],
      [70, 110, 880],
      [140, 260, 1109],
    ]),
    [20, 40, 30],
  ],
  [
    'miss',
    'sine',
    0.1,
    still([
      [0, 110, 392],
      [110, 110, 330],
    ]),
    [],
  ],
  ['no', 'sine', 0.09, still([[0, 90, 294]]), [12, 30, 12]],
  [
    'wait',
    'sine',
    0.07,
    still([
      [0, 25, 494],
      [90, 25, 494],
    ]),
    [],
  ],
  [
    'mineNow',
    'triangle',
    0.13,
    still([
      [0, 70, 494],
      [70, 70, 659],
    ]),
    [30],
  ],
  [
    'join',
    'triangle',
    0.13,
    still([
      [0, 90, 440],
      [90, 90, 587],
    ]),
    [],
  ],
  ['count', 'triangle', 0.08, [[0, 45, 620, 500]], []],
  [
    'over',
    'triangle',
    0.14,
    still([
      [0, 110, 587],
      [110, 110, 740],
      [220, 110, 880],
      [330, 110, 1175],
      [460, 700, 587],
      [460, 700, 740],
      [460, 700, 880],
    ]),
    [40, 60, 80],
  ],
  [
    'newGame',
    'triangle',
    0.08,
    still([
      [0, 35, 480],
      [35, 35, 512],
      [70, 35, 544],
      [105, 35, 576],
      [140, 35, 608],
      [175, 35, 640],
    ]),
    [],
  ],
] as const)('%s', (sound, wave, loud, tones, pattern) => {
  expect(played(sound)).toEqual({ wave, loud: String(loud), tones, felt: pattern });
});

describe('a tone', () => {
  test('swells in four milliseconds, dies away, and is softened on its way out', () => {
    played('no');
    const [soft, quiet, mixed, oscillator] = made;
    const gain = oscillator?.to as TestNode;
    expect(gain.gain.told).toEqual([
      ['set', 0, 2],
      ['linear', 0.09, 2.004],
      ['exponential', 0.001, 2.09],
    ]);
    expect(gain.options.gain).toBe(0);
    expect(gain.to).toBe(soft);
    expect(soft?.options).toEqual({ type: 'lowpass', frequency: 6_000 });
    expect([soft?.to, quiet?.options.gain, quiet?.to]).toEqual([quiet, 0.5, mixed]);
    expect(mixed?.to).toBe('the ear');
  });

  test('is not kept for later where nothing can be heard; what is felt is felt', () => {
    expect(played('no', 'suspended')).toMatchObject({ tones: [], felt: [12, 30, 12] });
  });
});
