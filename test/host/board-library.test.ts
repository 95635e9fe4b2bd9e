import { isPicture } from '../../shared/deck-face.ts';
import { execFileSync } from 'node:child_process';
import * as nodeDisk from 'node:fs/promises';
import { mkdir, readFile, readdir, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { HostApi } from '../../shared/host-api.ts';
import { DRAFT_FORMAT } from '../../shared/draft-file.ts';
import { limits } from '../../shared/limits.ts';
import { BoardLibrary, type LibraryDisk } from '../../main/host/board-library.ts';
import { animals, photos, textOf } from '../support/decks.ts';
import { hosted } from '../support/hosted.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { TestDisk } from '../support/test-disk.ts';

const PLAIN = '1x2\nA\nA\n';

/** The powers of a host over a real folder. */
async function library(disk: Partial<LibraryDisk> = {}) {
  const folder = join(await tempFolder(), 'boards');
  const onDisk = Object.assign({ ...nodeDisk }, disk) as LibraryDisk;
  const { powers, table } = hosted('A A', {}, { library: new BoardLibrary(folder, onDisk) });
  const titles = async () => (await value(powers.ownBoards())).map(({ title }) => title);
  const files = async () => (await readdir(folder)).toSorted();
  return { powers, table, folder, titles, files };
}

async function value<T>(answer: Promise<{ ok: true; value: T } | { ok: false; code: string }>) {
  const given = await answer;
  return given.ok ? given.value : expect.fail(given.code);
}

describe('a board is kept', () => {
  test('and listed, read, and played', async () => {
    const { powers, table, files } = await library();
    expect(await powers.ownBoards()).toEqual({ ok: true, value: [] });
    const { id } = await value(powers.saveOwnBoard({ text: textOf(animals) }));
    expect([id, await files()]).toEqual(['animals', ['animals.board']]);
    const [board] = await value(powers.ownBoards());
    expect(board).toMatchObject({ id, title: 'Animals', rows: 3, columns: 3, pairs: 4 });
    expect(board).toMatchObject({ hasPhotos: true, unlike: true, problem: null });
    expect(await powers.readOwnBoard({ id })).toEqual({
      ok: true,
      value: { text: textOf(animals) },
    });
    expect((await powers.playOwnBoard({ id })).ok).toBe(true);
    expect([table.game.title, table.view().faces]).toEqual(['Animals', 'photos']);
  });

  test('with its faces for a picture, and the pictures of these when they are asked for', async () => {
    const { powers } = await library();
    const { id } = await value(powers.saveOwnBoard({ text: textOf(animals) }));
    const [board] = await value(powers.ownBoards());
    const photo = { picture: expect.stringMatching(/^[0-9a-f]{32}$/), colour: '#7a5c41' };
    expect(board?.corner).toEqual([['Hund', 'guide dog', photo], ['Katze', '🦊', '7 × 8'], ['56']]);
    const face = animals.pairs[1]?.[0];
    expect(await value(powers.ownPictures({ id }))).toEqual([
      face !== undefined && isPicture(face) && face.picture,
    ]);
  });

  test('in its place, if it has one, and beside another of its title, if not', async () => {
    const { powers, titles, files } = await library();
    const { id } = await value(powers.saveOwnBoard({ text: textOf(animals) }));
    await powers.saveOwnBoard({ id, text: textOf({ ...animals, title: 'Zoo' }) });
    expect([await titles(), await files()]).toEqual([['Zoo'], ['animals.board']]);
    const again = await value(powers.saveOwnBoard({ text: textOf(animals) }));
    expect([again.id, await titles()]).toEqual(['animals-2', ['Animals', 'Zoo']]);
  });

  test('also where it is a plain board file, by the name of that', async () => {
    const { powers, titles } = await library();
    const { id } = await value(powers.saveOwnBoard({ title: 'Zoë_und-Leo.txt', text: PLAIN }));
    expect([id, await titles()]).toEqual(['zoë-und-leo', ['Zoë und leo']]);
    expect((await powers.playOwnBoard({ id })).ok).toBe(true);
  });

  test('as it is played', async () => {
    const { powers, table, titles } = await library();
    await powers.openBoard({ title: 'x', text: textOf(photos(3)) });
    const { id } = await value(powers.keepBoard());
    expect(await titles()).toEqual(['Photos']);
    expect((await value(powers.readOwnBoard({ id }))).text).toBe(textOf(photos(3)));
    table.room.startGame();
    expect(table.game.deck.pictures?.size).toBe(3);
  });

  test.each(['Con', '../../etc/passwd', 'a/b\\c:d', '🦊🦊', '.hidden', 'x'.repeat(60)])(
    'whatever its title is: %s',
    async (title) => {
      const { powers, titles, files, folder } = await library();
      const { id } = await value(powers.saveOwnBoard({ text: textOf({ ...animals, title }) }));
      expect(await titles()).toEqual([title]);
      expect(await files()).toEqual([`${id}.board`]);
      expect(id).toMatch(/^[\p{L}\p{N}-]+$/u);
      expect(id).not.toBe('con');
      expect(await readdir(join(folder, '..'))).toEqual(['boards']);
    },
  );

  test.skipIf(process.platform === 'win32')('so that its owner alone may read it', async () => {
    const { powers, folder } = await library();
    await powers.saveOwnBoard({ text: PLAIN, title: 'zoo' });
    expect((await stat(join(folder, 'zoo.board'))).mode & 0o777).toBe(0o600);
  });

  test('two at the same time', async () => {
    const { powers, titles } = await library();
    await Promise.all([1, 2, 3].map(() => powers.saveOwnBoard({ text: textOf(animals) })));
    expect(await titles()).toEqual(['Animals', 'Animals', 'Animals']);
  });
});

describe('a board is renamed, copied, deleted', () => {
  test('a new title stands in the file; a bad one is refused', async () => {
    const { powers, titles, files } = await library();
    await powers.saveOwnBoard({ text: textOf(animals) });
    const { id } = await value(powers.renameOwnBoard({ id: 'animals', title: 'Our zoo' }));
    expect([id, await titles(), await files()]).toEqual([
      'animals',
      ['Our zoo'],
      ['animals.board'],
    ]);
    for (const title of ['', ' a', 'x'.repeat(61), 'a\nb']) {
      expect(await powers.renameOwnBoard({ id, title })).toEqual({ ok: false, code: 'bad-title' });
    }
    expect(await titles()).toEqual(['Our zoo']);
  });

  test('a plain board file gets another name', async () => {
    const { powers, titles } = await library();
    await powers.saveOwnBoard({ text: PLAIN, title: 'zoo' });
    expect(await value(powers.renameOwnBoard({ id: 'zoo', title: 'My letters' }))).toEqual({
      id: 'my-letters',
    });
    expect(await titles()).toEqual(['My letters']);
  });

  test('copies have numbers', async () => {
    const { powers, titles } = await library();
    const title = 'x'.repeat(60);
    await powers.saveOwnBoard({ text: textOf(animals) });
    await powers.saveOwnBoard({ text: textOf({ ...animals, title }) });
    await powers.saveOwnBoard({ text: PLAIN, title: 'letters' });
    const { id } = await value(powers.copyOwnBoard({ id: 'animals' }));
    for (const each of ['animals', id, 'letters', 'x'.repeat(60)])
      await powers.copyOwnBoard({ id: each });
    expect(await titles()).toEqual([
      ...['Animals', 'Animals 2', 'Animals 3', 'Animals 4'],
      ...['Letters', 'Letters 2', `${'x'.repeat(58)} 2`, title],
    ]);
  });

  test('a copy’s title is cut where a character ends', async () => {
    const { powers, titles } = await library();
    const title = `${'x'.repeat(57)}👩\u200d👩`;
    const { id } = await value(powers.saveOwnBoard({ text: textOf({ ...animals, title }) }));
    await powers.copyOwnBoard({ id });
    expect(await titles()).toEqual([`${'x'.repeat(57)} 2`, title]);
  });

  test('what was deleted can be had back, until something else is deleted', async () => {
    const { powers, titles, files } = await library();
    for (const title of ['a', 'b']) await powers.saveOwnBoard({ text: PLAIN, title });
    await powers.deleteOwnBoard({ id: 'a' });
    expect(await titles()).toEqual(['B']);
    expect((await powers.restoreOwnBoard({ id: 'a' })).ok).toBe(true);
    expect(await titles()).toEqual(['A', 'B']);
    await powers.deleteOwnBoard({ id: 'a' });
    await powers.deleteOwnBoard({ id: 'b' });
    expect(await powers.restoreOwnBoard({ id: 'a' })).toEqual({ ok: false, code: 'no-such-board' });
    expect(await files()).toEqual(['b.board.deleted']);
  });

  test('it comes back beside a new board of the same name', async () => {
    const { powers, titles } = await library();
    await powers.saveOwnBoard({ text: PLAIN, title: 'a' });
    await powers.deleteOwnBoard({ id: 'a' });
    await powers.saveOwnBoard({ text: '1x2\nB\nB\n', title: 'a' });
    await powers.restoreOwnBoard({ id: 'a' });
    expect(await titles()).toHaveLength(2);
  });

  test('a host that is started again has forgotten it', async () => {
    const { powers, folder, files } = await library();
    await powers.saveOwnBoard({ text: PLAIN, title: 'a' });
    await powers.deleteOwnBoard({ id: 'a' });
    await new BoardLibrary(folder, nodeDisk).tidy();
    expect(await files()).toEqual([]);
  });
});

test('a draft need not be a board, and is there until it is forgotten', async () => {
  const { powers, titles } = await library();
  expect(await value(powers.readDraft())).toEqual({ text: null, photos: [] });
  expect((await powers.keepDraft({ text: '{"pairs":[' })).ok).toBe(true);
  expect(await value(powers.readDraft())).toEqual({ text: '{"pairs":[', photos: [] });
  expect(await titles()).toEqual([]);
  await powers.keepDraft({ text: null });
  await powers.keepDraft({ text: null });
  expect(await value(powers.readDraft())).toEqual({ text: null, photos: [] });
});

test('the photos of a draft are kept by their numbers, and go with it', async () => {
  const { powers, files } = await library();
  await powers.keepDraft({ text: 'a', photos: [{ number: 0, picture: 'cat' }] });
  await powers.keepDraft({ text: 'b', photos: [{ number: 2, picture: 'dog' }] });
  expect(await value(powers.readDraft())).toEqual({ text: 'b', photos: ['cat', '', 'dog'] });
  await powers.keepDraft({ text: null });
  expect(await files()).toEqual([]);
});

describe('what cannot be', () => {
  const uses: readonly (readonly [keyof HostApi, object])[] = [
    ['ownBoards', {}],
    ['readOwnBoard', { id: 'a' }],
    ['ownPictures', { id: 'a' }],
    ['saveOwnBoard', { text: PLAIN }],
    ['keepBoard', {}],
    ['renameOwnBoard', { id: 'a', title: 'A' }],
    ['copyOwnBoard', { id: 'a' }],
    ['deleteOwnBoard', { id: 'a' }],
    ['restoreOwnBoard', { id: 'a' }],
    ['playOwnBoard', { id: 'a' }],
    ['keepDraft', { text: '' }],
    ['readDraft', {}],
  ];

  test.each(uses)('%s on a host without a library says so', async (power, argument) => {
    const { powers } = hosted('A A');
    expect(await powers.use(power, argument)).toEqual({ ok: false, code: 'no-library' });
    expect(await powers.state()).toMatchObject({ value: { hasLibrary: false } });
  });

  test.each(['a', '', '.', '..', '../boards/zoo', '/etc/passwd', 'zoo.board', 'ZOO'])(
    'there is no board called %j',
    async (id) => {
      const { powers, table } = await library();
      await powers.saveOwnBoard({ text: PLAIN, title: 'zoo' });
      for (const [power, argument] of uses.filter(([, given]) => 'id' in given)) {
        const answer = await powers.use(power, { ...argument, id });
        expect(answer, power).toEqual({ ok: false, code: 'no-such-board' });
      }
      const saved = await powers.saveOwnBoard({ id, text: PLAIN });
      expect(saved).toEqual({ ok: false, code: 'no-such-board' });
      expect(table.game.number).toBe(1);
    },
  );

  test('a file that would be refused when it is opened is not kept', async () => {
    const { powers, titles } = await library();
    await powers.saveOwnBoard({ text: textOf(animals) });
    for (const [text, code] of [
      ['', 'empty'],
      ['1x2\nA\n', 'too-few-cards'],
      [textOf(animals).slice(0, 99), 'deck-cut'],
      [textOf({ ...animals, pairs: [['a'], ['b', 'a'], ['c'], ['d']] }), 'deck-twice'],
    ] as const) {
      const answer = await powers.saveOwnBoard({ id: 'animals', text });
      expect(answer).toMatchObject({ ok: false, code: 'board-file', problem: { code } });
    }
    expect(await titles()).toEqual(['Animals']);
    expect((await value(powers.readOwnBoard({ id: 'animals' }))).text).toBe(textOf(animals));
  });

  test('an unfinished one is kept, listed as such, renamed, copied, and never played', async () => {
    const { powers, table, files, folder } = await library();
    const draft = (title: string) =>
      JSON.stringify({
        format: DRAFT_FORMAT,
        bench: {
          title,
          pairs: [
            { key: 0, first: 'a' },
            { key: 1, first: 'a' },
          ],
        },
      });
    const { id } = await value(powers.saveOwnBoard({ text: draft('Our summer') }));
    expect([id, await files()]).toEqual(['our-summer', ['our-summer.board']]);
    const listed = async () =>
      (await value(powers.ownBoards())).map(({ title, pairs, problem }) => [
        title,
        pairs,
        problem?.code,
      ]);
    expect(await listed()).toEqual([['Our summer', 2, 'deck-unfinished']]);
    expect((await value(powers.readOwnBoard({ id }))).text).toBe(draft('Our summer'));
    expect(await powers.playOwnBoard({ id })).toMatchObject({
      code: 'board-file',
      problem: { code: 'deck-unfinished' },
    });
    expect(table.game.number).toBe(1);
    await value(powers.renameOwnBoard({ id, title: 'Holidays' }));
    await value(powers.copyOwnBoard({ id }));
    expect(await listed()).toEqual([
      ['Holidays', 2, 'deck-unfinished'],
      ['Holidays 2', 2, 'deck-unfinished'],
    ]);
    expect((await value(powers.readOwnBoard({ id }))).text).toBe(draft('Holidays'));
    // Without a title yet, and damaged by somebody.
    await value(powers.saveOwnBoard({ text: draft(' ') }));
    await writeFile(join(folder, 'hurt.board'), draft('Hurt').slice(0, -20));
    expect((await listed()).map(([title]) => title)).toEqual([
      'Board',
      'Holidays',
      'Holidays 2',
      'Hurt',
    ]);
    // Finished, it takes its own place.
    await value(powers.saveOwnBoard({ id, text: textOf(animals) }));
    expect((await value(powers.ownBoards())).find((board) => board.id === id)?.problem).toBeNull();
  });

  test('an unfinished one is refused if it is too big to be read again', async () => {
    const { powers, files } = await library();
    const draft = (bytes: number) => {
      const text = JSON.stringify({
        format: 'memory-scramble draft 1',
        bench: { title: 'Big', pairs: [] },
      });
      return text + ' '.repeat(bytes - text.length);
    };
    expect(await powers.saveOwnBoard({ text: draft(limits.deckFileBytesMax + 1) })).toMatchObject({
      code: 'board-file',
      problem: { code: 'too-big' },
    });
    await value(powers.saveOwnBoard({ text: draft(limits.deckFileBytesMax) }));
    expect(await files()).toEqual(['big.board']);
    expect((await value(powers.ownBoards())).map(({ title }) => title)).toEqual(['Big']);
  });

  test('a damaged one is listed with what is wrong, beside the others', async () => {
    const { powers, folder } = await library();
    await powers.saveOwnBoard({ text: PLAIN, title: 'good' });
    await writeFile(join(folder, 'cut.board'), textOf(animals).slice(0, 99));
    await writeFile(join(folder, 'notes.txt'), 'no board');
    await writeFile(join(folder, 'film.board'), '');
    await truncate(join(folder, 'film.board'), limits.deckFileBytesMax + 1);
    await mkdir(join(folder, 'folder.board'));
    const boards = await value(powers.ownBoards());
    expect(boards.map(({ id, problem }) => [id, problem?.code ?? null])).toEqual([
      ['cut', 'deck-cut'],
      ['film', 'too-big'],
      ['folder', 'not-a-file'],
      ['good', null],
    ]);
    expect(await powers.playOwnBoard({ id: 'cut' })).toMatchObject({ code: 'board-file' });
    expect((await powers.deleteOwnBoard({ id: 'cut' })).ok).toBe(true);
  });

  test.skipIf(process.platform === 'win32')(
    'one that cannot be read is listed with why, and the others are there',
    async () => {
      const { powers, folder } = await library({
        readFile: ((path: string, ...more: []) =>
          path.endsWith('locked.board')
            ? Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES' }))
            : nodeDisk.readFile(path, ...more)) as LibraryDisk['readFile'],
      });
      await powers.saveOwnBoard({ text: PLAIN, title: 'good' });
      await powers.saveOwnBoard({ text: PLAIN, title: 'locked' });
      await symlink(join(folder, 'nowhere'), join(folder, 'link.board'));
      await symlink('round.board', join(folder, 'round.board'));
      execFileSync('mkfifo', [join(folder, 'pipe.board')]);
      const notUtf8 = Buffer.concat([Buffer.from(`${folder}/b`), Buffer.of(0xff)]);
      await writeFile(Buffer.concat([notUtf8, Buffer.from('.board')]), PLAIN);
      const latin = Buffer.from('1x2\nä\nä\n', 'latin1');
      await writeFile(join(folder, 'latin.board'), latin);
      const boards = await value(powers.ownBoards());
      expect(boards.map(({ id, problem }) => [id, problem?.code ?? null])).toEqual([
        ['b\ufffd', 'file-name'],
        ['good', null],
        ['latin', 'not-utf8'],
        ['link', 'unreadable'],
        ['locked', 'unreadable'],
        ['pipe', 'not-a-file'],
        ['round', 'unreadable'],
      ]);
      expect((await powers.copyOwnBoard({ id: 'good' })).ok).toBe(true);
      expect(await powers.readOwnBoard({ id: 'pipe' })).toMatchObject({
        code: 'board-file',
        problem: { code: 'not-a-file' },
      });
      expect((await powers.deleteOwnBoard({ id: 'link' })).ok).toBe(true);
    },
  );

  test.each([
    ['joiners', `{"format":"memory-scramble deck 1","title":"${'\u200d'.repeat(5_000_000)}"}`],
    ['letters', `{"format":"memory-scramble deck 1","title":"${'x'.repeat(5_000_000)}"}`],
    ['closed brackets', `{"format":${'['.repeat(3_000_000)}${']'.repeat(3_000_000)}}`],
  ])('millions of %s are refused, and the others are there', async (_, text) => {
    const { powers, folder } = await library();
    await powers.saveOwnBoard({ text: PLAIN, title: 'good' });
    await writeFile(join(folder, 'bad.board'), text);
    const boards = await value(powers.ownBoards());
    expect(boards.map(({ id, problem }) => [id, problem === null])).toEqual([
      ['bad', false],
      ['good', true],
    ]);
    expect(JSON.stringify(boards).length).toBeLessThan(2_000);
  });

  test.skipIf(process.platform === 'win32')(
    'a folder with the name of a deleted board stops neither a start nor deleting',
    async () => {
      const { powers, folder, files } = await library();
      await powers.saveOwnBoard({ text: PLAIN, title: 'a' });
      await mkdir(join(folder, 'mine.board.deleted'));
      await powers.deleteOwnBoard({ id: 'a' });
      await new BoardLibrary(folder, nodeDisk).tidy();
      expect(await files()).toEqual(['mine.board.deleted']);
      await mkdir(join(folder, 'folder.board'));
      expect(await powers.deleteOwnBoard({ id: 'folder' })).toMatchObject({ code: 'board-disk' });
      expect(await files()).toEqual(['folder.board', 'mine.board.deleted']);
    },
  );

  test('drafts that a kill left behind are gone after a start, and nothing else is', async () => {
    const { powers, folder, files } = await library();
    await powers.saveOwnBoard({ text: PLAIN, title: 'own 13' });
    await powers.keepDraft({ text: '{' });
    const own = ['own-13.board', 'unfinished.draft-board'];
    const others = ['notes.draft', 'My plan.board.draft', 'board.draft'];
    for (const name of others) await writeFile(join(folder, name), 'mine');
    for (const name of own) await writeFile(join(folder, `${name}.draft`), 'half');
    await mkdir(join(folder, 'a.board.draft'));
    await new BoardLibrary(folder, nodeDisk).tidy();
    expect(await files()).toEqual([...own, ...others, 'a.board.draft'].toSorted());
  });

  test('what somebody changed in the folder is seen', async () => {
    const { powers, folder, titles } = await library();
    await powers.saveOwnBoard({ text: textOf(animals) });
    expect(await titles()).toEqual(['Animals']);
    await writeFile(join(folder, 'animals.board'), textOf({ ...animals, title: 'By hand' }));
    expect(await titles()).toEqual(['By hand']);
  });

  test.skipIf(process.platform === 'win32')(
    'a link to elsewhere is replaced, not followed',
    async () => {
      const { powers, folder } = await library();
      await powers.saveOwnBoard({ text: PLAIN, title: 'zoo' });
      const elsewhere = join(folder, '..', 'elsewhere.txt');
      await writeFile(elsewhere, PLAIN);
      await symlink(elsewhere, join(folder, 'link.board'));
      await powers.saveOwnBoard({ id: 'link', text: '1x2\nB\nB\n' });
      expect(await readFile(elsewhere, 'utf8')).toBe(PLAIN);
    },
  );

  test.each([
    ['ENOSPC', 'full'],
    ['EACCES', 'denied'],
    ['EIO', 'disk'],
  ])('a disk that says %s: nothing is lost, and it is told kindly', async (code, trouble) => {
    const disk = new TestDisk();
    const { open, rename, unlink, stat: look, readFile: read } = disk;
    const { powers, titles } = await library({ open, rename, unlink, stat: look, readFile: read });
    await powers.saveOwnBoard({ text: textOf(animals) });
    disk.failing(code, () => true);
    const answer = await powers.saveOwnBoard({ id: 'animals', text: PLAIN });
    expect(answer).toEqual({ ok: false, code: 'board-disk', trouble });
    expect(await powers.keepDraft({ text: 'x' })).toMatchObject({ code: 'board-disk', trouble });
    disk.failing('', () => false);
    expect(await titles()).toEqual(['Animals']);
  });

  test('a library has an end', async () => {
    const { powers, folder } = await library();
    await mkdir(folder, { recursive: true });
    const names = Array.from({ length: limits.ownBoardsMax }, (_, number) => `b${number}.board`);
    await Promise.all(names.map((name) => writeFile(join(folder, name), PLAIN)));
    expect(await powers.saveOwnBoard({ text: PLAIN })).toEqual({ ok: false, code: 'many-boards' });
    // A rename, or what is had back, is not another board.
    expect((await powers.renameOwnBoard({ id: 'b1', title: 'Letters' })).ok).toBe(true);
    await powers.deleteOwnBoard({ id: 'b0' });
    expect((await powers.saveOwnBoard({ text: PLAIN, title: 'b0' })).ok).toBe(true);
    expect((await powers.restoreOwnBoard({ id: 'b0' })).ok).toBe(true);
  });
});
