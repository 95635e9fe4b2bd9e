/** Boards of all shapes, as board files write them. */

const EQUAL = ['🦄', '🌈', 'apple', '7', 'none', '/'];

/** A board of this size, of which every card is turned up once, one after the other. */
function ofSize(number: number, rows: number, columns: number): string {
  const cards = Array.from({ length: rows * columns }, (_, at) => EQUAL[at % EQUAL.length]);
  const file = JSON.stringify(`${rows}x${columns}\n${cards.map((card) => `${card}\n`).join('')}`);
  const corners = [
    [0, 0],
    [rows - 1, columns - 1],
    [0, columns - 1],
    [rows - 1, 0],
  ];
  const flips = corners.map(([row, column], turn) => `player${turn} flip ${row},${column}`);
  const isSmall = rows === 1 || columns === 1;
  const moves = isSmall ? flips.slice(0, rows * columns === 1 ? 1 : 2) : flips;
  return `file.${number} a board of ${rows} × ${columns}\nfile ${file}\n${moves.join('\n')}\n`;
}

const SIZES = [
  ...([
    [1, 1],
    [1, 2],
    [2, 1],
    [1, 10],
    [10, 1],
  ] as const),
  ...([
    [2, 3],
    [3, 2],
    [5, 5],
    [7, 9],
    [10, 10],
  ] as const),
];

const LONG = 'x'.repeat(4_000);

/** `file.11` and on. */
const WRITTEN = String.raw`
file.11 lines end in CR and LF
file "2x2\r\nA\r\nB\r\nB\r\nA\r\n"
alice flip 0,0
alice flip 1,1
alice sees my A, down / down, my A

file.12 some lines end in CR and LF, and some in LF
file "2x2\nA\r\nB\nB\r\nA\n"
alice flip 0,0
alice flip 1,1
alice sees my A, down / down, my A

file.13 leading zeros in the header
file "02x002\nA\nB\nB\nA\n"
alice flip 0,0
alice sees my A, down / down, down

file.14 cards run along each row, the top row first
board A B C / D E F
alice flip 0,1
bob flip 1,0
alice sees down, my B, down / up D, down, down

file.15 cards of punctuation
file "2x3\n#1\n\"A\"\n<b>\n,\n\\n\n%20\n"
alice flip 0,0
alice flip 0,1
bob flip 0,2
bob flip 1,0
charlie flip 1,1
charlie flip 1,2
alice sees up #1, up "A", up <b> / up ,, up \n, up %20

file.16 letters of many scripts, and characters beyond the first 65,536
board ä 語 / עברית 𝒳
alice flip 0,0
alice flip 0,1
bob flip 1,0
bob flip 1,1
alice sees up ä, up 語 / up עברית, up 𝒳

file.17 cards of 4,000 characters, which differ in the last one
board ${LONG}1 ${LONG}2 / ${LONG}1 B
alice flip 0,0
alice flip 0,1
alice sees up ${LONG}1, up ${LONG}2 / down, down
alice flip 0,0
alice flip 1,0
alice sees my ${LONG}1, down / my ${LONG}1, down

file.18 a board whose cards are all equal
board A A A / A A A / A A A
alice flip 0,0
alice flip 2,2
bob flip 1,1
bob flip 0,1
alice sees my A, up A, down / down, up A, down / down, down, my A

file.19 a board without a pair
board A B / C D
alice flip 0,0
alice flip 0,1
alice flip 1,0
alice flip 1,1
alice sees down, down / up C, up D

file.20 an odd number of cards
board A B A
alice flip 0,0
alice flip 0,2
alice flip 0,1
alice sees none, my B, none

file.21 no newline after the last card
level sound
file "1x2\nA\nA"
alice flip 0,0
alice flip 0,1
alice sees my A, my A

file.22 a byte-order mark
level sound
file "\ufeff1x2\nA\nA\n"
alice flip 0,0
alice flip 0,1
alice sees my A, my A
`;

export const boardFiles = [
  ...SIZES.map(([rows, columns], index) => ofSize(index + 1, rows, columns)),
  WRITTEN,
].join('\n');
