import { isDeepStrictEqual } from 'node:util';
import { formatBoardState, formatSpot } from '../../shared/board-state.ts';
import type { You } from '../../shared/table-view.ts';
import type { Room } from '../../main/table/room.ts';
import type { SavedRoom, SavedTable } from '../../main/table/saved-room.ts';
import type { Table } from '../../main/table/table.ts';
import { headerOf } from '../support/http-text.ts';
import type { Exchange } from './line.ts';

/** The state of one moment, as the checks need it. */
export interface Moment {
  readonly table: Table;
  readonly saved: ReturnType<Table['save']>;
  /** What has come in and is neither answered nor closed. */
  readonly open: ReadonlySet<Exchange>;
  /** What was answered in this step. */
  readonly answered: readonly Exchange[];
}

/** Each answer that shows the table shows it as it is. */
export function checkAnswers({ table, answered }: Moment): string | undefined {
  for (const { answer, player = '', from, target } of answered) {
    const isRecord = target?.route === 'steps' || target?.route === 'record';
    if (answer?.status !== 200 || player === '' || isRecord) continue;
    if (target?.route === 'tables') continue; // Walls looks at these
    const isView = target?.route === 'table';
    const truth = isView
      ? JSON.stringify(table.view()).slice(1)
      : formatBoardState(table.look(player).state);
    const isTrue = isView
      ? answer.body.endsWith(`,${truth}`) && isOwn(answer.body, table.you(player))
      : answer.body === truth;
    if (!isTrue) return `${from} was sent ${answer.body}\n  and the truth is ${truth}`;
    const version = headerOf(answer, 'board-version');
    if (!isView && version !== table.version) return `${from} was sent the version ${version}`;
  }
  return undefined;
}

/** What is shown of each spot is what is there. */
export function checkShown({ table, saved }: Moment): string | undefined {
  const shown = table.look('nobody').state.spots;
  for (const [index, spot] of saved.board.spots.entries()) {
    const there = spot === null ? 'none' : spot.face === 'up' ? `up ${spot.card}` : 'down';
    const seen = formatSpot(shown[index] ?? { face: 'none' });
    if (seen !== there) return `spot ${index} is shown as ${seen}, and it is ${there}`;
  }
  return undefined;
}

/** Whether a view tells who asked for it; a number that is just being taken back may stand in it. */
function isOwn(view: string, you: You): boolean {
  const anyNumber = (text: string) => text.replace(/"number":(null|\d+)/, '"number":…');
  return anyNumber(view).startsWith(anyNumber(`{"you":${JSON.stringify(you)},`));
}

/** Who waits for a card has a flip open, and who has a flip open waits (4-B). */
export function checkWaiters({ table, open }: Moment): string | undefined {
  const waiting = new Set(table.game.board.controlled().flatMap(({ waiters }) => waiters));
  const flipping = new Set<string>();
  for (const { target } of open) if (target?.route === 'flip') flipping.add(target.player);
  for (const player of waiting) if (!flipping.has(player)) return `${player} waits and is gone`;
  for (const player of flipping) {
    if (!waiting.has(player)) return `a flip of ${player} is open, and waits for nothing`;
  }
  return undefined;
}

/** Who watches and was not answered has seen what is there. */
export function checkWatchers({ table, open }: Moment): string | undefined {
  for (const { target, version, from } of open) {
    if (target?.route === 'table' && target.since !== table.token) {
      return `${from} follows since ${target.since}, and it is ${table.token}`;
    }
    if (target?.route !== 'watch') continue;
    const isOfTable = target.since?.split('-').length === 4;
    const since = target.since ?? version;
    if (since !== (isOfTable ? table.token : table.version)) {
      return `${from} watches since ${since}, and it is ${table.version}`;
    }
  }
  return undefined;
}

/** Who has left controls nothing and waits for nothing (4-C). */
export function checkLeft({ table }: Moment): string | undefined {
  const playing = table.game.board
    .controlled()
    .flatMap(({ controller, waiters }) => [controller, ...waiters]);
  const gone = playing.find((id) => (table.seats.find(id)?.presence ?? 'left') === 'left');
  return gone && `${gone} has left and still plays`;
}

/** Behind a door that is not open nobody plays who has not joined. */
export function checkDoor({ table }: Moment): string | undefined {
  if (table.door.mode === 'open') return undefined;
  const text = table.seats.all().find(({ presence }) => presence === 'text');
  return text && `${text.id} plays although the door is ${table.door.mode}`;
}

