import { readFileSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { TableView } from '../../shared/table-view.ts';
import { Headless, perfectBoard, startHeadless } from '../support/headless-process.ts';
import { requestText } from '../support/http-text.ts';
import { RawConnection } from '../support/raw.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { until } from '../support/until.ts';
import { type Wire, expectBoard, expectFailed, expectRefused, secretId } from '../support/wire.ts';

const ANA = secretId('ana');

async function tableOf(wire: Wire, player: string): Promise<TableView> {
  const { status, body } = await wire.get(`/table/${player}`);
  expect(status).toBe(200);
  return JSON.parse(body) as TableView;
}

/** Asks something that waits, right behind something that does not: once that is answered, it waits. */
async function ask(port: number, target: string): Promise<RawConnection> {
  const connection = await RawConnection.connect({ port });
  const lines = ['Host: localhost'];
  connection.send(requestText('/health', lines) + requestText(target, lines));
  await until(() => connection.soFar.includes('ok'));
  return connection;
}

function expectStopped(received: string): void {
  expect(received).toContain('HTTP/1.1 503 ');
  expect(received).toMatch(/the host has stopped \(stopping\)$/);
}

describe('a headless host that is stopped', () => {
  // Windows has no signals; there a process is ended without a word.
  test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
    '%s: ends with exit code 0, and every open request gets 503',
    async (signal) => {
      const { headless, port, wire } = await startHeadless(['0', perfectBoard]);
      await wire.get('/flip/alice/0,0');
      const { token } = await tableOf(wire, 'alice');
      const open = [
        await ask(port, '/watch/alice'),
        await ask(port, `/table/alice?since=${token}`),
      ];
      headless.signal(signal);
      for (const connection of open) expectStopped(await connection.received);
      expect(await headless.exitCode).toBe(0);
      expect(headless.stderr).toBe('');
    },
  );

  test.skipIf(process.platform === 'win32')(
    'a flip that waits gets 503, and so does whoever follows the table meanwhile',
    async () => {
      const { headless, port, wire } = await startHeadless(['0', perfectBoard]);
      await wire.get('/flip/alice/0,0');
      const waiting = await ask(port, '/flip/bob/0,0');
      const { token } = await tableOf(wire, 'alice');
      const following = await ask(port, `/table/alice?since=${token}`);
      headless.signal('SIGTERM');
      expectStopped(await waiting.received);
      expectStopped(await following.received);
    },
  );

  test('whoever reads its output may stop to: the game goes on', async () => {
    const { headless, wire } = await startHeadless(['0', perfectBoard, '--verbose']);
    headless.closeStdout();
    for (const player of ['alice', 'bob', 'charlie']) {
      expect(await wire.get(`/flip/${player}/0,${player.length % 3}`)).toMatchObject({
        status: 200,
      });
    }
    expect(await wire.get('/health')).toMatchObject({ status: 200, body: 'ok' });
  });
});

