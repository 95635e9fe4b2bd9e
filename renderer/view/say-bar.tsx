/** The one place for words; it never covers a card and never moves the board. */

import type { Mark } from '../client/say.ts';
import type { Lines } from '../text/dictionary.ts';
import { usePage } from './context.ts';
import { useValue } from './hooks.ts';
import { Icon, Sticker } from './signs.tsx';

export function SayBar() {
  const { store } = usePage();
  const { mood, mark, lines, plus } = useValue(() => store.said.value);
  const me = useValue(() => store.me.value);
  return <Say mood={mood} mark={mark} lines={lines} plus={plus} seat={me ?? 0} />;
}

interface SayProps {
  readonly mood: 'plain' | 'good' | 'note';
  readonly mark: Mark;
  readonly lines: Lines;
  readonly plus?: boolean;
  readonly seat?: number;
}

export function Say({ mood, mark, lines: [first, second], plus = false, seat = 0 }: SayProps) {
  return (
    <div class={`say ${mood}`} role="status">
      {mark === 'me' ? (
        <Sticker seat={seat} />
      ) : (
        <span class="mark">
          <Icon name={mark} />
        </span>
      )}
      <div>
        <b>{first}</b>
        <span>{second}</span>
      </div>
      {plus ? <span class="plus num">+1</span> : null}
    </div>
  );
}
