/** Leaves out of a list what is not needed: of a game that fails, and of a game of which a step is copied. */

export interface Search<Item> {
  /** Whether these items still do what the whole list does. */
  readonly suffices: (items: readonly Item[]) => Promise<boolean>;
  /** What is tried first is leaving out all items of one kind. */
  readonly kindsOf?: (item: Item) => readonly string[];
  /** Where the item is without which this one would mean something else; -1: nowhere. */
  readonly partnerOf?: (items: readonly Item[], at: number) => number;
  /** A longer list first loses many items at once. */
  readonly oneByOneMax?: number;
  /** How many tries are made at the same time. */
  readonly atOnce?: number;
  /** Whether there is time for another try. */
  readonly mayGoOn?: () => boolean;
}

/** @returns a list of which nothing more can be left out, unless the time is up */
export async function shortest<Item>(
  items: readonly Item[],
  search: Search<Item>,
): Promise<readonly Item[]> {
  const { suffices, kindsOf = () => [], oneByOneMax = 0, mayGoOn = () => true } = search;
  let kept = items;
  for (const kind of new Set(items.flatMap(kindsOf))) {
    const others = kept.filter((item) => !kindsOf(item).includes(kind));
    if (others.length < kept.length && mayGoOn() && (await suffices(others))) kept = others;
  }
  const most = 2 ** Math.floor(Math.log2(Math.max(1, kept.length)));
  for (let size = kept.length <= oneByOneMax ? 1 : most; mayGoOn();) {
    const before = kept.length;
    kept = await pass(kept, size, search);
    if (size === 1 && kept.length === before) break;
    size = Math.max(1, Math.floor(size / 2));
  }
  return kept;
}

/** A shorter list, and the last item that it lacks. */
interface Try<Item> {
  readonly items: readonly Item[];
  readonly at: number;
}

/** Tries once to leave out each `size` items in a row, from the last. */
async function pass<Item>(items: readonly Item[], size: number, search: Search<Item>) {
  const { suffices, atOnce = 1, mayGoOn = () => true } = search;
  let kept = items;
  let tries = triesOf(kept, kept.length - 1, size, search);
  while (mayGoOn()) {
    const now = take(tries, atOnce);
    if (now.length === 0) break;
    const found = await Promise.all(now.map((one) => suffices(one.items)));
    const shorter = now[found.indexOf(true)];
    if (shorter === undefined) continue;
    kept = shorter.items;
    tries = triesOf(kept, Math.min(shorter.at, kept.length) - size, size, search);
  }
  return kept;
}

function* triesOf<Item>(
  items: readonly Item[],
  from: number,
  size: number,
  { partnerOf = () => -1 }: Search<Item>,
): Generator<Try<Item>, void> {
  for (let at = from; at >= 0; at -= size) {
    yield { items: items.filter((_, index) => index <= at - size || index > at), at };
    const partner = size === 1 ? partnerOf(items, at) : -1;
    if (partner < 0) continue;
    yield { items: items.filter((_, index) => index !== at && index !== partner), at };
  }
}

function take<Item>(tries: Generator<Item, void>, count: number): readonly Item[] {
  const taken: Item[] = [];
  while (taken.length < count) {
    const { value } = tries.next();
    if (value === undefined) break;
    taken.push(value);
  }
  return taken;
}
