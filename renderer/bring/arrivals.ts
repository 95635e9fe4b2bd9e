/** Who brought what is heard, too: at most every few seconds, and of a burst the last. */

import { useEffect } from 'preact/hooks';
import type { BroughtView } from '../../shared/brought.ts';
import { isolated } from '../game/say.ts';
import { nameOf } from '../game/situation.ts';
import type { BringDictionary } from '../text/bring-dictionary.ts';
import { usePlayer, useShown } from '../ui/page.ts';

const SAID_MS = 3_000;

export function useArrivals(words: BringDictionary, onArrived?: () => void): void {
  const { store } = useShown();
  const { voice } = usePlayer();
  useEffect(() => {
    let known: number | undefined;
    let newest: BroughtView | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speak = () => {
      timer = undefined;
      const view = store.view.peek();
      const bringing = view?.bringing ?? null;
      if (newest === undefined || bringing === null) return;
      const { seat, ...face } = newest;
      newest = undefined;
      const said = face.picture === undefined ? (face.text ?? '') : words.broughtPhoto(face.name);
      const who = isolated(nameOf(view, seat ?? undefined));
      voice.speak(words.arrived(who, said, bringing.cards.length));
      timer = setTimeout(speak, SAID_MS);
    };
    const end = store.view.subscribe((view) => {
      const cards = view?.bringing?.cards ?? [];
      const last = Math.max(0, ...cards.map(({ number }) => number));
      const before = known;
      known = Math.max(last, before ?? 0);
      if (before === undefined || last <= before) return;
      onArrived?.();
      const others = cards.filter(({ number, seat }) => number > before && seat !== view?.you.seat);
      newest = others[others.length - 1] ?? newest;
      if (timer === undefined) speak();
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [words]);
}
