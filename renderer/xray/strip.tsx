/** The whole game below the lanes: how busy it was, who found what, and which part the lanes show. */

import { useRef } from 'preact/hooks';
import { useBox } from '../ui/hooks.ts';
import { colourClass, signPaths } from '../board/signs.ts';
import type { TableView } from '../../shared/table-view.ts';
import { useXray, wornAt } from './parts.ts';

const PARTS = 80;
const HEIGHT = 46;
const MARK = 15;
/** The least length of a game on the strip. */
const LENGTH_MIN = 30_000;

export function Strip({ view }: { readonly view: TableView }) {
  const { xray, words } = useXray();
  const ground = useRef<HTMLDivElement>(null);
  const width = useBox(ground)?.width ?? 0;
  void xray.version.value;
  const isOfThisGame = xray.log.game === view.game;
  const { steps, lanes } = xray.log;
  const right = xray.right();
  const now = Math.max(right, xray.now());
  const first = steps[0]?.ms ?? 0;
  const start = xray.log.startsAnew ? first : 0;
  const length = Math.max(LENGTH_MIN, now - start);
  const xOf = (ms: number) => (Math.min(Math.max(0, ms - start), length) / length) * width;
  const busy = Array.from({ length: PARTS }, () => 0);
  for (const { ms } of isOfThisGame ? steps : []) {
    const part = Math.min(PARTS - 1, Math.floor(((ms - start) / length) * PARTS));
    busy[part] = (busy[part] ?? 0) + 1;
  }
  const left = xOf(right - xray.span.value);
  const lead = (event: PointerEvent) => {
    const box = ground.current?.getBoundingClientRect();
    if (box === undefined || width === 0) return;
    const ms = start + ((event.clientX - box.left) / width) * length;
    xray.goTo(ms + xray.span.peek() / 2);
  };
  return (
    <div class="x-whole" aria-hidden="true">
      <span>{words.wholeGame}</span>
      <div
        ref={ground}
        class="x-strip"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          lead(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) lead(event);
        }}
      >
        <svg width={width} height={HEIGHT}>
          <rect
            class="x-shown"
            x={left}
            y={5}
            width={Math.max(8, xOf(right) - left)}
            height={HEIGHT - 10}
            rx={8}
          />
          {busy.map((count, part) =>
            count === 0 ? null : (
              <rect
                key={part}
                class="x-busy"
                x={(part * width) / PARTS + 0.5}
                y={HEIGHT - 9 - Math.min(count * 4, HEIGHT - 24)}
                width={Math.max(1.5, width / PARTS - 1.5)}
                height={Math.min(count * 4, HEIGHT - 24)}
                rx={1.5}
              />
            ),
          )}
          {(isOfThisGame ? lanes.finds : []).map(({ ms, seat }, index) => {
            const { sign, computer } = wornAt(view, seat);
            return (
              <svg
                key={index}
                class={`sticker ${colourClass(sign)}`}
                x={xOf(ms) - MARK / 2}
                y={8}
                width={MARK}
                height={MARK}
                viewBox="0 0 24 24"
              >
                {signPaths(sign, computer !== undefined).map(([d, part]) => (
                  <path key={part} class={part} d={d} />
                ))}
              </svg>
            );
          })}
          <rect
            class="x-frame"
            x={left}
            y={4}
            width={Math.max(8, xOf(right) - left)}
            height={HEIGHT - 8}
            rx={9}
          />
        </svg>
      </div>
    </div>
  );
}
