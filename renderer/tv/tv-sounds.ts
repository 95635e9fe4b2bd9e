/** What a room hears from its TV: joining, the count, pairs, the last of them, the podium. */

import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { TableView } from '../../shared/table-view.ts';
import { growthOf, type Step, tilesOf } from '../game/podium-layout.ts';
import { STREAK_MIN } from '../game/say.ts';
import type { Sound } from '../game/news.ts';
import { LATE_PAIRS } from '../state/store.ts';
import type { EndMoment } from '../state/ending.ts';
import type { Voice } from '../state/sound.ts';
import { Speaker } from '../state/speaker.ts';

const [A2, B4, D5, E5, G4, A5, C6S, E6] = [110, 494, 587, 659, 392, 880, 1109, 1319];

/** Sounds that only a TV makes. */
const ofTv = {
  streak: {
    wave: 'triangle',
    loud: 0.15,
    tones: [
      [0, 90, E5],
      [60, 90, A5],
      [120, 90, C6S],
      [180, 300, E6],
    ],
  },
  /** A heart that beats. */
  late: {
    wave: 'sine',
    loud: 0.2,
    tones: [
      [0, 130, A2, 82],
      [190, 170, A2, 73],
    ],
  },
  third: { wave: 'triangle', loud: 0.14, tones: [[0, 180, G4]] },
  second: { wave: 'triangle', loud: 0.14, tones: [[0, 180, B4]] },
  first: { wave: 'triangle', loud: 0.15, tones: [[0, 220, D5]] },
} as const satisfies Readonly<Record<string, Voice>>;

export type TvSound =
  | Extract<Sound, 'join' | 'count' | 'match' | 'over' | 'newGame'>
  | keyof typeof ofTv;

/** The newest pairs of everybody in a row, as a TV counts them. */
export type Rolls = Map<number, number>;

/** What is heard of a change; `rolls` counts on. */
export function heardOf(before: TableView, view: TableView, rolls: Rolls): readonly TvSound[] {
  const sounds: TvSound[] = [];
  const isNew = before.game !== view.game;
  if (isNew) rolls.clear();
  const begins = view.phase === 'playing' && (isNew || before.phase === 'lobby');
  if (begins) sounds.push('newGame');
  if (view.players.some(({ seat }) => before.players.every((known) => known.seat !== seat)))
    sounds.push('join');
  if (isNew) return sounds;
  for (const { seat, score, tries } of view.players) {
    const was = before.players.find((player) => player.seat === seat);
    if (was === undefined || tries <= was.tries) continue;
    const roll = score > was.score ? (rolls.get(seat) ?? 0) + 1 : 0;
    rolls.set(seat, roll);
    if (roll > 0) sounds.push(roll >= STREAK_MIN ? 'streak' : 'match');
  }
  const isLate = view.pairsLeft > 0 && view.pairsLeft <= LATE_PAIRS;
  if (isLate && view.pairsLeft < before.pairsLeft && view.phase === 'playing') sounds.push('late');
  return sounds;
}

/** The most sounds at once that are still music; equal ones at the same moment count once. */
const SOUNDS_MAX = 3;
const TOGETHER_MS = 250;

/** The podium is heard as it grows (ending.css). */
const CROWN_MS = 1_700;

interface TvSoundsOptions {
  readonly view: TableView | undefined;
  /** The number of the count, if there is one. */
  readonly count: number | undefined;
  readonly moment: EndMoment;
  readonly steps: readonly Step[];
  readonly isOn: boolean;
}

export function useTvSounds({ view, count, moment, steps, isOn }: TvSoundsOptions): void {
  const isHeard = useRef(isOn);
  isHeard.current = isOn;
  const play = useMemo(() => mixer(new Speaker(() => !isHeard.current), isHeard), []);
  useEffect(() => {
    if (isOn) play.wake();
  }, [isOn]);
  const before = useRef<TableView | undefined>(undefined);
  const rolls = useMemo<Rolls>(() => new Map(), []);
  useEffect(() => {
    const was = before.current;
    before.current = view;
    if (was === undefined || view === undefined) return;
    for (const sound of heardOf(was, view, rolls)) play.play(sound);
    const ends = was.game === view.game && was.phase === 'playing' && view.phase === 'over';
    if (ends && moment === 'none') play.play('over'); // nothing moves here
  }, [view]);
  useEffect(() => {
    if (count !== undefined) play.play('count');
  }, [count]);
  useEffect(() => {
    if (moment !== 'podium') return undefined;
    const growths = growthOf(steps.map(({ players }) => tilesOf(players[0]?.score ?? 0)));
    const names = ['first', 'second', 'third'] as const;
    const timers = growths.map(({ lidAt }, rank) =>
      setTimeout(() => play.play(names[rank] ?? 'third'), lidAt),
    );
    timers.push(setTimeout(() => play.play('over'), CROWN_MS));
    return () => timers.forEach(clearTimeout);
  }, [moment]);
}

function mixer(speaker: Speaker, isHeard: { readonly current: boolean }) {
  let lately: { readonly sound: TvSound; readonly at: number }[] = [];
  speaker.listen();
  return {
    wake: () => speaker.wake(),
    play: (sound: TvSound) => {
      const now = performance.now();
      lately = lately.filter(({ at }) => now - at < TOGETHER_MS);
      const isTwice = lately.some((one) => one.sound === sound);
      if (!isHeard.current || isTwice || lately.length >= SOUNDS_MAX) return;
      lately.push({ sound, at: now });
      speaker.play(sound in ofTv ? ofTv[sound as keyof typeof ofTv] : (sound as Sound));
    },
  };
}
