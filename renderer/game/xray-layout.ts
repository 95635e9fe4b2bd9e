/** Where things stand in the lanes of the X-ray. Pure sums. */

import { isEmoji } from '../../shared/emoji.ts';
import { photoOf } from './photo.ts';
import type { Bar, Mark } from './xray-lanes.ts';

/** What is drawn larger where lanes are roomy, in pixels. */
interface Strokes {
  readonly ring: number;
  readonly side: number;
  /** The outline of a bar that waits, and its dashes. */
  readonly wait: number;
  readonly dash: string;
  /** The ribbon of a hand-over: its width, the point of its arrow, how wide it turns at most. */
  readonly ribbon: number;
  readonly arrow: number;
  readonly turnMax: number;
}

/** The measures of all lanes on one kind of screen, in pixels. */
export interface LaneForm {
  /** The height of everything above and below the lanes. */
  readonly others: number;
  /** How high a lane may be, roomy and dense. */
  readonly roomyMax: number;
  readonly roomyMin: number;
  readonly denseMax: number;
  readonly denseMin: number;
  /** The height of the times above the first lane. */
  readonly axis: number;
  readonly font: number;
  /** Air in a roomy lane: above its pills, below these, and below its bars. */
  readonly air: readonly [number, number, number];
  /** Air in a dense lane: above its bars, and in all. */
  readonly denseAir: readonly [number, number];
  readonly radiusMax: number;
  /** How far a label stands from the start of its bar, and a pill reaches before its moment. */
  readonly indent: number;
  /** How far a rule stands from its moment in a dense lane. */
  readonly denseIndent: number;
  readonly flip: number;
  readonly lapse: number;
  readonly roomy: Strokes;
  readonly dense: Strokes;
}

/** A window, seen from near. */
export const WINDOW_LANES: LaneForm = {
  others: 312,
  roomyMax: 78,
  roomyMin: 60,
  denseMax: 40,
  denseMin: 26,
  axis: 28,
  font: 12,
  air: [5, 4, 13],
  denseAir: [3, 8],
  radiusMax: 10,
  indent: 7,
  denseIndent: 5,
  flip: 2,
  lapse: 2.5,
  roomy: { ring: 2.8, side: 3, wait: 2.2, dash: '6 4.5', ribbon: 3, arrow: 7, turnMax: 10 },
  dense: { ring: 2.2, side: 2, wait: 1.8, dash: '5 3.5', ribbon: 2.2, arrow: 5.5, turnMax: 7 },
};

/** A TV, seen across a room. */
export const TV_LANES: LaneForm = {
  others: 332,
  roomyMax: 126,
  roomyMin: 92,
  denseMax: 52,
  denseMin: 40,
  axis: 58,
  font: 24,
  air: [9, 7, 20],
  denseAir: [4, 10],
  radiusMax: 14,
  indent: 12,
  denseIndent: 8,
  flip: 3,
  lapse: 4,
  roomy: { ring: 4, side: 5, wait: 3, dash: '9 7', ribbon: 5, arrow: 12, turnMax: 16 },
  dense: { ring: 3, side: 3, wait: 3, dash: '9 7', ribbon: 3.5, arrow: 8, turnMax: 10 },
};

/** How large the parts of a lane are, in pixels. */
export interface LaneSizes
  extends Strokes, Pick<LaneForm, 'font' | 'indent' | 'denseIndent' | 'flip' | 'lapse'> {
  readonly lane: number;
  /** One row: the id of a rule stands inside the bar that it begins. */
  readonly isDense: boolean;
  readonly pill: number;
  readonly pillTop: number;
  readonly bar: number;
  readonly barTop: number;
  readonly radius: number;
}

export function laneSizes(count: number, height: number, form: LaneForm): LaneSizes {
  const { others, roomyMax, roomyMin, denseMax, denseMin } = form;
  const { font, indent, denseIndent, flip, lapse } = form;
  const room = (height - others) / Math.max(1, count);
  const isDense = room < roomyMin;
  const lane = Math.floor(
    isDense ? Math.max(denseMin, Math.min(denseMax, room)) : Math.min(roomyMax, room),
  );
  const [above, between, below] = form.air;
  const [denseAbove, denseAll] = form.denseAir;
  const pill = isDense ? font + 4 : font + 7;
  const pillTop = isDense ? (lane - pill) / 2 : above;
  const bar = isDense ? lane - denseAll : lane - pillTop - pill - below;
  return {
    ...(isDense ? form.dense : form.roomy),
    lane,
    isDense,
    font,
    indent,
    denseIndent,
    flip,
    lapse,
    pill,
    pillTop,
    bar,
    barTop: isDense ? denseAbove : pillTop + pill + between,
    radius: Math.min(form.radiusMax, bar * 0.32),
  };
}

/** How many lanes there is room for, where nothing scrolls. */
export function lanesFitting(height: number, { others, denseMin }: LaneForm): number {
  return Math.floor((height - others) / denseMin);
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
 * becomes a dot. One that was chosen keeps its id; those that it would touch become dots.
 */
export function fitPills(
  marks: readonly Mark[],
  scale: Scale,
  { font, indent }: LaneSizes,
  lit: number | undefined,
): readonly Pill[] {
  const dot = ({ mark, tick }: Pill): Pill => ({ mark, kind: 'dot', x: tick, width: 0, tick });
  const pills = marks.map((mark, index): Pill => {
    const tick = xOf(mark.ms, scale);
    const next = marks[index + 1];
    const room = next === undefined ? Infinity : xOf(next.ms, scale) - tick - 2;
    const short = textWidth(mark.rule, font) + font * 0.95;
    const before = mark.before.join(' ');
    const full = before === '' ? short : short + textWidth(before, font) + font * 0.42;
    const x = tick - indent;
    if (full <= room) return { mark, kind: 'full', x, width: full, tick };
    if (short <= room || mark.step === lit) return { mark, kind: 'short', x, width: short, tick };
    return { mark, kind: 'dot', x: tick, width: 0, tick };
  });
  const chosen = pills.find(({ mark }) => mark.step === lit);
  const touchesChosen = ({ x, width }: Pill) =>
    chosen !== undefined && x < chosen.x + chosen.width && chosen.x < x + width;
  return pills.map((pill) => (pill !== chosen && touchesChosen(pill) ? dot(pill) : pill));
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
  const isWord = card !== undefined && photoOf(card) === undefined && !isEmoji(card);
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
  const { font, isDense, indent } = sizes;
  const size = pictureSize(sizes);
  const x = start + (isDense ? 5 : indent);
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
