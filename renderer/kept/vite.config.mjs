import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const here = import.meta.dirname;
const read = (...path) => readFileSync(join(here, ...path), 'utf8');

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

/** Whose work is in the file: it is handed on without the others. */
function notice() {
  const packages = ['preact', '@preact/signals-core', '@preact/signals'];
  const licences = packages.map((name) => {
    const folder = ['..', '..', 'node_modules', ...name.split('/')];
    return `${name}: ${read(...folder, 'LICENSE').trim()}`;
  });
  return `Made with\n\n${licences.join('\n\n')}\n`;
}

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Puts script and style into the page, with a policy that allows these and nothing else. */
function oneFile(language) {
  return {
    name: 'one-file',
    enforce: 'post',
    generateBundle: { order: 'post', handler: inOneFile },
  };

  function inOneFile(_options, bundle) {
    const files = Object.values(bundle);
    const [script, ...others] = files.filter((file) => file.type === 'chunk');
    const style = files.find((file) => file.fileName.endsWith('.css'));
    if (script?.type !== 'chunk' || style?.type !== 'asset' || others.length > 0) {
      throw new Error('the kept page is not one script and one style');
    }
    const code = script.code.trim();
    const css = String(style.source).trim();
    if (/<(\/script|!--|script)/i.test(code) || /<\/style/i.test(css)) {
      throw new Error('a script or a style ends in the middle');
    }
    const icon = Buffer.from(read('..', 'public', 'icon.svg')).toString('base64');
    const parts = {
      language,
      notice: `<!-- ${notice().replaceAll('--', '- -')} -->`,
      icon: `data:image/svg+xml;base64,${icon}`,
      style: `<style>${css}</style>`,
      game: '<script type="application/json" id="game"></script>',
      script: `<script type="module">${code}</script>`,
      policy: [
        "default-src 'none'",
        `script-src ${hashOf(code)}`,
        `style-src ${hashOf(css)}`,
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
      ].join('; '),
    };
    const source = read('page.html').replaceAll(/\{(\w+)\}/g, (_, part) => parts[part]);
    for (const { fileName } of files) delete bundle[fileName];
    this.emitFile({ type: 'asset', fileName: `${language}.html`, source });
  }
}

/** The page of a kept game, as one file for each language (`--mode de`); the host puts the game in. */
export default defineConfig(({ mode }) => ({
  root: here,
  plugins: [oneLanguage(mode), oneFile(mode)],
  publicDir: false,
  css: { lightningcss: { exclude: 1 << 20 } }, // this and the targets: as of the page itself (../vite.config.ts)
  build: {
    outDir: '../../dist/kept',
    emptyOutDir: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    target: 'es2022',
    cssTarget: 'esnext',
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { input: join(here, 'index.tsx'), output: { codeSplitting: false } },
  },
}));
