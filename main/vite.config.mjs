import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

/**
 * The desktop app as one file, for its start: to find, read and link some hundred and twenty modules
 * takes longer than to run them. The programs of the terminal run what the compiler wrote.
 */
export default defineConfig({
  // Two that are not for players, and one that Express uses only where some other tool has brought it.
  ssr: { noExternal: true, external: ['electron', 'vite', 'supports-color'] },
  build: {
    ssr: 'desktop/index.ts',
    outDir: '../dist/desktop',
    emptyOutDir: true,
    target: 'es2023',
    minify: false,
    reportCompressedSize: false,
    license: { fileName: 'packages.json' }, // whose work is in it
    rolldownOptions: { external: builtinModules, output: { codeSplitting: false } },
  },
});
