import assert from 'node:assert/strict';
import type {
  BringingSettings,
  BringingView,
  BroughtFace,
  BroughtView,
  OwnBrought,
} from '../../shared/brought.ts';
import { type PlayerId, isPlayerId } from '../../shared/card.ts';
import { wireText } from '../../shared/deck-file.ts';
import { isColour } from '../../shared/deck-file.ts';
import { type PictureHash, isPictureHash } from '../../shared/faces.ts';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import {
  type Reader,
  fields,
  list,
  optional,
  text,
  textThat,
  whole,
  yesOrNo,
} from '../../shared/readers.ts';
import type { Picture, Pictures } from '../game/deck.ts';
import type { Brought } from './brought-face.ts';

/** A card on the table, or one that the host has yet to show. */
export interface BroughtCard {
  /** Numbers grow, and none is used twice. */
  readonly number: number;
  readonly player: PlayerId;
  readonly isShown: boolean;
  readonly face: BroughtFace;
}

/** The cards as they are written down; the bytes of their pictures are beside them. */
export interface SavedBringing extends BringingSettings {
  readonly isOpen: boolean;
  /** Of the card that was brought last. */
  readonly last: number;
  /** Of the last card that was there when some were dealt; it may be missing. */
  readonly dealt?: number | undefined;
  readonly cards: readonly BroughtCard[];
  /** By their hashes; not in the saved game itself. */
  readonly pictures?: Pictures;
}

const NEVER: SavedBringing = {
  isOpen: false,
  each: limits.broughtEachMax,
  looksFirst: false,
  last: 0,
  cards: [],
};

const NO_PICTURES: Pictures = new Map();

/**
 * The cards that everybody brings for the next game, while the host has asked for them. They belong to
 * the table: players who leave leave them here, and only removed players take theirs along.
 *
 * AF: while #isOpen, each player may bring up to #settings.each cards; #cards are those that were
 *     brought, oldest first, with the bytes of their #pictures; when some were dealt last, #dealt was
 *     the number of the newest.
 * RI: there are no cards unless it is open; no two are the same; at most broughtMax, with pictures of
 *     at most broughtBytesMax in all; numbers grow up to #last, and so does #dealt; every picture is that of a card.
 * Safety from rep exposure: cards and pictures are immutable values; a change replaces the list.
 */
export class Bringing {
  readonly #changed: () => void;
  #isOpen: boolean;
  #settings: BringingSettings;
  #last: number;
  #dealt: number;
  #cards: readonly BroughtCard[];
  #pictures: Pictures;

