/** A file that somebody chose or dropped: its text, or why it has none. */

import type { BoardProblem, BoardProblemCode } from '../../shared/board-file.ts';
import type { OfferedFile } from '../../shared/desktop-api.ts';
import { PictureBytes, pictureType } from '../../shared/picture-head.ts';
import { type FileText, contentOf, readText } from '../maker/file-text.ts';

export interface RefusedFile {
  readonly file: string;
  readonly text: string;
  readonly problem: Pick<BoardProblem, 'line' | 'place'> & {
    readonly code: BoardProblemCode | 'photo' | 'no-text';
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
  return { name: file.name, content: await contentOf(file) };
}

/** What a file says, or why it says nothing. */
export function readOffered({ name, content }: OfferedFile): RefusedFile | FileText {
  const refused = (code: RefusedFile['problem']['code']) => ({
    file: name,
    text: '',
    problem: { code, line: 0 },
  });
  if (content === 'too-big') return refused('too-big');
  if (content === 'unreadable') return refused('not-a-file');
  if (pictureType(new PictureBytes(content)) !== undefined)
    return { ...refused('photo'), photos: [new File([Uint8Array.from(content)], name)] };
  const read = readText(name, content);
  return typeof read === 'string' ? refused(read) : read;
}

/** Photos that were dropped where a board file is expected. */
export function refusedPhotos(photos: readonly File[]): RefusedFile | undefined {
  const [first] = photos;
  if (first === undefined) return undefined;
  return { file: first.name, text: '', problem: { code: 'photo', line: 0 }, photos };
}

/** The list that a text is if it is no board. */
export function listed(list: string | undefined): Pick<RefusedFile, 'list'> {
  return list === undefined ? {} : { list };
}
