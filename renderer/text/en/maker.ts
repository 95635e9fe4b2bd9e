import type { MakerDictionary } from '../maker-dictionary.ts';
import { count } from './play.ts';

const pairs = (number: number) => count(number, { one: '# pair', other: '# pairs' });

const words: MakerDictionary = {
  title: 'Make a board',
  back: 'Back to the game',
  goesOn: (title, left) => `${title} goes on, ${pairs(left)} left`,
  isOver: (title) => `${title} is over.`,
  name: 'Name of the board',
  untitled: 'My board',
  photos: 'Photos…',
  paste: 'Paste a list…',
  addPair: 'Add a pair',
  pairs: 'Pairs',
  undo: 'Undo',
  redo: 'Redo',
  shuffle: 'Shuffle',
  nothingYet: 'nothing yet',
  same: 'the same',
  photo: 'photo',
  namedPhoto: (name) => `photo, ${name}`,
  card: (pair, isSecond, face) => `pair ${pair}, ${isSecond ? 'second' : 'first'} card, ${face}`,
  also: (pair) => `also in pair ${pair}`,
  remove: (pair) => `Remove pair ${pair}`,
  drop: (number) =>
    number === 0
      ? 'Drop photos: a new pair for each'
      : count(number, { one: 'Drop it: one new pair', other: 'Drop them: # new pairs' }),
  onItsWay: 'on its way',
  editor: {
    label: (pair) => `Pair ${pair}`,
    face: 'Word or emoji',
    choosePhoto: 'Photo…',
    otherPhoto: 'Another photo…',
    firstCard: 'First card',
    secondCard: 'Second card',
    photoName: 'What is it?',
    photoHint: 'The name is read out, and shown when the photo can’t be.',
    square: 'The square on the photo',
    squareHint: 'Drag the square: the card shows what is inside it.',
    partner: 'Its partner',
    same: 'The same',
    another: 'Another…',
    done: 'Done',
    emoji: 'Emoji',
  },
  preview: 'How it will look',
  size: 'Size',
  count: pairs,
  by: (rows, columns) => `${rows} by ${columns}`,
  allUsed: 'all used',
  leftOver: (number) => `${number} left over`,
  missing: (number) => `${number} missing`,
  takeTurns: 'Leftover pairs take turns: each new game deals different ones.',
  middle: 'This size has one extra spot. The middle stays empty.',
  languages: {
    title: 'Languages',
    first: 'Language of the first cards',
    second: 'Language of the second cards',
    any: 'Any',
  },
  problems: {
    title: (number) => count(number, { one: 'One thing to look at', other: '# things to look at' }),
    twice: (face, one, other) => `“${face}” is in pairs ${one} and ${other}. Change one.`,
    twicePhoto: (one, other) => `The same photo is in pairs ${one} and ${other}. Change one.`,
    few: 'A board needs at least two pairs.',
    empty: (pair) => `Pair ${pair} is not finished. It is left out.`,
    long: (pair) => `Pair ${pair} is cut after 60 letters.`,
    show: 'Show',
    outside: (number) =>
      count(number, { one: 'One photo was left out', other: '# photos were left out' }),
    unreadable: (file) => `${file} can’t be opened here. Save it as JPEG and drop it again.`,
    tooMany: (number) =>
      count(number, {
        one: 'One too many: a board has 256 photos and 500 pairs at most.',
        other: '# too many: a board has 256 photos and 500 pairs at most.',
      }),
    more: (number) =>
      count(number, { one: 'One more can’t be opened.', other: '# more can’t be opened.' }),
  },
  status: {
    never: 'Not saved yet',
    saved: 'Saved',
    changed: (when) =>
      when === undefined ? 'Saved, changed since' : `Saved ${when}, changed since`,
  },
  export: 'Export as a file…',
  save: 'Save',
  play: 'Play now',
  say: {
    empty: ['An empty board.', 'Drop photos, paste a list, or add a pair.'],
    fits: (number, size) => `${pairs(number)}. That fills ${size}.`,
    leaves: (number) => `You have ${pairs(number)}.`,
    misses: (number, size) => `${pairs(number)}. One more fills ${size}.`,
    twin: 'Tap a faint twin to give that pair another partner.',
    photos: (done, all) => `${done} of ${all} photos added.`,
    photosIn: (number) => count(number, { one: 'One photo added.', other: '# photos added.' }),
    smaller: (from, to) => `Large ones were made smaller: ${from} MB became ${to} MB.`,
    removed: (pair) => `Pair ${pair} is gone.`,
    pasted: (number) => count(number, { one: 'One pair added.', other: '# pairs added.' }),
    saved: ['Saved to My boards.', 'Friends see it when you play it.'],
    unfinished: ['Saved to My boards, not finished yet.', 'Fix what is marked before you play it.'],
    twice: (face) => [`Two pairs share “${face}”.`, 'Nobody could tell which one is meant.'],
    twicePhoto: ['Two pairs share a photo.', 'Nobody could tell which one is meant.'],
    few: ['A board needs at least two pairs.', 'Drop photos, paste a list, or add a pair.'],
    noBoard: (file) => [`${file} isn’t a board.`, 'Open it from the Boards tab to see why.'],
    full: ['A board has 500 pairs at most.', 'Remove one to add another.'],
  },
  leave: {
    lines: (title, number) => [
      'Keep the changes?',
      number === 0
        ? `Your changes to “${title}” aren’t saved yet.`
        : count(number, {
            one: `One pair of “${title}” is not saved yet.`,
            other: `# pairs of “${title}” are not saved yet.`,
          }),
    ],
    save: 'Save and go back',
    stay: 'Stay here',
    discard: 'Discard them',
  },
  list: {
    title: 'Paste a list',
    label: 'A line for each pair, copied from anywhere',
    columns: 'Columns',
    one: 'One column',
    two: 'Two columns',
    found: (number) => `${pairs(number)} found`,
    lone: (line, word) => `Line ${line} has one column. “${word}” gets a twin.`,
    blank: 'Blank lines are left out.',
    cut: (taken, all) => `There is room for ${taken} of the ${all} pairs. The others are left out.`,
    tooLong: 'Only the first 500,000 letters are read.',
    heading: (first, second) => `The first line, ${first} and ${second}, is a heading`,
    wide: (line) => `Line ${line} has more than two columns. The rest is left out.`,
    long: (line) => `Line ${line} is cut after 60 letters.`,
    notNow: 'Not now',
    add: (number) => `Add ${pairs(number)}`,
  },
};

export default words;
