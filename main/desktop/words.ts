/** What the app itself says, outside of the page: its menu and its dialogs, in five languages. */

import { type Language, chooseLanguage } from '../../shared/languages.ts';
import type { DiskTrouble } from '../../shared/host-api.ts';
import type { Loss } from '../host/save-trouble.ts';
import type { SettingsTrouble } from '../host/settings.ts';
import type { WhyUnopened } from './open-table.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { ro } from './words/ro.ts';

export interface Words {
  readonly menu: {
    /** An ampersand stands before the letter that opens it from the keyboard. */
    readonly game: string;
    readonly newGame: string;
    readonly make: string;
    readonly openBoard: string;
    readonly openRecent: string;
    readonly noBoards: string;
    readonly clear: string;
    readonly saveBoardAs: string;
    readonly copyLink: string;
    readonly close: string;
    readonly quit: string;
    readonly edit: string;
    readonly undo: string;
    readonly redo: string;
    readonly cut: string;
    readonly copy: string;
    readonly paste: string;
    readonly selectAll: string;
    readonly view: string;
    readonly tv: string;
    readonly desk: string;
    readonly xray: string;
    readonly settings: string;
    readonly mute: string;
    readonly fullScreen: string;
    readonly actualSize: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly reload: string;
    readonly help: string;
    readonly rules: string;
    readonly newer: string;
    readonly logs: string;
    readonly about: string;
  };
  /** What only a Mac has in its menus. */
  readonly mac: {
    readonly services: string;
    readonly hide: string;
    readonly hideOthers: string;
    readonly showAll: string;
    readonly quit: string;
    readonly window: string;
    readonly minimise: string;
    readonly zoom: string;
    readonly front: string;
  };
  readonly files: {
    readonly open: string;
    readonly boards: string;
    readonly all: string;
    readonly saveAs: string;
    /** Of a file that is no board. */
    readonly saveFile: string;
    readonly notSaved: string;
    readonly fileNotSaved: string;
    readonly stays: string;
    readonly chooseAnother: string;
    readonly leave: string;
  };
  readonly quit: {
    readonly friends: (number: number) => string;
    /** In the lobby, or bringing cards. */
    readonly waiting: (number: number) => string;
    readonly isKept: string;
    readonly yes: string;
    readonly no: string;
    /** Why the last changes are not saved. */
    readonly loses: Readonly<Record<Loss, string>>;
    readonly isLost: string;
  };
  /** Where the saved game cannot be opened. */
  readonly unopened: {
    readonly message: string;
    readonly stays: string;
    readonly why: Readonly<Record<WhyUnopened, string>>;
    readonly again: string;
    readonly new: string;
    readonly quit: string;
  };
  /** In the box about the app. */
  readonly staysHere: string;
  /** Where to look, for the app itself never does. */
  readonly newer: (where: string) => string;
  /** In place of a link that leads nowhere. */
  readonly noLink: { readonly message: string; readonly detail: string };
  readonly trouble: {
    readonly goesOn: string;
    readonly ok: string;
    readonly logs: string;
    readonly bug: string;
    readonly crashes: string;
    readonly noStart: string;
    /** Before the name of the log. */
    readonly seeLog: string;
    /** The app cannot write where it keeps everything. */
    readonly noFolder: (folder: string) => string;
    /** Why a folder may belong to somebody else. */
    readonly rootFolder: string;
    /** What is wrong with a disk that is to be written to. */
    readonly disk: Readonly<Record<DiskTrouble, string>>;
    /** `name`: what they are called now. */
    readonly settingsAside: (name: string) => string;
    /** `name`: the copy of all of them, as they were. */
    readonly settingsDropped: (name: string) => string;
    readonly settingsUnreadable: string;
    readonly settingsNotKept: string;
    readonly gameAside: (name: string) => string;
    readonly picturesLost: string;
  };
}

export const words: Readonly<Record<Language, Words>> = { en, de, fr, es, ro };

/** The words in the first of these languages that there is, or else in English. */
export function wordsFor(languages: readonly string[]): Words {
  return words[chooseLanguage(languages)];
}

/** What to say when something is wrong with the settings. */
export function sayOfSettings({ trouble: say }: Words, trouble: SettingsTrouble): string {
  switch (trouble.what) {
    case 'dropped':
      return say.settingsDropped(trouble.name);
    case 'set-aside':
      return say.settingsAside(trouble.name);
    case 'unreadable':
      return say.settingsUnreadable;
    case 'not-kept':
      return `${say.settingsNotKept} ${say.disk[trouble.disk]}`;
  }
}

/** What the app says at this moment: its host may choose another language at any time. */
export class Speech {
  readonly #ofSystem: readonly string[];
  #chosen: string | undefined;

  constructor(ofSystem: readonly string[]) {
    this.#ofSystem = ofSystem;
  }

  get language(): Language {
    return chooseLanguage([this.#chosen ?? '', ...this.#ofSystem]);
  }

  get words(): Words {
    return words[this.language];
  }

  /** The language that the host chose; undefined: none, so it is the system's. */
  choose(language: string | undefined): void {
    this.#chosen = language;
  }
}
