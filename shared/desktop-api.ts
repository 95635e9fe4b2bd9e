/** What the desktop app and its window say to each other, beside the host's powers: types alone. */

import type { PlayerId } from './card.ts';
import type { HostApi, SavedFile } from './host-api.ts';
import type { Preferences } from './preferences.ts';

/** A board file that the host chose in the desktop app: picked, dropped, double-clicked, recent. */
export interface OfferedFile {
  readonly name: string;
  readonly content: Uint8Array | 'too-big' | 'unreadable';
}

export interface KeptByApp {
  /** Who the host plays as. */
  readonly ownId: PlayerId;
  readonly preferences: Preferences;
}

/** What the menu of the app asks its page to do. */
export type MenuCommand =
  | 'newGame'
  | 'make'
  /** A field takes back what was typed in it, the bench what was done there. */
  | 'undo'
  | 'redo'
  | 'desk'
  | 'xray'
  | 'settings'
  | 'mute'
  | 'rules';

/**
 * What only the desktop app does for its window, beside the powers. No path ever crosses to or from
 * the page: a dropped file is read by the page itself, every other one is offered with its content.
 */
export interface DesktopApi {
  /** Shows the system's dialog; the chosen file is offered. */
  readonly pickBoard: () => Promise<void>;
  /** Registers the listener for offered files; earlier offers are delivered at once. */
  readonly onOffer: (listener: (files: readonly OfferedFile[]) => void) => void;
  /** Registers the listener for what is chosen in the menu. */
  readonly onCommand: (listener: (command: MenuCommand) => void) => void;
  /** Escape was pressed, and nothing on the page wanted it. */
  readonly escape: () => Promise<void>;
  /** Who keeps what was typed a moment ago, before the app ends, which waits for it. */
  readonly onQuit: (listener: () => Promise<unknown>) => void;
  /** What the app keeps for its page, because a browser keeps it for one port only. */
  readonly kept: () => Promise<KeptByApp>;
  /** Keeps one more preference. */
  readonly prefer: (key: string, value: string) => Promise<void>;
  /** Asks where to save a file that the page has made. @returns whether it was saved */
  readonly saveFile: (file: SavedFile) => Promise<boolean>;
}

/** What the preload puts into the host's window, under this name. */
export type HostWindowApi = HostApi & DesktopApi;

/** The names under which all that is carried between the host's window and the app. */
export interface HostChannels {
  readonly power: 'power';
  readonly pickBoard: 'pick-board';
  readonly ready: 'ready';
  readonly offer: 'offer';
  readonly command: 'command';
  readonly escape: 'escape';
  readonly quit: 'quit';
  readonly lastWords: 'last-words';
  readonly kept: 'kept';
  readonly prefer: 'prefer';
  readonly saveFile: 'save-file';
}
