import type * as nodeDisk from 'node:fs/promises';
import { join } from 'node:path';
import { isDraftText } from '../../shared/draft-file.ts';
import { beginning } from '../../shared/beginning.ts';
import type { HostPowers } from '../../shared/host-api.ts';
import type { OwnBoard } from '../../shared/host-state.ts';
import { limits } from '../../shared/limits.ts';
import type { Layout } from '../game/game.ts';
import { checkSize, decodeLines, notAFile } from '../game/read-board-file.ts';
import { titleOf } from './boards.ts';
import {
  describe,
  idOf,
  layoutOf,
  retitledText,
  titleOfDraft,
  unreadable,
  withProblem,
} from './own-board.ts';
import { type Disk, NotAFile, readText, removeIfThere, replaceFile } from '../system/disk.ts';

/** The disk calls that a folder of boards needs. */
export type LibraryDisk = Disk & Pick<typeof nodeDisk, 'mkdir'>;

const EXTENSION = '.board';

/** A deleted board can be restored until another is deleted, or the host is started again. */
const DELETED = '.deleted';

/** The unfinished work of the maker; it need not be a board yet. */
const DRAFT = 'unfinished.draft-board';

/** Its photos, each with its number behind this name. */
const DRAFT_PHOTO = 'unfinished.draft-photo-';

/** Drafts that a kill left behind, by names that this library gives; others are somebody's own. */
const LEFT_BEHIND = /^(?:[\p{L}\p{N}-]+\.board|unfinished\.draft-(?:board|photo-\d+))\.draft$/u;

/** Names that Windows does not allow for files, with any ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** How a deck file begins. Deck files may be larger than board files. */
const DECK_HEAD = Buffer.from('{');

/** There is no board of that name. */
export class NoSuchBoard extends Error {}

/** The library is full. */
export class LibraryFull extends Error {}

/**
 * *My boards*: a folder of board files and deck files. A board's id is the name of its file, which is
 * looked up in the folder: no name from a page ever becomes a path.
 */
