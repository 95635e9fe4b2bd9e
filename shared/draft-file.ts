/**
 * A board that is not finished, as *My boards* keeps it: what lies on the bench, whatever is still
 * wrong with it. Only the maker reads what that is; this is what everybody else must know of it.
 */

import { hasShapeOfDeck } from './json-shape.ts';
import { cutShort } from './readers.ts';

export const DRAFT_FORMAT = 'memory-scramble draft 1';

export interface DraftAbout {
  readonly title: string;
  readonly pairs: number;
}

/** Whether `text` is one, by how it begins: that is how the maker writes it. */
export function isDraftText(text: string): boolean {
  return text.startsWith(`{"format":"${DRAFT_FORMAT}",`);
}

/** @returns undefined where somebody has damaged it */
export function aboutDraft(text: string): DraftAbout | undefined {
  const { title, pairs } = benchIn(text) ?? {};
  if (typeof title !== 'string' || !Array.isArray(pairs)) return undefined;
  return { title: cutShort(title), pairs: pairs.length };
}

/** The same with another title. @returns undefined where somebody has damaged it */
export function retitledDraft(text: string, title: string): string | undefined {
  const bench = benchIn(text);
  return bench && JSON.stringify({ format: DRAFT_FORMAT, bench: { ...bench, title } });
}

function benchIn(text: string): { readonly title?: unknown; readonly pairs?: unknown } | undefined {
  if (!hasShapeOfDeck(text)) return undefined;
  try {
    const { bench } = JSON.parse(text) as { readonly bench?: unknown };
    return typeof bench === 'object' && bench !== null ? bench : undefined;
  } catch {
    return undefined; // cut, or somebody's who wrote it by hand
  }
}
