import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptGame } from '../../shared/kept-game.ts';
import type { Language } from '../../shared/languages.ts';
import { packageDirectory } from './package-files.ts';
import { dayOf } from './wall-clock.ts';

/** Where the record goes. */
const PLACE = '<script type="application/json" id="game"></script>';

const TITLE_CHARS_MAX = 48;

/**
 * A game as one file that shows it by itself, in this language: the built page (renderer/kept) with
 * the game in it. Undefined: that page was not built.
 */
export async function keptPage(game: KeptGame, language: Language): Promise<string | undefined> {
  try {
    const file = join(packageDirectory, 'dist', 'kept', `${language}.html`);
    return withGame(await readFile(file, 'utf8'), game);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param page has an empty place for the game */
export function withGame(page: string, game: KeptGame): string {
  const [before, after, ...more] = page.split(PLACE);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error('the page has no place for a game');
  }
  // Whatever names and cards say, nothing in it ends the script, or begins another.
  const json = JSON.stringify(game).replaceAll('<', '\\u003c');
  return `${before}${PLACE.replace('></', () => `>${json}</`)}${after}`;
}

/** `memory-scramble-2026-03-14-under-the-sea.html`, by the day of this computer. */
export function keptName(now: number, title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? ['game'];
  const name = words.join('-').slice(0, TITLE_CHARS_MAX).replace(/-$/, '');
  return `memory-scramble-${dayOf(now)}-${name}.html`;
}
