import type { LobbyDictionary } from '../lobby-dictionary.ts';

const COLOURS = ['red', 'blue', 'green', 'pink', 'brown', 'sky blue', 'purple', 'black'];
const SHAPES = ['circle', 'triangle', 'square', 'heart', 'diamond', 'plus', 'star', 'moon'];

const words: LobbyDictionary = {
  title: 'You’re in!',
  you: (sign) => `You’re the ${sign}.`,
  hostStarts: 'The host will start the game.',
  sign: (colour, shape) => `${COLOURS[colour]} ${SHAPES[shape]}`,
};

export default words;
