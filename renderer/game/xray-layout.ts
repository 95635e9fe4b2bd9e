/** Where things stand in the lanes of the X-ray. Pure sums. */

import { isPicture } from '../../shared/picture.ts';
import { photoOf } from './photo.ts';
import type { Bar, Mark } from './xray-lanes.ts';

/** How large the parts of a lane are, in pixels. */
export interface LaneSizes {
  readonly lane: number;
  /** One row: the id of a rule stands inside the bar that it begins. */
  readonly isDense: boolean;
  readonly isTv: boolean;
  readonly font: number;
  readonly pill: number;
  readonly pillTop: number;
  readonly bar: number;
  readonly barTop: number;
  readonly ring: number;
  readonly side: number;
  readonly radius: number;
}

/** What else stands above and below the lanes; how high a lane is at most, roomy and dense, at least. */
const WINDOW = { others: 312, roomyMax: 78, roomyMin: 60, denseMax: 40, denseMin: 26 };
const TV = { others: 332, roomyMax: 126, roomyMin: 92, denseMax: 52, denseMin: 40 };

export function laneSizes(count: number, height: number, isTv: boolean): LaneSizes {
  const { others, roomyMax, roomyMin, denseMax, denseMin } = isTv ? TV : WINDOW;
  const room = (height - others) / Math.max(1, count);
  const isDense = room < roomyMin;
  const lane = Math.floor(
    isDense ? Math.max(denseMin, Math.min(denseMax, room)) : Math.min(roomyMax, room),
  );
  const font = isTv ? 24 : 12;
  const pill = isDense ? font + 4 : font + 7;
  const pillTop = isDense ? (lane - pill) / 2 : isTv ? 9 : 5;
  const bar = isDense ? lane - (isTv ? 10 : 8) : lane - pillTop - pill - (isTv ? 20 : 13);
  return {
    lane,
    isDense,
    isTv,
    font,
    pill,
    pillTop,
    bar,
    barTop: isDense ? (isTv ? 4 : 3) : pillTop + pill + (isTv ? 7 : 4),
    ring: isTv ? (isDense ? 3 : 4) : isDense ? 2.2 : 2.8,
    side: isTv ? (isDense ? 3 : 5) : isDense ? 2 : 3,
    radius: Math.min(isTv ? 14 : 10, bar * 0.32),
  };
}

/** How many lanes there is room for, where nothing scrolls. */
export function lanesFitting(height: number): number {
  return Math.floor((height - TV.others) / TV.denseMin);
}

/** From the time of the game to pixels. */
export interface Scale {
  /** Milliseconds at x = 0. */
  readonly from: number;
  readonly perMs: number;
}

export function xOf(ms: number, { from, perMs }: Scale): number {
  return Math.round((ms - from) * perMs * 10) / 10;
}

/** About how wide a text is. */
export function textWidth(text: string, font: number): number {
  return text.length * font * 0.56;
}

/** The times at which a line goes through the lanes; every second one is named. */
export function ticks(scale: Scale, until: number): readonly { ms: number; isNamed: boolean }[] {
  const shown = until - scale.from;
  const unit = shown > 60_000 ? 10_000 : shown > 20_000 ? 2_000 : 1_000;
  const first = Math.max(0, Math.ceil(scale.from / unit));
  const last = Math.floor(until / unit);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
    ms: (first + index) * unit,
    isNamed: (first + index) % 2 === 0,
  }));
}

/** The sign of a rule, as there is room for it. */
export interface Pill {
  readonly mark: Mark;
  readonly kind: 'full' | 'short' | 'dot';
  readonly x: number;
  readonly width: number;
  /** Where its moment is. */
  readonly tick: number;
}

/**
 * The pills of one lane, roomy. One that would touch the next loses what the flip did before, then
 * becomes a dot; one that was chosen keeps its id.
 */
export function fitPills(
  marks: readonly Mark[],
  scale: Scale,
  { font, isTv }: LaneSizes,
  lit: number | undefined,
): readonly Pill[] {
  const overhang = isTv ? 12 : 7;
  return marks.map((mark, index): Pill => {
    const tick = xOf(mark.ms, scale);
    const next = marks[index + 1];
    const room = next === undefined ? Infinity : xOf(next.ms, scale) - tick - 2;
    const short = textWidth(mark.rule, font) + font * 0.95;
    const before = mark.before.join(' ');
    const full = before === '' ? short : short + textWidth(before, font) + font * 0.42;
    const x = tick - overhang;
    if (full <= room) return { mark, kind: 'full', x, width: full, tick };
    if (short <= room || mark.step === lit) return { mark, kind: 'short', x, width: short, tick };
    return { mark, kind: 'dot', x: tick, width: 0, tick };
  });
}

/** What is written on a bar. */
export interface Label {
  readonly x: number;
  readonly hasPicture: boolean;
  readonly hasName: boolean;
  /** Where the next thing may stand. */
  readonly end: number;
}

/** How wide a card is there. */
export function pictureWidth(card: string | undefined, size: number, font: number): number {
  const isWord = card !== undefined && photoOf(card) === undefined && !isPicture(card);
  return isWord ? Math.min(textWidth(card, font) + 2, font * 7) : size;
}

/** How large a picture on a bar is. */
export function pictureSize({ bar, font }: LaneSizes): number {
  return Math.min(bar * 0.66, font * 1.7);
}

/** As much of tick, picture and name as there is room for between two places. */
export function fitLabel(
  { kind }: Bar,
  card: string | undefined,
  name: string,
  [start, end]: readonly [start: number, end: number],
  sizes: LaneSizes,
): Label {
  const { font, isDense, isTv } = sizes;
  const size = pictureSize(sizes);
  const x = start + (isDense ? 5 : isTv ? 12 : 7);
  const nameWidth = textWidth(name, font + (isDense ? 0 : 1)) + 4;
  if (kind === 'wait') {
    const hasName = end - x > nameWidth;
    return { x: x + 2, hasPicture: false, hasName, end: hasName ? x + nameWidth + 6 : x };
  }
  const picture = pictureWidth(card, size, font);
  const check = kind === 'pair' ? size : 0;
  const hasPicture = end - x > check + picture + 6;
  const after = x + check + (hasPicture ? picture + size * 0.3 : 0);
  const hasName = kind === 'has' && hasPicture && end - after > nameWidth;
  return { x, hasPicture, hasName, end: hasName ? after + nameWidth + 4 : after };
}
