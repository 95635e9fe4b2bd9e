/** Who has what, and who waits for it: cards with a line first, then cards, then pairs. */

import type { FaceUp, TableView } from '../../shared/table-view.ts';
import { isEmoji } from '../../shared/emoji.ts';
import { colourClass } from '../board/signs.ts';
import { isUp } from '../game/changes.ts';
import { photoOf } from '../game/photo.ts';
import { nameOf, signAt } from '../game/situation.ts';
import { spotName } from '../game/xray-say.ts';
import { Sticker } from '../ui/sticker.tsx';
import { useXray, wornAt } from './parts.ts';

interface Held extends FaceUp {
  readonly at: number;
  readonly by: number;
  readonly line: readonly number[];
}

/** A pair is told once, unless somebody waits for one of its cards. */
export function heldCards(spots: TableView['spots']): readonly Held[] {
  const held = spots.flatMap((spot, at): readonly Held[] =>
    isUp(spot) && spot.by !== undefined
      ? [{ ...spot, at, by: spot.by, line: spot.waiting ?? [] }]
      : [],
  );
  const rank = ({ line, as }: Held) => [-line.length, as === 'pair' ? 1 : 0] as const;
  const sorted = [...held].sort((one, other) => {
    const [[a, b], [c, d]] = [rank(one), rank(other)];
    return a - c || b - d;
  });
  return sorted.filter(({ as, line, by }, index) => {
    const isTold = sorted.slice(0, index).some((one) => one.as === 'pair' && one.by === by);
    return as !== 'pair' || line.length > 0 || !isTold;
  });
}

/** How many waiters fit in a row. */
const LINE_MAX = 2;

interface WhoHasProps {
  readonly view: TableView;
  readonly spots: TableView['spots'];
}

export function WhoHas({ view, spots }: WhoHasProps) {
  const { words, form } = useXray();
  const held = heldCards(spots);
  return (
    <ul class="x-who">
      {held.length === 0 ? <li class="quiet">{words.nobodyHas}</li> : null}
      {held.slice(0, form.heldMax).map((card) => (
        <li key={card.at} class={colourClass(signAt(view, card.by))}>
          <MiniCard card={card.card} isPair={card.as === 'pair'} />
          <b class="num">{spotName(card.at, view.columns)}</b>
          <span class="x-pal">
            <Who seat={card.by} view={view} />
          </span>
          {card.as === 'pair' && card.line.length === 0 ? (
            <span class="quiet">{words.doing.pair}</span>
          ) : null}
          {card.line.slice(0, LINE_MAX).map((seat) => (
            <span key={seat} class="x-pal x-waits">
              <Who seat={seat} view={view} />
            </span>
          ))}
          {card.line.length > LINE_MAX ? (
            <span class="quiet num">+ {card.line.length - LINE_MAX}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Who({ seat, view }: { readonly seat: number; readonly view: TableView }) {
  return (
    <>
      <Sticker {...wornAt(view, seat)} />
      <bdi>{nameOf(view, seat)}</bdi>
    </>
  );
}

/** A longer word needs a wider card. */
const COIN_LETTERS = 2;

/** A card as small as a coin; one that nobody may know has its back up. */
function MiniCard({ card, isPair }: { readonly card: string; readonly isPair: boolean }) {
  const photo = photoOf(card);
  const kind = card === '' ? 'x-hidden' : isPair ? 'x-pair' : '';
  const isLong = photo === undefined && !isEmoji(card) && card.length > COIN_LETTERS;
  return (
    <span class={`x-mini ${kind} ${isLong ? 'x-wide' : ''}`}>
      {photo === undefined ? (
        <span class={isEmoji(card) ? 'x-sign' : 'x-letters'}>{card}</span>
      ) : (
        <img src={photo.address} alt={photo.name} />
      )}
    </span>
  );
}

/** How many flips wait for a card. */
export function openFlips(spots: TableView['spots']): number {
  return spots.flatMap((spot) => (isUp(spot) ? (spot.waiting ?? []) : [])).length;
}
