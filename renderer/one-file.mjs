/** Builds a page as one file that needs no network: for Vite's configurations in kept/ and check/. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const read = (...path) => readFileSync(join(here, ...path), 'utf8');
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Whose work is in the file: it is handed on without the others. */
function notice(packages) {
  const licences = packages.map((name) => {
    const folder = ['..', 'node_modules', ...name.split('/')];
    return `${name}: ${read(...folder, 'LICENSE').trim()}`;
  });
  return `Made with\n\n${licences.join('\n\n')}\n`;
}

/**
 * Puts script and style into the page, with a policy that allows these and nothing else.
 * @param page the page from its sources, with places such as `{script}`
 * @param parts what else is put into places of the page
 */
export function oneFile({ page, fileName, packages, parts = {} }) {
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
      throw new Error(`${fileName} is not one script and one style`);
    }
    const code = script.code.trim();
    const css = String(style.source).trim();
    if (/<(\/script|!--|script)/i.test(code) || /<\/style/i.test(css)) {
      throw new Error('a script or a style ends in the middle');
    }
    const icon = Buffer.from(read('public', 'icon.svg')).toString('base64');
    const all = {
      ...parts,
      notice: `<!-- ${notice(packages).replaceAll('--', '- -')} -->`,
      icon: `data:image/svg+xml;base64,${icon}`,
      style: `<style>${css}</style>`,
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
    const source = readFileSync(page, 'utf8').replaceAll(/\{(\w+)\}/g, (_, part) => all[part]);
    for (const { fileName: name } of files) delete bundle[name];
    this.emitFile({ type: 'asset', fileName, source });
  }
}

/** What Vite does alike for both. */
export const oneFileBuild = {
  emptyOutDir: false,
  assetsInlineLimit: Number.MAX_SAFE_INTEGER,
  target: 'es2022',
  cssTarget: 'esnext',
  cssCodeSplit: false,
  modulePreload: false,
  reportCompressedSize: false,
};
