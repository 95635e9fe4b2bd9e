import type { BrowserWindow, Display, PowerSaveBlocker, Screen } from 'electron';

type Window = Pick<BrowserWindow, 'loadURL' | 'focus' | 'close' | 'once'>;

export interface TvOptions {
  /** The address of the TV view, with the code and the language of this moment. */
  readonly link: () => string;
  /** The host's own window; the TV view takes another screen. */
  readonly host: Pick<BrowserWindow, 'getBounds'>;
  /** Opens the window: full screen on this display, or else an ordinary window. */
  readonly open: (display: Display | undefined) => Window;
  readonly screen: Pick<Screen, 'getAllDisplays' | 'getDisplayMatching' | 'on'>;
  readonly power: Pick<PowerSaveBlocker, 'start' | 'stop'>;
}

/** The app's TV view: on a second screen while there is one, which it keeps awake. */
export class Tv {
  readonly #options: TvOptions;
  #shown: { readonly window: Window; readonly display: number | undefined } | undefined;
  /** The address that the window was told to load; the page removes the code from its own. */
  #link: string | undefined;
  /** It was closed because its screen was unplugged, and comes back with the next screen. */
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

  /** Loads the TV view's present address. */
  follow(): void {
    const link = this.#options.link();
    if (this.#shown === undefined || this.#link === link) return;
    this.#link = link;
    // A link with only another fragment loads no new page; the view notices it.
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

  /** The last screen is the host's: nothing in full screen may cover it. */
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
