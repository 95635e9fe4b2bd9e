import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { OwnPlayer } from '../client/own-player.ts';
import type { Speaker } from '../client/speaker.ts';
import type { Store } from '../client/store.ts';

/** What every view may use. */
export interface Page {
  readonly store: Store;
  readonly player: OwnPlayer;
  readonly speaker: Speaker;
}

/** Given by index.tsx around every view, so it is never missing. */
export const PageContext = createContext(undefined as unknown as Page);

export function usePage(): Page {
  return useContext(PageContext);
}
