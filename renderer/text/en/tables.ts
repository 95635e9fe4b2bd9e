import type { TablesDictionary } from '../tables-dictionary.ts';

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

const words: TablesDictionary = {
  table: (table) => `Table ${table}`,
  tables: (number) => `${NUMBERS[number]} ${number === 1 ? 'table' : 'tables'}`,
  at: (table) => `You’re at table\u00a0${table}`,
  now: (table) => `You’re at table\u00a0${table} now.`,
  stay: (table) => `Your pairs stay at table\u00a0${table}.`,
  wrong: 'Wrong table? Ask the host.',
  others: 'The other tables',
  doneOf: (done, of) => `${done} of ${of} done`,
  done: 'done',
  inTime: (time) => `in ${time}`,
  left: (pairs) => `${pairs} left`,
  playing: 'still playing',
  away: 'everyone is away',
  stillPlaying: (tables) => [
    `${NUMBERS[tables]} ${tables === 1 ? 'table is' : 'tables are'} still playing.`,
    'Stay here, you keep your seat.',
  ],
  isDone: (table, time) => `Table ${table} is done in ${time}.`,
  tv: {
    fewest: 'You sit down where the fewest are.',
    find: 'Find your table',
    same: (people) =>
      `Your phone shows the same banner. ${people} ${people === 1 ? 'is' : 'are'} here.`,
    nobody: 'Nobody here yet',
    allDone: 'Everyone is done.',
  },
};

export default words;
