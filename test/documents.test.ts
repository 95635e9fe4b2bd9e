/** The documents are short, and what they link to is there. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { installers, namesOf } from './support/builder-config.ts';
import { readSource, sourceFiles } from './support/source-code.ts';

const documents: readonly string[] = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`),
  'test/README.md',
  'boards/README.md',
];

const read = (file: string) => readFileSync(file, 'utf8');
/** A bar of a table is no word. */
const wordsIn = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** What a reader takes in at once: a paragraph, an item of a list, a cell of a table. */
function paragraphsOf(document: string): readonly string[] {
  const prose = document.replaceAll(/^```.*?^```$/gms, '');
  return prose.split(/\n\s*\n|\n(?=\s*(?:[-|]|\d+\.) ?)/).flatMap((block) => block.split(' | '));
}

/** What a place of the repository's own web page is here: the badge of a workflow, or nothing. */
function onDisk(target: string): string {
  const [, workflow] =
    /^\.\.\/\.\.\/actions\/workflows\/([\w.]+)(?:\/badge\.svg)?$/.exec(target) ?? [];
  if (workflow !== undefined) return `.github/workflows/${workflow}`;
  return target === '../../releases/latest' ? '' : target;
}

/** Where a document leads, from the root: files with their anchors. */
function linksOf(file: string): readonly string[] {
  const prose = read(file).replaceAll(/^```.*?^```$/gms, '');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)|\bsrc(?:set)?="([^"]+)"/g)];
  return targets
    .map(([, link = '', picture = '']) => link + picture)
    .filter((target) => !/^https?:/.test(target))
    .map(onDisk)
    .filter((target) => target !== '')
    .map((target) =>
      target.startsWith('#') ? file + target : posix.join(posix.dirname(file), target),
    );
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(file: string): readonly string[] {
  return [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe.each(documents)('%s', (file) => {
  test('has no paragraph of 120 words', () => {
    expect(paragraphsOf(read(file)).filter((text) => wordsIn(text) >= 120)).toEqual([]);
  });

  test('leads somewhere with every link', () => {
    const lost = linksOf(file).filter((link) => {
      const [target = '', anchor] = link.split('#');
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
    expect(lost).toEqual([]);
  });
});

test('the documents are as short as they were meant to be', () => {
  expect(wordsIn(read('README.md'))).toBeLessThanOrEqual(700);
  expect(wordsIn(read('CHANGELOG.md'))).toBeLessThanOrEqual(600);
  expect(wordsIn(documents.map(read).join('\n'))).toBeLessThanOrEqual(20_000);
});

test('the README offers installers that a release has, for each system', () => {
  const names = installers.flatMap(namesOf);
  const offered = [...read('README.md').matchAll(/`(Memory-Scramble-[^`]+)`/g)].map(
    ([, name = '']) => new RegExp(`^${name.replaceAll('.', '\\.').replace('*', '.+')}$`),
  );
  expect(offered.filter((each) => !names.some((name) => each.test(name)))).toEqual([]);
  expect(offered).toHaveLength(6);
});

test('every picture is shown by a document', () => {
  const links = new Set(documents.flatMap(linksOf));
  const pictures = readdirSync('docs/pictures').map((file) => `docs/pictures/${file}`);
  expect(pictures.filter((file) => !links.has(file))).toEqual([]);
});

test('every document that the code names is there', () => {
  const named = sourceFiles.flatMap((file) =>
    Array.from(readSource(file).matchAll(/\bdocs\/[\w/-]+(?:\.md)?/g), ([path]) => path),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !documents.some((file) => file.startsWith(path)))).toEqual([]);
});
