/** The lines that Anki writes above the notes it exports as text, such as `#separator:tab`. */

import type { Separator } from './cells.ts';

export interface AnkiHead {
  /** Where the notes begin, and how many lines stand above them. */
  readonly length: number;
  readonly lines: number;
  readonly separator?: Separator;
  readonly isHtml?: boolean;
  /** Columns of tags, decks and the like, counted from 0. */
  readonly leftOut: ReadonlySet<number>;
}

const LINE =
  /^#(separator|html|columns|tags|notetype|deck|if matches|(?:guid|notetype|deck|tags) column):(.*)$/i;

/** A line has a few words; a longer one is none of these. */
const LINE_MAX = 500;

const SEPARATORS: Readonly<Record<string, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  '\\t': '\t',
  space: ' ',
  pipe: '|',
  colon: ':',
};

/** @returns undefined for a list from elsewhere */
export function ankiHead(text: string): AnkiHead | undefined {
  let length = 0;
  let lines = 0;
  let separator: Separator | undefined;
  let isHtml: boolean | undefined;
  const leftOut = new Set<number>();
  for (;;) {
    const line = /^[^\r\n]*/.exec(text.slice(length, length + LINE_MAX))?.[0] ?? '';
    const [, key, value = ''] = LINE.exec(line) ?? [];
    if (key === undefined) break;
    const name = key.toLowerCase();
    if (name === 'separator') separator = separatorCalled(value);
    else if (name === 'html') isHtml = value.trim().toLowerCase() === 'true';
    else if (name.endsWith(' column')) leftOut.add(Number(value) - 1);
    lines += 1;
    length += line.length;
    length += text.startsWith('\r\n', length) ? 2 : 1;
  }
  if (lines === 0) return undefined;
  return {
    length,
    lines,
    leftOut,
    ...(separator === undefined ? {} : { separator }),
    ...(isHtml === undefined ? {} : { isHtml }),
  };
}

function separatorCalled(value: string): Separator | undefined {
  const name = value.trim().toLowerCase();
  const mark = SEPARATORS[name] ?? name;
  return mark.length === 1 ? { marks: mark } : undefined;
}
