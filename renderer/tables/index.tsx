/** What people see who sit at one of several tables. It comes where there are several. */

import './tables.css';
import type { Language } from '../text/dictionary.ts';
import { tablesDictionaries } from '../text/tables-dictionary.ts';
import { Banner } from '../ui/banner.tsx';
import type { TablesParts } from '../ui/page.ts';
import { Others, playing, stands } from './others.tsx';
import { BigSign, openUsher } from './usher.tsx';

const opened = new Map<Language, Promise<TablesParts>>();

/** All of it, in this language: once, because where I sit is said once. */
export function openTables(language: Language): Promise<TablesParts> {
  const known = opened.get(language) ?? open(language);
  opened.set(language, known);
  known.catch(() => opened.delete(language)); // out of reach: it is asked for again
  return known;
}

async function open(language: Language): Promise<TablesParts> {
  const { default: words } = await tablesDictionaries[language]();
  return {
    words,
    Sign: ({ table, title }) => (
      <span class={title === undefined ? 'pill tables-sign' : 'tables-sign'}>
        <Banner table={table} px={20} />
        {words.table(table)}
        {title === undefined ? null : (
          <span class="tables-title">
            {' · '}
            <bdi>{title}</bdi>
          </span>
        )}
      </span>
    ),
    BigSign,
    ...openUsher(words),
    Others: () => <Others words={words} />,
    playing,
    done: stands,
  };
}
