/** A file that somebody chose or dropped: its text, or what it is instead. */

import type { BoardProblem, BoardProblemCode } from '../../shared/board-file.ts';
import { fileBytesMax, isDeckText } from '../../shared/deck-file.ts';
import type { OfferedFile } from '../../shared/desktop-api.ts';
import { limits } from '../../shared/limits.ts';
import { PictureBytes, pictureType } from '../../shared/picture-head.ts';
import { guessColumns } from '../maker/list.ts';
import { decoded, isListName } from '../maker/texts.ts';

export interface RefusedFile {
  readonly file: string;
  readonly text: string;
  readonly problem: Pick<BoardProblem, 'line' | 'place'> & {
    readonly code: BoardProblemCode | 'photo';
  };
  /** Photos are no boards, but boards can be made of them. */
  readonly photos?: readonly File[];
  /** A list of words is no board, but boards can be made of it. */
  readonly list?: string;
  /** Chooses another file for the same purpose; undefined: to play it. */
  readonly onPick?: () => void;
}

/** Whether the browser takes it for a picture. */
export function isPhotoFile({ type }: File): boolean {
  return type.startsWith('image/');
}

/** A file from the browser, in the form in which the app offers one. */
export async function offeredOf(file: File): Promise<OfferedFile> {
  return { name: file.name, content: await readContent(file) };
}

async function readContent(file: File): Promise<OfferedFile['content']> {
  if (file.size > limits.deckFileBytesMax) return 'too-big';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return bytes.length > fileBytesMax(bytes) ? 'too-big' : bytes;
  } catch {
    return 'unreadable'; // a folder, or a file that is gone by now
  }
}

/** A list of words, of which a board can be made. */
export interface OfferedList {
  readonly list: string;
}

/** The text of a file, or the list in it, or why there is neither. */
export function readOffered({ name, content }: OfferedFile): RefusedFile | OfferedList | string {
  const refused = (code: RefusedFile['problem']['code']) => ({
    file: name,
    text: '',
    problem: { code, line: 0 },
  });
  if (content === 'too-big') return refused('too-big');
  if (content === 'unreadable') return refused('not-a-file');
  if (pictureType(new PictureBytes(content)) !== undefined)
    return { ...refused('photo'), photos: [new File([Uint8Array.from(content)], name)] };
  const { text, isGuess } = decoded(content);
  if (isListName(name)) return { list: text };
  return isGuess ? { ...refused('not-utf8'), list: text } : text; // a guess would show wrong cards
}

/** Photos that were dropped where a board file is expected. */
export function refusedPhotos(photos: readonly File[]): RefusedFile | undefined {
  const [first] = photos;
  if (first === undefined) return undefined;
  return { file: first.name, text: '', problem: { code: 'photo', line: 0 }, photos };
}

/** A text that is no board may be a list; one line is none. */
export function listIn(text: string): { readonly list?: string } {
  const isList = !isDeckText(text) && guessColumns(text) === 2;
  return isList ? { list: text } : {};
}
