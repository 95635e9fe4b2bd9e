/** The game: on a phone the board with a strip and the say bar; with more room, a rail of words. */

import './screens.css';
import { STREAK_MIN } from '../game/say.ts';
import type { Player } from '../state/player.ts';
import { BoardView } from '../ui/board-view.tsx';
import { useEndClass, useLampClass, useLostClass, usePlayer, useShown } from '../ui/page.ts';
import { useMedia } from '../ui/hooks.ts';
import { MenuButton } from './menu-button.tsx';
import { RailFoot, RailHead } from './rail.tsx';
import { SayBar } from './say-bar.tsx';
import { About, ScoreStrip } from './score-strip.tsx';

/**
 * The same parts on every screen, each laid out by its styles: a player who turns the phone, or types on
 * one whose keyboard takes half the height, keeps the board and the open menu.
 */
export function PlayScreen() {
  const { moves, voice } = usePlayer();
  const { store } = useShown();
  const isWide = useMedia('(min-width: 900px) and (min-height: 480px)');
  const isFlat = useMedia('(min-width: 480px) and (max-height: 479px)');
  const layout = isWide ? 'wide' : isFlat ? 'flat' : 'phone';
  return (
    <main class={`screen play ${layout} ${useLostClass()} ${useLampClass()} ${useEndClass()}`}>
      <BoardTitle />
      {isWide ? <RailHead /> : <ScoreStrip />}
      <MenuButton />
      {isWide ? null : <About />}
      <BoardView
        source={store}
        onTap={(index) => moves.tap(index)}
        isStreak={() => isStreak(voice)}
      />
      <SayBar />
      {isWide ? <RailFoot /> : null}
    </main>
  );
}

/** The heading of the screen for players who cannot see that it is a board. */
export function BoardTitle() {
  const { store } = useShown();
  return <h1 class="unseen">{store.view.value?.title}</h1>;
}

/** Whether my last pair was one of several in a row. */
export function isStreak({ streak }: Pick<Player['voice'], 'streak'>): boolean {
  return streak.peek() >= STREAK_MIN;
}
