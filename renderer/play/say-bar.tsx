/** The one place for words; it never covers a card and never moves the board. */

import './say-bar.css';
import type { ComponentChildren } from 'preact';
import type { PlayerView } from '../../shared/table-view.ts';
import { LAST_SECONDS } from '../game/clock-time.ts';
import type { Hint } from '../game/hints.ts';
import type { Mark, Mood } from '../game/say.ts';
import { playerAt } from '../game/situation.ts';
import type { Lines } from '../text/dictionary.ts';
import { useSecondsUntil } from '../ui/hooks.ts';
import { Icon } from '../ui/icon.tsx';
import { usePlayer, useShown, useText } from '../ui/page.ts';
import { Sentence } from '../ui/sentence.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { HintPicture } from './hint-picture.tsx';

/** What is shown here is said aloud in the live region (ui/live-region.tsx). */
export function SayBar() {
  const { store, trouble } = useShown();
  const { voice, hints, session } = usePlayer();
  const { door } = useText();
  const { isTimed, seat: whose, ...said } = voice.said.value;
  const seat = whose ?? store.me.value ?? 0;
  const left = useSecondsUntil(isTimed ? store.giveUpAt.value : undefined);
  const isHeard = trouble.lost.value === 'no';
  return (
    <Say
      {...said}
      seat={seat}
      computer={playerAt(store.view.value, seat)?.computer}
      left={left}
      hint={isHeard ? hints.shown.value : undefined}
    >
      {isHeard && session.watches.value ? (
        <button type="button" class="btn go" onClick={() => session.play()}>
          {door.takeSeat}
        </button>
      ) : null}
    </Say>
  );
}

interface SayProps {
  readonly mood: Mood;
  readonly mark: Mark;
  readonly lines: Lines;
  readonly plus?: boolean;
  readonly seat?: number;
  readonly computer?: PlayerView['computer'] | undefined;
  /** Seconds that are left, in place of the mark. Seen, not heard: voice.ts says them twice. */
  readonly left?: number | undefined;
  /** A picture in place of the mark. */
  readonly hint?: Hint | undefined;
  /** An icon of another part of the page, in place of the mark. */
  readonly sign?: ComponentChildren;
  /** What can be done about it. */
  readonly children?: ComponentChildren;
}

export function Say(props: SayProps) {
  const { mood, lines, plus = false, left, hint, children } = props;
  const [first, second] = lines;
  const isUrgent = left !== undefined && left <= LAST_SECONDS;
  return (
    <div class={`say ${isUrgent ? 'note urgent' : mood} ${hint === undefined ? '' : 'hinted'}`}>
      <Sign {...props} />
      <div>
        <b>
          <Sentence text={first} />
        </b>
        <span>
          <Sentence text={second} />
        </span>
      </div>
      {plus && hint === undefined ? <span class="plus num">+1</span> : null}
      {children}
    </div>
  );
}

function Sign({ mark, seat = 0, computer, left, hint, sign }: SayProps) {
  if (left !== undefined) {
    return (
      <span class="mark left num" aria-hidden="true">
        {left} s
      </span>
    );
  }
  if (hint !== undefined) return <HintPicture hint={hint} />;
  if (mark === 'me') return <Sticker seat={seat} computer={computer} />;
  return <span class="mark">{sign ?? <Icon name={mark} />}</span>;
}
