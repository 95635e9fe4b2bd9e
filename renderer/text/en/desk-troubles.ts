import type { DeskDictionary } from '../desk-dictionary.ts';

/** What is said of files, and of what goes wrong. */
export const troubles: Pick<DeskDictionary, 'file' | 'trouble' | 'saving'> = {
  file: {
    title: 'This board file needs a fix',
    cannotOpen: 'This file can’t be opened',
    photos: (number) =>
      number === 1
        ? ['This is a photo', 'Make a board from it, and it becomes a card.']
        : [`These are ${number} photos`, 'Make a board from them, and each becomes a card.'],
    there: (file, line, said) => [
      'In ',
      file,
      ', ',
      `line ${line}`,
      said === undefined ? ' is missing. ' : said === '' ? ' is blank. ' : ` says “${said}”. `,
    ],
    inPair: (file, pair, second) => [
      'In ',
      file,
      `, pair ${pair}, ${second ? 'second' : 'first'} card: `,
    ],
    belongs: {
      header: 'The first line gives rows and columns, such as 3x3.',
      card: 'Every line after the first holds exactly one card.',
      few: 'There are fewer cards than the first line asks for.',
      many: 'There are more cards than the first line asks for.',
      long: 'A card is at most 4096 characters long.',
      spots: 'A board has at most 65536 cards.',
      plain: 'Save it again as plain text, in UTF-8.',
      tooBig: 'That file is too large. A board has at most 4 MB, or 24 MB with pictures.',
      unreadable: 'That can’t be read. Try a plain text file.',
      noText:
        'That isn’t text. Save a table as CSV first, or export an Anki deck as “Notes in Plain Text”.',
      closed: 'This file can’t be opened. It may be locked, or a link to a file that is gone.',
      fileName: 'The name of this file can’t be read. Rename it in its folder.',
      empty: 'This file is empty. Choose another one, or make it again.',
      cut: 'This file ends too early. Copy or download it again.',
      noDeck: 'This isn’t a Memory Scramble board.',
      unfinished:
        'This board isn’t finished. Open it with “Edit”, finish it, then export it again.',
      later: 'A newer Memory Scramble made this board. Update yours to open it.',
      field: 'There’s something here that doesn’t belong in a board.',
      grid: 'The pairs do not fill the board. Add pairs, or make it smaller.',
      text: 'A card can have one line of 1 to 60 characters.',
      twice: 'This card is on the board twice. Nobody could tell which one is meant.',
      pictures: 'A board has at most 256 pictures.',
      pictureKind: 'This isn’t a JPEG, PNG or WebP picture. Save it as JPEG.',
      pictureSize: 'This picture is too large. The limit is 96 KB and 1024 pixels a side.',
      pictureBroken: 'This picture is damaged, or has other data in it. Save it again as JPEG.',
    },
    nothing: 'nothing here',
    untouched: (title) => `Nothing has changed. ${title} is still on the table.`,
    another: 'Choose another file…',
    makeOf: (number) => (number === 1 ? 'Make a board from it' : 'Make a board from them'),
    back: 'Back to the game',
  },
  trouble: {
    lost: 'The game isn’t answering. Still trying.',
    secret:
      'This desk is switched off: the host was started again. Open the address that its terminal shows now.',
    seat: 'Nobody is in that seat any more.',
    board: 'That board is no longer there.',
    manyBoards: 'You have 300 boards. Delete one to save another.',
    boardTitle: 'A title has one line of 1 to 60 characters.',
    boardFull: 'The board can’t be saved: the disk is full. Make room, or export it.',
    boardDisk:
      'The board can’t be saved: there’s a problem with the disk. Try again, or export it.',
    boardUnread:
      'Your boards can’t be read: there’s a problem with the disk, or with their folder.',
    othersKept: 'One board is played at a time. The others are in My boards now.',
    othersLeft: 'One board is played at a time, so only the first was opened.',
    notAway: 'Give an away player’s seat to someone who’s here.',
    computersFull: 'Seven computer players at most. Remove one to add another.',
    noSeat: 'Every seat is taken.',
    noGame: 'No finished game yet.',
    card: 'That card is no longer on the table.',
    fewCards: 'There are too few cards for that size. Choose another size, or fill up.',
    other: 'That didn’t work. Reload the page and try again.',
    broken: 'This game got stuck. Start a new one to go on.',
  },
  saving: {
    full: 'The game goes on, but it can’t be saved: the disk is full. Make some room.',
    denied: 'The game goes on, but it can’t be saved: its folder is write-protected.',
    disk: 'The game goes on, but it can’t be saved: the disk reports an error.',
    shared:
      'This game is not saved any more: another Memory Scramble on this computer uses the same file. Quit one of the two.',
    unsaved: 'This game is not saved. The last one could not be read and was left as it is.',
    slow: 'The disk is slow. If this computer crashes, more than the last second of play may be lost.',
    unrecorded: 'The game is saved, but its film isn’t: nobody can watch it again later.',
    evening: 'The game is saved, but the scores of this evening aren’t: their file can’t be used.',
  },
};
