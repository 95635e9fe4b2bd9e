/** What the documents tell people to type is typed here, or it is said why not. */
import { exec, execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  Headless,
  packageFolder,
  perfectBoard,
  startHeadless,
} from '../support/headless-process.ts';
import { typedEnvironment } from '../support/npm.ts';
import { tempFolder } from '../support/temp-folder.ts';
import type { Wire } from '../support/wire.ts';

const run = promisify(execFile);

/** The programs that people are told to start. */
const BEGINS = /^(?:npm (?:ci|test|start|run|pack|exec)|npx |node |curl |docker |git |\.ci\/)/;

const HOUSE = 'it is for this folder, and another test or a person runs it';
const LONG = 'it takes minutes';
const SELF = 'these tests are part of it';
const DOCKER = 'there is no Docker; what it starts is in test/hold/container.hold.ts';
const SOURCES = 'it writes to the sources';

/** Why a command is not typed here; in the place of a reason may stand the test that starts it. */
const NOT_TYPED: Readonly<Record<string, string>> = {
  'npm ci': 'it installs everything anew under the tests that run',
  'npm start': 'test/programs/launch.test.ts',
  'npm ci && npm start': 'test/programs/launch.test.ts',
  'npm test': SELF,
  'npm ci && npm test': SELF,
  'npm run test:wide': SELF,
  'npm run test:all': SELF,
  'npm run test:all -- NAME': SELF,
  'npm test -- -t 1-D': SELF,
  'npm run check': HOUSE,
  'npm run check && npm test': SELF,
  'npm run format': SOURCES,
  'npm run screenshots': SOURCES,
  'npm run dev': 'test/programs/dev.test.ts',
  'npm run dist': 'test/programs/packaged.test.ts',
  'npm run duels': LONG,
  'npm run bench': LONG,
  'npm run bench -- --write': LONG,
  'npm run class': LONG,
  'npm run demo': LONG,
  'npm run trailer': LONG,
  'npm run mutants': LONG,
  'npm run mutants -- [--only FOLDER] [--seed N] [--count N]': LONG,
  'npm run test:hold': LONG,
  'npm run test:hold [-- NAME]': LONG,
  'npm run test:hold -- NAME': LONG,
  'npm run test:hold -- kills': LONG,
  'npm run world -- [--seed N]': 'test/world/world.test.ts',
  'npm run world -- --seed 7': 'test/world/world.test.ts',
  'npm run host -- [PORT] [BOARD_FILE] [options]': 'the others of npm run host are typed',
  'node client.mjs http://localhost:8080 bob': 'test/programs/first-client.test.ts',
  'npm run flaws': SOURCES,
  'npm run conform -- -- COMMAND': 'test/check/program.test.ts',
  'npm run conform -- -- npm --prefix ../my-server start': 'test/check/program.test.ts',
  'npm run simulation': 'test/programs/simulation.test.ts',
  'npm run simulation -- --minds elephant,squirrel,goldfish': 'test/programs/simulation.test.ts',
  'npm pack': 'test/programs/package.test.ts',
  'npx vitest run test/rules': SELF,
  'npx vitest run test/server/door.test.ts': SELF,
  'npx vitest run -t 1-D': SELF,
  'npx install-electron': 'it downloads Electron',
  'git clone <this repository> && cd memory-scramble': 'only a person knows the address',
  '.ci/run': SELF,
  '.ci/packages': 'it installs packages of the system',
  '.ci/electron-runtime': 'it downloads Electron',
  'docker compose up --build': DOCKER,
  'docker compose logs': DOCKER,
  'docker load --input Memory-Scramble-0.1.0-container-x64.tar.gz': DOCKER,
  'docker run -it --network host -v memory-scramble:/data memory-scramble --lobby': DOCKER,
};

