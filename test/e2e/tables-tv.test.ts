import { expect, test } from 'vitest';
import type { RoomSettings } from '../../shared/settings.ts';
import type { Room } from '../../main/table/room.ts';
import { secretId } from '../support/wire.ts';
import { EVERYTHING, findings } from './axe.ts';
import { hostHere } from './host-here.ts';
import { describeBrowser, laptop, openBrowser, soon, titled, visit } from './support.ts';

const TV = { viewport: { width: 1920, height: 1080 } };

async function openTv(
  tables: number,
  names: readonly string[],
  path = '/tv',
  { lobby = false, sides = 'each' }: Partial<Pick<RoomSettings, 'lobby' | 'sides'>> = {},
) {
  const settings = { tables, lobby, sides, leaveSeconds: null };
  const here = await hostHere('A B / B A', { settings });
  const { room } = here.table;
  for (const name of names) room.join(secretId(name), { name });
  const context = await laptop(await openBrowser(), TV);
  const polls: string[] = [];
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(t\/\d\/)?tables?\//.test(pathname))
      polls.push(pathname.replace(/\w{20,}/, '') + search);
  });
  const tv = await visit(context, `${here.lan}${path}`);
  return { ...here, room, tv, polls };
}

/** Somebody finds both pairs of their table. */
async function findAll(room: Room, number: number, name: string): Promise<void> {
  const { spots = [], columns = 1 } = room.at(number)?.save().board ?? {};
  for (const card of ['A', 'B']) {
    for (const [index, spot] of spots.entries()) {
      const at = { row: Math.floor(index / columns), column: index % columns };
      if (spot?.card === card) await room.at(number)?.flip(secretId(name), at);
    }
  }
}

const NAMES = ['Mia', 'Leo', 'Ana', 'Tom'];

describeBrowser('a TV of several tables', () => {
  test('shows in the lobby who sits where, then all boards, in one poll', async () => {
    const { tv, room, host, polls } = await openTv(3, NAMES, '/tv', { lobby: true });
    await titled(tv, 'Find your table');
    const names = () => tv.locator('.tv-lobby-slab ul').allTextContents();
    await soon(names).toEqual(['MiaTom', 'Leo', 'Ana']);
    expect(await findings(tv, EVERYTHING)).toEqual([]);
    await host.begin({ seconds: 3 });
    await titled(tv, 'Ready?');
    await titled(tv, 'Three tables');
    await soon(() => tv.locator('.tv-slab-board .board').count()).toBe(3);
    await room.at(2)?.flip(secretId('Leo'), { row: 0, column: 0 });
    await soon(() => tv.getByRole('region', { name: 'Table 2' }).locator('.piece.up').count()).toBe(
      1,
    );
    await soon(() => tv.locator('.tv-sitting').first().textContent()).toBe('Mia0Tom0');
    await tv.getByRole('img', { name: 'QR code of the join link' }).waitFor();
    expect(await findings(tv, EVERYTHING)).toEqual([]);
    const late = polls.slice(-2);
    expect(late.every((poll) => poll.startsWith('/tables/') && poll.includes('boards=1'))).toBe(
      true,
    );
  });

  test('of two tables with twenty people each cuts no usual name', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `${at % 5 === 0 ? 'Granny' : 'Ida'} ${at}`);
    const { tv } = await openTv(2, names, '/tv', { lobby: true });
    const shown = tv.locator('.tv-lobby-slab bdi');
    await soon(() => shown.count()).toBe(40);
    const cut = await shown.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
  });

  test('shows of a table that is done its winner, and in the end of all', async () => {
    const { tv, room, host } = await openTv(2, NAMES);
    await titled(tv, 'Two tables');
    await findAll(room, 2, 'Leo');
    const done = tv.getByRole('region', { name: 'Table 2' }).locator('.tables-winners');
    await soon(() => done.textContent()).toBe('Leo2 pairs');
    await findAll(room, 1, 'Mia');
    await titled(tv, 'Everyone is done.');
    expect(await findings(tv, EVERYTHING)).toEqual([]);
    await host.settings({ tables: 1 });
    await host.newGame({});
    await soon(() => tv.locator('.tv-board .board').count()).toBe(1);
    await host.settings({ tables: 4 });
    await host.newGame({});
    await titled(tv, 'Four tables');
  });

  test('of a game that all have won together hangs one garland, each table behind its banner', async () => {
    const { tv, room } = await openTv(3, NAMES, '/tv', { sides: 'together' });
    await titled(tv, 'Three tables');
    await findAll(room, 1, 'Mia');
    await findAll(room, 2, 'Leo');
    room.at(3)?.leave(secretId('Ana')); // nobody waits for a table without people
    await titled(tv, 'All 4 pairs!');
    const hung = tv.locator('.sides-garland li');
    await soon(() => hung.locator('.unseen, text').allTextContents()).toEqual([
      '1',
      '“A” “A”, found by Mia',
      '“B” “B”, found by Mia',
      '2',
      '“A” “A”, found by Leo',
      '“B” “B”, found by Leo',
    ]);
    expect(await findings(tv, EVERYTHING)).toEqual([]);
  });

  test('shows one table where its address says which', async () => {
    const { tv, room } = await openTv(3, [...NAMES, 'Zoe', 'Ben'], '/tv?table=2');
    await soon(() => tv.locator('.tv-scores .tv-name').allTextContents()).toEqual(['Leo', 'Zoe']);
    await room.at(2)?.flip(secretId('Leo'), { row: 0, column: 0 });
    await soon(() => tv.locator('.piece.up').count()).toBe(1);
  });

  test('shows the film of a table that the host chose', async () => {
    const { tv, room, host } = await openTv(2, NAMES);
    await titled(tv, 'Two tables');
    await findAll(room, 2, 'Leo');
    await soon(() => tv.locator('.tables-winners').count()).toBe(1);
    await host.showOnTv({ shows: 'film', table: 2 });
    await tv.locator('.film-graph').first().waitFor();
  });
});
