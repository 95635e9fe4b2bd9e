import { type BoardProblem, BoardSyntaxError } from '../../shared/board-file.ts';
import {
  type HostAnswer,
  type HostApi,
  type HostFailure,
  type HostPowers,
  type HostState,
  type PowerName,
  type SaveTrouble,
  isPowerName,
  parsePower,
} from '../../shared/host-api.ts';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { computerName } from '../computer/names.ts';
import type { Deck, Random } from '../game/deck.ts';
import { formatDeck } from '../game/deck-of-file.ts';
import { parseBoardBytes } from '../game/read-board-file.ts';
import { type Player, isComputer } from '../table/player.ts';
import type { Table } from '../table/table.ts';
import { seatIn } from '../table/view.ts';
import type { Beginning } from './beginning.ts';
import type { BoardLibrary } from './board-library.ts';
import { BringPowers } from './bring-powers.ts';
import { previewBundled, readBundled, titleOf } from './boards.ts';
import { keptParts } from './finished-game.ts';
import { copyTest } from './copy-test.ts';
import type { Invitation } from './invitation.ts';
import { keptName, keptPage } from './kept-page.ts';
import type { Recorder } from './recorder.ts';
import { resultsCsv, resultsName } from './results-csv.ts';
import type { Story } from './story.ts';

type Argument<P extends PowerName> = HostPowers[P]['argument'];
type Answer<P extends PowerName> = Promise<HostAnswer<HostPowers[P]['answer']>>;

export interface PowersOptions {
  readonly table: Table;
  readonly invitation: Invitation;
  readonly beginning: Beginning;
  readonly story: Story;
  readonly recorder: Recorder;
  /** Milliseconds since 1970. */
  readonly date: () => number;
  readonly random: Random;
  /** What is wrong with saving the game at present, or null. */
  readonly saveTrouble: () => SaveTrouble | null;
  /** The port that was wanted and could not be had. */
  readonly takenPort: number | null;
  /** Where the host's own boards are kept, if anywhere. */
  readonly library?: BoardLibrary | undefined;
}

const DONE = { ok: true, value: null } as const;

/**
 * Every power of the host, once. Whoever carries the powers, IPC or HTTP, calls `use`, which parses
 * what came from a page.
 */
export class Powers extends BringPowers implements HostApi {
  readonly #options: PowersOptions;
  readonly #table: Table;

  constructor(options: PowersOptions) {
    super(options.table, options.library, options.random);
    this.#options = options;
    this.#table = options.table;
  }

  /** Uses a power by its name, with an argument as it came. */
  async use(power: string, argument: unknown): Promise<HostAnswer<unknown>> {
    if (!isPowerName(power)) return failed({ code: 'unknown-power' });
    const parsed = parsePower[power](argument);
    if (parsed === undefined) return failed({ code: 'bad-power' });
    // The parser of a power returns the argument of that power; the pair is one entry of HostPowers.
    const use = this[power] as (argument: unknown) => Promise<HostAnswer<unknown>>;
    return use.call(this, parsed);
  }

