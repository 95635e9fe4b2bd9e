import type { MoreWords } from '../dictionary.ts';
import { count } from './play.ts';

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

const PLACES = ['', 'primer lugar', 'segundo lugar', 'tercer lugar'];

const words: MoreWords = {
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

export default words;
