import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type BoardProblem, BoardSyntaxError } from '../../shared/board-file.ts';
import { encodeBase64 } from '../../shared/base64.ts';
import type { Card } from '../../shared/card.ts';
import type { BoardPreview, CornerCell } from '../../shared/host-state.ts';
import { printable } from '../../shared/printable.ts';
import { readBoardFile } from '../game/read-board-file.ts';
import type { Deck } from '../game/deck.ts';
import type { Layout } from '../game/game.ts';
import { boardsDirectory } from '../system/package-files.ts';

/** The board for a host who has chosen none. */
export const FIRST_BOARD = 'under-the-sea.txt';

/** The title of a board file: `under-the-sea.txt` is "Under the sea". */
export function titleOf(filename: string): string {
  const words = printable(basename(filename, extname(filename)))
    .replaceAll(/[-_]+/g, ' ')
    .trim();
  return words === '' ? 'Board' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A board file cannot be read, or is refused. The message is one line for people. */
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

/** Reads a bundled board; undefined: none has this name. */
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

const CORNER_ROWS = 3;
const CORNER_COLUMNS = 6;

/**
 * The top left corner of a board, for a small picture of it. A deck has no places, so the picture
 * shows its first faces.
 */
export function cornerOf(deck: Deck): readonly (readonly CornerCell[])[] {
  const { rows, columns } = deck;
  const cards = deck.faces === undefined ? deck.cards : [...new Set(deck.cards)];
  const cells = lookOf(deck);
  return Array.from({ length: Math.min(rows, CORNER_ROWS) }, (_, row) =>
    cards.slice(row * columns, row * columns + Math.min(columns, CORNER_COLUMNS)).map(cells),
  ).filter((row) => row.length > 0);
}

/** The pictures of that corner as addresses, in the order of their numbers in it. */
export function cornerPictures(deck: Deck): readonly string[] {
  const cells = cornerOf(deck).flat();
  const hashes = cells.flatMap((cell) => (typeof cell === 'string' ? [] : [cell.picture]));
  return hashes.flatMap((hash) => {
    const picture = deck.pictures?.get(hash);
    if (picture === undefined) return [];
    return [`data:${picture.type};base64,${encodeBase64(picture.bytes)}`];
  });
}

function lookOf({ faces = [] }: Deck): (card: Card) => CornerCell {
  const looks = new Map(faces.map((face) => [face.card, face]));
  return (card) => {
    const { text, picture, colour } = looks.get(card) ?? {};
    if (picture === undefined) return text ?? card;
    return { picture, ...(colour === undefined ? {} : { colour }) };
  };
}
