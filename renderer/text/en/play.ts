import type { PlayWords } from '../dictionary.ts';

export function ordinal(number: number): string {
  const teens = number % 100 >= 11 && number % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

const words: PlayWords = {
  lang: 'en',
  quote: (word) => `“${word}”`,
  menuButton: 'Menu',
  say: {
    ready: ['Pick any card.', 'Find two the same.'],
    readyTouch: ['Tap any card.', 'Find two the same.'],
    first: (card) => ['Now find its twin.', `You have ${card}. Pick a second card.`],
    gotIt: (card) => ['It’s yours now. Find its twin.', `You have ${card}.`],
    waiting: (who, card, place) => [
      `${who} has ${card}. You’re ${place === 1 ? 'next' : `${ordinal(place)} in line`}.`,
      'Or pick another card instead.',
    ],
    pair: (card) => [`A pair! ${card} ${card}`, 'Your next flip clears it away.'],
    streak: (number, card) => [
      `${number} in a row! ${card} ${card}`,
      'Your next flip clears it away.',
    ],
    miss: ['Not the same. Remember them!', 'They turn back when you flip again.'],
    gone: ['That card is gone.', 'Pick another one.'],
    goneWaiting: (who, card) => [`${who} matched ${card}. It’s gone.`, 'Pick another one.'],
    goneSecond: (card) => ['That card is gone.', `So you let go of ${card}. Pick a first card.`],
    taken: (who, card) => [`${who} has that card.`, `So you let go of ${card}. Pick a first card.`],
    sameCard: (card) => ['That’s the same card.', `So you let go of ${card}. Pick a first card.`],
    leftLine: ['You stepped away and left the line.', 'Pick any card.'],
    wentBack: (card) => [`You were away, so ${card} went back.`, 'Welcome back. Pick any card.'],
    wentOn: (who, card) => [`${who} was waiting, so ${card} went on.`, 'Pick any card.'],
    theirPair: (who) => [`${who} already found this pair.`, `It leaves with ${who}’s next flip.`],
    newGame: ['New game!', 'Fresh cards, everyone at zero.'],
    notBegun: ['Not yet.', 'The host starts the game.'],
    replaced: (who, from, to) => [`${who} changed ${from} to ${to}.`, 'Everywhere on the board.'],
    removed: (who) => [`The host ended ${who}’s game.`, 'Their cards are back on the table.'],
    lost: ['Lost the game for a moment.', 'Still trying. Your seat is safe.'],
    lostLong: ['Still can’t find the game.', 'Same Wi-Fi? Host’s computer awake?'],
    back: ['We’re back.', 'Go on where you were.'],
    overHost: ['The host can start again.', 'Stay here, you keep your seat.'],
    overSoon: (time) => [`Next game in ${time}.`, 'Stay here, you keep your seat.'],
    changedMind: (card) => `You left the line for ${card}.`,
  },
  spot: {
    at: (row, column) => `row ${row}, column ${column}`,
    down: 'face down',
    gone: 'gone',
    mine: 'you have it',
    myPair: 'pair of yours',
    has: (who) => `${who} has it`,
    pairOf: (who) => `${who}’s pair`,
    waiting: (place) => `${place === 1 ? 'next' : `${ordinal(place)} in line`} is you`,
  },
  tag: { you: 'You', pair: 'Pair', place: (place) => (place === 1 ? 'next' : ordinal(place)) },
  score: {
    you: 'You',
    away: 'away',
    left: 'left',
    pairsLeft: (number) => `${count(number, 'pair', 'pairs')} left`,
    pairs: (number) => count(number, 'pair', 'pairs'),
    has: (card) => `has ${card}`,
    foundPair: 'found a pair',
    waitsFor: (who) => `waits for ${who}’s card`,
    players: 'Players',
    board: 'Board',
  },
  join: {
    lede: 'Everyone flips at once. Find two the same before they do.',
    name: 'Your name',
    another: 'Another name',
    play: 'Play',
    playing: (number, title) =>
      `${number === 1 ? '1 friend is' : `${number} friends are`} playing ${title}`,
    nobodyYet: (title) => `You’re the first. On the table: ${title}`,
    badName: 'A name needs 1 to 20 letters.',
  },
};

export default words;
