import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { Tv, type TvOptions } from '../../main/desktop/tv.ts';

const HOST = 1;
const BEAMER = 2;

class TestWindow extends EventEmitter {
  readonly display: number | undefined;
  readonly loads: string[] = [];
  focused = 0;
  isClosed = false;

  constructor(display: number | undefined) {
    super();
    this.display = display;
  }

  async loadURL(link: string): Promise<void> {
    this.loads.push(link);
  }

  focus(): void {
    this.focused++;
  }

  close(): void {
    this.isClosed = true;
    this.emit('closed');
  }
}

/** The screens of a computer, the first of them with the window of the host. */
class TestScreen extends EventEmitter {
  displays: readonly number[];

  constructor(displays: readonly number[]) {
    super();
    this.displays = displays;
  }

  getAllDisplays() {
    return this.displays.map((id) => ({ id }));
  }

  /** Where the host's window is: the system moves it to a screen that is left. */
  getDisplayMatching() {
    return { id: this.displays.includes(HOST) ? HOST : this.displays[0] };
  }

  unplug(display: number): void {
    this.displays = this.displays.filter((id) => id !== display);
    this.emit('display-removed', {}, { id: display });
  }

  plugIn(display: number): void {
    this.displays = [...this.displays, display];
    this.emit('display-added', {}, { id: display });
  }
}

function setUp(displays: readonly number[] = [HOST]) {
  const windows: TestWindow[] = [];
  const screen = new TestScreen(displays);
  const awake = new Map<number, string>();
  const room = { code: '1234' };
  const tv = new Tv({
    link: () => `/tv#code=${room.code}`,
    host: { getBounds: () => ({ x: 0, y: 0, width: 1, height: 1 }) },
    open: (display) => {
      const window = new TestWindow(display?.id);
      windows.push(window);
      return window as unknown as ReturnType<TvOptions['open']>;
    },
    screen: screen as unknown as TvOptions['screen'],
    power: {
      start: (type) => {
        awake.set(windows.length, type);
        return windows.length;
      },
      stop: (id) => awake.delete(id),
    },
  });
  return { tv, windows, screen, awake, room };
}

/** Where the TV view is shown now: the display of each open window. */
function shownOn(windows: readonly TestWindow[]): readonly (number | undefined)[] {
  return windows.filter(({ isClosed }) => !isClosed).map(({ display }) => display);
}

describe('the TV view', () => {
  test('is loaded once, however often the table changes, and again with another code', () => {
    const { tv, windows, room } = setUp();
    tv.follow();
    expect(windows).toEqual([]);
    tv.show();
    for (let change = 0; change < 10; change++) tv.follow();
    expect(windows[0]?.loads).toEqual(['/tv#code=1234']);
    room.code = '5678';
    tv.follow();
    tv.follow();
    expect(windows[0]?.loads).toEqual(['/tv#code=1234', '/tv#code=5678']);
  });

  test('is one window: showing it again brings it to the front, and after closing it can be opened again', () => {
    const { tv, windows } = setUp();
    tv.show();
    tv.show();
    expect([windows.length, windows[0]?.focused]).toEqual([1, 1]);
    windows[0]?.close();
    tv.follow();
    tv.show();
    expect(windows[1]?.loads).toEqual(['/tv#code=1234']);
  });

  test('keeps the display awake only while it is open', () => {
    const { tv, windows, awake } = setUp();
    expect([...awake.values()]).toEqual([]);
    tv.show();
    expect([...awake.values()]).toEqual(['prevent-display-sleep']);
    windows[0]?.close();
    expect([...awake.values()]).toEqual([]);
  });
});

describe('the screen of the TV view', () => {
  test('is not the host’s; without a second screen it is an ordinary window', () => {
    const one = setUp([HOST]);
    one.tv.show();
    expect(shownOn(one.windows)).toEqual([undefined]);
    const two = setUp([BEAMER, HOST]);
    two.tv.show();
    expect(shownOn(two.windows)).toEqual([BEAMER]);
  });

  test('unplugged, leaves nothing over the window of the host; plugged in, shows it again', () => {
    const { tv, windows, screen, awake } = setUp([HOST, BEAMER]);
    tv.show();
    screen.unplug(BEAMER);
    expect(shownOn(windows)).toEqual([]);
    expect([...awake.values()]).toEqual([]);
    tv.follow();
    screen.plugIn(7);
    expect(shownOn(windows)).toEqual([7]);
    expect(windows[1]?.loads).toEqual(['/tv#code=1234']);
    expect([...awake.values()]).toEqual(['prevent-display-sleep']);
  });

  test('is given to the host’s window when that has lost its own', () => {
    const { tv, windows, screen } = setUp([HOST, BEAMER]);
    tv.show();
    screen.unplug(HOST);
    expect(shownOn(windows)).toEqual([]);
    screen.plugIn(HOST);
    expect(shownOn(windows)).toEqual([BEAMER]);
  });

  test('may be plugged in after the view, which moves there', () => {
    const { tv, windows, screen } = setUp([HOST]);
    tv.show();
    screen.plugIn(BEAMER);
    expect(shownOn(windows)).toEqual([BEAMER]);
    screen.plugIn(3);
    screen.unplug(3);
    expect(shownOn(windows)).toEqual([BEAMER]);
    expect(windows).toHaveLength(2);
  });

  test('shows no view that was never asked for, or was closed', () => {
    const { tv, windows, screen } = setUp([HOST, BEAMER]);
    screen.unplug(BEAMER);
    screen.plugIn(BEAMER);
    expect(windows).toEqual([]);
    tv.show();
    windows[0]?.close();
    screen.unplug(BEAMER);
    screen.plugIn(BEAMER);
    expect(shownOn(windows)).toEqual([]);
    expect(windows).toHaveLength(1);
  });
});
