/**
 * Sides: who scores together. What is ranked anywhere is ranked here: one pure function makes sides of
 * players, tables and what the host has chosen.
 */

/** Each player, teams on one board, table against table, or everybody together. */
export type SidesKind = 'each' | 'teams' | 'tables' | 'together';

/** Who says which team somebody plays in: friends themselves in the lobby, the host, or chance. */
export type TeamsBy = 'friends' | 'host' | 'chance';

export const TEAMS_MAX = 4;

/** Who wins: `teams` and `teamsBy` are those of `sides: 'teams'`. */
export interface SidesSettings {
  readonly sides: SidesKind;
  readonly teams: number;
  readonly teamsBy: TeamsBy;
}

export const EACH: SidesSettings = { sides: 'each', teams: 2, teamsBy: 'friends' };

/** A result of all together: less time is better; with as much time, fewer tries. */
export interface Best {
  readonly seconds: number;
  readonly tries: number;
}

export function isBetter(one: Best, other: Best): boolean {
  return one.seconds === other.seconds ? one.tries < other.tries : one.seconds < other.seconds;
}

/** What all tables did together, once the game is over at each. */
export interface TogetherResult extends Best {
  readonly pairs: number;
  /** How many pairs there were. */
  readonly of: number;
  /** How many people tried a pair. */
  readonly people: number;
  /** Whether it may be a best: nobody was alone, and no computer helped. */
  readonly counts: boolean;
  /** Whether it is the best so far on this board; the first result is none. */
  readonly isBest: boolean;
}

/** Who wins together in the running game; where each player is a side, there is no such view. */
export type SidesView =
  /** `pairs`: of each team. `chooses`: in this lobby everybody may choose a team. */
  | { readonly kind: 'teams'; readonly pairs: readonly number[]; readonly chooses?: true }
  | { readonly kind: 'tables' }
  /** `best`: that of earlier games like this one. */
  | { readonly kind: 'together'; readonly best: Best | null; readonly result?: TogetherResult };

/** What is counted of a player. */
export interface Scored {
  readonly seat: number;
  readonly score: number;
  /** From 0. */
  readonly team?: number | undefined;
}

/** How a table stands. */
export interface TableScore {
  /** Its number, from 1. */
  readonly table: number;
  readonly pairs: number;
  readonly pairsLeft: number;
  readonly seconds: number;
}

/** Some who score together. */
export interface Side<P extends Scored = Scored> {
  readonly kind: 'player' | 'team' | 'table' | 'all';
  /** The seat of a player, the number of a team from 0, or of a table from 1. */
  readonly number: number;
  readonly score: number;
  /** Of equal results the same, from 1; null: nobody is ranked. */
  readonly place: number | null;
  /** In the order of their seats; of a table nobody, because it has a view of its own. */
  readonly players: readonly P[];
  /** Of a table, when it has found all its pairs. */
  readonly seconds?: number;
}

/**
 * The sides of a game, the best first; of equal ones the lower number.
 * @param tables how all tables stand, where they play against each other
 */
export function sidesOf<P extends Scored>(
  players: readonly P[],
  sides: SidesView | undefined,
  tables: readonly TableScore[] = [],
): readonly Side<P>[] {
  switch (sides?.kind) {
    case undefined:
      return ranked(
        players.map((player) => {
          const { seat: number, score } = player;
          return { kind: 'player', number, score, players: [player] };
        }),
        byScore,
      );
    case 'teams':
      return ranked(
        sides.pairs.map((score, team) => ({
          ...{ kind: 'team', number: team, score },
          players: inSeats(players.filter((player) => player.team === team)),
        })),
        byScore,
      );
    case 'tables':
      return ranked(tables.map(sideOfTable), byTime);
    case 'together': {
      const score = players.reduce((sum, player) => sum + player.score, 0);
      const all = { kind: 'all', number: 0, score, place: null } as const;
      return [{ ...all, players: inSeats(players) }];
    }
  }
}

/** Those who share the first place, if they have found anything. */
export function winnersAmong<P extends Scored>(sides: readonly Side<P>[]): readonly Side<P>[] {
  return sides.filter(({ place, score }) => place === 1 && score > 0);
}

type Unranked<P extends Scored> = Omit<Side<P>, 'place'>;
type Order = (one: Unranked<Scored>, other: Unranked<Scored>) => number;

const byScore: Order = (one, other) => other.score - one.score;

/** All pairs before some; of all the fastest, of some the most. */
const byTime: Order = (one, other) =>
  (one.seconds ?? Infinity) === (other.seconds ?? Infinity)
    ? other.score - one.score
    : (one.seconds ?? Infinity) - (other.seconds ?? Infinity);

function inSeats<P extends Scored>(players: readonly P[]): readonly P[] {
  return [...players].sort((one, other) => one.seat - other.seat);
}

function sideOfTable({ table, pairs, pairsLeft, seconds }: TableScore): Unranked<never> {
  const side = { kind: 'table', number: table, score: pairs, players: [] } as const;
  // A watch on the wall tells whole seconds; who is as fast by it is as fast.
  return pairsLeft === 0 && pairs > 0 ? { ...side, seconds: Math.floor(seconds) } : side;
}

function ranked<P extends Scored>(sides: readonly Unranked<P>[], order: Order): readonly Side<P>[] {
  const inOrder = [...sides].sort((one, other) => order(one, other) || one.number - other.number);
  let place = 1;
  return inOrder.map((side, index) => {
    const before = inOrder[index - 1];
    if (before !== undefined && order(before, side) !== 0) place = index + 1;
    return { ...side, place };
  });
}

/** How many more than the smallest a team may have, and still be chosen. */
const AHEAD_MAX = 1;

/** Whether nobody may choose this team: the others grow first. */
export function isTeamFull(team: number, sizes: readonly number[]): boolean {
  return (sizes[team] ?? Infinity) - Math.min(...sizes) > AHEAD_MAX;
}

/** Teams play on one board, tables race when there are several: a change of one changes the other. */
export function agreed(
  now: Pick<SidesSettings, 'sides'> & { readonly tables: number },
  change: Partial<typeof now>,
): Partial<typeof now> {
  const sides = change.sides ?? now.sides;
  const tables = change.tables ?? now.tables;
  if (sides === 'teams' && tables > 1) {
    return change.sides === undefined ? { ...change, sides: 'each' } : { ...change, tables: 1 };
  }
  if (sides === 'tables' && tables === 1) {
    return change.sides === undefined ? { ...change, sides: 'each' } : { ...change, tables: 2 };
  }
  return change;
}
