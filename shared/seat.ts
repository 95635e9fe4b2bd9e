/** What a seat looks like: colour and shape follow from its number and are never sent. */

export const colours = ['red', 'blue', 'green', 'pink', 'brown', 'sky', 'purple', 'black'] as const;

export const shapes = [
  'circle',
  'triangle',
  'square',
  'heart',
  'diamond',
  'plus',
  'star',
  'moon',
] as const;

export interface SeatSign {
  readonly colour: (typeof colours)[number];
  readonly shape: (typeof shapes)[number];
  /** From the second round of the 64 signs on, their number: 2, 3 … */
  readonly number: number | undefined;
}

/**
 * The sign of seat `seat`, from 0. The first eight differ in both colour and shape, the first 64
 * in at least one; after that signs repeat, with a number.
 */
export function seatSign(seat: number): SeatSign {
  const [colourIndex, shapeIndex] = seatIndexes(seat);
  const colour = colours[colourIndex];
  const shape = shapes[shapeIndex];
  if (colour === undefined || shape === undefined) throw new RangeError(`no seat ${seat}`);
  const round = Math.floor(seat / 64) + 1;
  return { colour, shape, number: round === 1 ? undefined : round };
}

/** Which colour and which shape, of eight each, is the sign of seat `seat`. */
export function seatIndexes(seat: number): readonly [colour: number, shape: number] {
  return [seat % 8, (seat + Math.floor(seat / 8)) % 8];
}

/**
 * The sign of person `nth` of team `team`, both from 0, as the seat that has it: everybody of a team
 * wears one shape, and from the ninth on the colours come again, with a number.
 */
export function teamSign(team: number, nth: number): number {
  const colour = nth % 8;
  return colour + 8 * ((team - colour + 8) % 8) + 64 * Math.floor(nth / 8);
}
