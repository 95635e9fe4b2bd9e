/**
 * Writes down how long each test file takes, for support/long-first.ts:
 * `npx vitest run --reporter=json --outputFile=times && node test/tools/times.mjs times`
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const [, , results = ''] = process.argv;
const { testResults } = JSON.parse(readFileSync(results, 'utf8'));
const seconds = testResults.map(({ name, startTime, endTime }) => [
  relative('.', name).replaceAll('\\', '/'),
  Math.round((endTime - startTime) / 1_000),
]);
const long = seconds.filter(([, each]) => each > 0).toSorted();
writeFileSync('test/support/times.json', `${JSON.stringify(Object.fromEntries(long), null, 2)}\n`);
