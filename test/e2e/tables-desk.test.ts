import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Room } from '../../main/table/room.ts';
import { findsPair, tableAt } from '../support/room.ts';
import { TablePlayer } from '../support/table.ts';
import { secretId } from '../support/wire.ts';
import { EVERYTHING, findings } from './axe.ts';
import { hostHere } from './host-here.ts';
import {
  describeBrowser,
  laptop,
  openBrowser,
  press,
  says,
  soon,
  titled,
  visit,
} from './support.ts';

/** Somebody joins without a page of their own; nobody is away. */
function joinAll(room: Room, names: readonly string[]): void {
  for (const name of names) room.join(secretId(name), { name });
}

function namesAt(room: Room): readonly string[] {
  return room.tables.map((table) =>
    table
      .view()
      .players.filter(({ presence }) => presence !== 'left')
      .map(({ name }) => name)
      .join(' '),
  );
}

/** A desk whose host only watches. */
async function openDesk(tables: number, names: readonly string[]) {
  const here = await hostHere('A B / B A', { settings: { tables, leaveSeconds: null } });
  const { room } = here.table;
  joinAll(room, names);
  const context = await laptop(await openBrowser());
  await context.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('memory-scramble.watches', 'true');
  });
  const desk = await visit(context, here.address);
  await desk.getByRole('tab', { name: /^Players/ }).click();
  return { ...here, room, desk };
}

const group = (desk: Page, table: number) =>
  desk.getByRole('region', { name: `Table ${table}`, exact: true });

const person = (desk: Page, name: string) => desk.getByRole('button', { name: new RegExp(name) });

const NAMES = ['Mia', 'Leo', 'Ana', 'Tom', 'Zoe'];

