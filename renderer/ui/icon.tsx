/** Icons, each one path drawn as a line. */

import { boardIcons } from '../board/signs.ts';

const icons = {
  ...boardIcons,
  menu: 'M4 7h16M4 12h16M4 17h16',
  dice: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM9 9h.01M15 15h.01M15 9h.01M9 15h.01',
  gone: 'M8 3.5h1M13 3.5h3M19 6.5v2M19 12v3M19 18c0 1.5-1 2.5-2.5 2.5M12.5 20.5h-3M6.5 20.2C5.5 19.8 5 19 5 18v-2M5 12.5v-3M5 6.5c0-1 .4-1.9 1.2-2.5',
  hand: 'M8 12.5V6a1.6 1.6 0 0 1 3.2 0v5M11.2 10.5V4.6a1.6 1.6 0 0 1 3.2 0v6M14.4 11V6.6a1.6 1.6 0 0 1 3.2 0v7.9a6 6 0 0 1-6 6c-3 0-4.3-1.4-5.5-3.5l-2-3.7a1.6 1.6 0 0 1 2.7-1.6L8 13.5',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4',
  wifi: 'M3.5 9.5a12.5 12.5 0 0 1 17 0M6.8 13a7.7 7.7 0 0 1 10.4 0M10 16.4a3 3 0 0 1 4 0M12 19.5h.01',
  look: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5l5 5',
  pen: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  sound: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4 4 0 0 1 0 6M18.2 6.3a8 8 0 0 1 0 11.4',
  mute: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5',
  lock: 'M7.5 11h9a2.5 2.5 0 0 1 2.5 2.5v4.5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18v-4.5A2.5 2.5 0 0 1 7.5 11zM8 11V8a4 4 0 0 1 8 0v3',
  copy: 'M10.5 8.5H18a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-7.5a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2zM15.5 5.5a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2V13a2 2 0 0 0 1.5 2',
  tv: 'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 14.5v-7A2.5 2.5 0 0 1 5.5 5zM8 20.5h8',
  right: 'm9.5 6 6 6-6 6',
  leave: 'M13 4H7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h6M10 12h10M16.5 8l4 4-4 4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  file: 'M13.5 3.5h-6a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-10zM13.5 3.5v5h5',
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M7.5 5v14l11.5-7z',
  back: 'm14.5 5.5-6.5 6.5 6.5 6.5',
  undo: 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4M4.5 3.5v4h4',
  make: 'M8.5 5h8A2.5 2.5 0 0 1 19 7.5v4M11 19H7.5A2.5 2.5 0 0 1 5 16.5v-9A2.5 2.5 0 0 1 7.5 5h1M17.5 14v7M14 17.5h7',
} as const;

export type IconName = keyof typeof icons;

export function Icon({ name }: { readonly name: IconName }) {
  return <Drawn path={icons[name]} />;
}

interface DrawnProps {
  readonly path: string;
  /** Filled, not a line. */
  readonly isFull?: boolean;
}

/** An icon that only one part of the page has. */
export function Drawn({ path, isFull = false }: DrawnProps) {
  return (
    <svg class={isFull ? 'icon full' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
