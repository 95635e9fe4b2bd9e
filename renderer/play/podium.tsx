/** Everybody's pairs as stacks to stand on, under confetti. */

import './ending.css';
import './lid.css';
import './podium.css';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { shortened } from '../../shared/graphemes.ts';
import { isEmoji } from '../../shared/emoji.ts';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { colourClass } from '../board/signs.ts';
import { emWidth } from '../board/word-layout.ts';
import { awardAt } from '../game/situation.ts';
import {
  type Growth,
  type Measures,
  ON_A_PAGE,
  growthOf,
  podiumSizes,
  type Step,
  tilesOf,
} from '../game/podium-layout.ts';
import { photoOf } from '../game/photo.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { useBox } from '../ui/hooks.ts';
import { useEndClass } from '../ui/page.ts';
import { Sentence } from '../ui/sentence.tsx';
import { Sticker } from '../ui/sticker.tsx';
import type { After } from './parts.ts';

interface PodiumProps {
  /** By rank. */
  readonly steps: readonly Step[];
  readonly view: TableView;
  readonly text: Dictionary;
  readonly after: After;
  readonly measures?: Measures;
}

/**
 * Everybody stands on what they found, all of one rank on one step, as large as there is room for. All
 * of it has its place from the first frame on; what lands there only moves on top.
 */
export function Podium({ steps, view, text, after, measures = ON_A_PAGE }: PodiumProps) {
  const list = useRef<HTMLOListElement>(null);
  const box = useBox(list);
  if (steps.length === 0) return null; // nobody found a pair: the words stand where it would
  if (box === undefined) return <ol ref={list} class="play-podium" />; // nothing has a size yet
  const sizes = podiumSizes(box, steps, measures);
  const { isNamed } = sizes;
  const growths = growthOf(steps.map(({ players }) => tilesOf(players[0]?.score ?? 0)));
  const inPixels = ['stand', 'crowd', 'lid', 'slab', 'sign', 'words'] as const;
  const style = {
    '--gap': `${steps.length < 2 ? 0 : measures.gap}px`,
    ...Object.fromEntries(inPixels.map((name) => [`--${name}`, `${sizes[name]}px`])),
  };
  return (
    <ol ref={list} class={`play-podium ${useEndClass()}`} style={style}>
      {steps.flatMap((step, rank) => {
        const shared = { step, rank, view, text, after, growth: growths[rank] as Growth };
        if (step.isCrowd) return [<CrowdStand key={`place ${step.place}`} {...shared} />];
        return step.players.map((player) => (
          <Stand key={player.seat} {...shared} {...{ player, isNamed }} />
        ));
      })}
    </ol>
  );
}

interface StepProps extends Omit<PodiumProps, 'steps' | 'measures'> {
  readonly step: Step;
  /** From 0. */
  readonly rank: number;
  readonly growth: Growth;
}

interface StandProps extends StepProps {
  readonly player: PlayerView;
  readonly isNamed: boolean;
}

/** Steps stand apart; whoever shares one stands close. */
function classOf({ step, rank }: StepProps, isFirst = true): string {
  const apart = isFirst && rank !== 1 ? 'play-apart' : '';
  return `play-stand play-step-${rank} place-${step.place} ${apart}`;
}

/** One of a rank; the lid is the last pair that they found. */
function Stand(props: StandProps) {
  const { player, step, view, text, after, isNamed, growth } = props;
  const { seat, name } = player;
  const isMe = seat === view.you.seat;
  const award = awardAt(view, seat);
  return (
    <li
      class={`${classOf(props, player === step.players[0])} ${colourClass(seat)} ${isMe ? 'me' : ''}`}
      style={{ '--at': `${growth.lidAt}ms` }}
    >
      <span class="unseen">{`${after.words.place(step.place)}, `}</span>
      {step.place === 1 ? <Crown /> : null}
      <Lid player={player} label={text.score.computer} />
      <Pile {...props}>{award ? <after.parts.Rosette kind={award.kind} /> : null}</Pile>
      <Plate {...props} />
      <div class="play-under">
        <div class="play-name" dir="auto">
          {isMe ? text.score.you : name}
        </div>
        <div class="quiet small num">{text.score.pairs(player.score)}</div>
        {award ? <after.parts.Prize {...{ award, text, isNamed }} words={after.words} /> : null}
      </div>
    </li>
  );
}

/** A rank of more people than fit: their signs stand on one pile. Their names are in a list beside. */
function CrowdStand(props: StepProps) {
  const { step, text, after, growth } = props;
  const { players, place } = step;
  return (
    <li class={`${classOf(props)} play-crowded`} style={{ '--at': `${growth.lidAt}ms` }}>
      <span class="unseen">{`${after.words.place(place)}, `}</span>
      <div class="play-signs" aria-hidden="true">
        {players.map(({ seat, computer }) => (
          <span key={seat} class="play-sign-of">
            {place === 1 ? <Crown /> : null}
            <Sticker seat={seat} computer={computer} />
          </span>
        ))}
      </div>
      <Pile {...props} />
      <Plate {...props} />
      <div class="play-under">
        <div class="play-name" dir="auto">
          {players.map(({ name }) => name).join(', ')}
        </div>
        <div class="quiet small num">{text.score.pairs(players[0]?.score ?? 0)}</div>
      </div>
    </li>
  );
}

/** What they found, a slab a pair; beside it, what `children` are. */
function Pile({ step, growth, children }: StepProps & { readonly children?: ComponentChildren }) {
  const tiles = tilesOf(step.players[0]?.score ?? 0);
  const slabs = Array.from({ length: tiles }, (_, index) => index);
  return (
    <div class="play-pile" style={{ '--pin': `${growth.pinAt}ms` }} aria-hidden="true">
      <div class="play-stack">
        {slabs.map((slab) => {
          const at = growth.from + (tiles - 1 - slab) * growth.step;
          return <i key={slab} style={{ '--at': `${at}ms` }} />;
        })}
      </div>
      {children}
    </div>
  );
}

/** What all of one rank stand on, with their place. */
function Plate({ step, after }: StepProps) {
  return (
    <div class="play-plate num" aria-hidden="true">
      {after.words.place(step.place)}
    </div>
  );
}

const LETTERS_MAX = 8;
const HALF_LETTERS_MAX = 12;

interface LidProps {
  readonly player: PlayerView;
  /** What the sign of a computer player means. */
  readonly label?: string;
}

/** The last pair that a player found, with their sticker. */
export function Lid({ player, label }: LidProps) {
  const { seat, sign, computer, lastWith } = player;
  return (
    <div class={lastWith === undefined ? 'play-lid' : 'play-lid two'}>
      <Print player={player} />
      <span class="play-badge">
        <Sticker {...{ seat, sign, computer, ...(label === undefined ? {} : { label }) }} />
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
export function Confetti({ count = 24 }: { readonly count?: number }) {
  const bits = Array.from({ length: count }, (_, index) => index);
  return (
    <div class={`play-confetti ${useEndClass()}`} aria-hidden="true">
      {bits.map((bit) => (
        <span
          key={bit}
          style={{ '--at': `${(bit * 37) % 100}%`, '--late': ((bit * 53) % 100) / 100 }}
        >
          <Sticker seat={bit} />
        </span>
      ))}
    </div>
  );
}
