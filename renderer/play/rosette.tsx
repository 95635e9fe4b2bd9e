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
