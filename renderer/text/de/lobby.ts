import type { LobbyDictionary } from '../lobby-dictionary.ts';

/** Where ~ stands, the colour ends as the shape wants it: roter Kreis, rosa Kreis. */
const COLOURS = ['rot~', 'blau~', 'grün~', 'rosa', 'braun~', 'hellblau~', 'lila', 'schwarz~'];
const SHAPES: readonly (readonly [string, string])[] = [
  ['Kreis', 'er'],
  ['Dreieck', 'es'],
  ['Quadrat', 'es'],
  ['Herz', 'es'],
  ['Raute', 'e'],
  ['Plus', 'es'],
  ['Stern', 'er'],
  ['Mond', 'er'],
];

const words: LobbyDictionary = {
  title: 'Du bist dabei!',
  you: (sign) => `Dein Zeichen: ${sign}.`,
  hostStarts: 'Der Gastgeber startet das Spiel.',
  sign: (colour, shape) => {
    const [name, ending] = SHAPES[shape] ?? ['', ''];
    return `${COLOURS[colour]?.replace('~', ending)} ${name}`;
  },
};

export default words;
