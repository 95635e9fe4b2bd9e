/** What can be known of the workflows without running them; the rest is for the runners to show. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { installers } from '../support/builder-config.ts';
import { packageFolder } from '../support/headless-process.ts';
import {
  type Workflow,
  commandsOf,
  jobsOf,
  readWorkflow,
  stepsOf,
  workflowNames,
} from '../support/workflows.ts';
import { readYaml } from '../support/read-yaml.ts';

const { engines, scripts } = JSON.parse(
  readFileSync(join(packageFolder, 'package.json'), 'utf8'),
) as {
  engines: { readonly node: string };
  scripts: Readonly<Record<string, string>>;
};

const [ci, nightly, release] = (['ci.yml', 'nightly.yml', 'release.yml'] as const).map(
  readWorkflow,
) as [Workflow, Workflow, Workflow];

const THREE_SYSTEMS = [/^ubuntu-/, /^macos-/, /^windows-/].map(
  (name) => expect.stringMatching(name) as unknown,
);

/** The commands of a workflow, all of them. */
function commands(workflow: Workflow): readonly string[] {
  return jobsOf(workflow).flatMap(([, job]) => commandsOf(job));
}

test('there are three', () => {
  expect(workflowNames.toSorted()).toEqual(['ci.yml', 'nightly.yml', 'release.yml']);
});

describe.each(workflowNames)('%s', (name) => {
  const workflow = readWorkflow(name);
  const text = readFileSync(join(packageFolder, '.github', 'workflows', name), 'utf8');

  test('every action is pinned by its commit, and says of which version that is', () => {
    const used = [...text.matchAll(/uses: (?!\.\/)(.*)$/gm)].map(([, action = '']) => action);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) {
      expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test('may read and nothing else, but for the one job that drafts a release', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const more = jobsOf(workflow).filter(([, { permissions }]) => permissions !== undefined);
    const drafts = name === 'release.yml' ? [['draft', { contents: 'write' }]] : [];
    expect(more.map(([job, { permissions }]) => [job, permissions])).toEqual(drafts);
    for (const step of stepsOf(workflow)) {
      if (step.uses?.startsWith('actions/checkout@') !== true) continue;
      expect(step.with).toMatchObject({ 'persist-credentials': false });
    }
  });

  test('no word of a stranger becomes part of a command', () => {
    // An expression in a command is replaced before the shell reads it; the environment is not.
    expect(commands(workflow).length).toBeGreaterThan(0);
    for (const command of commands(workflow)) expect(command).not.toContain('${{');
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    expect(workflow.defaults?.run.shell).toBe('bash'); // with which a command that fails is the end
  });

  test('every job of its own ends some time, and what is kept is kept by the lock file', () => {
    for (const [job, { uses, 'timeout-minutes': minutes }] of jobsOf(workflow)) {
      if (uses === undefined) expect([job, minutes]).toEqual([job, expect.any(Number)]);
    }
    for (const { uses = '', with: given } of stepsOf(workflow)) {
      if (uses.startsWith('actions/cache@'))
        expect(given?.['key']).toContain("'package-lock.json'");
    }
  });

  test('calls scripts and files that there are, and waits for jobs that there are', () => {
    const all = commands(workflow).join('\n');
    for (const [, script = ''] of all.matchAll(/npm run ([\w:]+)/g)) {
      expect(scripts).toHaveProperty([script]);
    }
    for (const [, file = ''] of all.matchAll(/(?<![\w/])((?:\.ci|test\/tools)\/[\w.-]+)/g)) {
      expect([file, existsSync(join(packageFolder, file))]).toEqual([file, true]);
    }
    for (const [, { needs = [], uses }] of jobsOf(workflow)) {
      for (const job of [needs].flat()) expect(Object.keys(workflow.jobs)).toContain(job);
      if (uses !== undefined) expect(existsSync(join(packageFolder, uses))).toBe(true);
    }
  });
});

test('the forms for issues can be read', () => {
  for (const form of ['bug.yml', 'idea.yml']) {
    expect(readYaml('.github', 'ISSUE_TEMPLATE', form)).toMatchObject({
      name: expect.any(String),
      description: expect.any(String),
      body: expect.any(Array),
    });
  }
});

test('one version of an action is one commit, everywhere', () => {
  const used = [ci, nightly, release].flatMap(stepsOf).flatMap(({ uses }) => uses ?? []);
  const names = used.map((action) => action.split('@')[0]);
  expect(new Set(used).size).toBe(new Set(names).size);
});

describe('every change', () => {
  test('is looked at when it is pushed, when it is proposed, and before it is released', () => {
    expect(ci.on).toEqual({ push: { branches: ['**'] }, pull_request: null, workflow_call: null });
  });

  test('is checked and tested on three systems, with the official Electron', () => {
    const { test: job } = ci.jobs;
    expect(job?.strategy?.matrix.os).toEqual(THREE_SYSTEMS);
    expect(job?.['runs-on']).toBe('${{ matrix.os }}');
    expect(commandsOf(job).slice(-4)).toEqual([
      'npm ci',
      'npx install-electron',
      'npm run check',
      'npm test',
    ]);
  });

  test('is tested whole on Linux, with the oldest Node that is promised', () => {
    const [, oldest = ''] = /^>=(\d+)\./.exec(engines.node) ?? [];
    const { everything } = ci.jobs;
    expect(everything?.container?.image).toBe(`node:${oldest}-bookworm`);
    expect(everything?.container?.options).toBe('--shm-size=1g');
    expect(commandsOf(everything)).toEqual(['.ci/run']);
  });
});

describe('every night', () => {
  test('it begins by itself, and when somebody wants it', () => {
    expect(nightly.on).toEqual({
      schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) as unknown }],
      workflow_dispatch: null,
    });
  });

  test('the long tests run, where networks can be made', () => {
    const { hold } = nightly.jobs;
    expect(commandsOf(hold)).toEqual([
      '.ci/packages',
      'npm ci',
      'ELECTRON_OVERRIDE_DIST_PATH=$(.ci/electron-runtime) npm run test:hold',
    ]);
    expect(hold?.container?.options?.match(/--\S+(?: (?!--)\S+)?/g)).toEqual([
      '--cap-add NET_ADMIN',
      '--cap-add SYS_ADMIN',
      '--security-opt apparmor=unconfined',
      '--shm-size=1g',
    ]);
  });

  test('ten thousand worlds that nobody has seen yet are played', () => {
    expect(commandsOf(nightly.jobs['worlds'])).toEqual([
      'npm ci',
      'npm run world -- --seeds 10000', // without --from: from a fresh seed on
    ]);
  });
});

test('updates are proposed for packages and actions, but not for what moves only by hand', () => {
  interface Update {
    readonly 'package-ecosystem': string;
    readonly ignore?: readonly { readonly 'dependency-name': string }[];
  }
  const { updates } = readYaml('.github', 'dependabot.yml') as { updates: readonly Update[] };
  expect(updates.map((each) => each['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  const ignored = updates[0]?.ignore?.map((each) => each['dependency-name']);
  expect(ignored).toEqual(expect.arrayContaining(['@types/node', 'vite']));
});

test('a release has the files of every installer that is built', () => {
  const { with: given } =
    release.jobs['installers']?.steps?.findLast(({ uses }) => uses?.includes('upload-artifact')) ??
    expect.fail();
  const kept = String(given?.['path']).trim().split('\n');
  const endings = installers.map(({ system, kind }) => (system === 'win' ? 'exe' : kind));
  expect(new Set(kept)).toEqual(new Set(endings.map((ending) => `release/*.${ending}`)));
});
