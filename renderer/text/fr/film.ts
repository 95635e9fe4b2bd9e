import type { FilmDictionary } from '../film-dictionary.ts';

const words: FilmDictionary = {
  back: 'Retour au podium',
  play: 'Lecture',
  pause: 'Pause',
  before: 'Paire précédente',
  next: 'Paire suivante',
  length: 'Durée du film',
  asItWas: 'Temps réel',
  moment: 'Moment de la partie',
  youFound: (pair) => `Tu as trouvé ${pair}`,
  begin: 'Chacun retourne une première carte.',
  of: (time) => `sur ${time}`,
  late: 'Tu as rejoint la partie plus tard. Voici le début.',
  cut: ['Le film s’arrête ici.', 'La partie, elle, a duré plus longtemps.'],
  lost: ['Il n’y a pas de film de cette partie.', 'Elle n’a pas été enregistrée.'],
  moments: 'Paires',
};

export default words;
