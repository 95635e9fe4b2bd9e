import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FlipNumbers } from '../../main/table/flip-numbers.ts';
import { parseBoardBytes, readBoardFile } from '../../main/game/read-board-file.ts';
import {
  type BoardProblemCode,
  BoardSyntaxError,
  formatBoardFile,
} from '../../shared/board-file.ts';
import { isCard, isPlayerId, isSecret } from '../../shared/card.ts';
import { limits } from '../../shared/limits.ts';
import { parseName } from '../../shared/name.ts';
import { readLook, readReplace } from '../../shared/routes.ts';
import { board } from '../support/game.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { refuses } from '../support/refusals.ts';

/** Just below a limit, at it, and just above it. */
const around = (limit: number) => [limit - 1, limit, limit + 1] as const;

/** A board file as it goes to the parser. */
function fileOf(rows: number, columns: number, cards: readonly string[]): Uint8Array {
  return new TextEncoder().encode(formatBoardFile({ rows, columns, cards }));
}

/** A sound file of exactly this size. */
function fileOfSize(size: number): Uint8Array {
  const header = '1024x1\n'.length;
  const line = limits.cardUnitsMax + 1;
  const last = size - header - 1023 * line - 1;
  const cards = Array<string>(1023).fill('x'.repeat(limits.cardUnitsMax));
  return fileOf(1024, 1, [...cards, 'x'.repeat(last)]);
}

/** `read` if the file is read, or the code of its refusal. */
function outcomeOf(file: Uint8Array): 'read' | BoardProblemCode {
  try {
    parseBoardBytes(file);
    return 'read';
  } catch (error) {
    if (error instanceof BoardSyntaxError) return error.problem.code;
    throw error;
  }
}

describe('cardUnitsMax', () => {
  const cards = around(limits.cardUnitsMax).map((units) => 'x'.repeat(units));

  test('of a card', () => {
    expect(cards.map(isCard)).toEqual([true, true, false]);
  });

  test('is counted in UTF-16 units', () => {
    expect(isCard('🦄'.repeat(limits.cardUnitsMax / 2))).toBe(true);
    expect(isCard(`${'🦄'.repeat(limits.cardUnitsMax / 2)}x`)).toBe(false);
  });

  test('of a card in a board file', () => {
    const outcomes = cards.map((card) => outcomeOf(fileOf(1, 1, [card])));
    expect(outcomes).toEqual(['read', 'read', 'long-card']);
  });

  test('of a card in an address', () => {
    const read = (to: string) =>
      readReplace({ params: { player: 'alice', from: 'A', to }, url: '' });
    expect(cards.slice(0, 2).map((card) => read(card).to)).toEqual(cards.slice(0, 2));
    refuses('bad-card', () => read(cards[2] ?? ''));
  });

  test('of a card that a map makes', async () => {
    const onBoard = board('A B');
    const outcomes = await Promise.allSettled(
      cards.map((card) => onBoard.map('alice', async () => card)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });
});

describe('spotsMax', () => {
  test.each([
    ['in a row', (spots: number) => [1, spots] as const],
    ['in a column', (spots: number) => [spots, 1] as const],
  ])('of a board %s', (_, shape) => {
    const outcomes = around(limits.spotsMax).map((spots) => {
      const [rows, columns] = shape(spots);
      return outcomeOf(fileOf(rows, columns, Array<string>(spots).fill('A')));
    });
    expect(outcomes).toEqual(['read', 'read', 'too-many-spots']);
  });

  test('of a square board', () => {
    const side = Math.sqrt(limits.spotsMax);
    const outcomes = around(side).map((rows) =>
      outcomeOf(fileOf(rows, side, Array<string>(rows * side).fill('A'))),
    );
    expect(outcomes).toEqual(['read', 'read', 'too-many-spots']);
  });
});

describe('boardFileBytesMax', () => {
  test('of the bytes of a file', () => {
    const files = around(limits.boardFileBytesMax).map(fileOfSize);
    expect(files.map((file) => file.length)).toEqual(around(limits.boardFileBytesMax));
    expect(files.map(outcomeOf)).toEqual(['read', 'read', 'too-big']);
  });

  test('of a file’s size', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'limits-'));
    const file = join(folder, 'board.txt');
    const codes: (BoardProblemCode | undefined)[] = [];
    for (const size of around(limits.boardFileBytesMax)) {
      await writeFile(file, '');
      await truncate(file, size);
      const reason: unknown = await readBoardFile(file).catch((error: unknown) => error);
      codes.push(reason instanceof BoardSyntaxError ? reason.problem.code : undefined);
    }
    await rm(folder, { recursive: true });
    expect(codes).toEqual(['header', 'header', 'too-big']);
  });
});

describe('deckFileBytesMax', () => {
  test('of the bytes of a deck file, and of its size', async () => {
    const folder = await tempFolder();
    const file = join(folder, 'zoo.board');
    const { length } = '{"format":1}';
    for (const [size, code] of [
      [limits.boardFileBytesMax + 1, 'deck-format'],
      [limits.deckFileBytesMax, 'deck-format'],
      [limits.deckFileBytesMax + 1, 'too-big'],
    ] as const) {
      const bytes = new TextEncoder().encode(`{"format":1${' '.repeat(size - length)}}`);
      expect(outcomeOf(bytes)).toBe(code);
      await writeFile(file, bytes);
      await expect(readBoardFile(file)).rejects.toMatchObject({ problem: { code } });
    }
  });
});

test('what is said of a card beside its board is whole for every text of a deck', () => {
  expect(limits.shownCardCharsMax).toBeGreaterThanOrEqual(limits.faceTextCharsMax);
});

describe('playerIdCharsMax', () => {
  const ids = around(limits.playerIdCharsMax).map((length) => 'x'.repeat(length));

  test('of a player id', () => {
    expect(ids.map(isPlayerId)).toEqual([true, true, false]);
  });

  test('of a player id in an address', () => {
    const read = (player: string) => readLook({ params: { player }, url: '' }).player;
    expect(ids.slice(0, 2).map(read)).toEqual(ids.slice(0, 2));
    refuses('bad-player', () => read(ids[2] ?? ''));
  });

  test('of a player at a board', async () => {
    const onBoard = board('A B C');
    const outcomes = await Promise.allSettled(
      ids.map((id, column) => onBoard.flip(id, { row: 0, column })),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(onBoard.version).toBe(2);
  });
});

test('secretIdCharsMin: from there on an id is secret', () => {
  const secret = around(limits.secretIdCharsMin).map((length) => isSecret('x'.repeat(length)));
  expect(secret).toEqual([false, true, true]);
});

test('nameCharsMax: of a name, in characters', () => {
  for (const character of ['x', '🦄', 'é']) {
    const names = around(limits.nameCharsMax).map((length) => character.repeat(length));
    expect(names.map(parseName)).toEqual([names[0], names[1], undefined]);
  }
});

test('numberedPlayersMax: of players whose last flip number is kept', async () => {
  const numbers = new FlipNumbers();
  const flip = async () => undefined;
  for (let player = 0; player < limits.numberedPlayersMax; player++) {
    await numbers.take(`p${player}`, 1, undefined, flip);
  }
  expect([numbers.lastOf('p0'), numbers.lastOf('p1')]).toEqual([1, 1]);
  await numbers.take('p0', 2, undefined, flip); // now p1 has not flipped for the longest
  await numbers.take('more', 1, undefined, flip);
  expect(['p0', 'p1', 'p2', 'more'].map((id) => numbers.lastOf(id))).toEqual([2, undefined, 1, 1]);
});
