/** Signs that hop in the lobby: one's own by a tap, and everybody sees it. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { reduced } from '../board/motion.ts';
import { usePlayer, useShown, useText } from '../ui/page.ts';

const HOP_MS = 420;
/** The host takes no more. */
const EVERY_MS = 500;

const HOP = [
  { transform: 'none', easing: 'ease-out' },
  { transform: 'translateY(-60%) rotate(-8deg)', offset: 0.4, easing: 'ease-in' },
  { transform: 'none', offset: 0.8 },
  { transform: 'scale(1.12, 0.88)', offset: 0.88 },
  { transform: 'none' },
];

function hop(element: Element | null): void {
  if (reduced.matches) return;
  element?.animate(HOP, { id: 'hop', duration: HOP_MS });
}

interface HopperProps {
  readonly seat: number;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Somebody in the crowd: their sticker hops with them. */
export function Hopper({ seat, class: name = '', children }: HopperProps) {
  const { store } = useShown();
  const row = useRef<HTMLLIElement>(null);
  const times = store.view.value?.hops?.find((one) => one.seat === seat)?.times ?? 0;
  const before = useRef(times);
  useEffect(() => {
    if (times > before.current) hop(row.current?.querySelector('.sticker') ?? null);
    before.current = times;
  }, [times]);
  return (
    <li ref={row} class={name}>
      {children}
    </li>
  );
}

interface HoppingProps {
  /** What is to be read on it. */
  readonly label?: string | undefined;
  readonly children: ComponentChildren;
}

/** My sign, large: a tap makes it hop, here at once. */
export function Hopping({ label, children }: HoppingProps) {
  const { session } = usePlayer();
  const { lobby } = useText();
  const last = useRef(-EVERY_MS);
  const tap = (button: Element) => {
    const now = performance.now();
    if (now - last.current < EVERY_MS) return;
    last.current = now;
    hop(button);
    session.hop();
  };
  return (
    <button
      type="button"
      class="lobby-hop"
      aria-label={label ? `${label}: ${lobby.hop}` : lobby.hop}
      onClick={(event) => tap(event.currentTarget)}
    >
      {children}
    </button>
  );
}
