/**
 * Scenarios: short games as data, with everything that is expected in them.
 *
 *     1-D.3 a flip of a controlled card waits until control is handed over
 *     board A B / B A
 *     alice flip 0,0
 *     bob flip 0,0 waits          # a comment
 *     alice flip 0,1
 *     bob flip succeeds           # the one that waited
 *     bob sees my A, up B / down, down
 *
 * The first line has an id, whose part before the dot is a rule or a subject, and a title. `level sound`
 * may follow. Then comes the board, or `file` and a board file as a JSON string; then the moves:
 *
 *     alice flip 0,0              succeeds
 *     alice flip 0,0 fails 2-B    the rule is asked of our own host only, and may be left out
 *     alice flip 0,0 waits        and then: alice flip waits, alice flip succeeds, alice flip fails 1-A
 *     alice hangs up              the connection of the flip that waits is cut
 *     alice replace A B
 *     alice watch                 and then: alice watch waits, alice watch sees up A, down
 *     alice sees my A, up B / down, none
 *     get /flip/alice/1.5,0 refused
 *     get /look/alice has cache-control: no-store
 *
 * These expectations hold for our own host. Another server is judged by the rules alone, which leave more
 * open (see model.ts). In a file scenarios stand apart by blank lines.
 */

import {
  type BoardFile,
  BoardSyntaxError,
  formatBoardFile,
  parseBoardFile,
} from '../../shared/board-file.ts';
import { parseBoardState } from '../../shared/board-state.ts';
import { type PlayerId, type Position, isPlayerId } from '../../shared/card.ts';

/** The problems of the exercise, which build on each other. */
export const problems = {
  1: 'Board files',
  2: 'Look and flip',
  3: 'Waiting',
  4: 'Replace',
  5: 'Watch',
} as const;

export type Problem = keyof typeof problems;

/** Only what is required decides; what is sound nobody has promised, but a good server does it. */
export type Level = 'required' | 'sound';

/** How a flip ends: by which rule it fails, if that is said. */
export type FlipEnd =
  | { readonly kind: 'succeeds' | 'waits' }
  | { readonly kind: 'fails'; readonly rule: string | undefined };

export type Move =
  | {
      readonly kind: 'flip';
      readonly player: PlayerId;
      readonly at: Position;
      readonly end: FlipEnd;
    }
  /** What becomes of the player's flip that waits. */
  | { readonly kind: 'waiting flip'; readonly player: PlayerId; readonly end: FlipEnd }
  | { readonly kind: 'hang up' | 'watch' | 'watch waits'; readonly player: PlayerId }
  | {
      readonly kind: 'replace';
      readonly player: PlayerId;
      readonly from: string;
      readonly to: string;
    }
  /** `board` is a board state. */
  | { readonly kind: 'watch sees' | 'sees'; readonly player: PlayerId; readonly board: string }
  | { readonly kind: 'get refused'; readonly target: string }
  | {
      readonly kind: 'get has';
      readonly target: string;
      readonly header: string;
      readonly value: string;
    };

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly level: Level;
  /** The board file, to the byte. */
  readonly file: string;
  readonly moves: readonly Move[];
}

/** A text that is no scenario. */
export class ScenarioSyntaxError extends Error {
  constructor(line: number, found: string, expected: string) {
    super(`line ${line}: found ${JSON.stringify(found)}, expected ${expected}`);
    this.name = 'ScenarioSyntaxError';
  }
}

/** The rule or subject that a scenario is about, such as `1-D` or `watch`. */
export function subjectOf({ id }: Pick<Scenario, 'id'>): string {
  return id.replace(/\.[^.]*$/, '');
}

/** The problem at which a student can first pass it: it follows from what is used. */
export function problemOf({ id, moves }: Pick<Scenario, 'id' | 'moves'>): Problem {
  if (moves.some(({ kind }) => kind === 'watch')) return 5;
  if (moves.some(({ kind }) => kind === 'replace')) return 4;
  if (moves.some((move) => move.kind === 'flip' && move.end.kind === 'waits')) return 3;
  return subjectOf({ id }) === 'file' ? 1 : 2;
}

/** Everybody who plays, in the order of their first moves. */
export function playersOf(moves: readonly Move[]): readonly PlayerId[] {
  return [...new Set(moves.flatMap((move) => ('player' in move ? [move.player] : [])))];
}

