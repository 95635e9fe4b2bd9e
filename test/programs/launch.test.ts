import { createHash } from 'node:crypto';
import { cp, mkdir, open, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { executableIn } from '../../main/launch/runtime.ts';
import { mirror } from '../support/electron-mirror.ts';
import {
  describeElectronOnLinux,
  electronRuntime,
  officialRuntime,
  putRuntime,
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

/** Where the launcher looks for a runtime, and finds none: so on every system it opens no window. */
async function noRuntime(): Promise<Environment> {
  return { DISPLAY: DEAD_DISPLAY, ELECTRON_OVERRIDE_DIST_PATH: await tempFolder() };
}

async function titleAt(port: number): Promise<unknown> {
  const { body } = await new Wire({ port }).get('/table/nobody');
  return (JSON.parse(body) as { title: unknown }).title;
}

describe('the launcher refuses in one line', () => {
  test.each([
    [
      ['check', '--', 'npm', 'start'],
      'check runs in a terminal, with Node: memory-scramble check -- COMMAND; in the sources npm run conform -- -- COMMAND',
    ],
    [['--lobby'], 'options are for the host in the terminal: npm run host -- --help'],
    [['65536'], 'a port is at most 65535, but 65536 is more'],
    [['one', 'two'], 'a port is a number, but one is not'],
    [['8080', 'a.txt', 'b.txt'], 'there are more arguments than PORT and BOARD_FILE'],
    [['e\n\u001b[31mvil', 'two'], String.raw`a port is a number, but e\u{a}\u{1b}[31mvil is not`],
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
    const launched = launch(['0'], await noRuntime());
    await expectTerminal(launched, /ELECTRON_OVERRIDE_DIST_PATH is set, but there is no /);
  });

  test('a runtime that cannot be run', async () => {
    const folder = await tempFolder();
    await putRuntime(folder, 'no program'); // and not executable
    const launched = launch(['0'], {
      DISPLAY: DEAD_DISPLAY,
      ELECTRON_OVERRIDE_DIST_PATH: folder,
    });
    await expectTerminal(launched, /Electron could not be started/);
  });

  // Linux says of few mistakes at once that a program cannot be run, Windows of most.
  test.skipIf(process.platform !== 'linux')('a runtime that is just being written', async () => {
    const folder = await tempFolder();
    const file = await open(await putRuntime(folder, 'no program yet', 0o755), 'r+');
    onTestFinished(() => file.close());
    const launched = launch(['0'], {
      DISPLAY: DEAD_DISPLAY,
      ELECTRON_OVERRIDE_DIST_PATH: folder,
    });
    await expectTerminal(launched, /Electron could not be started \(spawn ETXTBSY\)/);
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
    const launched = launch(['0', perfectBoard], await noRuntime());
    const port = await listensAt(launched);
    expect(await titleAt(port)).toBe('Perfect');
  });

  test('and says there what is wrong with a board', async () => {
    const launched = launch(['0', join(await tempFolder(), 'gone.txt')], await noRuntime());
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
      await putRuntime(folder, program, 0o755);
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
    await putRuntime(folder, program, 0o755);
    const launched = launch(['0'], {
      DISPLAY: DEAD_DISPLAY,
      ELECTRON_OVERRIDE_DIST_PATH: folder,
    });
    await expectTerminal(
      launched,
      /^memory-scramble: This system does not let Electron build a sandbox.* install the deb /,
    );
    expect(launched.stderr).toContain(complaint);
    expect(launched.stderr).not.toContain('with a screen'); // there is one
  });

  test('downloads it once, says how far it is, and starts it', async () => {
    const install = await freshInstall();
    const zip = zipOf(executableIn(''), '#!/bin/sh\necho "server now listening at $@"\n');
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

/** Only there can a test say which display there is, and where the app keeps what it remembers. */
describeElectronOnLinux('the launcher with a runtime', () => {
  /** The runtime and folders of this test's own, which hold what the app remembers. */
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

  describe('where the app cannot keep anything: hosts in the terminal, and says which folder', () => {
    const inConfig = async (put: (own: string) => Promise<unknown>) => {
      const { env } = await environment(await startDisplay());
      await put(join(env.XDG_CONFIG_HOME, 'Memory Scramble'));
      return env;
    };

    test.each([
      // Root may write anywhere but there.
      ['a folder that cannot be written', (own: string) => symlink('/sys/kernel', own)],
      ['a file in its place', (own: string) => writeFile(own, 'mine')],
    ])('%s', async (_what, put) => {
      const env = await inConfig(put);
      await expectTerminal(launch(['0'], env), /The app cannot write to .*Memory Scramble/);
    });

    test('a folder above it that cannot be written', async () => {
      const { env } = await environment(await startDisplay());
      const launched = launch(['0'], { ...env, XDG_CONFIG_HOME: '/sys/kernel' });
      await expectTerminal(launched, /The app cannot write to \/sys\/kernel\/Memory Scramble/);
      expect(launched.stderr).not.toContain('    at ');
    });

    test('a folder for what is temporary that cannot be written', async () => {
      const { env } = await environment(await startDisplay());
      const launched = launch(['0'], { ...env, TMPDIR: '/sys/kernel' });
      await expectTerminal(launched, /The app cannot write to \/sys\/kernel /);
    });
  });

  test('opens the board that was named', async () => {
    const { env } = await environment(await startDisplay());
    const port = await listensAt(launch(['0', perfectBoard], env));
    await expect.poll(() => titleAt(port), { timeout: 10_000 }).toBe('Perfect');
  });
});

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
