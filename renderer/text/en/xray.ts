import { counter, listed } from '../numbers.ts';
import type { XrayDictionary } from '../xray-dictionary.ts';

const count = counter('en');
const ordinal = counter('en', 'ordinal');
const shown = (card: string | undefined) => (card === undefined ? '.' : `: ${card}`);
const place = (number: number) =>
  ordinal(number, { one: '#st', two: '#nd', few: '#rd', other: '#th' });

const words: XrayDictionary = {
  title: 'X-ray',
  close: 'Close the X-ray',
  live: 'Live',
  pausedAt: (time) => `Paused at ${time}`,
  pause: 'Pause',
  backToNow: 'Back to now',
  span: 'How much time is shown',
  seconds: (seconds) => `${seconds} s`,
  minutes: (minutes) => `${minutes} min`,
  onTv: 'On the TV',
  copy: 'Copy as a test',
  copied: 'Copied',
  copyYourself: 'Select the test and copy it.',
  board: 'Board',
  lanes: 'Lanes',
  whoHasWhat: 'Who has what',
  asTest: 'As a test',
  wholeGame: 'Whole game',
  stepByStep: 'Step by step',
  newestFirst: 'newest first',
  earlier: 'Earlier steps',
  openFlips: (flips) =>
    flips === 0
      ? 'nobody is waiting'
      : count(flips, { one: '# flip is waiting', other: '# flips are waiting' }),
  moreLanes: (more) => count(more, { one: 'and # more player', other: 'and # more players' }),
  nobodyHas: 'Nobody has a card.',
  legend: { has: 'has a card', pair: 'has a pair', wait: 'waits in line', give: 'handed over' },
  doing: {
    has: (spot) => `has ${spot}`,
    waits: (spot) => `waits for ${spot}`,
    pair: 'found a pair',
    free: 'free to flip',
  },
  place,
  nobodyPlays: ['Nobody is playing yet.', 'Flip a card and watch.'],
  lobby: 'The game has not begun.',
  over: 'The game is over. Everything is shown.',
  anew: 'Nothing recorded before this.',
  test: {
    moves: (kept, all) =>
      `${kept} of ${count(all, { one: '# move', other: '# moves' })} ${count(kept, {
        one: 'leads here. A dot is a card it never touches.',
        other: 'lead here. A dot is a card they never touch.',
      })}`,
    letters: 'A letter stands for a card that is face down.',
    choose: 'Choose a step to see it as a test.',
    none: 'This step can’t be shown as a test while its cards are face down.',
    trouble: 'The host did not answer. Try again.',
  },
  step: {
    turnsUp: (name, spot, card) => `${name} turns up ${spot}${shown(card)}`,
    takes: (name, spot, card) => `${name} takes ${spot}, which was face up${shown(card)}`,
    waits: (name, spot, holder) => `${name} waits for ${spot}: ${holder} has it.`,
    waitsIn: (name, spot, number) => `${name} waits for ${spot}, ${place(number)} in line.`,
    misses: (name, spot, card) =>
      `${name} tries ${spot}: ${card === undefined ? '' : `${card}, `}not a match.`,
    finds: (name, first, second, cards) => `${name} finds a pair: ${first} and ${second}, ${cards}`,
    handsOver: (from, to, spot) => `${from} → ${to}: ${spot} is handed over.`,
    triesHeld: (name, spot, holder) => `${name} tries ${spot}: ${holder} has it.`,
    triesSame: (name, spot) => `${name} tries ${spot} twice.`,
    triesGone: (name, spot) => `${name} tries ${spot}: it is gone.`,
    free: (spot) => `${spot} is free again.`,
    gone: (name, spot) => `${name} tries ${spot}: it is gone.`,
    pairLeaves: (name, first, second) => `${name}’s pair leaves the board: ${first} and ${second}.`,
    turnsDown: (name, spots) => `${name}’s last try turns face down: ${listed('en-GB', spots)}.`,
    staysUp: (name, spot, holder) => `${spot} of ${name}’s last try stays up: ${holder} has it.`,
    waitedGone: (name, spot) => `${name} waited for ${spot}: it is gone.`,
    leavesLine: (name, spot) => `${name} leaves the line for ${spot}.`,
    goesAway: (name) => `${name} goes away and leaves the line.`,
    leaves: (name) => `${name} leaves.`,
    givesUp: (name, spot) => `${name} kept ${spot} too long, so it passes on.`,
    replaces: (name) => `${name ?? 'Somebody'} replaces cards.`,
    sits: (name) => `${name} sits here now.`,
    ends: 'The host ends the game.',
    newGame: 'A new game begins.',
    restart: 'The host was restarted: nobody is waiting any more.',
  },
};

export default words;
