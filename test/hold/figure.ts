/** Prints what was measured, in the one line that the documents quote. */
export function figure(line: string): void {
  console.log(`hold: ${line}`);
}

/** The value that a share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
