import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DownloadNews, downloadBegins } from '../../main/launch/download-news.ts';
import { NoRuntime, downloadRuntime, findRuntime } from '../../main/launch/runtime.ts';
import { sandboxAdvice } from '../../main/launch/sandbox.ts';
import {
  describeElectron,
  electronRuntime,
  officialRuntime,
  startDisplay,
} from '../support/electron-runtime.ts';
import { Headless, packageFolder, perfectBoard } from '../support/headless-process.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { Wire } from '../support/wire.ts';

const ELECTRON = join('node_modules', 'electron');
const LAUNCHER = join('dist', 'main', 'launch.js');

/** A display that nobody shows anything on. */
const DEAD_DISPLAY = ':987';

type Environment = Readonly<Record<string, string | undefined>>;

/** `npm start` without npm, in an environment of its own, with all that it starts. */
function launch(args: readonly string[], environment: Environment, install = packageFolder) {
  const env: NodeJS.ProcessEnv = { ...process.env };
  for (const name of ['DISPLAY', 'WAYLAND_DISPLAY', 'ELECTRON_OVERRIDE_DIST_PATH']) {
    delete env[name];
  }
  Object.assign(env, environment);
  return new Headless(args, { program: join(install, LAUNCHER), env, isGroup: true });
}

/** The port in the first line of what a launched host printed; it must be that line and no other. */
async function listensAt(launched: Headless): Promise<number> {
  await launched.line(() => true);
  const [first = ''] = launched.stdout.split('\n');
  expect(first).toMatch(/^server now listening at http:\/\/localhost:\d+$/);
  return Number(/\d+$/.exec(first)?.[0]);
}

/** Expects a host in the terminal, which said why there is no window and how to get one. */
async function expectTerminal(launched: Headless, why: RegExp): Promise<void> {
  const port = await listensAt(launched);
  expect(await new Wire({ port }).get('/look/alice')).toMatchObject({ status: 200 });
  const said = launched.stderr.split('\n').filter((line) => line.startsWith('memory-scramble: '));
  expect(said.at(-1)).toMatch(why);
  expect(said.at(-1)).toMatch(/ For the window, .* So the game is hosted here in the terminal,/);
  launched.signal('SIGTERM');
  // Windows has no signals; there a process is ended without a word.
  if (process.platform !== 'win32') expect(await launched.exitCode).toBe(0);
}

async function titleAt(port: number): Promise<unknown> {
  const { body } = await new Wire({ port }).get('/table/nobody');
  return (JSON.parse(body) as { title: unknown }).title;
}

describe('the launcher refuses in one line', () => {
  test.each([
    [['--lobby'], 'options are for the host in the terminal: npm run host -- --help'],
    [['65536'], 'a port is at most 65535, but 65536 is more'],
    [['one', 'two'], 'a port is a number, but one is none'],
    [['8080', 'a.txt', 'b.txt'], 'there are more arguments than PORT and BOARD_FILE'],
    [['e\n\u001b[31mvil', 'two'], String.raw`a port is a number, but e\u{a}\u{1b}[31mvil is none`],
  ])('%j', async (args, sentence) => {
    const launched = launch(args, { DISPLAY: DEAD_DISPLAY });
    expect(await launched.exitCode).toBe(2);
    expect(launched.stdout).toBe('');
    expect(launched.stderr).toBe(`memory-scramble: ${sentence}\n`);
  });
});

