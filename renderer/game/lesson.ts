/** What is said of a lesson: numbers, remarks, its table. Pure. */

import { csvLine, csvOf } from '../../shared/csv.ts';
import type { Lesson, LessonPair } from '../../shared/lesson.ts';
import type { ResultsWords } from '../../shared/results-words.ts';
import type { CardSentence, LessonDictionary } from '../text/lesson-dictionary.ts';
import type { StoryDictionary } from '../text/story-dictionary.ts';
import { clockTime } from './clock-time.ts';

/** `9.5`, in German `9,5`. */
export function meanOf(language: string, value: number): string {
  return value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** How the class did: a number each, what it counts, and what stands beside it. */
export interface Figure {
  readonly value: string;
  readonly label: string;
  readonly beside: string;
}

export function figuresOf(lesson: Lesson, words: LessonDictionary, language: string) {
  const { first, last, found, of } = lesson;
  const tries = (value: number | null) => (value === null ? '–' : meanOf(language, value));
  const time = (value: number | null) => (value === null ? '–' : clockTime(value));
  const beside = (value: string | undefined) =>
    value === undefined || value === '–' ? '' : words.first(value);
  return [
    {
      value: tries(last.tries),
      label: words.tries,
      beside: beside(first === null ? undefined : tries(first.tries)),
    },
    {
      value: time(last.seconds),
      label: words.toLast,
      beside: beside(first === null ? undefined : time(first.seconds)),
    },
    { value: String(found), label: words.found, beside: found === of ? words.all : words.of(of) },
  ] as const satisfies readonly Figure[];
}

/** `2 games`, `4 tables`, `26 players`, `19 minutes`. */
export function extentOf(lesson: Lesson, words: LessonDictionary): readonly string[] {
  const { games, tables, people, seconds } = lesson;
  return [
    words.games(games),
    ...(tables > 1 ? [words.tables(tables)] : []),
    words.people(people),
    words.minutes(Math.max(1, Math.round(seconds / 60))),
  ];
}

/** Where a pair was not found, as it is said: a lone table needs no number. */
export function lostOf({ lostAt }: LessonPair, tables: number, words: LessonDictionary) {
  return lostAt.length === 0 ? undefined : words.lost(tables > 1 ? lostAt : []);
}

/** What is worth another look, as a sentence and its cards. */
export interface Remark {
  readonly sentence: CardSentence;
  readonly cards: readonly string[];
}

/** The pairs that were mixed up both ways first; then what was taken for something most often. */
export function remarksOf(
  { pairs }: Lesson,
  { page }: LessonDictionary,
  most: number,
): readonly Remark[] {
  const pairOf = new Map(pairs.flatMap((pair) => cardsOf(pair).map((card) => [card, pair])));
  const mistakes = pairs
    .flatMap((pair) => pair.taken.map((one) => ({ ...one, pair })))
    .sort((one, other) => other.times - one.times);
  const told = new Set<LessonPair>();
  const mixed: Remark[] = [];
  const plain: Remark[] = [];
  for (const { held, card, times, pair } of mistakes) {
    const other = pairOf.get(card);
    if (other === undefined || other === pair || told.has(pair)) continue;
    const back = other.taken.find((one) => cardsOf(pair).includes(one.card));
    told.add(pair);
    if (back === undefined) {
      const partner = cardsOf(other).find((one) => one !== card) ?? card;
      plain.push({ sentence: page.belongs(times), cards: [held, card, card, partner] });
    } else {
      told.add(other);
      mixed.push({ sentence: page.mixed(times, back.times), cards: [held, back.held] });
    }
  }
  return [...mixed, ...plain].slice(0, most);
}

function cardsOf({ card, with: other }: LessonPair): readonly string[] {
  return other === undefined ? [card] : [card, other];
}

/** Its title; where several have the same, with its number, the one that was played first being the first. */
export function titleAmong(lessons: readonly Lesson[], lesson: Lesson): string {
  const same = lessons.filter(({ title }) => title === lesson.title);
  return same.length === 1
    ? lesson.title
    : `${lesson.title} (${same.length - same.indexOf(lesson)})`;
}

/** A line for each pair of each board, and one more for each further card that it was taken for. */
export function lessonCsv(lessons: readonly Lesson[], words: LessonDictionary): string {
  const { separator, columns } = words;
  const lines = lessons.flatMap((lesson) =>
    lesson.pairs.flatMap(({ card, with: other = card, up, lostAt, taken, foundBy = [] }) => {
      const mean = Math.round(up * 10) / 10;
      const about = [titleAmong(lessons, lesson), card, other, mean, lostAt.join(' ')];
      const mistakes = taken.length === 0 ? [undefined] : taken;
      return mistakes.map((one) => {
        const cells = [...about, one?.card ?? '', one?.times ?? '', foundBy.join(', ')];
        return csvLine(cells, separator);
      });
    }),
  );
  return csvOf([csvLine(columns, separator), ...lines]);
}

/** The words of the table of results. */
export function resultsWords(words: LessonDictionary, { awards }: StoryDictionary): ResultsWords {
  const names = Object.entries(awards).flatMap(([kind, one]) =>
    typeof one === 'string' ? [] : [[kind, one.name] as const],
  );
  return {
    separator: words.separator,
    columns: words.results,
    sides: words.sides,
    awards: Object.fromEntries(names) as ResultsWords['awards'],
  };
}
