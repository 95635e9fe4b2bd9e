/** Parts of the page that come later: what they are, how they are fetched, and who uses them. */

import { useContext, useEffect, useState } from 'preact/hooks';
import {
  type BringParts,
  type FilmProps,
  type SidesParts,
  type TablesParts,
  useShown,
  useText,
} from '../ui/page.ts';
import { type ComponentType, createContext } from 'preact';
import type { StoryDictionary } from '../text/story-dictionary.ts';
import type { OverScreenProps } from './over-screen.tsx';
import { sleep } from '../net/time.ts';
import type { Language } from '../text/dictionary.ts';

type Menu = typeof import('./menu-sheet.tsx').menu;

export interface Parts {
  readonly menu: () => Promise<Menu>;
  /** The podium, on the screen of a player. */
  readonly over: () => Promise<ComponentType<OverScreenProps>>;
  /** What is shown once a game is over. */
  readonly after: (language: Language) => Promise<After>;
  /** The screen on which a game that is over is watched again. */
  readonly film: (language: Language) => Promise<ComponentType<FilmProps>>;
  /** What a game needs that is won together. */
  readonly sides: (language: Language) => Promise<SidesParts>;
  /** What is needed while everybody brings cards. */
  readonly bring: (language: Language) => Promise<BringParts>;
  /** What is needed where there are several tables. */
  readonly tables: (language: Language) => Promise<TablesParts>;
}

/** How to fetch them; given by index.tsx, which alone asks for parts of the page. */
export const PartsContext = createContext(undefined as unknown as Parts);

/** How long after a failure it is asked for again. */
const AGAIN_MS = 2_000;

/** What is there already, by how it is fetched: its next reader has it at once. */
const there = new WeakMap<object, { readonly lang: Language; readonly it: unknown }>();

/** @returns undefined until it is there, in the language of the page */
export function useFetched<T>(
  fetchPart: (language: Language) => Promise<T>,
  isWanted = true,
): T | undefined {
  const { lang } = useText();
  // `it` may be a function, which would be called
  const [part, setPart] = useState<{ readonly it: T } | undefined>(() => {
    const known = isWanted ? there.get(fetchPart) : undefined;
    return known?.lang === lang ? (known as { it: T }) : undefined;
  });
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    const fetchAll = async () => {
      while (!signal.aborted) {
        try {
          const it = await fetchPart(lang);
          there.set(fetchPart, { lang, it });
          if (!signal.aborted) setPart({ it });
          return;
        } catch (error) {
          console.error(error); // the host does not answer just now
          await sleep(AGAIN_MS, signal);
        }
      }
    };
    if (isWanted) void fetchAll();
    return () => ends.abort();
  }, [lang, isWanted]);
  return part?.it;
}

export interface After {
  readonly parts: typeof import('./after.tsx').parts;
  readonly words: StoryDictionary;
}

export function useAfter(): After | undefined {
  return useFetched(useContext(PartsContext).after);
}

/** The podium with all that is on it; until it is there, the last board stands. */
export function useOver(): ComponentType<OverScreenProps> | undefined {
  const over = useFetched(useContext(PartsContext).over);
  return useAfter() === undefined ? undefined : over;
}

/** Fetched beside the first board, so that it is there when the host is not. */
export function useMenu(isIn: boolean): Menu | undefined {
  return useFetched(useContext(PartsContext).menu, isIn);
}

/** What is needed where there are several tables; undefined: there is one, or it is on its way. */
export function useTables(): TablesParts | undefined {
  const isOne = useShown().store.view.value?.you.table === undefined;
  const parts = useFetched(useContext(PartsContext).tables, !isOne);
  return isOne ? undefined : parts;
}

/** What is needed while everybody brings cards; undefined: they do not, or it is on its way. */
export function useBring(): BringParts | undefined {
  const isBringing = (useShown().store.view.value?.bringing ?? null) !== null;
  const parts = useFetched(useContext(PartsContext).bring, isBringing);
  return isBringing ? parts : undefined;
}

/**
 * What a game needs that is won together. `isDue`: it is such a game, also while this is on its way.
 */
export function useSides(): { readonly sides?: SidesParts | undefined; readonly isDue: boolean } {
  const isDue = useShown().store.view.value?.sides !== undefined;
  const sides = useFetched(useContext(PartsContext).sides, isDue);
  return isDue ? { sides, isDue } : { isDue };
}
