import type { App, BrowserWindow } from 'electron';
import { type Loss, isLoss } from '../save/save-trouble.ts';
import type { RunningHost } from '../start.ts';
import type { Clock } from '../system/clock.ts';

export interface QuitOptions {
  readonly app: Pick<App, 'on' | 'quit' | 'exit'>;
  readonly window: Pick<
    BrowserWindow,
    'on' | 'once' | 'hide' | 'show' | 'isFullScreen' | 'setFullScreen'
  >;
  /** Where the signals come from with which a terminal or the system ends the app. */
  readonly signals: Pick<NodeJS.Process, 'on'>;
  /** Whether the app goes on after its window was closed, as on a Mac. */
  readonly outlivesWindow: boolean;
  /** Asks the host where something speaks against quitting. @returns whether to quit */
  readonly mayQuit: () => Promise<boolean>;
  /** Ends everything in good order: answers to friends, the last save. */
  readonly stop: () => Promise<void>;
  readonly onBug: (error: unknown) => void;
}

/**
 * Quits in one order, whoever asks for it: ask the host, stop, end. Closing the window also
 * quits, except where an app outlives its windows.
 */
export function stopInOrder(options: QuitOptions): void {
  const { app, window, signals, outlivesWindow, mayQuit, stop, onBug } = options;
  let state: 'running' | 'stopping' | 'stopped' = 'running';
  let stopping: Promise<void> | undefined;
  // Whatever fails to stop ends with the process.
  const stopOnce = () => (stopping ??= stop().catch(onBug));
  const isWanted = async () => {
    try {
      return await mayQuit();
    } catch (error) {
      onBug(error);
      return true; // a question that cannot be asked must not keep the app for ever
    }
  };
  const end = async () => {
    if (state !== 'running') return;
    state = 'stopping';
    if (!(await isWanted())) {
      state = 'running';
      return;
    }
    await stopOnce();
    state = 'stopped';
    app.quit();
  };
  app.on('before-quit', (event) => {
    if (state === 'stopped') return;
    event.preventDefault();
    end().catch(onBug);
  });
  window.on('close', (event) => {
    if (state === 'stopped') return;
    event.preventDefault();
    if (outlivesWindow) hide(window);
    else app.quit();
  });
  app.on('activate', () => window.show());
  app.on('window-all-closed', () => app.quit());
  // A terminal or the system ends the app unasked, because nobody may be there to answer. Ctrl+C
  // comes twice, from the terminal and from the launcher; the second must not cut the first short.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    signals.on(signal, () => void stopOnce().then(() => app.exit(0)));
  }
}

/** Leaves full screen first, because that would stay black. */
function hide(window: QuitOptions['window']): void {
  if (!window.isFullScreen()) return window.hide();
  window.once('leave-full-screen', () => window.hide());
  window.setFullScreen(false);
}

/** Tries once more to save. @returns why quitting now would lose something; undefined: it would not */
export async function lossByQuitting(running: RunningHost): Promise<Loss | undefined> {
  await running.save();
  const { saveTrouble, room } = running;
  if (!isLoss(saveTrouble)) return undefined;
  const isUntouched = room.tables.every(({ game }) => game.board.version === 0);
  return saveTrouble === 'unsaved' && isUntouched ? undefined : saveTrouble;
}

/** How long the page may take: a silent one keeps nobody from quitting. */
const PATIENCE_MS = 2_000;

export interface LastWordsOptions {
  /** Asks the page to save what it has not saved yet. */
  readonly ask: () => void;
  readonly clock: Pick<Clock, 'after'>;
}

/** Before the app ends, its page saves what was typed a moment ago. */
export class LastWords {
  readonly #options: LastWordsOptions;
  #isHeard = false;
  #said: (() => void) | undefined;

  constructor(options: LastWordsOptions) {
    this.#options = options;
  }

  /** The page listens from now on. */
  open(): void {
    this.#isHeard = true;
  }

  /** The page is gone, or being loaded again. */
  close(): void {
    this.#isHeard = false;
    this.said();
  }

  /** The page has saved everything. */
  said(): void {
    this.#said?.();
  }

  /** Waits until the page has saved everything, or has not answered in time. */
  wait(): Promise<void> {
    if (!this.#isHeard) return Promise.resolve();
    return new Promise((resolve) => {
      const cancel = this.#options.clock.after(PATIENCE_MS, resolve);
      this.#said = () => {
        cancel();
        resolve();
      };
      this.#options.ask();
    });
  }
}
