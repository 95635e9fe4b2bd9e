import type { SidesDictionary } from '../sides-dictionary.ts';
import { counter, listed } from '../numbers.ts';

const count = counter('de');
const TEAMS = ['Kreise', 'Dreiecke', 'Quadrate', 'Herzen'];
const TO = ['Kreisen', 'Dreiecken', 'Quadraten', 'Herzen'];

function pairs(number: number): string {
  return count(number, { one: '# Paar', other: '# Paare' });
}

const words: SidesDictionary = {
  put: TO.map((team) => `Zu den ${team} setzen`),
  teams: TEAMS,
  the: TEAMS.map((team) => `die ${team}`),
  mine: (team) => `Du: ${team}`,
  lobby: {
    title: 'Welches Team?',
    choose: 'Tippe eins an. Bis zum Start kannst du wechseln.',
    full: 'Voll, bis die anderen wachsen',
    anywhere: 'Setz mich irgendwohin',
    you: TO.map((team) => `Du gehörst zu den ${team}.`),
    sign: (sign) => `${sign}: das bist du.`,
  },
  over: {
    wins: TEAMS.map((team) => `Die ${team} gewinnen!`),
    share: (sides) => `${upper(listed('de', sides))} teilen sich den Sieg!`,
    ahead: (found, ahead, next) =>
      `${found}, ${count(ahead, { one: 'eins', other: '#' })} mehr als ${next}.`,
    each: (found) => `Je ${found}.`,
    found: TEAMS.map((team) => `für die ${team}`),
  },
  together: {
    all: (number) => `Alle ${pairs(number)}!`,
    some: (number, of) => `${number} von ${of} Paaren.`,
    rest: 'Der Rest kommt beim nächsten Mal.',
    faster: (seconds) =>
      `${count(seconds, { one: '# Sekunde', other: '# Sekunden' })} schneller als je zuvor.`,
    fewer: (tries) =>
      `So schnell wie nie, mit ${count(tries, { one: '# Versuch', other: '# Versuchen' })} weniger.`,
    slower: (time, best) => `In ${time}. Eure Bestzeit hier: ${best}.`,
    first: (time, counts) => `In ${time}.${counts ? ' Das gilt es zu schlagen.' : ''}`,
    sofar: (found, of) => `${found} von ${of} Paaren zusammen`,
    best: (time) => `Bestzeit ${time}`,
    time: 'zusammen',
    tries: (number) => count(number, { one: 'Versuch', other: 'Versuche' }),
    people: (number) => count(number, { one: 'hat gespielt', other: 'haben gespielt' }),
    bestWas: (best) => `bisher ${best}`,
    bestIs: (best) => `am besten ${best}`,
    newBest: 'Euer neuer Rekord auf diesem Brett.',
    garland: 'Alle Paare, wie ihr sie gefunden habt',
    found: (pair, who) => `${pair}, gefunden von ${who}`,
  },
  race: {
    table: (table) => `Tisch ${table}`,
    wins: (table) => `Tisch ${table} ist am schnellsten!`,
    all: (found, time) => `Alle ${found} in ${time}.`,
    came: (place, seconds) =>
      `Euer Tisch ist auf Platz ${place}, ${count(seconds, { one: '# Sekunde', other: '# Sekunden' })} dahinter.`,
    went: 'So lief es',
    peg: 'ein Strich ist ein Paar',
    tables: 'Tische',
  },
};

function upper(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export default words;
