/** Lays out what several screens have shown, side by side, one picture for each moment. */

import type { BrowserContext } from 'playwright-core';

/** From the left, from above, and how wide. */
type Place = readonly [x: number, y: number, width: number];

interface Recorded<S extends string> {
  readonly places: Readonly<Record<S, Place>>;
  /** PNG, in base64. */
  readonly shots: Readonly<Record<S, readonly { readonly at: number; readonly data: string }[]>>;
  readonly touches: readonly {
    readonly at: number;
    readonly on: S;
    readonly x: number;
    readonly y: number;
  }[];
  readonly captions: readonly { readonly at: number; readonly lines: readonly [string, string] }[];
  readonly times: readonly number[];
  /** The moment of the one picture for people who want less motion. */
  readonly still: number;
}

/** How long the mark of a finger stays. */
const TOUCH_MS = 450;

const HTML = `<!doctype html>
<style>
  html { height: 100%; background: radial-gradient(120% 90% at 50% 42%, #f1e6d2 45%, #dbc8a4); }
  body { margin: 0; overflow: hidden; }
  img { position: absolute; display: block; border: 7px solid #1c2b2f; background: #1c2b2f; box-shadow: 0 14px 24px -10px #46300c88; }
  i { position: absolute; width: 30px; height: 30px; margin: -15px; border-radius: 50%; background: #1c2b2f66; box-shadow: 0 0 0 3px #fffbf2cc; }
  p { position: absolute; left: 32px; top: 342px; width: 500px; margin: 0; color: #4b5655; font: 500 21px/1.35 'Noto Sans', system-ui, sans-serif; }
  b { display: block; color: #1c2b2f; font-weight: 800; font-size: 33px; line-height: 1.25; letter-spacing: -0.02em; }
</style><p><b></b><span></span></p>`;

export async function stage<S extends string>(
  context: BrowserContext,
  { places, shots, touches, captions, times, still }: Recorded<S>,
): Promise<{ readonly moving: readonly Buffer[]; readonly still: Buffer }> {
  const page = await context.newPage();
  await page.setContent(HTML);
  const screens = Object.entries(places) as [S, Place][];
  const shown = new Map<S, string>();
  const at = async (time: number): Promise<Buffer> => {
    const pictures = screens.flatMap(([screen, place]) => {
      const [first, ...later] = shots[screen];
      const data = later.filter((shot) => shot.at <= time).at(-1)?.data ?? first?.data ?? '';
      if (shown.get(screen) === data) return [];
      shown.set(screen, data);
      return [{ screen, place, data }];
    });
    const marks = touches
      .filter((touch) => touch.at <= time && time < touch.at + TOUCH_MS)
      .map(({ on, x, y }) => ({
        x: places[on][0] + 7 + x * places[on][2],
        y: places[on][1] + 7 + y * places[on][2],
      }));
    const lines = captions.filter((caption) => caption.at <= time).at(-1)?.lines ?? ['', ''];
    await page.evaluate(
      async (now) => {
        for (const { screen, place, data } of now.pictures) {
          const img = document.querySelector<HTMLImageElement>(`#${screen}`) ?? new Image();
          const [left, top, width] = place;
          img.id = screen;
          Object.assign(img.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
          img.style.borderRadius = screen === 'tv' ? '12px' : '24px';
          img.src = `data:image/png;base64,${data}`;
          await img.decode();
          document.body.append(img);
        }
        for (const mark of document.querySelectorAll('i')) mark.remove();
        for (const { x, y } of now.marks) {
          const mark = document.createElement('i');
          Object.assign(mark.style, { left: `${x}px`, top: `${y}px` });
          document.body.append(mark);
        }
        for (const [index, words] of [...document.querySelectorAll('b, span')].entries())
          words.textContent = now.lines[index] ?? '';
      },
      { pictures, marks, lines },
    );
    return page.screenshot();
  };
  const moving: Buffer[] = [];
  for (const time of times) moving.push(await at(time));
  return { moving, still: await at(still) };
}
