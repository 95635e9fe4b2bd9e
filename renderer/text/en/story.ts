import { counter, dated, timed } from '../numbers.ts';
import type { StoryDictionary } from '../story-dictionary.ts';

const count = counter('en');
const ordinals = counter('en', 'ordinal');

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

function seconds(number: number): string {
  return count(number, { one: '# second', other: '# seconds' });
}

function times(number: number): string {
  return count(number, { one: '# time', other: '# times' });
}

function pairs(number: number): string {
  return `${NUMBERS[number] ?? number} ${number === 1 ? 'pair' : 'pairs'}`;
}

const words: StoryDictionary = {
  place: (place) => ordinals(place, { one: '#st', two: '#nd', few: '#rd', other: '#th' }),
  kind: {
    shown: (cards) =>
      `You turned up ${count(cards, { one: 'a card', other: '# cards' })} that others needed.`,
    opened: (cards) =>
      `You showed everyone ${count(cards, { one: 'a new card', other: '# new cards' })}.`,
    played: 'Thanks for playing. The next game is wide open.',
  },
  awards: {
    title: 'Awards',
    more: 'More awards',
    show: 'Show me',
    'on-a-roll': { name: 'On a roll', told: ({ value }) => `${pairs(value)} in a row.` },
    'sharp-eye': {
      name: 'Sharp eye',
      told: ({ value, card }) => `Matched ${card} ${seconds(value)} after it turned up.`,
    },
    'long-memory': {
      name: 'Long memory',
      told: ({ value, card }) => `Remembered ${card} for ${seconds(value)}.`,
    },
    'worth-the-wait': {
      name: 'Worth the wait',
      told: ({ value, card }) => `Waited ${seconds(value)} in line for ${card}.`,
    },
    'quick-hands': {
      name: 'Quick hands',
      told: ({ value, pair }) => `${pair} in ${seconds(value)}.`,
    },
    'door-opener': {
      name: 'Door opener',
      told: ({ value }) =>
        `Turned up ${count(value, { one: '# new card', other: '# new cards' })}, to everyone’s delight.`,
    },
    'strong-finish': {
      name: 'Strong finish',
      told: ({ value }) => `${pairs(value)} near the end.`,
    },
    'far-and-wide': {
      name: 'Far and wide',
      told: ({ card }) => `Found ${card} far apart on the table.`,
    },
    'first-find': { name: 'First find', told: ({ pair }) => `Found the first pair, ${pair}.` },
    'last-word': { name: 'Last word', told: ({ pair }) => `Found the last pair, ${pair}.` },
    'steady-hand': {
      name: 'Steady hand',
      told: ({ value, of }) =>
        `${count(value, { one: '# pair', other: '# pairs' })} in ${count(of, { one: '# try', other: '# tries' })}.`,
    },
    'good-neighbour': {
      name: 'Good neighbour',
      told: ({ value }) =>
        `Showed ${count(value, { one: '# card', other: '# cards' })} that others needed.`,
    },
    'flying-start': {
      name: 'Flying start',
      told: ({ pair }) => `Found ${pair} on the very first try.`,
    },
    'lucky-star': {
      name: 'Lucky star',
      told: ({ pair }) => `Found ${pair} before anyone had seen both.`,
    },
    'two-in-a-row': { name: 'Double', told: () => 'Two pairs in a row.' },
    'plain-sight': {
      name: 'In plain sight',
      told: ({ value, card }) => `Matched ${card} after it had turned up ${times(value)}.`,
    },
    'deep-thought': {
      name: 'Deep thought',
      told: ({ value, pair }) => `Thought for ${seconds(value)}, then found ${pair}.`,
    },
    'ice-breaker': { name: 'Ice breaker', told: () => 'Turned up the very first card.' },
    'next-door': {
      name: 'Next-door pair',
      told: ({ pair }) => `Found ${pair} right next to each other.`,
    },
    'corner-find': {
      name: 'Corner find',
      told: ({ pair }) => `Found ${pair}, one of them in a corner.`,
    },
    'busy-bee': { name: 'Busy bee', told: ({ value }) => `Tried ${times(value)}.` },
    'own-discovery': {
      name: 'Own discovery',
      told: ({ pair }) => `Turned up a new card that became ${pair}.`,
    },
    'keen-watcher': {
      name: 'Keen watcher',
      told: ({ pair }) => `Matched ${pair} after others had shown them.`,
    },
    'early-bird': { name: 'Early bird', told: ({ pair }) => `Found ${pair} early in the game.` },
    'home-stretch': {
      name: 'Home stretch',
      told: ({ pair }) => `Found ${pair} on the home stretch.`,
    },
    'half-time': {
      name: 'Halfway hero',
      told: ({ pair }) => `Found ${pair} in the middle of the game.`,
    },
    'good-find': { name: 'Good find', told: ({ pair }) => `Found ${pair}.` },
  },
  tonight: {
    thisGame: 'This game',
    night: 'Tonight',
    day: 'Today',
    after: (games) => `After ${count(games, { one: '# game', other: '# games' })}`,
    since: (date) => `since ${timed('en-GB', date)}`,
    player: 'player',
    pairs: 'pairs',
    wins: 'wins',
    won: 'won',
    out: 'didn’t play',
    together: 'played together',
    game: (number) => `game ${number}`,
    rule: 'Whoever finds the most pairs in a game wins the crown, alone or with their team. A tie crowns everyone who shares it.',
    none: 'No game with others yet. The first one counts.',
  },
  film: {
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
  },
  kept: {
    when: (date) => dated('en-GB', date),
    told: (players, found, time) =>
      `${count(players, { one: '# player', other: '# players' })} found ${count(found, { one: '# pair', other: '# pairs' })} in ${time}.`,
    found: 'Who found what',
    about: 'A keepsake of the game, on one page. It plays without a network.',
  },
};

export default words;