  async state({ player }: Argument<'state'> = {}): Answer<'state'> {
    if (player !== undefined) this.#table.players.welcome(player);
    const { invitation, saveTrouble, takenPort } = this.#options;
    const { game, seats, settings, players, bringing } = this.#table;
    const value = {
      joinLink: invitation.joinLink,
      adapter: invitation.adapter,
      localName: invitation.localName,
      addresses: invitation.addresses,
      door: players.door.mode,
      code: players.door.code ?? null,
      unlocked: players.door.unlocked ?? ('open' as const),
      settings,
      broken: game.board.broken?.message ?? null,
      saveTrouble: saveTrouble(),
      takenPort,
      removed: seats.all().flatMap(({ removed, seat }) => (removed ? [seat] : [])),
      blocked: [...seats.blocked].map(({ name }) => name),
      knocked: [...seats.blocked].flatMap(({ name, hasKnocked }) => (hasKnocked ? [name] : [])),
      hasLibrary: this.#options.library !== undefined,
      finishedGame: this.#options.story.finished?.record.head.title ?? null,
      lastEvening: lastEveningOf(this.#options.story),
      unshown: bringing.unshown(seatIn(seats)),
      isBrought: game.deck.isBrought === true,
    };
    return { ok: true, value };
  }

  async boards(): Answer<'boards'> {
    return { ok: true, value: await previewBundled() };
  }

  async newGame(): Answer<'newGame'> {
    this.#table.startGame();
    return DONE;
  }

  async chooseBoard({ board }: Argument<'chooseBoard'>): Answer<'chooseBoard'> {
    const layout = await readBundled(board);
    if (layout === undefined) return failed({ code: 'no-such-board' });
    this.#table.startGame(layout);
    return DONE;
  }

  async readBoard({ board }: Argument<'readBoard'>): Answer<'readBoard'> {
    const layout = await readBundled(board);
    if (layout === undefined) return failed({ code: 'no-such-board' });
    return { ok: true, value: { text: formatDeck(layout.deck, layout.title) } };
  }

  async checkBoard({ text }: Argument<'checkBoard'>): Answer<'checkBoard'> {
    const read = readDeck(text);
    return 'problem' in read ? failed({ code: 'board-file', problem: read.problem }) : DONE;
  }

  /** Opens the text of a board file or a deck file. A refused one changes nothing. */
  async openBoard({ title, text }: Argument<'openBoard'>): Answer<'openBoard'> {
    const read = readDeck(text);
    if ('problem' in read) return failed({ code: 'board-file', problem: read.problem });
    this.#table.startGame({ deck: read.deck, title: read.deck.title ?? titleOf(title) });
    return DONE;
  }

  async begin({ seconds = 0 }: Argument<'begin'> = {}): Answer<'begin'> {
    this.#options.beginning.begin(seconds);
    return DONE;
  }

  async endGame(): Answer<'endGame'> {
    this.#table.endGame();
    return DONE;
  }

  async freshEvening(): Answer<'freshEvening'> {
    this.#options.story.startAfresh();
    return DONE;
  }

  async forgetEvening({ last = false }: Argument<'forgetEvening'> = {}): Answer<'forgetEvening'> {
    this.#options.story.forget(last);
    return DONE;
  }

  async results({ last = false }: Argument<'results'> = {}): Answer<'results'> {
    const { story, date } = this.#options;
    const games = last ? story.lastGames() : story.games();
    const day = (last ? games[0]?.began : undefined) ?? date();
    return { ok: true, value: { name: resultsName(day), text: resultsCsv(games) } };
  }

  async gamePage({ language, names }: Argument<'gamePage'>): Answer<'gamePage'> {
    const { story, date } = this.#options;
    const { finished } = story;
    if (finished === undefined) return failed({ code: 'no-game' });
    const { seats } = this.#table;
    const parts = keptParts(finished, { names, isBlocked: (id) => seats.isBlocked(id) });
    const text = await keptPage(parts, language);
    if (text === undefined) return failed({ code: 'no-page' });
    return { ok: true, value: { name: keptName(date(), finished.record.head.title), text } };
  }

  async showOnTv({ shows }: Argument<'showOnTv'>): Answer<'showOnTv'> {
    const { story } = this.#options;
    const hasFilm = this.#table.game.isTold && story.finished !== undefined;
    if (shows === 'film' && !hasFilm) return failed({ code: 'no-game' });
    story.tv.show(shows);
    return DONE;
  }

  async copyTest({ game, step }: Argument<'copyTest'>): Answer<'copyTest'> {
    const { record } = this.#options.recorder;
    const isHidden = hiddenAt(this.#table);
    const value = record.head.game === game ? await copyTest(record, step, isHidden) : undefined;
    return value === undefined ? failed({ code: 'no-such-step' }) : { ok: true, value };
  }

  async chooseAdapter({ adapter }: Argument<'chooseAdapter'>): Answer<'chooseAdapter'> {
    this.#options.invitation.choose(adapter);
    return DONE;
  }

  async settings(change: Argument<'settings'>): Answer<'settings'> {
    this.#table.changeSettings(change);
    return DONE;
  }

  /** Without a code, a door that needs one keeps the last, or gets a new one. */
  async door({ door, code }: Argument<'door'>): Answer<'door'> {
    const { players } = this.#table;
    const kept = code ?? players.door.code;
    players.setDoor(door, door === 'code' ? (kept ?? newCode(this.#options.random)) : kept);
    return DONE;
  }

  async newCode(): Answer<'newCode'> {
    this.#table.players.setDoor('code', newCode(this.#options.random));
    return DONE;
  }

  async rename({ seat, name }: Argument<'rename'>): Answer<'rename'> {
    return this.#withPlayer(seat, ({ id }) => this.#table.players.rename(id, name));
  }

  async standUp({ seat }: Argument<'standUp'>): Answer<'standUp'> {
    return this.#withPerson(seat, ({ id }) => this.#table.players.standUp(id));
  }

  async letGo({ seat }: Argument<'letGo'>): Answer<'letGo'> {
    return this.#withPerson(seat, ({ id }) => this.#table.players.giveUp(id));
  }

  /** A computer player just gets up: it asks for nothing, and can be added again. */
  async remove({ seat }: Argument<'remove'>): Answer<'remove'> {
    const { players } = this.#table;
    return this.#withPlayer(seat, (player) =>
      isComputer(player) ? players.standUp(player.id) : players.remove(player.id),
    );
  }

  async removeIdle({ except }: Argument<'removeIdle'>): Answer<'removeIdle'> {
    this.#table.players.removeIdle(except);
    return DONE;
  }

  async block({ seat }: Argument<'block'>): Answer<'block'> {
    return this.#withPerson(seat, ({ id }) => this.#table.players.block(id));
  }

  async unblock({ name }: Argument<'unblock'>): Answer<'unblock'> {
    this.#table.players.unblock(name);
    return DONE;
  }

  /** A player whose phone is gone goes on with another: that one gets the seat of the away one. */
  async giveSeat({ from, to }: Argument<'giveSeat'>): Answer<'giveSeat'> {
    const absent = this.#personAt(from);
    const newcomer = this.#personAt(to);
    if (absent === undefined || newcomer === undefined) return failed({ code: 'no-such-seat' });
    const isAbsent = absent.presence === 'away' || absent.presence === 'left';
    if (!isAbsent || newcomer.presence !== 'here') return failed({ code: 'not-away' });
    this.#table.players.giveSeat(absent, newcomer);
    return DONE;
  }

  async addComputer({ character, language }: Argument<'addComputer'>): Answer<'addComputer'> {
    const { seats, players } = this.#table;
    if (seats.computers().length >= limits.computersMax) return failed({ code: 'computers-full' });
    try {
      const name = computerName(character, language);
      players.seatComputer(newComputerId(this.#options.random), character, name);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return failed({ code: 'no-seat' });
    }
    return DONE;
  }

  async changeComputer(change: Argument<'changeComputer'>): Answer<'changeComputer'> {
    const { seat, character, language } = change;
    const { seats, players } = this.#table;
    const computer = seats.at(seat);
    if (computer === undefined || !isComputer(computer) || computer.presence === 'left') {
      return failed({ code: 'no-such-seat' });
    }
    players.changeComputer(computer, character, computerName(character, language));
    return DONE;
  }

  #withPlayer(seat: number, use: (player: Player) => void): HostAnswer<null> {
    return using(this.#table.seats.at(seat), use);
  }

  #withPerson(seat: number, use: (player: Player) => void): HostAnswer<null> {
    return using(this.#personAt(seat), use);
  }

  #personAt(seat: number): Player | undefined {
    const player = this.#table.seats.at(seat);
    return player === undefined || isComputer(player) ? undefined : player;
  }
}

function lastEveningOf({ evening: { last } }: Story): HostState['lastEvening'] {
  return last.length === 0 ? null : { games: last.length, since: last[0]?.began ?? null };
}

/** Whether the card of a spot is face down now, in a game that goes on. */
function hiddenAt({ game }: Table): (at: number) => boolean {
  if (game.phase === 'over') return () => false;
  const { spots } = game.board.look();
  return (at) => spots[at]?.face === 'down';
}

function readDeck(text: string): { readonly deck: Deck } | { readonly problem: BoardProblem } {
  try {
    return { deck: parseBoardBytes(Buffer.from(text)) };
  } catch (error) {
    if (!(error instanceof BoardSyntaxError)) throw error;
    return { problem: error.problem };
  }
}

/** Without those that are taken for another when they are read: 0 and O, 1 and I and L, U and V. */
const CODE_CHARACTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const CODE_LENGTH = 6;

/** Six letters and digits, easily said across a room. */
export function newCode(random: Random): string {
  const draw = () => CODE_CHARACTERS[Math.floor(random() * CODE_CHARACTERS.length)] ?? '';
  return Array.from({ length: CODE_LENGTH }, draw).join('');
}

/** A secret that nobody is told: whoever knew it could flip in its name. */
function newComputerId(random: Random): string {
  const draw = () => Math.floor(random() * 36).toString(36);
  return Array.from({ length: 32 }, draw).join('');
}

function using(player: Player | undefined, use: (player: Player) => void): HostAnswer<null> {
  if (player === undefined) return failed({ code: 'no-such-seat' });
  use(player);
  return DONE;
}

function failed(failure: HostFailure): { readonly ok: false } & HostFailure {
  return { ok: false, ...failure };
}
