import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { packageFolder } from './headless-process.ts';

/** A YAML file of this repository. @throws where it is none, as for a key that stands there twice */
export function readYaml(...path: readonly string[]): unknown {
  return load(readFileSync(join(packageFolder, ...path), 'utf8'));
}
