import { expect, test } from 'vitest';
import { characters } from '../../shared/characters.ts';
import { RuleFailure } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import type { Table } from '../../main/table/table.ts';
import { deck } from '../support/game.ts';
import { lasting } from '../support/kept-game.ts';
import { settled } from '../support/promises.ts';
import { below, pick, seededRandom } from '../support/random.ts';
import { restarted, table } from '../support/table.ts';
import { secretId } from '../support/wire.ts';

const ids = ['alice', 'bob', secretId('ana'), secretId('ben'), secretId('eva')] as const;

const cancelled = new Error('cancelled');

/** Does something that a player or a host may do at this moment, and nothing that the app refuses. */
function act(onTable: Table, random: () => number): void {
  const id = pick(random, ids);
  const player = onTable.seats.find(id);
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
    onTable.room.join(id, { name: pick(random, ['Ana', 'Ben', 'ana']) });
  } else if (choice < 0.84) {
    onTable.leave(id);
  } else if (choice < 0.88) {
    onTable.setPresence(id, pick(random, ['here', 'away']));
  } else if (choice < 0.91) {
    const cards = ['A', 'B', 'C'];
    const [from, to] = [pick(random, cards), pick(random, cards)];
    void onTable.map(id, async (card) => (card === from ? to : card));
  } else if (choice < 0.93) {
    if (player !== undefined) onTable.remove(id);
  } else if (choice < 0.95) {
    meddle(onTable, random);
  } else if (choice < 0.96) {
    onTable.room.setDoor(pick(random, ['open', 'joined']), undefined);
  } else if (choice < 0.98) {
    giveSeat(onTable, random);
  } else {
    onTable.room.startGame({ deck: deck('A B C / B A C'), title: 'Next' });
  }
}

/** The host adds a computer player, changes it, gives it a name, or removes it; and it flips. */
function meddle(onTable: Table, random: () => number): void {
  const character = pick(random, characters);
  const computers = onTable.seats.computers();
  if (computers.length === 0 || random() < 0.4) {
    const id = secretId(`computer${below(random, 1_000_000)}`);
    if (computers.length < limits.computersMax) onTable.seatComputer(id, character, character);
    return;
  }
  const computer = pick(random, computers);
  const at = { row: below(random, 2), column: below(random, 3) };
  const choice = random();
  if (choice < 0.3) onTable.changeComputer(computer, character, character);
  else if (choice < 0.4) onTable.rename(computer.id, pick(random, ['Ana', 'Tantor']));
  else if (choice < 0.5) onTable.standUp(computer.id);
  else onTable.flip(computer.id, at).catch(() => undefined); // by a rule
}

function giveSeat(onTable: Table, random: () => number): void {
  const people = onTable.seats.all().filter(({ kind }) => kind !== 'computer');
  const absent = people.filter(({ presence }) => ['away', 'left'].includes(presence));
  const here = people.filter(({ presence }) => presence === 'here');
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
      expect(next.view().players).toEqual(lasting(view).players);
      expect(next.seats.computers()).toEqual(onTable.seats.computers());
      expect(next.view().lastPair).toEqual(view.lastPair);
    }
    expect(onTable.game.board.broken).toBeUndefined();
  },
);
