/**
 * A host has several names, and one of them may die: the computer went to another network, or from
 * the cable to Wi-Fi. A page that hears nothing any more looks for its host under the other names,
 * and goes there with its seat, in the fragment of the link.
 */

import { atTable, routes } from '../../shared/paths.ts';
import type { TableView } from '../../shared/table-view.ts';
import { isPlayerId, isSecret } from '../../shared/player-id.ts';
import { GameClient } from './client.ts';
import { type Carried, knownId, saveId } from './identity.ts';
import { saveName } from './storage.ts';
import { sleep } from './time.ts';

const ANSWER_MS = 2_000;
const SEAT_MS = 5_000;
const PAUSE_MS = 3_000;

/** What stands in the fragment of the link to the same page at another name of the host. */
export type Luggage = Readonly<Partial<Record<'seat' | 'name' | 'code', string | undefined>>>;

/** What is known now, and told whenever it is another. */
interface Watched<T> {
  peek(): T;
  subscribe(tell: (value: T) => void): unknown;
}

export interface Traveller {
  /** False while the host answers here, whatever it answers. */
  readonly isElsewhere: Watched<boolean>;
  readonly view: Pick<Watched<TableView | undefined>, 'peek'>;
  readonly id: () => string;
  /** The number of the table. */
  readonly at: () => number;
  readonly luggage: () => Luggage;
}

/** Follows the host to its other names, for as long as the page is open. */
export async function followElsewhere(traveller: Traveller): Promise<void> {
  const others = await otherNames();
  if (others.length === 0) return;
  let isLooking = false;
  traveller.isElsewhere.subscribe((isElsewhere) => {
    if (!isElsewhere || isLooking) return;
    isLooking = true;
    void lookUntilFound(traveller, others).finally(() => {
      isLooking = false;
    });
  });
}

/** None where the page did not come from one of them: from the host's own computer, by a proxy. */
async function otherNames(): Promise<readonly string[]> {
  for (;;) {
    try {
      const { headers } = await fetch(routes.health(), { cache: 'no-store' });
      const names = headers.get('Host-Names')?.split(' ') ?? [];
      return names.includes(location.host) ? names.filter((name) => name !== location.host) : [];
    } catch {
      await sleep(PAUSE_MS); // a bad moment: it is worth knowing later
    }
  }
}

async function lookUntilFound(traveller: Traveller, others: readonly string[]): Promise<void> {
  const { isElsewhere, view, id, at, luggage } = traveller;
  while (isElsewhere.peek()) {
    const run = runOf(view.peek()?.token);
    const answers = await Promise.all(
      others.map((name) => runAt(name, atTable(at()) + routes.look(id()))),
    );
    const found = others.find((_, index) => run !== undefined && answers[index] === run);
    if (found !== undefined && isElsewhere.peek()) {
      const given = Object.entries(luggage()).filter(([, value]) => value !== undefined);
      const fragment = new URLSearchParams(given as [string, string][]);
      location.replace(`http://${found}${location.pathname}${location.search}#${fragment}`);
      return;
    }
    await sleep(PAUSE_MS);
  }
}

/** Which run of a host answers there; undefined: none. A board state is for pages of any origin. */
async function runAt(name: string, look: string): Promise<string | undefined> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ANSWER_MS);
  try {
    const response = await fetch(`http://${name}${look}`, {
      cache: 'no-store',
      signal: limit.signal,
    });
    return runOf(response.headers.get('Board-Version') ?? undefined);
  } catch {
    return undefined; // nobody there, or somebody else
  } finally {
    clearTimeout(timer);
  }
}

/** A token begins with the name of the run: `RUN-GAME-VERSION` and perhaps more. */
function runOf(token: string | undefined): string | undefined {
  return token?.split('-')[0];
}

/**
 * Goes on at that seat, where the host knows it. A link must not make somebody else of who sits here
 * already, so their own seat comes first (docs/decisions/0014).
 */
export async function takeSeat({ id, name }: Carried): Promise<void> {
  if (!isPlayerId(id) || !isSecret(id)) return;
  const own = knownId();
  if (own !== undefined && (await hasSeat(own))) return;
  if (!(await hasSeat(id))) return;
  saveId(id);
  if (name !== null) saveName(name);
}

async function hasSeat(id: string): Promise<boolean> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), SEAT_MS);
  try {
    const followed = await new GameClient().table(id, {}, limit.signal);
    if (followed.kind !== 'view') return false;
    const { seat, removed } = followed.view.you;
    return seat !== null && !removed;
  } catch {
    return false; // no answer: then nobody's seat is here, as far as anybody can tell
  } finally {
    clearTimeout(timer);
  }
}
