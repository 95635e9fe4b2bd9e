import { type BrowserWindow, app } from 'electron';

export interface QuitOptions {
  readonly window: BrowserWindow;
  /** Whether the host, asked where friends are playing, wants to quit. */
  readonly mayQuit: () => Promise<boolean>;
  /** Ends everything in good order: answers to friends, the last save. */
  readonly stop: () => Promise<void>;
  readonly onBug: (error: unknown) => void;
}

/** Closing the window, quitting, and the end of a session are one thing: ask, stop, end. */
export function stopInOrder({ window, mayQuit, stop, onBug }: QuitOptions): void {
  let state: 'running' | 'stopping' | 'stopped' = 'running';
  let stopping: Promise<void> | undefined;
  // What could not be stopped ends with the process.
  const stopOnce = () => (stopping ??= stop().catch(onBug));
  const end = async () => {
    if (state !== 'running') return;
    state = 'stopping';
    if (!(await mayQuit())) {
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
    app.quit();
  });
  app.on('window-all-closed', () => app.quit());
  // A terminal or the system asks without a window: nobody is there to answer a question. Ctrl+C
  // comes twice, from the terminal and from the launcher; the second must not cut the first short.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stopOnce().then(() => app.exit(0)));
  }
}
