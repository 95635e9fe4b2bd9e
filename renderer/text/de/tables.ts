import type { TablesDictionary } from '../tables-dictionary.ts';

const NUMBERS = ['', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht'];

const words: TablesDictionary = {
  table: (table) => `Tisch ${table}`,
  tables: (number) => `${NUMBERS[number]} ${number === 1 ? 'Tisch' : 'Tische'}`,
  at: (table) => `Du sitzt an Tisch\u00a0${table}`,
  now: (table) => `Du sitzt jetzt an Tisch\u00a0${table}.`,
  stay: (table) => `Deine Paare bleiben an Tisch\u00a0${table}.`,
  wrong: 'Falscher Tisch? Frag die Spielleitung.',
  others: 'Die anderen Tische',
  doneOf: (done, of) => `${done} von ${of} fertig`,
  done: 'fertig',
  inTime: (time) => `in ${time}`,
  left: (pairs) => `noch ${pairs}`,
  playing: 'am Spielen',
  away: 'alle sind weg',
  stillPlaying: (tables) => [
    tables === 1 ? 'Ein Tisch spielt noch.' : `${NUMBERS[tables]} Tische spielen noch.`,
    'Bleib da, dein Platz bleibt frei.',
  ],
  isDone: (table, time) => `Tisch ${table} ist fertig, in ${time}.`,
  tv: {
    fewest: 'Du kommst an den leersten Tisch.',
    find: 'Finde deinen Tisch',
    same: (people) => `Dein Handy zeigt dasselbe Banner. ${people} sind da.`,
    nobody: 'Noch niemand da',
    allDone: 'Alle sind fertig.',
  },
};

export default words;
