/** The way to the maker of boards. */

import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { BoardPreview, OwnBoard } from '../../shared/host-state.ts';
import type { Beginning, MakerHost, OpenedMaker } from '../maker/opening.ts';
import { loadPlace, savePlace } from '../net/storage.ts';
import type { Dictionary, Language } from '../text/dictionary.ts';
import type { DeskPage, DeskStore } from './desk-store.ts';

/** Whether the bench lies open is remembered under this name. */
const BENCH = 'bench';

type Host = Pick<DeskStore, 'use' | 'read' | 'own' | 'playOwn' | 'trouble' | 'refused' | 'tables'>;

export class MakerDoor {
  /** What is shown in place of the game and the desk. */
  readonly screen = signal<ComponentType | undefined>(undefined);
  readonly #host: Host;
  readonly #page: Pick<DeskPage, 'text' | 'view' | 'openMaker' | 'Invite'>;
  #opened: OpenedMaker | undefined;
  #hasLooked = false;
  /** One after the other: an older draft must not come behind a newer one. */
  #drafts: Promise<unknown> = Promise.resolve();

  constructor(host: Host, page: Pick<DeskPage, 'text' | 'view' | 'openMaker' | 'Invite'>) {
    this.#host = host;
    this.#page = page;
  }

  make(): Promise<void> {
    return this.makeOf([]);
  }

  /** A new board, with these on their way to it. */
  makeOf(photos: readonly File[]): Promise<void> {
    if (photos.length === 0) return this.#openNext({ kind: 'new', photos });
    return this.#openBrought({ kind: 'new', photos });
  }

  /** A new board called after the file, with the list to be looked at first. */
  makeOfList(list: string, file: string): Promise<void> {
    const title = file.replace(/\.[^.]*$/, '').replaceAll('_', ' ');
    return this.#openBrought({ kind: 'new', photos: [], list: { text: list, file }, title });
  }

  async change({ id, title, changedMs }: OwnBoard): Promise<void> {
    const board = await this.#host.read('readOwnBoard', { id });
    if (board === undefined) return;
    await this.#openNext({ kind: 'board', id, title, text: board.text, savedMs: changedMs });
  }

  /** Opens a copy: a board of the game itself never changes. */
  async changeBundled({ board, title }: BoardPreview): Promise<void> {
    const read = await this.#host.read('readBoard', { board });
    if (read !== undefined) await this.#openNext({ kind: 'copy', title, text: read.text });
  }

  /** Called once, when the desk begins: the bench opens again if it was open when the page closed. */
  async findDraft(): Promise<void> {
    if (this.#hasLooked) return;
    this.#hasLooked = true;
    if (loadPlace(BENCH) !== 'true') return;
    const draft = await this.#readDraft();
    if (draft !== undefined) await this.#open(draft);
    else savePlace(BENCH, 'false');
  }

  /** The draft that was left. */
  async #readDraft(): Promise<(Beginning & { readonly kind: 'draft' }) | undefined> {
    const draft = await this.#host.read('readDraft', {});
    if (draft === undefined || draft.text === null) return undefined;
    return { kind: 'draft', text: draft.text, photos: draft.photos };
  }

  /** A draft comes first, whichever browser left it, because a new board would replace it. */
  async #openNext(beginning: Beginning): Promise<void> {
    await this.#open((await this.#readDraft()) ?? beginning);
  }

  /** Opens the photos or the list; a draft is kept in *My boards* before. */
  async #openBrought(beginning: Beginning & { readonly kind: 'new' }): Promise<void> {
    const left = await this.#readDraft();
    await this.#open(left === undefined ? beginning : { ...beginning, left });
  }

  async #open(beginning: Beginning): Promise<void> {
    try {
      const language = await this.#language();
      const opened = await this.#page.openMaker(this.#powers(), beginning, language);
      this.#opened = opened;
      this.screen.value = opened?.Screen;
      savePlace(BENCH, String(opened !== undefined));
      if (opened !== undefined) await this.#letGo();
    } catch (error) {
      console.error(error);
      this.#host.trouble.value = 'lost'; // its words did not come
    }
  }

  /** Waits for the words of the page: a draft may come back before them. */
  #language(): Promise<Language> {
    return new Promise((resolve) => {
      const end = this.#page.text.subscribe(({ lang }: Partial<Dictionary>) => {
        if (lang === undefined) return;
        resolve(lang);
        queueMicrotask(() => end()); // it may be there before `end` is
      });
    });
  }

  /** A host at the bench keeps no card from others. */
  async #letGo(): Promise<void> {
    const seat = this.#page.view.peek()?.you.seat ?? null;
    if (seat !== null) await this.#host.read('letGo', { seat, table: this.#host.tables.at });
  }

  /** Before the page is closed. @returns once the host has it */
  async keepNow(): Promise<void> {
    this.#opened?.keepNow();
    await this.#drafts;
  }

  #powers(): MakerHost {
    const host = this.#host;
    const { Invite } = this.#page;
    return {
      save: async (id, title, text) => {
        const own = id === undefined ? { text } : { id, text };
        let answer = await host.use('saveOwnBoard', own);
        // Somebody has deleted the board meanwhile, so this makes a new one.
        if (answer?.ok === false && answer.code === 'no-such-board')
          answer = await host.use('saveOwnBoard', { text });
        if (answer?.ok === false && answer.code === 'board-file')
          host.refused.value = { file: title, text: '', problem: answer.problem };
        if (answer?.ok !== true) return undefined;
        await host.own.load();
        return answer.value.id;
      },
      export: (title, text) => void host.own.saveAs(title, text),
      play: (id, title) => host.playOwn(id, title, () => this.#close()),
      keepDraft: (draft) => {
        const kept = this.#drafts.then(async () => {
          const answer = await host.read('keepDraft', draft ?? { text: null });
          return answer !== undefined;
        });
        this.#drafts = kept;
        return kept;
      },
      close: () => this.#close(),
      ...(Invite === undefined ? {} : { Invite }),
    };
  }

  #close(): void {
    savePlace(BENCH, 'false');
    this.#opened = undefined;
    this.screen.value = undefined;
  }
}
