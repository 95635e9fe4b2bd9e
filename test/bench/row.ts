/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly goal: string;
  readonly measured: string;
  readonly verdict: 'met' | 'missed' | 'reported' | 'not measured';
  /** The same in numbers, and whatever else was measured on the way; for the JSON. */
  readonly figures: Readonly<Record<string, number>>;
}

/** How much is measured: in full, or each machinery once to see that it works. */
export type Pick = (full: number, smoke: number) => number;

/** Measures one or more rows. */
export interface Bench {
  readonly name: string;
  readonly run: (pick: Pick) => Promise<readonly Row[]>;
}

export function verdict(isMet: boolean): 'met' | 'missed' {
  return isMet ? 'met' : 'missed';
}

/** "0.83 ×" */
export function times(ratio: number): string {
  return `${ratio.toFixed(2)} ×`;
}

/** 12345.6 → "12,346" */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
