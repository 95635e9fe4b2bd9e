import type * as nodeDisk from 'node:fs/promises';
import { join } from 'node:path';
import { BoardSyntaxError } from '../../shared/board-file.ts';
import { aboutDraft, isDraftText, retitledDraft } from '../../shared/draft-file.ts';
import { beginning, shortened } from '../../shared/graphemes.ts';
import type { HostPowers, OwnBoard } from '../../shared/host-api.ts';
import { limits } from '../../shared/limits.ts';
import { type Deck, hasPictures } from '../game/deck.ts';
import { formatDeck } from '../game/deck-of-file.ts';
import type { Layout } from '../game/game.ts';
import { checkSize, parseBoardBytes } from '../game/read-board-file.ts';
import { cornerOf } from './board-preview.ts';
import { titleOf } from './boards.ts';
import { type Disk, removeIfThere, replaceFile } from './replace-file.ts';

/** What a folder of boards needs of a disk. */
export type LibraryDisk = Disk & Pick<typeof nodeDisk, 'mkdir'>;

const EXTENSION = '.board';

/** A deleted board can be restored until another is deleted, or the host is started again. */
const DELETED = '.deleted';

/** What the maker is in the middle of; it need not be a board yet. */
const DRAFT = 'unfinished.draft-board';

/** A photo of that, with its number behind. */
const DRAFT_PHOTO = 'unfinished.draft-photo-';

/** Names that Windows does not allow for files, with any ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** There is no board of that name. */
export class NoSuchBoard extends Error {}

/** The library is full. */
export class LibraryFull extends Error {}

/**
 * *My boards*: a folder of board files and deck files. A board's id is the name of its file, which is
 * looked up in the folder: no name that comes from a page ever becomes a path.
 */
