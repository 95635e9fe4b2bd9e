/** From a tag to a draft of a release: what is refused, what is signed, what comes along. */

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { packageFolder } from '../support/headless-process.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { type Step, readWorkflow } from '../support/workflows.ts';
import { releaseNotes } from '../tools/release-notes.mjs';

const run = promisify(execFile);
const { jobs } = readWorkflow('release.yml');

describe('the notes of a release', () => {
  const about = {
    version: '1.2.0',
    homepage: 'https://scramble.games/',
    author: 'Ana <ana@scramble.games>',
  };
  const changelog = '# Changelog\n\n## 1.2.0, 3 May\n\n- good\n- old\n\n## 1.1.0\n\n- older\n';

  test('are what the CHANGELOG says of its version', () => {
    expect(releaseNotes('v1.2.0', about, changelog)).toBe('- good\n- old');
    const withEmpty = changelog.replace('## 1.2.0', '## Unreleased\n\n## 1.2.0');
    expect(releaseNotes('v1.2.0', about, withEmpty)).toBe('- good\n- old');
  });

  test.each([
    ['a tag that is not the version', 'v1.2.1', about, changelog, 'package.json has 1.2.0'],
    [
      'a version that the CHANGELOG does not know',
      'v1.3.0',
      { ...about, version: '1.3.0' },
      changelog,
      'is 1.2.0, not 1.3.0',
    ],
    [
      'a version that is not the newest there',
      'v1.1.0',
      { ...about, version: '1.1.0' },
      changelog,
      'is 1.2.0, not 1.1.0',
    ],
    [
      'changes that belong to no version',
      'v1.2.0',
      about,
      changelog.replace('## 1.2.0', '## Unreleased\n\n- forgotten\n\n## 1.2.0'),
      'Unreleased',
    ],
    [
      'a section without a word',
      'v1.2.0',
      about,
      '## 1.2.0\n\n## 1.1.0\n\n- older\n',
      'says nothing of 1.2.0',
    ],
    [
      'a home page that is only an example',
      'v1.2.0',
      { ...about, homepage: 'https://memory-scramble.example' },
      changelog,
      'homepage',
    ],
    [
      'an author that is only an example',
      'v1.2.0',
      { ...about, author: 'The authors <authors@memory-scramble.example>' },
      changelog,
      'author',
    ],
  ])('are refused for %s', (_why, tag, given, text, said) => {
    expect(() => releaseNotes(tag, given, text)).toThrow(said);
  });

  test('are printed by the program, or it says why not and fails', async () => {
    const program = join(packageFolder, 'test', 'tools', 'release-notes.mjs');
    const failure = (await run(process.execPath, [program, 'v0.0.0']).catch(
      (error: unknown) => error,
    )) as { code: number; stdout: string; stderr: string };
    expect(failure).toMatchObject({ code: 1, stdout: '' });
    expect(failure.stderr).toMatch(
      /^release-notes: the tag is v0\.0\.0, but package\.json has .+\n$/,
    );
  });
});

function installerStep(name: string): Step {
  return jobs['installers']?.steps?.find((step) => step.name === name) ?? expect.fail(name);
}

/** Runs the commands of a step as the runner does, after others. @returns what they printed */
async function runStep(
  name: string,
  env: Readonly<Record<string, string>>,
  first = '',
): Promise<string> {
  const commands = `${first}\n${installerStep(name).run ?? ''}`;
  const given = { PATH: process.env['PATH'] ?? '', ...env };
  const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', commands];
  return (await run('bash', args, { env: given })).stdout;
}

/** The environment that a step leaves to those after it, from the file that it writes. */
function environmentIn(text: string): Readonly<Record<string, string>> {
  const values = text.matchAll(/^(\w+)<<(\S+)\n([^]*?)\n\2\n/gm);
  return Object.fromEntries([...values].map(([, name = '', , value = '']) => [name, value]));
}

// The runners of Windows have a bash, too; but a computer of Windows has none, or one that is Linux.
describe.skipIf(process.platform === 'win32')('what an installer is signed with', () => {
  const secrets = {
    MAC_CERTIFICATE: 'bWFj\nbWFj\nbWFj', // wrapped, as many tools write base64
    MAC_CERTIFICATE_PASSWORD: 'a=b c',
    APPLE_ID: 'ana@scramble.games',
    APPLE_APP_SPECIFIC_PASSWORD: 'xyz',
    APPLE_TEAM_ID: '',
    WINDOWS_CERTIFICATE: 'd2lu',
    WINDOWS_CERTIFICATE_PASSWORD: 'wp',
  };
  const none = Object.fromEntries(Object.keys(secrets).map((name) => [name, '']));

  async function kept(system: string, given: Readonly<Record<string, string>>) {
    const file = join(await tempFolder(), 'environment');
    await runStep('Sign where there is something to sign with', {
      ...given,
      RUNNER_OS: system,
      GITHUB_ENV: file,
    });
    return environmentIn(await readFile(file, 'utf8'));
  }

  test('each secret is handed to the step, and to no other', () => {
    const { env } = installerStep('Sign where there is something to sign with');
    expect(env).toEqual(
      Object.fromEntries(Object.keys(secrets).map((name) => [name, `\${{ secrets.${name} }}`])),
    );
    const others = Object.values(jobs).flatMap(({ steps = [] }) => steps);
    expect(others.filter((step) => JSON.stringify(step).includes('secrets.'))).toHaveLength(1);
  });

  test('on a Mac: its certificate, however it is wrapped, and what notarising takes', async () => {
    expect(await kept('macOS', secrets)).toEqual({
      CSC_LINK: secrets.MAC_CERTIFICATE,
      CSC_KEY_PASSWORD: secrets.MAC_CERTIFICATE_PASSWORD,
      APPLE_ID: secrets.APPLE_ID,
      APPLE_APP_SPECIFIC_PASSWORD: secrets.APPLE_APP_SPECIFIC_PASSWORD,
    });
  });

  test('on Windows: its own certificate', async () => {
    expect(await kept('Windows', secrets)).toEqual({
      CSC_LINK: secrets.WINDOWS_CERTIFICATE,
      CSC_KEY_PASSWORD: secrets.WINDOWS_CERTIFICATE_PASSWORD,
    });
  });

  test.each([
    ['Linux', secrets],
    ['macOS', none],
    ['Windows', none],
  ])('on %s without one: nothing is looked for', async (system, given) => {
    expect(await kept(system, given)).toEqual({ CSC_IDENTITY_AUTO_DISCOVERY: 'false' });
  });

  test.each([
    ['macOS', '', 'run dist -- --publish never -c.mac.identity=-'],
    ['macOS', 'bWFj', 'run dist -- --publish never'],
    ['Linux', '', 'run dist -- --publish never'],
    ['Windows', '', 'run dist -- --publish never'],
  ])('on %s with the certificate %j: npm %s', async (system, certificate, called) => {
    const onlyShown = 'npm() { echo "$*"; }';
    const env = { RUNNER_OS: system, CSC_LINK: certificate };
    expect(await runStep('Build the installers', env, onlyShown)).toBe(`${called}\n`);
  });
});
