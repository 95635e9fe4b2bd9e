import type { FilmDictionary } from '../film-dictionary.ts';

const words: FilmDictionary = {
  back: 'Back to the podium',
  play: 'Play',
  pause: 'Pause',
  before: 'Previous pair',
  next: 'Next pair',
  length: 'How long the film takes',
  asItWas: 'Real time',
  moment: 'Moment of the game',
  youFound: (pair) => `You found ${pair}`,
  begin: 'Everyone flips a first card.',
  of: (time) => `of ${time}`,
  late: 'You joined later. Here’s how it began.',
  cut: ['The film ends here.', 'The game was longer than its film.'],
  lost: ['There is no film of this game.', 'It wasn’t recorded.'],
  moments: 'Pairs',
};

export default words;
