import type { LobbyDictionary } from '../lobby-dictionary.ts';

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

const words: LobbyDictionary = {
  title: '¡Ya estás dentro!',
  you: (sign) => `Tu símbolo: ${sign}.`,
  hostStarts: 'El anfitrión empezará la partida.',
  sign: (colour, shape) => {
    const [name, colours] = SHAPES[shape] ?? ['', M];
    return `${name} ${colours[colour]}`;
  },
};

export default words;
