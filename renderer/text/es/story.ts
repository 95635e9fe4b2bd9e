import { counter, dated, timed } from '../numbers.ts';
import type { StoryDictionary } from '../story-dictionary.ts';

const count = counter('es');

const NUMBERS = ['Cero', 'Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve'];

function seconds(number: number): string {
  return count(number, { one: '# segundo', other: '# segundos' });
}

function times(number: number): string {
  return count(number, { one: '# vez', other: '# veces' });
}

function pairs(number: number, many: string, one: string): string {
  return `${NUMBERS[number] ?? number} ${number === 1 ? one : many}`;
}

const words: StoryDictionary = {
  place: (place) => `puesto ${place}`,
  kind: {
    shown: (cards) =>
      `Destapaste ${count(cards, { one: 'una carta que otros necesitaban', other: '# cartas que otros necesitaban' })}.`,
    opened: (cards) =>
      `Descubriste ${count(cards, { one: 'una carta nueva', other: '# cartas nuevas' })} para todos.`,
    played: 'Gracias por jugar. En la próxima partida, todo está abierto.',
  },
  awards: {
    title: 'Premios',
    more: 'Más premios',
    show: 'Enséñamelo',
    'on-a-roll': {
      name: 'En racha',
      told: ({ value }) => `${pairs(value, 'parejas seguidas', 'pareja seguida')}.`,
    },
    'sharp-eye': {
      name: 'Vista de lince',
      told: ({ value, card }) => `Encontró ${card} ${seconds(value)} después de que apareciera.`,
    },
    'long-memory': {
      name: 'Buena memoria',
      told: ({ value, card }) => `Recordó ${card} durante ${seconds(value)}.`,
    },
    'worth-the-wait': {
      name: 'Valió la pena',
      told: ({ value, card }) => `Hizo cola ${seconds(value)} por ${card}.`,
    },
    'quick-hands': {
      name: 'Manos rápidas',
      told: ({ value, pair }) => `${pair} en ${seconds(value)}.`,
    },
    'door-opener': {
      name: 'Puertas abiertas',
      told: ({ value }) =>
        `Descubrió ${count(value, { one: '# carta nueva', other: '# cartas nuevas' })}, para alegría de todos.`,
    },
    'strong-finish': {
      name: 'Gran final',
      told: ({ value }) => `${pairs(value, 'parejas', 'pareja')} cerca del final.`,
    },
    'far-and-wide': {
      name: 'De punta a punta',
      told: ({ card }) => `Encontró ${card} muy lejos una de otra.`,
    },
    'first-find': {
      name: 'Primer hallazgo',
      told: ({ pair }) => `Encontró la primera pareja, ${pair}.`,
    },
    'last-word': {
      name: 'Última palabra',
      told: ({ pair }) => `Encontró la última pareja, ${pair}.`,
    },
    'steady-hand': {
      name: 'Mano firme',
      told: ({ value, of }) =>
        `${count(value, { one: '# pareja', other: '# parejas' })} en ${count(of, { one: '# intento', other: '# intentos' })}.`,
    },
    'good-neighbour': {
      name: 'Buena vecindad',
      told: ({ value }) =>
        `Mostró ${count(value, { one: '# carta', other: '# cartas' })} que otros necesitaban.`,
    },
    'flying-start': {
      name: 'Salida fulgurante',
      told: ({ pair }) => `Encontró ${pair} al primer intento.`,
    },
    'lucky-star': {
      name: 'Buena estrella',
      told: ({ pair }) => `Encontró ${pair} antes de que alguien viera las dos.`,
    },
    'two-in-a-row': { name: 'Doblete', told: () => 'Dos parejas seguidas.' },
    'plain-sight': {
      name: 'A la vista de todos',
      told: ({ value, card }) => `Encontró ${card}, que ya había salido ${times(value)}.`,
    },
    'deep-thought': {
      name: 'Bien pensado',
      told: ({ value, pair }) => `Pensó ${seconds(value)} y encontró ${pair}.`,
    },
    'ice-breaker': { name: 'Rompehielos', told: () => 'Descubrió la primera carta de todas.' },
    'next-door': {
      name: 'Puerta con puerta',
      told: ({ pair }) => `Encontró ${pair} una junto a otra.`,
    },
    'corner-find': {
      name: 'En la esquina',
      told: ({ pair }) => `Encontró ${pair}, una de ellas en una esquina.`,
    },
    'busy-bee': { name: 'Abeja trabajadora', told: ({ value }) => `Lo intentó ${times(value)}.` },
    'own-discovery': {
      name: 'Mérito propio',
      told: ({ pair }) => `Descubrió una carta nueva que acabó en ${pair}.`,
    },
    'keen-watcher': {
      name: 'Buen ojo',
      told: ({ pair }) => `Encontró ${pair}, que otros habían mostrado.`,
    },
    'early-bird': {
      name: 'A primera hora',
      told: ({ pair }) => `Encontró ${pair} al principio de la partida.`,
    },
    'home-stretch': {
      name: 'Recta final',
      told: ({ pair }) => `Encontró ${pair} en la recta final.`,
    },
    'half-time': {
      name: 'Media parte',
      told: ({ pair }) => `Encontró ${pair} a mitad de la partida.`,
    },
    'good-find': { name: 'Buen hallazgo', told: ({ pair }) => `Encontró ${pair}.` },
  },
  tonight: {
    thisGame: 'Esta partida',
    night: 'Hoy',
    day: 'Hoy',
    after: (games) => `Tras ${count(games, { one: '# partida', other: '# partidas' })}`,
    since: (date) => `desde ${date.getHours() === 1 ? 'la' : 'las'} ${timed('es', date)}`,
    player: 'jugador',
    pairs: 'parejas',
    wins: 'victorias',
    won: 'ganada',
    out: 'no jugó',
    together: 'jugada juntos',
    game: (number) => `partida ${number}`,
    rule: 'Quien encuentra más parejas en una partida, solo o en equipo, gana la corona. Si hay empate, la ganan todos los empatados.',
    none: 'Aún no hay partidas con otros. La primera ya cuenta.',
  },
  film: {
    back: 'Volver al podio',
    play: 'Reproducir',
    pause: 'Pausa',
    before: 'Pareja anterior',
    next: 'Pareja siguiente',
    length: 'Cuánto dura la película',
    asItWas: 'Tiempo real',
    moment: 'Momento de la partida',
    youFound: (pair) => `Encontraste ${pair}`,
    begin: 'Cada cual levanta una primera carta.',
    of: (time) => `de ${time}`,
    late: 'Llegaste más tarde. Así empezó.',
    cut: ['La película acaba aquí.', 'La partida duró más.'],
    lost: ['No hay película de esta partida.', 'No se grabó.'],
    moments: 'Parejas',
  },
  kept: {
    when: (date) => dated('es', date),
    told: (players, found, time) =>
      `${count(players, { one: '# jugador encontró', other: '# jugadores encontraron' })} ${count(found, { one: '# pareja', other: '# parejas' })} en ${time}.`,
    found: 'Quién encontró qué',
    about: 'Una página de recuerdo de la partida. Funciona sin red.',
  },
};

export default words;
