/** What is said to me about the game, and what I can do about it. */

import { playerAt } from '../game/situation.ts';
import { useSecondsUntil } from '../ui/hooks.ts';
import { usePlayer, useShown, useText } from '../ui/page.ts';
import { Say } from '../ui/say.tsx';
import { HintPicture } from './hint-picture.tsx';

/** What is shown here is said aloud in the live region (ui/live-region.tsx). */
export function SayBar() {
  const { store, trouble } = useShown();
  const { voice, hints, session } = usePlayer();
  const { door } = useText();
  const { isTimed, seat: whose, ...said } = voice.said.value;
  const seat = whose ?? store.me.value ?? 0;
  const { computer, sign } = playerAt(store.view.value, seat) ?? {};
  const left = useSecondsUntil(isTimed ? store.giveUpAt.value : undefined);
  const isHeard = trouble.lost.value === 'no';
  const hint = isHeard ? hints.shown.value : undefined;
  return (
    <Say
      {...said}
      seat={seat}
      computer={computer}
      wears={sign}
      left={left}
      picture={hint && <HintPicture hint={hint} />}
    >
      {isHeard && session.watches.value ? (
        <button type="button" class="btn go" onClick={() => session.play()}>
          {door.takeSeat}
        </button>
      ) : null}
    </Say>
  );
}
