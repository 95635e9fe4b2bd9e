/**
 * Everything that matters, for players who cannot see the board. What lies behind an open dialog is not read
 * out, so each dialog has a region of its own; a sentence is said in the topmost one alone.
 */

import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Player } from '../state/player.ts';
import type { Sentence, Voice } from '../state/voice.ts';
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
    let known = 0; // what was said before, or elsewhere
    return voice.sentences.subscribe((sentences) => {
      if (isOnTop(region)) setSaid(sentences.filter(({ number }) => number > known));
      else known = sentences[sentences.length - 1]?.number ?? 0;
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
