import { describe, expect, test } from 'vitest';
import type { DoorMode } from '../../shared/table-view.ts';
import { mayLook, mayPlay, tableGame } from '../support/table.ts';
import { failsBy } from '../support/promises.ts';
import { refuses } from '../support/refusals.ts';
import { secretId } from '../support/wire.ts';

const CODE = '1234';

/** A table with a door in this mode, with a page player, a spectator, and one each sent away. */
function withDoor(mode: DoorMode) {
  const people = tableGame('A B / B A');
  const { table: onTable, ana, ben, eva, tv } = people;
  ana.join('Ana');
  ben.join('Ben');
  eva.join('Eva');
  tv.join();
  onTable.room.setDoor(mode, mode === 'code' ? CODE : undefined);
  onTable.remove(ben.id);
  onTable.block(eva.id);
  return people;
}

describe.each(['open', 'joined', 'code'] as const)('a door that is %s', (mode) => {
  test('lets page players look and play, and spectators look', () => {
    const { table: onTable, ana, tv } = withDoor(mode);
    mayLook(onTable, ana.id);
    mayPlay(onTable, ana.id);
    mayLook(onTable, tv.id);
    refuses('spectator', () => mayPlay(onTable, tv.id));
  });

  test('does not let a removed page player play until they join again', () => {
    const { table: onTable, ben } = withDoor(mode);
    refuses('removed', () => mayPlay(onTable, ben.id));
    if (mode === 'open') mayLook(onTable, ben.id);
    else refuses('removed', () => mayLook(onTable, ben.id));
    expect(ben.join('Ben', CODE)).toEqual({ seat: 1, name: 'Ben' });
    mayPlay(onTable, ben.id);
    expect(onTable.you(ben.id).removed).toBe(false);
  });

  test('lets a blocked player do nothing, and not join again', () => {
    const { table: onTable, eva } = withDoor(mode);
    refuses('blocked', () => mayLook(onTable, eva.id));
    refuses('blocked', () => mayPlay(onTable, eva.id));
    refuses('blocked', () => eva.join('Eva', CODE));
    refuses('blocked', () => eva.join(undefined, CODE));
    onTable.room.startGame();
    refuses('blocked', () => eva.join('Eva', CODE));
  });

  test('is shown to everybody, without its code', () => {
    const { table: onTable } = withDoor(mode);
    expect(onTable.view().room.door).toBe(mode);
    expect(JSON.stringify(onTable.view())).not.toContain(CODE);
  });
});

test('an open door lets everybody look and play', async () => {
  const { table: onTable, alice } = tableGame('A B / B A');
  mayPlay(onTable, 'alice');
  await alice.flip(0, 0);
  alice.sees('my A, down / down, down');
});

