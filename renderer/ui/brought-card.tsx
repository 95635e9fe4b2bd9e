/** A card that somebody has brought, face up, as it lies on the table until it is dealt. */

import './brought-card.css';
import type { ComponentChildren } from 'preact';
import type { BroughtFace } from '../../shared/brought.ts';
import type { PlayerId } from '../../shared/card.ts';
import { routes } from '../../shared/paths.ts';
import { isEmoji } from '../../shared/emoji.ts';
import { wordStyle } from '../board/word-layout.ts';
import { Sticker } from './sticker.tsx';
import { WordPieces } from './sentence.tsx';

interface BroughtCardProps {
  readonly face: BroughtFace;
  /** Who looks: pictures behind a closed door are for those who are in. */
  readonly player: PlayerId | undefined;
  /** Whose sticker it wears; null: nobody's. */
  readonly seat?: number | null;
  /** Others do not see it yet. */
  readonly isHidden?: boolean;
  readonly children?: ComponentChildren;
}

/** How large it is, its surroundings say: --w, --h, --tilt. */
export function BroughtCard(props: BroughtCardProps) {
  const { face, player, seat = null, isHidden = false, children } = props;
  return (
    <span class={`brought ${isHidden ? 'unshown' : ''}`}>
      <Face face={face} player={player} />
      {seat === null ? null : <Sticker seat={seat} />}
      {children}
    </span>
  );
}

function Face({ face: { text = '', picture, colour }, player }: BroughtCardProps) {
  if (picture !== undefined) {
    const style = colour === undefined ? {} : { background: colour };
    return (
      <span class="brought-photo" style={style}>
        <img src={routes.picture(picture, player)} alt="" draggable={false} />
      </span>
    );
  }
  if (isEmoji(text)) return <span class="brought-emoji">{text}</span>;
  return (
    <span class="brought-word" dir="auto" style={wordStyle(text)}>
      <WordPieces text={text} />
    </span>
  );
}
