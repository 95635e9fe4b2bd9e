/** The game with a rail beside the board: a phone on its side, a laptop. */

import '../style/wide.css';
import { routes } from '../../shared/paths.ts';
import { isForFriends } from '../client/address.ts';
import { BoardView } from './board-view.tsx';
import { Brand } from './brand.tsx';
import { usePage } from './context.ts';
import { useMedia, useValue } from './hooks.ts';
import { MenuButton } from './menu-button.tsx';
import { LiveRegion, useLostClass } from './play-screen.tsx';
import { SayBar } from './say-bar.tsx';
import { ScoreList } from './score-list.tsx';
import { SoundButton } from './sound-button.tsx';
import { About, ScoreStrip } from './score-strip.tsx';

export default function RailScreen() {
  return useMedia('(max-height: 479px)') ? <FlatScreen /> : <WideScreen />;
}

/** A phone on its side: the board takes the height, words move to a rail. */
function FlatScreen() {
  return (
    <main class={`screen flat ${useLostClass()}`}>
      <BoardView />
      <aside class="rail">
        <div class="top">
          <About />
          <MenuButton />
        </div>
        <ScoreStrip />
        <SayBar />
      </aside>
      <LiveRegion />
    </main>
  );
}

function WideScreen() {
  return (
    <main class={`screen wide ${useLostClass()}`}>
      <BoardView />
      <aside class="rail">
        <div class="head">
          <Brand />
          <SoundButton />
          <MenuButton />
        </div>
        <SayBar />
        <section class="paper scores">
          <About />
          <ScoreList />
        </section>
        <Invitation />
      </aside>
      <LiveRegion />
    </main>
  );
}

/** The QR code for one more friend, and where it leads. */
function Invitation() {
  const { store, player } = usePage();
  const words = useValue(() => store.text.value.tv);
  return (
    <section class="paper invite">
      <img class="qr" src={routes.qr(player.id)} alt={words.qr} />
      <div>
        <h3>{words.moreFriends}</h3>
        {isForFriends(location.host) ? <div class="num">{location.host}</div> : null}
      </div>
    </section>
  );
}
