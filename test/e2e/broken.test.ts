import { expect, test } from 'vitest';
import { table } from '../support/table.ts';
import { hostHere } from './host-here.ts';
import { openPanel } from './host-support.ts';
import { allowTrouble, describeBrowser, flip, joinedPhone, sees, soon } from './support.ts';

describeBrowser('a game that a bug broke', () => {
  test('is told of at the host’s desk, where a new game mends it', async () => {
    allowTrouble(/status of 500/);
    const bugs: unknown[] = [];
    const report = (bug: unknown) => void bugs.push(bug);
    const onTable = table('A B / B A', {}, report);
    const here = await hostHere(onTable, { report });
    const panel = await openPanel(here);
    const mia = await joinedPhone(here.lan, 'Mia');
    await onTable.flip('alice', { row: 0, column: 0 });
    // What a buggy caller could do, and the types forbid: write on what it was shown.
    Object.assign(onTable.look('x').state.spots[0] ?? {}, { card: 'forged' });
    await flip(mia, 3);
    await soon(() => onTable.game.board.broken !== undefined).toBe(true);
    const note = panel.page.getByText('This game got stuck. Start a new one to go on.');
    await soon(() => note.count()).toBe(1);
    await panel.button('New game').click();
    const isAsked = panel.button('Start over');
    await soon(async () => (await isAsked.count()) > 0 || onTable.game.number > 1).toBe(true);
    if ((await isAsked.count()) > 0) await isAsked.click();
    await soon(() => onTable.game.number).toBe(2);
    await flip(mia, 3);
    await sees(mia, 3, 'A, you have it');
    await soon(() => note.count()).toBe(0);
    expect(bugs.length).toBeGreaterThan(0);
  });
});
