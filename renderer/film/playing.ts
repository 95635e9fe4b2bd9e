/** Where a film is: it plays by itself, stands still, or is led by hand. */

import { useEffect, useState } from 'preact/hooks';
import { type Film, foundFrom, steppedFrom, stillShare } from '../game/film.ts';

const less = matchMedia('(prefers-reduced-motion: reduce)');

/** How long it may take at most, in seconds. */
export const LENGTHS = [20, 60, Infinity] as const;

export interface Playing {
  /** The moment that is shown, from 0 to 1. */
  readonly share: number;
  readonly isPlaying: boolean;
  /** Whether the viewer chose this moment. */
  readonly isLed: boolean;
  /** Which of LENGTHS. */
  readonly length: number;
  setLength(length: number): void;
  /** Plays, or stands still; at the end, plays from the beginning. */
  toggle(): void;
  /** Stands still at a moment. */
  goTo(share: number): void;
  /** To the next pair, or to the one before. */
  goToFind(by: 1 | -1): void;
  /** One step on, or back. */
  goToStep(by: 1 | -1): void;
  /** Plays from a moment before a step on. */
  playTo(step: number): void;
}

/** How a film begins. */
export interface Opening {
  /** The step that it is opened for: it begins a moment before, or where it stands still, there. */
  readonly step?: number | undefined;
  /** Nobody can press a key, so it plays even for viewers who want less motion. */
  readonly isAlone?: boolean;
}

/** So long before its moment, in seconds. */
const BEFORE = 2;

export function usePlaying(film: Film, { step, isAlone = false }: Opening = {}): Playing {
  const [at, setAt] = useState(() => openingOf(film, step));
  // Viewers who want less motion start it themselves.
  const [isPlaying, setPlaying] = useState((isAlone || !less.matches) && film.count > 0);
  const [length, setLength] = useState(0);
  const seconds = Math.min(film.seconds, LENGTHS[length] ?? Infinity);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let before = performance.now();
    const tick = (now: number) => {
      const by = Math.max(0, now - before) / 1_000 / seconds;
      before = now;
      setAt(({ share }) => ({ share: Math.min(1, share + by), isLed: false }));
      frame = requestAnimationFrame(tick);
    };
    let frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, seconds]);
  const isAtEnd = at.share === 1;
  useEffect(() => {
    if (isAtEnd) setPlaying(false);
  }, [isAtEnd]);
  const goTo = (share: number) => {
    setPlaying(false);
    setAt({ share: Math.min(1, Math.max(0, share)), isLed: true });
  };
  return {
    share: less.matches && isPlaying ? stillShare(film, at.share) : at.share,
    isLed: at.isLed,
    isPlaying,
    length,
    setLength,
    toggle: () => {
      if (isAtEnd && !isPlaying) setAt({ share: 0, isLed: false });
      setPlaying(!isPlaying && film.count > 0);
    },
    goTo,
    goToFind: (by) => goTo(foundFrom(film, at.share, by)),
    goToStep: (by) => goTo(steppedFrom(film, at.share, by)),
    playTo: (moment) => {
      setAt(openingOf(film, moment));
      setPlaying(!less.matches);
    },
  };
}

function openingOf(film: Film, step: number | undefined) {
  if (step === undefined) return { share: 0, isLed: false };
  const moment = film.shareAfter(Math.min(film.count, step));
  const before = BEFORE / Math.min(film.seconds, LENGTHS[0]);
  return { share: Math.max(0, less.matches ? moment : moment - before), isLed: less.matches };
}
