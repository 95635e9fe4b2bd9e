/** Builds the page of a kept game in every language, to dist/kept/. Run by `npm run build`. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const here = import.meta.dirname;
const folders = readdirSync(join(here, '..', 'text'), { withFileTypes: true });
const languages = folders.filter((each) => each.isDirectory()).map(({ name }) => name);

rmSync(join(here, '..', '..', 'dist', 'kept'), { recursive: true, force: true });
for (const mode of languages) {
  await build({ configFile: join(here, 'vite.config.mjs'), mode, logLevel: 'warn' });
}
