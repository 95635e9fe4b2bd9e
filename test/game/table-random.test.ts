import { expect, test } from 'vitest';
import { RuleFailure } from '../../shared/failures.ts';
import type { Table } from '../../main/game/table.ts';
import { deck } from '../support/game.ts';
import { settled } from '../support/promises.ts';
import { below, pick, seededRandom } from '../support/random.ts';
import { table } from '../support/server.ts';
import { restarted } from '../support/serve.ts';
import { secretId } from '../support/wire.ts';

const ids = ['alice', 'bob', secretId('ana'), secretId('ben'), secretId('eva')] as const;

const cancelled = new Error('cancelled');

/** Does something that a player or a host may do at this moment, and nothing that the app refuses. */
function act(onTable: Table, random: () => number): void {
  const id = pick(random, ids);
  const player = onTable.find(id);
  const at = { row: below(random, 2), column: below(random, 3) };
  const choice = random();
  if (choice < 0.7) {
    const aborts = new AbortController();
    const number = (onTable.you(id).number ?? 0) + below(random, 2);
    const flip = onTable.flip(id, at, { number, signal: aborts.signal });
    if (random() < 0.1) aborts.abort(cancelled);
    flip.catch((error: unknown) => {
      if (error !== cancelled) expect(error).toBeInstanceOf(RuleFailure);
    });
  } else if (choice < 0.78) {
    onTable.join(id, { name: pick(random, ['Ana', 'Ben', 'ana']) });
  } else if (choice < 0.84) {
    onTable.leave(id);
  } else if (choice < 0.88) {
    onTable.setPresence(id, pick(random, ['here', 'away']));
  } else if (choice < 0.91) {
    const cards = ['A', 'B', 'C'];
    const [from, to] = [pick(random, cards), pick(random, cards)];
    void onTable.map(id, async (card) => (card === from ? to : card));
  } else if (choice < 0.94) {
    if (player !== undefined) onTable.remove(id);
  } else if (choice < 0.96) {
    onTable.setDoor(pick(random, ['open', 'joined']), undefined);
  } else if (choice < 0.98) {
    giveSeat(onTable, random);
  } else {
    onTable.startGame({ deck: deck('A B C / B A C'), title: 'Next' });
  }
}

function giveSeat(onTable: Table, random: () => number): void {
  const absent = onTable.players.filter(({ presence }) => ['away', 'left'].includes(presence));
  const here = onTable.players.filter(({ presence }) => presence === 'here');
  if (absent.length > 0 && here.length > 0)
    onTable.giveSeat(pick(random, absent), pick(random, here));
}

test.each(Array.from({ length: 30 }, (_, seed) => seed))(
  'whatever happens, the table can be shown, saved and restored (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const onTable = table('A B C / B A C');
    for (let turn = 0; turn < 60; turn++) {
      act(onTable, random);
      await settled();
      const view = onTable.view();
      const seats = view.players.map((player) => player.seat);
      expect(new Set(seats).size).toBe(seats.length);
      for (const id of ids.slice(2)) expect(JSON.stringify(view)).not.toContain(id);
      const next = restarted(onTable);
      for (const id of ids) expect(next.look(id).state).toEqual(onTable.look(id).state);
      const players = view.players.map((player) =>
        player.presence === 'here' ? { ...player, presence: 'away' } : player,
      );
      expect(next.view().players).toEqual(players);
      expect(next.view().lastPair).toEqual(view.lastPair);
    }
    expect(onTable.broken).toBeUndefined();
  },
);
