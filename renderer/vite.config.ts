import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, defineConfig } from 'vite';

/**
 * Two pages made of the first. That of the app's window is the same, with what the desk needs linked:
 * there is no need to run the first script in order to know that it is wanted. That for an address
 * without anything has the same style, and no script.
 */
function otherPages(): Plugin {
  return {
    name: 'other-pages',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      const desk = Object.values(bundle).find(
        (file) =>
          file.type === 'chunk' && file.facadeModuleId?.endsWith('/desk/index.tsx') === true,
      );
      if (page?.type !== 'asset' || desk?.type !== 'chunk') throw new Error('there is no desk');
      const links = [
        `<link rel="modulepreload" href="/${desk.fileName}">`,
        ...[...(desk.viteMetadata?.importedCss ?? [])].map(
          (file) => `<link rel="stylesheet" href="/${file}">`,
        ),
      ];
      const source = String(page.source).replace('</head>', `${links.join('')}</head>`);
      this.emitFile({ type: 'asset', fileName: 'desk.html', source });
      const [style = ''] = /<link rel="stylesheet"[^>]*>/.exec(String(page.source)) ?? [];
      const notFound = readFileSync(new URL('not-found.html', import.meta.url), 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'not-found.html',
        source: notFound.replace('</head>', `${style}</head>`),
      });
    },
  };
}

/** Puts net/styles.ts in place of Vite's helper for parts that are fetched later. */
function ownPreload(): Plugin {
  return {
    name: 'own-preload',
    enforce: 'pre',
    resolveId: (id) =>
      id === '\0vite/preload-helper.js'
        ? fileURLToPath(new URL('net/styles.ts', import.meta.url))
        : undefined,
  };
}

/**
 * Folders are features, and what only one kind of page needs is a chunk of its own: index.tsx
 * imports all that a friend needs to play, and asks for desk/ or tv/ where it is one, for play/after.tsx,
 * play/over-screen.tsx and play/menu-sheet.tsx once the first board is there, for bring/ while everybody brings cards, for
 * film/ once a game is watched again, and on the desk for maker/ and xray/ once they are opened.
 */
export default defineConfig({
  base: '/',
  plugins: [ownPreload(), otherPages()],
  // Light and dark are in tokens.css; nothing is to be made of `color-scheme` (a flag of Lightning CSS).
  css: { lightningcss: { exclude: 1 << 20 } },
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    // The page's CSP allows files of our own only: nothing is inlined as data.
    assetsInlineLimit: 0,
    // Baseline Safari 15, Chrome 100, Firefox 100: all know the private members of ES2022, and of
    // its later syntax (static blocks) nothing is used. Lowering them would cost a third of the size.
    target: 'es2022',
    // The styles are written for the same baseline and need no lowering (test/renderer/styles.test.ts).
    cssTarget: 'esnext',
    // A browser that cannot preload does without; of a part that comes later, its scripts ask for one
    // another, and only its styles are named here.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // Constants are written where they are used, so a page carries no limit that only another one needs.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // All that a friend needs is one file, whatever else needs parts of it.
        // Parts that the film shares with the TV stay with the film: fewer files are fewer bytes.
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'] },
            {
              name: 'tables',
              test: /\/renderer\/(tables\/(?!winners)|state\/tables|net\/tables-client|ui\/banner)/,
            },
            { name: 'menu', test: /\/renderer\/(play\/menu-sheet|ui\/(dialog|row|ask|radios))\./ },
            { name: 'film', test: /\/renderer\/film\// },
            { name: 'wifi', test: /\/(shared\/wifi|ui\/wifi-code|text\/wifi-dictionary)\./ },
          ],
        },
        // The names of words begin with their language.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language] = /\/text\/(\w+)\//.exec(facadeModuleId ?? '') ?? [];
          return `assets/${language === undefined ? '' : `${language}-`}[name]-[hash].js`;
        },
      },
    },
  },
});
