import { join } from 'node:path';
import { defineConfig } from 'vite';
import { oneFile, oneFileBuild } from '../one-file.mjs';

const here = import.meta.dirname;

/** The page of a check's report, as one file; the check puts the report in. */
export default defineConfig({
  root: here,
  plugins: [
    oneFile({ page: join(here, 'page.html'), fileName: 'page.html', packages: ['preact'] }),
  ],
  publicDir: false,
  css: { lightningcss: { exclude: 1 << 20 } }, // as of the page itself (../vite.config.ts)
  build: {
    ...oneFileBuild,
    outDir: '../../dist/check',
    rolldownOptions: { input: join(here, 'index.tsx'), output: { codeSplitting: false } },
  },
});
