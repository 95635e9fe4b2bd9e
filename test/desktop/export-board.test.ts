import * as disk from 'node:fs/promises';
import { expect, test } from 'vitest';
import { exportBoard } from '../../main/desktop/export-board.ts';
import type { Layout } from '../../main/game/game.ts';
import { BoardLibrary } from '../../main/host/board-library.ts';
import { animals, textOf } from '../support/decks.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** A dialog in which somebody chooses this. */
function dialog(chosen: string | undefined) {
  const offered: Layout[] = [];
  const saveAs = async (layout: Layout) => {
    offered.push(layout);
    return chosen;
  };
  return { offered, saveAs };
}

test.each([
  ['/home/ana/zoo.board', true],
  [undefined, false],
])('the dialog offers to save one of the boards: %s', async (chosen, isSaved) => {
  const library = new BoardLibrary(await tempFolder(), disk);
  const id = await library.save({ text: textOf(animals) });
  const files = dialog(chosen);
  expect(await exportBoard(id, library, files)).toBe(isSaved);
  expect(files.offered.map(({ title }) => title)).toEqual(['Animals']);
});

test('one that is gone by now is not offered', async () => {
  const files = dialog('/home/ana/zoo.board');
  const library = new BoardLibrary(await tempFolder(), disk);
  expect(await exportBoard('zoo', library, files)).toBe(false);
  expect(files.offered).toEqual([]);
});
