import { counter, dated, timed } from '../numbers.ts';
import type { StoryDictionary } from '../story-dictionary.ts';

const count = counter('de');

const NUMBERS = ['Kein', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun'];

function seconds(number: number): string {
  return count(number, { one: '# Sekunde', other: '# Sekunden' });
}

function times(number: number): string {
  return count(number, { one: '#-mal', other: '#-mal' });
}

function pairs(number: number): string {
  return `${NUMBERS[number] ?? number} ${number < 2 ? 'Paar' : 'Paare'}`;
}

const words: StoryDictionary = {
  place: (place) => `Platz ${place}`,
  kind: {
    shown: (cards) =>
      `Du hast ${count(cards, { one: 'eine Karte', other: '# Karten' })} aufgedeckt, die andere brauchten.`,
    opened: (cards) =>
      `Du hast allen ${count(cards, { one: 'eine neue Karte', other: '# neue Karten' })} gezeigt.`,
    played: 'Schön, dass du dabei warst. Das nächste Spiel ist wieder offen.',
  },
  awards: {
    title: 'Auszeichnungen',
    more: 'Weitere Auszeichnungen',
    show: 'Zeig’s mir',
    'on-a-roll': { name: 'Tolle Serie', told: ({ value }) => `${pairs(value)} in Folge.` },
    'sharp-eye': {
      name: 'Adlerauge',
      told: ({ value, card }) => `Hat ${card} ${seconds(value)} nach dem Aufdecken gefunden.`,
    },
    'long-memory': {
      name: 'Gutes Gedächtnis',
      told: ({ value, card }) => `Hat sich ${card} ${seconds(value)} lang gemerkt.`,
    },
    'worth-the-wait': {
      name: 'Warten lohnt sich',
      told: ({ value, card }) => `Hat ${seconds(value)} auf ${card} gewartet.`,
    },
    'quick-hands': {
      name: 'Flinke Finger',
      told: ({ value, pair }) => `${pair} in ${seconds(value)}.`,
    },
    'door-opener': {
      name: 'Tür auf!',
      told: ({ value }) =>
        `Hat ${count(value, { one: '# neue Karte', other: '# neue Karten' })} aufgedeckt, zur Freude aller.`,
    },
    'strong-finish': {
      name: 'Starker Schluss',
      told: ({ value }) => `${pairs(value)} kurz vor Schluss.`,
    },
    'far-and-wide': {
      name: 'Weiter Blick',
      told: ({ card }) => `Hat ${card} weit auseinander gefunden.`,
    },
    'first-find': {
      name: 'Erster Fund',
      told: ({ pair }) => `Hat das erste Paar gefunden: ${pair}.`,
    },
    'last-word': {
      name: 'Letztes Wort',
      told: ({ pair }) => `Hat das letzte Paar gefunden: ${pair}.`,
    },
    'steady-hand': {
      name: 'Ruhige Hand',
      told: ({ value, of }) =>
        `${count(value, { one: '# Paar', other: '# Paare' })} in ${count(of, { one: '# Versuch', other: '# Versuchen' })}.`,
    },
    'good-neighbour': {
      name: 'Gute Nachbarschaft',
      told: ({ value }) =>
        `Hat ${count(value, { one: '# Karte', other: '# Karten' })} gezeigt, die andere brauchten.`,
    },
    'flying-start': {
      name: 'Blitzstart',
      told: ({ pair }) => `Hat ${pair} gleich beim ersten Versuch gefunden.`,
    },
    'lucky-star': {
      name: 'Glückstreffer',
      told: ({ pair }) => `Hat ${pair} gefunden, bevor jemand beide gesehen hatte.`,
    },
    'two-in-a-row': { name: 'Doppelschlag', told: () => 'Zwei Paare in Folge.' },
    'plain-sight': {
      name: 'Vor aller Augen',
      told: ({ value, card }) => `Hat ${card} gefunden: Die Karte lag schon ${times(value)} offen.`,
    },
    'deep-thought': {
      name: 'Gut überlegt',
      told: ({ value, pair }) => `Hat ${seconds(value)} überlegt und dann ${pair} gefunden.`,
    },
    'ice-breaker': { name: 'Eisbrecher', told: () => 'Hat die allererste Karte aufgedeckt.' },
    'next-door': {
      name: 'Tür an Tür',
      told: ({ pair }) => `Hat ${pair} direkt beieinander gefunden.`,
    },
    'corner-find': {
      name: 'Eckfund',
      told: ({ pair }) => `Hat ${pair} gefunden, eine Karte davon in der Ecke.`,
    },
    'busy-bee': { name: 'Fleißige Biene', told: ({ value }) => `Hat es ${times(value)} versucht.` },
    'own-discovery': {
      name: 'Eigene Entdeckung',
      told: ({ pair }) => `Hat eine neue Karte aufgedeckt, aus der ${pair} wurde.`,
    },
    'keen-watcher': {
      name: 'Gut aufgepasst',
      told: ({ pair }) => `Hat ${pair} gefunden, die andere gezeigt hatten.`,
    },
    'early-bird': {
      name: 'Früher Vogel',
      told: ({ pair }) => `Hat ${pair} früh im Spiel gefunden.`,
    },
    'home-stretch': {
      name: 'Zielgerade',
      told: ({ pair }) => `Hat ${pair} auf der Zielgeraden gefunden.`,
    },
    'half-time': {
      name: 'Halbzeitfund',
      told: ({ pair }) => `Hat ${pair} mitten im Spiel gefunden.`,
    },
    'good-find': { name: 'Guter Fund', told: ({ pair }) => `Hat ${pair} gefunden.` },
  },
  tonight: {
    thisGame: 'Dieses Spiel',
    night: 'Heute',
    day: 'Heute',
    after: (games) => `Nach ${count(games, { one: '# Spiel', other: '# Spielen' })}`,
    since: (date) => `seit ${timed('de', date)} Uhr`,
    player: 'Spieler',
    pairs: 'Paare',
    wins: 'Siege',
    won: 'gewonnen',
    out: 'nicht dabei',
    together: 'zusammen gespielt',
    game: (number) => `Spiel ${number}`,
    rule: 'Wer in einem Spiel die meisten Paare hat, allein oder im Team, bekommt die Krone. Bei Gleichstand gibt es mehrere Kronen.',
    none: 'Noch kein Spiel mit anderen. Das erste zählt schon.',
  },
  film: {
    back: 'Zurück zum Podest',
    play: 'Abspielen',
    pause: 'Anhalten',
    before: 'Voriges Paar',
    next: 'Nächstes Paar',
    length: 'Länge des Films',
    asItWas: 'Echtzeit',
    moment: 'Zeitpunkt im Spiel',
    youFound: (pair) => `Du hast ${pair} gefunden`,
    begin: 'Alle decken eine erste Karte auf.',
    of: (time) => `von ${time}`,
    late: 'Du kamst später dazu. So fing es an.',
    cut: ['Hier endet der Film.', 'Das Spiel dauerte länger als der Film.'],
    lost: ['Von diesem Spiel gibt es keinen Film.', 'Es wurde nicht aufgezeichnet.'],
    moments: 'Paare',
  },
  kept: {
    when: (date) => dated('de', date),
    told: (players, found, time) =>
      `${count(players, { one: '# Spieler hat', other: '# Spieler haben' })} in ${time} ${count(found, { one: '# Paar', other: '# Paare' })} gefunden.`,
    found: 'Wer was gefunden hat',
    about: 'Eine Seite zur Erinnerung an das Spiel. Sie läuft ohne Netz.',
  },
};

export default words;