describeBrowser('the desk of several tables', () => {
  test('lays the next game: its tables, what they mean, and where everybody sits then', async () => {
    const { desk, room } = await openDesk(1, NAMES);
    const setup = desk.locator('.desk-setup');
    await setup.click();
    const panel = desk.getByRole('region', { name: 'New game' });
    await soon(() => panel.locator('.desk-means').textContent()).toBe('5 friends: 5 at each');
    await panel.getByRole('radio', { name: '3', exact: true }).click();
    await soon(() => panel.locator('.desk-means').textContent()).toBe('5 friends: 1 or 2 at each');
    expect(await findings(desk, EVERYTHING)).toEqual([]);
    expect(namesAt(room)).toHaveLength(1);
    await desk.locator('.panel-foot').getByRole('button', { name: 'New game' }).click();
    await soon(() => namesAt(room).map((names) => names.split(' ').length)).toEqual([2, 2, 1]);
    await titled(desk, 'Three tables');
    await soon(() => setup.textContent()).toContain('3 tables · Each for themselves');
    await soon(() => desk.locator('.desk-slab').count()).toBe(3);
    expect(await findings(desk, EVERYTHING)).toEqual([]);
  });

  test('asks before a game ends that somebody plays at any table', async () => {
    const { desk, room } = await openDesk(3, NAMES);
    for (const column of [0, 1]) {
      await room.at(3)?.flip(secretId('Ana'), { row: 0, column });
    }
    await soon(() => desk.locator('.desk-slab .piece.up').count()).toBe(2);
    await desk.locator('.panel-foot').getByRole('button', { name: 'New game' }).click();
    const question = desk.getByRole('alertdialog', { name: 'Start over?' });
    expect(await question.textContent()).toContain('1 friend is in the middle of a game.');
  });

  test('moves somebody from the menu of their name, with a mouse or with a digit', async () => {
    const { desk, room } = await openDesk(3, NAMES);
    await soon(() => namesAt(room)).toEqual(['Mia Tom', 'Leo Zoe', 'Ana']);
    await person(desk, 'Tom').click();
    await desk.getByRole('menuitem', { name: 'Table 3, 1 there' }).click();
    await soon(() => namesAt(room)).toEqual(['Mia', 'Leo Zoe', 'Ana Tom']);
    await group(desk, 3).getByRole('button', { name: /Tom/ }).focus();
    await desk.keyboard.press('m');
    await desk.getByRole('menu').waitFor();
    expect(await findings(desk, EVERYTHING)).toEqual([]);
    await desk.keyboard.press('2');
    await soon(() => namesAt(room)).toEqual(['Mia', 'Leo Zoe Tom', 'Ana']);
  });

  test('moves somebody who is dragged on to the slab of a table, or on to its group', async () => {
    const { desk, room } = await openDesk(3, NAMES);
    await person(desk, 'Tom').dragTo(desk.locator('.desk-slab').nth(2));
    await soon(() => namesAt(room)).toEqual(['Mia', 'Leo Zoe', 'Ana Tom']);
    await person(desk, 'Zoe').hover();
    await desk.mouse.down();
    for (let move = 0; move < 2; move++) await group(desk, 1).hover(); // one move is no dragging yet
    await soon(() => desk.locator('.desk-landing').count()).toBe(2); // its group and its slab
    await desk.mouse.up();
    await soon(() => namesAt(room)).toEqual(['Mia Zoe', 'Leo', 'Ana Tom']);
    await soon(() => desk.locator('.desk-landing').count()).toBe(0);
  });

  test('renames, removes and finds people at every table', async () => {
    const many = Array.from({ length: 16 }, (_, number) => `Pupil ${number + 1}`);
    const { desk, room } = await openDesk(2, [...many, 'Zoë']);
    await desk.getByRole('searchbox', { name: 'Find a name' }).fill('zoe');
    await soon(() => desk.locator('.desk-group .pal').allTextContents()).toEqual(['Zoë, Table 1']);
    await person(desk, 'Zoë').click();
    await desk.getByRole('menuitem', { name: /^Rename/ }).click();
    await desk.getByRole('dialog').getByRole('textbox').fill('Zora');
    await desk.keyboard.press('Enter');
    await soon(() => namesAt(room).join(' ')).toContain('Zora');
    await desk.getByRole('dialog').waitFor({ state: 'detached' });
    await desk.getByRole('searchbox').fill('pupil 2');
    await person(desk, 'Pupil 2').click();
    await desk.getByRole('menuitem', { name: 'Remove from the game' }).click();
    await soon(() => namesAt(room).join(' ')).not.toContain('Pupil 2');
  });

  test('evens tables out, and takes it back', async () => {
    const { desk, room, host } = await openDesk(2, NAMES);
    for (const name of ['Leo', 'Tom']) {
      const { seat = 0 } = room.at(2)?.seats.find(secretId(name)) ?? {};
      await host.move({ seat, table: 2, to: 1 });
    }
    await soon(() => namesAt(room)).toEqual(['Mia Ana Zoe Leo Tom', '']);
    await soon(() => group(desk, 2).textContent()).toContain('Nobody here yet.');
    await desk.getByRole('button', { name: 'Even out' }).click();
    await soon(() => namesAt(room)[1]).toMatch(/^(Leo Tom|Tom Leo)$/);
    await soon(() => desk.locator('.desk-moved').textContent()).toContain('2 friends moved.');
    await desk.getByRole('button', { name: 'Undo' }).click();
    await soon(() => namesAt(room).at(-1)).toBe('');
  });

  test('looks at one table, and at all again', async () => {
    const { desk, room } = await openDesk(3, NAMES);
    await room.at(2)?.flip(secretId('Leo'), { row: 0, column: 0 });
    await desk.getByRole('button', { name: 'Look at table 2, 2 pairs left, 2 friends' }).click();
    await soon(() => desk.locator('.desk-stage .tables-sign').textContent()).toBe('2Table 2');
    await soon(() => desk.locator('.strip .chip small').allTextContents()).toEqual(['Leo', 'Zoe']);
    await says(desk, 'You’re watching.');
    await desk.keyboard.press('Escape');
    await titled(desk, 'Three tables');
    await desk.locator('.desk-look').first().focus();
    await desk.keyboard.press('3');
    await soon(() => desk.locator('.strip .chip small').allTextContents()).toEqual(['Ana']);
    await press(desk, desk.getByRole('button', { name: 'All tables' }));
    await titled(desk, 'Three tables');
  });

  test('says which tables are ahead, and that all are level only where they are', async () => {
    const { desk, room } = await openDesk(3, NAMES);
    const said = () => desk.locator('.desk-stage .say b').textContent();
    await soon(said).toBe('All tables are level.');
    for (const [number, name, line] of [
      [2, 'Leo', 'Table 2 is ahead: 1 pair left.'],
      [3, 'Ana', '2 tables are ahead: 1 pair left.'],
      [1, 'Mia', 'All tables are level.'],
    ] as const) {
      const table = tableAt(room, number);
      await findsPair(new TablePlayer(secretId(name), table), table);
      await soon(said).toBe(line);
    }
  });

  test('counts down for all tables, and shows nobody of one alone', async () => {
    const { desk, host } = await openDesk(3, NAMES);
    await host.newGame({ seconds: 3 });
    await titled(desk, 'Ready?');
    expect(await desk.locator('.desk-stage .crowd').count()).toBe(0);
    expect(await desk.locator('.desk-stage').innerText()).toContain('5 players');
  });

  test('ends the game at the one table that one looks at, or at all that still play', async () => {
    const { desk, room } = await openDesk(3, NAMES);
    const phases = () => room.tables.map(({ game }) => game.phase);
    for (const column of [0, 1]) await room.at(2)?.flip(secretId('Leo'), { row: 0, column });
    await desk.getByRole('button', { name: /^Look at table 2/ }).click();
    await desk.getByRole('button', { name: 'End it here' }).click();
    const question = desk.getByRole('alertdialog', { name: 'End the game now?' });
    await question.getByRole('button', { name: 'End the game' }).click();
    await soon(phases).toEqual(['playing', 'over', 'playing']);
    // The page looks at a table that is done; the others still play.
    await desk.getByRole('tab', { name: 'Settings' }).click();
    await desk.getByRole('button', { name: /^End the game now/ }).click();
    await soon(phases).toEqual(['over', 'over', 'over']);
    await soon(() => desk.getByRole('button', { name: /^End the game now/ }).count()).toBe(0);
  });

  test('seats the next friend where the host says, and a computer player at each', async () => {
    const { desk, room } = await openDesk(3, NAMES);
    await desk.getByRole('combobox', { name: 'Computer players sit at' }).selectOption('3');
    await desk.getByRole('button', { name: /Squirrel/ }).click();
    await soon(() => namesAt(room)).toEqual(['Mia Tom', 'Leo Zoe', 'Ana Squirrel']);
    await desk.getByRole('tab', { name: 'Players 6' }).waitFor();
    await desk.getByRole('heading', { name: '5 friends at 3 tables' }).waitFor();
    await desk.getByRole('tab', { name: 'Invite' }).click();
    const next = desk.getByRole('radiogroup', { name: 'Next to come sits at' });
    await soon(() => next.getByRole('radio', { checked: true }).textContent()).toContain('Table 3');
    await next.getByRole('radio', { name: /^Table 1/ }).click();
    await soon(() => room.nextAt).toBe(1);
    expect(await findings(desk, EVERYTHING)).toEqual([]);
    joinAll(room, ['Ben']);
    await soon(() => namesAt(room)[0]).toBe('Mia Tom Ben');
  });

  test('shows a host who plays their own table, and beside it the others', async () => {
    const { desk, room } = await openDesk(3, NAMES);
    await desk.getByRole('switch', { name: 'I’m playing too' }).click();
    await soon(() => desk.locator('.desk-stage .tables-sign').textContent()).toBe('3Table 3');
    await soon(() => desk.locator('.desk-others li').allTextContents()).toEqual([
      '12 left still playing',
      '22 left still playing',
    ]);
    expect(namesAt(room)[2]).toMatch(/^Ana ./);
    expect(await findings(desk, EVERYTHING)).toEqual([]);
  });
});
