import type { BrowserWindow, Display, PowerSaveBlocker, Screen } from 'electron';

type Window = Pick<BrowserWindow, 'loadURL' | 'focus' | 'close' | 'once'>;

export interface TvOptions {
  /** The present address of the TV view: it contains the code and the language, which may change. */
  readonly link: () => string;
  /** The host's own window, whose screen is not for the TV view. */
  readonly host: Pick<BrowserWindow, 'getBounds'>;
  /** Opens its window: full screen on a display of its own, or else as an ordinary window. */
  readonly open: (display: Display | undefined) => Window;
  readonly screen: Pick<Screen, 'getAllDisplays' | 'getDisplayMatching' | 'on'>;
  readonly power: Pick<PowerSaveBlocker, 'start' | 'stop'>;
}

/** The TV view of the app: on a second screen while there is one, and awake. */
export class Tv {
  readonly #options: TvOptions;
  #shown: { readonly window: Window; readonly display: number | undefined } | undefined;
  /** What the window was told to load; its own address does not tell, for the code is taken out. */
  #link: string | undefined;
  /** It was closed because its screen was unplugged; it comes back with the next screen. */
  #waitsForScreen = false;

  constructor(options: TvOptions) {
    this.#options = options;
    options.screen.on('display-removed', (_event, { id }) => this.#loseScreen(id));
    options.screen.on('display-added', () => this.#gainScreen());
  }

  show(): void {
    if (this.#shown === undefined) this.#open();
    else this.#shown.window.focus();
  }

  /** Goes to where the TV view is now. */
  follow(): void {
    const link = this.#options.link();
    if (this.#shown === undefined || this.#link === link) return;
    this.#link = link;
    // A link that differs only in its fragment loads no new page; the view itself notices.
    void this.#shown.window.loadURL(link).catch(() => undefined); // closed, or replaced by the next
  }

  #open(): void {
    const { host, open, screen, power } = this.#options;
    const here = screen.getDisplayMatching(host.getBounds()).id;
    const second = screen.getAllDisplays().find(({ id }) => id !== here);
    const shown = { window: open(second), display: second?.id };
    const awake = power.start('prevent-display-sleep');
    this.#shown = shown;
    this.#link = undefined;
    this.#waitsForScreen = false;
    shown.window.once('closed', () => {
      power.stop(awake);
      if (this.#shown === shown) this.#shown = undefined;
    });
    this.follow();
  }

  /** Nothing may cover the host's own window in full screen: the last screen is the host's. */
  #loseScreen(id: number): void {
    const display = this.#shown?.display;
    const isLast = this.#options.screen.getAllDisplays().length < 2;
    if (display === undefined || (display !== id && !isLast)) return;
    this.#waitsForScreen = true;
    this.#shown?.window.close();
  }

  #gainScreen(): void {
    const isWindow = this.#shown !== undefined && this.#shown.display === undefined;
    if (!isWindow && !this.#waitsForScreen) return;
    this.#shown?.window.close();
    this.#open();
  }
}
