import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { RoomSettings } from '../../shared/settings.ts';
import type { Room } from '../../main/table/room.ts';
import { EVERYTHING, findings } from './axe.ts';
import { hostHere } from './host-here.ts';
import {
  NETWORK_GONE,
  allowTrouble,
  cardAt,
  describeBrowser,
  enterName,
  flip,
  joinedPhone,
  press,
  says,
  sees,
  soon,
  titled,
  visit,
} from './support.ts';

/** The same cards at each table, as they are written. */
async function hostTables(tables: number, settings: Partial<RoomSettings> = {}) {
  const here = await hostHere('A B / B A', { settings: { tables, ...settings } });
  const { room } = here.table;
  return { ...here, room, seatAt: (number: number, name: string) => seatAt(room, number, name) };
}

function seatAt(room: Room, number: number, name: string): number {
  const found = room
    .at(number)
    ?.view()
    .players.find((player) => player.name === name);
  if (found === undefined) throw new Error(`nobody at table ${number} is called ${name}`);
  return found.seat;
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

/** Where the two cards of a pair lie at this table: each has them shuffled by itself. */
function pairAt(room: Room, number: number, card: string): readonly number[] {
  const spots = room.at(number)?.save().board.spots ?? [];
  return spots.flatMap((spot, index) => (spot?.card === card ? [index] : []));
}

/** Where this page says that it is, above its board. */
const sign = (page: Page) => page.locator('.about .tables-sign');

/** Past the page that says where one sits. */
async function atBoard(page: Page): Promise<void> {
  await cardAt(page, 0).waitFor();
}

describeBrowser('people at several tables', () => {
  test('sit where the fewest are, and are told so before the game and in it', async () => {
    const { lan, room, host } = await hostTables(3, { lobby: true });
    const pages = [];
    for (const name of ['Mia', 'Leo', 'Ana', 'Tom']) pages.push(await joinedPhone(lan, name));
    const [mia, leo, ana] = pages as [Page, Page, Page];
    await titled(ana, 'You’re at table\u00a03');
    await titled(leo, 'You’re at table\u00a02');
    expect(namesAt(room)).toEqual(['Mia Tom', 'Leo', 'Ana']);
    await soon(() => ana.locator('.crowd .pal').allTextContents()).toEqual(['You']);
    expect(await findings(ana, EVERYTHING)).toEqual([]);
    await host.begin({});
    await atBoard(ana);
    await soon(() => sign(ana).textContent()).toBe('3Table 3 · Test');
    const [first = 0] = pairAt(room, 3, 'A');
    await flip(ana, first);
    await sees(ana, first, 'A, you have it');
    await sees(mia, first, 'face down');
    expect(await findings(ana, EVERYTHING)).toEqual([]);
  });

  test('are shown their table for a moment when they come into a game', async () => {
    const { lan } = await hostTables(2);
    await joinedPhone(lan, 'Mia');
    const leo = await joinedPhone(lan, 'Leo');
    await titled(leo, 'You’re at table\u00a02');
    await press(leo, leo.locator('h1'));
    await atBoard(leo);
    await titled(leo, 'Test');
  });

  test('go to the table that the host moves them to, and are told', async () => {
    const { lan, room, host, seatAt: seat } = await hostTables(2);
    const mia = await joinedPhone(lan, 'Mia');
    await atBoard(mia);
    for (const index of [0, 3]) await flip(mia, index);
    await says(mia, 'A pair! “A” “A”');
    await host.move({ seat: seat(1, 'Mia'), table: 1, to: 2 });
    await titled(mia, 'You’re at table\u00a02 now.');
    await soon(() => mia.locator('.lede').textContent()).toBe('Your pairs stay at table\u00a01.');
    await atBoard(mia);
    await sees(mia, 0, 'face down');
    expect(namesAt(room)).toEqual(['', 'Mia']);
    for (const index of pairAt(room, 2, 'A')) await flip(mia, index);
    await says(mia, 'A pair! “A” “A”');
    expect(room.tables.map(({ game }) => game.board.pairsLeft)).toEqual([1, 1]);
  });

  test('are where they were moved to when they wake, or open an old link', async () => {
    allowTrouble(NETWORK_GONE, /404/);
    const { lan, host, seatAt: seat } = await hostTables(3);
    const mia = await joinedPhone(lan, 'Mia');
    await atBoard(mia);
    await mia.context().setOffline(true);
    await host.move({ seat: seat(1, 'Mia'), table: 1, to: 3 });
    await mia.context().setOffline(false);
    await titled(mia, 'You’re at table\u00a03 now.');
    await atBoard(mia);
    await mia.goto(`${lan}/t/2/`);
    await atBoard(mia);
    await soon(() => sign(mia).textContent()).toBe('3Table 3 · Test');
    await mia.goto(`${lan}/t/7/`);
    await mia.waitForURL(`${lan}/`);
    await atBoard(mia);
    await soon(() => sign(mia).textContent()).toBe('3Table 3 · Test');
  });

  test('sit at another table when theirs is closed, and at none that is named when one is left', async () => {
    const { lan, room, host } = await hostTables(3);
    const names = ['Mia', 'Leo', 'Ana'];
    const pages = [];
    for (const name of names) pages.push(await joinedPhone(lan, name));
    const ana = pages[2] as Page;
    await atBoard(ana);
    await host.settings({ tables: 2 });
    await host.newGame({});
    await titled(ana, 'You’re at table\u00a01 now.');
    await atBoard(ana);
    expect(namesAt(room)).toEqual(['Mia Ana', 'Leo']);
    await host.settings({ tables: 1 });
    await host.newGame({});
    await soon(() => namesAt(room)).toEqual(['Mia Ana Leo']);
    await soon(() => sign(ana).count()).toBe(0);
    await flip(ana, 0);
    await sees(pages[1] as Page, 0, 'A, Ana has it');
  });

  test('see on their podium how the others stand', async () => {
    const { lan, room } = await hostTables(3);
    const pages = [];
    for (const name of ['Mia', 'Leo', 'Ana']) pages.push(await joinedPhone(lan, name));
    const [mia, leo] = pages as [Page, Page, Page];
    await atBoard(mia);
    for (const index of [0, 3, 1, 2]) await flip(mia, index);
    await titled(mia, 'All found!');
    const others = mia.getByRole('region', { name: 'The other tables' });
    await soon(() => others.locator('li').allTextContents()).toEqual([
      '22 left still playing',
      '32 left still playing',
    ]);
    await says(mia, 'Two tables are still playing.');
    await soon(() => findings(mia, EVERYTHING)).toEqual([]);
    await atBoard(leo);
    const all = ['A', 'B'].flatMap((card) => pairAt(room, 2, card));
    for (const index of all) await flip(leo, index);
    await soon(() => others.locator('b').allTextContents()).toEqual(['done', '2 left']);
    await says(mia, 'One table is still playing.');
  });

  test('play in seven tabs of one browser at two tables', async () => {
    const { lan, room } = await hostTables(2);
    const first = await joinedPhone(lan, 'Tab 1');
    const tabs = [first];
    for (let number = 2; number <= 7; number++) {
      const tab = await visit(first.context(), lan);
      await tab.bringToFront();
      await press(tab, tab.getByRole('button', { name: 'Join as another player in this tab' }));
      await enterName(tab, `Tab ${number}`);
      tabs.push(tab);
    }
    expect(namesAt(room)).toEqual(['Tab 1 Tab 3 Tab 5 Tab 7', 'Tab 2 Tab 4 Tab 6']);
    for (const [table, tab] of [
      [2, tabs[5]],
      [1, tabs[6]],
    ] as const) {
      const [index = 0] = pairAt(room, table, 'A');
      const shown = tab as Page;
      await shown.bringToFront();
      await atBoard(shown);
      await flip(shown, index);
      await sees(shown, index, 'A, you have it');
    }
    expect(room.tables.map(({ game }) => game.board.controlled().length)).toEqual([1, 1]);
  });
});
