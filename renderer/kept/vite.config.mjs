import { join } from 'node:path';
import { defineConfig } from 'vite';
import { oneFile, oneFileBuild } from '../one-file.mjs';

const here = import.meta.dirname;

const game = '<script type="application/json" id="game"></script>';
const packages = ['preact', '@preact/signals-core', '@preact/signals'];

/** Only the words of one language are in the file. */
function oneLanguage(language) {
  return {
    name: 'one-language',
    enforce: 'pre',
    resolveId: (source) => {
      const [, other] = /^\.\/(\w\w)\/\w+\.ts$/.exec(source) ?? [];
      return other === undefined || other === language ? undefined : '\0not-spoken';
    },
    load: (id) => (id === '\0not-spoken' ? 'export default undefined;' : undefined),
  };
}

/** The page of a kept game, as one file for each language (`--mode de`); the host puts the game in. */
export default defineConfig(({ mode }) => ({
  root: here,
  plugins: [
    oneLanguage(mode),
    oneFile({
      page: join(here, 'page.html'),
      fileName: `${mode}.html`,
      packages,
      parts: { language: mode, game },
    }),
  ],
  publicDir: false,
  css: { lightningcss: { exclude: 1 << 20 } }, // this and the targets: as of the page itself (../vite.config.ts)
  build: {
    ...oneFileBuild,
    outDir: '../../dist/kept',
    rolldownOptions: { input: join(here, 'index.tsx'), output: { codeSplitting: false } },
  },
}));
