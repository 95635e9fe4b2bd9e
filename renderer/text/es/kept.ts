import { counter, dated } from '../numbers.ts';
import type { KeptDictionary } from '../kept-dictionary.ts';

const count = counter('es');

const words: KeptDictionary = {
  when: (date) => dated('es', date),
  told: (players, pairs, time) =>
    `${count(players, { one: '# jugador encontró', other: '# jugadores encontraron' })} ${count(pairs, { one: '# pareja', other: '# parejas' })} en ${time}.`,
  found: 'Quién encontró qué',
  about: 'Una página de recuerdo de la partida. Funciona sin red.',
};

export default words;
