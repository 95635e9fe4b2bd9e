import { resultsPieces } from '../../main/story/results-csv.ts';

/** The results of these games as CSV, all at once. */
export function resultsCsv(...about: Parameters<typeof resultsPieces>): string {
  return [...resultsPieces(...about)].join('');
}
