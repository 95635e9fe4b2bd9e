/** The host has said when the game begins: everybody counts down to that moment. */

import './count.css';
import { useEffect, useState } from 'preact/hooks';
import { useSecondsUntil } from '../ui/hooks.ts';
import { usePlayer, useShown, useText } from '../ui/page.ts';

/** The number that is due, also for latecomers; undefined while nobody has said when it begins. */
export function useCount(): number | undefined {
  const { store } = useShown();
  const seconds = useSecondsUntil(store.beginsAt.value);
  return seconds === undefined ? undefined : Math.max(1, seconds);
}

/** What there is to do, while one waits for it. */
export function useGoal(): string {
  const { store } = useShown();
  const { say, unlike } = useText();
  return (store.view.value?.unlike === true ? unlike : say).ready[1];
}

/** Each number sounds; players who cannot see them hear once that the game begins. */
export function useCountHeard(number: number | undefined): void {
  const { speaker, voice } = usePlayer();
  const { lobby } = useText();
  const isCounting = number !== undefined;
  useEffect(() => {
    if (isCounting) voice.speak(`${lobby.ready} ${lobby.begins(number)}`);
  }, [isCounting]);
  useEffect(() => {
    if (isCounting) speaker.play('count');
  }, [number]);
}

/** The big card. It turns over with each number, from the one before; at first from its back. */
export function CountCard({ number }: { readonly number: number }) {
  const [first] = useState(number);
  return (
    <div class="lobby-count num" aria-hidden>
      <div key={number} class="lobby-count-card">
        <span class={number === first ? 'lobby-count-back' : ''}>
          {number === first ? '' : number + 1}
        </span>
        <span>{number}</span>
      </div>
    </div>
  );
}