describe('where there can be no window, the launcher hosts in the terminal', () => {
  test.skipIf(process.platform !== 'linux')('no display', async () => {
    await expectTerminal(launch(['0'], {}), /There is no display/);
  });

  test('no runtime in the folder that is named', async () => {
    const folder = await tempFolder();
    const launched = launch(['0'], {
      DISPLAY: DEAD_DISPLAY,
      ELECTRON_OVERRIDE_DIST_PATH: folder,
    });
    await expectTerminal(launched, /ELECTRON_OVERRIDE_DIST_PATH is set, but there is no /);
  });

  test('a runtime that cannot be run', async () => {
    const folder = await tempFolder();
    const name = process.platform === 'win32' ? 'electron.exe' : 'electron';
    await writeFile(join(folder, name), 'no program'); // and not executable
    const launched = launch(['0'], {
      DISPLAY: DEAD_DISPLAY,
      ELECTRON_OVERRIDE_DIST_PATH: folder,
    });
    await expectTerminal(launched, /Electron could not be started/);
  });

  test('the runtime was never downloaded, and cannot be', async () => {
    const launched = launch(
      ['0'],
      {
        DISPLAY: DEAD_DISPLAY,
        ELECTRON_MIRROR: await mirror((response) => response.writeHead(404).end()),
        electron_config_cache: await tempFolder(),
      },
      await freshInstall(),
    );
    await expectTerminal(launched, /Electron could not be downloaded \(Response code 404 /);
    expect(launched.stderr).toMatch(/^memory-scramble: The window needs Electron's runtime/);
  });

  test('with the board that was named, as written', async () => {
    const launched = launch(['0', perfectBoard], {});
    const port = await listensAt(launched);
    expect(await titleAt(port)).toBe('Perfect');
  });

  test('and says there what is wrong with a board', async () => {
    const launched = launch(['0', join(await tempFolder(), 'gone.txt')], {});
    expect(await launched.exitCode).toBe(2);
    expect(launched.stdout).toBe('');
    expect(launched.stderr).toMatch(/gone\.txt: there is no such file\n$/);
  });
});

describe.skipIf(process.platform === 'win32')('the launcher with a runtime of this test', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s while Electron starts: it ends, and hosts nothing instead',
    async (signal) => {
      const folder = await tempFolder();
      const program = `#!${process.execPath}\nconsole.error('starting');\nsetInterval(() => 0, 1_000);`;
      await writeFile(join(folder, 'electron'), program, { mode: 0o755 });
      const launched = launch(['0'], {
        DISPLAY: DEAD_DISPLAY,
        ELECTRON_OVERRIDE_DIST_PATH: folder,
      });
      await launched.line((line) => line === 'starting', 'stderr');
      launched.signal(signal);
      expect(await launched.exitCode).toBe(1);
      expect(launched.stdout).toBe('');
    },
  );

  test.each([
    'The SUID sandbox helper binary was found, but is not configured correctly. Aborting now.',
    'No usable sandbox! If you are running on Ubuntu 23.10+, see …',
  ])('denied its sandbox, it says what to do, and hosts in the terminal: %s', async (complaint) => {
    const folder = await tempFolder();
    const program = `#!/bin/sh\necho '[1:FATAL:x.cc(1)] ${complaint}' >&2\nkill -TRAP $$\n`;
    await writeFile(join(folder, 'electron'), program, { mode: 0o755 });
    const launched = launch(['0'], {
      DISPLAY: DEAD_DISPLAY,
      ELECTRON_OVERRIDE_DIST_PATH: folder,
    });
    await expectTerminal(
      launched,
      /^memory-scramble: This system lets Electron build no sandbox.* install the deb /,
    );
    expect(launched.stderr).toContain(complaint);
    expect(launched.stderr).not.toContain('with a screen'); // there is one
  });

  test('downloads it once, says how far it is, and starts it', async () => {
    const install = await freshInstall();
    const zip = zipOf('electron', '#!/bin/sh\necho "server now listening at $@"\n');
    const { version } = await readJson<{ version: string }>(
      join(install, ELECTRON, 'package.json'),
    );
    const name = `electron-v${version}-${process.platform}-${process.arch}.zip`;
    const sum = createHash('sha256').update(zip).digest('hex');
    await writeFile(join(install, ELECTRON, 'checksums.json'), JSON.stringify({ [name]: sum }));
    let asked = 0;
    const environment = {
      DISPLAY: DEAD_DISPLAY,
      ELECTRON_MIRROR: await mirror((response) => {
        asked++;
        response.writeHead(200, { 'content-length': zip.length }).end(zip);
      }),
      electron_config_cache: await tempFolder(),
    };
    for (const start of ['first', 'second']) {
      const launched = launch(['8123', perfectBoard], environment, install);
      expect(await launched.exitCode, launched.stderr).toBe(0);
      expect(launched.stdout.endsWith(` ${install} 8123 ${perfectBoard}\n`)).toBe(true);
      const said = launched.stderr.replaceAll('memory-scramble: ', '').trim().split('\n');
      if (start === 'second') expect(said).toEqual(['']);
      else expect([said[0], said.at(-1)]).toEqual([expect.stringContaining('100 MB'), '100 %']);
    }
    expect(asked).toBe(1);
  });
});

