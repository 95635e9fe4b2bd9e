/** What is mutated, and which tests must notice. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Area {
  readonly name: string;
  /** Its folders. */
  readonly sources: readonly string[];
  /** Folders and files of tests. */
  readonly tests: readonly string[];
}

/** All of main/ and shared/, and the page except for its views, which tests in a browser show. */
export const areas: readonly Area[] = [
  {
    name: 'main/game',
    sources: ['main/game'],
    tests: [
      'test/rules',
      'test/game',
      'test/shared/board-file.test.ts', // read-board-file.ts, too
      'test/shared/limits.test.ts',
      'test/model/interleaving.test.ts',
      'test/model/lockstep.test.ts',
    ],
  },
  { name: 'main/table', sources: ['main/table'], tests: ['test/table'] },
  { name: 'main/computer', sources: ['main/computer'], tests: ['test/computer'] },
  {
    name: 'main/server',
    sources: ['main/server', 'main/start.ts'],
    tests: ['test/server', 'test/seams'],
  },
  { name: 'main/system', sources: ['main/system'], tests: ['test/system', 'test/save'] },
  { name: 'main/story', sources: ['main/story'], tests: ['test/story'] },
  { name: 'main/save', sources: ['main/save'], tests: ['test/save'] },
  { name: 'main/host', sources: ['main/host'], tests: ['test/host'] },
  { name: 'main/copied-test', sources: ['main/copied-test'], tests: ['test/copied-test'] },
  { name: 'main/check', sources: ['main/check'], tests: ['test/check'] },
  { name: 'main/desktop', sources: ['main/desktop'], tests: ['test/desktop'] },
  {
    name: 'main/launch',
    sources: ['main/launch'],
    tests: ['test/programs/runtime.test.ts', 'test/programs/sandbox.test.ts'],
  },
  {
    name: 'main/simulation',
    sources: ['main/simulation'],
    tests: ['test/programs/simulated-time.test.ts', 'test/computer'],
  },
  { name: 'shared', sources: ['shared'], tests: ['test/shared', 'test/rules/covered.test.ts'] },
  {
    name: 'renderer',
    sources: [
      ...['game', 'net', 'state', 'text', 'bring', 'desk', 'film', 'kept', 'lobby'].map(inRenderer),
      ...['maker', 'play', 'tv', 'ui', 'xray'].map(inRenderer),
      ...['cells', 'flight-layout', 'keys', 'layout', 'pan-layout', 'word-layout', 'words'].map(
        (name) => `renderer/board/${name}.ts`, // the rest of the board is drawn
      ),
    ],
    tests: ['test/renderer'],
  },
];

function inRenderer(folder: string): string {
  return `renderer/${folder}`;
}

/** The files of one language are sentences, and have no code to mutate. */
const DICTIONARY = /^(renderer\/text\/[a-z]{2}|main\/desktop\/words)\//;

/** The one plants bugs of its own, the other starts the built app, which has no mutation in it. */
const NOT_FOR_MUTANTS = /planted-bugs|offers-window/;

/** @returns its source files, sorted, with their text */
export function sourcesOf(area: Area): ReadonlyMap<string, string> {
  const files = area.sources
    .flatMap(filesUnder)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts')) // views are .tsx
    .filter((path) => !DICTIONARY.test(path));
  return new Map(files.toSorted().map((path) => [path, readFileSync(path, 'utf8')]));
}

/** @returns its test files, sorted */
export function testsOf(area: Area): readonly string[] {
  return area.tests
    .flatMap(filesUnder)
    .filter((path) => path.endsWith('.test.ts') && !NOT_FOR_MUTANTS.test(path))
    .toSorted();
}

function filesUnder(path: string): readonly string[] {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
}
