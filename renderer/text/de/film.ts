import type { FilmDictionary } from '../film-dictionary.ts';

const words: FilmDictionary = {
  back: 'Zurück zum Podest',
  play: 'Abspielen',
  pause: 'Anhalten',
  before: 'Voriges Paar',
  next: 'Nächstes Paar',
  length: 'Wie lange der Film dauert',
  asItWas: 'In echt',
  moment: 'Moment des Spiels',
  youFound: (pair) => `Du hast ${pair} gefunden`,
  begin: 'Alle nehmen eine erste Karte.',
  of: (time) => `von ${time}`,
  late: 'Du kamst später dazu. So fing es an.',
  cut: ['Weiter reicht der Film nicht.', 'Das Spiel war länger als er.'],
  lost: ['Von diesem Spiel gibt es keinen Film.', 'Es wurde nichts davon aufgehoben.'],
  moments: 'Paare',
};

export default words;
