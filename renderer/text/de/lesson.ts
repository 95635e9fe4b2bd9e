import type { LessonDictionary } from '../lesson-dictionary.ts';
import { counter, dayed, listed } from '../numbers.ts';

const count = counter('de');

function times(number: number): string {
  return count(number, { one: 'einmal', other: '#-mal' });
}

const words: LessonDictionary = {
  scores: 'Punkte',
  lesson: 'Stunde',
  board: 'Spielfeld',
  games: (number) => count(number, { one: '# Spiel', other: '# Spiele' }),
  tables: (number) => count(number, { one: '# Tisch', other: '# Tische' }),
  people: (number) => count(number, { one: '# Spieler', other: '# Spieler' }),
  minutes: (number) => count(number, { one: '# Minute', other: '# Minuten' }),
  tries: 'Versuche pro Paar',
  toLast: 'bis zum letzten Paar',
  found: 'Paare gefunden',
  all: 'alle',
  of: (number) => `von ${number}`,
  first: (value) => `erstes Spiel ${value}`,
  hard: 'Schwierige Paare',
  up: 'aufgedeckt, bis gefunden',
  upTimes: (mean) => `${mean}-mal aufgedeckt`,
  taken: (number) => `Mit @ verwechselt, ${times(number)}`,
  lost: (tables) =>
    tables.length === 0
      ? 'Nicht gefunden'
      : `Nicht gefunden an Tisch ${listed('de', tables.map(String))}`,
  foundBy: (names) => `Gefunden von ${listed('de', names)}`,
  little: 'Noch zu wenig für ein Urteil. Spielt weiter.',
  none: 'Noch nichts zu sehen. Los geht es mit dem ersten Spiel zu zweit.',
  names: ['Mit Namen', 'Aus: Niemand wird genannt, hier und auf dem Papier'],
  named: 'Wer im letzten Spiel welches Paar gefunden hat',
  print: 'Drucken …',
  table: ['Die Stunde als Tabelle', 'CSV, für Excel oder Numbers'],
  page: {
    day: (date) => dayed('de', date),
    how: 'Wie oft eine der beiden Karten aufgedeckt wurde, bevor jemand das Paar fand, im Durchschnitt über die Tische.',
    howTaken:
      'Wie oft eine der beiden Karten aufgedeckt wurde, bevor jemand das Paar fand, im Durchschnitt über die Tische; und womit sie am häufigsten verwechselt wurde.',
    pair: 'Paar',
    up: 'aufgedeckt',
    taken: 'verwechselt mit',
    times,
    easy: 'Leichte Paare',
    course: 'Von Spiel zu Spiel',
    courseHow: 'Versuche pro Paar an jedem Tisch. Weniger ist besser.',
    table: (number) => `Tisch ${number}`,
    firstGame: 'erstes Spiel',
    lastGame: 'letztes Spiel',
    again: 'Noch einmal ansehen',
    belongs: (number) => `@ wurde ${times(number)} mit @ verwechselt. @ gehört zu @.`,
    mixed: (one, other) =>
      `@ und @ wurden in beide Richtungen verwechselt, ${times(one)} und ${times(other)}.`,
    notes: 'Meine Notizen',
    made: 'Von Memory Scramble auf diesem Computer erstellt. Nichts wurde verschickt.',
    unnamed: 'Ohne Namen.',
    print: 'Drucken',
    save: 'Als Seite speichern …',
  },
  separator: ';',
  columns: [
    ...['Spielfeld', 'Karte', 'Gehört zu', 'Aufgedeckt bis zum Fund', 'Nicht gefunden an Tisch'],
    ...['Verwechselt mit', 'Wie oft', 'Gefunden von'],
  ],
  results: [
    ...['Spiel', 'Tisch', 'Spielfeld', 'Reihen', 'Spalten', 'Beginn', 'Sekunden'],
    ...['Platz', 'Spieler', 'Paare', 'Versuche', 'Paare in Folge', 'Auszeichnung'],
    ...['Seite', 'Paare der Seite'],
  ],
  sides: {
    teams: ['Kreise', 'Dreiecke', 'Quadrate', 'Herzen'],
    table: 'Tisch',
    together: 'alle zusammen',
  },
};

export default words;
