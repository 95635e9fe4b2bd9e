/** All icons, for what is shown later than the game, or beside it. */

import { Drawn, playIcons } from './signs.tsx';

const icons = {
  ...playIcons,
  sound: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4 4 0 0 1 0 6M18.2 6.3a8 8 0 0 1 0 11.4',
  mute: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5',
  lock: 'M7.5 11h9a2.5 2.5 0 0 1 2.5 2.5v4.5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18v-4.5A2.5 2.5 0 0 1 7.5 11zM8 11V8a4 4 0 0 1 8 0v3',
  copy: 'M10.5 8.5H18a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-7.5a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2zM15.5 5.5a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2V13a2 2 0 0 0 1.5 2',
  tv: 'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 14.5v-7A2.5 2.5 0 0 1 5.5 5zM8 20.5h8',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  down: 'm6 9.5 6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  leave: 'M13 4H7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h6M10 12h10M16.5 8l4 4-4 4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  file: 'M13.5 3.5h-6a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-10zM13.5 3.5v5h5',
  close: 'M6 6l12 12M18 6 6 18',
} as const;

export type IconName = keyof typeof icons;

export function Icon({ name }: { readonly name: IconName }) {
  return <Drawn path={icons[name]} />;
}