describeElectron('the launcher with a runtime', () => {
  /** The runtime and folders of this test's own; on Linux, they hold what the app remembers. */
  async function environment(display: string) {
    const config = await tempFolder();
    const runtime = officialRuntime() === undefined ? electronRuntime() : undefined;
    const env = {
      DISPLAY: display,
      XDG_CONFIG_HOME: config,
      LANG: 'en_GB.UTF-8',
      ...(runtime === undefined ? {} : { ELECTRON_OVERRIDE_DIST_PATH: runtime }),
    };
    const log = () =>
      readFile(join(config, 'Memory Scramble', 'logs', 'memory-scramble.log'), 'utf8');
    return { env, log };
  }

  test('on a dead display: hosts in the terminal', async () => {
    const { env } = await environment(DEAD_DISPLAY);
    await expectTerminal(launch(['0'], env), /Electron ended at its start \(exit code \d+\)\./);
  });

  test('on a display: opens the window, and ends with it', async () => {
    const { env, log } = await environment(await startDisplay());
    const launched = launch(['0'], env);
    const port = await listensAt(launched);
    expect(await new Wire({ port }).get('/health')).toMatchObject({ status: 200 });
    expect(launched.stderr).not.toContain('terminal');
    expect(await log()).toContain(` listens on port ${port}\n`);
    launched.signal('SIGTERM');
    expect(await launched.exitCode).toBe(0);
    expect(await log()).toMatch(/ ends\n$/);
    expect(launched.stdout.split('\n')).toHaveLength(2);
  });

  test('Ctrl+C, which reaches the app twice, lets it end in good order', async () => {
    const { env, log } = await environment(await startDisplay());
    const launched = launch(['0'], env);
    await listensAt(launched);
    launched.signalGroup('SIGINT');
    expect(await launched.exitCode).toBe(0);
    expect(await log()).toMatch(/ ends\n$/);
  });

  test('a second start hands its board to the first, and ends', async () => {
    const { env } = await environment(await startDisplay());
    const port = await listensAt(launch(['0'], env));
    expect(await titleAt(port)).toBe('Under the sea');
    const second = launch([perfectBoard], env);
    expect(await second.exitCode).toBe(0);
    expect(second.stdout).toBe('');
    await expect.poll(() => titleAt(port), { timeout: 10_000 }).toBe('Perfect');
  });

  test('opens the board that was named', async () => {
    const { env } = await environment(await startDisplay());
    const port = await listensAt(launch(['0', perfectBoard], env));
    await expect.poll(() => titleAt(port), { timeout: 10_000 }).toBe('Perfect');
  });
});

describe('while the runtime is downloaded, the launcher says', () => {
  function news() {
    const said: string[] = [];
    return { said, told: new DownloadNews(10_000, (sentence) => said.push(sentence)) };
  }

  test('at once that it does, how much, where to, and how to play without it', () => {
    expect(downloadBegins('/here')).toMatch(
      / about 100 MB\. It is downloaded once, and kept in \/here\. To play without waiting: .* npm run host\.$/,
    );
  });

  test('after silence, for how long already, and what happens when', () => {
    const { said, told } = news();
    told.passed(3_001);
    told.passed(6_002);
    expect(said).toEqual([
      'Nothing has arrived for 3 s. Are you on the internet? In 7 s the game starts here in the terminal instead.',
      'Nothing has arrived for 6 s. Are you on the internet? In 4 s the game starts here in the terminal instead.',
    ]);
  });

  test('every tenth, and where it is slow, each time how far it is', () => {
    const { said, told } = news();
    for (const part of [0, 0.04, 0.05]) told.arrived(part);
    told.passed(20);
    told.passed(20);
    told.arrived(0.31);
    told.arrived(1);
    told.passed(20);
    expect(said).toEqual(['0 %', '5 %', '31 %', '100 %']);
  });
});

describe('what to do where there can be no sandbox', () => {
  test.each([
    ['kernel.apparmor_restrict_unprivileged_userns', '1', '0'],
    ['kernel.unprivileged_userns_clone', '0', '1'],
  ])('where %s is %s: the deb, or the command that allows it', (setting, value, allowed) => {
    const advice = sandboxAdvice((name) => (name === setting ? value : undefined));
    expect(advice).toMatch(/^For the window, install the deb /);
    expect(advice).toContain(`(sudo sysctl -w ${setting}=${allowed})`);
    expect(advice).not.toContain('--no-sandbox');
  });

  test('where no setting of the kernel is to blame: no command', () => {
    expect(sandboxAdvice(() => undefined)).not.toContain('sudo');
    expect(sandboxAdvice((name) => (name.endsWith('clone') ? '1' : '0'))).not.toContain('sudo');
  });
});