describe('a door that is not open', () => {
  test.each(['joined', 'code'] as const)('%s: refuses ids that have not joined', (mode) => {
    const { table: onTable } = withDoor(mode);
    for (const stranger of ['alice', secretId('zoe')]) {
      refuses('door', () => mayLook(onTable, stranger));
      refuses('door', () => mayPlay(onTable, stranger));
    }
  });

  test('joined: joining needs no code', () => {
    const { table: onTable } = withDoor('joined');
    onTable.room.join(secretId('zoe'), { name: 'Zoe' });
    mayPlay(onTable, secretId('zoe'));
  });

  test('code: joining needs the code, with a name and without; players inside stay in', () => {
    const { table: onTable, ana, tv } = withDoor('code');
    for (const code of [undefined, '', '123', '1235', '12345', '1234 ']) {
      refuses('code', () => onTable.room.join(secretId('zoe'), { name: 'Zoe', code }));
      refuses('code', () => onTable.room.join(secretId('zoe'), { code }));
    }
    expect(onTable.seats.find(secretId('zoe'))).toBeUndefined();
    onTable.room.join(secretId('zoe'), { name: 'Zoe', code: CODE });
    mayPlay(onTable, secretId('zoe'));
    expect(ana.join('Anna').name).toBe('Anna');
    expect(tv.join('Tim').name).toBe('Tim');
  });

  test('code: a removed player needs the code again', () => {
    const { ben } = withDoor('code');
    refuses('code', () => ben.join('Ben'));
    expect(ben.join('Ben', CODE).seat).toBe(1);
  });

  test('code: there is no such door without a code', () => {
    const { table: onTable } = tableGame('A A');
    expect(() => onTable.room.setDoor('code', undefined)).toThrow('a door with a code has one');
    expect(onTable.door).toEqual({ mode: 'open', code: undefined });
  });

  test.each(['joined', 'code'] as const)(
    '4-C: %s: setting it, all text players leave in one step: one tell of the board',
    async (mode) => {
      const { table: onTable, news, alice, bob, charlie, ana } = tableGame('A B / C A / D E');
      ana.join('Ana');
      await ana.flip(2, 0);
      await alice.flip(0, 0);
      await alice.flip(1, 1); // a match
      await bob.flip(0, 1);
      const waiting = charlie.flip(2, 0);
      const before = news.length;
      onTable.room.setDoor(mode, CODE);
      const steps = news.slice(before).flatMap(({ step }) => (step === undefined ? [] : [step]));
      expect(steps).toHaveLength(1);
      await failsBy('4-C', waiting);
      ana.sees('none, down / down, none / my D, down');
      expect([alice, bob, charlie].map((player) => player.view.presence)).toEqual([
        'left',
        'left',
        'left',
      ]);
      expect(ana.view.presence).toBe('here');
      expect(alice.view.score).toBe(1);
    },
  );

  test('4-C: a flip fails that waits for the card of a player who leaves in the same step', async () => {
    const { table: onTable, alice, bob } = tableGame('A B / B A');
    await alice.flip(0, 0);
    const waiting = bob.flip(0, 0);
    onTable.room.setDoor('joined', undefined);
    await failsBy('4-C', waiting);
  });

  test('opened again, text players go on where they were', async () => {
    const { table: onTable, alice } = tableGame('A A / B B');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    onTable.room.setDoor('joined', undefined);
    onTable.room.setDoor('open', undefined);
    mayPlay(onTable, 'alice');
    await alice.flip(1, 0);
    expect(alice.view).toMatchObject({ seat: 0, score: 1, presence: 'text' });
  });

  test('lets in to look whoever joined without a name, also if they played before', async () => {
    const { table: onTable, ana } = tableGame('A A');
    await ana.flip(0, 0); // a secret id that never joined: a text player
    onTable.room.setDoor('joined', undefined);
    refuses('door', () => mayLook(onTable, ana.id));
    ana.join();
    mayLook(onTable, ana.id);
  });
});

describe('removing', () => {
  test('4-C: ends a game: the cards go back, the pending flip fails', async () => {
    const { table: onTable, alice, ana, ben } = tableGame('A B / B A');
    ana.join('Ana');
    ben.join('Ben');
    await ana.flip(0, 0);
    const waiting = ben.flip(0, 0);
    onTable.remove(ben.id);
    await failsBy('4-C', waiting);
    onTable.block(ana.id);
    alice.sees('down, down / down, down');
    expect([ana.view.presence, ben.view.presence]).toEqual(['left', 'left']);
  });

  test('only a player with a seat can be removed', () => {
    const { table: onTable } = tableGame('A A');
    expect(() => onTable.remove('stranger')).toThrow('a player with a seat');
    expect(onTable.view().happenings).toEqual([]);
  });
});

describe('giving an absent player’s seat to a newcomer', () => {
  test('the newcomer goes on with seat, name and score; the absent one’s cards go back', async () => {
    const { table: onTable, alice, ana, ben, eva } = tableGame('A A / B B / C D');
    ana.join('Ana');
    eva.join('Eva');
    await ana.flip(0, 0, { number: 9 });
    await ana.flip(0, 1, { number: 10 });
    await ana.flip(2, 0, { number: 11 });
    onTable.setPresence(ana.id, 'away');
    ben.join('Ben');
    await ben.flip(1, 0, { number: 1 });
    const [absent, newcomer] = [onTable.seats.find(ana.id), onTable.seats.find(ben.id)];
    if (absent === undefined || newcomer === undefined) throw new Error('both have a seat');
    onTable.giveSeat(absent, newcomer);
    expect(onTable.seats.find(ana.id)).toBeUndefined();
    expect(onTable.you(ana.id).number).toBeNull();
    expect(ben.view).toMatchObject({ seat: 0, name: 'Ana', score: 1, tries: 1, presence: 'here' });
    expect(onTable.you(ben.id).number).toBe(1);
    expect(onTable.view().lastPair).toEqual({ seat: 0, card: 'A' });
    expect(onTable.seats.at(2)).toBeUndefined();
    alice.sees('none, none / up B, down / down, down');
    await ben.flip(1, 1); // what he held he holds still
    expect(ben.view).toMatchObject({ score: 2, tries: 2 });
    expect(eva.join('Ben').name).toBe('Ben'); // that name is free now
  });
});
