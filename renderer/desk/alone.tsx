/** To a host who is alone, beside the invitation: a game with the computer, one press away. */

import { useEffect, useRef } from 'preact/hooks';
import { takeLostFocus } from '../ui/top-layer.ts';
import { usePlayer } from '../ui/page.ts';
import { Portrait } from './computers.tsx';
import type { Desk } from './desk-store.ts';

interface AloneProps extends Desk {
  /** The computer sits at the table. */
  readonly onSeated: () => void;
}

/** Puts the focus on the board when this is gone. */
function focusBoard(): void {
  takeLostFocus(document.querySelector<HTMLElement>('.board .card[tabindex="0"]'));
}

export function Alone({ host, words: { invite }, onSeated }: AloneProps) {
  const { session } = usePlayer();
  const isBusy = useRef(false);
  const [title, lede] = invite.alone;
  useEffect(() => () => queueMicrotask(focusBoard), []);
  const play = async () => {
    if (isBusy.current) return; // a second press would seat a second one
    isBusy.current = true;
    const isSeated = await host.playComputer();
    isBusy.current = false;
    if (!isSeated) return; // the desk says why
    if (session.watches.peek()) session.play();
    onSeated();
  };
  return (
    <section class="desk-alone" aria-labelledby="alone">
      <div class="desk-art" aria-hidden="true">
        <span class="piece back b3" />
        <Portrait character="chameleon" />
      </div>
      <div>
        <h2 id="alone">{title}</h2>
        <p class="small quiet">{lede}</p>
        <button type="button" class="btn go" onClick={() => void play()}>
          {invite.playNow}
        </button>
      </div>
    </section>
  );
}
