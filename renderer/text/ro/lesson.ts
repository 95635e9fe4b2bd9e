import type { LessonDictionary } from '../lesson-dictionary.ts';
import { counter, dayed, listed } from '../numbers.ts';

const count = counter('ro');

function times(number: number): string {
  return count(number, { one: 'o dată', few: 'de # ori', other: 'de # de ori' });
}

const words: LessonDictionary = {
  scores: 'Scoruri',
  lesson: 'Lecție',
  board: 'Tablă',
  games: (number) => count(number, { one: '# joc', few: '# jocuri', other: '# de jocuri' }),
  tables: (number) => count(number, { one: '# masă', few: '# mese', other: '# de mese' }),
  people: (number) =>
    count(number, { one: '# jucător', few: '# jucători', other: '# de jucători' }),
  minutes: (number) => count(number, { one: '# minut', few: '# minute', other: '# de minute' }),
  tries: 'încercări pe pereche',
  toLast: 'până la ultima pereche',
  found: 'perechi găsite',
  all: 'toate',
  of: (number) => `din ${number}`,
  first: (value) => `primul joc ${value}`,
  hard: 'Perechi grele',
  up: 'întoarse până au fost găsite',
  upTimes: (mean) => `întoarse de ${mean} ori`,
  taken: (number) => `Confundat cu @ ${times(number)}`,
  lost: (tables) =>
    tables.length === 0
      ? 'Negăsită'
      : `Negăsită la ${tables.length === 1 ? 'masa' : 'mesele'} ${listed('ro', tables.map(String))}`,
  foundBy: (names) => `Găsită de ${listed('ro', names)}`,
  little: 'Încă e prea puțin ca să se vadă ceva. Mai jucați.',
  none: 'Încă nimic. Începe cu primul joc în doi.',
  names: ['Cu nume', 'Oprit: nimeni nu e numit, nici aici, nici pe hârtie'],
  named: 'Cine a găsit ce pereche în ultimul joc',
  print: 'Tipărește…',
  table: ['Lecția ca tabel', 'CSV, pentru Excel sau Numbers'],
  page: {
    day: (date) => dayed('ro', date),
    how: 'De câte ori a fost întoarsă una dintre cele două cărți până a fost găsită perechea, în medie pe mese.',
    howTaken:
      'De câte ori a fost întoarsă una dintre cele două cărți până a fost găsită perechea, în medie pe mese, și cu ce carte a fost confundată cel mai des.',
    pair: 'pereche',
    up: 'întoarsă',
    taken: 'confundat cu',
    times,
    easy: 'Perechi ușoare',
    course: 'De la un joc la altul',
    courseHow: 'Încercări pe pereche la fiecare masă. Mai puține e mai bine.',
    table: (number) => `Masa ${number}`,
    firstGame: 'primul joc',
    lastGame: 'ultimul joc',
    again: 'De reluat',
    belongs: (number) => `@ a fost confundat cu @ ${times(number)}. @ e perechea lui @.`,
    mixed: (one, other) =>
      `@ și @ au fost confundate în ambele sensuri, ${times(one)} și ${times(other)}.`,
    notes: 'Notițele mele',
    made: 'Făcut de Memory Scramble pe acest computer. Nu s-a trimis nimic.',
    unnamed: 'Fără nume.',
    print: 'Tipărește',
    save: 'Salvează ca pagină…',
  },
  separator: ';',
  columns: [
    ...['Tablă', 'Carte', 'Perechea ei', 'Întoarsă până a fost găsită', 'Negăsită la masa'],
    ...['Confundată cu', 'De câte ori', 'Găsită de'],
  ],
  results: [
    ...['Joc', 'Masă', 'Tablă', 'Rânduri', 'Coloane', 'Început', 'Secunde'],
    ...['Loc', 'Jucător', 'Perechi', 'Încercări', 'Perechi la rând', 'Premiu'],
    ...['Tabăra', 'Perechile taberei'],
  ],
  sides: {
    teams: ['Cercuri', 'Triunghiuri', 'Pătrate', 'Inimi'],
    table: 'Masa',
    together: 'toți împreună',
  },
};

export default words;
