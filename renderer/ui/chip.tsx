/** A player and a number, as a chip in a strip. Mine has a gold edge and stays in sight. */

import './chip.css';
import type { ComponentChildren, RefObject } from 'preact';
import type { PlayerView } from '../../shared/table-view.ts';
import { Sticker } from './sticker.tsx';

/** Mine; of somebody who is not here; or plain. */
export type Mood = 'me' | 'away' | '';

interface ChipProps extends Pick<PlayerView, 'seat'> {
  readonly computer?: PlayerView['computer'] | undefined;
  readonly name: string;
  /** Said after the name, and never cut. */
  readonly note?: string | undefined;
  /** Undefined: none is told. */
  readonly count: number | undefined;
  readonly mood: Mood;
  /** What is heard instead of the name and the number. */
  readonly heard?: string;
  /** Cards fly from and to the chip of a player on the board. */
  readonly isHome?: boolean;
  readonly element?: RefObject<HTMLLIElement | null>;
  /** Lies on its corner. */
  readonly children?: ComponentChildren;
}

export function Chip(props: ChipProps) {
  const { seat, computer, name, note = '', count, mood, heard } = props;
  const { isHome = false, element, children } = props;
  const isSilent = heard !== undefined;
  return (
    <li
      ref={element ?? null}
      class={`chip ${mood}`}
      style={{ '--chars': name.length + note.length }}
      data-chip={isHome ? seat : undefined}
    >
      <div aria-hidden={isSilent}>
        <Sticker seat={seat} computer={computer} />
        {count === undefined ? null : <strong class="num">{count}</strong>}
      </div>
      {children}
      <small dir="auto" aria-hidden={isSilent}>
        {note === '' ? (
          name
        ) : (
          <span>
            <bdi>{name}</bdi>, {note}
          </span>
        )}
      </small>
      {isSilent ? <span class="unseen">{heard}</span> : null}
    </li>
  );
}
