import type { Dictionary } from './dictionary.ts';

const COLOURS = ['red', 'blue', 'green', 'pink', 'brown', 'sky blue', 'purple', 'black'];
const SHAPES = ['circle', 'triangle', 'square', 'heart', 'diamond', 'plus', 'star', 'moon'];

function ordinal(number: number): string {
  const teens = number % 100 >= 11 && number % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

const PLACES = ['', 'first', 'second', 'third'];

const en: Dictionary = {
  lang: 'en',
  language: 'English',
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
    mine: 'yours',
    myPair: 'your pair',
    has: (who) => `${who} has it`,
    pairOf: (who) => `${who}’s pair`,
    waiting: (place) => (place === 1 ? 'you are next' : `you are ${ordinal(place)} in line`),
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
  code: {
    title: 'This room has a code',
    lede: 'Ask the host. It is on their screen.',
    field: 'Code',
    comeIn: 'Come in',
    wrong: 'Not that one. Try again.',
    tooMany: 'Take a breath. Try again in a minute.',
  },
  lobby: {
    title: 'You’re in!',
    you: (sign) => `The ${sign} is you.`,
    hostStarts: 'The host starts the game.',
    about: (title, pairs, players) =>
      `${title} · ${count(pairs, 'pair', 'pairs')} · ${count(players, 'player', 'players')}`,
    sign: (colour, shape) => `${COLOURS[colour]} ${SHAPES[shape]}`,
  },
  door: {
    unreachable: ['Can’t find the game', 'Looking again every few seconds. Meanwhile:'],
    sameWifi: 'Same Wi-Fi as the host?',
    awake: 'Host’s computer awake?',
    tryNow: 'Try now',
    removed: [
      'The host ended your game',
      'Your cards are back on the table. If it was a mistake, have a word with the host.',
    ],
    joinAgain: 'Join again',
    blocked: ['The host ended your game', 'This room is closed to you for today.'],
    otherTab: ['You’re playing in another tab', 'One seat, one tab. Your game goes on over there.'],
    playHere: 'Play here instead',
    joinAnother: 'Join as another player in this tab',
    full: ['The room is full', 'Every seat is taken. Watch on the big screen.'],
    left: ['See you soon', 'You left the game. Your pairs still count until the next one.'],
  },
  over: {
    wins: (who) => `${who} wins!`,
    youWin: 'You win!',
    share: (who) => `${who.join(' and ')} share it!`,
    solo: 'All found!',
    came: (place, behind) =>
      `You came ${PLACES[place] ?? ordinal(place)}, ${behind === 1 ? 'one pair' : `${behind} pairs`} behind.`,
    ahead: (pairs, ahead) =>
      `${count(pairs, 'pair', 'pairs')}, ${ahead === 1 ? 'one' : ahead} more than the next. Well done!`,
    found: (pairs) => `You found ${count(pairs, 'pair', 'pairs')}.`,
    pairs: 'pairs',
    tries: 'tries',
    hits: 'hits',
    inARow: 'in a row',
    time: 'time',
    best: (time, tries) => `Your best here: ${time}, ${count(tries, 'try', 'tries')}`,
    newBest: 'Your best on this board!',
    cardsLeft: (number) =>
      `${count(number, 'card', 'cards')} without a twin ${number === 1 ? 'was' : 'were'} left.`,
  },
  menu: {
    title: 'Menu',
    close: 'Close',
    sound: 'Sound and buzz',
    look: 'Look',
    light: 'Light',
    dark: 'Dark',
    auto: 'Auto',
    language: 'Language',
    howTo: 'How to play',
    rules: [
      'Flip a first card: it is yours while you look for its twin.',
      'Somebody has it? You wait in line, or pick another.',
      'Flip a second card. The same: a pair, and a point.',
      'Not the same: both stay up for a moment. Remember them!',
      'A second card that somebody has: you let go of your first.',
      'Your next flip tidies up what you left.',
      'Nobody takes turns. Most pairs wins.',
    ],
    rename: 'Change my name',
    save: 'Save',
    leave: 'Leave the game',
    leaveHint: 'Your cards go back on the table',
    soundOn: 'Turn sound on',
    soundOff: 'Turn sound off',
  },
  zoom: { closer: 'Closer', farther: 'Farther', whole: 'Whole board' },
  tv: {
    scan: 'Scan to play',
    sameWifi: 'On the same Wi-Fi, or type:',
    more: (number) => `+ ${number}`,
    found: (who, card) => `${who} found ${card} ${card}`,
    qr: 'QR code of the join link',
    moreFriends: 'More friends?',
  },
};

export default en;
