/**
 * Prints what CHANGELOG.md says of a version, for the release of that name:
 *
 *     node test/tools/release-notes.mjs v1.2.3
 *
 * A tag that is not the version of package.json, or that the CHANGELOG knows nothing of, is refused.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @throws Error where there is nothing to say of this tag */
export function releaseNotes(tag, version, changelog) {
  if (tag !== `v${version}`) throw new Error(`the tag is ${tag}, but package.json has ${version}`);
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/[\s,]/)[0] === version);
  const notes = section?.slice(section.indexOf('\n')).trim() ?? '';
  if (notes === '') throw new Error(`CHANGELOG.md has no section that begins with ## ${version}`);
  return notes;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (name) => readFileSync(join(import.meta.dirname, '..', '..', name), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  try {
    console.log(releaseNotes(process.argv[2], version, read('CHANGELOG.md')));
  } catch (error) {
    console.error(`release-notes: ${error.message}`);
    process.exitCode = 1;
  }
}
