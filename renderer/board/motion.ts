/**
 * What moves on the board: pieces above it, each a layer of its own while it moves and never at
 * rest. Players who want less motion see cards fade instead.
 */

export const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
export const BOUNCE = 'cubic-bezier(0.3, 1.5, 0.5, 1)';
const FADE_MS = 160;
const TURN_MS = 280;
const DEAL_MS = 280;
const LEAVE_MS = 380;
const POP_MS = 420;
const NUDGE_MS = 240;
const SPARKS_MS = 900;

/** Each card of a new game is dealt so long after the one before, the last so long after the first. */
const DEAL_STEP_MS = 12;
const DEALING_MS = 400;

/** Whether a player wants less motion. */
export const reduced = matchMedia('(prefers-reduced-motion: reduce)');
let isCalm = false;

/** Players who want less motion, or so many boards that it would be too much. */
export const less = {
  get matches(): boolean {
    return isCalm || reduced.matches;
  },
};

/** With several boards in sight cards only fade. */
export function calm(isOn: boolean): void {
  isCalm = isOn;
}

/**
 * A side of a card comes into view. The other one is gone: by this ease it would be seen from its
 * edge after two frames, and each thing that moves costs (docs/PERFORMANCE.md).
 * @param perspective in pixels
 */
export function turn(side: HTMLElement, perspective: number, end: () => void): void {
  const edge = `perspective(${perspective}px) rotateY(-90deg)`;
  const from = less.matches ? { opacity: 0 } : { transform: edge };
  const duration = less.matches ? FADE_MS : TURN_MS;
  run(side, 'turn', [from, {}], { duration, easing: EASE }, end);
}

const steps = {
  match: {
    frames: [
      { transform: 'none' },
      { transform: 'scale(1.14) rotate(-2deg)', offset: 0.35 },
      { transform: 'scale(0.98)', offset: 0.65 },
      { transform: 'none' },
    ],
    options: { duration: POP_MS, easing: BOUNCE },
  },
  arrive: {
    frames: [
      { transform: 'none' },
      { transform: 'scale(1.08)', offset: 0.4 },
      { transform: 'none' },
    ],
    options: { duration: POP_MS, easing: BOUNCE },
  },
  nudge: {
    frames: [
      { transform: 'none' },
      { transform: 'translateX(-4%)', offset: 0.25 },
      { transform: 'translateX(4%)', offset: 0.75 },
      { transform: 'none' },
    ],
    options: { duration: NUDGE_MS },
  },
} as const;

/** @param isTurning it turns first */
export function move(piece: HTMLElement, what: keyof typeof steps, isTurning: boolean): void {
  if (less.matches) return;
  const { frames, options } = steps[what];
  run(piece, what, [...frames], { ...options, delay: isTurning ? TURN_MS : 0 });
}

/** A card that is gone is the last thing that is seen of it. */
export function leave(piece: HTMLElement): void {
  const away = { transform: 'translateY(-22%) scale(0.72) rotate(5deg)', opacity: 0 };
  const frames = [{ opacity: 1 }, less.matches ? { opacity: 0 } : away];
  const duration = less.matches ? FADE_MS : LEAVE_MS;
  run(piece, 'leave', frames, { duration, easing: EASE }, () => piece.remove());
}

/** The dashes of a waiting player close to the ring of the player who has the card. */
export function close(dashes: HTMLElement): void {
  const frames = [{}, { transform: 'scale(0.94)', opacity: 1, offset: 0.6 }, { opacity: 0 }];
  const options = { duration: POP_MS, easing: BOUNCE };
  if (less.matches) dashes.remove();
  else run(dashes, 'close', frames, options, () => dashes.remove());
}

export function sparkle(stars: HTMLElement): void {
  const still = [{ opacity: 1 }, { opacity: 1 }];
  const frames = [
    { opacity: 0, transform: 'scale(0.5) rotate(-12deg)' },
    { opacity: 1, offset: 0.4 },
    { opacity: 0, transform: 'scale(1.25) rotate(8deg)' },
  ];
  const options = { duration: SPARKS_MS, easing: 'ease-out' };
  run(stars, 'sparks', less.matches ? still : frames, options, () => stars.remove());
}

/** Each part comes a moment after the one before it. */
export function deal(parts: readonly HTMLElement[]): void {
  const step = Math.min(DEAL_STEP_MS, DEALING_MS / parts.length);
  for (const [place, part] of parts.entries()) {
    const delay = place * step;
    const from = less.matches
      ? { opacity: 0 }
      : { opacity: 0, transform: 'translate(-12px, -18px)' };
    run(part, 'deal', [from, {}], { duration: DEAL_MS, easing: EASE, delay, fill: 'backwards' });
  }
}

/** @param id its name, by which tests find it */
function run(
  part: HTMLElement,
  id: string,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
  end?: () => void,
): void {
  const animation = part.animate(frames, { id, ...options });
  if (end !== undefined) animation.addEventListener('finish', end);
}
