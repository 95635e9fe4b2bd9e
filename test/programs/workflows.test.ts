/** What can be known of the workflows without running them; the rest is for the runners to show. */

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageFolder } from '../support/headless-process.ts';
import { releaseNotes } from '../tools/release-notes.mjs';

const folder = join(packageFolder, '.github', 'workflows');
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(join(folder, name), 'utf8')] as const,
);

function workflow(name: string): string {
  return workflows.find(([each]) => each === name)?.[1] ?? '';
}

const { scripts } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

describe.each(workflows)('%s', (_name, text) => {
  test('every action is pinned by its commit, and says of which version that is', () => {
    const used = [...text.matchAll(/uses: (.*)$/gm)].map(([, action = '']) => action);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) {
      expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test('one version of an action is one commit, everywhere', () => {
    const pins = workflows.flatMap(([, each]) => [
      ...each.matchAll(/uses: ([a-z/-]+)@(\w+) # (\S+)$/gm),
    ]);
    const commits = new Map<string, Set<string>>();
    for (const [, action = '', commit = ''] of pins) {
      commits.set(action, (commits.get(action) ?? new Set()).add(commit));
    }
    for (const [action, known] of commits) expect([action, known.size]).toEqual([action, 1]);
  });

  test('may read and nothing else, but for the one job that drafts a release', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
    const writes = [...text.matchAll(/^ *\S+: write\b.*$/gm)].map(([line]) => line.trim());
    const isRelease = text.includes('gh release create');
    expect(writes).toEqual(
      isRelease ? [expect.stringMatching(/^contents: write # a draft/) as unknown] : [],
    );
    const kept = text.match(/actions\/checkout@/g)?.length;
    expect(text.match(/persist-credentials: false/g)?.length).toBe(kept);
  });

  test('no word of a stranger becomes part of a command', () => {
    // An expression in a command is replaced before the shell reads it; the environment is not.
    const commands = [...text.matchAll(/run: (?:\|\n((?: {10}.*\n)+)|(.*)$)/gm)];
    expect(commands.length).toBeGreaterThan(0);
    for (const [, many, one] of commands) expect(many ?? one).not.toContain('${{');
    expect(text).not.toContain('pull_request_target');
  });

  test('every job ends some time, and what is kept is kept by the lock file', () => {
    const jobs = text.match(/^ {4}runs-on:/gm)?.length;
    expect(text.match(/^ {4}timeout-minutes: \d+$/gm)?.length).toBe(jobs);
    for (const [key] of text.matchAll(/^ +key: .*$/gm))
      expect(key).toContain("'package-lock.json'");
  });

  test('calls scripts and files that there are', () => {
    const names = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    for (const name of names) expect(scripts).toHaveProperty([name]);
    const files = [...text.matchAll(/(?<![\w/])((?:\.ci|test\/tools)\/[\w.-]+)/g)];
    for (const [, file = ''] of files)
      expect([file, existsSync(join(packageFolder, file))]).toEqual([file, true]);
  });
});

test('a change is tested on three systems, and whole on Linux', () => {
  expect(workflow('ci.yml')).toMatch(/os: \[ubuntu-\S+, macos-\S+, windows-\S+\]/);
  for (const step of ['npm ci', 'npm run check', 'npm test', '.ci/run']) {
    expect(workflow('ci.yml')).toContain(`- run: ${step}\n`);
  }
});

test('a release has the files of every target of electron-builder.yml', () => {
  const config = readFileSync(join(packageFolder, 'electron-builder.yml'), 'utf8');
  const targets = [...config.matchAll(/^ {4}- (.*)$/gm)].map(([, target = '']) => target);
  const endings = targets.map((target) => (/nsis|portable/.test(target) ? 'exe' : target));
  expect(endings.length).toBeGreaterThan(5);
  for (const ending of endings) expect(workflow('release.yml')).toContain(`release/*.${ending}\n`);
});

describe('the notes of a release', () => {
  const changelog =
    '# Changelog\n\n## Unreleased\n\n- new\n\n## 1.2.0, 3 May\n\n- good\n- old\n\n## 1.1.0\n\n- older\n';

  test('are what the CHANGELOG says of its version', () => {
    expect(releaseNotes('v1.2.0', '1.2.0', changelog)).toBe('- good\n- old');
    expect(releaseNotes('v1.1.0', '1.1.0', changelog)).toBe('- older');
  });

  test('are none where tag, version and CHANGELOG do not agree', () => {
    expect(() => releaseNotes('v1.2.1', '1.2.0', changelog)).toThrow('package.json has 1.2.0');
    expect(() => releaseNotes('v1.3.0', '1.3.0', changelog)).toThrow('no section');
  });
});
