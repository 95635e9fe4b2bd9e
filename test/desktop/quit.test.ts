import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { LastWords, type QuitOptions, stopInOrder } from '../../main/desktop/quit.ts';
import { TestClock } from '../support/clock.ts';
import { pending } from '../support/promises.ts';

/** An app as Electron has it: whoever wants to quit is asked first, and may be refused. */
class TestApp extends EventEmitter {
  hasQuit = false;
  exitCode: number | undefined;

  quit(): void {
    let isRefused = false;
    this.emit('before-quit', { preventDefault: () => (isRefused = true) });
    if (!isRefused) this.hasQuit = true;
  }

  exit(code: number): void {
    this.exitCode = code;
  }
}

class TestWindow extends EventEmitter {
  isShown = true;
  isFull = false;

  /** @returns whether it may close */
  close(): boolean {
    let mayClose = true;
    this.emit('close', { preventDefault: () => (mayClose = false) });
    return mayClose;
  }

  hide(): void {
    this.isShown = false;
  }

  show(): void {
    this.isShown = true;
  }

  isFullScreen(): boolean {
    return this.isFull;
  }

  /** As on a Mac, where it takes a moment to leave. */
  setFullScreen(isFull: boolean): void {
    queueMicrotask(() => {
      this.isFull = isFull;
      this.emit('leave-full-screen');
    });
  }
}

/** An app that stops in order, and notes what it does. */
function running(some: Partial<Pick<QuitOptions, 'mayQuit' | 'stop' | 'outlivesWindow'>> = {}) {
  const app = new TestApp();
  const window = new TestWindow();
  const signals = new EventEmitter();
  const bugs: unknown[] = [];
  const done: string[] = [];
  stopInOrder({
    app: app as unknown as QuitOptions['app'],
    window: window as unknown as QuitOptions['window'],
    signals: signals as unknown as QuitOptions['signals'],
    outlivesWindow: false,
    mayQuit: async () => true,
    stop: async () => void done.push('stop'),
    onBug: (error) => bugs.push(error),
    ...some,
  });
  return { app, window, signals, bugs, done };
}

/** Lets everything that was begun go on to its end. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

describe('quitting', () => {
  test.each(['the window', 'the app'])('%s: everything is stopped first, once', async (way) => {
    const { app, window, done, bugs } = running();
    if (way === 'the app') app.quit();
    else expect(window.close()).toBe(false);
    app.quit(); // impatient
    await settled();
    expect([app.hasQuit, done, bugs]).toEqual([true, ['stop'], []]);
    expect(window.close()).toBe(true);
  });

  test('may be cancelled, and asked for again', async () => {
    const answers = [false, true];
    const { app, done } = running({ mayQuit: async () => answers.shift() ?? true });
    app.quit();
    await settled();
    expect([app.hasQuit, done]).toEqual([false, []]);
    app.quit();
    await settled();
    expect([app.hasQuit, done]).toEqual([true, ['stop']]);
  });

  test('goes on if the question cannot be asked, with everything stopped and the bug told', async () => {
    const bug = new TypeError('Object has been destroyed');
    const { app, done, bugs } = running({ mayQuit: () => Promise.reject(bug) });
    app.quit();
    await settled();
    expect([app.hasQuit, done, bugs]).toEqual([true, ['stop'], [bug]]);
  });

  test('goes on if stopping fails, and the bug is told', async () => {
    const bug = new Error('no disk');
    const { app, bugs } = running({ stop: () => Promise.reject(bug) });
    app.quit();
    await settled();
    expect([app.hasQuit, bugs]).toEqual([true, [bug]]);
  });

  test.each(['SIGINT', 'SIGTERM'])('%s asks nobody, and stops everything once', async (signal) => {
    const { app, signals, done } = running({ mayQuit: async () => false });
    signals.emit(signal);
    signals.emit(signal);
    await settled();
    expect([app.exitCode, done]).toEqual([0, ['stop']]);
  });
});

describe('on a Mac', () => {
  test('closing the window hides it, the game goes on, and a click in the dock shows it', async () => {
    const { app, window, done } = running({ outlivesWindow: true });
    expect(window.close()).toBe(false);
    await settled();
    expect([window.isShown, app.hasQuit, done]).toEqual([false, false, []]);
    app.emit('activate');
    expect(window.isShown).toBe(true);
    app.quit();
    await settled();
    expect([app.hasQuit, window.close()]).toEqual([true, true]);
  });

  test('a window that fills the screen leaves it first, or a black screen would stay', async () => {
    const { window } = running({ outlivesWindow: true });
    window.isFull = true;
    window.close();
    expect(window.isShown).toBe(true);
    await settled();
    expect([window.isFull, window.isShown]).toEqual([false, false]);
  });
});

function lastWords() {
  const clock = new TestClock();
  let asked = 0;
  const words = new LastWords({ ask: () => asked++, clock });
  return { clock, words, asked: () => asked };
}

describe('before the app ends', () => {
  test('its page is asked, and waited for until it has saved everything', async () => {
    const { words, asked } = lastWords();
    words.open();
    const end = words.wait();
    expect([asked(), await pending(end)]).toEqual([1, true]);
    words.said();
    await end;
  });

  test('a page that says nothing is waited for two seconds', async () => {
    const { words, clock } = lastWords();
    words.open();
    const end = words.wait();
    clock.pass(1_999);
    expect(await pending(end)).toBe(true);
    clock.pass(1);
    await end;
  });

  test('a missing page is not asked, and one that goes is not waited for', async () => {
    const { words, asked } = lastWords();
    await words.wait();
    expect(asked()).toBe(0);
    words.open();
    const end = words.wait();
    words.close();
    await end;
  });
});
