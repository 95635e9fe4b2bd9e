import type { FilmDictionary } from '../film-dictionary.ts';

const words: FilmDictionary = {
  back: 'Volver al podio',
  play: 'Reproducir',
  pause: 'Pausa',
  before: 'Pareja anterior',
  next: 'Pareja siguiente',
  length: 'Cuánto dura la película',
  asItWas: 'Como fue',
  moment: 'Momento de la partida',
  youFound: (pair) => `Encontraste ${pair}`,
  begin: 'Cada cual elige una primera carta.',
  of: (time) => `de ${time}`,
  late: 'Llegaste más tarde. Así empezó.',
  cut: ['La película llega hasta aquí.', 'La partida fue más larga.'],
  lost: ['No hay película de esta partida.', 'No se guardó nada de ella.'],
  moments: 'Parejas',
};

export default words;
