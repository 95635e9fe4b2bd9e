import type { LessonDictionary } from '../lesson-dictionary.ts';
import { counter, dayed, listed } from '../numbers.ts';

const count = counter('fr');

const words: LessonDictionary = {
  scores: 'Scores',
  lesson: 'Séance',
  board: 'Plateau',
  games: (number) => count(number, { one: '# partie', other: '# parties' }),
  tables: (number) => count(number, { one: '# table', other: '# tables' }),
  people: (number) => count(number, { one: '# joueur', other: '# joueurs' }),
  minutes: (number) => count(number, { one: '# minute', other: '# minutes' }),
  tries: 'essais par paire',
  toLast: 'pour tout trouver',
  found: 'paires trouvées',
  all: 'toutes',
  of: (number) => `sur ${number}`,
  first: (value) => `1re partie ${value}`,
  hard: 'Paires difficiles',
  up: 'retournées avant d’être trouvées',
  upTimes: (mean) => `retournées ${mean} fois`,
  taken: (number) => `Confondu avec @, ${number} fois`,
  lost: (tables) =>
    tables.length === 0
      ? 'Pas trouvée'
      : `Pas trouvée ${tables.length === 1 ? 'à la table' : 'aux tables'} ${listed('fr', tables.map(String))}`,
  foundBy: (names) => `Trouvée par ${listed('fr', names)}`,
  little: 'Trop peu pour juger. Jouez encore.',
  none: 'Rien à montrer encore. Tout commence avec la première partie à deux.',
  names: ['Avec les noms', 'Désactivé\u00a0: personne n’est nommé, ni ici ni sur papier'],
  named: 'Qui a trouvé quelle paire dans la dernière partie',
  print: 'Imprimer…',
  table: ['La séance en tableau', 'CSV, pour Excel ou Numbers'],
  page: {
    day: (date) => dayed('fr', date),
    how: 'Combien de fois une des deux cartes a été retournée avant que la paire soit trouvée, en moyenne sur les tables.',
    howTaken:
      'Combien de fois une des deux cartes a été retournée avant que la paire soit trouvée, en moyenne sur les tables, et avec quelle carte on l’a le plus souvent confondue.',
    pair: 'paire',
    up: 'retournées',
    taken: 'confondu avec',
    times: (number) => `${number} fois`,
    easy: 'Paires faciles',
    course: 'D’une partie à l’autre',
    courseHow: 'Essais par paire à chaque table. Moins, c’est mieux.',
    table: (number) => `Table ${number}`,
    firstGame: 'première partie',
    lastGame: 'dernière partie',
    again: 'À revoir',
    belongs: (number) => `@ a été confondu avec @ ${number} fois. @ va avec @.`,
    mixed: (one, other) => `@ et @ ont été confondus dans les deux sens, ${one} et ${other} fois.`,
    notes: 'Mes notes',
    made: 'Créé par Memory Scramble sur cet ordinateur. Rien n’a été envoyé.',
    unnamed: 'Sans les noms.',
    print: 'Imprimer',
    save: 'Enregistrer la page…',
  },
  separator: ';',
  columns: [
    ...['Plateau', 'Carte', 'Va avec', 'Retournée avant d’être trouvée', 'Pas trouvée à la table'],
    ...['Confondue avec', 'Combien de fois', 'Trouvée par'],
  ],
  results: [
    ...['Partie', 'Table', 'Plateau', 'Lignes', 'Colonnes', 'Début', 'Secondes'],
    ...['Place', 'Joueur', 'Paires', 'Essais', 'Paires d’affilée', 'Récompense'],
    ...['Camp', 'Paires du camp'],
  ],
  sides: {
    teams: ['Ronds', 'Triangles', 'Carrés', 'Cœurs'],
    table: 'Table',
    together: 'tous ensemble',
  },
};

export default words;
