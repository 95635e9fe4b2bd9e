import type { LessonDictionary } from '../lesson-dictionary.ts';
import { counter, dayed, listed } from '../numbers.ts';

const count = counter('es');

function times(number: number): string {
  return count(number, { one: '# vez', other: '# veces' });
}

const words: LessonDictionary = {
  scores: 'Puntos',
  lesson: 'Clase',
  board: 'Tablero',
  games: (number) => count(number, { one: '# partida', other: '# partidas' }),
  tables: (number) => count(number, { one: '# mesa', other: '# mesas' }),
  people: (number) => count(number, { one: '# jugador', other: '# jugadores' }),
  minutes: (number) => count(number, { one: '# minuto', other: '# minutos' }),
  tries: 'intentos por pareja',
  toLast: 'hasta la última pareja',
  found: 'parejas encontradas',
  all: 'todas',
  of: (number) => `de ${number}`,
  first: (value) => `1.ª partida ${value}`,
  hard: 'Parejas difíciles',
  up: 'veces vista antes de dar con ella',
  upTimes: (mean) => `vista ${mean} veces`,
  taken: (number) => `Confundida con @ ${times(number)}`,
  lost: (tables) =>
    tables.length === 0
      ? 'Sin encontrar'
      : `Sin encontrar en ${tables.length === 1 ? 'la mesa' : 'las mesas'} ${listed('es', tables.map(String))}`,
  foundBy: (names) => `La encontró ${listed('es', names)}`,
  little: 'Aún es poco para saberlo. Hay que jugar más.',
  none: 'Todavía nada. Empieza con la primera partida de dos personas.',
  names: ['Con nombres', 'Apagado: no se nombra a nadie, ni aquí ni en papel'],
  named: 'Quién encontró cada pareja en la última partida',
  print: 'Imprimir…',
  table: ['La clase como tabla', 'CSV, para Excel o Numbers'],
  page: {
    day: (date) => dayed('es', date),
    how: 'Cuántas veces se levantó una de las dos cartas antes de encontrar la pareja, de media en las mesas.',
    howTaken:
      'Cuántas veces se levantó una de las dos cartas antes de encontrar la pareja, de media en las mesas, y con qué carta se confundió más.',
    pair: 'pareja',
    up: 'levantada',
    taken: 'confundida con',
    times,
    easy: 'Parejas fáciles',
    course: 'De partida en partida',
    courseHow: 'Intentos por pareja en cada mesa. Menos es mejor.',
    table: (number) => `Mesa ${number}`,
    firstGame: 'primera partida',
    lastGame: 'última partida',
    again: 'Para repasar',
    belongs: (number) => `@ se confundió con @ ${times(number)}. @ va con @.`,
    mixed: (one, other) =>
      `@ y @ se confundieron en los dos sentidos, ${times(one)} y ${times(other)}.`,
    notes: 'Mis notas',
    made: 'Hecho por Memory Scramble en este ordenador. No se ha enviado nada.',
    unnamed: 'Sin nombres.',
    print: 'Imprimir',
    save: 'Guardar como página…',
  },
  separator: ';',
  columns: [
    ...['Tablero', 'Carta', 'Va con', 'Levantada antes de encontrarla', 'Sin encontrar en la mesa'],
    ...['Confundida con', 'Cuántas veces', 'La encontró'],
  ],
  results: [
    ...['Partida', 'Mesa', 'Tablero', 'Filas', 'Columnas', 'Inicio', 'Segundos'],
    ...['Puesto', 'Jugador', 'Parejas', 'Intentos', 'Parejas seguidas', 'Premio'],
    ...['Bando', 'Parejas del bando'],
  ],
  sides: {
    teams: ['Círculos', 'Triángulos', 'Cuadrados', 'Corazones'],
    table: 'Mesa',
    together: 'todos juntos',
  },
};

export default words;
