/** Reads a file of *My boards*: its contents, or what is wrong with it. */

import { type BoardProblem, BoardSyntaxError } from '../../shared/board-file.ts';
import { DECK_FORMAT } from '../../shared/deck-file.ts';
import {
  DRAFT_FORMAT,
  type DraftAbout,
  aboutDraft,
  isDraftText,
  retitledDraft,
} from '../../shared/draft-file.ts';
import { shortened } from '../../shared/graphemes.ts';
import type { OwnBoard } from '../../shared/host-state.ts';
import { limits } from '../../shared/limits.ts';
import { type Deck, hasPictures } from '../game/deck.ts';
import { formatDeck } from '../game/deck-of-file.ts';
import type { Layout } from '../game/game.ts';
import {
  checkSize,
  decodeLines,
  parseBoardBytes,
  parseBoardText,
} from '../game/read-board-file.ts';
import { cornerOf, titleOf } from './boards.ts';
import { isOfSystem } from '../system/disk.ts';

const UNFINISHED: BoardProblem = {
  code: 'deck-unfinished',
  line: 0,
  place: 'format',
  found: JSON.stringify(DRAFT_FORMAT),
  expected: JSON.stringify(DECK_FORMAT),
};

/** A board's id is the name of its file. */
export function idOf(name: string): string {
  return name.normalize('NFC').replace(/\.board(\.deleted)?$/, '');
}

/** @throws BoardSyntaxError */
export function layoutOf(text: string, name: string): Layout {
  const deck = parseBoardBytes(Buffer.from(text));
  return { deck, title: deck.title ?? titleOf(name) };
}

/** An unfinished board may have no title yet. */
export function titleOfDraft(text: string, name: string): string {
  return draftTitle(aboutDraft(text)) || titleOf(name);
}

/** In the maker a title may have any length. */
function draftTitle({ title }: Pick<DraftAbout, 'title'> = { title: '' }): string {
  return shortened(title.trim(), limits.faceTextCharsMax);
}

/**
 * The text with another title in it; undefined for a board file, which says none.
 * @throws BoardSyntaxError
 */
export function retitledText(text: string, title: string, name: string): string | undefined {
  if (isDraftText(text)) return retitledDraft(text, title);
  const { deck } = layoutOf(text, name);
  return deck.title === undefined ? undefined : formatDeck(deck, title);
}

/** The line of the list for a file with these bytes. */
export function describe(name: string, bytes: Uint8Array, changedMs: number): OwnBoard {
  try {
    checkSize(bytes);
    return describeText(name, decodeLines(bytes), changedMs);
  } catch (error) {
    if (!(error instanceof BoardSyntaxError)) throw error;
    return { ...withProblem(name, error.problem), changedMs };
  }
}

/** @throws BoardSyntaxError */
function describeText(name: string, text: string, changedMs: number): OwnBoard {
  const draft = isDraftText(text) ? aboutDraft(text) : undefined;
  if (draft !== undefined) {
    const title = draftTitle(draft) || titleOf(name);
    return { ...withProblem(name, UNFINISHED), title, pairs: draft.pairs, changedMs };
  }
  const deck = parseBoardText(text);
  const title = deck.title ?? titleOf(name);
  const corner = cornerOf(deck);
  return { id: idOf(name), changedMs, title, ...factsOf(deck), corner, problem: null };
}

export function withProblem(name: string, problem: BoardProblem): OwnBoard {
  const nothing = { rows: 0, columns: 0, pairs: 0, hasPhotos: false, unlike: false, corner: [] };
  return { id: idOf(name), title: titleOf(name), ...nothing, changedMs: 0, problem };
}

/** Why this file cannot be read; undefined: something else is wrong. */
export function unreadable(name: string, error: unknown): BoardProblem | undefined {
  if (error instanceof BoardSyntaxError) return error.problem;
  if (!isOfSystem(error)) return undefined;
  // In a name that is not UTF-8 Node writes U+FFFD, and no file has that name.
  const isName = error.code === 'ENOENT' && name.includes('\ufffd');
  const code = isName ? 'file-name' : 'unreadable';
  return { code, line: 1, found: error.code, expected: 'a file that can be read' };
}

function factsOf(deck: Deck) {
  const { rows, columns, cards, unlike = [] } = deck;
  const pairs = Math.floor(cards.length / 2);
  return { rows, columns, pairs, hasPhotos: hasPictures(deck), unlike: unlike.length > 0 };
}
