/** The workflows of .github/, as GitHub reads them. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './headless-process.ts';
import { readYaml } from './read-yaml.ts';

export interface Step {
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly run?: string;
}

export interface Job {
  readonly uses?: string;
  readonly needs?: string | readonly string[];
  readonly 'runs-on'?: string;
  readonly 'timeout-minutes'?: number;
  readonly strategy?: { readonly matrix: { readonly os: readonly string[] } };
  readonly container?: { readonly image: string; readonly options?: string };
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

export interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly defaults?: { readonly run: { readonly shell: string } };
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = ['.github', 'workflows'] as const;

export const workflowNames: readonly string[] = readdirSync(join(packageFolder, ...FOLDER));

export function readWorkflow(name: string): Workflow {
  return readYaml(...FOLDER, name) as Workflow;
}

export function jobsOf({ jobs }: Workflow): readonly (readonly [string, Job])[] {
  return Object.entries(jobs);
}

export function stepsOf(workflow: Workflow): readonly Step[] {
  return jobsOf(workflow).flatMap(([, { steps = [] }]) => steps);
}

/** What a job runs, command by command as they are written. */
export function commandsOf(job: Job | undefined): readonly string[] {
  return (job?.steps ?? []).flatMap(({ run }) => (run === undefined ? [] : [run.trim()]));
}
