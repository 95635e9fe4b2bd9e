import { type BoardLibrary, NoSuchBoard } from '../host/board-library.ts';
import { BoardSyntaxError } from '../../shared/board-file.ts';
import type { BoardFiles } from './board-files.ts';

/** Asks where to save one of *My boards*. @returns whether it was saved */
export async function exportBoard(
  id: string,
  library: Pick<BoardLibrary, 'layout'>,
  files: Pick<BoardFiles, 'saveAs'>,
): Promise<boolean> {
  try {
    return (await files.saveAs(await library.layout(id))) !== undefined;
  } catch (error) {
    // Somebody has deleted or damaged it meanwhile: the list shows that, and there is nothing to save.
    if (error instanceof NoSuchBoard || error instanceof BoardSyntaxError) return false;
    throw error;
  }
}
