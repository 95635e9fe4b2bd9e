/** The page's own board, with numbers for rows and columns, and at each card its queue. */

import { signal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TableView } from '../../shared/table-view.ts';
import { isUp } from '../game/changes.ts';
import { touchedBy } from '../game/xray-lanes.ts';
import { BoardView } from '../ui/board-view.tsx';
import { useShown } from '../ui/page.ts';
import { Sticker } from '../ui/sticker.tsx';
import { useXray, wornAt } from './parts.ts';

/** How many waiters are drawn at a card. */
const LINE_MAX = 3;

interface BoardPanelProps {
  readonly view: TableView;
  /** The board at the moment that is looked at. */
  readonly spots: TableView['spots'];
  readonly isPast: boolean;
  readonly onTap: (at: number) => void;
}

export function BoardPanel({ view, spots, isPast, onTap }: BoardPanelProps) {
  const shown = useShown();
  const { form, xray } = useXray();
  const { far } = form;
  const source = useMemo(
    () => ({ view: signal({ ...view, spots }), asked: shown.store.asked }),
    [],
  );
  useLayoutEffect(() => {
    source.view.value = { ...view, spots };
  }, [view, spots]);
  const tap = useRef(onTap);
  tap.current = (at) => (isPast ? xray.backToNow() : onTap(at));
  return (
    <div class={isPast ? 'x-board x-past' : 'x-board'}>
      <BoardView
        key={view.game}
        source={source}
        onTap={(at) => tap.current(at)}
        isWatched={!form.isLed}
        {...(far === undefined ? {} : { far: () => far })}
      />
      <Signs view={view} spots={spots} />
    </div>
  );
}

/** How the board lies in the panel. */
interface Grid {
  readonly left: number;
  readonly top: number;
  readonly w: number;
  readonly h: number;
  readonly gap: number;
}

/** What lies on the board without being a part of it. */
function Signs({ view, spots }: Pick<BoardPanelProps, 'view' | 'spots'>) {
  const { xray } = useXray();
  const signs = useRef<HTMLDivElement>(null);
  const grid = useGrid(signs, `${view.game} ${view.rows} ${view.columns} ${view.faces}`);
  const looked = xray.looked();
  const lit = looked === undefined ? [] : touchedBy(looked).spots;
  const { rows, columns } = view;
  const range = (count: number) => Array.from({ length: count }, (_, index) => index);
  if (grid === undefined) return <div ref={signs} class="x-signs" aria-hidden="true" />;
  const { left, top, w, h, gap } = grid;
  const place = (at: number) => ({
    left: `${left + (at % columns) * (w + gap)}px`,
    top: `${top + Math.floor(at / columns) * (h + gap)}px`,
    width: `${w}px`,
    height: `${h}px`,
  });
  return (
    <div ref={signs} class="x-signs" aria-hidden="true" style={{ '--w': `${w}px` }}>
      <div class="x-columns num">
        {range(columns).map((column) => (
          <span key={column} style={{ left: `${left + column * (w + gap) + w / 2}px` }}>
            {column}
          </span>
        ))}
      </div>
      <div class="x-rows num">
        {range(rows).map((row) => (
          <span key={row} style={{ top: `${top + row * (h + gap) + h / 2}px` }}>
            {row}
          </span>
        ))}
      </div>
      <div class="x-marks">
        {spots.map((spot, at) => {
          if (!isUp(spot)) return null;
          const line = spot.waiting ?? [];
          const isWaitedFor = line.length > 0 && !line.includes(view.you.seat ?? -1);
          if (line.length === 0 && spot.card !== '') return null;
          return (
            <div key={at} class={isWaitedFor ? 'x-waited' : ''} style={place(at)}>
              {spot.card === '' ? <i class="x-veil" /> : null}
              <span class="x-queue">
                {line.slice(0, LINE_MAX).map((seat) => (
                  <Sticker key={seat} {...wornAt(view, seat)} />
                ))}
              </span>
            </div>
          );
        })}
        {lit.map((at) => (
          <i key={at} class="x-lit" style={place(at)} />
        ))}
      </div>
    </div>
  );
}

/** Follows the board: it lays itself out, and may be moved where it is larger than its place. */
function useGrid(signs: { readonly current: HTMLElement | null }, of: string): Grid | undefined {
  const [grid, setGrid] = useState<Grid>();
  useLayoutEffect(() => {
    const panel = signs.current?.parentElement;
    const felt = panel?.querySelector<HTMLElement>('.felt');
    if (panel === null || panel === undefined || felt === null || felt === undefined)
      return undefined;
    const measure = () => {
      const board = felt.querySelector<HTMLElement>('.board');
      if (board === null) return setGrid(undefined); // cards too small to be told apart
      const px = (name: string) => Number.parseFloat(board.style.getPropertyValue(name));
      const [outer, inner] = [panel.getBoundingClientRect(), board.getBoundingClientRect()];
      const [left, top] = [inner.left - outer.left, inner.top - outer.top];
      return setGrid({ left, top, w: px('--w'), h: px('--h'), gap: px('--gap') });
    };
    measure();
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(felt);
    const moved = new MutationObserver(measure);
    moved.observe(felt, { childList: true });
    felt.addEventListener('scroll', measure, true);
    return () => {
      observer.disconnect();
      moved.disconnect();
      felt.removeEventListener('scroll', measure, true);
    };
  }, [of]);
  return grid;
}
