import { BrowserWindow, screen } from 'electron';
import { SAFE } from './window.ts';

/** The TV view, on a second screen where there is one; it has no powers and no keys. */
export class TvWindow {
  readonly #link: () => string;
  readonly #host: BrowserWindow;
  #window: BrowserWindow | undefined;

  /** @param link where the TV view is at present: it holds the code, which may change */
  constructor(host: BrowserWindow, link: () => string) {
    this.#host = host;
    this.#link = link;
  }

  show(): void {
    if (this.#window !== undefined) return this.#window.focus();
    const here = screen.getDisplayMatching(this.#host.getBounds()).id;
    const second = screen.getAllDisplays().find(({ id }) => id !== here);
    const window = new BrowserWindow({
      ...(second === undefined ? { width: 1280, height: 720 } : second.bounds),
      fullscreen: second !== undefined,
      autoHideMenuBar: true,
      title: 'Memory Scramble',
      webPreferences: { ...SAFE, backgroundThrottling: false },
    });
    this.#window = window;
    window.on('closed', () => {
      this.#window = undefined;
    });
    // On a screen of its own, Escape is the way out that everybody tries.
    window.webContents.on('before-input-event', (_event, { key, type }) => {
      if (key === 'Escape' && type === 'keyDown') window.close();
    });
    this.follow();
  }

  /** Goes to where the TV view is now. */
  follow(): void {
    const window = this.#window;
    const link = this.#link();
    if (window === undefined || window.webContents.getURL() === link) return;
    // A link that differs in its fragment alone is no new page; the view itself notices.
    void window.loadURL(link).catch(() => undefined); // closed, or replaced by the next link
  }

  close(): void {
    this.#window?.close();
  }
}
