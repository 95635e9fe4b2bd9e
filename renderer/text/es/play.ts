import type { Dictionary } from '../dictionary.ts';
import { counter, listed } from '../numbers.ts';

export const count = counter('es');

function pairs(number: number): string {
  return count(number, { one: '# pareja', other: '# parejas' });
}

/** A card of a pair is its partner, whether they are alike or not. */
const heldUp: Dictionary['say']['heldUp'] = (who, card, others, isTimed) => [
  `${others === 0 ? `${who} espera` : `${who} y ${others} más esperan`} tu ${card}.`,
  isTimed ? 'Busca su pareja antes de que acabe el tiempo.' : 'Busca su pareja con calma.',
];

const PLACES = ['', 'primer lugar', 'segundo lugar', 'tercer lugar'];

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

const words: Dictionary = {
  lang: 'es',
  quote: (word) => `«${word}»`,
  ctrl: 'Ctrl',
  menuButton: 'Menú',
  say: {
    ready: ['Levanta una carta.', 'Busca dos iguales.'],
    first: (card) => ['Ahora busca su pareja.', `Tienes ${card}. Levanta una segunda carta.`],
    gotIt: (card) => ['Ya es tuya. Busca su pareja.', `Tienes ${card}. Levanta una segunda carta.`],
    heldUp,
    waiting: (who, card, place) => [
      `${who} tiene ${card}. ${place === 1 ? 'Luego te toca a ti' : `Vas en el puesto ${place}`}.`,
      'O levanta otra carta.',
    ],
    pair: (pair) => [`¡Una pareja! ${pair}`, 'Tu próxima jugada la retira.'],
    streak: (number, pair) => [
      `¡${number} seguidas! ${pair}`,
      'Tu próxima jugada retira la pareja.',
    ],
    miss: ['No son iguales. ¡Recuérdalas!', 'Tu próxima jugada les da la vuelta.'],
    gone: ['Esa carta ya no está.', 'Prueba con otra.'],
    goneWaiting: (who, card) => [
      `${who} ha encontrado la pareja ${card}.`,
      'Ya no está. Prueba con otra.',
    ],
    goneSecond: (card) => [
      'Esa carta ya no está.',
      `${card} vuelve a estar libre. Levanta una carta.`,
    ],
    taken: (who, card) => [
      `${who} tiene esa carta.`,
      `${card} vuelve a estar libre. Levanta una carta.`,
    ],
    sameCard: (card) => ['Es la misma carta.', `${card} vuelve a estar libre. Levanta una carta.`],
    leftLine: ['Te has ido y has perdido el turno.', 'Levanta una carta.'],
    wentBack: (card) => [
      `No estabas, así que ya no tienes ${card}.`,
      'Hola de nuevo. Levanta una carta.',
    ],
    wentOn: (who, card) => [
      `Se acabó el tiempo: ${card} es para ${who}.`,
      `${who} esperaba. Levanta una carta.`,
    ],
    leftTo: (who, card) => [`Se acabó el tiempo: ${card} está libre.`, `${who} tiene la otra.`],
    theirPair: (who) => [
      `${who} ya ha encontrado esta pareja.`,
      `Se irá cuando ${who} juegue otra vez.`,
    ],
    twinHeld: (who) => [`${who} tiene la otra.`, 'Atrápala cuando quede libre.'],
    now: (card) => ['¡Ahora!', `${card} está libre. ¡Atrápala!`],
    newGame: ['¡Nueva partida!', 'Cartas nuevas y todo el mundo a cero.'],
    notBegun: ['Todavía no.', 'Espera a que el anfitrión empiece.'],
    ended: ['El anfitrión ha terminado la partida.', 'Tus parejas cuentan.'],
    replaced: (who, from, to) => [`${who} ha cambiado ${from} por ${to}.`, 'En todo el tablero.'],
    lost: ['La partida no responde.', 'Seguimos probando. Tu sitio te espera.'],
    lostLong: [
      'La partida sigue sin responder.',
      '¿Mismo wifi? ¿Ordenador del anfitrión encendido?',
    ],
    back: ['¡Ya estamos de vuelta!', 'Sigue donde lo dejaste.'],
    busy: ['El anfitrión no da abasto.', 'Seguimos probando. Cierra otras pestañas.'],
    stuck: ['Esta partida se ha atascado.', 'Pide al anfitrión que empiece otra.'],
    elsewhere: ['La partida tiene otra dirección.', 'Vuelve a escanear el código QR.'],
    watching: ['Estás mirando.', 'Podrás jugar cuando quede un sitio libre.'],
    lastOne: 'Era la última pareja.',
    computerSits: (who) => [
      `${who} entra en la partida.`,
      'Todos juegan a la vez. Levanta una carta.',
    ],
    computerGone: (who) => [`${who} se va.`, 'Sus cartas vuelven a la mesa.'],
    computerWaits: ['El ordenador espera.', 'Seguirá cuando vuelva alguien.'],
    computersFull: ['Siete jugadores virtuales como mucho.', 'Saca uno para añadir otro.'],
    overHost: ['El anfitrión puede empezar otra.', 'Quédate, te guardamos el sitio.'],
    overSoon: (time) => [`Próxima partida en ${time}.`, 'Quédate, te guardamos el sitio.'],
    changedMind: (card) => `Ya no esperas ${card}.`,
  },
  unlike: {
    ready: ['Levanta una carta.', 'Busca dos que vayan juntas.'],
    first: (card) => ['¿Qué va con ella?', `Tienes ${card}. Levanta una segunda carta.`],
    gotIt: (card) => [
      'Ya es tuya. ¿Qué va con ella?',
      `Tienes ${card}. Levanta una segunda carta.`,
    ],
    heldUp,
    miss: ['No van juntas. ¡Recuérdalas!', 'Tu próxima jugada les da la vuelta.'],
  },
  spot: {
    at: (row, column) => `fila ${row}, columna ${column}`,
    down: 'boca abajo',
    gone: 'ya no está',
    mine: 'la tienes tú',
    myPair: 'tu pareja',
    has: (who) => `la tiene ${who}`,
    pairOf: (who) => `pareja encontrada por ${who}`,
    waiting: (place) => (place === 1 ? 'siguiente en la cola' : `vas ${place}.º`),
    photo: (name) => `foto, ${name}`,
    photoNumber: (number) => `foto ${number}`,
    pairWith: (card) => `con ${card}`,
  },
  ear: {
    board: (title, rows, columns, number) =>
      `${title}: ${count(rows, { one: '# fila', other: '# filas' })}, ${count(columns, { one: '# columna', other: '# columnas' })}, ${pairs(number)}.`,
    secondsLeft: (seconds) =>
      count(seconds, { one: 'Queda # segundo.', other: 'Quedan # segundos.' }),
  },
  tag: { you: 'Tú', pair: 'Pareja', place: (place) => (place === 1 ? 'siguiente' : `${place}.º`) },
  zoom: { closer: 'Acercar', farther: 'Alejar', whole: 'Ver todo el tablero' },
  score: {
    you: 'Tú',
    away: 'ausente',
    left: 'se ha ido',
    pairsLeft: (number) => count(number, { one: 'queda # pareja', other: 'quedan # parejas' }),
    pairs,
    has: (card) => `tiene ${card}`,
    foundPair: 'ha encontrado una pareja',
    waitsFor: (who) => `espera la carta de ${who}`,
    computer: 'ordenador',
    waits: 'espera',
    players: 'Jugadores',
    board: 'Tablero',
  },
  join: {
    lede: 'Todos levantan cartas a la vez. Encuentra las parejas antes que nadie.',
    name: 'Tu nombre',
    another: 'Otro nombre',
    play: 'Jugar',
    playing: (number, title) =>
      `${count(number, { one: 'Alguien juega', other: '# amigos juegan' })} a «${title}»`,
    nobodyYet: (title) => `Llegas antes que nadie. En la mesa: ${title}`,
    badName: 'El nombre debe tener de 1 a 20 letras.',
  },
  code: {
    title: 'Esta sala tiene un código',
    lede: 'Pídeselo al anfitrión. Está en su pantalla.',
    field: 'Código',
    comeIn: 'Entrar',
    wrong: 'Ese no es. Prueba otra vez.',
    tooMany: 'Ese no es. Pídele el código al anfitrión.',
    changed: 'El código ha cambiado. Escribe el nuevo.',
  },
  lobby: {
    title: '¡Ya estás dentro!',
    you: (sign) => `Tu símbolo: ${sign}.`,
    hostStarts: 'El anfitrión empezará la partida.',
    sign: (colour, shape) => {
      const [name, colours] = SHAPES[shape] ?? ['', M];
      return `${name} ${colours[colour]}`;
    },
    players: (number) => count(number, { one: '# jugador', other: '# jugadores' }),
    hop: 'Saltar',
    go: '¡Ya!',
    ready: '¿Listos?',
    begins: (seconds) =>
      count(seconds, {
        one: 'La partida empieza en # segundo.',
        other: 'La partida empieza en # segundos.',
      }),
  },
  door: {
    unreachable: ['No encontramos la partida', 'Buscamos cada pocos segundos. Mientras tanto:'],
    sameWifi: '¿Estás en el mismo wifi que el anfitrión?',
    awake: '¿Está encendido el ordenador del anfitrión?',
    tryNow: 'Probar ahora',
    removed: [
      'El anfitrión te ha sacado de la partida',
      'Tus cartas vuelven a la mesa. Si ha sido un error, habla con el anfitrión.',
    ],
    joinAgain: 'Volver a entrar',
    blocked: [
      'El anfitrión te ha sacado de la partida',
      'Si ha sido un error, pídele al anfitrión que te deje volver.',
    ],
    otherTab: ['Estás jugando en otra pestaña', 'Un sitio, una pestaña. Tu partida sigue allí.'],
    playHere: 'Mejor jugar aquí',
    joinAnother: 'Entrar con otro nombre en esta pestaña',
    full: ['La sala está llena', 'No queda ningún sitio. Puedes mirar hasta que haya uno.'],
    closed: ['Ya no puede entrar nadie', 'La sala está cerrada. Pregunta al anfitrión, o mira.'],
    watch: 'Mirar la partida',
    takeSeat: 'Jugar',
    left: ['Hasta pronto', 'Has salido de la partida. Tus parejas cuentan hasta la próxima.'],
  },
  over: {
    wins: (who) => `¡Gana ${who}!`,
    youWin: '¡Ganas tú!',
    share: (who) => `¡Empate entre ${listed('es', who).replace(/^Tú(?=[ ,])/, 'tú')}!`,
    solo: '¡Todas encontradas!',
    none: 'Esta vez, ninguna pareja',
    came: (place, behind) =>
      `Quedas en ${PLACES[place] ?? `el puesto ${place}`}, a ${behind === 1 ? 'una pareja' : pairs(behind)} del primero.`,
    ahead: (number, ahead) =>
      `${pairs(number)}, ${ahead === 1 ? 'una' : ahead} de ventaja. ¡Bravo!`,
    found: (number) => `Has encontrado ${pairs(number)}.`,
    pairs: (number) => count(number, { one: 'pareja', other: 'parejas' }),
    tries: (number) => count(number, { one: 'intento', other: 'intentos' }),
    hits: 'de aciertos',
    inARow: 'seguidas',
    time: 'tiempo',
    best: (time, tries) =>
      `Tu récord aquí: ${time}, ${count(tries, { one: '# intento', other: '# intentos' })}`,
    newBest: '¡Tu récord en este tablero!',
    cardsLeft: (number) =>
      `${count(number, { one: 'Ha quedado # carta', other: 'Han quedado # cartas' })} sin pareja.`,
  },
  film: {
    watch: 'Verla otra vez',
    trouble: 'No se pudo cargar la película. Inténtalo otra vez.',
  },
  menu: {
    close: 'Cerrar',
    sound: 'Sonido y vibración',
    look: 'Tema',
    light: 'Claro',
    dark: 'Oscuro',
    auto: 'Auto',
    language: 'Idioma',
    howTo: 'Cómo se juega',
    rules: [
      'Levanta una primera carta: es tuya mientras buscas su pareja.',
      '¿Ya la tiene alguien? Espera tu turno o levanta otra.',
      'Levanta una segunda carta. Si es igual: ¡una pareja y un punto!',
      'Si no es igual, las dos siguen a la vista un momento. ¡Recuérdalas!',
      'Si alguien tiene tu segunda carta, la primera vuelve a estar libre.',
      'Tu próxima jugada retira tu pareja o da la vuelta a tus cartas.',
      'Todos juegan a la vez. Gana quien encuentre más parejas.',
    ],
    rename: 'Cambiar nombre',
    save: 'Guardar',
    leave: 'Salir de la partida',
    leaveAsk: [
      '¿Salir de la partida?',
      'Tus cartas vuelven a la mesa. Puedes volver cuando quieras.',
    ],
    leaveYes: 'Salir',
    leaveNo: 'Quedarme',
    soundOn: 'Activar el sonido',
    soundOff: 'Quitar el sonido',
  },
  tv: {
    scan: 'Escanea y juega',
    sameWifi: 'En el mismo wifi. O escribe:',
    more: (number) => `+ ${number}`,
    found: (who, pair) => `${who} encuentra ${pair}`,
    qr: 'Código QR del enlace para jugar',
    noNetwork: [
      'Este ordenador no está en ninguna red.',
      'Conéctalo al wifi o por cable. Aquí aparecerá el código que hay que escanear.',
    ],
    moreFriends: '¿Quieres jugar?',
  },
};

export default words;
