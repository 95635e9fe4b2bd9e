import { type Plugin, defineConfig } from 'vite';

/**
 * A chunk's own styles are fetched beside it, and are there before anybody has it. Vite's helper for
 * that can do much more, and is a kilobyte that every friend would download.
 */
const smallLoader: Plugin = {
  name: 'small-loader',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('vite/preload-helper.js')) return undefined;
    return `
      const styles = {};
      const fetchStyle = (path) => (styles[path] ??= new Promise((resolve) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = '/' + path;
        link.onload = link.onerror = resolve;
        document.head.append(link);
      }));
      export const __vitePreload = (load, paths = []) =>
        Promise.all([load(), ...paths.filter((path) => path.endsWith('.css')).map(fetchStyle)])
          .then(([loaded]) => loaded);
    `;
  },
};

/** Words are files by language; tabs and sounds come right after the game, in files of their own. */
const own = /\/renderer\/(text\/(..\/|host-)|client\/(tabs|sound)\.ts$)/;

/** The host's desk, and the TV. */
const desk = /\/renderer\/\w+\/host(-[a-z]+)?[./]|\/shared\/(limits|readers|name|host-api)\.ts$/;
const tv = /\/(tv|tv-screen|spectator)\./;

/** What view/later.ts shows. */
const later =
  /\/(address|best|brand|clock-time|grid-keys|later|menu|menu-sheet|message-screens|messages|more-icons|over|over-screen|pan|pan-board|pan-layout|preferences|rail-screen|score-list|sound-button|sparks|wide)\.\w+$/;

/** All else is needed to play. */
function neededToPlay(id: string): boolean {
  return ![own, desk, tv, later, /\.css$/].some((others) => others.test(id));
}

export default defineConfig({
  base: '/',
  plugins: [smallLoader],
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
    // The styles are written for that baseline, too, and need no lowering.
    cssTarget: 'esnext',
    modulePreload: false,
    reportCompressedSize: false,
    // What is needed to play is one file, whoever else shares it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'play', test: neededToPlay },
            { name: 'later', test: (id) => later.test(id) && !desk.test(id) },
          ],
        },
        chunkFileNames: 'assets/[name]-[hash:6].js',
      },
    },
  },
});
