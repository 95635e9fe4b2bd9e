import type { TableView } from '../../shared/table-view.ts';
import { type Situation, situationOf } from '../../renderer/game/situation.ts';
import type { Chance } from './chance.ts';

/** How a player plays; chances are from 0 to 1, each time they act. */
export interface Habit {
  readonly name: string;
  readonly thinkMs: readonly [least: number, most: number];
  /** Uses what they saw before. */
  readonly remembers: number;
  /** Taps the same card again at once. */
  readonly doubleTaps: number;
  /** Is suddenly out of reach, for a while or for good. */
  readonly vanishes: number;
  /** Waiting for a card, chooses another (4-A). */
  readonly changesMind: number;
  /** Wants what others have, and so waits (1-D). */
  readonly covets: number;
  readonly leaves: number;
  readonly replaces: number;
}

const usual: Habit = {
  name: 'usual',
  thinkMs: [300, 2_500],
  remembers: 0.5,
  doubleTaps: 0.03,
  vanishes: 0.01,
  changesMind: 0.1,
  covets: 0.3,
  leaves: 0.01,
  replaces: 0.03,
};

export const habits: readonly Habit[] = [
  { ...usual, name: 'quick', thinkMs: [30, 500], remembers: 0.9 },
  { ...usual, name: 'forgetful', thinkMs: [1_000, 6_000], remembers: 0 },
  { ...usual, name: 'double-tapping', doubleTaps: 0.5 },
  { ...usual, name: 'vanishing', vanishes: 0.15, covets: 0.6 },
  { ...usual, name: 'mind-changing', changesMind: 0.8, covets: 0.8 },
  { ...usual, name: 'dawdling', thinkMs: [6_000, 40_000], covets: 0 },
];

/** The spot this player flips next, from what they see and what they remember. */
export function chooseSpot(
  habit: Habit,
  view: Pick<TableView, 'spots' | 'you'>,
  memory: Memory,
  chance: Chance,
): number {
  const situation = situationOf({ players: [], ...view } as unknown as TableView);
  const all = [...view.spots.keys()];
  if (chance.happens(0.05)) return chance.pick(all); // whatever it is, or is not any more
  const theirs = all.filter((index) => isTheirs(view, index));
  const wantsTheirs = situation.kind !== 'first' && chance.happens(habit.covets);
  if (wantsTheirs && theirs.length > 0) return chance.pick(theirs);
  const known = chance.happens(habit.remembers) ? memory.partner(situation, view) : undefined;
  if (known !== undefined) return known;
  const others = all.filter((index) => view.spots[index] !== 0 && !theirs.includes(index));
  return chance.pick(others.length > 0 ? others : all);
}

function isTheirs({ spots, you }: Pick<TableView, 'spots' | 'you'>, index: number): boolean {
  const spot = spots[index];
  return typeof spot === 'object' && spot.by !== undefined && spot.by !== you.seat;
}

/** What a player has seen in this game. */
export class Memory {
  #game = 0;
  readonly #cards = new Map<number, string>();

  see({ game, spots }: Pick<TableView, 'game' | 'spots'>): void {
    if (game !== this.#game) this.#cards.clear();
    this.#game = game;
    for (const [index, spot] of spots.entries()) {
      if (typeof spot === 'object') this.#cards.set(index, spot.card);
    }
  }

  get seen(): readonly string[] {
    return [...this.#cards.values()];
  }

  /** Where a card lies that matches the first one, or that has a match. */
  partner(situation: Situation, { spots }: Pick<TableView, 'spots'>): number | undefined {
    const free = [...this.#cards].filter(([index]) => spots[index] !== 0);
    if (situation.kind === 'first') {
      return free.find(
        ([index, card]) => card === situation.card && index !== situation.index,
      )?.[0];
    }
    return free.find(([index, card]) =>
      free.some(([other, same]) => same === card && other !== index),
    )?.[0];
  }
}
