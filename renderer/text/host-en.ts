import type { HostDictionary } from './host-dictionary.ts';

function friends(number: number): string {
  return number === 1 ? '1 friend is' : `${number} friends are`;
}

const words: HostDictionary = {
  desk: 'The host’s desk',
  openDesk: 'Open the desk',
  tv: 'Show on a second screen',
  tabs: { invite: 'Invite', players: 'Players', boards: 'Boards', settings: 'Settings' },
  newGame: 'New game',
  keepSeats: 'Everyone keeps their seat.',
  begin: 'Begin',
  say: {
    ready: ['Ready when you are.', 'Pick any card to try it, or wait for your friends.'],
    watching: ['You’re watching.', 'Join in from the Players tab.'],
    over: ['That was a good one.', 'Start the next game when you like.'],
  },
  lobby: {
    title: 'Everyone in?',
    waiting: (number) =>
      number === 0
        ? 'Nobody here yet. Friends can join now.'
        : `${friends(number)} waiting. Begin when you like.`,
  },
  invite: {
    orType: 'Or type it in a browser:',
    or: 'or',
    network: 'Network',
    noNetwork: 'This computer is on no network. You can still play here.',
    portTaken: (taken, port) => `${taken} was taken, so friends use ${port}.`,
    copy: 'Copy link',
    copied: 'Copied',
    copyYourself: 'Copy this link yourself:',
    doctor: 'Nobody here yet? Check this:',
    checks: [
      'The same Wi-Fi here and there.',
      'It is not a guest network. Those keep devices apart.',
      'VPN is off, here and on the phone.',
    ],
    firewall: (system, port) =>
      ({
        windows: 'Windows asked about the firewall: choose Allow.',
        mac: 'macOS asked about connections: choose Allow.',
        linux: `A firewall (ufw, firewalld) lets port ${port} in.`,
      })[system],
    trouble: 'Trouble joining?',
    friendsIn: (number) => `${friends(number)} in.`,
    anyTime: 'New ones can join at any time.',
    moved: 'The address changed. Friends rejoin by themselves; show new ones this code.',
  },
  players: {
    me: 'You, on this computer',
    more: (name) => `More for ${name}`,
    rename: (name) => `Rename ${name}`,
    remove: 'Remove from the game',
    block: 'Remove and block',
    give: 'Give this seat to…',
    waiting: (number) => `${number} waiting`,
    play: ['I play, too', 'Off: you only watch'],
  },
  boards: {
    playing: 'playing now',
    open: 'Open a board file…',
    drop: 'or drop one here',
    dropNow: 'Drop it to play it',
    shuffle: ['Shuffle', 'Off: cards lie as the file has them'],
  },
  settings: {
    lock: ['Lock the room', 'New players need a code'],
    locked: (code) => `New players need the code ${code}`,
    joined: ['Only who joined may play', 'Text clients stay outside'],
    lobby: ['Wait in a lobby', 'The next game begins when you say so'],
    restart: ['Start again by itself', 'A new game every few minutes'],
    silent: ['When someone goes silent', 'Their card is freed after this long'],
    holdUp: ['When others wait for a card', 'It goes on to them after this long'],
    replace: ['Players may change cards', 'Lets text clients replace a picture'],
    end: ['End the game now', 'Everyone sees the podium'],
    off: 'Off',
    never: 'Never',
  },
  ask: {
    startOver: (number) => ['Start over?', `${friends(number)} in the middle of a game.`],
    startOverYes: 'Start over',
    end: (number) => ['End the game now?', `${friends(number)} in the middle of it.`],
    endYes: 'End the game',
    block: (name) => [`Block ${name}?`, 'This room stays closed to them.'],
    keep: 'Keep playing',
  },
  file: {
    title: 'This board file needs a fix',
    there: (file, line, said) => [
      'In ',
      file,
      ', ',
      `line ${line}`,
      said === undefined ? ' is missing. ' : said === '' ? ' is blank. ' : ` says “${said}”. `,
    ],
    belongs: {
      header: 'The first line gives rows and columns, such as 3x3.',
      card: 'Every line after the first holds exactly one card.',
      few: 'There are fewer cards than rows and columns ask for.',
      many: 'There are more cards than rows and columns ask for.',
      long: 'A card is at most 4096 characters long.',
      spots: 'A board has at most 65536 cards.',
      plain: 'Save it again as plain text, in UTF-8.',
    },
    nothing: 'nothing here',
    untouched: (title) => `Your game was not touched. Everyone is still playing ${title}.`,
    another: 'Choose another file…',
    back: 'Back to the game',
  },
  trouble: {
    lost: 'The game does not answer. Still trying.',
    secret: 'This page lost its powers. Open the host’s address again.',
    seat: 'That seat is empty by now.',
    board: 'That board is not there any more.',
    notAway: 'Not just now: one must be away, and the other one here.',
    tooBig: 'That file is over 4 MB. A board is much smaller.',
    unreadable: 'That can’t be read. Try a plain text file.',
    other: 'That did not work. Reload the page and try again.',
    broken: 'This game got stuck. A new game mends it.',
    save: 'The game goes on, but it can’t be saved:',
  },
};

export default words;
