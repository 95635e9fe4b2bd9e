import type { Position } from '../../shared/card.ts';
import { parseFailure } from '../../shared/failures.ts';
import type { UnlikePair } from '../../main/game/belonging.ts';
import type { BoardEvent } from '../../main/game/events.ts';
import type { Controlled } from '../../main/game/controlled.ts';
import type { SavedBoard } from '../../main/game/saved-board.ts';
import { Reference } from '../model/reference.ts';
import type { Moment } from './checks.ts';
import type { OwnFlip } from './computer-checks.ts';
import type { Exchange } from './line.ts';

/** A board between two steps. */
interface State {
  readonly game: number;
  readonly board: SavedBoard;
  readonly controlled: readonly Controlled[];
  /** 4-I */
  readonly ended: boolean;
  readonly unlike: readonly UnlikePair[];
}

/** What came over the wire in one step. */
export interface Caused {
  readonly moment: Moment;
  readonly happened: readonly BoardEvent[];
  /** The flip that was taken, or the replacement that was made. */
  readonly taken: Exchange | undefined;
  /** Whose last open flip was cut. */
  readonly gone: readonly string[];
  /** What computer players flipped. */
  readonly own: readonly OwnFlip[];
}

/** The flip of this step, among those that waited before. */
const FLIP = -1;

/** The reference of the rules, given what came over the wire, has the same board after every step. */
export class RulesAgain {
  #before: State | undefined;

  /** What was before is no measure any more: another run, or it is about to end. */
  skip(): void {
    this.#before = undefined;
  }

  check(caused: Caused): string | undefined {
    const { table, saved } = caused.moment;
    const before = this.#before;
    const after = {
      game: saved.game,
      board: saved.board,
      controlled: table.game.board.controlled(),
      ended: saved.ended,
      unlike: saved.deck.unlike ?? [],
    };
    this.#before = after;
    if (before?.game !== after.game) return undefined;
    const reference = referenceOf(before);
    const wrong = play(reference, caused);
    if (wrong !== undefined) return wrong;
    const expected = describe(reference);
    const found = describe(referenceOf(after));
    return found === expected ? undefined : `the board is ${found}\n  and by the rules ${expected}`;
  }
}

function referenceOf({ board, controlled, ended, unlike }: State): Reference {
  const { rows, columns, spots, plays, version } = board;
  const cards = spots.map((spot) => spot?.card);
  const possible = {
    ...{ rows, columns, cards },
    up: spots.map((spot) => spot?.face === 'up'),
    controllers: spots.map((spot) => spot?.controller),
    waits: controlled
      .flatMap(({ index, waiters }) => waiters.map((player) => ({ player, spot: index })))
      .map((wait, request) => ({ ...wait, request })),
    givenUp: plays
      .filter(({ phase }) => phase === 'missed')
      .flatMap(({ player, spots: left }) => left.map((spot) => ({ player, spot }))),
  };
  return Reference.at(possible, { version, ended, unlike });
}

/** Does to the reference what was done. @returns what is wrong with the answer, if anything */
function play(reference: Reference, { happened, taken, gone, own }: Caused): string | undefined {
  for (const { request, player } of reference.waits) {
    if (gone.includes(player)) reference.abort(request); // 4-B
  }
  const left = happened.filter(({ kind }) => kind === 'left').map(({ player }) => player);
  if (left.length > 0) reference.leave(...left);
  for (const { rule, player } of happened) if (rule === '4-G') reference.giveUp(player);
  if (happened.some(({ rule }) => rule === '4-I')) reference.end();
  const target = taken?.target;
  if (target?.route === 'replace') {
    const replace = (card: string) => (card === target.from ? target.to : card);
    reference.endMap(reference.beginMap(), replace);
  }
  for (const { player, at, ended } of own) {
    const wrong = flipAgain(reference, player, at, ended);
    if (wrong !== undefined) return wrong;
  }
  if (target?.route !== 'flip') return undefined;
  const answer = taken?.answer;
  const found = answer?.status === 200 ? 'ok' : answer && parseFailure(answer.body);
  return flipAgain(reference, target.player, target.at, found);
}

/** Flips on the reference, too. @returns what is wrong with how the flip ended, if anything */
function flipAgain(
  reference: Reference,
  player: string,
  { row, column }: Position,
  found: string | undefined,
): string | undefined {
  reference.settled = [];
  reference.flip(FLIP, player, row * reference.columns + column);
  const { ending } = reference.settled.find(({ flip }) => flip === FLIP) ?? {};
  return found === ending ? undefined : `a flip ended by ${found}, and by the rules ${ending}`;
}

function describe(reference: Reference): string {
  const { cards, up, controllers, givenUp, version } = reference;
  const spots = cards.map((card, spot) => [
    ...[card ?? 'none', up[spot] === true ? 'up' : 'down', controllers[spot] ?? ''],
    ...reference.waitersFor(spot),
  ]);
  const due = givenUp.map(({ player, spot }) => `${player} ${spot}`).toSorted();
  return JSON.stringify({ version, spots, due: [...new Set(due)] });
}
