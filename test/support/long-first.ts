/** Long files first, so that none is left alone at the end. */

import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long, the longest first. */
const LONG = [
  '/e2e/',
  '/planted-bugs',
  '/bench/',
  '/programs/',
  '/world/',
  '/model/',
  '/computer/',
];

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted(
      (one, other) => placeOf(one) - placeOf(other) || sizeOf(other) - sizeOf(one),
    );
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const found = LONG.findIndex((part) => moduleId.includes(part));
  return found < 0 ? LONG.length : found;
}

/** A large file has many tests. */
function sizeOf({ moduleId }: TestSpecification): number {
  return statSync(moduleId).size;
}
