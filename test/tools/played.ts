/** Games for pictures: boards of the house, people who play on them, and how they play. */
import type { Page } from 'playwright-core';
import { shuffledOrder } from '../../main/game/deck.ts';
import { readLayout } from '../../main/host/boards.ts';
import { type Clock, realClock } from '../../main/system/clock.ts';
import { hostHere } from '../e2e/host-here.ts';
import type { TestClock } from '../support/clock.ts';
import { SECRET } from '../support/host.ts';
import { seededRandom } from '../support/random.ts';

export const PLAYERS = ['Mia', 'Leo', 'Grandpa Jo', 'Zoë', 'Sam', 'Priya'];

export const TV = { viewport: { width: 1920, height: 1080 } };

export type Here = Awaited<ReturnType<typeof hostHere>>;

/** A game of a bundled board, as written; time stands still where computer players are to do so. */
export async function game(board: string, clock: Clock = realClock): Promise<Here> {
  const { deck, title } = await readLayout(`boards/${board}.txt`);
  return hostHere(deck, { title, clock });
}

/** The page of the host. */
export function deskOf({ port }: Here): string {
  return `http://127.0.0.1:${port}/#host=${SECRET}`;
}

export function idOf(name: string): string {
  return `a_secret_id_of_${name.replaceAll(/\W/g, '_')}`.padEnd(24, '_');
}

export function joinAll(here: Here, names = PLAYERS): void {
  for (const name of names) here.table.room.join(idOf(name), { name });
}

/** Where the other card of the same string lies. */
export function twinOf({ table }: Here, index: number): number {
  const { cards } = table.game.deck;
  return cards.findIndex((card, other) => other !== index && card === cards[index]);
}

/** Whoever has this name flips: one of those above, a computer player, or somebody at a page. */
export async function flip({ table }: Here, name: string, index: number): Promise<void> {
  const { columns } = table.game.deck;
  const { id = idOf(name) } = table.seats.all().find((each) => each.name === name) ?? {};
  await table.flip(id, { row: Math.floor(index / columns), column: index % columns });
}

export async function findPair(here: Here, name: string, index: number): Promise<void> {
  await flip(here, name, index);
  await flip(here, name, twinOf(here, index));
}

export async function join(page: Page, name = 'Ana'): Promise<void> {
  await page.locator('#name').fill(name);
  await page.locator('form [type=submit]').click();
  await page.locator('.board [data-index="0"]').waitFor();
}

export const tap = (page: Page, index: number) => page.locator(`[data-index="${index}"]`).click();

/** Everybody finds pairs until none is left. */
export async function playToTheEnd(here: Here, names: readonly string[]): Promise<void> {
  const { cards } = here.table.game.deck;
  const done = new Set([0, twinOf(here, 0)]);
  let turn = 0;
  for (const index of cards.keys()) {
    if (done.has(index)) continue;
    done.add(index).add(twinOf(here, index));
    const turns = [0, 1, 0, 2, 1, 3, 0, 4, 5];
    await findPair(here, names[(turns[turn++ % turns.length] ?? 0) % names.length] ?? '', index);
  }
}

/** Who plays in a lively game, and how often. */
const TURNS = [
  'Mia',
  'Leo',
  'Ana',
  'Mia',
  'Priya',
  'Grandpa Jo',
  'Leo',
  'Mia',
  'Zoë',
  'Ana',
  'Sam',
];

/** A game as people play it: they look around, miss, remember and find; the last pairs go fast. */
export async function playLively(here: Here, clock: TestClock, seed: number): Promise<void> {
  const random = seededRandom(seed);
  const { table } = here;
  const { cards } = table.game.deck;
  const { board } = table.game;
  /** Whether a card lies there that nobody has. */
  const isFree = (at: number) =>
    board.look().spots[at]?.face !== 'none' &&
    board.controlled().every(({ index }) => index !== at);
  for (let turn = 0; board.pairsLeft > 0; turn++) {
    const name = TURNS[turn % TURNS.length] ?? '';
    const [first = 0, ...others] = shuffledOrder(cards.length, random).filter(isFree);
    const twin = twinOf(here, first);
    const finds = random() < 0.5 || others.length < 8;
    for (const at of [first, finds ? twin : (others[0] ?? twin)]) {
      clock.pass(400 + Math.round(1_600 * random()));
      await flip(here, name, at);
    }
    if (board.pairsLeft === 0) return;
    // Their pair leaves, or their cards turn back, with another first card, which they let go again.
    clock.pass(300);
    await flip(here, name, first).catch(() => undefined); // gone, where it was a pair
    if (!finds) await flip(here, name, first).catch(() => undefined);
  }
}

/** All flip at once, as they like, and wait for each other's cards, for a while. */
export async function playCrowd(here: Here, clock: TestClock, names: readonly string[]) {
  const random = seededRandom(5);
  const { cards } = here.table.game.deck;
  for (let move = 0; move < 6 * names.length; move++) {
    clock.pass(100 + Math.round(250 * random()));
    const name = names[Math.floor(random() * names.length)] ?? '';
    const at = Math.floor(random() * cards.length);
    const finds = random() < 0.4;
    // Some wait, some are refused: what becomes of it is what the X-ray shows.
    void flip(here, name, at).catch(() => undefined);
    if (finds) void flip(here, name, twinOf(here, at)).catch(() => undefined);
    await Promise.resolve();
  }
}
