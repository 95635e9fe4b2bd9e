/**
 * What flies above the board: stickers to cards, pairs home, a ring for what is out of view. A card
 * has changed, and is painted, before anything moves, and nothing waits for what moves. Places are
 * looked at once, when the browser knows them anyway.
 */

import type { TableView } from '../../shared/table-view.ts';
import { isUp } from '../game/changes.ts';
import type { Flights as Felt, Take } from '../game/flights.ts';
import { TILE_FINE, type Tiles, lengthsOf } from './layout.ts';
import {
  type Rect,
  type Rim,
  type Side,
  around,
  cardRect,
  cornersOf,
  holds,
  middleOf,
  rimOf,
  stickerRect,
  transformTo,
} from './flight-layout.ts';
import { Layer } from './layer.ts';
import { BOUNCE, EASE, less } from './motion.ts';
import { sparkOf, stickerOf } from './piece.ts';
import { colourClass } from './signs.ts';

/** What a player wears, and whether it is the computer. */
type SignOf = (seat: number) => readonly [sign: number, isComputer: boolean];

const TAKE_MS = 240;
const NOD_MS = 240;
/** How much larger a chip is then, and a sticker that stands in a row of words. */
const NOD = 1.1;
const NOD_ALONE = 1.35;
const HOME_MS = 480;
/** A card at a chip, and how far it leans on its way. */
const HOME_SCALE = 0.16;
const LEAN_DEG = 9;

const SPARKS = 5;
const SPARK_MS = 420;

/** A ring at the rim, and on the map: how wide, how far from the rim its middle, how long, how often. */
const RING = 40;
const RING_ON_MAP = 16;
const RIM_INSET = 22;
const RING_MS = 600;
const RING_STILL_MS = 1_000;
const RIM_EVERY_MS = 1_000;

/** The board as it lies now. */
export interface Ground {
  readonly element: HTMLElement;
  readonly view: TableView;
  readonly tiles: Tiles;
  /** What lies on a spot, face up. */
  readonly pieceAt: (spot: number) => HTMLElement | undefined;
  /** How a board is seen that is larger than its window; undefined: all is in view. */
  readonly seen: Seen | undefined;
}

interface Seen {
  readonly window: Rect;
  /** Where a map shows a card. */
  readonly onMap: (spot: number) => Rect | undefined;
}

export interface FlightOptions {
  /** Where a player's score stands: a chip, or the sticker in a row. */
  readonly chipOf: (seat: number) => Element | null;
  /** See `lengthsOf`. */
  readonly far?: () => number;
  /** Whether the pair that I find now is one more in a row. */
  readonly isStreak?: () => boolean;
}

/** A card leaves. Whether it flies; else it has to leave by itself. */
export type Leaves = (spot: number, piece: HTMLElement) => boolean;

interface Chip {
  readonly element: Element;
  readonly sticker: Rect;
}

/** A card, and where at the rim it is told of if it is not in view. */
interface Looked {
  readonly card: Rect;
  readonly rim: Rim | undefined;
}

interface Looker {
  card(spot: number): Looked;
  chip(seat: number): Chip | undefined;
}

export class Flights {
  readonly #felt: HTMLElement;
  readonly #options: FlightOptions;
  readonly #ground: () => Ground | undefined;
  readonly #signOf: SignOf;
  readonly #layer: Layer;
  /** What has happened, and is going to be seen when it is painted. */
  #news: Felt[] = [];
  /** When something was last told of at a side. */
  readonly #told = new Map<Side, number>();

  constructor(
    felt: HTMLElement,
    options: FlightOptions,
    ground: () => Ground | undefined,
    signOf: SignOf,
  ) {
    this.#felt = felt;
    this.#options = options;
    this.#ground = ground;
    this.#signOf = signOf;
    this.#layer = new Layer(felt);
  }

  /** Nothing flies any more. */
  clear(): void {
    this.#news = [];
    this.#layer.clear();
  }

  /** The cards are about to change. What leaves is looked at now, all else once it is painted. */
  show(felt: Felt, changed: readonly number[]): Leaves {
    const { takes, finds, homes } = felt;
    this.#layer.cut(changed);
    if (takes.length + finds.length + homes.length > 0 && !document.hidden) this.#tell(felt);
    const leaves = less.matches || homes.length === 0 ? undefined : this.#leaves(homes);
    return leaves ?? (() => false);
  }

