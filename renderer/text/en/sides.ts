import type { SidesDictionary } from '../sides-dictionary.ts';
import { counter, listed } from '../numbers.ts';
import { ordinal } from './play.ts';

const count = counter('en');
const TEAMS = ['Circles', 'Triangles', 'Squares', 'Hearts'];
const PLACES = ['', 'first', 'second', 'third'];

function pairs(number: number): string {
  return count(number, { one: '# pair', other: '# pairs' });
}

const words: SidesDictionary = {
  put: TEAMS.map((team) => `Put into the ${team}`),
  teams: TEAMS,
  the: TEAMS.map((team) => `the ${team}`),
  mine: (team) => `You: ${team}`,
  lobby: {
    title: 'Which team?',
    choose: 'Tap one. You can change until it starts.',
    full: 'Full until the others grow',
    anywhere: 'Put me anywhere',
    you: TEAMS.map((team) => `You’re one of the ${team}.`),
    sign: (sign) => `${sign} is you.`,
  },
  over: {
    wins: TEAMS.map((team) => `The ${team} win!`),
    share: (sides) => `${upper(listed('en-GB', sides))} share it!`,
    ahead: (found, ahead, next) =>
      `${found}, ${count(ahead, { one: 'one', other: '#' })} more than ${next}.`,
    each: (found) => `${found} each.`,
    found: TEAMS.map((team) => `for the ${team}`),
  },
  together: {
    all: (number) => `All ${pairs(number)}!`,
    some: (number, of) => `${number} of ${pairs(of)}.`,
    rest: 'The rest is for next time.',
    faster: (seconds) =>
      `${count(seconds, { one: '# second', other: '# seconds' })} faster than ever.`,
    fewer: (tries) =>
      `As fast as ever, with ${count(tries, { one: '# try', other: '# tries' })} fewer.`,
    slower: (time, best) => `In ${time}. Your best here is ${best}.`,
    first: (time, counts) => `In ${time}.${counts ? ' That is the mark to beat.' : ''}`,
    sofar: (found, of) => `${found} of ${pairs(of)} together`,
    best: (time) => `best ${time}`,
    time: 'together',
    tries: (number) => count(number, { one: 'try', other: 'tries' }),
    people: (number) => count(number, { one: 'friend', other: 'friends' }),
    bestWas: (best) => `best was ${best}`,
    bestIs: (best) => `best is ${best}`,
    newBest: 'Your new best on this board.',
    garland: 'All pairs, in the order you found them',
    found: (pair, who) => `${pair}, found by ${who}`,
  },
  race: {
    table: (table) => `Table ${table}`,
    wins: (table) => `Table ${table} is the fastest!`,
    all: (found, time) => `All ${found} in ${time}.`,
    came: (place, seconds) =>
      `Your table came ${PLACES[place] ?? ordinal(place)}, ${count(seconds, { one: '# second', other: '# seconds' })} behind.`,
    went: 'How it went',
    peg: 'a peg is a pair',
    tables: 'Tables',
  },
};

function upper(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export default words;
