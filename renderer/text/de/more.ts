import type { MoreWords } from '../dictionary.ts';
import { count, pairs } from './play.ts';

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

const words: MoreWords = {
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

export default words;
