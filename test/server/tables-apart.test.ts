/** 8 tables × 8 people over real HTTP: a flip at one table wakes nobody at another. */
import { expect, test } from 'vitest';
import { atTable, routes } from '../../shared/paths.ts';
import { serve } from '../support/host.ts';
import { parseView } from '../support/table-view.ts';
import { secretId } from '../support/wire.ts';

const TABLES = 8;
const AT_EACH = 8;

test('of 64 who follow their tables, a flip wakes the 8 at its own', async () => {
  const { wire, table, app, untilOpen } = await serve('A A B B / C C D D', { tables: TABLES });
  const { room } = table;
  const people = Array.from({ length: TABLES * AT_EACH }, (_, at) => secretId(`p${at}`));
  for (const [at, player] of people.entries()) {
    await wire.post('/join', { player, name: `Pupil ${at}` });
  }
  expect(room.tables.map(({ seats }) => seats.people)).toEqual(Array(TABLES).fill(AT_EACH));
  const woken = new Map<string, number>();
  const follow = (player: string) => {
    const own = room.tableOf(player);
    const target = routes.table(player, { since: own?.token ?? '' });
    const poll = wire.get(atTable(own?.number ?? 1) + target);
    return poll.then((answer) => {
      if (answer.status === 503) return; // the host stops
      woken.set(player, (woken.get(player) ?? 0) + 1);
      expect(parseView(answer).you.table).toBe(own?.number);
    });
  };
  const polls = new Map(people.map((player) => [player, follow(player)]));
  await untilOpen(people.length);
  for (const { number, seats } of room.tables) {
    const here = seats.all().map(({ id }) => id);
    for (const column of [0, 1]) {
      const [player = ''] = here;
      await wire.get(atTable(number) + routes.flip(player, { row: 0, column }));
      await Promise.all(here.map(async (id) => polls.get(id)));
      expect(app.openRequests).toBe(people.length - AT_EACH);
      for (const id of here) polls.set(id, follow(id));
      await untilOpen(people.length);
    }
  }
  expect([...woken.values()]).toEqual(Array(people.length).fill(2));
});
