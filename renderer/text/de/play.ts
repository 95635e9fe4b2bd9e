import type { Dictionary } from '../dictionary.ts';
import { counter, listed } from '../numbers.ts';

export const count = counter('de');

function pairs(number: number): string {
  return count(number, { one: '# Paar', other: '# Paare' });
}

function waited(who: string, card: string, others: number): string {
  return `${others === 0 ? `${who} wartet` : `${who} und noch ${others} warten`} auf ${card}.`;
}

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

const words: Dictionary = {
  lang: 'de',
  quote: (word) => `„${word}“`,
  ctrl: 'Strg',
  menuButton: 'Menü',
  say: {
    ready: ['Deck eine Karte auf.', 'Finde zwei gleiche.'],
    first: (card) => ['Finde jetzt den Zwilling.', `Du hast ${card}. Deck eine zweite Karte auf.`],
    gotIt: (card) => [
      'Jetzt gehört sie dir. Finde den Zwilling.',
      `Du hast ${card}. Deck eine zweite Karte auf.`,
    ],
    heldUp: (who, card, others, isTimed) => [
      waited(who, card, others),
      isTimed ? 'Finde den Zwilling, bevor die Zeit um ist.' : 'Finde in Ruhe den Zwilling.',
    ],
    waiting: (who, card, place) => [
      `${who} hat ${card}. ${place === 1 ? 'Danach bist du dran' : `Du bist an ${place}. Stelle`}.`,
      'Oder deck eine andere Karte auf.',
    ],
    pair: (pair) => [`Ein Paar! ${pair}`, 'Dein nächster Zug räumt es ab.'],
    streak: (number, pair) => [`${number} in Folge! ${pair}`, 'Dein nächster Zug räumt es ab.'],
    miss: ['Kein Paar. Merk sie dir!', 'Dein nächster Zug dreht sie wieder um.'],
    gone: ['Diese Karte ist weg.', 'Nimm eine andere.'],
    goneWaiting: (who, card) => [
      `${who} hat das Paar ${card} gefunden.`,
      'Die Karte ist weg. Nimm eine andere.',
    ],
    goneSecond: (card) => ['Diese Karte ist weg.', `${card} ist wieder frei. Deck eine Karte auf.`],
    taken: (who, card) => [
      `${who} hat diese Karte.`,
      `${card} ist wieder frei. Deck eine Karte auf.`,
    ],
    sameCard: (card) => [
      'Das ist dieselbe Karte.',
      `${card} ist wieder frei. Deck eine Karte auf.`,
    ],
    leftLine: ['Du warst weg und stehst nicht mehr an.', 'Deck eine Karte auf.'],
    wentBack: (card) => [
      `Du warst weg und hast ${card} nicht mehr.`,
      'Willkommen zurück. Deck eine Karte auf.',
    ],
    wentOn: (who, card) => [
      `Zeit um: ${card} geht an ${who}.`,
      `${who} hat gewartet. Deck eine Karte auf.`,
    ],
    leftTo: (who, card) => [`Zeit um: ${card} ist wieder frei.`, `${who} hat die andere.`],
    theirPair: (who) => [
      `Dieses Paar hat ${who} schon gefunden.`,
      `Es verschwindet, wenn ${who} weiterspielt.`,
    ],
    twinHeld: (who) => [`${who} hat die andere.`, 'Schnapp sie dir, sobald sie frei ist.'],
    now: (card) => ['Jetzt!', `${card} ist frei. Schnapp zu!`],
    newGame: ['Neues Spiel!', 'Neue Karten, alle fangen bei null an.'],
    notBegun: ['Noch nicht.', 'Warte, bis der Gastgeber das Spiel startet.'],
    ended: ['Der Gastgeber hat das Spiel beendet.', 'Deine Paare zählen.'],
    replaced: (who, from, to) => [
      `${who} hat ${from} in ${to} verwandelt.`,
      'Überall auf dem Spielfeld.',
    ],
    lost: ['Gerade keine Verbindung.', 'Wir suchen weiter. Dein Platz bleibt dir.'],
    lostLong: ['Noch immer keine Verbindung.', 'Gleiches WLAN? Computer des Gastgebers an?'],
    back: ['Da sind wir wieder!', 'Mach einfach da weiter, wo du warst.'],
    busy: ['Gerade ist zu viel los.', 'Wir versuchen es weiter. Weniger Tabs helfen.'],
    stuck: ['Dieses Spiel hängt.', 'Bitte den Gastgeber um ein neues Spiel.'],
    elsewhere: ['Das Spiel hat eine neue Adresse.', 'Scanne den QR-Code noch einmal.'],
    watching: ['Du schaust zu.', 'Spiel mit, sobald ein Platz frei ist.'],
    lastOne: 'Das war das letzte Paar.',
    computerSits: (who) => [
      `${who} spielt mit.`,
      'Alle spielen gleichzeitig. Deck eine Karte auf.',
    ],
    computerGone: (who) => [`${who} ist weg.`, 'Die Karten liegen wieder auf dem Tisch.'],
    computerWaits: ['Der Computer wartet.', 'Er macht weiter, wenn wieder jemand da ist.'],
    computersFull: [
      'Höchstens sieben Computerspieler.',
      'Nimm einen heraus, dann ist wieder Platz.',
    ],
    overHost: [
      'Der Gastgeber kann ein neues Spiel starten.',
      'Bleib ruhig da, dein Platz ist sicher.',
    ],
    overSoon: (time) => [`Nächstes Spiel in ${time}.`, 'Bleib ruhig da, dein Platz ist sicher.'],
    changedMind: (card) => `Du wartest nicht mehr auf ${card}.`,
  },
  unlike: {
    ready: ['Deck eine Karte auf.', 'Finde zwei, die zusammengehören.'],
    first: (card) => ['Was gehört dazu?', `Du hast ${card}. Deck eine zweite Karte auf.`],
    gotIt: (card) => [
      'Jetzt hast du sie. Was gehört dazu?',
      `Du hast ${card}. Deck eine zweite Karte auf.`,
    ],
    heldUp: (who, card, others, isTimed) => [
      waited(who, card, others),
      isTimed ? 'Finde das Gegenstück, bevor die Zeit um ist.' : 'Finde in Ruhe das Gegenstück.',
    ],
    miss: ['Kein Paar. Merk sie dir!', 'Dein nächster Zug dreht sie wieder um.'],
  },
  spot: {
    at: (row, column) => `Reihe ${row}, Spalte ${column}`,
    down: 'verdeckt',
    gone: 'weg',
    mine: 'du hast sie',
    myPair: 'dein Paar',
    has: (who) => `${who} hat sie`,
    pairOf: (who) => `Paar von ${who}`,
    waiting: (place) => (place === 1 ? 'gleich bist du dran' : `du bist an ${place}. Stelle`),
    photo: (name) => `Foto, ${name}`,
    photoNumber: (number) => `Foto ${number}`,
    pairWith: (card) => `mit ${card}`,
  },
  ear: {
    board: (title, rows, columns, number) =>
      `${title}: ${count(rows, { one: '# Reihe', other: '# Reihen' })}, ${count(columns, { one: '# Spalte', other: '# Spalten' })}, ${pairs(number)}.`,
    secondsLeft: (seconds) => count(seconds, { one: 'Noch # Sekunde.', other: 'Noch # Sekunden.' }),
  },
  tag: { you: 'Du', pair: 'Paar', place: (place) => (place === 1 ? 'gleich' : `${place}.`) },
  zoom: { closer: 'Vergrößern', farther: 'Verkleinern', whole: 'Ganzes Spielfeld zeigen' },
  score: {
    you: 'Du',
    away: 'kurz weg',
    left: 'gegangen',
    pairsLeft: (number) => `noch ${pairs(number)}`,
    pairs,
    has: (card) => `hat ${card}`,
    foundPair: 'hat ein Paar gefunden',
    waitsFor: (who) => `wartet auf die Karte von ${who}`,
    computer: 'Computer',
    waits: 'wartet',
    players: 'Spieler',
    board: 'Spielfeld',
  },
  join: {
    lede: 'Alle decken gleichzeitig auf. Finde die Paare vor den anderen.',
    name: 'Dein Name',
    another: 'Ein anderer Name',
    play: 'Spielen',
    playing: (number, title) =>
      `${count(number, { one: 'Jemand spielt', other: '# Freunde spielen' })} „${title}“`,
    nobodyYet: (title) => `Außer dir ist noch niemand da. Auf dem Tisch: ${title}`,
    badName: 'Ein Name hat 1 bis 20 Buchstaben.',
  },
  code: {
    title: 'Dieser Raum hat einen Code',
    lede: 'Frag den Gastgeber. Der Code steht auf seinem Bildschirm.',
    field: 'Code',
    comeIn: 'Eintreten',
    wrong: 'Der stimmt nicht. Versuch’s noch mal.',
    tooMany: 'Der stimmt nicht. Frag den Gastgeber nach dem Code.',
    changed: 'Der Code hat sich geändert. Gib den neuen ein.',
  },
  lobby: {
    title: 'Du bist dabei!',
    you: (sign) => `Dein Zeichen: ${sign}.`,
    hostStarts: 'Der Gastgeber startet das Spiel.',
    sign: (colour, shape) => {
      const [name, ending] = SHAPES[shape] ?? ['', ''];
      return `${COLOURS[colour]?.replace('~', ending)} ${name}`;
    },
    players: (number) => `${number} Spieler`,
    hop: 'Hüpfen',
    go: 'Los!',
    ready: 'Bereit?',
    begins: (seconds) =>
      count(seconds, {
        one: 'Das Spiel beginnt in # Sekunde.',
        other: 'Das Spiel beginnt in # Sekunden.',
      }),
  },
  door: {
    unreachable: ['Spiel nicht gefunden', 'Wir suchen alle paar Sekunden. Inzwischen:'],
    sameWifi: 'Bist du im selben WLAN wie der Gastgeber?',
    awake: 'Ist der Computer des Gastgebers an?',
    tryNow: 'Jetzt versuchen',
    removed: [
      'Der Gastgeber hat dich aus dem Spiel genommen',
      'Deine Karten liegen wieder auf dem Tisch. War es ein Versehen, sprich mit dem Gastgeber.',
    ],
    joinAgain: 'Wieder mitspielen',
    blocked: [
      'Der Gastgeber hat dich aus dem Spiel genommen',
      'War es ein Versehen? Bitte den Gastgeber, dich wieder reinzulassen.',
    ],
    otherTab: [
      'Du spielst in einem anderen Tab',
      'Ein Platz, ein Tab. Dein Spiel läuft dort weiter.',
    ],
    playHere: 'Lieber hier spielen',
    joinAnother: 'In diesem Tab mit anderem Namen mitspielen',
    full: ['Der Raum ist voll', 'Alle Plätze sind belegt. Schau zu, bis einer frei wird.'],
    closed: ['Es darf niemand mehr dazu', 'Der Raum ist geschlossen. Frag nach, oder schau zu.'],
    watch: 'Zuschauen',
    takeSeat: 'Mitspielen',
    left: ['Bis bald', 'Du hast das Spiel verlassen. Deine Paare zählen noch bis zum nächsten.'],
  },
  over: {
    wins: (who) => `${who} gewinnt!`,
    youWin: 'Du gewinnst!',
    share: (who) => `${listed('de', who)}: Gleichstand!`,
    solo: 'Alle gefunden!',
    none: 'Diesmal kein Paar',
    came: (place, behind) =>
      `Du bist auf Platz ${place}, ${count(behind, { one: 'ein Paar', other: '# Paare' })} hinter der Spitze.`,
    ahead: (number, ahead) =>
      `${pairs(number)}, ${count(ahead, { one: 'eins', other: '#' })} mehr als Platz 2. Stark!`,
    found: (number) => `Du hast ${pairs(number)} gefunden.`,
    pairs: (number) => count(number, { one: 'Paar', other: 'Paare' }),
    tries: (number) => count(number, { one: 'Versuch', other: 'Versuche' }),
    hits: 'Treffer',
    inARow: 'in Folge',
    time: 'Zeit',
    best: (time, tries) =>
      `Dein Rekord hier: ${time}, ${count(tries, { one: '# Versuch', other: '# Versuche' })}`,
    newBest: 'Dein Rekord auf diesem Spielfeld!',
    cardsLeft: (number, isUnlike) =>
      `${count(number, { one: 'Eine Karte hatte', other: '# Karten hatten' })} ${isUnlike ? 'kein Gegenstück' : 'keinen Zwilling'}.`,
  },
  film: {
    watch: 'Noch mal ansehen',
    trouble: 'Der Film ließ sich nicht laden. Versuch es noch mal.',
  },
  menu: {
    close: 'Schließen',
    sound: 'Ton und Vibration',
    look: 'Design',
    light: 'Hell',
    dark: 'Dunkel',
    auto: 'Auto',
    language: 'Sprache',
    howTo: 'So geht’s',
    rules: [
      'Deck eine erste Karte auf: Sie gehört dir, während du den Zwilling suchst.',
      'Jemand hat sie schon? Stell dich an oder nimm eine andere.',
      'Deck eine zweite Karte auf. Sind beide gleich: ein Paar und ein Punkt!',
      'Wenn nicht, bleiben beide kurz offen. Merk sie dir!',
      'Hat jemand deine zweite Karte, wird die erste wieder frei.',
      'Dein nächster Zug räumt dein Paar ab oder dreht deine Karten um.',
      'Alle spielen gleichzeitig. Wer die meisten Paare findet, gewinnt.',
    ],
    rename: 'Namen ändern',
    save: 'Speichern',
    leave: 'Spiel verlassen',
    leaveAsk: [
      'Spiel verlassen?',
      'Deine Karten kommen zurück auf den Tisch. Du kannst jederzeit wiederkommen.',
    ],
    leaveYes: 'Verlassen',
    leaveNo: 'Dableiben',
    soundOn: 'Ton einschalten',
    soundOff: 'Ton ausschalten',
  },
  tv: {
    scan: 'Scannen und mitspielen',
    sameWifi: 'Im selben WLAN. Oder eintippen:',
    more: (number) => `+ ${number}`,
    found: (who, pair) => `${who} findet ${pair}`,
    qr: 'QR-Code mit dem Link zum Mitspielen',
    noNetwork: [
      'Dieser Computer ist in keinem Netzwerk.',
      'Verbinde ihn mit dem WLAN oder einem Kabel. Dann erscheint hier der Code zum Scannen.',
    ],
    moreFriends: 'Auch mitspielen?',
  },
};

export default words;
