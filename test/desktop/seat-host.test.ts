import { describe, expect, test } from 'vitest';
import { seatHost } from '../../main/desktop/seat-host.ts';
import type { Preferences } from '../../shared/preferences.ts';
import { restarted, table } from '../support/table.ts';
import { secretId } from '../support/wire.ts';

const OWN = secretId('host');

/** The host, who likes this, and speaks French. */
function host(value: Preferences = {}) {
  const kept: unknown[] = [];
  const likes = { value, keep: (...like: readonly unknown[]) => void kept.push(like) };
  return { ownId: OWN, likes, speech: { language: 'fr' as const }, random: () => 0, kept };
}

describe('before the window opens, the host', () => {
  test('has a seat, under the name of the last time, and is away until it does', () => {
    const onTable = table('A A');
    seatHost(onTable, host({ name: 'Ana' }));
    expect(onTable.seats.all()).toMatchObject([{ id: OWN, name: 'Ana', presence: 'away' }]);
  });

  test('is given a friendly name at the first start, which is kept', () => {
    const onTable = table('A A');
    const options = host();
    seatHost(onTable, options);
    expect(onTable.view().players).toMatchObject([{ seat: 0, name: 'Castor Calme' }]);
    expect(options.kept).toEqual([['name', 'Castor Calme']]);
  });

  test('passes any door', () => {
    const onTable = table('A A');
    onTable.players.setDoor('code', 'KIWI77');
    seatHost(onTable, host());
    expect(onTable.seats.all()).toHaveLength(1);
  });

  test('has no seat where the host only watches, or has been sent away', () => {
    const onTable = table('A A');
    seatHost(onTable, host({ watches: 'true' }));
    expect(onTable.seats.all()).toEqual([]);
    onTable.players.join(OWN, { name: 'Ana' });
    onTable.players.remove(OWN);
    onTable.startGame(); // 4-D
    seatHost(onTable, host());
    expect(onTable.seats.all()).toEqual([]);
  });

  test('keeps the seat and the name of a game that goes on', () => {
    const onTable = table('A A');
    onTable.players.join(secretId('ben'), { name: 'Ben' });
    onTable.players.join(OWN, { name: 'Ana' });
    const again = restarted(onTable);
    seatHost(again, host({ name: 'Somebody' }));
    expect(again.seats.find(OWN)).toMatchObject({ seat: 1, name: 'Ana' });
  });

  test('leaves it to the page to say that the host is blocked', () => {
    const onTable = table('A A');
    onTable.players.join(OWN, { name: 'Ana' });
    onTable.players.block(OWN);
    const again = restarted(onTable);
    again.startGame(); // 4-D
    seatHost(again, host());
    expect(again.seats.all()).toEqual([]);
  });
});