export function boardOf({ file }: Pick<Scenario, 'file'>): BoardFile {
  return parseBoardFile(file);
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** @throws ScenarioSyntaxError at the first line that departs from the format */
export function parseScenarios(text: string): readonly Scenario[] {
  const scenarios: Scenario[] = [];
  let block: Line[] = [];
  for (const [index, line] of `${text}\n`.split(/\r?\n/).entries()) {
    if (/^\s*#/.test(line)) continue;
    if (line.trim() !== '') {
      block.push({ number: index + 1, text: line.trim() });
      continue;
    }
    const [head, ...rest] = block;
    if (head !== undefined) scenarios.push(parseBlock(head, rest));
    block = [];
  }
  return scenarios;
}

function parseBlock(head: Line, lines: readonly Line[]): Scenario {
  const [, id, title] = /^(\S+) (.+)$/.exec(head.text) ?? [];
  if (id === undefined || title === undefined) refuse(head, 'an id and a title');
  const isSound = lines[0]?.text === 'level sound';
  const [board, ...moves] = isSound ? lines.slice(1) : lines;
  if (board === undefined) refuse(head, 'a board after the title');
  const level = isSound ? 'sound' : 'required';
  const file = parseFile(board);
  return { id, title, level, file, moves: moves.map((line) => parseMove(line, file)) };
}

function parseFile(line: Line): string {
  const [, kind, text = ''] = /^(board|file) (.*)$/.exec(line.text) ?? [];
  if (kind === 'file') return readFile(line, text);
  if (kind !== 'board') refuse(line, '`board A B / B A`, or `file "…"`');
  const rows = withoutComment(text)
    .split(/\s+\/\s+/)
    .map((row) => row.split(/\s+/));
  const columns = rows[0]?.length ?? 0;
  if (rows.some((row) => row.length !== columns)) refuse(line, 'rows of one length');
  return formatBoardFile({ rows: rows.length, columns, cards: rows.flat() });
}

/** A board file in which something matters that the notation cannot say. */
function readFile(line: Line, text: string): string {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file === 'string' && parseBoardFile(file).rows > 0) return file;
  } catch (error) {
    const isOfFile = error instanceof SyntaxError || error instanceof BoardSyntaxError;
    if (!isOfFile) throw error; // what is wrong with the file is told below
  }
  return refuse(line, 'a board file as a JSON string');
}

