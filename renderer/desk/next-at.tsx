/** At which table the next newcomer sits: where the fewest are, or where the host says. */

import './table-groups.css';
import { useTables } from '../play/parts.ts';
import { Banner } from '../ui/banner.tsx';
import { Radios } from '../ui/radios.tsx';
import type { Desk } from './desk-store.ts';

export function NextAt({ host, words: { tables: text } }: Desk) {
  const tables = useTables();
  const all = host.tables.all.value;
  if (tables === undefined || all.length < 2) return null;
  return (
    <section>
      <h2 class="section">
        <span id="next-at">{text.nextAt}</span>
        <small>{text.nextHint}</small>
      </h2>
      <Radios
        labelledBy="next-at"
        class="desk-next-at"
        chosen={host.tables.next}
        options={all.map(({ table, people }) => ({
          value: table,
          shown: (
            <>
              <Banner table={table} px={36} />
              <span class="unseen">{tables.words.table(table)}, </span>
              <small class="num">{text.there(people)}</small>
            </>
          ),
        }))}
        onChoose={(table) => void host.use('nextAt', { table })}
      />
    </section>
  );
}
