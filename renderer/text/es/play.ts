import type { PlayWords } from '../dictionary.ts';

export function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

const words: PlayWords = {
  lang: 'es',
  quote: (word) => `«${word}»`,
  menuButton: 'Menú',
  say: {
    ready: ['Elige una carta.', 'Busca dos iguales.'],
    readyTouch: ['Toca una carta.', 'Busca dos iguales.'],
    first: (card) => ['Ahora busca su pareja.', `Tienes ${card}. Elige una segunda carta.`],
    gotIt: (card) => ['Ya es tuya. Busca su pareja.', `Tienes ${card}.`],
    waiting: (who, card, place) => [
      `${who} tiene ${card}. ${place === 1 ? 'Luego vas tú' : `Tu turno es el ${place}.º`}.`,
      'O elige otra carta.',
    ],
    pair: (card) => [`¡Una pareja! ${card} ${card}`, 'Tu próxima carta la retira.'],
    streak: (number, card) => [
      `¡${number} seguidas! ${card} ${card}`,
      'Tu próxima carta la retira.',
    ],
    miss: ['No son iguales. ¡Recuérdalas!', 'Se tapan cuando levantes otra.'],
    gone: ['Esa carta ya no está.', 'Elige otra.'],
    goneWaiting: (who, card) => [
      `${who} ha encontrado la pareja ${card}.`,
      'Ya no está. Elige otra carta.',
    ],
    goneSecond: (card) => [
      'Esa carta ya no está.',
      `Así que sueltas ${card}. Elige una primera carta.`,
    ],
    taken: (who, card) => [
      `${who} tiene esa carta.`,
      `Así que sueltas ${card}. Elige una primera carta.`,
    ],
    sameCard: (card) => ['Es la misma carta.', `Así que sueltas ${card}. Elige una primera carta.`],
    leftLine: ['Te has ido y has perdido el turno.', 'Elige una carta.'],
    wentBack: (card) => [
      `No estabas y ${card} ha vuelto a la mesa.`,
      'Hola de nuevo. Elige una carta.',
    ],
    wentOn: (who, card) => [`${who} esperaba y ahora tiene ${card}.`, 'Elige una carta.'],
    theirPair: (who) => [`Esta pareja es de ${who}.`, `Se va cuando ${who} levante otra.`],
    newGame: ['¡Partida nueva!', 'Cartas nuevas y todos a cero.'],
    notBegun: ['Todavía no.', 'El anfitrión empieza la partida.'],
    replaced: (who, from, to) => [`${who} ha cambiado ${from} por ${to}.`, 'En todo el tablero.'],
    removed: (who) => [`El anfitrión ha sacado a ${who}.`, 'Sus cartas vuelven a la mesa.'],
    lost: ['La partida no responde.', 'La buscamos. Tu sitio te espera.'],
    lostLong: [
      'Aún no encontramos la partida.',
      '¿Mismo wifi? ¿Ordenador del anfitrión despierto?',
    ],
    back: ['Ya estamos de vuelta.', 'Sigue donde estabas.'],
    overHost: ['El anfitrión puede empezar otra.', 'Quédate, conservas tu sitio.'],
    overSoon: (time) => [`Próxima partida en ${time}.`, 'Quédate, conservas tu sitio.'],
    changedMind: (card) => `Ya no esperas ${card}.`,
  },
  spot: {
    at: (row, column) => `fila ${row}, columna ${column}`,
    down: 'boca abajo',
    gone: 'ya no está',
    mine: 'tú la tienes',
    myPair: 'pareja tuya',
    has: (who) => `la tiene ${who}`,
    pairOf: (who) => `pareja encontrada por ${who}`,
    waiting: (place) => (place === 1 ? 'pronto te toca' : `${place}.º en la fila eres tú`),
  },
  tag: { you: 'Tú', pair: 'Pareja', place: (place) => (place === 1 ? 'pronto' : `${place}.º`) },
  score: {
    you: 'Tú',
    away: 'ausente',
    left: 'se fue',
    pairsLeft: (number) => `${number === 1 ? 'queda' : 'quedan'} ${count(number, 'pareja')}`,
    pairs: (number) => count(number, 'pareja'),
    has: (card) => `tiene ${card}`,
    foundPair: 'ha hecho una pareja',
    waitsFor: (who) => `espera la carta de ${who}`,
    players: 'Jugadores',
    board: 'Tablero',
  },
  join: {
    lede: 'Todos levantan cartas a la vez. Encuentra dos iguales antes que nadie.',
    name: 'Tu nombre',
    another: 'Otro nombre',
    play: 'Jugar',
    playing: (number, title) =>
      `${number === 1 ? 'Alguien juega' : `${number} amigos juegan`} a «${title}»`,
    nobodyYet: (title) => `Llegas antes que nadie. En la mesa: ${title}`,
    badName: 'Un nombre lleva de 1 a 20 letras.',
  },
};

export default words;
