/**
 * Writes dist/THIRD-PARTY-NOTICES.txt: the licences of all that is handed on with the product. That is
 * what it needs to run, and what is built into its page. Run by `npm run build`.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const { packages } = readJson(join(root, 'package-lock.json'));

/** Tools of development, but for what Vite builds into the page. */
const IN_THE_PAGE = [
  'node_modules/preact',
  'node_modules/@preact/signals',
  'node_modules/@preact/signals-core',
];
const folders = Object.keys(packages).filter(
  (folder) => folder !== '' && (packages[folder].dev !== true || IN_THE_PAGE.includes(folder)),
);

const notices = folders.map((folder) => {
  const { name, version, license } = readJson(join(root, folder, 'package.json'));
  const file = readdirSync(join(root, folder)).find((each) => /^licen[cs]e/i.test(each));
  // Without a file of its own, a package names its licence, and that is all there is to hand on.
  const text = file === undefined ? '' : readFileSync(join(root, folder, file), 'utf8').trim();
  return `${name} ${version} (${license})\n\n${text}`.trim();
});

const RULE = `\n\n${'-'.repeat(72)}\n\n`;
const HEAD =
  'Memory Scramble is made with the work of others. These are their licences; those of Electron and\n' +
  'Chromium stand in the files beside the app.';

writeFileSync(join(root, 'dist', 'THIRD-PARTY-NOTICES.txt'), `${[HEAD, ...notices].join(RULE)}\n`);
