/** Which hint is shown: each once, for as long as what it explains lasts. */

import { type ReadonlySignal, computed, effect } from '@preact/signals';
import { type Hint, hintOf } from '../game/hints.ts';
import type { Notices } from './notices.ts';
import type { Preferences } from './preferences.ts';
import type { Store } from './store.ts';

export class Hints {
  readonly shown: ReadonlySignal<Hint | undefined>;

  constructor(
    preferences: Pick<Preferences, 'seen' | 'see'>,
    store: Pick<Store, 'situation'>,
    { notice }: Pick<Notices, 'notice'>,
  ) {
    const now = computed(() => hintOf(store.situation.value, notice.value));
    this.shown = computed(() =>
      now.value !== undefined && preferences.seen.value.has(now.value) ? undefined : now.value,
    );
    let before: Hint | undefined;
    effect(() => {
      const ended = before === now.value ? undefined : before;
      before = now.value;
      if (ended !== undefined && !preferences.seen.peek().has(ended)) preferences.see(ended);
    });
  }
}
