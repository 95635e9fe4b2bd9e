/** The moves of a failure, drawn: people are columns, time goes down. */

import type { CheckAnswer, CheckBar, CheckFailure, CheckMove } from '../../shared/check-report.ts';
import { type TerminalText, fitted, spread, widthOf, wrapped } from './terminal-text.ts';

const MARGIN = '       ';

/** How a failure is drawn in so many columns. */
export function drawnMoves(
  failure: CheckFailure,
  text: TerminalText,
  columns: number,
): readonly string[] {
  const { moves, bars, move } = failure;
  const room = columns - MARGIN.length;
  if (moves.length === 0) return comparison(failure, undefined, text, room);
  const players = [...new Set(moves.flatMap(({ player }) => (player === null ? [] : [player])))];
  const column = Math.max(12, Math.floor(room / Math.max(1, players.length)));
  const rows = moves.map((one) => {
    const number = text.in('bold', String(one.number).padStart(5));
    if (one.player === null) return `${number}  ${fitted(answered(one), room).trimEnd()}`;
    const cells = players.map((player) => fitted(cell(player, one, moves, bars), column));
    return `${number}  ${cells.join('').trimEnd()}`;
  });
  return [
    ...heads(players, failure, column, text, room),
    ...rows,
    MARGIN + text.in('dim', ruler(' from here they part ', room)),
    ...comparison(failure, moves[move - 1], text, room),
  ];
}

function heads(
  players: readonly string[],
  { rows, columns, board }: CheckFailure,
  column: number,
  text: TerminalText,
  room: number,
): readonly string[] {
  const names = players
    .map((player) => fitted(player, column - 1))
    .join(' ')
    .trimEnd();
  const file = `board ${rows}x${columns}: ${board}`;
  if (widthOf(names) + widthOf(file) + 3 <= room) {
    return [MARGIN + spread(names, text.in('dim', file), room)];
  }
  const lines = wrapped(file, room).map((line) => MARGIN + text.in('dim', line));
  return players.length === 0 ? lines : [...lines, MARGIN + names];
}

/** What a column shows beside a move: the move itself, an answer that comes late, or a line. */
function cell(
  player: string,
  move: CheckMove,
  moves: readonly CheckMove[],
  bars: readonly CheckBar[],
): string {
  const now = move.number;
  const line = lineOf(player, now, bars);
  if (move.player === player) return `${line} ${answered(move)}`;
  const late = moves.find(
    (one) => one.player === player && one.answeredAt === now && one.number < now,
  );
  return late === undefined ? line : `${line} ${late.answer ?? ''}`;
}

function answered({ asked, answer, answeredAt, number }: CheckMove): string {
  return answeredAt === number && answer !== null ? `${asked}  ${answer}` : asked;
}

/** A held card is a line, waiting is dashed. */
function lineOf(player: string, now: number, bars: readonly CheckBar[]): string {
  const own = bars.filter((bar) => bar.player === player);
  const isOpen = ({ from, to }: CheckBar) => from <= now && (to === null || to > now);
  const open = own.filter(isOpen);
  const has = open.find(({ kind }) => kind !== 'wait');
  if (has !== undefined) return has.from === now ? '┌' : '│';
  if (open.length > 0) return '┆';
  return own.some(({ kind, to }) => kind !== 'wait' && to === now) ? '└' : ' ';
}

function ruler(title: string, width: number): string {
  const left = Math.floor((width - title.length) / 2);
  return '─'.repeat(left) + title + '─'.repeat(width - title.length - left);
}

/** What should have come, and what came. */
function comparison(
  { expected, came }: CheckFailure,
  move: CheckMove | undefined,
  text: TerminalText,
  room: number,
): readonly string[] {
  const whose = move === undefined ? '' : `${ofWhom(move)}: `;
  const [best, ...others] = expected;
  const more =
    others.length === 0 ? '' : `, or ${others.map(({ text: one }) => one).join(', or ')}`;
  const should = best === undefined ? `an answer of the protocol` : `${whose}${best.text}${more}`;
  return [
    ...labelled('expected', should, (line) => text.in('good', line), room),
    ...labelled('came', `${whose}${came.text}`, (line) => text.in('note', line), room),
    ...differences(best, came).flatMap((line) => labelled('', line, (one) => one, room)),
  ];
}

function ofWhom({ player, asked }: CheckMove): string {
  return player === null ? asked : `${player}’s ${asked}`;
}

function labelled(
  label: string,
  sentence: string,
  style: (line: string) => string,
  room: number,
): readonly string[] {
  const indent = 11;
  return wrapped(sentence, room - indent).map((line, index) => {
    const head = index === 0 ? label : '';
    return MARGIN + style(head + ' '.repeat(indent - head.length) + line);
  });
}

/** Where two boards differ, spot by spot, if that helps. */
function differences(best: CheckAnswer | undefined, came: CheckAnswer): readonly string[] {
  if (best?.kind !== 'board' || came.kind !== 'board') return [];
  const columns = Number(best.lines[1]?.split('x')[1]);
  const spots = best.lines.slice(2).flatMap((line, at) => {
    const other = came.lines[2 + at];
    if (line === other) return [];
    return [`${Math.floor(at / columns)},${at % columns} is “${other}”, not “${line}”`];
  });
  const [header, other] = [best.lines[1], came.lines[1]];
  const sizes = header === other ? [] : [`the first line is “${other}”, not “${header}”`];
  const all = [...sizes, ...spots];
  return all.length === 0 ? [] : [all.join('; ')];
}
