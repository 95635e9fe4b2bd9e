import type { FilmDictionary } from '../film-dictionary.ts';

const words: FilmDictionary = {
  back: 'Volver al podio',
  play: 'Reproducir',
  pause: 'Pausa',
  before: 'Pareja anterior',
  next: 'Pareja siguiente',
  length: 'Cuánto dura la película',
  asItWas: 'Tiempo real',
  moment: 'Momento de la partida',
  youFound: (pair) => `Encontraste ${pair}`,
  begin: 'Cada cual levanta una primera carta.',
  of: (time) => `de ${time}`,
  late: 'Llegaste más tarde. Así empezó.',
  cut: ['La película acaba aquí.', 'La partida duró más.'],
  lost: ['No hay película de esta partida.', 'No se grabó.'],
  moments: 'Parejas',
};

export default words;