describe('a headless host with --save', () => {
  test.skipIf(process.platform === 'win32')('continues the game after a stop', async () => {
    const save = join(await tempFolder(), 'game.json');
    const args = ['0', perfectBoard, '--save', save];
    const first = await startHeadless(args);
    await first.wire.post('/join', { player: ANA, name: 'Ana' });
    for (const [at, position] of ['0,0', '0,1', '0,2'].entries()) {
      await first.wire.get(`/flip/${ANA}/${position}?n=${at + 1}`);
    }
    await first.wire.get('/flip/bob/1,0');
    const before = await tableOf(first.wire, ANA);
    const looks = [await first.wire.get(`/look/${ANA}`), await first.wire.get('/look/bob')];
    first.headless.signal('SIGTERM');
    expect(await first.headless.exitCode).toBe(0);

    const second = await startHeadless(args);
    await second.headless.line((line) => line.includes('continuing the game in'), 'stderr');
    const looksNow = [await second.wire.get(`/look/${ANA}`), await second.wire.get('/look/bob')];
    expect(looksNow.map(({ body }) => body)).toEqual(looks.map(({ body }) => body));
    const after = await tableOf(second.wire, ANA);
    expect(after.players).toEqual(before.players);
    expect(after.players[0]).toMatchObject({ name: 'Ana', score: 1 });
    expect(after.you).toEqual({ ...before.you, number: 3 });
    const versions = [looks[0]?.headers['board-version'], looksNow[0]?.headers['board-version']];
    expect(versions[0]).not.toBe(versions[1]); // another run
  });

  test('continues the game after it was killed, as it was saved last', async () => {
    const save = join(await tempFolder(), 'game.json');
    const first = await startHeadless(['0', perfectBoard, '--save', save]);
    await first.wire.get('/flip/alice/1,1');
    await until(() => readFileSync(save, 'utf8').includes('"controller":"alice"'));
    first.headless.signal('SIGKILL');
    expect(await first.headless.exitCode).toBeNull();
    const second = await startHeadless(['0', '--save', save]);
    const row = 'down, down, down';
    expectBoard(await second.wire.get('/look/alice'), `${row} / down, my 🌈, down / ${row}`);
  });

  test('sets a damaged save aside, says so, and plays', async () => {
    const folder = await tempFolder();
    const save = join(folder, 'game.json');
    await writeFile(save, 'this is no game');
    const { headless, wire } = await startHeadless(['0', perfectBoard, '--save', save]);
    const aside = (await readdir(folder)).find((name) => name.includes('damaged')) ?? '';
    expect(await readFile(join(folder, aside), 'utf8')).toBe('this is no game');
    const [said] = headless.stderr.split('\n'); // a slow disk may be told of afterwards
    expect(said).toBe(
      `memory-scramble: ${save} is not a saved game (it is not JSON); ` +
        `it was set aside as ${join(folder, aside)}`,
    );
    expect((await tableOf(wire, 'alice')).title).toBe('Perfect');
    expect(JSON.parse(await readFile(save, 'utf8'))).toMatchObject({ title: 'Perfect' });
  });

  test('says once that it cannot save, and plays; at the end, that it is lost', async () => {
    const save = join(await tempFolder(), 'no', 'such', 'folder', 'game.json');
    const { headless, wire } = await startHeadless(['0', perfectBoard, '--save', save]);
    await headless.line((line) => line.includes('cannot be saved'), 'stderr');
    expect(await wire.get('/flip/alice/0,0')).toMatchObject({ status: 200 });
    const told = 'the game goes on, but it cannot be saved: the disk reports an error (ENOENT';
    expect(headless.stderr).toMatch(/^[^\n]+\n$/);
    expect(headless.stderr).toContain(`memory-scramble: ${told}`);
    if (process.platform === 'win32') return;
    headless.signal('SIGTERM');
    expect(await headless.exitCode).toBe(1);
    expect(headless.stderr.split('\n')[1]).toBe(
      'memory-scramble: the last changes could not be saved, and are lost',
    );
  });
});

/** Throws once the host has said something, where nobody catches it. */
const PLANTED = `
  const { write } = process.stdout;
  process.stdout.write = function (...given) {
    process.stdout.write = write;
    setImmediate(() => {
      throw Object.assign(new Error('planted for ${ANA}'), { player: '${ANA}' });
    });
    return write.apply(this, given);
  };`;

test('a headless host that a bug ends says where it was, and no secret id', async () => {
  const planted = join(await tempFolder(), 'planted.mjs');
  await writeFile(planted, PLANTED);
  const env = { ...process.env, NODE_OPTIONS: `--import=${pathToFileURL(planted).href}` };
  const headless = new Headless(['0', perfectBoard], { env });
  expect(await headless.exitCode).toBe(1);
  expect(headless.stderr).toContain('memory-scramble: a bug: Error: planted for (secret)');
  expect(headless.stderr).toMatch(/^\s+at .*planted\.mjs/m);
  expect(headless.stderr).not.toContain(ANA);
});

