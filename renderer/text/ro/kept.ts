import { counter, dated } from '../numbers.ts';
import type { KeptDictionary } from '../kept-dictionary.ts';

const count = counter('ro');

const words: KeptDictionary = {
  when: (date) => dated('ro', date),
  told: (players, pairs, time) =>
    `${count(players, { one: '# jucător a găsit', few: '# jucători au găsit', other: '# de jucători au găsit' })} ${count(pairs, { one: '# pereche', few: '# perechi', other: '# de perechi' })} în ${time}.`,
  found: 'Cine ce a găsit',
  about: 'O pagină ca amintire a jocului. Merge fără rețea.',
};

export default words;
