import type { SidesDictionary } from '../sides-dictionary.ts';
import { counter, listed } from '../numbers.ts';

const count = counter('es');
const TEAMS = ['Círculos', 'Triángulos', 'Cuadrados', 'Corazones'];

function pairs(number: number): string {
  return count(number, { one: '# pareja', other: '# parejas' });
}

const words: SidesDictionary = {
  put: TEAMS.map((team) => `Poner con los ${team}`),
  teams: TEAMS,
  the: TEAMS.map((team) => `los ${team}`),
  mine: (team) => `Tú: ${team}`,
  lobby: {
    title: '¿Qué equipo?',
    choose: 'Toca uno. Puedes cambiar hasta que empiece.',
    full: 'Lleno hasta que crezcan los demás',
    anywhere: 'Ponme donde sea',
    you: TEAMS.map((team) => `Vas con los ${team}.`),
    sign: (sign) => `${sign}: eres tú.`,
  },
  over: {
    wins: TEAMS.map((team) => `¡Ganan los ${team}!`),
    share: (sides) => `¡Empatan ${listed('es', sides)}!`,
    ahead: (found, ahead, next) =>
      `${found}, ${count(ahead, { one: 'una', other: '#' })} más que ${next}.`,
    each: (found) => `${found} cada equipo.`,
    found: TEAMS.map((team) => `para los ${team}`),
  },
  together: {
    all: (number) => `¡Las ${pairs(number)}!`,
    some: (number, of) => `${number} de ${pairs(of)}.`,
    rest: 'El resto, para la próxima.',
    faster: (seconds) =>
      `${count(seconds, { one: '# segundo', other: '# segundos' })} más rápido que nunca.`,
    fewer: (tries) =>
      `Igual de rápido, con ${count(tries, { one: '# intento', other: '# intentos' })} menos.`,
    slower: (time, best) => `En ${time}. Vuestro récord aquí es ${best}.`,
    first: (time, counts) => `En ${time}.${counts ? ' Es el tiempo que hay que batir.' : ''}`,
    sofar: (found, of) => `${found} de ${pairs(of)} juntos`,
    best: (time) => `récord ${time}`,
    time: 'juntos',
    tries: (number) => count(number, { one: 'intento', other: 'intentos' }),
    people: (number) => count(number, { one: 'jugó', other: 'jugaron' }),
    bestWas: (best) => `el récord era ${best}`,
    bestIs: (best) => `el récord es ${best}`,
    newBest: 'Vuestro nuevo récord en este tablero.',
    garland: 'Todas las parejas, en el orden en que salieron',
    found: (pair, who) => `${pair}, de ${who}`,
  },
  race: {
    table: (table) => `Mesa ${table}`,
    wins: (table) => `¡La mesa ${table} es la más rápida!`,
    all: (found, time) => `Las ${found} en ${time}.`,
    came: (place, seconds) =>
      `Vuestra mesa queda en el puesto ${place}, a ${count(seconds, { one: '# segundo', other: '# segundos' })}.`,
    went: 'Así fue',
    peg: 'una marca, una pareja',
    tables: 'Mesas',
  },
};

export default words;
