import type { FilmDictionary } from '../film-dictionary.ts';

const words: FilmDictionary = {
  back: 'Retour au podium',
  play: 'Lire',
  pause: 'Pause',
  before: 'Paire précédente',
  next: 'Paire suivante',
  length: 'Durée du film',
  asItWas: 'En vrai',
  moment: 'Moment de la partie',
  youFound: (pair) => `Tu as trouvé ${pair}`,
  begin: 'Chacun choisit une première carte.',
  of: (time) => `sur ${time}`,
  late: 'Tu as rejoint la partie plus tard. Voici le début.',
  cut: ['Le film s’arrête ici.', 'La partie a duré plus longtemps que lui.'],
  lost: ['Il n’y a pas de film de cette partie.', 'Rien n’en a été gardé.'],
  moments: 'Paires',
};

export default words;