  #tell(felt: Felt): void {
    this.#news.push(felt);
    const start = () => this.#start();
    // A card that turns is painted no later for what follows it, and shows no sticker before. One
    // that lies face up would.
    if (felt.takes.some(({ turns }) => !turns)) queueMicrotask(start);
    else requestAnimationFrame(() => requestAnimationFrame(start));
  }

  /** Pairs fly home. */
  #leaves(homes: Felt['homes']): Leaves | undefined {
    const ground = this.#ground();
    if (ground === undefined) return undefined;
    const look = this.#looker(ground);
    const ways = new Map<number, { card: Rect; chip: Chip }>();
    for (const { seat, spots } of homes) {
      const chip = look.chip(seat);
      for (const spot of spots) {
        const { card, rim } = look.card(spot);
        if (chip !== undefined && rim === undefined) ways.set(spot, { card, chip });
      }
    }
    return (spot, piece) => {
      const way = ways.get(spot);
      if (way === undefined || !this.#layer.hasRoom()) return false;
      const { tiles } = ground;
      this.#layer.dress(lengthsOf(tiles, this.#options.far?.()), tiles.w < TILE_FINE);
      this.#goHome(spot, piece, way.card, way.chip);
      return true;
    };
  }

  /** What is news is seen. */
  #start(): void {
    const ground = this.#ground();
    const all = this.#news;
    this.#news = [];
    if (ground === undefined) return;
    const look = this.#looker(ground);
    for (const { takes, finds, homes } of all) {
      for (const take of takes) this.#feelTake(take, ground, look);
      for (const { seat, spots } of finds) {
        const cards = spots.map((spot) => look.card(spot));
        for (const [at, { rim }] of cards.entries()) {
          if (rim !== undefined) this.#ring(seat, rim, ground.seen?.onMap(spots[at] ?? 0));
        }
        if (less.matches) continue;
        const isMyStreak = seat === ground.view.you.seat && this.#options.isStreak?.() === true;
        if (isMyStreak) this.#sparkle(cards, look.chip(seat));
        this.#nod(look.chip(seat), 0);
      }
      if (less.matches) continue;
      for (const { seat } of homes) this.#nod(look.chip(seat), HOME_MS - NOD_MS / 2);
    }
  }

  #feelTake(take: Take, { view, tiles, pieceAt, seen }: Ground, look: Looker): void {
    const { spot, seat } = take;
    const now = view.spots[spot] ?? 0;
    if (!isUp(now) || now.by !== seat) return; // there was a new step
    const { card, rim } = look.card(spot);
    const badge = pieceAt(spot)?.querySelector('.badge');
    if (rim !== undefined) this.#ring(seat, rim, seen?.onMap(spot));
    else if (badge instanceof Element && !less.matches) {
      this.#take(take, badge, stickerRect(card, tiles, this.#options.far?.()), look.chip(seat));
    }
  }

  /** Looks where things are, each once. */
  #looker({ element, view, tiles, seen }: Ground): Looker {
    const board = element.getBoundingClientRect();
    const origin = this.#felt.getBoundingClientRect();
    const chips = new Map<number, Chip | undefined>();
    return {
      card: (spot) => {
        const card = cardRect(spot, view, tiles, board);
        const rim = seen && rimOf(seen.window, middleOf(card), RIM_INSET);
        return { card: from(origin, card), rim };
      },
      chip: (seat) => {
        if (!chips.has(seat)) chips.set(seat, this.#chip(seat, origin));
        return chips.get(seat);
      },
    };
  }

  /** Beyond a side, something is told of once a second. */
  #mayTell(side: Side): boolean {
    const now = Number(document.timeline.currentTime);
    const isSoon = now - (this.#told.get(side) ?? -Infinity) < RIM_EVERY_MS;
    if (!isSoon) this.#told.set(side, now);
    return !isSoon;
  }

  /** Something happened that is not in view: a ring at the rim, and on the map. */
  #ring(seat: number, { side, at }: Rim, onMap: Rect | undefined): void {
    if (!this.#mayTell(side)) return;
    const origin = this.#felt.getBoundingClientRect();
    const frames = less.matches
      ? [{ opacity: 1 }, { opacity: 1 }]
      : [{ transform: 'scale(0.6)' }, { transform: 'scale(1.6)', opacity: 0 }];
    const duration = less.matches ? RING_STILL_MS : RING_MS;
    const draw = (rect: Rect, sign?: Element) => {
      if (!this.#layer.hasRoom()) return;
      const box = this.#layer.put(from(origin, rect));
      box.className = `ring ${colourClass(this.#signOf(seat)[0])}`;
      if (sign !== undefined) box.append(sign);
      const animation = box.animate(frames, { id: 'ring', duration, easing: 'ease-out' });
      this.#layer.begin(undefined, animation, () => box.remove());
    };
    draw(around(at, RING), stickerOf(...this.#signOf(seat)));
    if (onMap !== undefined && !less.matches) draw(around(middleOf(onMap), RING_ON_MAP));
  }

  /** Sparks jump from my cards to my chip. */
  #sparkle(cards: readonly Looked[], chip: Chip | undefined): void {
    const inView = cards.filter(({ rim }) => rim === undefined);
    const corners = inView.flatMap(({ card }) => cornersOf(card));
    if (chip === undefined || !this.#layer.hasRoom(SPARKS)) return;
    for (const corner of corners.slice(0, SPARKS)) {
      const box = this.#layer.put(around(corner, chip.sticker.width));
      box.append(sparkOf());
      const [[x, y], [toX, toY]] = [corner, middleOf(chip.sticker)];
      const there = { transform: `translate(${toX - x}px, ${toY - y}px) scale(0.5)`, opacity: 0.6 };
      const options = { id: 'spark', duration: SPARK_MS, easing: BOUNCE };
      this.#layer.begin(undefined, box.animate([{}, there], options), () => box.remove());
    }
  }

  /** A sticker goes from its chip, or from its place in the line, to the corner of a card. */
  #take({ spot, from: before }: Take, badge: Element, corner: Rect, chip: Chip | undefined): void {
    const isHandedOver = before !== undefined;
    const next = { ...corner, left: corner.left + corner.width };
    const origin = isHandedOver ? next : chip?.sticker;
    if (origin === undefined || !this.#layer.hasRoom(isHandedOver ? 2 : 1)) return;
    if (before !== undefined) {
      const sign = stickerOf(...this.#signOf(before));
      this.#send(sign, spot, corner, [{}, { opacity: 0 }]);
    }
    const piece = badge.parentElement;
    this.#send(
      badge,
      spot,
      corner,
      [{ transform: transformTo(corner, origin), opacity: isHandedOver ? 0 : 1 }, { opacity: 1 }],
      () => piece?.append(badge),
    );
  }

  #send(sign: Element, spot: number, at: Rect, frames: Keyframe[], land = () => {}): void {
    const box = this.#layer.put(at);
    box.append(sign);
    const animation = box.animate(frames, { id: 'take', duration: TAKE_MS, easing: EASE });
    this.#layer.begin(spot, animation, () => {
      box.remove();
      land();
    });
  }

  /** Up first, then over: the box moves down and up, the card in it to the sides. */
  #goHome(spot: number, piece: HTMLElement, card: Rect, { sticker }: Chip): void {
    const box = this.#layer.put(card);
    const [[x, y], [toX, toY]] = [middleOf(card), middleOf(sticker)];
    const lean = `rotate(${toX < x ? LEAN_DEG : -LEAN_DEG}deg)`;
    const half = (1 + HOME_SCALE) / 2;
    piece.style.left = '0';
    piece.style.top = '0';
    box.append(piece);
    const options = { duration: HOME_MS, fill: 'forwards' } as const;
    box.animate([{}, { transform: `translateY(${toY - y}px)` }], {
      id: 'rise',
      easing: 'ease',
      ...options,
    });
    const animation = piece.animate(
      [
        { transform: 'none' },
        { transform: `translateX(${(toX - x) / 2}px) scale(${half}) ${lean}`, offset: 0.5 },
        { opacity: 1, offset: 0.93 },
        { transform: `translateX(${toX - x}px) scale(${HOME_SCALE})`, opacity: 0 },
      ],
      { id: 'home', easing: 'ease-in-out', ...options },
    );
    this.#layer.begin(spot, animation, () => box.remove());
  }

  #nod(chip: Chip | undefined, delay: number): void {
    if (chip === undefined || !this.#layer.hasRoom()) return;
    const by = chip.element.classList.contains('sticker') ? NOD_ALONE : NOD;
    const frames = [{}, { transform: `scale(${by})`, offset: 0.4 }, {}];
    const options = { id: 'nod', duration: NOD_MS, easing: EASE, delay };
    this.#layer.begin(undefined, chip.element.animate(frames, options), () => undefined);
  }

  /** Where a chip is; undefined: out of sight. */
  #chip(seat: number, origin: Rect): Chip | undefined {
    const element = this.#options.chipOf(seat);
    if (element === null) return undefined;
    const sticker = (element.querySelector('svg') ?? element).getBoundingClientRect();
    const at = middleOf(sticker);
    for (let part = element.parentElement; part !== null; part = part.parentElement) {
      if (part.contains(this.#felt)) break;
      if (!holds(part.getBoundingClientRect(), at)) return undefined;
    }
    return { element, sticker: from(origin, sticker) };
  }
}

/** A part of the page, seen from the felt. */
function from(origin: Rect, { left, top, width, height }: Rect): Rect {
  return { left: left - origin.left, top: top - origin.top, width, height };
}