async function documents(): Promise<readonly string[]> {
  const top = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'SECURITY.md', 'test/README.md'];
  const more = await readdir(join(packageFolder, 'docs'));
  const names = [
    ...top,
    ...more.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`),
  ];
  return Promise.all(names.map((name) => readFile(join(packageFolder, name), 'utf8')));
}

/** The blocks of a document without a language, each as its lines; a line may go on on the next. */
function blocksOf(text: string): readonly (readonly string[])[] {
  const blocks = [...text.matchAll(/^```\n(.*?)^```$/gms)].map(([, block = '']) => block);
  return blocks.map((block) =>
    block
      .replace(/ \\\n +/g, ' ')
      .trimEnd()
      .split('\n'),
  );
}

/** The line as it is typed: without what explains it. */
function typedIn(line: string): string {
  return line.replace(/^\$ /, '').replace(/ +# .*$/, '');
}

function commandsOf(text: string): readonly string[] {
  const inBlocks = blocksOf(text).flat().map(typedIn);
  const inline = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...inBlocks, ...inline].filter((line) => BEGINS.test(line));
}

const found = new Set((await documents()).flatMap(commandsOf));

const all = [...found];
const hosts = all.filter((line) => line.startsWith('npm run host') && !(line in NOT_TYPED));
const packed = all.filter((line) => line.includes('.tgz'));

test('every command in the documents is typed here, or it is said why not', () => {
  const asked = all.filter((line) => line.startsWith('curl '));
  const known = new Set([...Object.keys(NOT_TYPED), ...hosts, ...packed, ...asked]);
  expect(known).toEqual(found);
});

test('none shows a code to the other users of a computer, who can read its list of processes', () => {
  expect(all.filter((line) => /--code[ =]|SCRAMBLE_CODE=/.test(line))).toEqual([]);
});

test('what a command names is there: scripts of npm, other tests, files', async () => {
  const text = await readFile(join(packageFolder, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: Readonly<Record<string, string>> };
  for (const [, script = ''] of all.join('\n').matchAll(/\bnpm run ([\w:]+)/g)) {
    expect(scripts).toHaveProperty([script]);
  }
  const texts = [...all, ...Object.values(NOT_TYPED)].join('\n');
  const named = texts.matchAll(/(?:^|\s)((?:test|boards|\.ci)\/\S+)/gm);
  for (const [, file = ''] of named) expect(existsSync(join(packageFolder, file)), file).toBe(true);
  expect(existsSync(join(packageFolder, 'node_modules', '.bin', 'install-electron'))).toBe(true);
});

/** A folder as after `git clone` and `npm ci`, in which what is built is not built again. */
async function checkout(): Promise<string> {
  const folder = await tempFolder();
  for (const name of ['dist', 'boards', 'node_modules']) {
    await symlink(join(packageFolder, name), join(folder, name), 'junction');
  }
  await copyFile(join(packageFolder, 'package.json'), join(folder, 'package.json'));
  // The boards and codes that the documents speak of.
  const [board] = blocksOf(await readFile(join(packageFolder, 'docs/PLAY.md'), 'utf8')).filter(
    ([first = '']) => /^\d+x\d+$/.test(first),
  );
  await writeFile(join(folder, 'my-board.txt'), board?.join('\n') ?? '');
  await writeFile(join(folder, 'code.txt'), 'KRABBE\n');
  return folder;
}

/** Without the script before it, which would build again under other tests. */
function unbuilt(line: string): string {
  return line.replace(/^npm run /, 'npm run --silent --ignore-scripts ');
}

describe('from the sources', () => {
  test.each(hosts)('%s', async (line) => {
    const cwd = await checkout();
    const typed = unbuilt(line).replace(' 8080', ' 0'); // another program may have that port
    const where = { cwd, typed, env: typedEnvironment(), isGroup: true };
    if (line.endsWith('--help')) {
      const help = new Headless([], where);
      expect(await help.exitCode).toBe(0);
      expect(help.stdout).toContain('--save');
      return;
    }
    const { headless, wire } = await startHeadless([], where);
    expect((await wire.get('/look/ana')).status).toBe(/--code/.test(line) ? 403 : 200);
    expect(headless.stderr).toBe('');
    if (line.includes('party.json')) expect(await readdir(cwd)).toContain('party.json');
  });
});

/** Words of the documents that differ from game to game. */
function everyTime(text: string): string {
  return text.replace(/\b[0-9a-f]{12}-\d+-\d+\b/g, 'VERSION');
}

const sessions = (await documents())
  .flatMap(blocksOf)
  .filter((block) => block.some((line) => /^(?:\$ )?curl /.test(line)));

describe.skipIf(process.platform === 'win32')('what curl answers', () => {
  test.each(sessions.map((lines) => [lines[0], lines] as const))('%s', async (_, lines) => {
    const { port, wire } = await startHeadless(['0', perfectBoard]);
    let answer = '';
    for (const line of lines) {
      const typed = typedIn(line);
      if (BEGINS.test(typed)) {
        const shell = run('sh', ['-c', typed.replace(':8080', `:${port}`)]);
        if (typed.endsWith('/watch/ana')) await changeUntil(wire, shell);
        answer = (await shell).stdout;
        expect(answer, typed).not.toBe('');
      } else if (line !== '…') {
        expect(everyTime(answer), line).toContain(everyTime(line));
      }
    }
  });
});

/** Turns two unlike cards up and down, until whoever watches has been told. */
async function changeUntil(wire: Wire, told: Promise<unknown>): Promise<void> {
  const watch = { isTold: false };
  const end = () => void (watch.isTold = true);
  told.then(end, end);
  const spots = ['1,0', '2,1'];
  for (let turn = 0; !watch.isTold; turn = 1 - turn) await wire.get(`/flip/bob/${spots[turn]}`);
}

/** npm asks a registry for what the tarball needs, or finds it in this computer's cache. */
async function npmCache(): Promise<string> {
  const env = typedEnvironment();
  const { stdout } = await promisify(exec)('npm config get cache', { env });
  const cache = join(await tempFolder(), 'cache');
  await mkdir(cache);
  // What npx installs goes with this test; the packages that were fetched stay.
  await symlink(join(stdout.trim(), '_cacache'), join(cache, '_cacache'), 'junction');
  return cache;
}

/** npx installs first. */
const PATIENCE_MS = 60_000;

/** A computer without a network can still run these tests; where all of them must run, it fails. */
function unlessOffline(error: unknown): undefined {
  const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENOTCACHED|ETIMEDOUT/.test(String(error));
  if (!isOffline || process.env['CI'] === 'true') throw error;
}

describe('from a tarball', () => {
  test(
    'npm pack, and then what the documents say',
    async ({ skip }) => {
      const folder = await tempFolder();
      const env = typedEnvironment({
        npm_config_cache: await npmCache(),
        npm_config_prefer_offline: 'true',
        npm_config_yes: 'true', // nobody is here to be asked
        npm_config_update_notifier: 'false',
      });
      // What was built for this test run is packed, as in package.test.ts.
      const pack = `npm pack --silent --ignore-scripts --pack-destination ${JSON.stringify(folder)}`;
      await new Headless([], { typed: pack, env }).exitCode;
      expect(packed).toHaveLength(1);
      for (const line of packed) {
        const typed = line.replace('/path/to', folder).replace(' 8080', ' 0');
        const where = { typed, cwd: folder, env, isGroup: true, patienceMs: PATIENCE_MS };
        const started = await startHeadless([], where).catch(unlessOffline);
        if (started === undefined) return skip('npm reaches no registry: npx was not tried');
        const { headless, wire } = started;
        expect((await wire.get('/look/ana')).status).toBe(200);
        headless.signalGroup('SIGKILL');
        await headless.exitCode;
      }
    },
    2 * PATIENCE_MS,
  );
});