describe('a runtime', () => {
  test('that is named is found, or it is said that it is not there', async () => {
    const folder = await tempFolder();
    expect(() => findRuntime(folder)).toThrow(NoRuntime);
    const name = process.platform === 'win32' ? 'electron.exe' : 'electron';
    await writeFile(join(folder, name), '');
    expect(findRuntime(folder)).toBe(join(folder, name));
  });

  /** Downloads from a mirror that answers so, into a cache of this test's own. */
  async function download(answer: Answer, patienceMs = 20_000) {
    vi.stubEnv('ELECTRON_MIRROR', await mirror(answer));
    for (const name of ['npm_config_electron_mirror', 'NPM_CONFIG_ELECTRON_MIRROR']) {
      vi.stubEnv(name, undefined); // npm's own setting would come first
    }
    const cache = await tempFolder();
    vi.stubEnv('electron_config_cache', cache);
    onTestFinished(() => void vi.unstubAllEnvs());
    const parts: number[] = [];
    const silences: number[] = [];
    const failure: unknown = await downloadRuntime({
      patienceMs,
      onProgress: (part) => parts.push(part),
      tellEveryMs: patienceMs / 5,
      onPassed: (silentMs) => silences.push(silentMs),
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NoRuntime);
    expect(await readdir(cache)).toEqual([]);
    return { sentence: (failure as NoRuntime).message, parts, silences };
  }

  test('that is nowhere', async () => {
    const { sentence } = await download((response) => response.writeHead(404).end());
    expect(sentence).toMatch(
      /^Electron could not be downloaded \(Response code 404 \(Not Found\) /,
    );
  });

  test('of which nothing arrives', async () => {
    const { sentence, parts, silences } = await download(() => undefined, 100);
    expect(sentence).toMatch(/^Electron could not be downloaded \(nothing arrived for 0\.1 s\)\./);
    expect(parts).toEqual([]);
    expect(silences.length).toBeGreaterThan(0); // nobody sits before a terminal that says nothing
    expect(silences).toEqual(silences.toSorted((one, other) => one - other));
  });

  test('of which nothing arrives any more', async () => {
    const { sentence, parts } = await download((response) => {
      response.writeHead(200, { 'content-length': 1_000 }).write(Buffer.alloc(250));
    }, 300);
    expect(sentence).toContain('nothing arrived for 0.3 s');
    expect(parts).toEqual([0.25]);
  });

  test('that breaks off', async () => {
    const { sentence } = await download((response) => {
      response.writeHead(200, { 'content-length': 1_000 });
      response.write(Buffer.alloc(250), () => response.destroy());
    });
    expect(sentence).toMatch(/^Electron could not be downloaded \(.+\)\./);
  });

  test('that is not the one that was published', async () => {
    const { sentence, parts } = await download((response) => response.end('not Electron'));
    expect(sentence).toMatch(/did not match/);
    expect(parts.at(-1)).toBe(1);
  });
});

type Answer = (response: http.ServerResponse) => unknown;

/** Where Electron's runtime would be downloaded from, on this computer. */
async function mirror(answer: Answer): Promise<string> {
  const server = http.createServer((_request, response) => void answer(response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** This product as it is after `npm ci`: without Electron's runtime, wherever this one has it. */
async function freshInstall(): Promise<string> {
  const folder = await tempFolder();
  for (const name of ['package.json', 'boards', 'dist']) {
    await cp(join(packageFolder, name), join(folder, name), { recursive: true });
  }
  const modules = join(packageFolder, 'node_modules');
  const electron = join(folder, ELECTRON);
  await mkdir(electron, { recursive: true });
  for (const name of ['package.json', 'checksums.json', 'install.js']) {
    await cp(join(modules, 'electron', name), join(electron, name));
  }
  for (const name of await readdir(modules)) {
    if (name === 'electron' || name.startsWith('.')) continue;
    await symlink(join(modules, name), join(folder, 'node_modules', name), 'junction');
  }
  return folder;
}

async function readJson<T>(filename: string): Promise<T> {
  return JSON.parse(await readFile(filename, 'utf8')) as T;
}

/** A zip file with one executable file in it, not compressed. */
function zipOf(name: string, text: string): Buffer {
  const [path, content] = [Buffer.from(name), Buffer.from(text)];
  const [size, sum] = [content.length, crc32(content)];
  // What both headers of a file have in common, from the version that is needed on.
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt32LE(sum, 10);
  common.writeUInt32LE(size, 14);
  common.writeUInt32LE(size, 18);
  common.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, path, content]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(0o100755 * 2 ** 16, 6); // the mode of the file
  const unix = Buffer.from([20, 3]);
  const central = Buffer.concat([Buffer.from('PK\u0001\u0002'), unix, common, rest, path]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\u0005\u0006'), end]);
}
