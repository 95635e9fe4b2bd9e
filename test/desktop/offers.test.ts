import { execFileSync } from 'node:child_process';
import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Offers } from '../../main/desktop/offers.ts';
import type { OfferedFile } from '../../shared/desktop-api.ts';
import { limits } from '../../shared/limits.ts';
import { animals, textOf } from '../support/decks.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** Offers, what the page got of them, which paths are boards, and which are not. */
function setUp() {
  const offers = new Offers();
  const got: OfferedFile[] = [];
  const boards: string[] = [];
  const refused: string[] = [];
  const listen = () =>
    offers.open((together) => {
      for (const { path, file, isBoard } of together) {
        got.push(file);
        (isBoard ? boards : refused).push(path);
      }
    });
  return { offers, got, boards, refused, listen };
}

async function boardFile(name: string, text = '1x1\nA\n') {
  const path = join(await tempFolder(), name);
  await writeFile(path, text);
  return path;
}

describe('a file that is offered', () => {
  test('comes to the page with its name and its bytes, and never with its path', async () => {
    const { offers, got, boards, listen } = setUp();
    listen();
    const path = await boardFile('sea.board', '1x2\n🦀\n🦀\n');
    await offers.offer(path);
    expect(got).toEqual([{ name: 'sea.board', content: Buffer.from('1x2\n🦀\n🦀\n') }]);
    expect(JSON.stringify(got)).not.toContain(path);
    expect(boards).toEqual([path]);
  });

  test('waits until the page listens, in its order, and is sent once', async () => {
    const { offers, got, listen } = setUp();
    await offers.offer(await boardFile('one.board'));
    await offers.offer(await boardFile('two.board'));
    expect(got).toEqual([]);
    listen();
    expect(got.map(({ name }) => name)).toEqual(['one.board', 'two.board']);
    listen();
    expect(got).toHaveLength(2);
  });

  test('comes together with the others that were chosen, fifty at most', async () => {
    const { offers } = setUp();
    const sent: (readonly string[])[] = [];
    offers.open((together) => sent.push(together.map(({ file }) => file.name)));
    await offers.offer(await boardFile('one.board'), await boardFile('two.board'));
    const many = await boardFile('many.board');
    await offers.offer(...Array.from({ length: 60 }, () => many));
    await offers.offer();
    expect(sent.map(({ length }) => length)).toEqual([2, 50]);
    expect(sent[0]).toEqual(['one.board', 'two.board']);
  });

  test('is remembered even if it came before the page listened', async () => {
    const { offers, boards, listen } = setUp();
    const path = await boardFile('early.board');
    await offers.offer(path);
    expect(boards).toEqual([]);
    listen();
    expect(boards).toEqual([path]);
  });

  test('waits again while the page is being loaded', async () => {
    const { offers, got, listen } = setUp();
    listen();
    offers.close();
    await offers.offer(await boardFile('one.board'));
    expect(got).toEqual([]);
    listen();
    expect(got).toHaveLength(1);
  });

  test('waits if the page began to load while the file was read', async () => {
    const { offers, got, listen } = setUp();
    listen();
    const offered = offers.offer(await boardFile('one.board'));
    offers.close();
    await offered;
    expect(got).toEqual([]);
    listen();
    expect(got).toHaveLength(1);
  });
});

describe('a file that cannot be a board', () => {
  /** What the page gets of this path; it must not be remembered as one that was opened. */
  async function offered(path: string): Promise<OfferedFile | undefined> {
    const { offers, got, boards, refused, listen } = setUp();
    listen();
    await offers.offer(path);
    expect([boards, refused]).toEqual([[], [path]]);
    return got[0];
  }

  test('a file that is too big is not read', async () => {
    const path = await boardFile('film.board');
    await truncate(path, 2 ** 40); // no memory could hold it
    expect(await offered(path)).toEqual({ name: 'film.board', content: 'too-big' });
  });

  test('the largest that is allowed is read', async () => {
    const { offers, got, listen } = setUp();
    listen();
    const path = await boardFile('large.board');
    await truncate(path, limits.boardFileBytesMax);
    await offers.offer(path);
    expect(got[0]?.content).toHaveLength(limits.boardFileBytesMax);
  });

  test('a deck file may be larger', async () => {
    const { offers, got, boards, listen } = setUp();
    listen();
    const path = join(await tempFolder(), 'zoo.board');
    const large = textOf(animals).padEnd(limits.boardFileBytesMax + 1);
    await writeFile(path, large);
    await offers.offer(path);
    expect([got[0]?.content.length, boards]).toEqual([Buffer.byteLength(large), [path]]);
    await writeFile(path, ` ${large}`);
    expect(await offered(path)).toEqual({ name: 'zoo.board', content: 'too-big' });
  });

  test.each([
    ['a file that departs from the grammar', '1x2\n🦀 🦀\n'],
    ['an empty file', ''],
    ['bytes that are not UTF-8', Buffer.from('1x1\n\xff\n', 'latin1')],
  ])('%s goes to the page, which says why', async (_what, content) => {
    const path = join(await tempFolder(), 'bad.board');
    await writeFile(path, content);
    expect(await offered(path)).toEqual({ name: 'bad.board', content: Buffer.from(content) });
  });

  test('a folder', async () => {
    const path = join(await tempFolder(), 'folder.board');
    await mkdir(path);
    expect(await offered(path)).toEqual({ name: 'folder.board', content: 'unreadable' });
  });

  test('a file that is gone', async () => {
    const path = join(await tempFolder(), 'gone.board');
    expect(await offered(path)).toEqual({ name: 'gone.board', content: 'unreadable' });
  });

  test.skipIf(process.platform === 'win32')('a pipe, which would be read for ever', async () => {
    const path = join(await tempFolder(), 'pipe.board');
    execFileSync('mkfifo', [path]);
    expect(await offered(path)).toEqual({ name: 'pipe.board', content: 'unreadable' });
  });
});
