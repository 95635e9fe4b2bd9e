/** The budget of the loop: how long a route, a power or a file, each at its limits, holds up others. */
import * as disk from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PowerName } from '../../shared/host-api.ts';
import { limits } from '../../shared/limits.ts';
import { routes } from '../../shared/paths.ts';
import { parseBoardText } from '../../main/game/read-board-file.ts';
import { BoardLibrary } from '../../main/host/board-library.ts';
import { bindFreePort } from '../../main/server/listen.ts';
import { readPage } from '../../main/server/page.ts';
import type { EveningGame } from '../../main/story/evening.ts';
import { Room } from '../../main/table/room.ts';
import { serve } from '../support/host.ts';
import { photo } from '../support/pictures.ts';
import { seededRandom } from '../support/random.ts';
import { failLoudly } from '../support/table.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { secretId } from '../support/wire.ts';
import { type Asked, FarClient } from './far-client.ts';
import { figure } from './figure.ts';
import { QUIET_WORK_MS, collect, longestTurn, workMs } from './turns.ts';

const MINUTE = 60_000;

/** Milliseconds that nobody may be kept waiting, on a quiet computer. */
const BUDGET_MS = 50;

/** A known one counts as mended once it takes no longer than this: near the budget, chance would tell. */
const MENDED_MS = BUDGET_MS / 2;

const TIMES = 5;

/** What is over the budget, as docs/RELIABILITY.md tells. It is measured once. */
const KNOWN: readonly string[] = [
  'copyTest, the last step',
  'checkBoard, the largest deck',
  'saveOwnBoard, the largest deck',
  'ownPictures, the largest deck',
  'endGame, after 65,000 steps',
  'gamePage, of 65,000 steps',
  'newGame, the largest deck',
  'openBoard, the largest deck',
  'playOwnBoard, the largest deck',
];

/** As many spots as a board may have, as many unlike pairs as a deck may have, all with long texts. */
function largestDeck(): string {
  const text = (side: string, number: number) => `${side} ${number} `.padEnd(40, 'abcdefgh');
  const pairs = Array.from(
    { length: limits.deckPairsMax - limits.deckPicturesMax },
    (_, number) => [text('left', number), text('right', number)],
  );
  const photos = Array.from({ length: limits.deckPicturesMax }, (_, number) => [
    { picture: photo(number) },
  ]);
  return JSON.stringify({
    ...{ format: 'memory-scramble deck 1', title: 'Largest', rows: 256, columns: 256 },
    pairs: [...pairs, ...photos],
  });
}

/** A board file with the longest cards of which it can have 1,000. */
function longestCards(): string {
  const cards = Array.from({ length: 500 }, (_, number) => `${number}`.padEnd(4_090, 'x'));
  return `20x50\n${[...cards, ...cards].join('\n')}\n`;
}

function crowded(game: number): EveningGame {
  const count = limits.eveningEntriesMax / limits.eveningGamesMax;
  const players = Array.from({ length: count }, (_, seat) => ({
    ...{ id: `p${game}_${seat}`, seat, name: `Guest ${seat}`, pairs: seat % 7 },
    ...{ streak: 1, award: null },
  }));
  return { game, title: 'Fair', rows: 4, columns: 4, began: null, seconds: 60, players };
}

/** A busy disk may be slow, and nothing else. */
function onTrouble(trouble: string): void {
  if (trouble !== 'slow') failLoudly(new Error(trouble));
}

/** A host with the largest deck, every seat taken, an evening at its limits, and files. */
async function largestHost() {
  const deck = parseBoardText(largestDeck());
  const options = { run: 'run1', random: seededRandom(1), report: failLoudly };
  const table = Room.open({ deck, title: 'Largest' }, options).first; // checked as far as users' games are
  table.room.changeSettings({ shuffle: false });
  table.room.startGame();
  const ids = Array.from({ length: limits.seatsMax }, (_, number) => secretId(`guest${number}`));
  for (const [number, id] of ids.entries()) table.room.join(id, { name: `Guest ${number}` });
  const folder = await tempFolder();
  const filename = join(folder, 'game.json');
  const library = new BoardLibrary(join(folder, 'boards'), disk);
  await disk.mkdir(join(folder, 'boards'));
  const host = await serve(
    table,
    {},
    {
      library,
      page: await readPage(),
      bind: () => bindFreePort(),
      save: { filename, onTrouble, isRunning: async () => false },
    },
  );
  for (let game = 1; game <= limits.eveningGamesMax; game++) {
    host.running.tonight.evening.add(crowded(game));
  }
  return { ...host, ids, client: new FarClient(host.port) };
}

type Host = Awaited<ReturnType<typeof largestHost>>;

/** Flips two cards for one player after the other: misses, or from `pair` on the pairs of the deck. */
async function play({ table, ids }: Host, tries: number, pair?: number): Promise<void> {
  const at = (spot: number) => ({ row: Math.floor(spot / 256), column: spot % 256 });
  for (let index = 0; index < tries; index++) {
    const player = ids[index % 500] ?? '';
    const spot = pair === undefined ? (4 * index) % 65_000 : 2 * (pair + index);
    await table.flip(player, at(spot));
    await table.flip(player, at(pair === undefined ? spot + 2 : spot + 1));
  }
}

