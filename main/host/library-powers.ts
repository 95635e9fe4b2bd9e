import { BoardSyntaxError } from '../../shared/board-file.ts';
import { isFaceText } from '../../shared/deck-file.ts';
import type { HostAnswer, HostFailure } from '../../shared/host-state.ts';
import { formatDeck } from '../game/deck-of-file.ts';
import { NotAFile, isOfSystem, troubleOf } from '../system/disk.ts';
import type { Room } from '../table/room.ts';
import type { Beginning } from './beginning.ts';
import { type BoardLibrary, LibraryFull, NoSuchBoard } from './board-library.ts';
import { cornerPictures } from './boards.ts';
import { type PowersNamed, failed } from './power.ts';

type LibraryPowers = PowersNamed<
  | 'ownBoards'
  | 'readOwnBoard'
  | 'ownPictures'
  | 'saveOwnBoard'
  | 'keepBoard'
  | 'renameOwnBoard'
  | 'copyOwnBoard'
  | 'deleteOwnBoard'
  | 'restoreOwnBoard'
  | 'playOwnBoard'
  | 'keepDraft'
  | 'readDraft'
>;

interface LibraryParts {
  readonly room: Room;
  readonly beginning: Beginning;
  readonly library: BoardLibrary | undefined;
}

/** The powers over *My boards*. A host without a folder for them has none. */
export function libraryPowers({ room, beginning, library }: LibraryParts): LibraryPowers {
  const use = async <T>(work: (boards: BoardLibrary) => Promise<T>): Promise<HostAnswer<T>> => {
    if (library === undefined) return failed({ code: 'no-library' });
    try {
      return { ok: true, value: await work(library) };
    } catch (error) {
      return failed(failureOf(error));
    }
  };
  return {
    async ownBoards() {
      return use((boards) => boards.list());
    },

    async readOwnBoard({ id }) {
      return use(async (boards) => ({ text: await boards.read(id) }));
    },

    async ownPictures({ id }) {
      return use(async (boards) => cornerPictures((await boards.layout(id)).deck));
    },

    async saveOwnBoard(board) {
      return use(async (boards) => ({ id: await boards.save(board) }));
    },

    async keepBoard() {
      return use(async (boards) => {
        const { deck, title } = room.first.game;
        return { id: await boards.save({ title, text: formatDeck(deck, title) }) };
      });
    },

    async renameOwnBoard({ id, title }) {
      if (!isFaceText(title)) return failed({ code: 'bad-title' });
      return use(async (boards) => ({ id: await boards.rename(id, title) }));
    },

    async copyOwnBoard({ id }) {
      return use(async (boards) => ({ id: await boards.copy(id) }));
    },

    async deleteOwnBoard({ id }) {
      return use((boards) => nothing(boards.delete(id)));
    },

    async restoreOwnBoard({ id }) {
      return use((boards) => nothing(boards.restore(id)));
    },

    async playOwnBoard({ id, ...starting }) {
      return use(async (boards) => {
        beginning.start(await boards.layout(id), starting);
        return null;
      });
    },

    async keepDraft(draft) {
      return use((boards) => nothing(boards.keepDraft(draft)));
    },

    async readDraft() {
      return use((boards) => boards.readDraft());
    },
  };
}

async function nothing(work: Promise<void>): Promise<null> {
  await work;
  return null;
}

/** @throws what is no failure of a library but a bug */
function failureOf(error: unknown): HostFailure {
  if (error instanceof BoardSyntaxError) return { code: 'board-file', problem: error.problem };
  if (error instanceof NoSuchBoard) return { code: 'no-such-board' };
  if (error instanceof LibraryFull) return { code: 'many-boards' };
  if (!isOfSystem(error) && !(error instanceof NotAFile)) throw error;
  return { code: 'board-disk', trouble: troubleOf(error) };
}