describe('a headless host with other options', () => {
  test('--verbose prints every step by seat, and never a secret id or a card', async () => {
    const { headless, wire } = await startHeadless(['0', perfectBoard, '--verbose']);
    await wire.post('/join', { player: ANA, name: 'Ana' });
    await wire.get(`/flip/${ANA}/0,1`);
    await wire.get(`/replace/${ANA}/${encodeURIComponent('🌈')}/sun`);
    await headless.line((line) => line.startsWith('1-B seat 0 "Ana" turned-up 0,1;'));
    await headless.line((line) => line.startsWith('map seat 0 "Ana" relabelled 0,2 '));
    for (const hidden of [ANA, '🦄', '🌈', 'sun']) expect(headless.stdout).not.toContain(hidden);
    expect(headless.stderr).toBe('');
  });

  test('--code lets in who has joined with it, and prints no secret into a log', async () => {
    const { headless, wire } = await startHeadless(['0', perfectBoard, '--code', 'KIWI72']);
    expectRefused(await wire.get('/look/alice'), 403, 'door');
    expectRefused(await wire.get(`/flip/${ANA}/0,0`), 403, 'door');
    const ana = { player: ANA, name: 'Ana' };
    expectRefused(await wire.post('/join', { ...ana, code: 'KIWI8' }), 403, 'code');
    expect(await wire.post('/join', { ...ana, code: 'KIWI72' })).toMatchObject({ status: 200 });
    expect(await wire.get(`/flip/${ANA}/0,0`)).toMatchObject({ status: 200 });
    expect(headless.stdout).not.toContain('#host=');
    expect(headless.stdout).not.toContain('KIWI72');
  });

  test('--door code without a code has one that nobody is told in a log', async () => {
    const { headless, wire } = await startHeadless(['0', perfectBoard, '--door', 'code']);
    expectRefused(await wire.post('/join', { player: ANA, name: 'Ana' }), 403, 'code');
    expect((await wire.get('/look/alice')).status).toBe(403);
    expect(headless.stdout).not.toContain('#');
  });

  test('4-H: --lobby: every flip fails until the host begins', async () => {
    const { wire } = await startHeadless(['0', perfectBoard, '--lobby']);
    expectFailed(await wire.get('/flip/alice/0,0'), '4-H');
    expect((await tableOf(wire, 'alice')).phase).toBe('lobby');
  });

  test('--no-replace: players may not replace cards', async () => {
    const { wire } = await startHeadless(['0', perfectBoard, '--no-replace']);
    expectRefused(await wire.get('/replace/alice/a/b'), 403, 'no-replace');
  });

  test('--restart-every and --name', async () => {
    const args = ['--restart-every', '2', '--name', 'Games.Example'];
    const { wire } = await startHeadless(['0', perfectBoard, ...args]);
    const { restartSeconds } = await tableOf(wire, 'alice');
    expect(restartSeconds).toBeGreaterThan(60);
    expect(restartSeconds).toBeLessThanOrEqual(120);
    expect((await wire.get('/health', { Host: 'games.example' })).status).toBe(200);
    expect((await wire.get('/health', { Host: 'other.example' })).status).toBe(421);
  });
});

test('with --save the secret of the host’s page outlives a restart', async () => {
  const save = join(await tempFolder(), 'game');
  const statuses: number[] = [];
  const secrets = new Set<string>();
  for (let run = 0; run < 2; run++) {
    const { headless, wire } = await startHeadless(['0', perfectBoard, '--save', save]);
    const secret = (await readFile(`${save}.host`, 'utf8')).trim();
    secrets.add(secret);
    const powers = await wire.post('/host/state', {}, { Authorization: `Bearer ${secret}` });
    statuses.push(powers.status);
    headless.signal('SIGTERM');
    await headless.exitCode;
  }
  expect([statuses, secrets.size]).toEqual([[200, 200], 1]);
});
