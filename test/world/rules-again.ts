import { parseFailure } from '../../shared/failures.ts';
import type { BoardEvent } from '../../main/game/events.ts';
import type { Held } from '../../main/game/board.ts';
import type { SavedBoard } from '../../main/game/saved-board.ts';
import { Reference } from '../model/reference.ts';
import type { Moment } from './checks.ts';
import type { Exchange } from './line.ts';

/** A board between two steps. */
interface State {
  readonly game: number;
  readonly board: SavedBoard;
  readonly held: readonly Held[];
}

/** What came over the wire in one step. */
export interface Caused {
  readonly moment: Moment;
  readonly happened: readonly BoardEvent[];
  /** The flip that was taken, or the replacement that was made. */
  readonly taken: Exchange | undefined;
  /** Whose last open flip was cut. */
  readonly gone: readonly string[];
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
    const after = { game: saved.game, board: saved.board, held: table.held() };
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

function referenceOf({ board, held }: State): Reference {
  const { rows, columns, spots, plays, version } = board;
  const cards = spots.map((spot) => spot?.card);
  return Object.assign(new Reference(rows, columns, cards), {
    up: spots.map((spot) => spot?.face === 'up'),
    controllers: spots.map((spot) => spot?.controller),
    waits: held.flatMap(({ index, waiters }) =>
      waiters.map((player, place) => ({ flip: place, player, spot: index })),
    ),
    givenUp: plays
      .filter(({ phase }) => phase === 'missed')
      .flatMap(({ player, spots: left }) => left.map((spot) => ({ player, spot }))),
    version,
  });
}

/** Does to the reference what was done. @returns what is wrong with the answer, if anything */
function play(reference: Reference, { happened, taken, gone }: Caused): string | undefined {
  for (const player of gone) {
    reference.waits = reference.waits.filter((wait) => wait.player !== player); // 4-B
  }
  const left = happened.filter(({ kind }) => kind === 'left').map(({ player }) => player);
  if (left.length > 0) reference.leave(...left);
  for (const { rule, player } of happened) if (rule === '4-G') reference.giveUp(player);
  const target = taken?.target;
  if (target?.route === 'replace') {
    const replace = (card: string) => (card === target.from ? target.to : card);
    reference.endMap(reference.beginMap(), replace);
  }
  if (target?.route !== 'flip') return undefined;
  reference.flip(FLIP, target.player, target.at.row * reference.columns + target.at.column);
  const { ending } = reference.settled.find(({ flip }) => flip === FLIP) ?? {};
  const answer = taken?.answer;
  const found = answer?.status === 200 ? 'ok' : answer && parseFailure(answer.body);
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
