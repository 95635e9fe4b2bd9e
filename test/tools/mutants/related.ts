/** Which tests load a module, and over how many imports. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

export class Imports {
  readonly #of = new Map<string, readonly string[]>();
  readonly #read: (path: string) => string;

  constructor(read = (path: string) => readFileSync(path, 'utf8')) {
    this.#read = read;
  }

  /** @returns the tests that load the module, the nearest first, and the given order among equals */
  testsOf(module: string, tests: readonly string[]): readonly string[] {
    return tests
      .map((test) => ({ test, steps: this.steps(test, module) }))
      .filter(({ steps }) => steps !== undefined)
      .toSorted((one, other) => (one.steps ?? 0) - (other.steps ?? 0))
      .map(({ test }) => test);
  }

  /** @returns how many imports lead from one file to another; undefined: none do */
  steps(from: string, to: string): number | undefined {
    const seen = new Set([from]);
    let ring: readonly string[] = [from];
    for (let steps = 0; ring.length > 0; steps++) {
      if (ring.includes(to)) return steps;
      ring = ring.flatMap((path) => this.#importsOf(path)).filter((path) => !seen.has(path));
      for (const path of ring) seen.add(path);
    }
    return undefined;
  }

  /** Types are gone when the tests run: an import of types alone loads nothing. */
  #importsOf(path: string): readonly string[] {
    const known = this.#of.get(path);
    if (known !== undefined) return known;
    const { staticImports, staticExports, dynamicImports } = parseSync(
      path,
      this.#read(path),
    ).module;
    const text = this.#read(path);
    const requests = [
      ...staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest, isType }) =>
          moduleRequest === null || isType ? [] : [moduleRequest.value],
        ),
      ),
      ...dynamicImports.map(({ moduleRequest }) =>
        text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      ),
    ];
    const found = requests
      .filter((request) => /^\..*\.tsx?$/.test(request))
      .map((request) => join(dirname(path), request).replaceAll('\\', '/'));
    this.#of.set(path, [...new Set(found)]);
    return found;
  }
}