/** Where teams play, every pair counts for one of them, and everybody plays in one. */
export function checkTeams({ table, saved }: Moment): string | undefined {
  const { sides } = table.view();
  if (sides?.kind !== 'teams') {
    const left = saved.players.find(({ team }) => team !== undefined);
    return left && `${left.id} is still in team ${left.team}`;
  }
  const lost = saved.players.find(({ team = sides.pairs.length }) => !(team in sides.pairs));
  if (lost !== undefined) return `${lost.id} is in team ${lost.team} of ${sides.pairs.length}`;
  const pairs = sides.pairs.reduce((sum, each) => sum + each, 0);
  const found = pairsFound(saved);
  return pairs === found ? undefined : `teams have ${pairs} of ${found} pairs`;
}

/** Every pair that was found, and nothing else, is somebody's point (4-F). */
export function checkScores({ saved }: Moment): string | undefined {
  const found = pairsFound(saved);
  const scores = saved.tallies.reduce((sum, { score }) => sum + score, 0);
  return scores === found ? undefined : `${scores} points for ${found} pairs`;
}

/** The pairs that are gone, and those that their finders still hold. */
function pairsFound(saved: Moment['saved']): number {
  const { spots, plays } = saved.board;
  // The middle of an odd deck never had a card.
  const { deck } = saved;
  const isOdd = deck.faces !== undefined && (deck.rows * deck.columns) % 2 === 1;
  const removed = (spots.filter((spot) => spot === null).length - (isOdd ? 1 : 0)) / 2;
  return removed + plays.filter(({ phase }) => phase === 'matched').length;
}

/** Who found a pair in this step has one point more, and nobody else has. */
export class PointsOfStep {
  #before: Moment['saved'] | undefined;

  check({ saved }: Moment): string | undefined {
    const before = this.#before;
    this.#before = saved;
    if (before?.game !== saved.game) return undefined;
    for (const { player, score } of saved.tallies) {
      const own = before.tallies.find((tally) => tally.player === player)?.score ?? 0;
      const points = pairOf(saved, player) === (pairOf(before, player) ?? '') ? 0 : 1;
      const isFound = pairOf(saved, player) !== undefined && points === 1;
      if (score !== own + (isFound ? 1 : 0)) return `${player} had ${own} and has ${score} points`;
    }
    return undefined;
  }

  /** Another run, or a seat was given: points move by themselves. */
  skip(): void {
    this.#before = undefined;
  }
}

function pairOf({ board }: Moment['saved'], player: string): string | undefined {
  const play = board.plays.find((each) => each.player === player);
  return play?.phase === 'matched' ? play.spots.join() : undefined;
}

/** A table as it stands in its file, where a spot has the number of its card. */
interface TableText {
  readonly board: {
    readonly cards: readonly string[];
    readonly spots: readonly ({ readonly card: number } | null)[];
  };
  readonly players: SavedTable['players'];
}

/** A save as it stands in its file: with one table, or with several. */
type SavedText = { readonly checksum: string; readonly tables?: readonly TableText[] } & TableText;

/** What was saved is what a run of the host goes on with; only a person who was here is away. */
export function checkRestored(room: Room, text: string): string | undefined {
  const { checksum: _checksum, ...saved } = JSON.parse(text) as SavedText;
  const { tables } = saved;
  const expected =
    tables === undefined
      ? expectedOf(saved, room.first)
      : { ...saved, tables: tables.map((one, at) => expectedOf(one, room.at(at + 1))) };
  const restored: SavedRoom = room.save();
  // In which order fields are written does not matter.
  if (isDeepStrictEqual(JSON.parse(JSON.stringify(restored)), expected)) return undefined;
  return `restored ${JSON.stringify(restored)}\n  from ${JSON.stringify(expected)}`;
}

function expectedOf(saved: TableText, table: Table | undefined) {
  const { cards, spots: numbered, ...rest } = saved.board;
  const spots = numbered.map((spot) => spot && { ...spot, card: cards[spot.card] });
  const players = saved.players.map((player) =>
    player.presence === 'here' && player.kind !== 'computer'
      ? { ...player, presence: 'away' as const }
      : player,
  );
  // That those who waited do not any more is a step of its own.
  return { ...saved, board: { ...rest, spots }, recorded: table?.game.recorded, players };
}

/** A token names one state: whoever sends it again has seen exactly that. */
export class Tokens {
  readonly #states = new Map<string, string>();

  check({ table }: Moment): string | undefined {
    const { token: _token, ...view } = table.view();
    const removed = table.seats.all().map(({ seat, name, removed: is }) => [seat, name, is]);
    return (
      this.#isSame(table.version, formatBoardState(table.look('nobody').state)) ??
      this.#isSame(table.token, JSON.stringify([view, removed]))
    );
  }

  #isSame(token: string, state: string): string | undefined {
    const known = this.#states.get(token) ?? state;
    this.#states.set(token, state);
    return known === state ? undefined : `${token} was ${known}\n  and is ${state}`;
  }
}
