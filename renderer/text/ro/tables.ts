import type { TablesDictionary } from '../tables-dictionary.ts';

const NUMBERS = ['', 'O', 'Două', 'Trei', 'Patru', 'Cinci', 'Șase', 'Șapte', 'Opt'];

const words: TablesDictionary = {
  table: (table) => `Masa ${table}`,
  tables: (number) => `${NUMBERS[number]} ${number === 1 ? 'masă' : 'mese'}`,
  at: (table) => `Ești la masa\u00a0${table}`,
  now: (table) => `Acum ești la masa\u00a0${table}.`,
  stay: (table) => `Perechile tale rămân la masa\u00a0${table}.`,
  wrong: 'Nu e masa ta? Întreabă gazda.',
  others: 'Celelalte mese',
  doneOf: (done, of) => `${done} din ${of} gata`,
  done: 'gata',
  inTime: (time) => `în ${time}`,
  left: (pairs) => (pairs === 1 ? 'încă 1' : `încă ${pairs}`),
  playing: 'se joacă',
  away: 'toți sunt plecați',
  stillPlaying: (tables) => [
    tables === 1 ? 'O masă încă joacă.' : `${NUMBERS[tables]} mese încă joacă.`,
    'Rămâi aici, locul tău te așteaptă.',
  ],
  isDone: (table, time) => `Masa ${table} a terminat în ${time}.`,
  tv: {
    fewest: 'Te așezi unde sunt cei mai puțini.',
    find: 'Găsește-ți masa',
    same: (people) =>
      `Telefonul tău arată același stindard. ${people === 1 ? 'E 1 aici' : `Sunt ${people} aici`}.`,
    nobody: 'Încă nu e nimeni',
    allDone: 'Toată lumea a terminat.',
  },
};

export default words;
