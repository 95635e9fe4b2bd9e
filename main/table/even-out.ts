/** How many people sit at a table, and which of them can be moved, who came last last. */
export interface Sitting<Person> {
  readonly people: number;
  readonly movable: readonly Person[];
}

/** A person goes from one of the tables to another; both by their places in the list. */
export interface Going<Person> {
  readonly person: Person;
  readonly from: number;
  readonly to: number;
}

/**
 * Which people move so that no table has two more than another, as far as they can be moved: as few as
 * possible, and who came last first.
 */
export function evenOut<Person>(tables: readonly Sitting<Person>[]): readonly Going<Person>[] {
  const sitting = tables.map(({ people, movable }, place) => ({
    place,
    people,
    movable: [...movable],
  }));
  const going: Going<Person>[] = [];
  for (;;) {
    const [from] = sitting
      .filter(({ movable }) => movable.length > 0)
      .toSorted((one, other) => other.people - one.people);
    const [to] = sitting.toSorted((one, other) => one.people - other.people);
    const person = from?.movable.at(-1);
    if (from === undefined || to === undefined || person === undefined) return going;
    if (from.people - to.people < 2) return going;
    going.push({ person, from: from.place, to: to.place });
    from.movable.pop();
    from.people--;
    to.people++;
  }
}
