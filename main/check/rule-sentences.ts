/** What each rule says, for a reader who has made a server and not read ours. */

const SENTENCES: Readonly<Record<string, string>> = {
  '1-A': 'No card is at the spot of a first card: the flip fails.',
  '1-B': 'A first card that lies face down turns face up, and the player controls it.',
  '1-C': 'A first card that lies face up, and that no other player controls, is the player’s now.',
  '1-D':
    'A first card that another player controls: the flip waits. Once the card is given up it is the player’s, and the flip is answered; if the card leaves the board, the flip fails (1-A).',
  '2-A':
    'No card is at the spot of a second card: the flip fails, and the first card is given up. It stays face up.',
  '2-B':
    'A second card that any player controls, the player too: the flip fails at once, never waits, and the first card is given up. It stays face up.',
  '2-C': 'A second card that lies face down turns face up, and is compared with the first one.',
  '2-D':
    'A second card with the same string is a match: the player controls both, and they stay face up.',
  '2-E':
    'A second card with another string is a miss: the player gives up both, and they stay face up.',
  '3-A':
    'After a match the player’s next flip first removes both cards from the board, before anything else, even before it waits or fails.',
  '3-B':
    'After a miss the player’s next flip first turns down each of the one or two cards given up, if it is still there, face up, and controlled by nobody.',
  answer:
    'A request is answered by 200 and a board, written as the protocol says to the last byte, or by 409 and one line that says why.',
  look: 'A look changes nothing. “my” is a card that the asking player controls, “up” any other card that lies face up.',
  replace:
    'A replacement turns every card FROM into TO, wherever it lies and whoever controls it. Faces and control stay.',
  watch:
    'A watch is answered at the next change: a card turns up or down, leaves the board, or becomes another string. Control alone is no change.',
  file: 'A board file lists its cards row by row, from the top left.',
  wire: 'Pages of other servers may read every answer, no cache keeps one, and a bad request gets a 4xx with a sentence, and changes nothing.',
};

/** What the rule says; empty if it is no rule of the exercise. */
export function ruleSentence(id: string): string {
  return SENTENCES[id] ?? '';
}
