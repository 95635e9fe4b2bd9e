import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as afterOthers } from 'node:timers/promises';
import type { Language } from '../../shared/languages.ts';
import type { KeptParts } from './finished-game.ts';
import { packageDirectory } from '../system/package-files.ts';
import { dayOf } from '../system/clock.ts';

/** The place for the record in the page. */
const PLACE = '<script type="application/json" id="game"></script>';

const TITLE_CHARS_MAX = 48;

/** After this many units of steps or pictures, others have their turn. */
const UNITS_AT_ONCE = 1024 * 1024;

/**
 * A game as one file that shows it by itself, in this language: the built page (renderer/kept) with
 * the game in it. Undefined: that page was not built.
 */
export async function keptPage(game: KeptParts, language: Language): Promise<string | undefined> {
  try {
    const file = join(packageDirectory, 'dist', 'kept', `${language}.html`);
    return await withGame(await readFile(file, 'utf8'), game);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Puts a game into a page, piece by piece, because friends may be playing the next one.
 * @param page has an empty place for the game
 */
export async function withGame(
  page: string,
  { game, steps, pictures }: KeptParts,
): Promise<string> {
  const [before, after] = halves(page, PLACE);
  const [toSteps, fromSteps] = halves(escaped(JSON.stringify(game)), '"steps":[]');
  const [toPictures, fromPictures] = halves(fromSteps, '"pictures":{}');
  let text = `${before}${PLACE.replace('</script>', '')}${toSteps}"steps":[`;
  for await (const piece of piecesOf(steps)) text += piece;
  text += `]${toPictures}"pictures":{`;
  for await (const piece of piecesOf(picturesAsJson(pictures))) text += piece;
  return `${text}}${fromPictures}</script>${after}`;
}

function* picturesAsJson(pictures: KeptParts['pictures']): Iterable<string> {
  for (const [hash, address] of pictures) {
    yield `${JSON.stringify(hash)}:${JSON.stringify(address)}`;
  }
}

/** The texts with commas between them, in pieces. */
async function* piecesOf(texts: Iterable<string>): AsyncIterable<string> {
  let waiting: string[] = [];
  let units = 0;
  let comma = '';
  for (const text of texts) {
    waiting.push(text);
    units += text.length;
    if (units < UNITS_AT_ONCE) continue;
    yield comma + escaped(waiting.join());
    [waiting, units, comma] = [[], 0, ','];
    await afterOthers();
  }
  if (waiting.length > 0) yield comma + escaped(waiting.join());
}

/** No name and no card can end the script, or begin another. */
function escaped(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

/** The text before and after a place that is there exactly once. */
function halves(text: string, place: string): readonly [string, string] {
  const [before, after, ...more] = text.split(place);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`the page has no place for a game: ${place}`);
  }
  return [before, after];
}

/** `memory-scramble-2026-03-14-under-the-sea.html`, by the day of this computer. */
export function keptName(now: number, title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? ['game'];
  const name = words.join('-').slice(0, TITLE_CHARS_MAX).replace(/-$/, '');
  return `memory-scramble-${dayOf(now)}-${name}.html`;
}
