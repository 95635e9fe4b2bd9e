/** The form of the recipes for package managers. That they work is for their programs to show. */

import { execFile } from 'node:child_process';
import { mkdir, readFile, readlink, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { installers, namesOf } from '../support/builder-config.ts';
import { packageFolder } from '../support/headless-process.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { readWorkflow, commandsOf } from '../support/workflows.ts';
import { recipes } from '../tools/recipes.mjs';

const run = promisify(execFile);

const about = {
  version: '1.2.3',
  homepage: 'https://scramble.games/',
  license: 'MIT',
  author: "Ana O'Hara <ana@scramble.games>",
};
const url = 'https://scramble.games/releases/download/v1.2.3';

/** A checksum of its own for each installer. */
const names = installers.flatMap(namesOf);
const sumOf = (name: string) => names.indexOf(name).toString(16).padStart(64, 'ab');
const sums = names.map((name) => `${sumOf(name)}  ${name}\n`).join('');

const made = recipes(about, url, sums);
const text = (path: string) => made[path] ?? expect.fail(`there is no ${path}`);

const WINGET =
  'winget/manifests/m/MemoryScramble/MemoryScramble/1.2.3/MemoryScramble.MemoryScramble';

test('each says that nobody has tried it', () => {
  const paths = Object.keys(made).filter((path) => !path.endsWith('.SRCINFO')); // it has no comments
  expect(paths).toHaveLength(5);
  for (const path of paths) expect(text(path)).toMatch(/^# .*Not tried\.\n/);
});

test('a release without one of their files has none', () => {
  const withoutDeb = sums.replace(/^.*\.deb\n/m, '');
  expect(() => recipes(about, url, withoutDeb)).toThrow('0 files of the release match');
});

describe('winget', () => {
  const same = { PackageIdentifier: 'MemoryScramble.MemoryScramble', PackageVersion: '1.2.3' };
  const Setup = 'Memory-Scramble-Setup-1.2.3.exe';

  test.each([
    ['', { ManifestType: 'version', DefaultLocale: 'en-US' }],
    [
      '.installer',
      {
        ManifestType: 'installer',
        InstallerType: 'nullsoft',
        Installers: [
          {
            Architecture: 'x64',
            InstallerUrl: `${url}/${Setup}`,
            InstallerSha256: sumOf(Setup).toUpperCase(),
          },
        ],
      },
    ],
    [
      '.locale.en-US',
      {
        ManifestType: 'defaultLocale',
        PackageLocale: 'en-US',
        Publisher: "Ana O'Hara",
        PackageName: 'Memory Scramble',
        License: 'MIT',
        ShortDescription: expect.any(String),
      },
    ],
  ])('has all that its manifest%s asks for', (type, fields) => {
    const manifest = load(text(`${WINGET}${type}.yaml`));
    expect(manifest).toMatchObject({ ...same, ManifestVersion: '1.6.0', ...fields });
  });
});

test('Homebrew has the dmg of both processors, and a description as its style wants', () => {
  const cask = text('homebrew/Casks/memory-scramble.rb');
  for (const [processor, arch] of [
    ['arm', 'arm64'],
    ['intel', 'x64'],
  ]) {
    const name = `Memory-Scramble-1.2.3-mac-${arch}.dmg`;
    expect(cask).toContain(
      `  on_${processor} do\n    url "${url}/${name}"\n    sha256 "${sumOf(name)}"\n  end\n`,
    );
  }
  const [, description = ''] = /^ {2}desc "(.*)"$/m.exec(cask) ?? [];
  expect(description).toMatch(/^(?!An? |The )[A-Z].{9,78}[^.]$/);
  expect(cask).toContain('app "Memory Scramble.app"');
  expect(cask.match(/ do$/gm)).toHaveLength(cask.match(/^ *end$/gm)?.length ?? 0);
});

// What makes these packages is Linux.
describe.runIf(process.platform === 'linux')('the AUR', () => {
  async function inFolder() {
    const folder = await tempFolder();
    await writeFile(join(folder, 'PKGBUILD'), text('aur/PKGBUILD'));
    return folder;
  }
  const bash = (cwd: string, script: string) => run('bash', ['-euc', script], { cwd });

  test('has a PKGBUILD that says the same to bash as its .SRCINFO', async () => {
    const lines = [...text('aur/.SRCINFO').matchAll(/^\t(\w+) = (.*)$/gm)];
    const told = (key: string) => lines.flatMap(([, each, value]) => (each === key ? value : []));
    const keys = new Set(lines.map(([, key = '']) => key));
    const folder = await inFolder();
    expect(keys.size).toBe(12);
    for (const key of keys) {
      const script = `. ./PKGBUILD; printf '%s\\n' "\${${key}[@]}"`;
      const { stdout } = await bash(folder, script);
      expect(stdout.trimEnd().split('\n')).toEqual(told(key));
    }
    const deb = 'Memory-Scramble-1.2.3-linux-amd64.deb';
    expect(told('source')).toEqual([`${url}/${deb}`]);
    expect(told('sha256sums')).toEqual([sumOf(deb)]);
  });

  test('makes of the files of a deb a package that starts by its name', async () => {
    const folder = await inFolder();
    const app = join(folder, 'deb', 'opt', 'Memory Scramble');
    await mkdir(join(app, 'resources'), { recursive: true });
    for (const name of ['memory-scramble', 'chrome-sandbox', 'resources/LICENSE.txt']) {
      await writeFile(join(app, name), name);
    }
    await bash(folder, 'tar cJf data.tar.xz -C deb . && mkdir package');
    await bash(folder, 'bsdtar() { tar "$@"; }; . ./PKGBUILD; pkgdir=$PWD/package; package');
    const root = join(folder, 'package');
    const link = join(root, 'usr/bin/memory-scramble');
    expect(await readlink(link)).toBe('/opt/Memory Scramble/memory-scramble');
    const sandbox = await stat(join(root, 'opt/Memory Scramble/chrome-sandbox'));
    expect(sandbox.mode & 0o7777).toBe(0o4755);
    const licence = join(root, 'usr/share/licenses/memory-scramble-bin/LICENSE');
    expect(await readFile(licence, 'utf8')).toBe('resources/LICENSE.txt');
  });

  test('is written by the command of the release workflow', async () => {
    const folder = await tempFolder();
    await mkdir(join(folder, 'installers'));
    for (const name of names) await writeFile(join(folder, 'installers', name), name);
    const [command = ''] = commandsOf(readWorkflow('release.yml').jobs['recipes']);
    const tool = join(packageFolder, 'test', 'tools', 'recipes.mjs');
    const env = {
      PATH: process.env['PATH'],
      GITHUB_SERVER_URL: 'https://scramble.games',
      GITHUB_REPOSITORY: 'ana/scramble',
      GITHUB_REF_NAME: 'v1.2.3',
    };
    const typed = command.replace('test/tools/recipes.mjs', `'${tool}'`);
    await run('bash', ['-eo', 'pipefail', '-c', typed], { cwd: folder, env });
    const written = await readFile(
      join(folder, 'recipes/homebrew/Casks/memory-scramble.rb'),
      'utf8',
    );
    expect(written).toContain(
      '"https://scramble.games/ana/scramble/releases/download/v1.2.3/Memory',
    );
    const packed = join(folder, 'release', 'Memory-Scramble-1.2.3-recipes.tar.gz');
    expect((await stat(packed)).size).toBeGreaterThan(0);
  });
});
