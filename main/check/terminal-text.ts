/** Text as a terminal shows it: colours, plain signs where there are no others, and how wide it is. */

import { charactersOf } from '../../shared/graphemes.ts';

export interface TerminalKind {
  readonly hasColour: boolean;
  readonly hasUnicode: boolean;
}

/** What this terminal, file or pipe can show. */
export function terminalKind(isTerminal: boolean, env: NodeJS.ProcessEnv): TerminalKind {
  const isPlain = (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb';
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  return {
    hasColour: isTerminal && !isPlain,
    hasUnicode: /utf-?8/i.test(locale) || env['WT_SESSION'] !== undefined,
  };
}

const ESCAPE = '\u001b';

const CODES = { bold: '1', dim: '2', good: '32', note: '1;33' } as const;

/** Signs for terminals without Unicode. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ '✓': '.', '✗': 'x', '·': '-', '─': '-', '┌': '+', '└': '+', '│': '|', '┆': ':' },
  ...{ '’': "'", '“': '"', '”': '"', '…': '>' },
};

export class TerminalText {
  readonly #kind: TerminalKind;

  constructor(kind: TerminalKind) {
    this.#kind = kind;
  }

  in(style: keyof typeof CODES, text: string): string {
    return this.#kind.hasColour && text !== ''
      ? `${ESCAPE}[${CODES[style]}m${text}${ESCAPE}[0m`
      : text;
  }

  /** The whole text, with plain signs where the terminal has no others. */
  printed(text: string): string {
    if (this.#kind.hasUnicode) return text;
    return text.replaceAll(/[✓✗·─┌└│┆’“”…]/g, (sign) => PLAIN[sign] ?? sign);
  }
}

/** Emoji, and the scripts of East Asia, are two columns wide. */
const WIDE =
  /\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|\ufe0f/u;

const STYLES = new RegExp(String.raw`${ESCAPE}\[[\d;]*m`, 'g');

/** How many columns a text takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of charactersOf(text.replaceAll(STYLES, ''))) {
    width += WIDE.test(character) ? 2 : 1;
  }
  return width;
}

/** The text in exactly so many columns: cut, or with spaces after it. */
export function fitted(text: string, columns: number): string {
  const width = widthOf(text);
  if (width <= columns) return text + ' '.repeat(columns - width);
  return fitted(`${headOf(text, columns - 1)}…`, columns);
}

/** As much of the beginning as fits. */
function headOf(text: string, columns: number): string {
  let head = '';
  for (const character of charactersOf(text)) {
    if (widthOf(head + character) > columns) break;
    head += character;
  }
  return head;
}

/** The text in lines of at most so many columns; words that are longer are cut into pieces. */
export function wrapped(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (let word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > columns) {
      lines.push(line);
      line = '';
    }
    while (widthOf(word) > columns) {
      const head = headOf(word, columns);
      lines.push(head);
      word = word.slice(head.length);
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Both ends of a line. */
export function spread(left: string, right: string, columns: number): string {
  const space = Math.max(1, columns - widthOf(left) - widthOf(right));
  return left + ' '.repeat(space) + right;
}
