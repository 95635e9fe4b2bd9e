/** The one place for words; it never covers a card and never moves the board. */

import './say.css';
import type { ComponentChildren } from 'preact';
import type { PlayerView } from '../../shared/table-view.ts';
import { LAST_SECONDS } from '../game/clock-time.ts';
import type { Mark, Mood } from '../game/say.ts';
import type { Lines } from '../text/dictionary.ts';
import { Icon } from './icon.tsx';
import { Sentence } from './sentence.tsx';
import { Sticker } from './sticker.tsx';

interface SayProps {
  readonly mood: Mood;
  readonly mark: Mark;
  readonly lines: Lines;
  readonly plus?: boolean;
  readonly seat?: number;
  readonly computer?: PlayerView['computer'] | undefined;
  /** In a team, the sign of that seat. */
  readonly wears?: number | undefined;
  /** Seconds that are left, in place of the mark. Seen, not heard: voice.ts says them twice. */
  readonly left?: number | undefined;
  /** A picture in place of the mark: it needs the room of some letters. */
  readonly picture?: ComponentChildren;
  /** An icon of another part of the page, in place of the mark. */
  readonly sign?: ComponentChildren;
  /** What can be done about it. */
  readonly children?: ComponentChildren;
}

export function Say(props: SayProps) {
  const { mood, lines, plus = false, left, picture, children } = props;
  const [first, second] = lines;
  const isUrgent = left !== undefined && left <= LAST_SECONDS;
  return (
    <div
      class={`say ${isUrgent ? 'note urgent' : mood} ${picture === undefined ? '' : 'pictured'}`}
    >
      <Sign {...props} />
      <div>
        <b>
          <Sentence text={first} />
        </b>
        <span>
          <Sentence text={second} />
        </span>
      </div>
      {plus && picture === undefined ? <span class="plus num">+1</span> : null}
      {children}
    </div>
  );
}

function Sign({ mark, seat = 0, computer, wears, left, picture, sign }: SayProps) {
  if (left !== undefined) {
    return (
      <span class="mark left num" aria-hidden="true">
        {left} s
      </span>
    );
  }
  if (picture !== undefined) return <>{picture}</>;
  if (mark === 'me') return <Sticker seat={seat} sign={wears} computer={computer} />;
  return <span class="mark">{sign ?? <Icon name={mark} />}</span>;
}
