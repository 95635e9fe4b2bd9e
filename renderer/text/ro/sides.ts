import type { SidesDictionary } from '../sides-dictionary.ts';
import { counter, listed } from '../numbers.ts';

const count = counter('ro');
const TEAMS = ['Cercuri', 'Triunghiuri', 'Pătrate', 'Inimi'];
const THE = ['Cercurile', 'Triunghiurile', 'Pătratele', 'Inimile'];

function pairs(number: number): string {
  return count(number, { one: '# pereche', few: '# perechi', other: '# de perechi' });
}

function seconds(number: number): string {
  return count(number, { one: '# secundă', few: '# secunde', other: '# de secunde' });
}

const words: SidesDictionary = {
  put: TEAMS.map((team) => `Pune la ${team}`),
  teams: TEAMS,
  the: THE,
  mine: (team) => `Tu: ${team}`,
  lobby: {
    title: 'Ce echipă?',
    choose: 'Atinge una. O poți schimba până la start.',
    full: 'Plină până cresc celelalte',
    anywhere: 'Pune-mă oriunde',
    you: TEAMS.map((team) => `Ești la ${team}.`),
    sign: (sign) => `${sign}: tu ești.`,
  },
  over: {
    wins: THE.map((team) => `${team} câștigă!`),
    share: (sides) => `${listed('ro', sides)} împart victoria!`,
    ahead: (found, ahead, next) =>
      `${found}, cu ${count(ahead, { one: 'una', other: '#' })} mai mult decât ${next}.`,
    each: (found) => `Câte ${found}.`,
    found: TEAMS.map((team) => `pentru ${team}`),
  },
  together: {
    all: (number) => `Toate cele ${pairs(number)}!`,
    some: (number, of) => `${number} din ${pairs(of)}.`,
    rest: 'Restul, data viitoare.',
    faster: (number) => `Cu ${seconds(number)} mai repede ca oricând.`,
    fewer: (tries) =>
      `La fel de repede, cu ${count(tries, { one: '# încercare', few: '# încercări', other: '# de încercări' })} mai puțin.`,
    slower: (time, best) => `În ${time}. Recordul vostru aici este ${best}.`,
    first: (time, counts) => `În ${time}.${counts ? ' Acesta e timpul de bătut.' : ''}`,
    sofar: (found, of) => `${found} din ${pairs(of)} împreună`,
    best: (time) => `record ${time}`,
    time: 'împreună',
    tries: (number) => count(number, { one: 'încercare', other: 'încercări' }),
    people: (number) => count(number, { one: 'a jucat', other: 'au jucat' }),
    bestWas: (best) => `recordul era ${best}`,
    bestIs: (best) => `recordul e ${best}`,
    newBest: 'Noul vostru record pe această tablă.',
    garland: 'Toate perechile, în ordinea în care le-ați găsit',
    found: (pair, who) => `${pair}, găsită de ${who}`,
  },
  race: {
    table: (table) => `Masa ${table}`,
    wins: (table) => `Masa ${table} e cea mai rapidă!`,
    all: (found, time) => `Toate cele ${found} în ${time}.`,
    came: (place, number) => `Masa voastră e pe locul ${place}, la ${seconds(number)} în urmă.`,
    went: 'Cum a fost',
    peg: 'o liniuță, o pereche',
    tables: 'Mese',
  },
};

export default words;
