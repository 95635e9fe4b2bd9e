/** The words of the table of results, in the language of who saves it. */

import { type AwardKind, awardWeights } from './awards.ts';
import { type Separator, separators } from './csv.ts';
import { type Reader, fields, list, oneOf, text } from './readers.ts';

export interface ResultsWords {
  readonly separator: Separator;
  /** The heads of its columns. */
  readonly columns: readonly string[];
  readonly awards: Readonly<Record<AwardKind, string>>;
  /** What sides are called: each team, a table before its number, and everybody together. */
  readonly sides: {
    readonly teams: readonly string[];
    readonly table: string;
    readonly together: string;
  };
}

const COLUMNS = [
  ...['game', 'table', 'board', 'rows', 'columns', 'began', 'seconds'],
  ...['place', 'player', 'pairs', 'tries', 'in_a_row', 'award'],
  ...['side', 'side_pairs'],
];

const kinds = Object.keys(awardWeights) as readonly AwardKind[];

function ofEachAward<T>(valueOf: (kind: AwardKind) => T): Readonly<Record<AwardKind, T>> {
  return Object.fromEntries(kinds.map((kind) => [kind, valueOf(kind)])) as Record<AwardKind, T>;
}

/** For programs: the same in every language. */
export const plainResults: ResultsWords = {
  separator: ',',
  columns: COLUMNS,
  awards: ofEachAward((kind) => kind),
  sides: {
    teams: ['circles', 'triangles', 'squares', 'hearts'],
    table: 'table',
    together: 'together',
  },
};

const readAny: Reader<ResultsWords> = fields({
  separator: oneOf(...separators),
  columns: list(text),
  awards: fields(ofEachAward(() => text)),
  sides: fields({ teams: list(text), table: text, together: text }),
});

export const readResultsWords: Reader<ResultsWords> = (value) => {
  const words = readAny(value);
  return words?.columns.length === COLUMNS.length ? words : undefined;
};
