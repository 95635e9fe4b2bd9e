/** An award as a thing: a rosette, cut from the ribbon of the card backs. */

import './rosette.css';
import type { AwardKind } from '../../shared/awards.ts';

/** One line each. */
const signs: Readonly<Record<AwardKind, string>> = {
  'on-a-roll':
    'M5.2 7h3.6A2.2 2.2 0 0 1 11 9.2v6.1a2.2 2.2 0 0 1-2.2 2.2H5.2A2.2 2.2 0 0 1 3 15.3V9.2A2.2 2.2 0 0 1 5.2 7zM14 7a2.2 2.2 0 0 1 2.2 2.2v6.1a2.2 2.2 0 0 1-2.2 2.2M18.5 7.3a2.2 2.2 0 0 1 2.2 2.2V15a2.2 2.2 0 0 1-2.2 2.2',
  'sharp-eye':
    'M2.5 12S6 5.8 12 5.8s9.5 6.2 9.5 6.2-3.5 6.2-9.5 6.2S2.5 12 2.5 12zM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 1 0 0-5.4',
  'long-memory': 'M6.5 5.5a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v15L12 16.2l-5.5 4.3z',
  'worth-the-wait':
    'M7 3.5h10M7 20.5h10M8 3.5c0 4.5 8 5.5 8 8.5s-8 4-8 8.5M16 3.5c0 4.5-8 5.5-8 8.5s8 4 8 8.5',
  'quick-hands': 'M13.2 2.8 5.5 13.5h5.7l-.9 7.7 8-11h-6z',
  'door-opener': 'M3 20.5h18M5.5 20.5V5l8-2v17.5M13.5 5h5v15.5M10.3 12v.6',
  'strong-finish': 'M6 21V4.5h11.5L15 8.5l2.5 4H6',
  'far-and-wide': 'M4.5 19.5l15-15M13.5 4.5h6v6M10.5 19.5h-6v-6',
  'first-find': 'M3.5 18.5h17M7 18.5a5 5 0 0 1 10 0M12 6v3.5M5.2 10.2l2.2 2M18.8 10.2l-2.2 2',
  'last-word':
    'M6 5h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-6.5L7 20v-4H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM9 10.5l2 2 4-4',
  'steady-hand':
    'M12 3.3a8.7 8.7 0 1 0 0 17.4 8.7 8.7 0 1 0 0-17.4M12 7.7a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 1 0 0-8.6M12 12h.01',
  'good-neighbour':
    'M5 11v7.5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V11M3.5 7.5h17V11h-17zM12 7.5v13M12 7.5c-3.5 .2-5.2-1-5-2.6 .3-2 3.8-2 5 2.6 1.2-4.6 4.7-4.6 5-2.6 .2 1.6-1.5 2.8-5 2.6z',
  'flying-start': 'M3 11.5 21 3l-6.5 18-3.8-7.2zM10.7 13.8 21 3',
  'lucky-star': 'M12 3.2l2.7 5.6 6.1 .9-4.4 4.3 1 6.1L12 17.2 6.6 20.1l1-6.1L3.2 9.7l6.1-.9z',
  'two-in-a-row': 'M2.5 12.5l4 4 8-9.5M11 15l1.5 1.5 9-9.5',
  'plain-sight':
    'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M5.5 18.5l1.4-1.4M17.1 6.9l1.4-1.4',
  'deep-thought': 'M9.5 20.8h5M9.4 17.5c0-1.4-.2-2.2-.8-3a5.8 5.8 0 1 1 6.8 0c-.6 .8-.8 1.6-.8 3z',
  'ice-breaker':
    'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5',
  'next-door': 'M5.5 6h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM12 6v12',
  'corner-find':
    'M4 20.5V6a2 2 0 0 1 2-2h14.5M9.5 9h4a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1-1.5 1.5h-4a1.5 1.5 0 0 1-1.5-1.5v-4A1.5 1.5 0 0 1 9.5 9z',
  'busy-bee':
    'M6 15a6 4.5 0 1 0 12 0 6 4.5 0 1 0-12 0M10 10.8v8.4M14 10.8v8.4M18 15h2.8M11.5 10.5C8 9.5 6.8 6.5 8.5 4.8s4 1.2 3.5 5.7c-.5-4.5 1.8-7.4 3.5-5.7s.5 4.7-3 5.7',
  'own-discovery': 'M12 3.3a8.7 8.7 0 1 0 0 17.4 8.7 8.7 0 1 0 0-17.4M16 8l-2.2 5.8L8 16l2.2-5.8z',
  'keen-watcher':
    'M3 15.7a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0M13.4 15.7a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0M10.6 15.2h2.8M3.5 14 6 5.8h3l1.3 7.4M20.5 14 18 5.8h-3l-1.3 7.4',
  'early-bird':
    'M3 12.5c3 .2 4.3-1 5.4-3.2C9.6 6.8 11.4 5.5 13.6 5.5A4.4 4.4 0 0 1 18 9.6l3 1.5-3 1.2c-.7 4.6-4 7.2-8 7.2-3.6 0-6.2-2.6-7-7zM14.3 9.4h.01',
  'home-stretch': 'M8.5 4 4 20.5M15.5 4 20 20.5M12 4.5V7M12 10.5v3M12 17v3.5',
  'half-time':
    'M12 3.3a8.7 8.7 0 1 0 0 17.4 8.7 8.7 0 1 0 0-17.4M12 3.3v17.4M12 8h6.5M12 12h8.5M12 16h6.5',
  'good-find': 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5l5 5',
};

/** A frill of fourteen arcs around the disc. */
const FRILL =
  'M37.39 6.41A5.7 5.7 0 0 1 47.09 11.08A5.7 5.7 0 0 1 53.80 19.50A5.7 5.7 0 0 1 56.20 30.00A5.7 5.7 0 0 1 53.80 40.50A5.7 5.7 0 0 1 47.09 48.92A5.7 5.7 0 0 1 37.39 53.59A5.7 5.7 0 0 1 26.61 53.59A5.7 5.7 0 0 1 16.91 48.92A5.7 5.7 0 0 1 10.20 40.50A5.7 5.7 0 0 1 7.80 30.00A5.7 5.7 0 0 1 10.20 19.50A5.7 5.7 0 0 1 16.91 11.08A5.7 5.7 0 0 1 26.61 6.41A5.7 5.7 0 0 1 37.39 6.41z';

/** Its name stands beside it, so it is silent. */
export function Rosette({ kind }: { readonly kind: AwardKind }) {
  return (
    <svg class="play-rosette" viewBox="0 0 64 83" aria-hidden="true">
      <path class="play-rim" d="M17 42 8.5 78l9.7-4.4L25 82l7-26 7 26 6.8-8.4 9.7 4.4L47 42z" />
      <path class="play-rim" transform="translate(0 3.2)" d={FRILL} />
      <path class="play-rim" d={FRILL} />
      <path
        class="play-tail"
        d="M17 42 8.5 78l9.7-4.4L25 82l8.5-32zM47 42l8.5 36-9.7-4.4L39 82l-8.5-32z"
      />
      <path class="play-seam" d="M22.5 50 16.5 74M41.5 50l6 24" />
      <path class="play-side" transform="translate(0 3.2)" d={FRILL} />
      <path class="play-frill" d={FRILL} />
      <circle class="play-seam" cx="32" cy="30" r="21.6" />
      <circle class="play-disc" cx="32" cy="30" r="18.2" />
      <path class="play-sign" transform="translate(20 18)" d={signs[kind]} />
    </svg>
  );
}
