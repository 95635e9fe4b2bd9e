/** How files come to the desk: dropped, chosen, or offered by the app. */

import type { OfferedFile } from '../../shared/desktop-api.ts';
import type { Store } from '../state/store.ts';
import type { DeskStore } from './desk-store.ts';
import type { FileText } from '../maker/file-text.ts';
import { isPhotoFile, listed, offeredOf, readOffered, refusedPhotos } from './offered-file.ts';
import { questionBefore } from './questions.ts';

export class FileDoor {
  readonly #host: DeskStore;
  readonly #view: Store['view'];
  /** How many files were offered: the newest counts. */
  #offers = 0;

  constructor(host: DeskStore, view: Store['view']) {
    this.#host = host;
    this.#view = view;
  }

  /** Plays a board file from the browser; for photos it offers to make a board. */
  async open(files: readonly File[]): Promise<void> {
    const photos = files.filter(isPhotoFile);
    if (photos.length > 0) this.#host.refused.value = refusedPhotos(photos);
    else this.offer(await Promise.all(files.map(offeredOf)));
  }

  /**
   * Plays a board file, wherever it came from, instead of any that was asked about before. A refused
   * one changes nothing, and says why, in a dialog, for the desk may be folded. Of several the first is
   * played, and the others are kept in *My boards*.
   */
  offer([file, ...others]: readonly OfferedFile[]): void {
    if (file === undefined) return;
    const host = this.#host;
    const offer = ++this.#offers;
    const read = readOffered(file);
    host.question.value = undefined;
    host.trouble.value = undefined;
    host.refused.value = 'problem' in read ? read : undefined;
    const opening = 'problem' in read ? Promise.resolve() : this.#open(file.name, read, offer);
    if (others.length === 0) return;
    const isList = !('problem' in read) && read.board === undefined;
    if (isList) host.trouble.value = 'othersLeft';
    else void opening.then(() => host.own.keepOthers(others));
  }

  async #open(file: string, read: FileText, offer: number): Promise<void> {
    const { state, maker, refused } = this.#host;
    if (read.board !== undefined) return this.#openText(file, read.board, read.list, offer);
    const { list } = read;
    const problem = { code: 'header', line: 1 } as const;
    if (state.peek()?.hasLibrary === false) refused.value = { file, text: list, problem };
    else await maker.makeOfList(list, file);
  }

  /**
   * Checks the file before it asks whether to start over: nobody is asked for a file that cannot
   * be played.
   */
  async #openText(
    file: string,
    text: string,
    list: string | undefined,
    offer: number,
  ): Promise<void> {
    const host = this.#host;
    await host.firstView();
    const view = this.#view.peek();
    if (view === undefined || offer !== this.#offers) return; // another was offered meanwhile
    const go = async () => {
      const opened = await host.use('openBoard', { title: file, text, ...host.starting });
      if (opened?.ok === true) host.disarm();
      return opened;
    };
    const isAsked = questionBefore(view, host.unshown, 'startOver', go, file) !== undefined;
    const answer = isAsked ? await host.use('checkBoard', { text }) : await go();
    if (offer !== this.#offers) return;
    if (answer?.ok === true && isAsked) host.askFirst('startOver', go, file);
    else if (answer?.ok === false && answer.code === 'board-file')
      host.refused.value = { file, text, problem: answer.problem, ...listed(list) };
  }
}
