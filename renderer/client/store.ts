/** What the screen shows, as signals. The only place of the client that knows Preact's signals. */

import { type Signal, batch, computed, effect, signal } from '@preact/signals-core';
import type { SpotView, TableView } from '../../shared/table-view.ts';
import {
  type Dictionary,
  type Language,
  type PlayWords,
  dictionaries,
} from '../text/dictionary.ts';
import { type Effect, changesBetween, isUp } from './changes.ts';
import { type Notice, type Said, say } from './say.ts';
import { type Situation, situationOf } from './situation.ts';

/** Which screen is shown; all others follow from the table. */
export type Gate =
  | 'starting'
  | 'join'
  | 'code'
  | 'otherTab'
  | 'removed'
  | 'blocked'
  | 'full'
  | 'left'
  | 'in';

/** One spot as its card shows it: it repaints when its own signals change, and never else. */
export interface SpotSignals {
  readonly spot: Signal<SpotView>;
  readonly effect: Signal<Effect | undefined>;
}

/** Above this many turns at once, cards fade instead of turning. */
const TURNS_MAX = 12;

export class Store {
  /** Nothing is shown before `load` has brought the words. */
  readonly text = signal({} as Dictionary);
  readonly gate = signal<Gate>('starting');
  readonly view = signal<TableView | undefined>(undefined);
  /** Row-major; a new list with every new game. */
  readonly spots = signal<readonly SpotSignals[]>([]);
  /** The spot that was tapped and not answered yet. */
  readonly asked = signal<number | undefined>(undefined);
  readonly notice = signal<Notice | undefined>(undefined);
  readonly gotIt = signal(false);
  readonly streak = signal(0);
  /** How long the host has not answered. */
  readonly lost = signal<'no' | 'lost' | 'long'>('no');
  /** Nothing was ever heard from the host. */
  readonly unreachable = signal(false);
  readonly fades = signal(false);
  /** For who cannot see it: pairs that left, a change of mind. */
  readonly spoken = signal('');
  /** The code of the door was wrong, or tried too often. */
  readonly codeTrouble = signal<'wrong' | 'tooMany' | undefined>(undefined);
  readonly isTouch = matchMedia('(pointer: coarse)').matches;

  readonly situation = computed<Situation>(() => situationOf(this.view.value));
  readonly me = computed<number | null>(() => this.view.value?.you.seat ?? null);
  readonly said = computed<Said>(() =>
    say(this.text.value, {
      view: this.view.value,
      situation: this.situation.value,
      notice: this.notice.value,
      gotIt: this.gotIt.value,
      streak: this.streak.value,
      lost: this.lost.value,
      isTouch: this.isTouch,
    }),
  );

  /** Fetches enough words to play; whatever shows more waits for `loadMore`, too. */
  async load(language: Language): Promise<void> {
    this.text.value = { lang: language } as Dictionary;
    const { default: words } = await dictionaries[language].play();
    this.text.value = { ...this.text.peek(), ...words };
  }

  /** Waits until there is a screen to show: the table has answered, or cannot be reached. */
  opened(): Promise<void> {
    return new Promise((resolve) => {
      effect(() => {
        if (this.gate.value !== 'starting' || this.unreachable.value) resolve();
      });
    });
  }

  /** Fetches the words for what is shown later than the game. */
  async loadMore(): Promise<void> {
    const { lang, menu } = this.text.peek() as Partial<Dictionary> & PlayWords;
    if (menu !== undefined) return;
    const { default: more } = await dictionaries[lang].more();
    this.text.value = { ...this.text.peek(), ...more };
  }

  /** Shows a new state of the table; only what is different is touched. */
  show(view: TableView): void {
    const before = this.view.peek();
    const changes = changesBetween(before, view);
    batch(() => {
      if (changes.dealt) {
        this.spots.value = view.spots.map((spot) => ({
          spot: signal(spot),
          effect: signal<Effect | undefined>(undefined),
        }));
        this.asked.value = undefined;
      } else {
        for (const index of changes.spots) this.#set(index, view.spots[index] ?? 0);
        for (const [index, seen] of changes.effects) {
          const spot = this.spots.peek()[index];
          if (spot !== undefined) spot.effect.value = seen;
        }
        this.#speakOfRemoved(before, changes.effects);
      }
      this.fades.value = changes.turns > TURNS_MAX;
      this.view.value = view;
    });
  }

  /** A card has done what it does once. */
  endEffect(index: number): void {
    const spot = this.spots.peek()[index];
    if (spot !== undefined) spot.effect.value = undefined;
  }

  #speakOfRemoved(before: TableView | undefined, effects: ReadonlyMap<number, Effect>): void {
    const cards = [...effects]
      .filter(([, seen]) => seen === 'leave')
      .map(([index]) => before?.spots[index] ?? 0)
      .filter(isUp)
      .map(({ card }) => card);
    if (cards.length > 0) this.spoken.value = `${cards.join(' ')}, ${this.text.peek().spot.gone}`;
  }

  #set(index: number, spot: SpotView): void {
    const signals = this.spots.peek()[index];
    if (signals !== undefined) signals.spot.value = spot;
  }
}
