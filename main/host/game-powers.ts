import { type BoardProblem, BoardSyntaxError } from '../../shared/board-file.ts';
import type { Deck } from '../game/deck.ts';
import { formatDeck } from '../game/deck-of-file.ts';
import { parseBoardBytes } from '../game/read-board-file.ts';
import type { Room } from '../table/room.ts';
import type { Beginning } from './beginning.ts';
import { previewBundled, readBundled, titleOf } from './boards.ts';
import { DONE, NO_TABLE, type PowersNamed, failed } from './power.ts';

type GamePowers = PowersNamed<
  | 'newGame'
  | 'boards'
  | 'chooseBoard'
  | 'readBoard'
  | 'checkBoard'
  | 'openBoard'
  | 'begin'
  | 'endGame'
  | 'settings'
>;

/** The powers over the game that runs and the next one, with its board. */
export function gamePowers(room: Room, beginning: Beginning): GamePowers {
  return {
    async newGame(starting) {
      beginning.start(undefined, starting);
      return DONE;
    },

    async boards() {
      return { ok: true, value: await previewBundled() };
    },

    async chooseBoard({ board, ...starting }) {
      const layout = await readBundled(board);
      if (layout === undefined) return failed({ code: 'no-such-board' });
      beginning.start(layout, starting);
      return DONE;
    },

    async readBoard({ board }) {
      const layout = await readBundled(board);
      if (layout === undefined) return failed({ code: 'no-such-board' });
      return { ok: true, value: { text: formatDeck(layout.deck, layout.title) } };
    },

    async checkBoard({ text }) {
      const read = readDeck(text);
      return 'problem' in read ? failed({ code: 'board-file', problem: read.problem }) : DONE;
    },

    /** Opens the text of a board file or a deck file. A refused one changes nothing. */
    async openBoard({ title, text, ...starting }) {
      const read = readDeck(text);
      if ('problem' in read) return failed({ code: 'board-file', problem: read.problem });
      beginning.start({ deck: read.deck, title: read.deck.title ?? titleOf(title) }, starting);
      return DONE;
    },

    async begin({ seconds = 0 } = {}) {
      beginning.begin(seconds);
      return DONE;
    },

    async endGame({ table } = {}) {
      const ending = table === undefined ? room.tables : [room.at(table) ?? []].flat();
      for (const one of ending) one.endGame();
      return ending.length === 0 ? NO_TABLE : DONE;
    },

    async settings(change = {}) {
      room.changeSettings(change);
      return DONE;
    },
  };
}

function readDeck(text: string): { readonly deck: Deck } | { readonly problem: BoardProblem } {
  try {
    return { deck: parseBoardBytes(Buffer.from(text)) };
  } catch (error) {
    if (!(error instanceof BoardSyntaxError)) throw error;
    return { problem: error.problem };
  }
}
