import { expect, test } from 'vitest';
import { areas, sourcesOf, testsOf } from './areas.ts';
import { Imports } from './related.ts';

const files: Readonly<Record<string, string>> = {
  'test/near.test.ts': "import { a } from '../main/a.ts';",
  'test/far.test.ts': "import { b } from './support/b.ts';",
  'test/never.test.ts': "import type { A } from '../main/a.ts'; import { c } from 'node:c';",
  'test/later.test.ts': "const { a } = await import('../main/a.ts');",
  'test/again.test.ts': "export { a } from '../main/a.ts';",
  'test/support/b.ts': "import { a, type A } from '../../main/a.ts';",
  'main/a.ts': "import { b } from '../test/support/b.ts';",
};
const imports = new Imports((path) => files[path] ?? expect.fail(path));

test('the tests of a module are those that load it, the nearest first', () => {
  const tests = ['far', 'never', 'near', 'later', 'again'].map((name) => `test/${name}.test.ts`);
  expect(imports.testsOf('main/a.ts', tests)).toEqual(
    ['near', 'later', 'again', 'far'].map((name) => `test/${name}.test.ts`),
  );
});

test('every folder that is mutated has sources, and tests that load them', () => {
  const real = new Imports();
  for (const area of areas) {
    const sources = [...sourcesOf(area).keys()];
    const loads = (source: string) => real.testsOf(source, testsOf(area)).length > 0;
    expect(sources.filter(loads).length, area.name).toBeGreaterThan(sources.length / 2);
  }
});
