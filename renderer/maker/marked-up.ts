/** Words with HTML in them, as Anki and websites export them. */

/** Elements that words stand in; a tag of another name is a word itself. */
const INLINE = 'a abbr b big code em font i img mark rp rt ruby s small span strong sub sup tt u';
const BLOCKS = 'br dd div dl dt h1 h2 h3 h4 hr li ol p pre table tbody td th tr ul';
const inline = new Set(INLINE.split(' '));
const blocks = new Set(BLOCKS.split(' '));

const TAG = /<\/?([a-z][a-z0-9]{0,9})(?![a-z0-9])([^<>]*)>/gi;
const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp);/gi;
const SOUND = /\[sound:[^[\]]*\]/g;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
};

/** Whether anything looks like a tag or an entity; a quick no for nearly all cells. */
export function isMarkedUp(cell: string): boolean {
  return cell.includes('<') || cell.includes('&') || cell.includes('[sound:');
}

/**
 * The words alone. A cell of nothing but HTML is a word of whoever learns HTML, unless the list is
 * known to be written in it.
 */
export function withoutMarkup(cell: string, isKnown: boolean): string {
  const words = cell.replace(SOUND, ' ').replace(TAG, untagged);
  const isOnlyMarkup = words.replace(ENTITY, '').trim() === '';
  if (isOnlyMarkup && !isKnown) return cell;
  return words.replace(ENTITY, (_, entity: string) => letterOf(entity.toLowerCase()));
}

function untagged(tag: string, name: string, rest: string): string {
  const isTag = /^\s*\/?$/.test(rest) || (/^\s/.test(rest) && rest.includes('='));
  const element = name.toLowerCase();
  if (!isTag || !(inline.has(element) || blocks.has(element))) return tag;
  return blocks.has(element) ? ' ' : '';
}

function letterOf(entity: string): string {
  const code = entity.startsWith('#x')
    ? Number.parseInt(entity.slice(2), 16)
    : Number(entity.slice(1));
  if (!entity.startsWith('#')) return NAMED[entity] ?? '';
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
