/**
 * Who owns a class, by ARCHITECTURE.md: only ui/ and board/ define bare ones; those of every other
 * folder of the page begin with its prefix, and nobody else uses them.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Folders whose classes everybody may use. */
const COMMON = ['ui', 'board'];

/** The prefix of each folder that has styles, as ARCHITECTURE.md lists them. */
const prefixes = new Map(
  [
    ...readFileSync('ARCHITECTURE.md', 'utf8').matchAll(
      /^\| `renderer\/(\w+)\/` \| `(\w+)-` \|$/gm,
    ),
  ].map(([, folder = '', prefix = '']) => [folder, prefix]),
);

const files = readdirSync('renderer', { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);

function folderOf(file: string): string {
  return file.split('/')[0] ?? '';
}

function read(file: string): string {
  return readFileSync(`renderer/${file}`, 'utf8');
}

/** The selectors of a sheet, one by one. */
function selectorsOf(css: string): readonly string[] {
  return [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !/^@|^(?:from|to|\d+%)/.test(prelude))
    .flatMap((prelude) => prelude.replaceAll(/\s+/g, ' ').split(/, (?![^(]*\))/));
}

/** What stands between the combinators of a selector: `.a.b > li` is `.a.b` and `li`. */
function compoundsOf(selector: string): readonly string[] {
  return selector.split(/\s*[ >+~]\s*(?![^(]*\))/);
}

function classesOf(text: string): readonly string[] {
  return [...text.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);
}

/** The classes that stand as such in the attributes of a component; those in a variable are not seen. */
function classesIn(code: string): readonly string[] {
  return [
    ...code.matchAll(/\bclass(?:Name)?=(?:"([^"]*)"|\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\})/g),
  ]
    .flatMap(([, plain, expression = '']) => plain ?? textsOf(expression))
    .flatMap((text) => text.split(/\s+/))
    .filter((name) => /^[a-z][\w-]*$/i.test(name));
}

/** The literal texts of an expression, but for what is only compared. */
function textsOf(expression: string): readonly string[] {
  const plain = expression.replaceAll(/[!=]==?\s*'[^']*'/g, '');
  const quoted = [...plain.matchAll(/'([^']*)'/g)].map(([, text = '']) => text);
  const templates = [...plain.matchAll(/`([^`]*)`/g)].map(([, text = '']) =>
    text.replaceAll(/\S*\$\{[^}]*\}\S*/g, ' '),
  );
  return [...quoted, ...templates];
}

/** The folder whose prefix a class has. */
function ownerOf(name: string): string | undefined {
  return [...prefixes].find(([, prefix]) => name === prefix || name.startsWith(`${prefix}-`))?.[0];
}

const sheets = files
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, folder: folderOf(file), selectors: selectorsOf(read(file)) }));

const bare: ReadonlySet<string> = new Set(
  sheets
    .filter(({ folder }) => COMMON.includes(folder))
    .flatMap(({ selectors }) => selectors.flatMap(classesOf)),
);

/** What is wrong with a selector of a folder; undefined: nothing. */
function wrongIn(folder: string, selector: string): string | undefined {
  const compounds = compoundsOf(selector);
  const [first = ''] = compounds;
  if (!classesOf(first).some((name) => ownerOf(name) === folder))
    return 'begins with no class of its own';
  // An unprefixed class may say more of one that has an owner, and is no class by itself.
  const alone = compounds.find((compound) => {
    const names = classesOf(compound);
    return names.length > 0 && !names.some((name) => bare.has(name) || ownerOf(name) !== undefined);
  });
  return alone === undefined ? undefined : `${alone} belongs to nobody`;
}

test('every folder with styles is common or has a prefix', () => {
  const folders = new Set(sheets.map(({ folder }) => folder));
  expect([...folders].filter((folder) => !COMMON.includes(folder)).toSorted()).toEqual(
    [...prefixes.keys()].toSorted(),
  );
  expect(bare.size).toBeGreaterThan(50);
});

test.each([...prefixes.keys()])('%s/ styles what begins with a class of its own', (folder) => {
  const wrong = sheets
    .filter((sheet) => sheet.folder === folder)
    .flatMap(({ file, selectors }) =>
      selectors.flatMap((selector) => {
        const found = wrongIn(folder, selector);
        return found === undefined ? [] : [`${file}: ${selector}: ${found}`];
      }),
    );
  expect(wrong).toEqual([]);
});

test('what ui/ and board/ style has nobody’s prefix', () => {
  expect([...bare].filter((name) => ownerOf(name) !== undefined)).toEqual([]);
});

/** The classes that a folder’s own styles know. */
function styledIn(folder: string): ReadonlySet<string> {
  return new Set(
    sheets
      .filter((sheet) => sheet.folder === folder)
      .flatMap(({ selectors }) => selectors.flatMap(classesOf)),
  );
}

test.each([...prefixes.keys()])(
  '%s/ uses its own classes, and those of ui/ and board/',
  (folder) => {
    const own = styledIn(folder);
    const wrong = files
      .filter((file) => file.endsWith('.tsx') && folderOf(file) === folder)
      .flatMap((file) =>
        classesIn(read(file))
          .filter((name) => ownerOf(name) !== folder && !bare.has(name) && !own.has(name))
          .map((name) => `${file}: ${name}`),
      );
    expect(wrong).toEqual([]);
    const others = [...own].filter((name) => ![undefined, folder].includes(ownerOf(name)));
    const used = files
      .filter((file) => file.endsWith('.tsx') && folderOf(file) === folder)
      .flatMap((file) => classesIn(read(file)));
    expect(used.filter((name) => others.includes(name))).toEqual([]);
  },
);

test('the check can fail', () => {
  expect(
    selectorsOf('/* .x {} */ .a,\n.b > i { c: d; }\n@media (e) { .f:is(.g, .h) { i: j } }'),
  ).toEqual(['.a', '.b > i', '.f:is(.g, .h)']);
  expect(wrongIn('tv', '.pill')).toContain('no class of its own');
  expect(wrongIn('tv', '.play-over')).toContain('no class of its own');
  expect(wrongIn('tv', '.tv .nowhere')).toContain('belongs to nobody');
  expect(wrongIn('tv', '.tv-over.nowhere .pill.nowhere > li')).toBe(undefined);
  expect(classesIn(`<a class="b c" /><d class={e === 'f' ? 'g' : \`h \${i} j-\${k}\`} />`)).toEqual(
    ['b', 'c', 'g', 'h'],
  );
});
