import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type BoardProblem, BoardSyntaxError } from '../../shared/board-file.ts';
import type { BoardPreview } from '../../shared/host-api.ts';
import { printable } from '../../shared/printable.ts';
import { readBoardFile } from '../game/read-board-file.ts';
import type { Layout } from '../game/game.ts';
import { cornerOf } from './board-preview.ts';
import { boardsDirectory } from './package-files.ts';

/** The board that is played if nobody chose one. */
export const FIRST_BOARD = 'under-the-sea.txt';

/** The title of a board file: `under-the-sea.txt` is "Under the sea". */
export function titleOf(filename: string): string {
  const words = printable(basename(filename, extname(filename)))
    .replaceAll(/[-_]+/g, ' ')
    .trim();
  return words === '' ? 'Board' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A board file that cannot be read, or is refused: with one line for people, and the problem in it. */
export class UnreadableBoard extends Error {
  /** Undefined where there is no such file, or no permission to read it. */
  readonly problem: BoardProblem | undefined;

  constructor(filename: string, cause: unknown) {
    super(`${filename}${reason(cause)}`, { cause });
    this.name = 'UnreadableBoard';
    this.problem = cause instanceof BoardSyntaxError ? cause.problem : undefined;
  }
}

/**
 * Reads a board file for a game.
 * @throws UnreadableBoard
 */
export async function readLayout(filename: string): Promise<Layout> {
  try {
    const deck = await readBoardFile(filename);
    return { deck, title: deck.title ?? titleOf(filename) };
  } catch (error) {
    throw new UnreadableBoard(filename, error);
  }
}

function reason(cause: unknown): string {
  if (cause instanceof BoardSyntaxError) return `, ${cause.message}`;
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code === 'ENOENT') return ': there is no such file';
  if (code === 'EACCES' || code === 'EPERM') return ': you have no permission to read it';
  return `: it cannot be read (${message})`;
}

/** Reads a bundled board; undefined: there is none of that name. */
export async function readBundled(board: string): Promise<Layout | undefined> {
  const names = await bundledNames();
  return names.includes(board) ? readLayout(join(boardsDirectory, board)) : undefined;
}

/** Every bundled board, smallest first. */
export async function previewBundled(): Promise<readonly BoardPreview[]> {
  const names = await bundledNames();
  const previews = await Promise.all(
    names.map(async (board): Promise<BoardPreview> => {
      const { deck, title } = await readLayout(join(boardsDirectory, board));
      const { rows, columns, unlike = [] } = deck;
      const corner = cornerOf(deck).map((row) => row.filter((cell) => typeof cell === 'string'));
      return { board, title, rows, columns, unlike: unlike.length > 0, corner };
    }),
  );
  return previews.toSorted((one, other) => one.rows * one.columns - other.rows * other.columns);
}

async function bundledNames(): Promise<readonly string[]> {
  const names = await readdir(boardsDirectory);
  return names.filter((name) => /\.(txt|board)$/.test(name)).toSorted();
}
