import type { Dictionary } from '../dictionary.ts';
import { counter, listed } from '../numbers.ts';

export const count = counter('en');

function pairs(number: number): string {
  return count(number, { one: '# pair', other: '# pairs' });
}
const ordinals = counter('en', 'ordinal');

export function ordinal(number: number): string {
  return ordinals(number, { one: '#st', two: '#nd', few: '#rd', other: '#th' });
}

function waited(who: string, card: string, others: number): string {
  return `${others === 0 ? `${who} is` : `${who} and ${others} more are`} waiting for ${card}.`;
}

const PLACES = ['', 'first', 'second', 'third'];

const COLOURS = ['red', 'blue', 'green', 'pink', 'brown', 'sky blue', 'purple', 'black'];
const SHAPES = ['circle', 'triangle', 'square', 'heart', 'diamond', 'plus', 'star', 'moon'];

const words: Dictionary = {
  lang: 'en',
  quote: (word) => `“${word}”`,
  ctrl: 'Ctrl',
  menuButton: 'Menu',
  say: {
    ready: ['Flip any card.', 'Find two that match.'],
    first: (card) => ['Now find its twin.', `You have ${card}. Flip a second card.`],
    gotIt: (card) => ['It’s yours now. Find its twin.', `You have ${card}. Flip a second card.`],
    heldUp: (who, card, others, isTimed) => [
      waited(who, card, others),
      isTimed ? 'Find its twin before time is up.' : 'Find its twin when you’re ready.',
    ],
    waiting: (who, card, place) => [
      `${who} has ${card}. You’re ${place === 1 ? 'next' : `${ordinal(place)} in line`}.`,
      'Or flip another card instead.',
    ],
    pair: (pair) => [`A pair! ${pair}`, 'Your next flip clears it away.'],
    streak: (number, pair) => [`${number} in a row! ${pair}`, 'Your next flip clears it away.'],
    miss: ['Not a match. Remember them!', 'They turn back over when you flip again.'],
    gone: ['That card is gone.', 'Flip another one.'],
    goneWaiting: (who, card) => [`${who} matched ${card}. It’s gone.`, 'Flip another card.'],
    goneSecond: (card) => ['That card is gone.', `Your ${card} is free again. Flip any card.`],
    taken: (who, card) => [`${who} has that card.`, `Your ${card} is free again. Flip any card.`],
    sameCard: (card) => ['That’s the same card.', `Your ${card} is free again. Flip any card.`],
    leftLine: ['You were away and lost your place.', 'Flip any card.'],
    wentBack: (card) => [`You were away, so ${card} went back.`, 'Welcome back. Flip any card.'],
    wentOn: (who, card) => [
      `Time’s up: ${card} goes to ${who}.`,
      `${who} was waiting. Flip any card.`,
    ],
    leftTo: (who, card) => [`Time’s up: ${card} is free again.`, `${who} has the other one.`],
    theirPair: (who) => [
      `${who} already found this pair.`,
      `It disappears when ${who} flips again.`,
    ],
    twinHeld: (who) => [`${who} has the other one.`, 'Grab it when it’s free.'],
    now: (card) => ['Now!', `${card} is free. Grab it!`],
    newGame: ['New game!', 'New cards, everyone back to zero.'],
    notBegun: ['Not yet.', 'Wait for the host to start.'],
    ended: ['The host ended the game.', 'Your pairs count.'],
    replaced: (who, from, to) => [`${who} changed ${from} to ${to}.`, 'Everywhere on the board.'],
    lost: ['Can’t reach the game right now.', 'Still trying. Your seat is safe.'],
    lostLong: ['Still can’t reach the game.', 'Same Wi-Fi? Is the host’s computer on?'],
    back: ['We’re back.', 'Carry on where you left off.'],
    busy: ['Too much going on right now.', 'Trying again. Closing tabs helps.'],
    stuck: ['This game got stuck.', 'Ask the host to start a new one.'],
    elsewhere: ['The game has a new address.', 'Scan the host’s QR code again.'],
    watching: ['You’re watching.', 'Join in as soon as a seat is free.'],
    lastOne: 'That was the last one.',
    computerSits: (who) => [`${who} joins in.`, 'Everyone flips at once. Flip any card.'],
    computerGone: (who) => [`${who} is gone.`, 'Its cards are back on the table.'],
    computerWaits: ['The computer is waiting.', 'It carries on when someone’s back.'],
    computersFull: ['Seven computer players at most.', 'Remove one to add another.'],
    overHost: ['The host can start a new game.', 'Stick around, your seat is safe.'],
    overSoon: (time) => [`Next game in ${time}.`, 'Stick around, your seat is safe.'],
    changedMind: (card) => `You’re no longer waiting for ${card}.`,
  },
  unlike: {
    ready: ['Flip any card.', 'Find two that belong together.'],
    first: (card) => ['What goes with it?', `You have ${card}. Flip a second card.`],
    gotIt: (card) => [
      'It’s yours now. What goes with it?',
      `You have ${card}. Flip a second card.`,
    ],
    heldUp: (who, card, others, isTimed) => [
      waited(who, card, others),
      isTimed ? 'Find its partner before time is up.' : 'Find its partner when you’re ready.',
    ],
    miss: ['Not a pair. Remember them!', 'They turn back over when you flip again.'],
  },
  spot: {
    at: (row, column) => `row ${row}, column ${column}`,
    down: 'face down',
    gone: 'gone',
    mine: 'you have it',
    myPair: 'your pair',
    has: (who) => `${who} has it`,
    pairOf: (who) => `${who}’s pair`,
    waiting: (place) => `you’re ${place === 1 ? 'next' : `${ordinal(place)} in line`}`,
    photo: (name) => `photo, ${name}`,
    photoNumber: (number) => `photo ${number}`,
    pairWith: (card) => `with ${card}`,
  },
  ear: {
    board: (title, rows, columns, number) =>
      `${title}: ${count(rows, { one: '# row', other: '# rows' })}, ${count(columns, { one: '# column', other: '# columns' })}, ${pairs(number)}.`,
    secondsLeft: (seconds) => count(seconds, { one: '# second left.', other: '# seconds left.' }),
  },
  tag: { you: 'You', pair: 'Pair', place: (place) => (place === 1 ? 'next' : ordinal(place)) },
  zoom: { closer: 'Zoom in', farther: 'Zoom out', whole: 'Whole board' },
  score: {
    you: 'You',
    away: 'away',
    left: 'has left',
    pairsLeft: (number) => `${pairs(number)} left`,
    pairs,
    has: (card) => `has ${card}`,
    foundPair: 'found a pair',
    waitsFor: (who) => `is waiting for ${who}’s card`,
    computer: 'computer',
    waits: 'waiting',
    players: 'Players',
    board: 'Board',
  },
  join: {
    lede: 'Everyone flips at once. Find the pairs before your friends do.',
    name: 'Your name',
    another: 'Another name',
    play: 'Play',
    playing: (number, title) =>
      `${count(number, { one: '# friend is', other: '# friends are' })} playing ${title}`,
    nobodyYet: (title) => `You’re the first one here. On the table: ${title}`,
    badName: 'A name needs 1 to 20 letters.',
  },
  code: {
    title: 'This room has a code',
    lede: 'Ask the host. It’s on their screen.',
    field: 'Code',
    comeIn: 'Come in',
    wrong: 'That’s not it. Try again.',
    tooMany: 'That’s not it. Ask the host for the code.',
    changed: 'The code has changed. Type the new one.',
  },
  lobby: {
    title: 'You’re in!',
    you: (sign) => `You’re the ${sign}.`,
    hostStarts: 'The host will start the game.',
    sign: (colour, shape) => `${COLOURS[colour]} ${SHAPES[shape]}`,
    players: (number) => count(number, { one: '# player', other: '# players' }),
    hop: 'Hop',
    go: 'Go!',
    ready: 'Ready?',
    begins: (seconds) =>
      count(seconds, {
        one: 'The game begins in # second.',
        other: 'The game begins in # seconds.',
      }),
  },
  door: {
    unreachable: ['Can’t find the game', 'Looking again every few seconds. Meanwhile:'],
    sameWifi: 'Are you on the same Wi-Fi as the host?',
    awake: 'Is the host’s computer on and awake?',
    tryNow: 'Try now',
    removed: [
      'The host took you out of the game',
      'Your cards are back on the table. If it was a mistake, talk to the host.',
    ],
    joinAgain: 'Join again',
    blocked: [
      'The host took you out of the game',
      'If it was a mistake, ask the host to let you back in.',
    ],
    otherTab: ['You’re playing in another tab', 'One seat, one tab. Your game goes on over there.'],
    playHere: 'Play here instead',
    joinAnother: 'Join as another player in this tab',
    full: ['The room is full', 'Every seat is taken. You can watch until one is free.'],
    closed: ['Nobody else may join', 'The host has closed the room. Ask them, or watch.'],
    watch: 'Watch the game',
    takeSeat: 'Join in',
    left: ['See you soon', 'You left the game. Your pairs count until the next one starts.'],
  },
  over: {
    wins: (who) => `${who} wins!`,
    youWin: 'You win!',
    share: (who) => `${listed('en-GB', who)} share the win!`,
    solo: 'All found!',
    none: 'No pairs this time',
    came: (place, behind) =>
      `You came ${PLACES[place] ?? ordinal(place)}, ${count(behind, { one: 'one pair', other: '# pairs' })} behind.`,
    ahead: (number, ahead) =>
      `${pairs(number)}, ${count(ahead, { one: 'one', other: '#' })} ahead of the rest. Well done!`,
    found: (number) => `You found ${pairs(number)}.`,
    pairs: (number) => count(number, { one: 'pair', other: 'pairs' }),
    tries: (number) => count(number, { one: 'try', other: 'tries' }),
    hits: 'accuracy',
    inARow: 'in a row',
    time: 'time',
    best: (time, tries) =>
      `Your best here: ${time}, ${count(tries, { one: '# try', other: '# tries' })}`,
    newBest: 'Your best on this board!',
    cardsLeft: (number, isUnlike) =>
      `${count(number, { one: '# card', other: '# cards' })} had no ${isUnlike ? 'partner' : 'twin'}.`,
  },
  film: {
    watch: 'Watch it again',
    trouble: 'The film couldn’t be loaded. Try again.',
  },
  menu: {
    close: 'Close',
    sound: 'Sound and vibration',
    look: 'Theme',
    light: 'Light',
    dark: 'Dark',
    auto: 'Auto',
    language: 'Language',
    howTo: 'How to play',
    rules: [
      'Flip a first card: it’s yours while you look for its twin.',
      'Somebody has it already? Wait in line, or flip another.',
      'Then flip a second card. If they match, it’s a pair and a point.',
      'If they don’t, both stay face up for a moment. Remember them!',
      'If somebody has your second card, your first one is free again.',
      'Your next flip clears your pair away, or turns your cards back over.',
      'Nobody takes turns. Whoever finds the most pairs wins.',
    ],
    rename: 'Change my name',
    save: 'Save',
    leave: 'Leave the game',
    leaveAsk: [
      'Leave the game?',
      'Your cards go back on the table. You can come back at any time.',
    ],
    leaveYes: 'Leave',
    leaveNo: 'Stay',
    soundOn: 'Turn sound on',
    soundOff: 'Turn sound off',
  },
  tv: {
    scan: 'Scan to play',
    sameWifi: 'On the same Wi\u2011Fi. Or type:',
    more: (number) => `+ ${number}`,
    found: (who, pair) => `${who} found ${pair}`,
    qr: 'QR code of the join link',
    noNetwork: [
      'This computer isn’t on a network.',
      'Connect it to Wi-Fi or a cable. The code to scan will then appear here.',
    ],
    moreFriends: 'Want to join?',
  },
};

export default words;
