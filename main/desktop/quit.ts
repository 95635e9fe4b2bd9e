import type { App, BrowserWindow } from 'electron';

export interface QuitOptions {
  readonly app: Pick<App, 'on' | 'quit' | 'exit'>;
  readonly window: Pick<
    BrowserWindow,
    'on' | 'once' | 'hide' | 'show' | 'isFullScreen' | 'setFullScreen'
  >;
  /** The signals by which a terminal or the system asks it to end. */
  readonly signals: Pick<NodeJS.Process, 'on'>;
  /** Whether an app whose window was closed goes on, as on a Mac. */
  readonly outlivesWindow: boolean;
  /** Whether the host, asked where friends are playing, wants to quit. */
  readonly mayQuit: () => Promise<boolean>;
  /** Ends everything in good order: answers to friends, the last save. */
  readonly stop: () => Promise<void>;
  readonly onBug: (error: unknown) => void;
}

/**
 * Quitting and the end of a session are one thing: ask, stop, end. Closing the window is the same,
 * except where an app outlives its windows.
 */
export function stopInOrder(options: QuitOptions): void {
  const { app, window, signals, outlivesWindow, mayQuit, stop, onBug } = options;
  let state: 'running' | 'stopping' | 'stopped' = 'running';
  let stopping: Promise<void> | undefined;
  // What could not be stopped ends with the process.
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
  // A terminal or the system asks without a window: nobody is there to answer a question. Ctrl+C
  // comes twice, from the terminal and from the launcher; the second must not cut the first short.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    signals.on(signal, () => void stopOnce().then(() => app.exit(0)));
  }
}

/** Out of full screen first, which would stay black. */
function hide(window: QuitOptions['window']): void {
  if (!window.isFullScreen()) return window.hide();
  window.once('leave-full-screen', () => window.hide());
  window.setFullScreen(false);
}
