import type { BringDictionary } from '../bring-dictionary.ts';
import { count } from './play.ts';

const NUMBERS = ['', 'One', 'Two', 'Three'];
const cards = (number: number) => count(number, { one: '# card', other: '# cards' });
const upTo = ['', 'One', 'Up to two', 'Up to three'];

const words: BringDictionary = {
  title: 'Bring a card',
  upTo: (each) =>
    each === 1
      ? 'One card each. Everyone plays with them.'
      : `${upTo[each]}. Everyone plays with them.`,
  onTable: 'On the table',
  cards,
  oneMore: 'one more',
  ways: { photo: 'Photo', word: 'Word', emoji: 'Emoji' },
  aPhoto: 'photo',
  takeBack: (place, of, face) => `your card ${place} of ${of}, ${face}. Take it back`,
  hidden: 'not shown yet',
  undo: 'Undo',
  sheet: {
    photo: 'Your photo',
    drag: 'Drag to frame it',
    name: 'What is it? Friends will read it',
    another: 'Choose another photo',
    small: 'Made smaller, and its location is removed.',
    word: 'Your word',
    wordLabel: 'A word, a name, a place',
    emoji: 'Pick an emoji',
    faint: 'Faded ones are already on the table.',
    count: (letters, most) => `${letters} of ${most}`,
    long: (most) => `A card has room for ${most} letters.`,
    put: 'Put it on the table',
  },
  say: {
    none: 'What will you bring?',
    some: (number) => `${NUMBERS[number]} of yours ${number === 1 ? 'is' : 'are'} on the table.`,
    all: (number) =>
      number === 1
        ? 'Yours is on the table.'
        : `${number === 2 ? 'Both' : 'All three'} are on the table.`,
    ways: 'A photo, a word or an emoji.',
    more: (left) => `You can bring ${left === 1 ? 'one' : 'two'} more.`,
    enough: 'Take one back to change it.',
    looksFirst: 'The host will show it soon.',
    watching: ['Everyone is bringing cards.', 'Join in and bring one.'],
    takenBack: ['You took it back.', 'Bring another one if you like.'],
    same: (face) => [`Somebody already brought ${face}.`, 'Bring something else.'],
    samePhoto: ['That photo is there already.', 'Bring something else.'],
    takenOff: ['The host removed one of yours.', 'Bring another one if you like.'],
    late: ['The cards are dealt.', 'Yours will be in next time.'],
    noPhoto: ['That photo can’t be opened here.', 'Try another one.'],
    noWord: ['That can’t go on a card.', 'Type at least one letter.'],
    full: ['The table is full.', 'No more cards fit on it.'],
    often: ['That was a lot at once.', 'Wait a minute, then go on.'],
    cameBack: (number) => [
      `${NUMBERS[number]} of yours came back.`,
      `Bring ${number === 1 ? 'it' : 'them'} again?`,
    ],
    lost: ['That didn’t reach the table.', 'Try again in a moment.'],
  },
  bringAgain: 'Bring again',
  broughtPhoto: (name) => (name === undefined ? 'a photo' : `a photo, ${name}`),
  arrived: (who, face, number) => `${who} brought ${face}. ${cards(number)}.`,
  host: {
    bringOne: 'Bring one',
    each: 'Cards from each friend',
    looksFirst: ['I look at them first', 'Others see a card once you show it'],
    how: 'How to deal them',
    allUsed: 'all used',
    leftOver: (number) => `${number} left over`,
    toFill: (number) => `${number} to fill`,
    by: (rows, columns) => `${rows} by ${columns}`,
    fill: ['Fill up from', 'Where cards are missing'],
    fillNothing: 'Nothing',
    deal: 'Deal them',
    board: 'Our cards',
    pairs: (number, size) => `${count(number, { one: '# pair', other: '# pairs' })}, ${size}`,
    filled: (number, board) => `${number === 1 ? 'One is' : `${number} are`} from ${board}.`,
    takeTurns: 'Leftover cards take turns.',
    noCards: 'No card is on the table yet.',
    lie: (number) =>
      count(number, { one: '# card is on the table.', other: '# cards are on the table.' }),
    twoNeeded: 'You need two to deal.',
    oneNeeded: 'One more, and you can deal.',
    makes: (number, size) =>
      `${number === 1 ? 'One' : number} more ${number === 1 ? 'makes' : 'make'} ${size}.`,
    fits: (size) => `That fills ${size}.`,
    choosing: (who) => `${who} is still choosing.`,
    place: (size) => `one more for ${size}`,
    brought: (who, kind) =>
      `${who} brought ${{ photo: 'a photo', word: 'a word', emoji: 'an emoji' }[kind]}.`,
    look: 'Only you see it. Show it to everyone?',
    show: 'Show it',
    takeOff: 'Take it off',
    takeOffLabel: (face, who) => `Take ${who}’s ${face} off the table`,
    showLabel: (face, who) => `Show ${who}’s ${face}`,
  },
  tv: {
    lede: (each) =>
      `A photo, a word or an emoji. ${each === 1 ? 'One from everyone.' : `${upTo[each]} from everyone.`}`,
    from: (face, who) => `${face} is from ${who}.`,
    first: 'Who brings the first one?',
  },
};

export default words;
