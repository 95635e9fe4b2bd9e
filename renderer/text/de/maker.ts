import type { MakerDictionary } from '../maker-dictionary.ts';
import { count } from './play.ts';

const pairs = (number: number) => count(number, { one: '# Paar', other: '# Paare' });

const words: MakerDictionary = {
  title: 'Spielfeld basteln',
  back: 'Zurück zum Spiel',
  goesOn: (title, left) => `${title} geht weiter, noch ${pairs(left)}`,
  isOver: (title) => `${title} ist zu Ende.`,
  name: 'Name des Spielfelds',
  untitled: 'Mein Spielfeld',
  photos: 'Fotos …',
  paste: 'Liste einfügen …',
  addPair: 'Neues Paar',
  pairs: 'Paare',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  shuffle: 'Mischen',
  nothingYet: 'noch nichts',
  same: 'dieselbe',
  photo: 'Foto',
  namedPhoto: (name) => `Foto, ${name}`,
  card: (pair, isSecond, face) => `Paar ${pair}, ${isSecond ? 'zweite' : 'erste'} Karte, ${face}`,
  also: (pair) => `auch in Paar ${pair}`,
  remove: (pair) => `Paar ${pair} entfernen`,
  drop: (number) =>
    number === 0
      ? 'Fotos loslassen: ein neues Paar für jedes'
      : count(number, { one: 'Loslassen: ein neues Paar', other: 'Loslassen: # neue Paare' }),
  onItsWay: 'kommt gleich',
  editor: {
    label: (pair) => `Paar ${pair}`,
    face: 'Wort oder Emoji',
    choosePhoto: 'Foto …',
    otherPhoto: 'Anderes Foto …',
    firstCard: 'Erste Karte',
    secondCard: 'Zweite Karte',
    say: 'Gesprochen als …',
    photoName: 'Was ist das?',
    photoHint: 'Der Name wird vorgelesen und steht da, wenn das Foto nicht zu sehen ist.',
    square: 'Das Quadrat auf dem Foto',
    squareHint: 'Verschieb das Quadrat: Die Karte zeigt, was darin liegt.',
    partner: 'Die Karte dazu',
    same: 'Dieselbe',
    another: 'Eine andere …',
    done: 'Fertig',
    emoji: 'Emoji',
  },
  preview: 'So wird es aussehen',
  size: 'Größe',
  count: pairs,
  by: (rows, columns) => `${rows} mal ${columns}`,
  allUsed: 'alle dabei',
  leftOver: (number) => `${number} übrig`,
  missing: (number) => count(number, { one: '# fehlt', other: '# fehlen' }),
  takeTurns: 'Übrige Paare wechseln sich ab: Jedes neue Spiel hat andere.',
  middle: 'Diese Größe hat einen Platz zu viel. Die Mitte bleibt leer.',
  languages: {
    title: 'Sprachen',
    first: 'Sprache der ersten Karten',
    second: 'Sprache der zweiten Karten',
    any: 'Egal',
  },
  problems: {
    title: (number) =>
      count(number, { one: 'Da stimmt etwas nicht', other: '# Dinge stimmen noch nicht' }),
    twice: (face, one, other) => `„${face}“ ist in den Paaren ${one} und ${other}. Ändere eines.`,
    twicePhoto: (one, other) =>
      `Dasselbe Foto ist in den Paaren ${one} und ${other}. Ändere eines.`,
    few: 'Ein Spielfeld braucht mindestens zwei Paare.',
    empty: (pair) => `Paar ${pair} ist nicht fertig. Es wird weggelassen.`,
    long: (pair) => `Paar ${pair} wird nach 60 Zeichen abgeschnitten.`,
    show: 'Zeigen',
    outside: (number) =>
      count(number, {
        one: 'Ein Foto wurde nicht hinzugefügt',
        other: '# Fotos wurden nicht hinzugefügt',
      }),
    unreadable: (file) =>
      `${file} lässt sich hier nicht öffnen. Speichere es als JPEG und leg es noch einmal ab.`,
    tooMany: (number) =>
      count(number, {
        one: 'Eines zu viel: Ein Spielfeld hat höchstens 256 Fotos und 500 Paare.',
        other: '# zu viele: Ein Spielfeld hat höchstens 256 Fotos und 500 Paare.',
      }),
    more: (number) =>
      count(number, {
        one: 'Ein weiteres lässt sich nicht öffnen.',
        other: '# weitere lassen sich nicht öffnen.',
      }),
  },
  status: {
    never: 'Noch nicht gespeichert',
    saved: 'Gespeichert',
    changed: (when) =>
      when === undefined
        ? 'Gespeichert, seitdem geändert'
        : `Gespeichert ${when}, seitdem geändert`,
  },
  export: 'Als Datei exportieren …',
  save: 'Speichern',
  play: 'Jetzt spielen',
  say: {
    empty: ['Ein leeres Spielfeld.', 'Leg Fotos ab, füg eine Liste ein oder mach ein Paar.'],
    fits: (number, size) => `${pairs(number)}. Das füllt ${size}.`,
    leaves: (number) =>
      count(number, { one: '# Paar liegt bereit.', other: '# Paare liegen bereit.' }),
    misses: (number, size) => `${pairs(number)}. Eines mehr füllt ${size}.`,
    twin: 'Tippe auf eine blasse Karte, um dem Paar eine andere zu geben.',
    photos: (done, all) => `${done} von ${all} Fotos hinzugefügt.`,
    photosIn: (number) =>
      count(number, { one: 'Ein Foto hinzugefügt.', other: '# Fotos hinzugefügt.' }),
    smaller: (from, to) => `Große wurden verkleinert: Aus ${from} MB wurden ${to} MB.`,
    removed: (pair) => `Paar ${pair} ist weg.`,
    pasted: (number) =>
      count(number, { one: 'Ein Paar hinzugefügt.', other: '# Paare hinzugefügt.' }),
    saved: ['Unter „Meine Spielfelder“ gespeichert.', 'Freunde sehen es, wenn du es spielst.'],
    unfinished: [
      'Gespeichert, aber noch nicht fertig.',
      'Bring in Ordnung, was markiert ist, bevor du es spielst.',
    ],
    twice: (face) => [`„${face}“ ist in zwei Paaren.`, 'Niemand wüsste, welches gemeint ist.'],
    twicePhoto: ['Ein Foto ist in zwei Paaren.', 'Niemand wüsste, welches gemeint ist.'],
    few: [
      'Ein Spielfeld braucht mindestens zwei Paare.',
      'Leg Fotos ab, füg eine Liste ein oder mach ein Paar.',
    ],
    noBoard: (file) => [
      `${file} ist kein Spielfeld.`,
      'Öffne die Datei bei den Spielfeldern, dann siehst du, warum.',
    ],
    full: ['Ein Spielfeld hat höchstens 500 Paare.', 'Nimm eines weg, um ein neues zu machen.'],
  },
  leave: {
    lines: (title, number) => [
      'Änderungen behalten?',
      number === 0
        ? `Deine Änderungen an „${title}“ sind noch nicht gespeichert.`
        : count(number, {
            one: `Ein Paar von „${title}“ ist noch nicht gespeichert.`,
            other: `# Paare von „${title}“ sind noch nicht gespeichert.`,
          }),
    ],
    save: 'Speichern und zurück',
    stay: 'Hier bleiben',
    discard: 'Verwerfen',
  },
  list: {
    title: 'Liste einfügen',
    from: (file) => `Liste aus ${file}`,
    label: 'Ein Paar pro Zeile',
    example: 'Hund\tdog\nKatze\tcat',
    columns: 'Spalten',
    one: 'Eine Spalte',
    two: 'Zwei Spalten',
    found: (number) => `${pairs(number)} gefunden`,
    lone: (line, word) => `Zeile ${line} hat eine Spalte. „${word}“ gibt es zweimal.`,
    blank: 'Leere Zeilen zählen nicht.',
    cut: (taken, all) =>
      `Für ${taken} von ${all} Paaren ist Platz. Die anderen werden weggelassen.`,
    tooLong: 'Nur die ersten 500.000 Zeichen werden gelesen.',
    heading: (first, second) => `Die erste Zeile, ${first} und ${second}, ist eine Überschrift`,
    wide: (line) => `Zeile ${line} hat mehr als zwei Spalten. Der Rest bleibt weg.`,
    long: (line) => `Zeile ${line} wird nach 60 Zeichen abgeschnitten.`,
    stripped: 'HTML bleibt weg.',
    file: 'Datei öffnen …',
    notNow: 'Jetzt nicht',
    add: (number) => `${pairs(number)} hinzufügen`,
  },
};

export default words;
