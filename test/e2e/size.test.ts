import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { languages } from '../../renderer/text/dictionary.ts';
import { packageFolder } from '../support/headless-process.ts';

const PAGE = join(packageFolder, 'dist', 'renderer');
const ONE_LANGUAGE_MAX = 25 * 1024;
const ALL_IN_ONE_LANGUAGE_MAX = 60 * 1024;
const ALL_IN_ALL_LANGUAGES_MAX = 80 * 1024;

const html = readFileSync(join(PAGE, 'index.html'), 'utf8');

function zipped(file: string): number {
  return gzipSync(readFileSync(join(PAGE, file)), { level: 9 }).length; // as it is served
}

function total(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + zipped(file), 0);
}

/** These scripts, and all that they import statically. */
function withImports(files: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const script = readFileSync(join(PAGE, file), 'utf8');
    const imports = script.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
    withImports(
      Array.from(imports, ([, name]) => `assets/${name}`),
      found,
    );
  }
  return found;
}

/** What index.html asks for: the entry, whatever is preloaded, and its styles. */
function asked(extension: string): readonly string[] {
  const addresses = html.matchAll(/(?:src|href)="\/([^"]+)"/g);
  return Array.from(addresses, ([, file = '']) => file).filter((file) => file.endsWith(extension));
}

const assets = readdirSync(join(PAGE, 'assets')).map((name) => `assets/${name}`);

/** The words of a language that are needed to play, with whatever their chunk imports. */
function words(language: string): number {
  const isIts = new RegExp(`\\blang:\\s*["'\`]${language}["'\`]`);
  const own = assets.filter((file) => isIts.test(readFileSync(join(PAGE, file), 'utf8')));
  expect(own, language).toHaveLength(1);
  const known = withImports(asked('.js'));
  return total([...withImports(own)].filter((file) => !known.has(file)));
}

describe('the built page', () => {
  test('what a friend downloads to play in one language is at most 25 kB', () => {
    const entry = total(withImports(asked('.js')));
    const styles = total(asked('.css'));
    const largest = Math.max(...languages.map(words));
    const sizes = `entry ${entry}, styles ${styles}, words ${largest}`;
    expect(entry + styles + largest, sizes).toBeLessThanOrEqual(ONE_LANGUAGE_MAX);
  });

  test('everything, the desk and the TV included, is at most 60 kB in one language', () => {
    const isWords = /\/(play|more|host-[a-z]{2})-[\w-]{6}\.js$/;
    const ofAllLanguages = assets.filter((file) => isWords.test(file));
    expect(ofAllLanguages).toHaveLength(3 * languages.length);
    const allWords = total(ofAllLanguages);
    const pictures = readdirSync(PAGE).filter((name) => name.endsWith('.svg'));
    const inAll = total(['index.html', ...pictures, ...assets]);
    const inOne = Math.round(inAll - allWords + allWords / languages.length);
    console.log(`everything: ${inOne} bytes in one language, ${inAll} in ${languages.length}`);
    expect(inOne).toBeLessThanOrEqual(ALL_IN_ONE_LANGUAGE_MAX);
    expect(inAll).toBeLessThanOrEqual(ALL_IN_ALL_LANGUAGES_MAX);
  });

  test('asks for nothing from elsewhere, and inlines nothing', () => {
    expect(html).not.toMatch(/(src|href)="(?!\/)/);
    expect(html).not.toMatch(/<style|style=|<script(?![^>]* src=)|\bon\w+=/);
  });
});
