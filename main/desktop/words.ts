/** The app's own words, outside the page: its menu and its dialogs, in five languages. */

import { type Language, chooseLanguage } from '../../shared/languages.ts';
import type { DiskTrouble } from '../../shared/host-state.ts';
import type { Loss } from '../save/save-trouble.ts';
import type { SettingsTrouble } from '../host/settings.ts';
import type { WhyUnopened } from './open-room.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { ro } from './words/ro.ts';

export interface Words {
  readonly menu: {
    /** An ampersand marks the letter that opens an item from the keyboard. */
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
  /** Items of a Mac's menus alone. */
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
    /** Title of the dialog for files that are no boards. */
    readonly saveFile: string;
    readonly notSaved: string;
    readonly fileNotSaved: string;
    readonly stays: string;
    readonly chooseAnother: string;
    readonly leave: string;
  };
  readonly quit: {
    readonly friends: (number: number) => string;
    /** Friends in the lobby, or bringing cards. */
    readonly waiting: (number: number) => string;
    readonly isKept: string;
    readonly yes: string;
    readonly no: string;
    /** Why the last changes are not saved. */
    readonly loses: Readonly<Record<Loss, string>>;
    readonly isLost: string;
  };
  /** Asked when the saved game cannot be opened. */
  readonly unopened: {
    readonly message: string;
    readonly stays: string;
    readonly why: Readonly<Record<WhyUnopened, string>>;
    readonly again: string;
    readonly new: string;
    readonly quit: string;
  };
  /** Stands in the box about the app. */
  readonly staysHere: string;
  /** Where to look for newer versions: the app itself never does. */
  readonly newer: (where: string) => string;
  /** Said instead of copying a link that would lead nowhere. */
  readonly noLink: { readonly message: string; readonly detail: string };
  readonly trouble: {
    readonly goesOn: string;
    readonly ok: string;
    readonly logs: string;
    readonly bug: string;
    readonly crashes: string;
    readonly noStart: string;
    /** Stands before the name of the log. */
    readonly seeLog: string;
    /** The app cannot write to its own folder. */
    readonly noFolder: (folder: string) => string;
    /** Why that folder may belong to somebody else. */
    readonly rootFolder: string;
    /** Why nothing can be written. */
    readonly disk: Readonly<Record<DiskTrouble, string>>;
    /** `name`: the file's new name. */
    readonly settingsAside: (name: string) => string;
    /** `name`: the copy with all the old ones. */
    readonly settingsDropped: (name: string) => string;
    readonly settingsUnreadable: string;
    readonly settingsNotKept: string;
    readonly gameAside: (name: string) => string;
    readonly picturesLost: string;
  };
}

export const words: Readonly<Record<Language, Words>> = { en, de, fr, es, ro };

/** The words in the first of these languages that we have, or else in English. */
export function wordsFor(languages: readonly string[]): Words {
  return words[chooseLanguage(languages)];
}

/** What to say about a trouble with the settings. */
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

/** The app's words at this moment: the host may choose another language at any time. */
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

  /** @param language the one that the host chose; undefined: the system's */
  choose(language: string | undefined): void {
    this.#chosen = language;
  }
}
