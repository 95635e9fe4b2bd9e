/** Says aloud who brought what: at most every few seconds, and only the last of a burst. */

import type { ReadonlySignal } from '@preact/signals';
import type { BroughtView } from '../../shared/brought.ts';
import type { TableView } from '../../shared/table-view.ts';
import { isolated } from '../game/say.ts';
import { nameOf } from '../game/situation.ts';
import type { BringDictionary } from '../text/bring-dictionary.ts';

const SAID_MS = 3_000;

export interface ArrivalsOptions {
  readonly view: ReadonlySignal<TableView | undefined>;
  readonly words: Pick<BringDictionary, 'arrived' | 'broughtPhoto'>;
  readonly speak: (sentence: string) => void;
  /** A card landed, mine or another's. */
  readonly onArrived?: (() => void) | undefined;
}

/** @returns what ends it */
export function followArrivals({ view, words, speak, onArrived }: ArrivalsOptions): () => void {
  let known: number | undefined;
  let newest: BroughtView | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    timer = undefined;
    const seen = view.peek();
    const bringing = seen?.bringing ?? null;
    if (newest === undefined || bringing === null) return;
    const { seat, text = '', picture, name } = newest;
    newest = undefined;
    const face = picture === undefined ? text : words.broughtPhoto(name);
    const who = isolated(nameOf(seen, seat ?? undefined));
    speak(words.arrived(who, face, bringing.cards.length));
    timer = setTimeout(tell, SAID_MS);
  };
  const end = view.subscribe((seen) => {
    const cards = seen?.bringing?.cards ?? [];
    const last = Math.max(0, ...cards.map(({ number }) => number));
    const before = known;
    known = Math.max(last, before ?? 0);
    if (before === undefined || last <= before) return;
    onArrived?.();
    const others = cards.filter(({ number, seat }) => number > before && seat !== seen?.you.seat);
    newest = others[others.length - 1] ?? newest;
    if (timer === undefined) tell();
  });
  return () => {
    end();
    clearTimeout(timer);
  };
}
