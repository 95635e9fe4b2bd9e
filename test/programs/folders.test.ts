import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startWithSecret } from '../e2e/host-support.ts';
import { perfectBoard, startHeadless } from '../support/headless-process.ts';
import { viewOf } from '../support/table-view.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { until } from '../support/until.ts';

/** A folder as people call theirs. */
async function oddFolder(): Promise<string> {
  const folder = join(await tempFolder(), 'Spiele für Zoë & Ștefan (游戏) 100%');
  await mkdir(folder);
  return folder;
}

describe('in a folder with spaces, signs and letters of other languages', () => {
  test('a board is played, the game is saved, and goes on', async () => {
    const cwd = await oddFolder();
    await copyFile(perfectBoard, join(cwd, 'mein Brett ä.board'));
    const args = ['0', 'mein Brett ä.board', '--save', 'das Spiel ß.json'];
    const first = await startHeadless(args, { cwd });
    expect((await viewOf(first.wire, 'alice')).title).toBe('Mein Brett ä');
    await first.wire.get('/flip/alice/1,1');
    const saved = () => readFileSync(join(cwd, 'das Spiel ß.json'), 'utf8');
    await until(() => saved().includes('"controller":"alice"'));
    first.headless.signal('SIGKILL');
    await first.headless.exitCode;
    const again = await startHeadless(args, { cwd });
    expect((await viewOf(again.wire, 'alice')).spots[4]).toEqual({
      card: '🌈',
      by: 0,
      as: 'first',
    });
  });

  test('boards of the host’s own are kept', async () => {
    const boards = join(await oddFolder(), 'meine Bretter ü');
    const { use } = await startWithSecret(['--boards', boards]);
    expect(await use('keepBoard')).toMatchObject({ ok: true });
    expect(await use('ownBoards')).toMatchObject({ value: [{ title: 'Perfect' }] });
    expect(await readdir(boards)).toHaveLength(1);
  });
});
