/**
 * The cards that everybody brings, on the host's stage: who brought which, and a cross to take
 * one off.
 */

import './bring.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BroughtView } from '../../shared/brought.ts';
import type { TableView } from '../../shared/table-view.ts';
import { broughtBy, faceInWords, kindOf, tiltOf } from '../game/brought.ts';
import { isolated, short } from '../game/say.ts';
import { nameOf } from '../game/situation.ts';
import { Say } from '../ui/say.tsx';
import { BroughtCard } from '../ui/brought-card.tsx';
import { useBox } from '../ui/hooks.ts';
import { Icon } from '../ui/icon.tsx';
import { type BringParts, usePlayer, useShown, useText } from '../ui/page.ts';
import { Sticker } from '../ui/sticker.tsx';
import { DealButton } from './bring-panel.tsx';
import type { Desk } from './desk-store.ts';
import type { DealPlan } from './bring-desk.ts';

export interface BringDeskProps extends Desk {
  readonly bring: BringParts;
}

interface BringStageProps extends BringDeskProps {
  /** The desk, with its button *Deal them*, is out of sight. */
  readonly isAlone: boolean;
  /** At the end of the first row. */
  readonly children: ComponentChildren;
}

export function BringStage({ host, words, bring, isAlone, children }: BringStageProps) {
  const { store } = useShown();
  const view = store.view.value;
  if (view === undefined || view.bringing === null) return null;
  const unshown = host.state.value?.unshown ?? [];
  return (
    <>
      <div class="top desk-bring-top">
        <h1>{bring.words.title}</h1>
        <Chips view={view} cards={[...view.bringing.cards, ...unshown]} />
        {children}
      </div>
      <Potluck {...{ host, words, bring, view, unshown }} />
      <StageSay {...{ host, words, bring, view, unshown, isAlone }} />
      <bring.Ear />
    </>
  );
}

interface ChipsProps {
  readonly view: TableView;
  readonly cards: readonly BroughtView[];
}

/** Chips count cards, not pairs; the chip of a player without a card is dashed. */
function Chips({ view, cards }: ChipsProps) {
  const { score } = useText();
  const me = view.you.seat;
  const people = broughtBy(view, cards);
  const mineFirst = [
    ...people.filter(({ seat }) => seat === me),
    ...people.filter(({ seat }) => seat !== me),
  ];
  return (
    <ul class="strip" aria-label={score.players} tabIndex={0}>
      {mineFirst.map(({ seat, name, count }) => (
        <li key={seat} class={`chip ${seat === me ? 'me' : ''} ${count === 0 ? 'away' : ''}`}>
          <div>
            <Sticker seat={seat} />
            <strong class="num">{count}</strong>
          </div>
          <small dir="auto">{seat === me ? score.you : name}</small>
        </li>
      ))}
    </ul>
  );
}

interface PotluckProps extends BringDeskProps {
  readonly view: TableView;
  readonly unshown: readonly BroughtView[];
}

/**
 * How many cards lie in a row, and how wide: fewer cards are wider, and narrow windows have fewer
 * in a row.
 */
function rowOf(cards: number, room: number): { readonly columns: number; readonly width: number } {
  const [columns, width] = cards <= 12 ? [4, 136] : cards <= 20 ? [5, 116] : [7, 84];
  const fitting = Math.max(2, Math.min(columns, Math.floor(room / (WIDTH_MIN + GAP))));
  return { columns: fitting, width: Math.min(width, Math.floor(room / fitting) - GAP) };
}

const GAP = 30;
const WIDTH_MIN = 76;

