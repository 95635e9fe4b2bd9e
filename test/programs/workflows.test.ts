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

const { scripts } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

const workflows = workflowNames.map(readWorkflow);

/** The commands of a workflow, all of them. */
function commands(workflow: Workflow): readonly string[] {
  return jobsOf(workflow).flatMap(([, job]) => commandsOf(job));
}

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
  const used = workflows.flatMap(stepsOf).flatMap(({ uses }) => uses ?? []);
  const names = used.map((action) => action.split('@')[0]);
  expect(new Set(used).size).toBe(new Set(names).size);
});

test('a release has the files of every installer that is built', () => {
  const { with: given } =
    readWorkflow('release.yml').jobs['installers']?.steps?.findLast(({ uses }) =>
      uses?.includes('upload-artifact'),
    ) ?? expect.fail();
  const kept = String(given?.['path']).trim().split('\n');
  const endings = installers.map(({ system, kind }) => (system === 'win' ? 'exe' : kind));
  expect(new Set(kept)).toEqual(new Set(endings.map((ending) => `release/*.${ending}`)));
});
