import { useEffect } from 'preact/hooks';
import type { BringDictionary } from '../text/bring-dictionary.ts';
import { usePlayer, useShown } from '../ui/page.ts';
import { followArrivals } from './arrivals.ts';

/** What others bring is heard for as long as this is shown. */
export function useArrivals(words: BringDictionary, onArrived?: () => void): void {
  const { store } = useShown();
  const { voice } = usePlayer();
  const speak = (sentence: string) => voice.speak(sentence);
  useEffect(() => followArrivals({ view: store.view, words, speak, onArrived }), [words]);
}
