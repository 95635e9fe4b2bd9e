import type { DeskDictionary } from '../desk-dictionary.ts';
import { troubles } from './desk-troubles.ts';
import { count } from './play.ts';

function friends(number: number): string {
  return count(number, { one: '# friend is', other: '# friends are' });
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

function friendsOf(people: number): string {
  return count(people, { one: '# friend', other: '# friends' });
}

const words: DeskDictionary = {
  desk: 'The host’s desk',
  openDesk: 'Open the desk',
  tv: 'Show on a second screen',
  xray: ['X-ray', 'X-ray: who has what, who is waiting, and why'],
  study: ['Study', 'Shows the X-ray: who has what, and who waits'],
  tabs: {
    invite: 'Invite',
    cards: 'Cards',
    players: 'Players',
    boards: 'Boards',
    tonight: { night: 'Tonight', day: 'Today' },
    settings: 'Settings',
  },
  newGame: 'New game',
  keepSeats: 'Everyone keeps their seat.',
  begin: 'Begin',
  thatIsMe: 'That’s me',
  replaced: {
    told: (who) => `${who} swapped the picture on a card. Programs can do that.`,
    forbid: 'Don’t allow it',
    allow: 'That’s fine',
  },
  say: {
    ready: [
      'Ready when you are.',
      'Flip any card to try it, wait for friends, or play the computer.',
    ],
    watching: ['You’re watching.', 'Join in from the Players tab.'],
    over: ['Ready for another?', 'Start the next game whenever you like.'],
    overBrought: ['Save these cards?', 'The next board replaces them.'],
    kept: ['Saved to My boards.', 'Friends keep their seats.'],
  },
  lobby: {
    title: 'Everyone in?',
    waiting: (number) =>
      number === 0
        ? 'Nobody here yet. Friends can join now.'
        : `${friends(number)} waiting. Begin whenever you like.`,
  },
  invite: {
    orType: 'Or type it in a browser:',
    or: 'or',
    network: 'Network',
    networks: { wireless: 'Wi-Fi', cable: 'Cable', virtual: 'Virtual' },
    portTaken: (taken, port) => `Port ${taken} was taken, so friends use ${port}.`,
    copy: 'Copy link',
    copied: 'Copied',
    copyYourself: 'Copy this link yourself:',
    alone: ['Alone for now?', 'Play the computer until friends come.'],
    playNow: 'Play now',
    doctor: 'Nobody here yet? Check this:',
    checks: [
      'Phone and computer are on the same Wi-Fi.',
      'It isn’t a guest network. Those keep devices apart.',
      'VPN is off, here and on the phone.',
    ],
    firewall: (system, port) =>
      ({
        windows:
          'If Windows asks about the firewall, choose Allow. Said no before? Allow it under Windows Security → Firewall & network protection → Allow an app through firewall.',
        mac: 'If macOS asks about connections or the local network, choose Allow. Said no before? Allow it under System Settings → Privacy & Security → Local Network, and under Network → Firewall.',
        linux: `The firewall (ufw, firewalld) must let port ${port} in.`,
      })[system],
    trouble: 'Trouble joining?',
    friendsIn: (number) => `${friends(number)} in.`,
    anyTime: 'More can join at any time.',
    moved:
      'The address changed. If a friend’s screen stays stuck, have them scan this code again, then give them their old seat back under Players.',
    virtual: (adapter) =>
      `${adapter} is a VPN or a virtual network: phones can hardly reach it. Connect this computer to Wi-Fi or a cable.`,
  },
  players: {
    me: 'You, on this computer',
    more: (name) => `More options for ${name}`,
    rename: (name) => `Rename ${name}`,
    cameBack: (name) => `That’s ${name} again`,
    befriend: 'Give a friendly name',
    remove: 'Remove from the game',
    block: 'Remove and block',
    removed: 'out of the game',
    blocked: 'blocked',
    knocked: 'blocked. Somebody new at this address was kept out',
    removeIdle: 'Remove everyone who hasn’t played',
    letIn: 'Let back in',
    give: 'Give this seat to…',
    waiting: (number) => `${number} waiting`,
    play: ['I’m playing too', 'Off: you only watch'],
    addComputer: 'Add a computer player',
    ofMost: (number, most) => `${number} of ${most}`,
    characters: {
      goldfish: ['Goldfish', 'forgets at once'],
      squirrel: ['Squirrel', 'remembers some'],
      elephant: ['Elephant', 'forgets nothing'],
      chameleon: ['Chame\u00adleon', 'stays close to you'],
    },
    add: (character, how) => `Add ${character}, ${how}`,
    playsLike: (name) => `${name} plays like`,
  },
  boards: {
    playing: 'playing now',
    open: 'Open a file…',
    dropNow: 'Drop it to play it',
    mine: 'My boards',
    make: 'Make a board',
    bring: 'Bring a card',
    back: 'Back to boards',
    keepCards: 'Save these cards',
    change: 'Edit',
    more: 'More options for boards',
    unread: 'Your boards can’t be read at the moment. They are still where they were.',
    keep: 'Save this board',
    import: 'Import…',
    rename: 'Rename the board',
    title: 'Title',
    copy: 'Make a copy',
    export: 'Export as a file…',
    delete: 'Delete',
    deleted: (title) => `“${title}” was deleted.`,
    undo: 'Undo',
    unfinished: 'not finished yet',
    shuffle: ['Shuffle', 'Off: cards stay in the file’s order'],
  },
  settings: {
    lock: ['Lock the room', 'New players need a code'],
    locked: (code) => `New players need the code ${code}`,
    newCode: 'New code',
    closed: ['Nobody else may join', 'Everyone who is in stays in'],
    tvSpeaks: ['Say cards on the TV', 'In the language of the words, by its own voice'],
    fixedNames: ['Names stay as they are', 'Only you can rename players'],
    joined: ['Join first, then play', 'Keeps bots out'],
    lobby: ['Wait in a lobby', 'The next game begins when you say so'],
    restart: ['Restart automatically', 'A new game every few minutes'],
    silent: ['If someone drops out', 'Free their card after'],
    holdUp: ['When others wait for a card', 'Pass it on after'],
    replace: ['Pictures may be swapped', 'Programs can swap the picture on a card'],
    tvSound: ['Sound on the TV', 'Joining, pairs and the podium are heard'],
    end: ['End the game now', 'Everyone sees the podium'],
    programs: 'For programs',
    more: 'More',
    off: 'Off',
    never: 'Never',
  },
  tables: {
    title: 'Tables',
    each: (people, least, most) =>
      `${friendsOf(people)}: ${least === most ? least : `${least} or ${most}`} at each`,
    crowd: (people, most, better) =>
      `${friendsOf(people)}: ${most} at one table is a crowd. Try ${better}.`,
    nobody: 'Who comes in sits where the fewest are.',
    number: (tables) => count(tables, { one: '# table', other: '# tables' }),
    people: (people, tables) =>
      `${friendsOf(people)} at ${count(tables, { one: '# table', other: '# tables' })}`,
    crowded: 'crowded',
    empty: 'empty',
    free: ['Nobody here yet.', 'The next to come sits here.'],
    evenOut: 'Even out',
    moved: (people) => count(people, { one: 'One friend moved.', other: '# friends moved.' }),
    undo: 'Undo',
    movesTo: (who) => `${who} moves to`,
    pairsStay: (table) => `The pairs stay at table ${table}.`,
    here: 'here',
    there: (people) => `${people} there`,
    look: (table, left, people) =>
      `Look at table ${table}, ${count(left, { one: '# pair', other: '# pairs' })} left, ${friendsOf(people)}`,
    all: 'All tables',
    endHere: 'End it here',
    pick: 'Pick a table to look at it.',
    ahead: (table, left) =>
      `Table ${table} is ahead: ${count(left, { one: '# pair', other: '# pairs' })} left.`,
    aheadTogether: (tables, left) =>
      `${tables} tables are ahead: ${count(left, { one: '# pair', other: '# pairs' })} left.`,
    even: 'All tables are level.',
    nextAt: 'Next to come sits at',
    nextHint: 'change it with a tap',
    laying: ['The next game is being laid.', 'This one goes on until you begin.'],
    find: 'Find a name',
    computersAt: 'Computer players sit at',
  },
  whoWins: {
    title: 'Who wins together',
    each: ['Each for themselves', 'most pairs wins'],
    teams: ['Teams', '2 to 4, on one board'],
    tables: ['Table against table', 'the fastest table wins'],
    together: ['All together', 'against your own best'],
    number: 'How many teams',
    by: 'Who is in which team',
    friends: 'Friends choose',
    host: 'I decide',
    chance: 'At random',
  },
  tonight: {
    afresh: 'Reset standings…',
    ask: (games) => [
      'Reset standings?',
      `${count(games, { one: '# game is', other: '# games are' })} dropped from the standings. Everyone begins at zero and keeps their seat. You can still save these results afterwards.`,
    ],
    afreshYes: 'Reset standings',
    keep: 'Keep them',
    saveFirst: 'Save first…',
    table: ['Results as a table', 'CSV, for Excel or Numbers'],
    save: 'Save…',
    last: (games, date) => [
      date === undefined ? 'Last time' : `Last time: ${date.toLocaleDateString('en-GB', DAY)}`,
      `${count(games, { one: '# game', other: '# games' })} as a table (CSV)`,
    ],
    forgetThis: { night: 'Forget this evening', day: 'Forget this lesson' },
    forgetLast: 'Forget last time',
    forgetHint: 'Deletes the results and every name in them',
    forget: 'Forget…',
    askForget: (games) => [
      'Forget these results?',
      `${count(games, { one: '# game is', other: '# games are' })} deleted, with every name in the results. This cannot be undone. Pages and tables that you saved stay where they are.`,
    ],
    forgetYes: 'Forget',
    page: ['This game as a page', 'One file that plays in any browser'],
    lastPage: 'The last game as a page',
    askNames: [
      'With names?',
      'The page shows who found what. Without names, everyone goes by their sign: Red circle, Blue triangle.',
    ],
    withNames: 'With names',
    withoutNames: 'Without names',
    tv: ['Show on the TV', 'Everybody watches this game again'],
    showOnTv: 'Show',
    endOnTv: 'Stop',
  },
  ask: {
    startOver: (number) => ['Start over?', `${friends(number)} in the middle of a game.`],
    startOverWith: (board) => `Start over with ${board}?`,
    startOverYes: 'Start over',
    end: (number) => ['End the game now?', `${friends(number)} in the middle of it.`],
    endYes: 'End the game',
    unfinished: 'This game is not finished yet.',
    block: (name) => [
      `Block ${name}?`,
      'They stay out until you let them back in, and so do newcomers from the same address. If others play from that address, as at a school, they could come back under another name. Then change the code.',
    ],
    blockNewCode: 'Block and change the code',
    idle: ['Remove everyone who hasn’t played?', 'Their seats become free. They can join again.'],
    back: (number) => [
      'Back to boards?',
      count(number, {
        one: '# card goes back to whoever brought it.',
        other: '# cards go back to whoever brought them.',
      }),
    ],
    unshown: (number) => [
      'Deal now?',
      count(number, {
        one: '# card is not shown yet, so it’s left out.',
        other: '# cards are not shown yet, so they’re left out.',
      }),
    ],
    dealAnyway: 'Deal anyway',
    stay: 'Stay here',
    keep: 'Keep playing',
  },
  ...troubles,
};

export default words;
