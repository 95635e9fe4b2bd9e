/** Signs of what can be brought. */

import { Drawn } from '../ui/icon.tsx';

const icons = {
  bring:
    'M10.2 3.5h3.6A2.2 2.2 0 0 1 16 5.7v5.6a2.2 2.2 0 0 1-2.2 2.2h-3.6A2.2 2.2 0 0 1 8 11.3V5.7A2.2 2.2 0 0 1 10.2 3.5zM4 13.5V17a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-3.5',
  camera:
    'M8.5 6.5 10 4.5h4l1.5 2H18A2.5 2.5 0 0 1 20.5 9v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 17V9A2.5 2.5 0 0 1 6 6.5zM12 9.5a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 1 0 0-6.6',
  word: 'M3 18 7.5 6 12 18M4.5 14h6M21 11v7M21 14.5a3.2 3.2 0 1 0-6.4 0 3.2 3.2 0 1 0 6.4 0',
  smile:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M8.5 14c.9 1.3 2.1 2 3.5 2s2.6-.7 3.5-2M9 9.5h.01M15 9.5h.01',
} as const;

/** Icons that only a lobby has in which cards are brought. */
export function BringIcon({ name }: { readonly name: keyof typeof icons }) {
  return <Drawn path={icons[name]} />;
}
