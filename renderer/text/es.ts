import type { Dictionary } from './dictionary.ts';

/** Colours as they go with a masculine, and with a feminine shape. */
const M = ['rojo', 'azul', 'verde', 'rosa', 'marrón', 'celeste', 'morado', 'negro'];
const F = ['roja', 'azul', 'verde', 'rosa', 'marrón', 'celeste', 'morada', 'negra'];
const SHAPES: readonly (readonly [string, readonly string[]])[] = [
  ['círculo', M],
  ['triángulo', M],
  ['cuadrado', M],
  ['corazón', M],
  ['rombo', M],
  ['cruz', F],
  ['estrella', F],
  ['luna', F],
];

function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

const PLACES = ['', 'primer lugar', 'segundo lugar', 'tercer lugar'];

const es: Dictionary = {
  lang: 'es',
  language: 'Español',
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
    lost: ['La partida desapareció un momento.', 'La buscamos. Tu sitio te espera.'],
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
    mine: 'tuya',
    myPair: 'pareja tuya',
    has: (who) => `la tiene ${who}`,
    pairOf: (who) => `pareja encontrada por ${who}`,
    waiting: (place) => (place === 1 ? 'luego vas tú' : `tu turno es el ${place}.º`),
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
  code: {
    title: 'Esta sala tiene un código',
    lede: 'Pídeselo al anfitrión. Está en su pantalla.',
    field: 'Código',
    comeIn: 'Entrar',
    wrong: 'Ese no es. Prueba otra vez.',
    tooMany: 'Respira hondo. Prueba en un minuto.',
  },
  lobby: {
    title: '¡Ya estás dentro!',
    you: (sign) => `Tu símbolo: ${sign}.`,
    hostStarts: 'El anfitrión empieza la partida.',
    about: (title, pairs, players) =>
      `${title} · ${count(pairs, 'pareja')} · ${players} ${players === 1 ? 'jugador' : 'jugadores'}`,
    sign: (colour, shape) => {
      const [name, colours] = SHAPES[shape] ?? ['', M];
      return `${name} ${colours[colour]}`;
    },
  },
  door: {
    unreachable: ['No encontramos la partida', 'Buscamos cada pocos segundos. Mientras tanto:'],
    sameWifi: '¿El mismo wifi que el anfitrión?',
    awake: '¿Está despierto el ordenador del anfitrión?',
    tryNow: 'Probar ahora',
    removed: [
      'El anfitrión ha terminado tu partida',
      'Tus cartas vuelven a la mesa. Si ha sido un error, habla con el anfitrión.',
    ],
    joinAgain: 'Volver a entrar',
    blocked: ['El anfitrión ha terminado tu partida', 'Por hoy, esta sala está cerrada para ti.'],
    otherTab: ['Juegas en otra pestaña', 'Un sitio, una pestaña. Tu partida sigue allí.'],
    playHere: 'Mejor jugar aquí',
    joinAnother: 'Entrar con otro nombre en esta pestaña',
    full: ['La sala está llena', 'No queda ningún sitio. Mira la pantalla grande.'],
    left: ['Hasta pronto', 'Has salido de la partida. Tus parejas cuentan hasta la próxima.'],
  },
  over: {
    wins: (who) => `¡Gana ${who}!`,
    youWin: '¡Ganas tú!',
    share: (who) =>
      `¡Empate entre ${who.reduce((all, one) => `${all} ${/^h?[ií](?![aeo])/i.test(one) ? 'e' : 'y'} ${one}`)}!`,
    solo: '¡Todas encontradas!',
    came: (place, behind) =>
      `Quedas en ${PLACES[place] ?? `el puesto ${place}`}, a ${behind === 1 ? 'una pareja' : count(behind, 'pareja')} de ganar.`,
    ahead: (pairs, ahead) =>
      `${count(pairs, 'pareja')}, ${ahead === 1 ? 'una' : ahead} de ventaja. ¡Bravo!`,
    found: (pairs) => `Has encontrado ${count(pairs, 'pareja')}.`,
    pairs: 'parejas',
    tries: 'intentos',
    hits: 'aciertos',
    inARow: 'seguidas',
    time: 'tiempo',
    best: (time, tries) => `Tu récord aquí: ${time}, ${count(tries, 'intento')}`,
    newBest: '¡Tu récord en este tablero!',
    cardsLeft: (number) =>
      `${number === 1 ? 'Ha quedado' : 'Han quedado'} ${count(number, 'carta')} sin pareja.`,
  },
  menu: {
    title: 'Menú',
    close: 'Cerrar',
    sound: 'Sonido y vibración',
    look: 'Luz',
    light: 'Día',
    dark: 'Noche',
    auto: 'Auto',
    language: 'Idioma',
    howTo: 'Cómo se juega',
    rules: [
      'Levanta una primera carta: es tuya mientras buscas su pareja.',
      '¿La tiene alguien? Esperas tu turno o eliges otra.',
      'Levanta una segunda carta. Si es igual: una pareja y un punto.',
      'Si no es igual, las dos siguen a la vista un momento. ¡Recuérdalas!',
      'Si alguien tiene tu segunda carta, sueltas la primera.',
      'Tu próxima carta recoge lo que dejaste.',
      'Todos juegan a la vez. Gana quien tenga más parejas.',
    ],
    rename: 'Cambiar nombre',
    save: 'Guardar',
    leave: 'Salir de la partida',
    leaveHint: 'Tus cartas vuelven a la mesa',
    soundOn: 'Activar el sonido',
    soundOff: 'Quitar el sonido',
  },
  zoom: { closer: 'Más cerca', farther: 'Más lejos', whole: 'Todo el tablero' },
  tv: {
    scan: 'Escanea y juega',
    sameWifi: 'En el mismo wifi, o escribe:',
    more: (number) => `+ ${number}`,
    found: (who, card) => `${who} encuentra ${card} ${card}`,
    qr: 'Código QR del enlace para jugar',
    moreFriends: '¿Más amigos?',
  },
};

export default es;