function Potluck({ host, words, bring, view, unshown }: PotluckProps) {
  const list = useRef<HTMLUListElement>(null);
  const box = useBox(list);
  const hidden = new Set(unshown.map(({ number }) => number));
  const cards = [...(view.bringing?.cards ?? []), ...unshown].sort(
    (one, other) => one.number - other.number,
  );
  const { size } = host.bring.plan.value;
  const hasPlace = size !== undefined && size.left < 0;
  const { columns, width } = rowOf(cards.length + (hasPlace ? 1 : 0), (box?.width ?? 0) - GAP);
  const style = { '--w': `${width}px`, '--h': `${Math.round(width * 1.06)}px`, '--n': columns };
  return (
    <ul ref={list} class="desk-potluck" style={style} tabIndex={0} aria-label={bring.words.onTable}>
      {cards.map((card) => (
        <Lying
          key={card.number}
          {...{ host, words, bring, view, card }}
          isHidden={hidden.has(card.number)}
        />
      ))}
      {hasPlace ? (
        <li class="brought-place">
          {size.left === -1
            ? bring.words.host.place(`${size.rows} × ${size.columns}`)
            : bring.words.oneMore}
        </li>
      ) : null}
    </ul>
  );
}

interface LyingProps extends BringDeskProps {
  readonly view: TableView;
  readonly card: BroughtView;
  readonly isHidden: boolean;
}

function Lying({ host, bring, view, card, isHidden }: LyingProps) {
  const { session } = usePlayer();
  const { spot } = useText();
  const { number, seat, ...face } = card;
  const said = faceInWords(face, { ...bring.words, photo: spot.photo });
  const who = isolated(nameOf(view, seat ?? undefined));
  return (
    <li style={{ '--tilt': `${tiltOf(number)}deg` }}>
      <BroughtCard {...{ face, seat, isHidden }} player={session.id} />
      <span class="unseen">{isHidden ? `${said}, ${bring.words.hidden}` : said}</span>
      <button
        type="button"
        class="brought-cross"
        aria-label={bring.words.host.takeOffLabel(said, who)}
        onClick={() => void host.use('takeBrought', { number })}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

type StageSayProps = PotluckProps & Pick<BringStageProps, 'isAlone'>;

/** The next card that the host has to look at; else how many cards there are. */
function StageSay({ host, words, bring, view, unshown, isAlone }: StageSayProps) {
  const { voice } = usePlayer();
  const { spot } = useText();
  const { host: said } = bring.words;
  const [first] = unshown;
  const lines =
    first === undefined
      ? standing(bring, view, host.bring.plan.value)
      : ([
          said.brought(short(nameOf(view, first.seat ?? undefined)), kindOf(first)),
          said.look,
        ] as const);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) voice.speak(lines.join(' '));
    isFirst.current = false;
  }, [lines.join(' ')]);
  if (first === undefined) {
    return (
      <Say mood="plain" mark="look" lines={lines} sign={<bring.Sign />}>
        {view.you.seat === null ? null : <bring.BringOne />}
        {isAlone ? <DealButton {...{ host, words, bring }} /> : null}
      </Say>
    );
  }
  const { number, seat, ...face } = first;
  const what = faceInWords(face, { ...bring.words, photo: spot.photo });
  const who = isolated(nameOf(view, seat ?? undefined));
  return (
    <Say mood="note" mark="look" lines={lines} sign={<bring.Sign />}>
      <button
        type="button"
        class="btn"
        aria-label={said.showLabel(what, who)}
        onClick={() => void host.use('showBrought', { number })}
      >
        {said.show}
      </button>
      <button
        type="button"
        class="btn"
        aria-label={said.takeOffLabel(what, who)}
        onClick={() => void host.use('takeBrought', { number })}
      >
        {said.takeOff}
      </button>
    </Say>
  );
}

function standing({ words: { host } }: BringParts, view: TableView, { cards, size }: DealPlan) {
  const idle = broughtBy(view, view.bringing?.cards ?? []).filter(
    ({ count, seat, presence }) => count === 0 && seat !== view.you.seat && presence === 'here',
  );
  const [one] = idle;
  const choosing = idle.length === 1 && one !== undefined ? host.choosing(short(one.name)) : '';
  const first = cards === 0 ? host.noCards : host.lie(cards);
  if (cards < 2) return [first, cards === 0 ? host.twoNeeded : host.oneNeeded] as const;
  const grid = size === undefined ? '' : `${size.rows} × ${size.columns}`;
  const left = size?.left ?? 0;
  const fits = left < 0 ? host.makes(-left, grid) : left === 0 ? host.fits(grid) : host.takeTurns;
  return [first, `${fits} ${choosing}`.trim()] as const;
}
