import type { FilmDictionary } from '../film-dictionary.ts';

const words: FilmDictionary = {
  back: 'Zurück zum Podest',
  play: 'Abspielen',
  pause: 'Anhalten',
  before: 'Voriges Paar',
  next: 'Nächstes Paar',
  length: 'Länge des Films',
  asItWas: 'Echtzeit',
  moment: 'Zeitpunkt im Spiel',
  youFound: (pair) => `Du hast ${pair} gefunden`,
  begin: 'Alle decken eine erste Karte auf.',
  of: (time) => `von ${time}`,
  late: 'Du kamst später dazu. So fing es an.',
  cut: ['Hier endet der Film.', 'Das Spiel dauerte länger als der Film.'],
  lost: ['Von diesem Spiel gibt es keinen Film.', 'Es wurde nicht aufgezeichnet.'],
  moments: 'Paare',
};

export default words;
