import type { SidesDictionary } from '../sides-dictionary.ts';
import { counter, listed } from '../numbers.ts';

const count = counter('fr');
const TEAMS = ['Cercles', 'Triangles', 'Carrés', 'Cœurs'];
const PLACES = ['', '', 'deuxième', 'troisième'];

function pairs(number: number): string {
  return count(number, { one: '# paire', other: '# paires' });
}

const words: SidesDictionary = {
  put: TEAMS.map((team) => `Mettre chez les ${team}`),
  teams: TEAMS,
  the: TEAMS.map((team) => `les ${team}`),
  mine: (team) => `Toi : ${team}`,
  lobby: {
    title: 'Quelle équipe ?',
    choose: 'Touche une équipe. Tu peux changer jusqu’au départ.',
    full: 'Complet tant que les autres sont plus petites',
    anywhere: 'Place-moi au hasard',
    you: TEAMS.map((team) => `Tu joues avec les ${team}.`),
    sign: (sign) => `${sign} : c’est toi.`,
  },
  over: {
    wins: TEAMS.map((team) => `Les ${team} gagnent !`),
    share: (sides) => `${upper(listed('fr', sides))} se partagent la victoire !`,
    ahead: (found, ahead, next) =>
      `${found}, ${count(ahead, { one: 'une', other: '#' })} de plus que ${next}.`,
    each: (found) => `${found} chacune.`,
    found: TEAMS.map((team) => `pour les ${team}`),
  },
  together: {
    all: (number) => `Les ${pairs(number)} !`,
    some: (number, of) => `${number} paires sur ${of}.`,
    rest: 'Le reste sera pour la prochaine fois.',
    faster: (seconds) =>
      `${count(seconds, { one: '# seconde', other: '# secondes' })} de moins que jamais.`,
    fewer: (tries) =>
      `Aussi vite que jamais, avec ${count(tries, { one: '# essai', other: '# essais' })} de moins.`,
    slower: (time, best) => `En ${time}. Votre record ici : ${best}.`,
    first: (time, counts) => `En ${time}.${counts ? ' C’est le temps à battre.' : ''}`,
    sofar: (found, of) => `${found} paires sur ${of}, ensemble`,
    best: (time) => `record ${time}`,
    time: 'ensemble',
    tries: (number) => count(number, { one: 'essai', other: 'essais' }),
    people: (number) => count(number, { one: 'a joué', other: 'ont joué' }),
    bestWas: (best) => `record : ${best}`,
    bestIs: (best) => `record : ${best}`,
    newBest: 'Votre nouveau record sur ce plateau.',
    garland: 'Toutes les paires, dans l’ordre de vos trouvailles',
    found: (pair, who) => `${pair}, par ${who}`,
  },
  race: {
    table: (table) => `Table ${table}`,
    wins: (table) => `La table ${table} est la plus rapide !`,
    all: (found, time) => `Les ${found} en ${time}.`,
    came: (place, seconds) =>
      `Votre table est ${PLACES[place] || `${place}e`}, à ${count(seconds, { one: '# seconde', other: '# secondes' })}.`,
    went: 'La course',
    peg: 'un trait, une paire',
    tables: 'Tables',
  },
};

function upper(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export default words;
