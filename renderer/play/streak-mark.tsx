/** Three in a row: a gold number on my chip. It fades with the streak. */

import { useRef } from 'preact/hooks';
import { STREAK_MIN } from '../game/say.ts';
import { usePlayer } from '../ui/page.ts';

export function StreakMark() {
  const { voice } = usePlayer();
  const streak = voice.streak.value;
  const last = useRef(0);
  const isOn = streak >= STREAK_MIN;
  if (isOn) last.current = streak;
  if (last.current === 0) return null;
  return (
    <b key={last.current} class={`streak num ${isOn ? '' : 'past'}`} aria-hidden="true">
      {last.current}
    </b>
  );
}
