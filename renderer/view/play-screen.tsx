/** The game: on a phone the board with a strip and the say bar; with more room, a rail of words. */

import { BoardView } from './board-view.tsx';
import { usePage } from './context.ts';
import { useMedia, useValue } from './hooks.ts';
import { lazy } from './lazy.tsx';
import { MenuButton } from './menu-button.tsx';
import { SayBar } from './say-bar.tsx';
import { About, ScoreStrip } from './score-strip.tsx';

const RailScreen = lazy((later) => later.RailScreen);

export function PlayScreen() {
  const isWide = useMedia('(min-width: 900px), (max-height: 479px)');
  return isWide ? <RailScreen /> : <PhoneScreen />;
}

function PhoneScreen() {
  return (
    <main class={`screen phone ${useLostClass()}`}>
      <div class="top">
        <ScoreStrip />
        <MenuButton />
      </div>
      <About />
      <BoardView />
      <SayBar />
      <LiveRegion />
    </main>
  );
}

export function useLostClass(): string {
  const { store } = usePage();
  return useValue(() => store.lost.value) === 'no' ? '' : 'lost';
}

/** What just happened to me, and pairs that left, for who cannot see it. */
export function LiveRegion() {
  const { store } = usePage();
  const spoken = useValue(() => store.spoken.value);
  return (
    <p class="unseen" role="log" aria-live="polite">
      {spoken}
    </p>
  );
}