export class BoardLibrary {
  readonly #folder: string;
  readonly #disk: LibraryDisk;
  /** What the list says of each file, as long as the file is the same. */
  readonly #known = new Map<string, { readonly stamp: string; readonly board: OwnBoard }>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(folder: string, disk: LibraryDisk) {
    this.#folder = folder;
    this.#disk = disk;
  }

  /** Every board, by title. One that is damaged or cannot be read is listed with what is wrong. */
  list(): Promise<readonly OwnBoard[]> {
    return this.#inTurn(async () => {
      const boards = await this.#lookAtAll();
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
   * Keeps a board: in the place of another, or as a new one. A refused one changes nothing. An
   * unfinished board is kept as well, though nobody can play it yet.
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

  /** @returns its id, which changes if the file says no title */
  rename(id: string, title: string): Promise<string> {
    return this.#inTurn(async () => {
      const name = await this.#find(id);
      const retitled = retitledText(await this.#readText(name), title, name);
      if (retitled !== undefined) {
        await replaceFile(this.#at(name), retitled, this.#disk);
        return id;
      }
      const named = await this.#freeName(title);
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
      const titles = (await this.#lookAtAll()).map((board) => board.title);
      const copied = numbered(title, new Set(titles));
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
      if (await this.#isFolder(name)) throw new NotAFile(name);
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
      const back = isTaken ? await this.#freeName(titleOf(name)) : name;
      await this.#disk.rename(this.#at(deleted), this.#at(back));
    });
  }

  /** Keeps the draft of the maker, or forgets it. Photos go first: the text names them. */
  keepDraft({ text, photos = [] }: HostPowers['keepDraft']['argument']): Promise<void> {
    return this.#inTurn(async () => {
      if (text === null) return this.#forgetDraft();
      await this.#makeFolder();
      for (const { number, picture } of photos)
        await replaceFile(this.#at(DRAFT_PHOTO + number), picture, this.#disk);
      await replaceFile(this.#at(DRAFT), text, this.#disk);
    });
  }

  /** A photo that is missing, or not ours, is an empty text. */
  readDraft(): Promise<HostPowers['readDraft']['answer']> {
    return this.#inTurn(async () => {
      const files = await this.#files();
      if (!files.includes(DRAFT)) return { text: null, photos: [] };
      const photos: string[] = [];
      for (let number = 0; number < limits.draftPhotosMax; number++) {
        const name = DRAFT_PHOTO + number;
        if (files.includes(name)) photos[number] = await readText(this.#at(name), this.#disk);
      }
      const text = await readText(this.#at(DRAFT), this.#disk);
      return { text, photos: Array.from(photos, (photo) => photo ?? '') };
    });
  }

  /** At the start of a host: removes deleted boards, which nobody can restore now, and half drafts. */
  tidy(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#forgetDeleted();
      for (const name of await this.#files()) if (LEFT_BEHIND.test(name)) await this.#remove(name);
    });
  }

  async #forgetDraft(): Promise<void> {
    for (const name of await this.#files())
      if (name === DRAFT || name.startsWith(DRAFT_PHOTO))
        await removeIfThere(this.#at(name), this.#disk);
  }

  async #forgetDeleted(): Promise<void> {
    for (const name of await this.#files()) if (isDeleted(name)) await this.#remove(name);
  }

  /** A folder with such a name is not ours. */
  async #remove(name: string): Promise<void> {
    if (!(await this.#isFolder(name))) await removeIfThere(this.#at(name), this.#disk);
  }

  async #isFolder(name: string): Promise<boolean> {
    try {
      return (await this.#disk.stat(this.#at(name))).isDirectory();
    } catch (error) {
      if (unreadable(name, error) === undefined) throw error;
      return false; // such as a link that leads nowhere
    }
  }

  async #lookAtAll(): Promise<readonly OwnBoard[]> {
    const boards: OwnBoard[] = [];
    for (const name of await this.#names()) boards.push(await this.#look(name));
    return boards;
  }

  /** A bad file spoils its own line alone. */
  async #look(name: string): Promise<OwnBoard> {
    try {
      const { mtimeMs, size } = await this.#disk.stat(this.#at(name));
      const stamp = `${mtimeMs} ${size}`;
      const known = this.#known.get(name);
      if (known?.stamp === stamp) return known.board;
      const board = describe(name, await this.#readBytes(name), mtimeMs);
      this.#known.set(name, { stamp, board });
      return board;
    } catch (error) {
      const problem = unreadable(name, error);
      if (problem === undefined) throw error;
      return withProblem(name, problem);
    }
  }

  /** @throws BoardSyntaxError if it is not UTF-8, and as #readBytes */
  async #readText(name: string): Promise<string> {
    return decodeLines(await this.#readBytes(name));
  }

  /** @throws BoardSyntaxError if it is no regular file, or too big; the system's error */
  async #readBytes(name: string): Promise<Uint8Array> {
    const stats = await this.#disk.stat(this.#at(name));
    if (!stats.isFile()) throw notAFile();
    if (stats.size > limits.deckFileBytesMax) checkSize(DECK_HEAD, stats.size);
    return this.#disk.readFile(this.#at(name));
  }

  async #find(id: string): Promise<string> {
    const name = (await this.#names()).find((each) => idOf(each) === id);
    if (name === undefined) throw new NoSuchBoard(id);
    return name;
  }

  /** A name for one more file. @throws LibraryFull */
  async #newName(title: string): Promise<string> {
    await this.#makeFolder();
    if ((await this.#names()).length >= limits.ownBoardsMax) throw new LibraryFull();
    return this.#freeName(title);
  }

  /** A name that no file has, made of a title. */
  async #freeName(title: string): Promise<string> {
    const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['board'];
    const slug = beginning(words.join('-').normalize('NFC'), limits.faceTextCharsMax);
    const taken = new Set((await this.#files()).map((name) => idOf(name).toLowerCase()));
    const base = slug.replace(RESERVED, 'board-$&');
    let free = base;
    for (let number = 2; taken.has(free); number++) free = `${base}-${number}`;
    return free + EXTENSION;
  }

  async #names(): Promise<readonly string[]> {
    // Two names that are not UTF-8 may look the same.
    return [...new Set(await this.#files())].filter((name) => name.endsWith(EXTENSION));
  }

  /** A folder that does not exist yet counts as empty. */
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

  /** One after the other: two saves at once must not write to one draft. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined); // the caller is told
    return done;
  }
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
