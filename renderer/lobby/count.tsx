/** The host has said when the game begins: everybody counts down to that moment. */

import './count.css';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { countAt } from '../game/count.ts';
import { usePlayer, useShown, useText } from '../ui/page.ts';

/** The number that is due, also for who comes late; undefined while nobody has said when it begins. */
export function useCount(): number | undefined {
  const { store } = useShown();
  const [, repaint] = useState(0);
  const at = store.beginsAt.value;
  const count = at === undefined ? undefined : countAt(at - performance.now());
  // After each time it is drawn: a timer that was early is set again for the rest.
  useLayoutEffect(() => {
    if (count?.nextIn === undefined) return undefined;
    const timer = setTimeout(() => repaint((times) => times + 1), count.nextIn);
    return () => clearTimeout(timer);
  });
  return count?.number;
}

/** What there is to do, while one waits for it. */
export function useGoal(): string {
  const { store } = useShown();
  const { say, unlike } = useText();
  return (store.view.value?.unlike === true ? unlike : say).ready[1];
}

/** Each number sounds; to who cannot see them it is said once that the game begins. */
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
    <div class="count num" aria-hidden>
      <div key={number} class="count-card">
        <span class={number === first ? 'count-back' : ''}>
          {number === first ? '' : number + 1}
        </span>
        <span>{number}</span>
      </div>
    </div>
  );
}
