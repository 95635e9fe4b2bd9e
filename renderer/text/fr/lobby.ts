import type { LobbyDictionary } from '../lobby-dictionary.ts';

/** Colours as they go with a masculine, and with a feminine shape. */
const M = ['rouge', 'bleu', 'vert', 'rose', 'marron', 'bleu ciel', 'violet', 'noir'];
const F = ['rouge', 'bleue', 'verte', 'rose', 'marron', 'bleu ciel', 'violette', 'noire'];
const SHAPES: readonly (readonly [string, readonly string[]])[] = [
  ['rond', M],
  ['triangle', M],
  ['carré', M],
  ['cœur', M],
  ['losange', M],
  ['croix', F],
  ['étoile', F],
  ['lune', F],
];

const words: LobbyDictionary = {
  title: 'Te voilà\u00a0!',
  you: (sign) => `Ton symbole\u00a0: ${sign}.`,
  hostStarts: 'L’hôte va lancer la partie.',
  sign: (colour, shape) => {
    const [name, colours] = SHAPES[shape] ?? ['', M];
    return `${name} ${colours[colour]}`;
  },
};

export default words;
