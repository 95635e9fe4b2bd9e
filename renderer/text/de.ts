import type { Dictionary } from './dictionary.ts';

/** Where ~ stands, the colour ends as the shape wants it: roter Kreis, rosa Kreis. */
const COLOURS = ['rot~', 'blau~', 'grün~', 'rosa', 'braun~', 'hellblau~', 'lila', 'schwarz~'];
const SHAPES: readonly (readonly [string, string])[] = [
  ['Kreis', 'er'],
  ['Dreieck', 'es'],
  ['Quadrat', 'es'],
  ['Herz', 'es'],
  ['Raute', 'e'],
  ['Plus', 'es'],
  ['Stern', 'er'],
  ['Mond', 'er'],
];

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function pairs(number: number): string {
  return count(number, 'Paar', 'Paare');
}

const de: Dictionary = {
  lang: 'de',
  language: 'Deutsch',
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
    mine: 'deine',
    myPair: 'dein Paar',
    has: (who) => `${who} hat sie`,
    pairOf: (who) => `Paar von ${who}`,
    waiting: (place) => (place === 1 ? 'dann kommst du' : `du wartest an ${place}. Stelle`),
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
  code: {
    title: 'Dieser Raum hat einen Code',
    lede: 'Der Gastgeber hat ihn auf dem Bildschirm.',
    field: 'Code',
    comeIn: 'Eintreten',
    wrong: 'Der ist es nicht. Versuch’s noch mal.',
    tooMany: 'Atme kurz durch. In einer Minute geht’s wieder.',
  },
  lobby: {
    title: 'Du bist dabei!',
    you: (sign) => `Dein Zeichen: ${sign}.`,
    hostStarts: 'Der Gastgeber startet das Spiel.',
    about: (title, number, players) => `${title} · ${pairs(number)} · ${players} Spieler`,
    sign: (colour, shape) => {
      const [name, ending] = SHAPES[shape] ?? ['', ''];
      return `${COLOURS[colour]?.replace('~', ending)} ${name}`;
    },
  },
  door: {
    unreachable: ['Spiel nicht gefunden', 'Wir suchen alle paar Sekunden. Inzwischen:'],
    sameWifi: 'Gleiches WLAN wie der Gastgeber?',
    awake: 'Computer des Gastgebers wach?',
    tryNow: 'Jetzt versuchen',
    removed: [
      'Der Gastgeber hat dein Spiel beendet',
      'Deine Karten liegen wieder auf dem Tisch. War es ein Versehen, sprich mit dem Gastgeber.',
    ],
    joinAgain: 'Wieder mitspielen',
    blocked: ['Der Gastgeber hat dein Spiel beendet', 'Dieser Raum ist heute für dich zu.'],
    otherTab: [
      'Du spielst in einem anderen Tab',
      'Ein Platz, ein Tab. Dein Spiel läuft dort weiter.',
    ],
    playHere: 'Lieber hier spielen',
    joinAnother: 'In diesem Tab mit neuem Namen mitspielen',
    full: ['Der Raum ist voll', 'Alle Plätze sind belegt. Schau auf dem großen Bildschirm zu.'],
    left: ['Bis bald', 'Du hast das Spiel verlassen. Deine Paare zählen noch bis zum nächsten.'],
  },
  over: {
    wins: (who) => `${who} gewinnt!`,
    youWin: 'Du gewinnst!',
    share: (who) => `${who.join(' und ')} teilen sich den Sieg!`,
    solo: 'Alle gefunden!',
    came: (place, behind) =>
      `Du bist auf Platz ${place}, ${behind === 1 ? 'ein Paar' : pairs(behind)} hinter der Spitze.`,
    ahead: (number, ahead) =>
      `${pairs(number)}, ${ahead === 1 ? 'eins' : ahead} mehr als Platz 2. Bravo!`,
    found: (number) => `Du hast ${pairs(number)} gefunden.`,
    pairs: 'Paare',
    tries: 'Versuche',
    hits: 'Treffer',
    inARow: 'in Folge',
    time: 'Zeit',
    best: (time, tries) => `Dein Rekord hier: ${time}, ${count(tries, 'Versuch', 'Versuche')}`,
    newBest: 'Dein Rekord auf diesem Spielfeld!',
    cardsLeft: (number) =>
      number === 1
        ? 'Eine Karte ohne Zwilling blieb übrig.'
        : `${number} Karten ohne Zwilling blieben übrig.`,
  },
  menu: {
    title: 'Menü',
    close: 'Schließen',
    sound: 'Ton und Vibration',
    look: 'Licht',
    light: 'Tag',
    dark: 'Nacht',
    auto: 'Auto',
    language: 'Sprache',
    howTo: 'So geht’s',
    rules: [
      'Deck eine erste Karte auf: Sie gehört dir, während du den Zwilling suchst.',
      'Jemand hat sie schon? Du wartest, bis du dran bist, oder wählst eine andere.',
      'Deck eine zweite Karte auf. Die gleiche: ein Paar und ein Punkt.',
      'Nicht die gleiche: Beide bleiben kurz offen. Merk sie dir!',
      'Jemand hat deine zweite Karte: Du lässt die erste los.',
      'Deine nächste Karte räumt auf, was du liegen lässt.',
      'Alle spielen gleichzeitig. Die meisten Paare gewinnen.',
    ],
    rename: 'Namen ändern',
    save: 'Speichern',
    leave: 'Spiel verlassen',
    leaveHint: 'Deine Karten kommen zurück auf den Tisch',
    soundOn: 'Ton einschalten',
    soundOff: 'Ton ausschalten',
  },
  zoom: { closer: 'Näher', farther: 'Weiter weg', whole: 'Ganzes Spielfeld' },
  tv: {
    scan: 'Scannen und mitspielen',
    sameWifi: 'Im gleichen WLAN, oder tippe:',
    more: (number) => `+ ${number}`,
    found: (who, card) => `${who} findet ${card} ${card}`,
    qr: 'QR-Code mit dem Link zum Mitspielen',
    moreFriends: 'Noch mehr Freunde?',
  },
};

export default de;