export class BoardLibrary {
  readonly #folder: string;
  readonly #disk: LibraryDisk;
  /** What was read of each file, as long as it is the same. */
  readonly #known = new Map<string, { readonly stamp: string; readonly board: OwnBoard }>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(folder: string, disk: LibraryDisk) {
    this.#folder = folder;
    this.#disk = disk;
  }

  /** Every board, by title. One that somebody has damaged is listed with what is wrong. */
  list(): Promise<readonly OwnBoard[]> {
    return this.#inTurn(async () => {
      const boards: OwnBoard[] = [];
      for (const name of await this.#names()) boards.push(await this.#look(name));
      return boards.toSorted((one, other) => one.title.localeCompare(other.title));
    });
  }

  /** @throws NoSuchBoard */
  read(id: string): Promise<string> {
    return this.#inTurn(async () => this.#readText(await this.#find(id)));
  }

  /** @throws NoSuchBoard, BoardSyntaxError */
  layout(id: string): Promise<Layout> {
    return this.#inTurn(async () => {
      const name = await this.#find(id);
      return layoutOf(await this.#readText(name), name);
    });
  }

  /**
   * Keeps a board: in the place of another, or as a new one. A refused one changes nothing. One that
   * is not finished is kept, too, though nobody can play it yet.
   * @param title names a board file, which does not say its title
   * @returns its id
   * @throws BoardSyntaxError, NoSuchBoard, LibraryFull, the system's error
   */
  save({ id, title = '', text }: { id?: string; title?: string; text: string }): Promise<string> {
    const named = isDraftText(text) ? titleOfDraft(text, title) : layoutOf(text, title).title;
    checkSize(Buffer.from(text)); // a bigger one could not be read again
    return this.#inTurn(async () => {
      const name = id === undefined ? await this.#newName(named) : await this.#find(id);
      await replaceFile(this.#at(name), text, this.#disk);
      return idOf(name);
    });
  }

  /** @returns its id, which changes if the file itself contains no title */
  rename(id: string, title: string): Promise<string> {
    return this.#inTurn(async () => {
      const name = await this.#find(id);
      const retitled = retitledText(await this.#readText(name), title, name);
      if (retitled !== undefined) {
        await replaceFile(this.#at(name), retitled, this.#disk);
        return id;
      }
      const named = await this.#newName(title);
      await this.#disk.rename(this.#at(name), this.#at(named));
      return idOf(named);
    });
  }

  /** Another board with the same cards. @returns its id */
  copy(id: string): Promise<string> {
    return this.#inTurn(async () => {
      const name = await this.#find(id);
      const text = await this.#readText(name);
      const { title } = await this.#look(name);
      const titles = await Promise.all((await this.#names()).map((each) => this.#look(each)));
      const copied = numbered(title, new Set(titles.map((board) => board.title)));
      const copyText = retitledText(text, copied, name) ?? text;
      const copy = await this.#newName(copied);
      await replaceFile(this.#at(copy), copyText, this.#disk);
      return idOf(copy);
    });
  }

  /** It can be restored until something else is deleted. */
  delete(id: string): Promise<void> {
    return this.#inTurn(async () => {
      const name = await this.#find(id);
      await this.#forgetDeleted();
      await this.#disk.rename(this.#at(name), this.#at(name + DELETED));
    });
  }

  /** @throws NoSuchBoard if something else was deleted since */
  restore(id: string): Promise<void> {
    return this.#inTurn(async () => {
      const deleted = (await this.#files()).find((name) => idOf(name) === id && isDeleted(name));
      if (deleted === undefined) throw new NoSuchBoard(id);
      const name = deleted.slice(0, -DELETED.length);
      const isTaken = (await this.#names()).includes(name);
      const back = isTaken ? await this.#newName(titleOf(name)) : name;
      await this.#disk.rename(this.#at(deleted), this.#at(back));
    });
  }

  /** Keeps what is not a board yet, or forgets it. Photos first: the text names them. */
  keepDraft({ text, photos = [] }: HostPowers['keepDraft']['argument']): Promise<void> {
    return this.#inTurn(async () => {
      if (text === null) return this.#forgetDraft();
      await this.#makeFolder();
      for (const { number, picture } of photos)
        await replaceFile(this.#at(DRAFT_PHOTO + number), picture, this.#disk);
      await replaceFile(this.#at(DRAFT), text, this.#disk);
    });
  }

  /** A photo that is not there, or is none of ours, is an empty text. */
  readDraft(): Promise<HostPowers['readDraft']['answer']> {
    return this.#inTurn(async () => {
      const files = await this.#files();
      if (!files.includes(DRAFT)) return { text: null, photos: [] };
      const photos: string[] = [];
      for (let number = 0; number < limits.draftPhotosMax; number++) {
        const name = DRAFT_PHOTO + number;
        if (files.includes(name)) photos[number] = await this.#readText(name);
      }
      const text = await this.#disk.readFile(this.#at(DRAFT), 'utf8');
      return { text, photos: Array.from(photos, (photo) => photo ?? '') };
    });
  }

  async #forgetDraft(): Promise<void> {
    for (const name of await this.#files())
      if (name === DRAFT || name.startsWith(DRAFT_PHOTO))
        await removeIfThere(this.#at(name), this.#disk);
  }

  /** At the start of a host: nobody can undo what was deleted before it. */
  forgetDeleted(): Promise<void> {
    return this.#inTurn(() => this.#forgetDeleted());
  }

  async #forgetDeleted(): Promise<void> {
    for (const name of await this.#files()) {
      if (isDeleted(name)) await removeIfThere(this.#at(name), this.#disk);
    }
  }

  async #look(name: string): Promise<OwnBoard> {
    const { mtimeMs, size } = await this.#disk.stat(this.#at(name));
    const stamp = `${mtimeMs} ${size}`;
    const known = this.#known.get(name);
    if (known?.stamp === stamp) return known.board;
    const board = describe(name, await this.#readText(name), mtimeMs);
    this.#known.set(name, { stamp, board });
    return board;
  }

  /** A file that is not one of our boards is not read. */
  async #readText(name: string): Promise<string> {
    const stats = await this.#disk.stat(this.#at(name));
    if (!stats.isFile() || stats.size > limits.deckFileBytesMax) return '';
    return this.#disk.readFile(this.#at(name), 'utf8');
  }

  async #find(id: string): Promise<string> {
    const name = (await this.#names()).find((each) => idOf(each) === id);
    if (name === undefined) throw new NoSuchBoard(id);
    return name;
  }

  /** A free name for a file, made of its title. */
  async #newName(title: string): Promise<string> {
    await this.#makeFolder();
    const names = await this.#names();
    if (names.length >= limits.ownBoardsMax) throw new LibraryFull();
    const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['board'];
    const slug = beginning(words.join('-').normalize('NFC'), limits.faceTextCharsMax);
    const taken = new Set((await this.#files()).map((name) => idOf(name).toLowerCase()));
    const base = slug.replace(RESERVED, 'board-$&');
    let free = base;
    for (let number = 2; taken.has(free); number++) free = `${base}-${number}`;
    return free + EXTENSION;
  }

  async #names(): Promise<readonly string[]> {
    return (await this.#files()).filter((name) => name.endsWith(EXTENSION));
  }

  /** A folder that nobody has made yet is empty. */
  async #files(): Promise<readonly string[]> {
    try {
      return await this.#disk.readdir(this.#folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  async #makeFolder(): Promise<void> {
    await this.#disk.mkdir(this.#folder, { recursive: true });
  }

  #at(name: string): string {
    return join(this.#folder, name);
  }

  /** One after the other: two that save at the same time must not write to one draft. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined); // the caller is told
    return done;
  }
}

/** @throws BoardSyntaxError */
export function layoutOf(text: string, name: string): Layout {
  const deck = parseBoardBytes(Buffer.from(text));
  return { deck, title: deck.title ?? titleOf(name) };
}

/** One that is not finished may have no title yet. */
function titleOfDraft(text: string, name: string): string {
  const { title = '' } = aboutDraft(text) ?? {};
  return shortened(title.trim(), limits.faceTextCharsMax) || titleOf(name);
}

/**
 * A file with another title in it; undefined: a board file, which says none.
 * @throws BoardSyntaxError
 */
function retitledText(text: string, title: string, name: string): string | undefined {
  if (isDraftText(text)) return retitledDraft(text, title);
  const { deck } = layoutOf(text, name);
  return deck.title === undefined ? undefined : formatDeck(deck, title);
}

function describe(name: string, text: string, changedMs: number): OwnBoard {
  const board = { id: idOf(name), changedMs };
  try {
    const { deck, title } = layoutOf(text, name);
    return { ...board, title, ...factsOf(deck), corner: cornerOf(deck), problem: null };
  } catch (error) {
    if (!(error instanceof BoardSyntaxError)) throw error;
    const { problem } = error;
    const { pairs = 0 } = aboutDraft(text) ?? {};
    const title = problem.code === 'deck-unfinished' ? titleOfDraft(text, name) : titleOf(name);
    const facts = { rows: 0, columns: 0, pairs, hasPhotos: false, unlike: false };
    return { ...board, title, ...facts, corner: [], problem };
  }
}

function factsOf(deck: Deck) {
  const { rows, columns, cards, unlike = [] } = deck;
  const pairs = Math.floor(cards.length / 2);
  return { rows, columns, pairs, hasPhotos: hasPictures(deck), unlike: unlike.length > 0 };
}

function idOf(name: string): string {
  return name.normalize('NFC').replace(/\.board(\.deleted)?$/, '');
}

function isDeleted(name: string): boolean {
  return name.endsWith(EXTENSION + DELETED);
}

/** `Our summer 2`, if there is an `Our summer`. */
function numbered(title: string, taken: ReadonlySet<string>): string {
  const base = title.replace(/ \d+$/, '');
  let number = 2;
  while (taken.has(`${base} ${number}`)) number++;
  const end = ` ${number}`;
  return beginning(base, limits.faceTextCharsMax - end.length).trimEnd() + end;
}
