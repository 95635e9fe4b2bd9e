import type { PlayWords } from '../dictionary.ts';

export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

export function pairs(number: number): string {
  return count(number, 'Paar', 'Paare');
}

const words: PlayWords = {
  lang: 'de',
  quote: (word) => `„${word}“`,
  menuButton: 'Menü',
  say: {
    ready: ['Wähle eine Karte.', 'Finde zwei gleiche.'],
    readyTouch: ['Tippe auf eine Karte.', 'Finde zwei gleiche.'],
    first: (card) => ['Finde jetzt den Zwilling.', `Du hast ${card}. Wähle eine zweite Karte.`],
    gotIt: (card) => ['Sie gehört dir. Finde den Zwilling.', `Du hast ${card}.`],
    waiting: (who, card, place) => [
      `${who} hat ${card}. ${place === 1 ? 'Dann kommst du' : `Du bist an ${place}. Stelle`}.`,
      'Oder wähle eine andere Karte.',
    ],
    pair: (card) => [`Ein Paar! ${card} ${card}`, 'Deine nächste Karte räumt es weg.'],
    streak: (number, card) => [
      `${number} in Folge! ${card} ${card}`,
      'Deine nächste Karte räumt es weg.',
    ],
    miss: ['Nicht gleich. Merk sie dir!', 'Deine nächste Karte dreht sie zurück.'],
    gone: ['Diese Karte ist weg.', 'Wähle eine andere.'],
    goneWaiting: (who, card) => [
      `${who} hat das Paar ${card}.`,
      'Es ist weg. Wähle eine andere Karte.',
    ],
    goneSecond: (card) => ['Diese Karte ist weg.', `Du lässt ${card} los. Wähle eine erste Karte.`],
    taken: (who, card) => [
      `${who} hat diese Karte.`,
      `Du lässt ${card} los. Wähle eine erste Karte.`,
    ],
    sameCard: (card) => [
      'Das ist dieselbe Karte.',
      `Du lässt ${card} los. Wähle eine erste Karte.`,
    ],
    leftLine: ['Du warst weg und wartest nicht mehr.', 'Wähle eine Karte.'],
    wentBack: (card) => [
      `Du warst weg, also ging ${card} zurück.`,
      'Da bist du ja. Wähle eine Karte.',
    ],
    wentOn: (who, card) => [`${who} hat gewartet und bekommt ${card}.`, 'Wähle eine Karte.'],
    theirPair: (who) => [`Das Paar gehört ${who}.`, `Es verschwindet, wenn ${who} weiterspielt.`],
    newGame: ['Neues Spiel!', 'Frische Karten, alle bei null.'],
    notBegun: ['Noch nicht.', 'Der Gastgeber startet das Spiel.'],
    replaced: (who, from, to) => [`${who} macht ${from} zu ${to}.`, 'Überall auf dem Spielfeld.'],
    removed: (who) => [
      `${who} ist aus dem Spiel.`,
      'Der Gastgeber wollte es so. Die Karten sind zurück.',
    ],
    lost: ['Das Spiel ist kurz weg.', 'Wir suchen weiter. Dein Platz bleibt dir.'],
    lostLong: ['Das Spiel ist noch immer weg.', 'Gleiches WLAN? Computer des Gastgebers wach?'],
    back: ['Da sind wir wieder.', 'Mach weiter, wo du warst.'],
    overHost: ['Der Gastgeber kann neu starten.', 'Bleib hier, dein Platz bleibt dir.'],
    overSoon: (time) => [`Nächstes Spiel in ${time}.`, 'Bleib hier, dein Platz bleibt dir.'],
    changedMind: (card) => `Du wartest nicht mehr auf ${card}.`,
  },
  spot: {
    at: (row, column) => `Reihe ${row}, Spalte ${column}`,
    down: 'verdeckt',
    gone: 'weg',
    mine: 'du hast sie',
    myPair: 'Paar von dir',
    has: (who) => `${who} hat sie`,
    pairOf: (who) => `Paar von ${who}`,
    waiting: (place) => (place === 1 ? 'gleich bist du dran' : `${place}. in der Reihe bist du`),
  },
  tag: { you: 'Du', pair: 'Paar', place: (place) => (place === 1 ? 'gleich' : `${place}.`) },
  score: {
    you: 'Du',
    away: 'kurz weg',
    left: 'gegangen',
    pairsLeft: (number) => `noch ${pairs(number)}`,
    pairs,
    has: (card) => `hat ${card}`,
    foundPair: 'hat ein Paar gefunden',
    waitsFor: (who) => `wartet auf die Karte von ${who}`,
    players: 'Spieler',
    board: 'Spielfeld',
  },
  join: {
    lede: 'Alle decken gleichzeitig auf. Finde zwei gleiche vor den anderen.',
    name: 'Dein Name',
    another: 'Ein anderer Name',
    play: 'Spielen',
    playing: (number, title) =>
      `${number === 1 ? 'Jemand spielt' : `${number} Freunde spielen`} „${title}“`,
    nobodyYet: (title) => `Du bist zuerst da. Auf dem Tisch: ${title}`,
    badName: 'Ein Name braucht 1 bis 20 Buchstaben.',
  },
};

export default words;
