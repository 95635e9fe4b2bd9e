import { inject } from 'vitest';

/** Asks screens.ts for the address of the one browser, or for a display of this process's own. */
export async function askScreens(what: 'browser' | 'display'): Promise<string> {
  const answer = await fetch(`${inject('screensAt')}/${what}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`there is no ${what}: ${text}`);
  return text;
}
