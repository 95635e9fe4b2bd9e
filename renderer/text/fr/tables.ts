import type { TablesDictionary } from '../tables-dictionary.ts';

const NUMBERS = ['', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit'];

const words: TablesDictionary = {
  table: (table) => `Table ${table}`,
  tables: (number) => `${NUMBERS[number]} ${number === 1 ? 'table' : 'tables'}`,
  at: (table) => `Tu es à la table\u00a0${table}`,
  now: (table) => `Tu es maintenant à la table\u00a0${table}.`,
  stay: (table) => `Tes paires restent à la table\u00a0${table}.`,
  wrong: 'Pas la bonne table\u00a0? Demande à l’hôte.',
  others: 'Les autres tables',
  doneOf: (done, of) => `${done} sur ${of} ont fini`,
  done: 'fini',
  inTime: (time) => `en ${time}`,
  left: (pairs) => `reste ${pairs}`,
  playing: 'ça joue encore',
  away: 'plus personne',
  stillPlaying: (tables) => [
    `${NUMBERS[tables]} ${tables === 1 ? 'table joue' : 'tables jouent'} encore.`,
    'Reste là, tu gardes ta place.',
  ],
  isDone: (table, time) => `La table ${table} a fini en ${time}.`,
  tv: {
    fewest: 'Tu t’assieds là où il y a le moins de monde.',
    find: 'Trouve ta table',
    same: (people) =>
      `Ton téléphone montre la même bannière. ${people} ${people === 1 ? 'est là' : 'sont là'}.`,
    nobody: 'Personne pour l’instant',
    allDone: 'Tout le monde a fini.',
  },
};

export default words;
