/** Projects one after another, as their files share processes; in each, the longest file first. */

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Which starts when: the run ends with short files of browsers, which leave no processor idle. */
const PROJECTS = ['units', 'programs', 'browser', 'wide'];

/** The seconds of each long file, as tools/times.mjs has written them. */
const TIMES = JSON.parse(readFileSync(new URL('times.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, number>
>;

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted(
      (one, other) => placeOf(one) - placeOf(other) || secondsOf(other) - secondsOf(one),
    );
  }
}

function placeOf({ project }: TestSpecification): number {
  return PROJECTS.indexOf(project.name);
}

function secondsOf({ moduleId, project }: TestSpecification): number {
  return TIMES[relative(project.config.root, moduleId).replaceAll('\\', '/')] ?? 0;
}
