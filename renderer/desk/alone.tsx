/** To a host who is alone: a game with the computer, one press away. */

import { useEffect, useRef } from 'preact/hooks';
import { takeLostFocus } from '../ui/top-layer.ts';
import { usePlayer } from '../ui/page.ts';
import { Portrait } from './computers.tsx';
import type { Desk } from './desk-store.ts';

interface AloneProps extends Desk {
  /** The computer sits at the table. */
  readonly onSeated?: () => void;
}

/** Beside the invitation. */
export function Alone(props: AloneProps) {
  const [title, lede] = props.words.invite.alone;
  return (
    <section class="desk-alone" aria-labelledby="alone">
      <div class="desk-art" aria-hidden="true">
        <span class="piece back b3" />
        <Portrait character="chameleon" />
      </div>
      <div>
        <h2 id="alone">{title}</h2>
        <p class="small quiet">{lede}</p>
        <PlayNow {...props} />
      </div>
    </section>
  );
}

/** Puts the focus on the board when this is gone. */
function focusBoard(): void {
  takeLostFocus(document.querySelector<HTMLElement>('.board .card[tabindex="0"]'));
}

export function PlayNow({ host, words, onSeated }: AloneProps) {
  const { session } = usePlayer();
  const isBusy = useRef(false);
  useEffect(() => () => queueMicrotask(focusBoard), []);
  const play = async () => {
    if (isBusy.current) return; // a second press would seat a second one
    isBusy.current = true;
    const isSeated = await host.playComputer();
    isBusy.current = false;
    if (!isSeated) return; // the desk says why
    if (session.watches.peek()) session.play();
    onSeated?.();
  };
  return (
    <button type="button" class="btn go" disabled={host.isOff.value} onClick={() => void play()}>
      {words.invite.playNow}
    </button>
  );
}
