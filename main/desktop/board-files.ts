import { basename, dirname, extname, join } from 'node:path';
import type { BrowserWindow, Dialog } from 'electron';
import { formatDeck } from '../game/deck-of-file.ts';
import type { SavedFile } from '../../shared/host-api.ts';
import type { Layout } from '../game/game.ts';
import { type Disk, replaceFile, troubleOf } from '../system/disk.ts';
import type { Settings } from '../host/settings.ts';
import type { Speech } from './words.ts';

const EXTENSIONS = ['board', 'txt'];

/** Lists of words, of which boards are made. */
const LISTS = ['csv', 'tsv'];

/** A kind of file to be saved. */
interface Kind {
  readonly title: string;
  /** Said if it cannot be saved. */
  readonly notSaved: string;
  /** The name of such files in the dialog, and how their own names end, the usual one first. */
  readonly filter: string;
  readonly extensions: readonly string[];
}

export interface BoardFilesOptions {
  readonly window: BrowserWindow;
  readonly dialog: Pick<Dialog, 'showOpenDialog' | 'showSaveDialog' | 'showMessageBox'>;
  readonly settings: Pick<Settings, 'value' | 'change'>;
  /** Where to look first. */
  readonly documents: string;
  readonly speech: Speech;
  readonly disk: Disk;
  readonly log: (sentence: string) => void;
}

/** The usual mode of a new file: a board is no secret. */
const EVERYBODY = 0o666;

/** Board files that the host chooses in the system's dialogs, which open at the last folder. */
export class BoardFiles {
  readonly #options: BoardFilesOptions;

  constructor(options: BoardFilesOptions) {
    this.#options = options;
  }

  /** Asks which board file to open. @returns its path; undefined if the host cancelled */
  async pick(): Promise<string | undefined> {
    const { window, dialog, speech } = this.#options;
    const { files } = speech.words;
    const { filePaths } = await dialog.showOpenDialog(window, {
      title: files.open,
      defaultPath: this.#folder,
      properties: ['openFile'],
      filters: [
        { name: files.boards, extensions: [...EXTENSIONS, ...LISTS] },
        { name: files.all, extensions: ['*'] },
      ],
    });
    const [path] = filePaths;
    if (path !== undefined) this.#comeBackTo(path);
    return path;
  }

  /** Saves the deck that is played, not the state of play. @returns where, if anywhere */
  async saveAs({ deck, title }: Layout): Promise<string | undefined> {
    return this.saveFile({ name: `${title}.board`, text: formatDeck(deck, title) });
  }

  /** Saves a board, or a file that the host's page has made. @returns where, if anywhere */
  saveFile({ name, text }: SavedFile): Promise<string | undefined> {
    const extension = extname(name).slice(1);
    const words = this.#options.speech.words.files;
    const kind =
      extension === 'board'
        ? {
            title: words.saveAs,
            notSaved: words.notSaved,
            filter: words.boards,
            extensions: EXTENSIONS,
          }
        : {
            title: words.saveFile,
            notSaved: words.fileNotSaved,
            filter: extension.toUpperCase(),
            extensions: [extension],
          };
    return this.#save(`${fileName(basename(name, `.${extension}`))}.${extension}`, text, kind);
  }

  async #save(name: string, text: string, kind: Kind): Promise<string | undefined> {
    let proposed = join(this.#folder, name);
    for (;;) {
      const chosen = await this.#askWhere(proposed, kind);
      if (chosen === undefined) return undefined;
      const path = withExtension(chosen, kind.extensions);
      // The system asked whether to replace the file that was chosen, not this one.
      if (path !== chosen && (await this.#isThere(path))) {
        proposed = path;
        continue;
      }
      try {
        await replaceFile(path, text, this.#options.disk, EVERYBODY);
      } catch (error) {
        proposed = path;
        if (await this.#asksAgain(error, kind)) continue;
        return undefined;
      }
      this.#comeBackTo(path);
      return path;
    }
  }

  async #askWhere(
    proposed: string,
    { title, filter, extensions }: Kind,
  ): Promise<string | undefined> {
    const { window, dialog } = this.#options;
    const { filePath, canceled } = await dialog.showSaveDialog(window, {
      title,
      defaultPath: proposed,
      filters: [{ name: filter, extensions: [...extensions] }],
      properties: ['showOverwriteConfirmation'],
    });
    return canceled || filePath === '' ? undefined : filePath;
  }

  async #isThere(path: string): Promise<boolean> {
    try {
      await this.#options.disk.stat(path);
      return true;
    } catch {
      return false; // if it is only out of sight, writing fails and says why
    }
  }

  /** Says why it could not be saved. @returns whether to try another folder */
  async #asksAgain(error: unknown, { notSaved }: Kind): Promise<boolean> {
    const { window, dialog, speech, log } = this.#options;
    const { files, trouble } = speech.words;
    log(`a file could not be saved: ${String(error)}`);
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: notSaved,
      detail: `${trouble.disk[troubleOf(error)]} ${files.stays}`,
      buttons: [files.chooseAnother, files.leave],
      defaultId: 0,
      cancelId: 1,
    });
    return response === 0;
  }

  get #folder(): string {
    return this.#options.settings.value.boardFolder ?? this.#options.documents;
  }

  #comeBackTo(path: string): void {
    this.#options.settings.change({ boardFolder: dirname(path) });
  }
}

/** The title as the name of a file; a title of emoji alone has no letters for one. */
function fileName(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['board'];
  return words.join('-');
}

/** Not every system adds an extension, and the open dialog lists no file without one. */
function withExtension(path: string, extensions: readonly string[]): string {
  const extension = extname(path).slice(1).toLowerCase();
  return extensions.includes(extension) ? path : `${path}.${extensions[0]}`;
}
