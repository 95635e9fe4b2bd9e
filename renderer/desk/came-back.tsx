/** Somebody who came back on another phone, and the seats that may have been theirs. */

import { isolated } from '../game/say.ts';
import type { Desk } from './desk-store.ts';
import { type DoIt, Item } from './more-menu.tsx';
import type { Sitting } from './table-groups.tsx';

/** A class has many who are away; those of the same name come first. */
const MOST = 5;

interface CameBackProps extends Desk, Sitting {
  readonly doIt: DoIt;
}

export function CameBack({ player, table, host, words, doIt }: CameBackProps) {
  const { seat: to, name, presence, tries } = player;
  const absent = host.state.value?.absent ?? [];
  if (presence !== 'here' || tries > 0) return null;
  const isSame = (one: { readonly name: string }) => Number(baseOf(one.name) === baseOf(name));
  return (
    <>
      {[...absent]
        .sort((one, other) => isSame(other) - isSame(one))
        .slice(0, MOST)
        .map(({ table: at, seat: from, name: left }) => (
          <Item
            key={`${at} ${from}`}
            icon="hand"
            label={words.players.cameBack(isolated(left))}
            onChoose={doIt(() => host.use('giveSeat', { from, to, table: at, toTable: table }))}
          />
        ))}
    </>
  );
}

/** A name that was taken has got a number. */
function baseOf(name: string): string {
  return name.replace(/ \d+$/, '').toLowerCase();
}
