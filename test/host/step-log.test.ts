import { describe, expect, test } from 'vitest';
import type { Table } from '../../main/table/table.ts';
import { stepLine } from '../../main/host/step-log.ts';
import { tableGame } from '../support/table.ts';
import { deck } from '../support/game.ts';
import { failsBy } from '../support/promises.ts';

/** Every line that a table's steps give from now on. */
function linesOf(onTable: Table): string[] {
  const lines: string[] = [];
  onTable.subscribe((news) => {
    const line = stepLine(onTable, news);
    if (line !== undefined) lines.push(line);
  });
  return lines;
}

describe('the line for a step', () => {
  test('says rule, seat, name, what and where', async () => {
    const { table: onTable, alice, bob } = tableGame('A B C / C B A');
    const lines = linesOf(onTable);
    await alice.flip(0, 0);
    void bob.flip(0, 0);
    await alice.flip(1, 2);
    await alice.flip(0, 1);
    await failsBy('1-A', bob.flip(0, 0));
    expect(lines).toEqual([
      '1-B seat 0 "alice" turned-up 0,0; 1-B seat 0 "alice" took-control 0,0',
      '1-D seat 1 "bob" started-waiting 0,0',
      '2-C seat 0 "alice" turned-up 1,2; 2-D seat 0 "alice" took-control 1,2; ' +
        '2-D seat 0 "alice" matched 1,2',
      '3-A seat 0 "alice" removed 0,0; 1-A seat 1 "bob" stopped-waiting 0,0; ' +
        '3-A seat 0 "alice" removed 1,2; ' +
        '1-B seat 0 "alice" turned-up 0,1; 1-B seat 0 "alice" took-control 0,1',
      '1-A seat 1 "bob" failed 0,0',
    ]);
  });

  test('4-C: a player who leaves is nowhere on the board', async () => {
    const { table: onTable, alice } = tableGame('A A');
    await alice.flip(0, 0);
    const lines = linesOf(onTable);
    alice.leave();
    expect(lines).toEqual([
      '4-C seat 0 "alice" gave-up-control 0,0; 3-B seat 0 "alice" turned-down 0,0; ' +
        '4-C seat 0 "alice" left',
    ]);
  });

  test('is none for news that is no step of the board', () => {
    const { table: onTable, ana } = tableGame('A A');
    const lines = linesOf(onTable);
    ana.join('Ana');
    onTable.room.changeSettings({ lobby: true });
    onTable.room.startGame();
    expect(lines).toEqual([]);
  });

  test('counts positions on the board of the moment', async () => {
    const { table: onTable, alice } = tableGame('A B C / C B A');
    onTable.room.startGame({ deck: deck('A / B / A / B'), title: 'Tall' });
    const lines = linesOf(onTable);
    await alice.flip(2, 0);
    expect(lines).toEqual([
      '1-B seat 0 "alice" turned-up 2,0; 1-B seat 0 "alice" took-control 2,0',
    ]);
  });

  test('never says a secret id or a card, whatever is played', async () => {
    const { table: onTable, ana, ben, tv } = tableGame('SHOWN HIDDEN / HIDDEN SHOWN');
    const lines = linesOf(onTable);
    ana.join('Ana');
    await ana.flip(0, 0);
    void ben.flip(0, 0); // has a seat, but never joined
    await ana.flip(1, 1);
    await tv.replace('HIDDEN', 'REPLACED'); // has no seat
    await ana.replace('SHOWN', 'REPLACED');
    onTable.remove(ben.id);
    ana.leave();
    const log = lines.join('\n');
    expect(log).toContain('map no seat relabelled 0,1');
    expect(log).toContain('map seat 0 "Ana" relabelled 0,0');
    expect(log).toContain('seat 1 "Player 2"');
    for (const secret of [ana.id, ben.id, tv.id, 'SHOWN', 'HIDDEN', 'REPLACED']) {
      expect(log).not.toContain(secret);
    }
  });

  test('escapes what a terminal would obey, also in a name that the host chose', async () => {
    const { table: onTable, ana } = tableGame('A A');
    ana.join('Ana');
    onTable.rename(ana.id, 'A\u001b[31m\n\u202eB');
    const lines = linesOf(onTable);
    await ana.flip(0, 0);
    expect(lines[0]).toContain('"A\\u{1b}[31m\\u{a}\\u{202e}B"');
    expect(lines[0]).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});