function withoutComment(text: string): string {
  return text.replace(/\s+#(?:\s.*)?$/, '');
}

function parseMove(line: Line, file: string): Move {
  const [player = '', verb = '', ...more] = withoutComment(line.text).split(/\s+/);
  if (player === 'get') return parseGet(line, verb, more);
  if (!isPlayerId(player)) refuse(line, 'a player');
  const [one = '', ...others] = more;
  switch (verb) {
    case 'flip':
      return parseFlip(line, player, more);
    case 'hangs':
      return one === 'up' ? { kind: 'hang up', player } : refuse(line, 'hangs up');
    case 'replace': {
      const [to = ''] = others;
      if (to === '' || others.length > 1) refuse(line, 'replace and two cards');
      return { kind: 'replace', player, from: one, to };
    }
    case 'sees':
      return { kind: 'sees', player, board: boardState(line, more, file) };
    case 'watch':
      if (one === 'sees') {
        return { kind: 'watch sees', player, board: boardState(line, others, file) };
      }
      if (one === 'waits') return { kind: 'watch waits', player };
      return one === '' ? { kind: 'watch', player } : refuse(line, 'watch, watch waits or sees');
    default:
      return refuse(line, 'flip, hangs up, replace, watch or sees');
  }
}

function parseFlip(line: Line, player: PlayerId, words: readonly string[]): Move {
  const [, row, column] = /^([0-9]+),([0-9]+)$/.exec(words[0] ?? '') ?? [];
  const [end = '', rule, ...more] = row === undefined ? words : words.slice(1);
  if (more.length > 0 || (rule !== undefined && end !== 'fails')) refuse(line, 'one end of a flip');
  const ends = parseEnd(line, row !== undefined && end === '' ? 'succeeds' : end, rule);
  if (row === undefined) return { kind: 'waiting flip', player, end: ends };
  return { kind: 'flip', player, at: { row: Number(row), column: Number(column) }, end: ends };
}

function parseEnd(line: Line, end: string, rule: string | undefined): FlipEnd {
  if (end === 'fails') return { kind: 'fails', rule };
  if (end === 'succeeds' || end === 'waits') return { kind: end };
  return refuse(line, 'a position, succeeds, fails or waits');
}

function parseGet(line: Line, target: string, words: readonly string[]): Move {
  const [verb, header = '', ...value] = words;
  if (verb === 'refused' && words.length === 1) return { kind: 'get refused', target };
  if (verb !== 'has' || !header.endsWith(':')) refuse(line, 'refused, or has and a header');
  return { kind: 'get has', target, header: header.slice(0, -1), value: value.join(' ') };
}

/** A board state of its notation, word by word: `my A, up B / down, none`. */
function boardState(line: Line, words: readonly string[], file: string): string {
  const { rows, columns } = parseBoardFile(file);
  const spots: string[] = [];
  for (let at = 0; at < words.length; at++) {
    if (words[at] === '/') continue;
    const isUp = words[at] === 'up' || words[at] === 'my';
    const spot = isUp ? `${words[at]} ${words[++at] ?? ''}` : (words[at] ?? '');
    const isLast = at === words.length - 1 || words[at + 1] === '/';
    if (!isLast && !spot.endsWith(','))
      refuse(line, 'a comma after each spot but the last of a row');
    spots.push(isLast ? spot : spot.slice(0, -1));
  }
  const board = `${rows}x${columns}\n${spots.map((spot) => `${spot}\n`).join('')}`;
  if (parseBoardState(board) === undefined)
    refuse(line, 'none, down, up CARD or my CARD, each spot');
  return board;
}

function refuse(line: Line, expected: string): never {
  throw new ScenarioSyntaxError(line.number, line.text, expected);
}

/** The text of a scenario, such as parseScenarios reads it. */
export function formatScenario({ id, title, level, file, moves }: Scenario): string {
  const lines = moves.map((move) => formatMove(move));
  const head = [`${id} ${title}`, ...(level === 'sound' ? ['level sound'] : []), formatFile(file)];
  return [...head, ...lines, ''].join('\n');
}

function formatFile(file: string): string {
  const { rows, columns, cards } = parseBoardFile(file);
  const isPlain = formatBoardFile({ rows, columns, cards }) === file;
  if (!isPlain || cards.some((card) => card === '/' || card === '#')) {
    return `file ${JSON.stringify(file)}`;
  }
  const lines = Array.from({ length: rows }, (_, row) =>
    cards.slice(row * columns, (row + 1) * columns).join(' '),
  );
  return `board ${lines.join(' / ')}`;
}

export function formatMove(move: Move): string {
  switch (move.kind) {
    case 'flip': {
      const end = move.end.kind === 'succeeds' ? '' : ` ${formatEnd(move.end)}`;
      return `${move.player} flip ${move.at.row},${move.at.column}${end}`;
    }
    case 'waiting flip':
      return `${move.player} flip ${formatEnd(move.end)}`;
    case 'hang up':
      return `${move.player} hangs up`;
    case 'watch':
    case 'watch waits':
      return `${move.player} ${move.kind}`;
    case 'replace':
      return `${move.player} replace ${move.from} ${move.to}`;
    case 'watch sees':
    case 'sees':
      return `${move.player} ${move.kind} ${inNotation(move.board)}`;
    case 'get refused':
      return `get ${move.target} refused`;
    case 'get has':
      return `get ${move.target} has ${move.header}: ${move.value}`;
  }
}

function formatEnd(end: FlipEnd): string {
  return end.kind === 'fails' && end.rule !== undefined ? `fails ${end.rule}` : end.kind;
}

/** A board state in notation: `my A, up B / down, none`. */
export function inNotation(board: string): string {
  const [header = '', ...lines] = board.trimEnd().split('\n');
  const columns = Number(header.split('x')[1]);
  const rows: string[] = [];
  for (let start = 0; start < lines.length; start += columns) {
    rows.push(lines.slice(start, start + columns).join(', '));
  }
  return rows.join(' / ');
}
