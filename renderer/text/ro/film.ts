import type { FilmDictionary } from '../film-dictionary.ts';

const words: FilmDictionary = {
  back: 'Înapoi la podium',
  play: 'Redă',
  pause: 'Pauză',
  before: 'Perechea anterioară',
  next: 'Perechea următoare',
  length: 'Cât ține filmul',
  asItWas: 'Timp real',
  moment: 'Momentul jocului',
  youFound: (pair) => `Ai găsit ${pair}`,
  begin: 'Fiecare întoarce o primă carte.',
  of: (time) => `din ${time}`,
  late: 'Ai venit mai târziu. Așa a început.',
  cut: ['Filmul se termină aici.', 'Jocul a durat mai mult.'],
  lost: ['Jocul acesta nu are film.', 'Nu a fost înregistrat.'],
  moments: 'Perechi',
};

export default words;
