/** Servers under test begin, answer and end, whatever they are like. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FreePorts } from '../../main/check/free-ports.ts';
import { httpGet } from '../../main/check/http-request.ts';
import { type System, endTree, startTree } from '../../main/check/process-tree.ts';
import {
  type Address,
  type Knock,
  ServerProcess,
  type Times,
  usualTimes,
} from '../../main/check/server-process.ts';
import { Tail } from '../../main/check/tail.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { until } from '../support/until.ts';

const ODD_SERVER = join(import.meta.dirname, 'odd-server.mjs');
const ports = new FreePorts(Math.random);

const knock: Knock = async (address, signal) => {
  const arrival = await httpGet(address, '/look/check', signal);
  if (arrival.kind === 'answer') return 'answer';
  return arrival.why === 'refused' ? 'refused' : { heard: arrival.why };
};

async function start(ways: string, times?: Times): Promise<ServerProcess> {
  const folder = await tempFolder();
  const file = join(folder, 'board.txt');
  await writeFile(file, '2x2\nA\nB\nB\nA\n');
  const port = await ports.take();
  const command = [process.execPath, ODD_SERVER, ways, String(port), file];
  const server = new ServerProcess(command, { port, folder, ...(times ? { times } : {}) });
  onTestFinished(() => server.kill());
  return server;
}

/** A process is alive if it can be sent nothing. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const SHORT: Times = { ...usualTimes, graceMs: 200 };

describe('a server process', () => {
  test('answers once it is ready, and is gone when it was ended', async () => {
    const server = await start('late=300');
    expect(await server.ready(knock)).toEqual({ host: '127.0.0.1', port: server.port });
    await server.end();
    expect(server.ending?.signal).toBe('SIGTERM');
    expect(await knock({ host: '127.0.0.1', port: server.port }, never())).toBe('refused');
  });

  test('takes along whatever it has started', async () => {
    const server = await start('child');
    await server.ready(knock);
    const [, child = ''] = /child (\d+)/.exec(server.output.text()) ?? [];
    expect(isAlive(Number(child))).toBe(true);
    await server.end();
    await until(() => !isAlive(Number(child)));
  });

  test('is made to end if it does not end when asked', async () => {
    const server = await start('stubborn', SHORT);
    await server.ready(knock);
    await server.end();
    expect(server.ending?.signal).toBe('SIGKILL');
  });

  test.each([
    ['fails', { kind: 'ended', ending: { code: 3, signal: null } }],
    ['other-port', { kind: 'not-listening' }],
    ['mail', { kind: 'silent', heard: 'not-http' }],
  ])('that %s is told as such', async (ways, expected) => {
    const server = await start(ways);
    const enough = new AbortController();
    const found = server.ready(async (address, signal) => {
      const isListening = server.output.text().includes('listening');
      const came = await knock(address, signal);
      if (isListening) enough.abort();
      return came;
    }, enough.signal);
    expect(await found).toEqual(expected);
    await server.end();
  });

  test('that takes connections and answers nothing is told as such', async () => {
    const server = await start('hangs=0');
    const enough = new AbortController();
    const found = server.ready(knock, enough.signal);
    await until(() => server.output.text().includes('hangs'));
    enough.abort();
    expect(await found).toEqual({ kind: 'silent', heard: 'given-up' });
    await server.end();
  });

  test('of a program that is not there is told as such', async () => {
    const port = await ports.take();
    const server = new ServerProcess(['no-such-program-here'], { port, folder: '/' });
    expect(await server.ready(knock)).toEqual({ kind: 'no-program', error: 'ENOENT' });
    await server.end();
  });

  test('may print without end, and its last 64 KiB are kept', async () => {
    const server = await start('floods=200000000');
    const address = (await server.ready(knock)) as Address;
    await until(() => server.output.bytes >= 200_000_000);
    expect(server.output.text().length).toBe(64 * 1024);
    expect(await knock(address, never())).toBe('answer');
    await server.end();
  });
});

test('the tail keeps the end of what comes in small pieces', () => {
  const tail = new Tail();
  for (let index = 0; index < 100_000; index++) tail.add(Buffer.from(`${index}\n`));
  const text = tail.text();
  expect(text.length).toBe(64 * 1024);
  expect(text.endsWith('\n99998\n99999\n')).toBe(true);
  expect(tail.bytes).toBe(588_890);
});

test('no port is given twice', async () => {
  const few = new FreePorts(() => 0.999_999);
  const taken = await Promise.all(Array.from({ length: 20 }, () => few.take()));
  expect(new Set(taken).size).toBe(20);
});

describe('how a tree of processes is started and ended', () => {
  function recorder(platform: NodeJS.Platform) {
    const calls: unknown[] = [];
    const system = {
      platform,
      spawn: (...call: readonly unknown[]) => void calls.push(call),
      kill: (...call: readonly unknown[]) => void calls.push(call),
      run: (...call: readonly unknown[]) => void calls.push(call),
    } as unknown as System;
    return { calls, system };
  }

  test('on Windows: by a shell, and with taskkill', () => {
    const { calls, system } = recorder('win32');
    startTree(['npm', 'start', '20001', 'C:\\Temp\\my boards\\a "b".txt'], 'C:\\x', system);
    endTree(4711, 'SIGTERM', system);
    expect(calls).toEqual([
      [
        'npm start 20001 "C:\\Temp\\my boards\\a ""b"".txt"',
        [],
        expect.objectContaining({ cwd: 'C:\\x', shell: true }),
      ],
      ['taskkill', ['/T', '/F', '/PID', '4711']],
    ]);
  });

  test('elsewhere: as the leader of a group, and by a signal to the group', () => {
    const { calls, system } = recorder('linux');
    startTree(['npm', 'start', 'my board.txt'], '/x', system);
    endTree(4711, 'SIGTERM', system);
    expect(calls).toEqual([
      ['npm', ['start', 'my board.txt'], expect.objectContaining({ cwd: '/x', detached: true })],
      [-4711, 'SIGTERM'],
    ]);
  });
});

function never(): AbortSignal {
  return new AbortController().signal;
}
