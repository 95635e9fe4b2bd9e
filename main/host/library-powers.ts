import { BoardSyntaxError } from '../../shared/board-file.ts';
import { isFaceText } from '../../shared/deck-file.ts';
import type { HostAnswer, HostFailure, HostPowers, PowerName } from '../../shared/host-api.ts';
import { formatDeck } from '../game/deck-of-file.ts';
import type { Table } from '../table/table.ts';
import { type BoardLibrary, LibraryFull, NoSuchBoard } from './board-library.ts';
import { cornerPictures } from './board-preview.ts';
import { NotAFile } from './read-file.ts';
import { isOfSystem, troubleOf } from './save-trouble.ts';

type Argument<P extends PowerName> = HostPowers[P]['argument'];
type Answer<P extends PowerName> = Promise<HostAnswer<HostPowers[P]['answer']>>;

/** The powers over *My boards*. A host without a folder for them has none. */
export class LibraryPowers {
  readonly #table: Table;
  readonly #library: BoardLibrary | undefined;

  constructor(table: Table, library: BoardLibrary | undefined) {
    this.#table = table;
    this.#library = library;
  }

  async ownBoards(): Answer<'ownBoards'> {
    return this.#use((library) => library.list());
  }

  async readOwnBoard({ id }: Argument<'readOwnBoard'>): Answer<'readOwnBoard'> {
    return this.#use(async (library) => ({ text: await library.read(id) }));
  }

  async ownPictures({ id }: Argument<'ownPictures'>): Answer<'ownPictures'> {
    return this.#use(async (library) => cornerPictures((await library.layout(id)).deck));
  }

  async saveOwnBoard(board: Argument<'saveOwnBoard'>): Answer<'saveOwnBoard'> {
    return this.#use(async (library) => ({ id: await library.save(board) }));
  }

  async keepBoard(): Answer<'keepBoard'> {
    return this.#use(async (library) => {
      const { deck, title } = this.#table.game;
      return { id: await library.save({ title, text: formatDeck(deck, title) }) };
    });
  }

  async renameOwnBoard({ id, title }: Argument<'renameOwnBoard'>): Answer<'renameOwnBoard'> {
    if (!isFaceText(title)) return failed({ code: 'bad-title' });
    return this.#use(async (library) => ({ id: await library.rename(id, title) }));
  }

  async copyOwnBoard({ id }: Argument<'copyOwnBoard'>): Answer<'copyOwnBoard'> {
    return this.#use(async (library) => ({ id: await library.copy(id) }));
  }

  async deleteOwnBoard({ id }: Argument<'deleteOwnBoard'>): Answer<'deleteOwnBoard'> {
    return this.#use((library) => nothing(library.delete(id)));
  }

  async restoreOwnBoard({ id }: Argument<'restoreOwnBoard'>): Answer<'restoreOwnBoard'> {
    return this.#use((library) => nothing(library.restore(id)));
  }

  async playOwnBoard({ id }: Argument<'playOwnBoard'>): Answer<'playOwnBoard'> {
    return this.#use(async (library) => {
      this.#table.startGame(await library.layout(id));
      return null;
    });
  }

  async keepDraft(draft: Argument<'keepDraft'>): Answer<'keepDraft'> {
    return this.#use((library) => nothing(library.keepDraft(draft)));
  }

  async readDraft(): Answer<'readDraft'> {
    return this.#use((library) => library.readDraft());
  }

  /** Does it, or says why not. */
  async #use<T>(work: (library: BoardLibrary) => Promise<T>): Promise<HostAnswer<T>> {
    if (this.#library === undefined) return failed({ code: 'no-library' });
    try {
      return { ok: true, value: await work(this.#library) };
    } catch (error) {
      return failed(failureOf(error));
    }
  }
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

function failed(failure: HostFailure): { readonly ok: false } & HostFailure {
  return { ok: false, ...failure };
}
