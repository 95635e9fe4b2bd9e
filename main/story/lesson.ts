import type { Card } from '../../shared/card.ts';
import { type Lesson, lessonsOf, pairKey } from '../../shared/lesson.ts';
import type { GameLesson, Mistaken } from '../../shared/lesson-of-game.ts';
import type { Deck } from '../game/deck.ts';
import { fingerprintOf } from '../game/deck-of-file.ts';
import type { RunningGame } from '../game/game.ts';
import type { RecordedGame } from '../game/record.ts';
import { isComputer } from '../table/player.ts';
import { keyAt } from '../table/seat-key.ts';
import type { ReadonlySeats } from '../table/seats.ts';
import { shortCard } from '../table/view.ts';
import type { EveningGame } from './evening.ts';
import { tableOf } from './evening-games.ts';
import type { FinishedGame } from './finished-game.ts';

/**
 * What a game adds to the lesson of its evening. Undefined: a computer player played along, whose
 * tries tell nothing of people, or the record is not whole.
 */
export function lessonOf(
  { number, deck, scoreboard }: RunningGame,
  { head, leftOut, lesson }: RecordedGame,
  seats: ReadonlySeats,
): GameLesson | undefined {
  const players = [...scoreboard.tallies].map(([id]) => seats.find(id));
  const isOfPeople = !players.some((player) => player !== undefined && isComputer(player));
  const isWhole = head.game === number && leftOut === 0;
  const told = isOfPeople && isWhole ? lesson.lesson : undefined;
  return told && { deck: fingerprintOf(deck), ...inWords(told, wordsOf(deck)) };
}

/** The lessons of an evening; `finished`: games whose finders are named. */
export function eveningLessons(
  games: readonly EveningGame[],
  finished: readonly (readonly [FinishedGame, isNamed: (seat: number) => boolean])[] = [],
): readonly Lesson[] {
  const peopleOf = (its: readonly EveningGame[]) =>
    new Set(its.flatMap((game) => game.players.map(({ id }) => keyAt(tableOf(game), id)))).size;
  const lessons = lessonsOf(games, peopleOf);
  if (finished.length === 0) return lessons;
  return lessons.map((lesson) => {
    const names = new Map<string, string[]>();
    for (const [game, isNamed] of finished) {
      if (fingerprintOf(game.deck) === lesson.deck) addFinders(names, game, isNamed);
    }
    const named = (pair: Lesson['pairs'][number]) => {
      const foundBy = names.get(pairKey(pair));
      return foundBy === undefined ? pair : { ...pair, foundBy: [...new Set(foundBy)] };
    };
    return { ...lesson, pairs: lesson.pairs.map(named) };
  });
}

function addFinders(
  names: Map<string, string[]>,
  { record, deck }: FinishedGame,
  isNamed: (seat: number) => boolean,
): void {
  const wordOf = wordsOf(deck);
  const nameOf = new Map(record.seats.map(({ seat, name }) => [seat, name]));
  for (const { seat, finds } of record.finds.players) {
    const name = seat !== undefined && isNamed(seat) ? nameOf.get(seat) : undefined;
    if (name === undefined) continue;
    for (const { card, with: other } of finds) {
      const key = pairKey({
        card: wordOf(card),
        ...(other === undefined ? {} : { with: wordOf(other) }),
      });
      names.set(key, [...(names.get(key) ?? []), name]);
    }
  }
}

/** How cards read: a text with its spaces, the name of a picture. */
function wordsOf({ faces = [] }: Deck): (card: Card) => string {
  const looks = new Map(faces.map(({ card, text, name }) => [card, text ?? name]));
  return (card) => shortCard(looks.get(card) ?? card);
}

function inWords({ tries, pairs }: GameLesson, wordOf: (card: Card) => string): GameLesson {
  const mistaken = (taken: readonly Mistaken[]) =>
    taken.map(({ card, times }) => ({ card: wordOf(card), times }));
  return {
    tries,
    pairs: pairs.map(({ card, with: other, taken, withTaken, ...pair }) => ({
      card: wordOf(card),
      ...(other === undefined ? {} : { with: wordOf(other) }),
      ...pair,
      ...(taken === undefined ? {} : { taken: mistaken(taken) }),
      ...(withTaken === undefined ? {} : { withTaken: mistaken(withTaken) }),
    })),
  };
}