  /** @param changed to be called after every change that a view shows */
  constructor(changed: () => void, saved: SavedBringing = NEVER) {
    const { isOpen, each, looksFirst, last, dealt = 0, cards, pictures = NO_PICTURES } = saved;
    this.#changed = changed;
    this.#isOpen = isOpen;
    this.#settings = { each, looksFirst };
    this.#last = last;
    this.#dealt = dealt;
    // What was lost is gone: nobody could play with it.
    this.#cards = cards.filter(({ face }) => !isLost(face, pictures));
    this.#pictures = pictures;
    this.checkRep();
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** All of them, shown or not, oldest first. */
  get cards(): readonly BroughtCard[] {
    return this.#cards;
  }

  /** By their hashes. Whenever a picture comes or goes, this is a new map. */
  get pictures(): Pictures {
    return this.#pictures;
  }

  /** The picture of a card that this player may see: one that is shown, or one's own. */
  pictureFor(player: PlayerId | undefined, hash: PictureHash): Picture | undefined {
    const card = this.#cards.find(({ face }) => face.picture === hash);
    const isSeen = card !== undefined && (card.isShown || card.player === player);
    return isSeen ? this.#pictures.get(hash) : undefined;
  }

  /** Up to this number cards were there when some were dealt; 0: never any. */
  get dealt(): number {
    return this.#dealt;
  }

  /** The shown cards are those of the game that begins now. */
  deal(): void {
    this.#dealt = this.#last;
  }

  /** A game begins, or the lobby in which cards are brought: either way there are none yet. */
  set(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#keep([]);
  }

  /** @throws Refusal if no cards are wanted, if this one is there already, or if it is one too many */
  bring(player: PlayerId, { face, picture }: Brought): void {
    this.admit();
    const own = this.#cards.filter((card) => card.player === player);
    if (own.length >= this.#settings.each) throw new Refusal('enough-cards');
    if (this.#cards.some((card) => keyOf(card.face) === keyOf(face)))
      throw new Refusal('same-card');
    const isFull = this.#cards.length >= limits.broughtMax;
    const bytes = sizeOf(this.#pictures) + (picture?.bytes.length ?? 0);
    if (isFull || bytes > limits.broughtBytesMax) throw new Refusal('full-table');
    this.#last++;
    const isShown = !this.#settings.looksFirst;
    this.#keep([...this.#cards, { number: this.#last, player, isShown, face }], picture);
    this.#changed();
  }

  /** @throws Refusal if nobody brings cards at present */
  admit(): void {
    if (!this.#isOpen) throw new Refusal('no-bringing');
  }

  /** Takes back one's own card; one that is not there is left as it is. */
  takeBack(player: PlayerId, number: number): void {
    this.admit();
    this.#drop((card) => card.player === player && card.number === number);
  }

  /** The host takes a card off. @returns whether there was one */
  takeOff(number: number): boolean {
    return this.#drop((card) => card.number === number);
  }

  /** The host shows a card. @returns whether there was one */
  show(number: number): boolean {
    const isThere = this.#cards.some((card) => card.number === number);
    this.#cards = this.#cards.map((card) =>
      card.number === number ? { ...card, isShown: true } : card,
    );
    if (isThere) this.#changed();
    return isThere;
  }

  /** A host who no longer looks first shows all that there is. */
  change(settings: Partial<BringingSettings>): void {
    this.#settings = { ...this.#settings, ...settings };
    if (!this.#settings.looksFirst) {
      this.#cards = this.#cards.map((card) => (card.isShown ? card : { ...card, isShown: true }));
    }
    this.#changed();
  }

  /** A player who is removed takes their cards along. */
  dropOf(player: PlayerId): void {
    this.#drop((card) => card.player === player);
  }

  /** A player who takes over a seat takes over its cards. */
  handOver(from: PlayerId, to: PlayerId): void {
    this.#cards = this.#cards.map((card) =>
      card.player === from ? { ...card, player: to } : card,
    );
  }

  ownOf(player: PlayerId): readonly OwnBrought[] {
    return this.#cards
      .filter((card) => card.player === player)
      .map(({ number, isShown, face }) => ({ number, shown: isShown, ...face }));
  }

  /** What everybody sees: by seat, and only what is shown. */
  view(seatOf: (player: PlayerId) => number | null): BringingView | null {
    return this.#isOpen ? { ...this.#settings, cards: this.#viewOf(true, seatOf) } : null;
  }

  /** What the host has yet to show. */
  unshown(seatOf: (player: PlayerId) => number | null): readonly BroughtView[] {
    return this.#viewOf(false, seatOf);
  }

  #viewOf(isShown: boolean, seatOf: (player: PlayerId) => number | null): readonly BroughtView[] {
    return this.#cards
      .filter((card) => card.isShown === isShown)
      .map(({ number, player, face }) => ({ number, seat: seatOf(player), ...face }));
  }

  save(): SavedBringing {
    const [last, dealt] = [this.#last, this.#dealt];
    return { isOpen: this.#isOpen, ...this.#settings, last, dealt, cards: this.#cards };
  }

  /** Checks the rep invariant. */
  checkRep(): void {
    const keys = this.#cards.map(({ face }) => keyOf(face));
    const numbers = [0, ...this.#cards.map(({ number }) => number), this.#last + 1];
    const hashes = this.#cards.flatMap(({ face }) => face.picture ?? []);
    assert(this.#isOpen || keys.length === 0, 'RI: there are no cards unless it is open');
    assert(new Set(keys).size === keys.length, 'RI: no two cards are the same');
    assert(keys.length <= limits.broughtMax, 'RI: the table holds its cards');
    assert(sizeOf(this.#pictures) <= limits.broughtBytesMax, 'RI: the table holds its pictures');
    assert(isGrowing(numbers), 'RI: numbers grow');
    assert(this.#dealt <= this.#last, 'RI: only cards that were there were dealt');
    assert(hashes.length === this.#pictures.size, 'RI: every picture is that of a card');
  }

  #drop(isGone: (card: BroughtCard) => boolean): boolean {
    const left = this.#cards.filter((card) => !isGone(card));
    if (left.length === this.#cards.length) return false;
    this.#keep(left);
    this.#changed();
    return true;
  }

  /** These are the cards from now on, with what they need of the pictures. */
  #keep(cards: readonly BroughtCard[], added?: Picture): void {
    const pictures = new Map<PictureHash, Picture>();
    for (const { face } of cards) {
      const picture = face.picture && (this.#pictures.get(face.picture) ?? added);
      if (face.picture !== undefined && picture) pictures.set(face.picture, picture);
    }
    this.#cards = cards;
    if (pictures.size !== this.#pictures.size) this.#pictures = pictures;
  }
}

function keyOf({ text: words, picture }: BroughtFace): string {
  return picture ?? wireText(words ?? '');
}

function isLost({ picture }: BroughtFace, pictures: Pictures): boolean {
  return picture !== undefined && !pictures.has(picture);
}

function sizeOf(pictures: Pictures): number {
  return [...pictures.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
}

function isGrowing(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
}

export const readSavedBringing: Reader<SavedBringing> = fields({
  isOpen: yesOrNo,
  each: whole(1, limits.broughtEachMax),
  looksFirst: yesOrNo,
  last: whole(),
  dealt: optional(whole()),
  cards: list(
    fields({
      number: whole(1),
      player: textThat(isPlayerId),
      isShown: yesOrNo,
      face: fields({
        text: optional(text),
        picture: optional(textThat(isPictureHash)),
        name: optional(text),
        colour: optional(textThat(isColour)),
      }),
    }),
  ),
});
