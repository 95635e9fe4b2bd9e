/** What a laptop shows beside the board: the brand above the words, scores and an invitation below. */

import { routes } from '../../shared/paths.ts';
import { isForFriends } from '../net/place.ts';
import { Brand } from '../ui/door.tsx';
import { usePlayer, useText } from '../ui/page.ts';
import { ScoreList } from './score-list.tsx';
import { About } from './score-strip.tsx';
import { SoundButton } from './menu-button.tsx';

export function RailHead() {
  return (
    <div class="play-head">
      <RailBrand />
    </div>
  );
}

/** The brand, and the one thing that is pressed there. */
export function RailBrand() {
  return (
    <>
      <Brand />
      <SoundButton />
    </>
  );
}

export function RailFoot() {
  return (
    <aside class="play-rail">
      <section class="paper play-scores">
        <About />
        <ScoreList />
      </section>
      <Invitation />
    </aside>
  );
}

/** The QR code for one more friend, and where it leads. */
function Invitation() {
  const { session } = usePlayer();
  const words = useText().tv;
  return (
    <section class="paper play-invite">
      <img class="qr" src={routes.qr(session.id)} alt={words.qr} />
      <div>
        <h2>{words.moreFriends}</h2>
        {isForFriends(location.host) ? <div class="num">{location.host}</div> : null}
      </div>
    </section>
  );
}
