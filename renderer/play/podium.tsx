/** Everybody's pairs as stacks to stand on, under confetti. */

import './ending.css';
import './lid.css';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { shortened } from '../../shared/graphemes.ts';
import { isEmoji } from '../../shared/emoji.ts';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { colourClass } from '../board/signs.ts';
import { emWidth } from '../board/word-layout.ts';
import { awardAt } from '../game/situation.ts';
import { type Growth, growthOf, podiumSizes } from '../game/podium-layout.ts';
import { photoOf } from '../game/photo.ts';
import { placeOf } from '../game/result.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { useBox } from '../ui/hooks.ts';
import { useEndClass } from '../ui/page.ts';
import { Sentence } from '../ui/sentence.tsx';
import { Sticker } from '../ui/sticker.tsx';
import type { After } from './parts.ts';

interface PodiumProps {
  /** By rank. */
  readonly players: readonly PlayerView[];
  /** Those of them who stand on it. */
  readonly stands: readonly PlayerView[];
  readonly view: TableView;
  readonly text: Dictionary;
  /** Awards, once they are there. */
  readonly after: After | undefined;
  /** Whether there is room for the names of awards. */
  readonly isNamed?: boolean;
  readonly list?: RefObject<HTMLOListElement | null> | null;
  readonly style?: Readonly<Record<string, string>>;
}

/** Everybody stands on what they found. */
export function Podium(props: PodiumProps) {
  const { players, stands, view, text, after, isNamed = false, list = null, style = {} } = props;
  const growths = growthOf(stands.map(({ score }) => tilesOf(score)));
  return (
    <ol
      ref={list}
      class={`play-podium ${useEndClass()}`}
      style={{ '--stands': stands.length, ...style }}
    >
      {stands.map((player, rank) => {
        const growth = growths[rank] as Growth;
        return (
          <Stand key={player.seat} {...{ player, players, view, text, after, isNamed, growth }} />
        );
      })}
    </ol>
  );
}

/** A podium as large as there is room for. */
export function MeasuredPodium(props: PodiumProps) {
  const list = useRef<HTMLOListElement>(null);
  const box = useBox(list);
  const { stands } = props;
  const most = stands[0]?.score ?? 0;
  const { lid, slab, isNamed } = podiumSizes(box ?? { width: 0, height: 0 }, stands.length, most);
  const style = { '--lid': `${lid}px`, '--slab': `${slab}px` };
  return <Podium {...props} {...{ list, style, isNamed }} />;
}

/**
 * Who stands on a podium: the first three places, with all who share them, as far as there is room.
 * Who found nothing has nothing to stand on.
 */
export function standing(players: readonly PlayerView[], room: number): readonly PlayerView[] {
  return players
    .filter((player) => player.score > 0 && placeOf(player, players) <= 3)
    .slice(0, room);
}

interface StandProps {
  readonly player: PlayerView;
  readonly players: readonly PlayerView[];
  readonly view: TableView;
  readonly text: Dictionary;
  readonly after: After | undefined;
  readonly isNamed: boolean;
  readonly growth: Growth;
}

/** More would be too thin to be seen. */
function tilesOf(score: number): number {
  return Math.min(score, 40);
}

/** Everybody's pairs as a stack; the lid is the last pair they found. */
function Stand({ player, players, view, text, after, isNamed, growth }: StandProps) {
  const { seat, name, score } = player;
  const isMe = seat === view.you.seat;
  const award = awardAt(view, seat);
  const place = placeOf(player, players);
  const tiles = tilesOf(score);
  const slabs = Array.from({ length: tiles }, (_, index) => index);
  return (
    <li class={`play-stand place-${Math.min(place, 3)} ${colourClass(seat)} ${isMe ? 'me' : ''}`}>
      {after === undefined ? null : <span class="unseen">{`${after.words.place(place)}, `}</span>}
      {place === 1 && score > 0 ? <Crown /> : null}
      <Lid player={player} label={text.score.computer} at={growth.lidAt} />
      <div
        class="play-pile"
        style={{ '--pairs': score, '--tiles': tiles, '--pin': `${growth.pinAt}ms` }}
        aria-hidden="true"
      >
        <div class="play-stack">
          {slabs.map((slab) => {
            const at = growth.from + (tiles - 1 - slab) * growth.step;
            return <i key={slab} style={{ '--at': `${at}ms` }} />;
          })}
        </div>
        {award && after ? <after.parts.Rosette kind={award.kind} /> : null}
      </div>
      <div class="play-name" dir="auto">
        {isMe ? text.score.you : name}
      </div>
      <div class="quiet small num">{text.score.pairs(score)}</div>
      {award && after ? (
        <after.parts.Prize {...{ award, text, isNamed }} words={after.words} />
      ) : null}
    </li>
  );
}

const LETTERS_MAX = 8;
const HALF_LETTERS_MAX = 12;

interface LidProps {
  readonly player: PlayerView;
  /** What the sign of a computer player means. */
  readonly label?: string;
  /** When it lands, in milliseconds. */
  readonly at?: number;
}

/** The last pair that a player found, with their sticker. */
export function Lid({ player, label, at = 0 }: LidProps) {
  const { seat, computer, lastWith } = player;
  return (
    <div class={lastWith === undefined ? 'play-lid' : 'play-lid two'} style={{ '--at': `${at}ms` }}>
      <Print player={player} />
      <span class="play-badge">
        <Sticker seat={seat} computer={computer} {...(label === undefined ? {} : { label })} />
      </span>
    </div>
  );
}

/** What is printed on the lid: a card, or the two halves of an unlike pair. */
function Print({ player: { last, lastWith } }: Pick<LidProps, 'player'>) {
  if (last === undefined) return null;
  if (lastWith === undefined) return <Face card={last} max={LETTERS_MAX} />;
  return (
    <span class="play-halves">
      <Face card={last} max={HALF_LETTERS_MAX} />
      <Face card={lastWith} max={HALF_LETTERS_MAX} />
    </span>
  );
}

function Face({ card, max }: { readonly card: string; readonly max: number }) {
  if (photoOf(card) !== undefined) {
    return (
      <span class="play-print">
        <Sentence text={card} />
      </span>
    );
  }
  const word = shortened(card, max);
  const kind = isEmoji(card) ? 'play-print' : 'play-print play-letters';
  return (
    <span class={kind} dir="auto" style={{ '--em': emWidth(word) }}>
      {word}
    </span>
  );
}

export function Crown() {
  return (
    <svg class="play-crown" viewBox="0 0 54 40" aria-hidden="true">
      <path d="M5 35 2 9l14 11L27 3l11 17L52 9l-3 26z" />
    </svg>
  );
}

/** The eight shapes fall once. */
export function Confetti() {
  const bits = Array.from({ length: 24 }, (_, index) => index);
  return (
    <div class={`play-confetti ${useEndClass()}`} aria-hidden="true">
      {bits.map((bit) => (
        <span
          key={bit}
          style={{ '--at': `${(bit * 37) % 100}%`, '--wait': `${(bit * 53) % 600}ms` }}
        >
          <Sticker seat={bit} />
        </span>
      ))}
    </div>
  );
}
