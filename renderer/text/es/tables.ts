import type { TablesDictionary } from '../tables-dictionary.ts';

const NUMBERS = ['', 'Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho'];

const words: TablesDictionary = {
  table: (table) => `Mesa ${table}`,
  tables: (number) => `${NUMBERS[number]} ${number === 1 ? 'mesa' : 'mesas'}`,
  at: (table) => `Estás en la mesa\u00a0${table}`,
  now: (table) => `Ahora estás en la mesa\u00a0${table}.`,
  stay: (table) => `Tus parejas se quedan en la mesa\u00a0${table}.`,
  wrong: '¿No es tu mesa? Pregunta al anfitrión.',
  others: 'Las otras mesas',
  doneOf: (done, of) => `${done} de ${of} ya están`,
  done: 'ya está',
  inTime: (time) => `en ${time}`,
  left: (pairs) => (pairs === 1 ? 'queda 1' : `quedan ${pairs}`),
  playing: 'aún juegan',
  away: 'no hay nadie',
  stillPlaying: (tables) => [
    tables === 1 ? 'Una mesa sigue jugando.' : `${NUMBERS[tables]} mesas siguen jugando.`,
    'Quédate, tu sitio sigue siendo tuyo.',
  ],
  isDone: (table, time) => `La mesa ${table} ha acabado en ${time}.`,
  tv: {
    fewest: 'Te toca donde haya menos gente.',
    find: 'Busca tu mesa',
    same: (people) =>
      `Tu móvil muestra el mismo estandarte. ${people === 1 ? 'Hay 1 persona' : `Hay ${people} personas`}.`,
    nobody: 'Aún no hay nadie',
    allDone: 'Todas las mesas han acabado.',
  },
};

export default words;
