import assert from 'node:assert/strict';
import type { PlayerId } from '../../shared/card.ts';
import type { Character } from '../../shared/characters.ts';
import { limits } from '../../shared/limits.ts';
import type { Presence } from '../../shared/table-view.ts';

/** A player with a seat. */
export type Player = Person | Computer;

interface Seated {
  readonly id: PlayerId;
  readonly seat: number;
  readonly name: string;
  readonly presence: Presence;
  /** The host ended this player's game; joining again goes on with it. */
  readonly removed: boolean;
  /** Tried a pair in an earlier game. */
  readonly tried?: boolean | undefined;
  /** In a game of teams: theirs, from 0, and the sign that they wear in it. */
  readonly team?: number | undefined;
  readonly sign?: number | undefined;
}

export interface Person extends Seated {
  /** Joined through the page, or speaks the published protocol alone. */
  readonly kind: 'page' | 'text';
  /** The host gave this player a name, which stays when they join again. */
  readonly isRenamed?: boolean | undefined;
  /** Plays at another table by now; the score of this game stays here. */
  readonly hasMoved?: boolean | undefined;
}

/** A computer player: the host seats it, and its connection cannot be lost. */
export interface Computer extends Seated {
  readonly kind: 'computer';
  readonly character: Character;
  /** The host gave it a name of its own, which stays when its character changes. */
  readonly isRenamed: boolean;
  /**
   * Greater than the number of every computer player that sat down before: the newest gives way
   * first.
   */
  readonly number: number;
}

/** Whether this seat is only what a player has left behind, who moved to another table. */
export function hasMoved(player: Player): boolean {
  return player.kind !== 'computer' && player.hasMoved === true;
}

/** Whether this is a person who is here, as far as anybody knows. */
export function isPersonHere({ kind, presence }: Player): boolean {
  return kind !== 'computer' && (presence === 'here' || presence === 'text');
}

export function isComputer(player: Player): player is Computer {
  return player.kind === 'computer';
}

/** The computer players among these, including those who have left, in the order they sat down. */
export function computersAmong(players: Iterable<Player>): readonly Computer[] {
  const computers: Computer[] = [];
  for (const player of players) if (isComputer(player)) computers.push(player);
  return computers.toSorted((one, other) => one.number - other.number);
}

const presencesOf: Readonly<Record<Player['kind'], readonly Presence[]>> = {
  page: ['here', 'away', 'left'],
  text: ['text', 'left'],
  computer: ['here', 'left'],
};

/** Checks that each has a presence of their kind, and that there are not too many computers. */
export function checkPlayers(players: readonly Player[]): void {
  for (const player of players) {
    const { kind, presence } = player;
    assert(presencesOf[kind].includes(presence), 'RI: each has a presence of their kind');
    assert(!hasMoved(player) || presence === 'left', 'RI: a player who has moved has left');
  }
  const computers = computersAmong(players);
  const here = computers.filter(({ presence }) => presence === 'here');
  assert(here.length <= limits.computersMax, 'RI: only so many computer players are here');
  const numbers = new Set(computers.map(({ number }) => number));
  assert(numbers.size === computers.length, 'RI: their numbers are all different');
}
