import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Speaker } from '../../../renderer/state/speaker.ts';

/** As a browser has it: it sounds only while it runs, and goes on only when it is allowed to. */
class FakeContext {
  static made: FakeContext[] = [];
  static isAllowed = true;
  state: 'suspended' | 'interrupted' | 'running' = 'suspended';
  readonly currentTime = 0;
  readonly destination = {};

  constructor() {
    FakeContext.made.push(this);
  }

  async resume(): Promise<void> {
    if (!FakeContext.isAllowed) throw new Error('not allowed');
    this.state = 'running';
  }
}

const tones: unknown[] = [];

class FakeNode {
  readonly frequency = { linearRampToValueAtTime: () => undefined };
  readonly gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };

  connect(to: unknown): unknown {
    return to;
  }

  start(at: number): void {
    tones.push(at);
  }

  stop(): void {}
}

beforeEach(() => {
  FakeContext.made = [];
  FakeContext.isAllowed = true;
  tones.length = 0;
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('navigator', {});
  for (const node of ['BiquadFilterNode', 'DynamicsCompressorNode', 'GainNode', 'OscillatorNode']) {
    vi.stubGlobal(node, FakeNode);
  }
  return () => vi.unstubAllGlobals();
});

/** A speaker with its sounds, after one activation. */
async function awake() {
  const speaker = new Speaker(() => false);
  speaker.wake();
  const [context] = FakeContext.made as [FakeContext];
  return { speaker, context };
}

describe('the speaker', () => {
  test('is opened once, and sounds', async () => {
    const { speaker, context } = await awake();
    speaker.wake();
    expect([FakeContext.made.length, context.state]).toEqual([1, 'running']);
    speaker.play('flip');
    expect(tones).toHaveLength(1);
  });

  test.each(['suspended', 'interrupted'] as const)(
    'goes on after it was %s: when the page is back, or else with the next activation',
    async (state) => {
      const { speaker, context } = await awake();
      context.state = state;
      FakeContext.isAllowed = false;
      speaker.comeBack();
      expect(context.state).toBe(state);
      FakeContext.isAllowed = true;
      speaker.wake();
      expect(context.state).toBe('running');
      context.state = state;
      speaker.comeBack();
      expect(context.state).toBe('running');
    },
  );

  test('does not save up what nobody could hear', async () => {
    const { speaker, context } = await awake();
    context.state = 'interrupted';
    speaker.play('match');
    expect(tones).toEqual([]);
  });

  test('is not opened by coming back, which is no activation', () => {
    new Speaker(() => false).comeBack();
    expect(FakeContext.made).toEqual([]);
  });

  test('is silent in a browser without sound', () => {
    vi.stubGlobal('AudioContext', undefined);
    new Speaker(() => false).wake();
    expect(FakeContext.made).toEqual([]);
  });
});
