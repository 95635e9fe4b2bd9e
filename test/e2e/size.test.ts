import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { languages } from '../../renderer/text/dictionary.ts';
import { packageFolder } from '../support/headless-process.ts';

const PAGE = join(packageFolder, 'dist', 'renderer');
const FRIEND_MAX = 57.25 * 1024;
const OVER_MAX = 7 * 1024;
const AFTER_MAX = 8 * 1024;
const FILM_MAX = 8.5 * 1024;
const MENU_MAX = 4.25 * 1024;
const TABLES_MAX = 4 * 1024;
const BRING_MAX = 15.5 * 1024;
const SIDES_MAX = 11.5 * 1024;
const ELSEWHERE_MAX = 1.25 * 1024;

const html = readFileSync(join(PAGE, 'index.html'), 'utf8');

function zipped(file: string): number {
  return gzipSync(readFileSync(join(PAGE, file)), { level: 9 }).length; // as it is served
}

function total(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + zipped(file), 0);
}

const assets = readdirSync(join(PAGE, 'assets')).map((name) => `assets/${name}`);

/** The files that a page asks for by itself. */
function linked(page: string): readonly string[] {
  return [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file = '']) => file);
}

/** Of a friend. */
const friends = linked(html);

describe('the built page', () => {
  test('a friend comes in and plays with one script, one style and one dictionary, at most 57.25 kB', () => {
    expect(friends.map((file) => file.replace(/-[\w-]+\./, '.')).toSorted()).toEqual([
      'assets/index.css',
      'assets/index.js',
      'icon.svg',
    ]);
    const words = languages.map((language) =>
      assets.filter((file) => file.startsWith(`assets/${language}-play-`)),
    );
    expect(words.map((files) => files.length)).toEqual(languages.map(() => 1));
    const longest = Math.max(...words.flat().map(zipped));
    const scripts = friends.filter((file) => !file.endsWith('.svg'));
    const all = total(scripts) + longest;
    const others = total([
      'index.html',
      'icon.svg',
      ...assets.filter((file) => file.endsWith('.svg')),
    ]);
    console.log(`script, style and words: ${all} bytes; the page itself and pictures: ${others}`);
    expect(all).toBeLessThanOrEqual(FRIEND_MAX);
  });

  test('the page of the app’s window is that of a friend, with the script and the style of the desk linked', () => {
    const desk = readFileSync(join(PAGE, 'desk.html'), 'utf8');
    const own =
      /<link rel="modulepreload" href="\/(assets\/desk-[\w-]+\.js)"><link rel="stylesheet" href="\/(assets\/desk-[\w-]+\.css)">/;
    const [links = '', script = '', style = ''] = own.exec(desk) ?? [];
    expect(desk.replace(links, '')).toBe(html);
    expect(assets).toEqual(expect.arrayContaining([script, style]));
    expect(linked(desk).toSorted()).toEqual([...friends, script, style].toSorted());
  });

  test('the podium is a script and a style that come beside the game, at most 7 kB', () => {
    const over = assets.filter((file) => file.startsWith('assets/over-'));
    expect(over.map((file) => file.replace(/-[\w-]+\./, '.')).toSorted()).toEqual([
      'assets/over.css',
      'assets/over.js',
    ]);
    console.log(`the podium: ${total(over)} bytes`);
    expect(total(over)).toBeLessThanOrEqual(OVER_MAX);
  });

  test('the menu is a script and a style that come beside the game, at most 4.25 kB', () => {
    // A line of its own is what two of such parts share.
    const menu = assets.filter((file) => /^assets\/(menu|rolldown-runtime)-/.test(file));
    expect(menu.map((file) => file.replace(/-[\w-]+\./, '.')).toSorted()).toEqual([
      'assets/menu.css',
      'assets/menu.js',
      'assets/rolldown.js',
    ]);
    console.log(`the menu: ${total(menu)} bytes`);
    expect(total(menu)).toBeLessThanOrEqual(MENU_MAX);
  });

  test('where there are several tables, a script, a style and their words are added, at most 4 kB', () => {
    const tables = assets.filter((file) => file.startsWith('assets/tables-'));
    const words = assets.filter((file) => /\/\w\w-tables-/.test(file));
    expect(words).toHaveLength(languages.length);
    const all = total(tables) + Math.max(...words.map(zipped));
    console.log(`several tables: ${all} bytes in one language`);
    expect(all).toBeLessThanOrEqual(TABLES_MAX);
  });

  test('what comes after a game is a script, a style and its words, beside the game: at most 8 kB', () => {
    const after = assets.filter((file) => file.startsWith('assets/after-'));
    expect(after.map((file) => file.replace(/-[\w-]+\./, '.')).toSorted()).toEqual([
      'assets/after.css',
      'assets/after.js',
    ]);
    const words = assets.filter((file) => /\/\w\w-story-/.test(file));
    expect(words).toHaveLength(languages.length);
    const all = total(after) + Math.max(...words.map(zipped));
    console.log(`what comes after a game: ${all} bytes in one language`);
    expect(all).toBeLessThanOrEqual(AFTER_MAX);
  });

  test('whoever watches a game again downloads a script and a style, at most 8.5 kB; their words are there', () => {
    const film = assets.filter((file) => file.startsWith('assets/film-'));
    expect(film.map((file) => file.replace(/-[\w-]+\./, '.')).toSorted()).toEqual([
      'assets/film.css',
      'assets/film.js',
    ]);
    // The X-ray folds records, too.
    const folding = assets.filter((file) => file.startsWith('assets/record-board-'));
    const all = total([...film, ...folding]);
    console.log(`the film: ${all} bytes`);
    expect(all).toBeLessThanOrEqual(FILM_MAX);
  });

  test('a game that is won together needs a script, a style and words beside it: at most 11.5 kB', () => {
    const sides = assets.filter((file) => /^assets\/(sides|team-sign|podium-layout)-/.test(file));
    const words = assets.filter((file) => /\/\w\w-sides-/.test(file));
    expect(words).toHaveLength(languages.length);
    const all = total(sides) + Math.max(...words.map(zipped));
    console.log(`sides: ${all} bytes in one language`);
    expect(all).toBeLessThanOrEqual(SIDES_MAX);
  });

  test('whoever brings a card downloads four scripts, their styles and their words, at most 15.5 kB', () => {
    // The desk has parts of it, too: photos made small, emoji. The TV has the cards.
    const bring = assets.filter((file) =>
      /^assets\/(bring|brought|emoji|picture-head)-/.test(file),
    );
    expect(bring.map((file) => file.replace(/-[\w-]+\./, '.')).toSorted()).toEqual([
      'assets/bring.css',
      'assets/bring.js',
      'assets/brought.css',
      'assets/brought.js',
      'assets/emoji.css',
      'assets/emoji.js',
      'assets/picture.js',
    ]);
    const words = assets.filter((file) => /\/\w\w-bring-/.test(file));
    expect(words).toHaveLength(languages.length);
    const all = total(bring) + Math.max(...words.map(zipped));
    console.log(`bringing a card: ${all} bytes in one language`);
    expect(all).toBeLessThanOrEqual(BRING_MAX);
  });

  test('following a host to another address is one script that comes beside the game, at most 1.25 kB', () => {
    const files = assets.filter((file) => file.startsWith('assets/elsewhere-'));
    expect(files).toHaveLength(1);
    console.log(`elsewhere: ${total(files)} bytes`);
    expect(total(files)).toBeLessThanOrEqual(ELSEWHERE_MAX);
  });

  test('no phone downloads a reader of deck files', () => {
    const phones = assets.filter((file) => !/\/(desk|maker|\w\w-maker)-/.test(file));
    const readers = phones.filter((file) =>
      readFileSync(join(PAGE, file), 'utf8').includes('memory-scramble deck'),
    );
    expect(readers).toEqual([]);
  });

  test('what else there is, is the menu, the desk, the bench, the TV, its ceremony, bringing, what comes after a game, sides, the film, the X-ray, and words', () => {
    const others = assets.filter((file) => !friends.includes(file) && !file.endsWith('.svg'));
    for (const file of others) {
      expect(file).toMatch(
        /\/((menu|tables|banner|winners|rolldown-runtime|desk|maker|tv|ceremony|over|after|story|numbers|tab-list|film|room|record-board|picture-head|xray|elsewhere|bring|brought|emoji|sizes|wifi|sides|team-sign|podium-layout)-|(en|ro|fr|de|es)-(play|desk|story|lesson|sides|maker|bring|tables|xray|wifi)-)/,
      );
    }
  });

  test('uses nothing of the language that Safari 15, Chrome 100 and Firefox 100 lack', () => {
    const NEWER =
      /Object\.hasOwn\(|\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex)\(|structuredClone\(|Object\.groupBy\(|Promise\.withResolvers|\bstatic\{/;
    const scripts = assets.filter((file) => file.endsWith('.js'));
    const found = scripts.flatMap((file) => {
      const [newer] = NEWER.exec(readFileSync(join(PAGE, file), 'utf8')) ?? [];
      return newer === undefined ? [] : [`${file}: ${newer}`];
    });
    expect(found).toEqual([]);
  });

  test('asks for nothing from elsewhere, and inlines nothing', () => {
    expect(html).not.toMatch(/(src|href)="(?!\/)/);
    expect(html).not.toMatch(/<style|style=|<script(?![^>]* src=)|\bon\w+=/);
  });
});
