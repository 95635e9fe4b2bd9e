import assert from 'node:assert/strict';
import { type Card, type PlayerId, isCard, isPlayerId } from '../../shared/card.ts';
import { limits } from '../../shared/limits.ts';
import {
  type Reader,
  anyOf,
  fields,
  list,
  nullable,
  oneOf,
  optional,
  textThat,
  whole,
  yesOrNo,
} from '../../shared/readers.ts';
import type { Belonging } from './belonging.ts';
import type { Past } from './cards-in-play.ts';
import { type Play, controlledIn } from './play.ts';
import { type Rep, newRep } from './rep.ts';
import { NO_CARD, type Spot, type SpotIndex, controllerOf } from './spot.ts';

/**
 * A board as it is saved. Players who wait are saved as ready: their connections will be gone
 * anyway.
 */
export interface SavedBoard extends Past {
  readonly rows: number;
  readonly columns: number;
  readonly version: number;
  /** `null`: no card any more. */
  readonly spots: readonly (SavedSpot | null)[];
  readonly plays: readonly SavedPlay[];
}

export interface SavedSpot {
  readonly card: Card;
  readonly face: 'down' | 'up';
  readonly controller?: PlayerId;
}

export interface SavedPlay {
  readonly player: PlayerId;
  readonly phase: 'first' | 'matched' | 'missed';
  readonly spots: readonly SpotIndex[];
}

/**
 * Numbers the cards of saved spots: as text each card is written once, and a spot has its number. All
 * spots may have the same card, of any length.
 */
export class CardNumbers {
  readonly #numbers = new Map<Card, number>();

  /** Spots as they are written. */
  pack(spots: readonly (SavedSpot | null)[]): readonly (object | null)[] {
    return spots.map((spot) => spot && { ...spot, card: this.#numberOf(spot.card) });
  }

  /** Each by its number. */
  get cards(): readonly Card[] {
    return [...this.#numbers.keys()];
  }

  #numberOf(card: Card): number {
    const number = this.#numbers.get(card) ?? this.#numbers.size;
    this.#numbers.set(card, number);
    return number;
  }
}

const boardShape = {
  rows: whole(1, limits.spotsMax),
  columns: whole(1, limits.spotsMax),
  version: whole(),
  hadPair: yesOrNo,
  hadWords: optional(yesOrNo),
  /** Earlier saves had each card at its spots. */
  cards: optional(list(textThat(isCard, limits.cardUnitsMax))),
  spots: list(
    nullable(
      fields({
        card: anyOf<Card | number>(whole(), textThat(isCard, limits.cardUnitsMax)),
        face: oneOf('down', 'up'),
        controller: optional(textThat(isPlayerId)),
      }),
    ),
  ),
  plays: list(
    fields({
      player: textThat(isPlayerId),
      phase: oneOf('first', 'matched', 'missed'),
      spots: list(whole()),
    }),
  ),
};

/** Reads the form of a saved board; whether it holds together is checked by Board.restore. */
export const readSavedBoard: Reader<SavedBoard> = (value) => {
  const read = fields(boardShape)(value);
  if (read === undefined) return undefined;
  const { cards = [], spots: packed, ...rest } = read;
  const spots: (SavedSpot | null)[] = [];
  for (const spot of packed) {
    const card = typeof spot?.card === 'number' ? cards[spot.card] : spot?.card;
    if (spot !== null && card === undefined) return undefined;
    spots.push(spot === null || card === undefined ? null : { ...spot, card });
  }
  return { ...rest, spots };
};

export function saveRep(rep: Rep, version: number): SavedBoard {
  return {
    rows: rep.rows,
    columns: rep.columns,
    version,
    hadPair: rep.inPlay.hadPair,
    hadWords: rep.inPlay.hasWords,
    spots: rep.spots.map(saveSpot),
    plays: [...rep.plays].flatMap(([player, play]) => savePlay(player, play)),
  };
}

/** The rep that was saved; whether its invariant holds is checked by the board that gets it. */
export function restoreRep(saved: SavedBoard, belonging?: Belonging): Rep {
  const rep = newRep(saved.rows, saved.columns, saved.spots.map(restoreSpot), belonging);
  for (const play of saved.plays) rep.plays.set(play.player, restorePlay(play));
  rep.inPlay.remember(saved);
  return rep;
}

function saveSpot(spot: Spot): SavedSpot | null {
  if (spot.face === 'none') return null;
  const controller = controllerOf(spot);
  const { face, card } = spot;
  return controller === undefined ? { face, card } : { face, card, controller };
}

function restoreSpot(saved: SavedSpot | null): Spot {
  if (saved === null) return NO_CARD;
  const { face, card, controller } = saved;
  assert(face === 'up' || controller === undefined, 'a controlled card is face up');
  return face === 'down' ? { face, card } : { face, card, controller };
}

function savePlay(player: PlayerId, play: Play): SavedPlay[] {
  if (play.phase === 'ready' || play.phase === 'waiting') return [];
  const spots = play.phase === 'missed' ? play.givenUp : controlledIn(play);
  return [{ player, phase: play.phase, spots }];
}

function restorePlay({ phase, spots }: SavedPlay): Play {
  const [one, two] = spots;
  if (phase === 'missed') return { phase, givenUp: spots };
  assert(one !== undefined, 'a play with cards has a spot');
  if (phase === 'first') return { phase, first: one };
  assert(two !== undefined, 'a matched play has two spots');
  return { phase, pair: [one, two] };
}
