import type { MoreWords } from '../dictionary.ts';
import { count, ordinal } from './play.ts';

const COLOURS = ['red', 'blue', 'green', 'pink', 'brown', 'sky blue', 'purple', 'black'];
const SHAPES = ['circle', 'triangle', 'square', 'heart', 'diamond', 'plus', 'star', 'moon'];

const PLACES = ['', 'first', 'second', 'third'];

const words: MoreWords = {
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

export default words;
