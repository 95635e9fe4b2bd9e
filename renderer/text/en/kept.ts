import { counter, dated } from '../numbers.ts';
import type { KeptDictionary } from '../kept-dictionary.ts';

const count = counter('en');

const words: KeptDictionary = {
  when: (date) => dated('en-GB', date),
  told: (players, pairs, time) =>
    `${count(players, { one: '# player', other: '# players' })} found ${count(pairs, { one: '# pair', other: '# pairs' })} in ${time}.`,
  found: 'Who found what',
  about: 'A keepsake of the game, on one page. It plays without a network.',
};

export default words;
