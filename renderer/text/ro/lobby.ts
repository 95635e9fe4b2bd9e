import type { LobbyDictionary } from '../lobby-dictionary.ts';

/** Colours as they go with a masculine or neuter, and with a feminine shape. */
const M = ['roșu', 'albastru', 'verde', 'roz', 'maro', 'bleu', 'mov', 'negru'];
const F = ['roșie', 'albastră', 'verde', 'roz', 'maro', 'bleu', 'mov', 'neagră'];
const SHAPES: readonly (readonly [string, readonly string[]])[] = [
  ['cerc', M],
  ['triunghi', M],
  ['pătrat', M],
  ['inimă', F],
  ['romb', M],
  ['plus', M],
  ['stea', F],
  ['lună', F],
];

const words: LobbyDictionary = {
  title: 'Ai intrat!',
  you: (sign) => `Semnul tău: ${sign}.`,
  hostStarts: 'Gazda va porni jocul.',
  sign: (colour, shape) => {
    const [name, colours] = SHAPES[shape] ?? ['', M];
    return `${name} ${colours[colour]}`;
  },
};

export default words;
