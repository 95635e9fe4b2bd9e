/** *My boards*, as the desk shows them. */

import { signal } from '@preact/signals';
import type { OfferedFile } from '../../shared/desktop-api.ts';
import type { OwnBoard } from '../../shared/host-state.ts';
import { keepFile } from './keep-file.ts';
import type { DeskStore } from './desk-store.ts';
import { type RefusedFile, listed, offeredOf, readOffered } from './offered-file.ts';

/** How long a deleted board can be taken back. */
const UNDO_MS = 10_000;

type Host = Pick<
  DeskStore,
  'use' | 'read' | 'unchoose' | 'refused' | 'maker' | 'state' | 'trouble'
>;

export class OwnBoards {
  readonly list = signal<readonly OwnBoard[]>([]);
  /** Their folder could not be read, so nobody knows which there are. */
  readonly isUnread = signal(false);
  /** The photos in the corner of each board, under its state when they were read. */
  readonly #pictures = signal<ReadonlyMap<string, readonly string[]>>(new Map());
  /** The board that can be taken back. */
  readonly deleted = signal<OwnBoard | undefined>(undefined);
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  async load(): Promise<void> {
    const boards = await this.#host.read('ownBoards', {});
    this.isUnread.value = boards === undefined;
    if (boards === undefined) return;
    this.list.value = boards;
    const known = this.#pictures.peek();
    const left = boards.filter((board) => board.hasPhotos && !known.has(stateOf(board)));
    for (const board of left) await this.#loadPictures(board);
  }

  async #loadPictures(board: OwnBoard): Promise<void> {
    const pictures = await this.#host.read('ownPictures', { id: board.id });
    if (pictures !== undefined)
      this.#pictures.value = new Map(this.#pictures.peek()).set(stateOf(board), pictures);
  }

  picturesOf(board: OwnBoard): readonly string[] {
    return this.#pictures.value.get(stateOf(board)) ?? [];
  }

  /** Keeps the board that is played. */
  async keep(): Promise<void> {
    await this.#host.use('keepBoard', {});
    await this.load();
  }

  /** Takes files from the browser into *My boards*. */
  async import(files: readonly File[], onPick: () => void): Promise<void> {
    await this.keepAll(await Promise.all(files.map(offeredOf)), onPick);
  }

  /** Keeps the boards that came together with one that is played. */
  async keepOthers(files: readonly OfferedFile[]): Promise<void> {
    const { state, trouble } = this.#host;
    const hasLibrary = state.peek()?.hasLibrary === true;
    const areKept = hasLibrary && (await this.keepAll(files));
    if (areKept || !hasLibrary) trouble.value = areKept ? 'othersKept' : 'othersLeft';
  }

  /**
   * Takes board files into *My boards*, and explains the first that is none. @returns whether all
   * are taken
   */
  async keepAll(files: readonly OfferedFile[], onPick?: () => void): Promise<boolean> {
    let refused: RefusedFile | undefined;
    let isList = false;
    for (const file of files) {
      const read = readOffered(file);
      if (!('problem' in read) && read.board === undefined) {
        await this.#host.maker.makeOfList(read.list, file.name);
        isList = true;
        break;
      }
      refused = 'problem' in read ? read : await this.#import(file.name, read.board, read.list);
      if (refused === undefined) continue;
      this.#host.refused.value = { ...refused, ...(onPick === undefined ? {} : { onPick }) };
      break;
    }
    await this.load();
    return refused === undefined && !isList;
  }

  async #import(title: string, text: string, list: string | undefined) {
    const answer = await this.#host.use('saveOwnBoard', { title, text });
    if (answer?.ok !== false || answer.code !== 'board-file') return undefined;
    return { file: title, text, problem: answer.problem, ...listed(list) };
  }

  /** @returns whether the host took the title */
  async rename({ id }: OwnBoard, title: string): Promise<boolean> {
    const answer = await this.#host.use('renameOwnBoard', { id, title });
    await this.load();
    return answer?.ok === true;
  }

  async copy({ id }: OwnBoard): Promise<void> {
    await this.#host.use('copyOwnBoard', { id });
    await this.load();
  }

  async delete(board: OwnBoard): Promise<void> {
    const answer = await this.#host.use('deleteOwnBoard', { id: board.id });
    this.#host.unchoose(board.id);
    if (answer?.ok === true) {
      this.list.value = this.list.peek().filter(({ id }) => id !== board.id);
      this.#offerUndo(board);
    }
    await this.load();
  }

  #offerUndo(board: OwnBoard): void {
    this.deleted.value = board;
    setTimeout(() => {
      if (this.deleted.peek() === board) this.deleted.value = undefined;
    }, UNDO_MS);
  }

  /** Takes back what was deleted last. */
  async undo(): Promise<void> {
    const board = this.deleted.peek();
    if (board === undefined) return;
    this.deleted.value = undefined;
    await this.#host.use('restoreOwnBoard', { id: board.id });
    await this.load();
  }

  async export({ id, title }: OwnBoard): Promise<void> {
    const board = await this.#host.read('readOwnBoard', { id });
    if (board !== undefined) await this.saveAs(title, board.text);
  }

  saveAs(title: string, text: string): Promise<void> {
    return keepFile({ name: `${title.replace(/[/\\]/g, ' ')}.board`, text });
  }
}

/** Key of a board's state: it changes when the board does. */
function stateOf({ id, changedMs }: OwnBoard): string {
  return `${id} ${changedMs}`;
}
