import { counter, dated } from '../numbers.ts';
import type { KeptDictionary } from '../kept-dictionary.ts';

const count = counter('de');

const words: KeptDictionary = {
  when: (date) => dated('de', date),
  told: (players, pairs, time) =>
    `${count(players, { one: '# Spieler hat', other: '# Spieler haben' })} in ${time} ${count(pairs, { one: '# Paar', other: '# Paare' })} gefunden.`,
  found: 'Wer was gefunden hat',
  about: 'Eine Seite zur Erinnerung an das Spiel. Sie läuft ohne Netz.',
};

export default words;
