import type { FilmDictionary } from '../film-dictionary.ts';

const words: FilmDictionary = {
  back: 'Înapoi la podium',
  play: 'Redă',
  pause: 'Pauză',
  before: 'Perechea dinainte',
  next: 'Perechea următoare',
  length: 'Cât ține filmul',
  asItWas: 'Ca atunci',
  moment: 'Momentul jocului',
  youFound: (pair) => `Ai găsit ${pair}`,
  begin: 'Fiecare alege o primă carte.',
  of: (time) => `din ${time}`,
  late: 'Ai venit mai târziu. Așa a început.',
  cut: ['Filmul ajunge până aici.', 'Jocul a fost mai lung decât el.'],
  lost: ['Jocul acesta nu are film.', 'Nu s-a păstrat nimic din el.'],
  moments: 'Perechi',
};

export default words;
