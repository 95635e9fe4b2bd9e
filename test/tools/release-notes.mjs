/**
 * Prints what CHANGELOG.md says of a version, for the release of that name:
 *
 *     node test/tools/release-notes.mjs v1.2.3
 *
 * A tag is refused that is not the version of package.json, or not the newest of the CHANGELOG; and as
 * long as package.json gives an address that is only an example, every tag.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Names that are reserved for examples, and lead nowhere. */
const EXAMPLE = /\.example\b|\bexample\.(com|net|org)\b/;

/** @throws Error where this tag is not to be released */
export function releaseNotes(tag, about, changelog) {
  const { version } = about;
  if (tag !== `v${version}`) throw new Error(`the tag is ${tag}, but package.json has ${version}`);
  for (const field of ['homepage', 'author']) {
    if (EXAMPLE.test(about[field]))
      throw new Error(`${field} in package.json is only an example: ${about[field]}`);
  }
  const [newest, ...unreleased] = readSections(changelog).toReversed();
  if (unreleased.some(({ notes }) => notes !== ''))
    throw new Error('CHANGELOG.md has changes under ## Unreleased, which belong to no version');
  if (newest?.title !== version)
    throw new Error(
      `the newest version in CHANGELOG.md is ${newest?.title ?? 'none'}, not ${version}`,
    );
  if (newest.notes === '') throw new Error(`CHANGELOG.md says nothing of ${version}`);
  return newest.notes;
}

/** The sections of the CHANGELOG up to the newest version, which is the last of them. */
function readSections(changelog) {
  const sections = changelog.split(/^## /m).slice(1);
  const read = sections.map((text) => {
    const [line = ''] = text.split('\n', 1);
    return { title: line.split(/[\s,]/)[0], notes: text.slice(line.length).trim() };
  });
  const newest = read.findIndex(({ title }) => title !== 'Unreleased');
  return read.slice(0, newest + 1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (name) => readFileSync(join(import.meta.dirname, '..', '..', name), 'utf8');
  try {
    const notes = releaseNotes(
      process.argv[2],
      JSON.parse(read('package.json')),
      read('CHANGELOG.md'),
    );
    console.log(notes);
  } catch (error) {
    console.error(`release-notes: ${error.message}`);
    process.exitCode = 1;
  }
}
