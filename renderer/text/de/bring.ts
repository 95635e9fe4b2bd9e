import type { BringDictionary } from '../bring-dictionary.ts';
import { count } from './play.ts';

const NUMBERS = ['', 'Eine', 'Zwei', 'Drei'];
const cards = (number: number) => count(number, { one: '# Karte', other: '# Karten' });
const upTo = ['', 'Eine', 'Bis zu zwei', 'Bis zu drei'];

const words: BringDictionary = {
  title: 'Bring eine Karte mit',
  upTo: (each) =>
    each === 1 ? 'Eine Karte von jedem. Alle spielen damit.' : `${upTo[each]}. Alle spielen damit.`,
  onTable: 'Auf dem Tisch',
  cards,
  oneMore: 'noch eine',
  ways: { photo: 'Foto', word: 'Wort', emoji: 'Emoji' },
  aPhoto: 'Foto',
  takeBack: (place, of, face) => `deine Karte ${place} von ${of}, ${face}. Zurücknehmen`,
  hidden: 'noch verdeckt',
  undo: 'Rückgängig',
  sheet: {
    photo: 'Dein Foto',
    drag: 'Verschieb den Ausschnitt',
    name: 'Was ist das? Alle können es lesen',
    another: 'Anderes Foto nehmen',
    small: 'Wird verkleinert, ohne den Ort der Aufnahme.',
    word: 'Dein Wort',
    wordLabel: 'Ein Wort, ein Name, ein Ort',
    emoji: 'Such ein Emoji aus',
    faint: 'Blasse liegen schon auf dem Tisch.',
    count: (letters, most) => `${letters} von ${most}`,
    long: (most) => `Auf eine Karte passen ${most} Buchstaben.`,
    put: 'Auf den Tisch legen',
  },
  say: {
    none: 'Was bringst du mit?',
    some: (number) =>
      `${NUMBERS[number]} von dir ${number === 1 ? 'liegt' : 'liegen'} auf dem Tisch.`,
    all: (number) =>
      number === 1
        ? 'Deine liegt auf dem Tisch.'
        : `${number === 2 ? 'Beide' : 'Alle drei'} liegen auf dem Tisch.`,
    ways: 'Ein Foto, ein Wort oder ein Emoji.',
    more: (left) => `Du kannst noch ${left === 1 ? 'eine' : 'zwei'} mitbringen.`,
    enough: 'Nimm eine zurück, um zu tauschen.',
    looksFirst: 'Der Gastgeber zeigt sie gleich allen.',
    watching: ['Alle bringen Karten mit.', 'Spiel mit, dann bringst du auch eine.'],
    takenBack: ['Du hast sie wieder.', 'Bring eine andere, wenn du magst.'],
    same: (face) => [`${face} hat schon jemand mitgebracht.`, 'Nimm etwas anderes.'],
    samePhoto: ['Dieses Foto liegt schon da.', 'Nimm etwas anderes.'],
    takenOff: ['Der Gastgeber hat eine von dir entfernt.', 'Bring eine andere, wenn du magst.'],
    late: ['Es ist schon ausgeteilt.', 'Deine sind nächstes Mal dabei.'],
    noPhoto: ['Dieses Foto lässt sich hier nicht öffnen.', 'Versuch ein anderes.'],
    noWord: ['Das kann nicht auf eine Karte.', 'Schreib mindestens einen Buchstaben.'],
    full: ['Der Tisch ist voll.', 'Mehr Karten passen nicht darauf.'],
    often: ['Das war viel auf einmal.', 'Warte kurz, dann geht es weiter.'],
    cameBack: (number) => [
      `${NUMBERS[number]} von deinen ${number === 1 ? 'ist' : 'sind'} wieder da.`,
      'Noch einmal auf den Tisch legen?',
    ],
    lost: ['Das kam nicht auf dem Tisch an.', 'Versuch es gleich noch einmal.'],
  },
  bringAgain: 'Wieder hinlegen',
  broughtPhoto: (name) => (name === undefined ? 'ein Foto' : `ein Foto, ${name}`),
  arrived: (who, face, number) => `${who} hat mitgebracht: ${face}. ${cards(number)}.`,
  host: {
    bringOne: 'Eine mitbringen',
    each: 'Karten von jedem',
    looksFirst: ['Ich sehe sie mir zuerst an', 'Andere sehen sie, wenn du sie zeigst'],
    how: 'So austeilen',
    allUsed: 'geht genau auf',
    leftOver: (number) => `${number} übrig`,
    toFill: (number) => count(number, { one: '# fehlt', other: '# fehlen' }),
    by: (rows, columns) => `${rows} mal ${columns}`,
    fill: ['Auffüllen aus', 'Wo Karten fehlen'],
    fillNothing: 'Nichts',
    deal: 'Austeilen',
    board: 'Unsere Karten',
    pairs: (number, size) => `${count(number, { one: '# Paar', other: '# Paare' })}, ${size}`,
    filled: (number, board) => `${number === 1 ? 'Eines ist' : `${number} sind`} aus ${board}.`,
    takeTurns: 'Übrige Karten wechseln sich ab.',
    noCards: 'Noch liegt keine Karte auf dem Tisch.',
    lie: (number) =>
      count(number, {
        one: '# Karte liegt auf dem Tisch.',
        other: '# Karten liegen auf dem Tisch.',
      }),
    twoNeeded: 'Zum Austeilen brauchst du zwei.',
    oneNeeded: 'Noch eine, dann kannst du austeilen.',
    makes: (number, size) => `Noch ${number === 1 ? 'eine' : number} für ${size}.`,
    fits: (size) => `Das füllt ${size}.`,
    choosing: (who) => `${who} überlegt noch.`,
    place: (size) => `noch eine für ${size}`,
    brought: (who, kind) =>
      `${who} bringt ${{ photo: 'ein Foto', word: 'ein Wort', emoji: 'ein Emoji' }[kind]} mit.`,
    look: 'Nur du siehst es. Allen zeigen?',
    show: 'Zeigen',
    takeOff: 'Vom Tisch',
    takeOffLabel: (face, who) => `${face} von ${who} vom Tisch nehmen`,
    showLabel: (face, who) => `${face} von ${who} zeigen`,
  },
  tv: {
    lede: (each) =>
      `Ein Foto, ein Wort oder ein Emoji. ${each === 1 ? 'Eine Karte von jedem.' : `${upTo[each]} von jedem.`}`,
    from: (face, who) => `${face} ist von ${who}.`,
    first: 'Wer bringt die erste mit?',
  },
};

export default words;
