import { counter, listed } from '../numbers.ts';
import type { XrayDictionary } from '../xray-dictionary.ts';

const count = counter('de');
const shown = (card: string | undefined) => (card === undefined ? '.' : `: ${card}`);

const words: XrayDictionary = {
  title: 'Röntgenbild',
  close: 'Röntgenbild schließen',
  live: 'Live',
  pausedAt: (time) => `Pause bei ${time}`,
  pause: 'Anhalten',
  backToNow: 'Zurück zu Live',
  span: 'Wie viel Zeit zu sehen ist',
  seconds: (seconds) => `${seconds} s`,
  minutes: (minutes) => `${minutes} min`,
  onTv: 'Am Fernseher',
  copy: 'Als Test kopieren',
  copied: 'Kopiert',
  copyYourself: 'Markiere den Test und kopiere ihn.',
  board: 'Spielfeld',
  lanes: 'Bahnen',
  whoHasWhat: 'Wer hat was',
  asTest: 'Als Test',
  wholeGame: 'Ganzes Spiel',
  stepByStep: 'Schritt für Schritt',
  newestFirst: 'neueste zuerst',
  earlier: 'Frühere Schritte',
  openFlips: (flips) =>
    flips === 0 ? 'niemand wartet' : count(flips, { one: '# Zug wartet', other: '# Züge warten' }),
  moreLanes: (more) => count(more, { one: 'und # weitere Person', other: 'und # weitere' }),
  nobodyHas: 'Niemand hat eine Karte.',
  legend: {
    has: 'hat eine Karte',
    pair: 'hat ein Paar',
    wait: 'steht an',
    give: 'weitergereicht',
  },
  doing: {
    has: (spot) => `hat ${spot}`,
    waits: (spot) => `wartet auf ${spot}`,
    pair: 'hat ein Paar',
    free: 'kann aufdecken',
  },
  place: (number) => `${number}.`,
  nobodyPlays: ['Noch spielt niemand.', 'Deck eine Karte auf und schau zu.'],
  lobby: 'Das Spiel hat noch nicht begonnen.',
  over: 'Das Spiel ist zu Ende. Alles ist zu sehen.',
  anew: 'Davor wurde nichts aufgezeichnet.',
  test: {
    moves: (kept, all) =>
      `${kept} von ${count(all, { one: '# Zug', other: '# Zügen' })} ${count(kept, {
        one: 'führt hierher. Ein Punkt ist eine Karte, die er nie berührt.',
        other: 'führen hierher. Ein Punkt ist eine Karte, die sie nie berühren.',
      })}`,
    letters: 'Ein Buchstabe steht für eine Karte, die verdeckt liegt.',
    choose: 'Wähle einen Schritt, um ihn als Test zu sehen.',
    none: 'Als Test geht dieser Schritt erst, wenn seine Karten offen liegen.',
    trouble: 'Der Gastgeber hat nicht geantwortet. Versuch es noch einmal.',
  },
  step: {
    turnsUp: (name, spot, card) => `${name} deckt ${spot} auf${shown(card)}`,
    takes: (name, spot, card) => `${name} nimmt ${spot}, die schon offen lag${shown(card)}`,
    waits: (name, spot, holder) => `${name} wartet auf ${spot}: ${holder} hat sie.`,
    waitsIn: (name, spot, number) => `${name} wartet auf ${spot}, als ${number}. in der Schlange.`,
    misses: (name, spot, card) =>
      `${name} probiert ${spot}: ${card === undefined ? '' : `${card}, `}kein Paar.`,
    finds: (name, first, second, cards) =>
      `${name} findet ein Paar: ${first} und ${second}, ${cards}`,
    handsOver: (from, to, spot) => `${from} → ${to}: ${spot} wird weitergereicht.`,
    triesHeld: (name, spot, holder) => `${name} probiert ${spot}: ${holder} hat sie.`,
    triesSame: (name, spot) => `${name} probiert ${spot} zweimal.`,
    triesGone: (name, spot) => `${name} probiert ${spot}: Sie ist weg.`,
    free: (spot) => `${spot} ist wieder frei.`,
    gone: (name, spot) => `${name} probiert ${spot}: Sie ist weg.`,
    pairLeaves: (name, first, second) =>
      `Das Paar von ${name} verlässt das Spielfeld: ${first} und ${second}.`,
    turnsDown: (name, spots) =>
      `Der letzte Versuch von ${name} wird verdeckt: ${listed('de', spots)}.`,
    staysUp: (name, spot, holder) =>
      `${spot} vom letzten Versuch von ${name} bleibt offen: ${holder} hat sie.`,
    waitedGone: (name, spot) => `${name} hat auf ${spot} gewartet: Sie ist weg.`,
    leavesLine: (name, spot) => `${name} wartet nicht mehr auf ${spot}.`,
    goesAway: (name) => `${name} geht weg und wartet nicht mehr.`,
    leaves: (name) => `${name} verlässt das Spiel.`,
    givesUp: (name, spot) => `${name} hatte ${spot} zu lange, also bekommt sie der Nächste.`,
    replaces: (name) => `${name ?? 'Jemand'} ersetzt Karten.`,
    sits: (name) => `Hier sitzt jetzt ${name}.`,
    ends: 'Der Gastgeber beendet das Spiel.',
    newGame: 'Ein neues Spiel beginnt.',
    restart: 'Der Gastgeber wurde neu gestartet: Niemand wartet mehr.',
  },
};

export default words;
