import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { OwnPlayer } from '../client/own-player.ts';
import type { Preferences } from '../client/preferences.ts';
import type { Store } from '../client/store.ts';

/** What every view may use. */
export interface Page {
  readonly store: Store;
  readonly player: OwnPlayer;
  readonly preferences: Preferences;
}

export const PageContext = createContext<Page | undefined>(undefined);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error('a view stands inside of the page');
  return page;
}
