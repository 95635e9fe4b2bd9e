/** Everything that matters, for who cannot see the board: one live region for all screens. */

import { usePlayer } from '../ui/page.ts';

export function LiveRegion() {
  const { voice } = usePlayer();
  return (
    <div class="unseen" role="log" aria-live="polite">
      {voice.sentences.value.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}