/** What holds up others for longer than the budget. */
class Budget {
  readonly #over: string[] = [];

  /** @param prepare is not measured */
  async measure(name: string, act: () => unknown, prepare: () => unknown = () => undefined) {
    const isKnown = KNOWN.includes(name);
    if (!isKnown) {
      await prepare();
      await act(); // warm
    }
    let worst = 0;
    for (let time = 0; time < (isKnown ? 1 : TIMES); time++) {
      await prepare();
      collect();
      const before = workMs();
      const turn = await longestTurn(act);
      const work = Math.max(before, workMs()); // the computer may have become slower meanwhile
      worst = Math.max(worst, (turn / work) * QUIET_WORK_MS);
    }
    figure(`${name}: ${worst.toFixed(0)} ms`);
    if (worst > (isKnown ? MENDED_MS : BUDGET_MS)) this.#over.push(name);
  }

  get over(): readonly string[] {
    return this.#over;
  }
}

test('no request, power or file keeps others waiting', { timeout: 20 * MINUTE }, async () => {
  const host = await largestHost();
  const { table, powers, client, running, ids } = host;
  const budget = new Budget();
  const [ana = ''] = ids;
  const route = (asked: Asked, status = 200) =>
    budget.measure(
      asked.path.slice(0, 60),
      async () => expect(await client.say(asked), asked.path).toBe(status),
      () => table.touch(), // nothing is sent twice
    );
  const power = (name: PowerName, argument: unknown, told: string = name) =>
    budget.measure(told, async () => {
      expect(await powers.use(name, argument), name).toMatchObject({ ok: true });
    });

  /** Lets a large board rest between two replacements, and what is due be saved. */
  const rest = async () => {
    host.clock.pass(3_000);
    await running.save();
  };

  await play(host, 2_000);
  await route({ path: routes.look(ana) });
  await route({ path: routes.watch(ana, { since: 'x' }) });
  await route({ path: routes.table(ana, { since: 'x' }) });
  await route({ path: routes.steps(ana, { since: 0 }) });
  await route({ path: routes.faces(ana) });
  await route({ path: routes.picture([...(table.game.deck.pictures?.keys() ?? [])][0] ?? '') });
  await route({ path: routes.qr(ana) });
  await route({ path: routes.health() });
  await route({ path: '/' });
  await route({ path: routes.record(ana) }, 409);
  let flips = 0;
  await budget.measure('a flip', async () => {
    await client.say({ path: routes.flip(ana, { row: 255, column: 2 * (flips++ % 2) }) });
  });
  let from = table.game.deck.cards[0] ?? '';
  await budget.measure(
    'a replacement',
    async () => {
      const to = `${from.slice(0, 20)}${flips++}`;
      expect(await client.say({ path: routes.replace(ana, from, to) })).toBe(200);
      from = to;
    },
    rest,
  );
  const late = { player: secretId('late') };
  await route({ method: 'POST', path: routes.leave(), body: JSON.stringify({ player: ids[9] }) });
  await budget.measure('joining', async () => {
    const body = JSON.stringify({ player: ids[9], name: `Anna ${flips++}` });
    expect(await client.say({ method: 'POST', path: routes.join(), body })).toBe(200);
  });
  await budget.measure('watching', async () => {
    const body = JSON.stringify(late);
    expect(await client.say({ method: 'POST', path: routes.join(), body })).toBe(200);
  });
  await budget.measure(
    'saving',
    () => running.save(),
    () => table.touch(),
  );

  const deck = largestDeck();
  await power('state', {});
  await power('boards', {});
  await power('results', {});
  const step = running.of(running.room.first).recorder.record.count;
  await power('copyTest', { game: table.game.number, step }, 'copyTest, the last step');
  await power('settings', { fixedNames: true });
  await power('door', { door: 'joined' });
  await power('door', { door: 'open' });
  await power('rename', { seat: 5, name: 'Zoe' });
  await power('removeIdle', { except: 0 });
  await power('checkBoard', { text: deck }, 'checkBoard, the largest deck');
  await power('checkBoard', { text: longestCards() }, 'checkBoard, the longest cards');
  await power('saveOwnBoard', { title: 'Largest', text: deck }, 'saveOwnBoard, the largest deck');
  const own = await powers.ownBoards();
  const id = own.ok ? (own.value[0]?.id ?? '') : '';
  await power('ownBoards', {});
  await power('readOwnBoard', { id });
  await power('ownPictures', { id }, 'ownPictures, the largest deck');

  await play(host, 32_700, 0);
  await power('endGame', {}, 'endGame, after 65,000 steps');
  await route({ path: routes.record(ana) });
  await power('results', {});
  await power('gamePage', { language: 'en', names: true }, 'gamePage, of 65,000 steps');
  await power('freshEvening', {});
  await power('newGame', {}, 'newGame, the largest deck');
  await power('openBoard', { title: 'x', text: longestCards() }, 'openBoard, the longest cards');
  await power('openBoard', { title: 'x', text: deck }, 'openBoard, the largest deck');
  await power('playOwnBoard', { id }, 'playOwnBoard, the largest deck');
  expect(budget.over).toEqual(KNOWN);
});
