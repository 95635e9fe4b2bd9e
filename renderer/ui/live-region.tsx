/**
 * Everything that matters, for who cannot see the board. What lies behind an open dialog is not read
 * out, so each dialog has a region of its own; a sentence is said in the topmost one alone.
 */

import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Player } from '../state/player.ts';
import { type Sentence, SENTENCES_MAX, type Voice } from '../state/voice.ts';
import { PlayerContext } from './page.ts';
import { isOnTop } from './top-layer.ts';

export function LiveRegion() {
  // A dialog may lie where nobody plays: on the TV, or in a game that is kept as a page.
  const player = useContext(PlayerContext) as Player | undefined;
  return player === undefined ? null : <Region voice={player.voice} />;
}

function Region({ voice }: { readonly voice: Voice }) {
  const element = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<readonly Sentence[]>([]);
  useLayoutEffect(() => {
    const region = element.current;
    if (region === null) return undefined;
    const newest = () => voice.sentences.peek().slice(-1)[0]?.number ?? 0;
    let last = region.closest('dialog') === null ? 0 : newest();
    return voice.sentences.subscribe((sentences) => {
      const fresh = sentences.filter(({ number }) => number > last);
      last = newest();
      if (fresh.length > 0 && isOnTop(region)) {
        setSaid((before) => [...before, ...fresh].slice(-SENTENCES_MAX));
      }
    });
  }, []);
  return (
    <div ref={element} class="unseen" role="log" aria-live="polite">
      {said.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}
