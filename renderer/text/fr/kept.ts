import { counter, dated } from '../numbers.ts';
import type { KeptDictionary } from '../kept-dictionary.ts';

const count = counter('fr');

const words: KeptDictionary = {
  when: (date) => dated('fr', date),
  told: (players, pairs, time) =>
    `${count(players, { one: '# joueur a trouvé', other: '# joueurs ont trouvé' })} ${count(pairs, { one: '# paire', other: '# paires' })} en ${time}.`,
  found: 'Qui a trouvé quoi',
  about: 'Une page en souvenir de la partie. Elle fonctionne sans réseau.',
};

export default words;
