import type { LessonDictionary } from '../lesson-dictionary.ts';
import { counter, dayed, listed } from '../numbers.ts';

const count = counter('en');

function times(number: number): string {
  return count(number, { one: 'once', other: '# times' });
}

const words: LessonDictionary = {
  scores: 'Scores',
  lesson: 'Lesson',
  board: 'Board',
  games: (number) => count(number, { one: '# game', other: '# games' }),
  tables: (number) => count(number, { one: '# table', other: '# tables' }),
  people: (number) => count(number, { one: '# player', other: '# players' }),
  minutes: (number) => count(number, { one: '# minute', other: '# minutes' }),
  tries: 'tries for a pair',
  toLast: 'to the last pair',
  found: 'pairs found',
  all: 'all of them',
  of: (number) => `of ${number}`,
  first: (value) => `first game ${value}`,
  hard: 'Hard pairs',
  up: 'turned up before found',
  upTimes: (mean) => `turned up ${mean} times`,
  taken: (number) => `Taken for @ ${times(number)}`,
  lost: (tables) =>
    tables.length === 0
      ? 'Not found'
      : `Not found at ${tables.length === 1 ? 'table' : 'tables'} ${listed('en-GB', tables.map(String))}`,
  foundBy: (names) => `Found by ${listed('en-GB', names)}`,
  little: 'Too little to tell yet. Play on.',
  none: 'Nothing to tell yet. It begins with the first game of two people.',
  names: ['With names', 'Off: nobody is named, here and on paper'],
  named: 'Who found which pair in the last game',
  print: 'Print…',
  table: ['Lesson as a table', 'CSV, for Excel or Numbers'],
  page: {
    day: (date) => dayed('en-GB', date),
    how: 'How often one of the two cards was turned up before the pair was found, on average over the tables.',
    howTaken:
      'How often one of the two cards was turned up before the pair was found, on average over the tables; and the card it was most often taken for.',
    pair: 'pair',
    up: 'turned up',
    taken: 'taken for',
    times,
    easy: 'Easy pairs',
    course: 'From game to game',
    courseHow: 'Tries for a pair at each table. Fewer is better.',
    table: (number) => `Table ${number}`,
    firstGame: 'first game',
    lastGame: 'last game',
    again: 'Worth another look',
    belongs: (number) => `@ was taken for @ ${times(number)}. @ belongs to @.`,
    mixed: (one, other) => `@ and @ were mixed up both ways, ${times(one)} and ${times(other)}.`,
    notes: 'My notes',
    made: 'Made by Memory Scramble on this computer. Nothing was sent anywhere.',
    unnamed: 'Names are left out.',
    print: 'Print',
    save: 'Save as a page…',
  },
  separator: ',',
  columns: [
    ...['Board', 'Card', 'Belongs to', 'Turned up before found', 'Not found at table'],
    ...['Taken for', 'How often', 'Found by'],
  ],
  results: [
    ...['Game', 'Table', 'Board', 'Rows', 'Columns', 'Began', 'Seconds'],
    ...['Place', 'Player', 'Pairs', 'Tries', 'Pairs in a row', 'Award'],
    ...['Side', 'Pairs of the side'],
  ],
  sides: {
    teams: ['Circles', 'Triangles', 'Squares', 'Hearts'],
    table: 'Table',
    together: 'all together',
  },
};

export default words;
