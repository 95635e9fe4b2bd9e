import { type BoardProblem, BoardSyntaxError } from '../../shared/board-file.ts';
import {
  type HostAnswer,
  type HostApi,
  type HostFailure,
  type HostPowers,
  type LanAddress,
  type PowerName,
  isPowerName,
  parsePower,
} from '../../shared/host-api.ts';
import type { Deck, Random } from '../game/deck.ts';
import type { Unsubscribe } from '../game/events.ts';
import type { Player } from '../game/players.ts';
import { parseBoardBytes } from '../game/read-board-file.ts';
import type { Table, TableNews } from '../game/table.ts';
import { previewBundled, readBundled, titleOf } from './boards.ts';
import type { Cancel, Clock } from './clock.ts';
import { joinLink, lanAddresses, ownNames } from './lan.ts';
import type { SavedGame } from './saved-game.ts';

type Argument<P extends PowerName> = HostPowers[P]['argument'];
type Answer<P extends PowerName> = Promise<HostAnswer<HostPowers[P]['answer']>>;

const DONE = { ok: true, value: null } as const;

/**
 * Every power of the host, once, and the automatic new game. Whoever carries the powers, IPC or
 * HTTP, calls `use`, which parses what came from a page.
 */
export class Host implements HostApi {
  readonly #table: Table;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #unsubscribe: Unsubscribe;
  /** Where friends find the server; it listens after the host is made. */
  port = 0;
  /** The port that was wanted and could not be had. */
  takenPort: number | null = null;
  /** The host's own player, where the app keeps it. */
  ownId: string | null = null;
  /** The adapter that the host prefers, and who is told when that is another. */
  adapter: string | null = null;
  onAdapter: (adapter: string) => void = () => undefined;
  savedGame: SavedGame | undefined;
  /** When the first card of this game was flipped, and when it was over. */
  #played: { game: number; from?: number; to?: number };
  #restart: { game: number; minutes: number; at: number; cancel: Cancel } | undefined;

  constructor(table: Table, clock: Clock, random: Random) {
    this.#table = table;
    this.#clock = clock;
    this.#random = random;
    this.#played = { game: table.game };
    this.#unsubscribe = table.subscribe((news) => {
      this.#scheduleRestart();
      this.#timePlay(news);
    });
    this.#scheduleRestart();
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

  /** Seconds until a new game begins by itself, or null. */
  get restartSeconds(): number | null {
    if (this.#restart === undefined) return null;
    return Math.max(0, Math.ceil((this.#restart.at - this.#clock.now()) / 1_000));
  }

  /** Seconds from the first flip of this game until now, or until it was over. */
  get playedSeconds(): number {
    const { from, to } = this.#played;
    return from === undefined ? 0 : ((to ?? this.#clock.now()) - from) / 1_000;
  }

  /** What friends open: the chosen address or the likeliest, with the code where there is one. */
  get joinLink(): string {
    const { mode, code } = this.#table.door;
    const address = this.#address()?.address ?? 'localhost';
    return joinLink(address, this.port, mode === 'code' ? code : undefined);
  }

  #address(): LanAddress | undefined {
    const addresses = lanAddresses(this.port);
    return addresses.find(({ adapter }) => adapter === this.adapter) ?? addresses[0];
  }

  /** Ends the automatic new game. */
  stop(): void {
    this.#unsubscribe();
    this.#restart?.cancel();
  }

  async state(): Answer<'state'> {
    const { door, settings, broken } = this.#table;
    const value = {
      joinLink: this.joinLink,
      adapter: this.#address()?.adapter ?? null,
      localName: `${ownNames().at(-1)}:${this.port}`,
      addresses: lanAddresses(this.port),
      door: door.mode,
      code: door.code ?? null,
      settings,
      broken: broken?.message ?? null,
      saveTrouble: this.savedGame?.trouble ?? null,
      takenPort: this.takenPort,
      ownId: this.ownId,
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

  async checkBoard({ text }: Argument<'checkBoard'>): Answer<'checkBoard'> {
    const read = readDeck(text);
    return 'problem' in read ? failed({ code: 'board-file', problem: read.problem }) : DONE;
  }

  /** Opens the text of a board file. A refused one changes nothing. */
  async openBoard({ title, text }: Argument<'openBoard'>): Answer<'openBoard'> {
    const read = readDeck(text);
    if ('problem' in read) return failed({ code: 'board-file', problem: read.problem });
    this.#table.startGame({ deck: read.deck, title: titleOf(title) });
    return DONE;
  }

  async begin(): Answer<'begin'> {
    this.#table.begin();
    return DONE;
  }

  async endGame(): Answer<'endGame'> {
    this.#table.endGame();
    return DONE;
  }

  async chooseAdapter({ adapter }: Argument<'chooseAdapter'>): Answer<'chooseAdapter'> {
    this.adapter = adapter;
    this.onAdapter(adapter);
    return DONE;
  }

  async settings(change: Argument<'settings'>): Answer<'settings'> {
    this.#table.changeSettings(change);
    return DONE;
  }

  /** Without a code, a door that needs one keeps the last, or gets four new digits. */
  async door({ door, code }: Argument<'door'>): Answer<'door'> {
    const kept = code ?? this.#table.door.code;
    this.#table.setDoor(door, door === 'code' ? (kept ?? newCode(this.#random)) : kept);
    return DONE;
  }

  async rename({ seat, name }: Argument<'rename'>): Answer<'rename'> {
    return this.#withPlayer(seat, ({ id }) => this.#table.rename(id, name));
  }

  async remove({ seat }: Argument<'remove'>): Answer<'remove'> {
    return this.#withPlayer(seat, ({ id }) => this.#table.remove(id));
  }

  async block({ seat }: Argument<'block'>): Answer<'block'> {
    return this.#withPlayer(seat, ({ id }) => this.#table.block(id));
  }

  /** A player whose phone is gone goes on with another: that one gets the seat of the away one. */
  async giveSeat({ from, to }: Argument<'giveSeat'>): Answer<'giveSeat'> {
    const absent = this.#table.playerAt(from);
    const newcomer = this.#table.playerAt(to);
    if (absent === undefined || newcomer === undefined) return failed({ code: 'no-such-seat' });
    const isAbsent = absent.presence === 'away' || absent.presence === 'left';
    if (!isAbsent || newcomer.presence !== 'here') return failed({ code: 'not-away' });
    this.#table.giveSeat(absent, newcomer);
    return DONE;
  }

  #withPlayer(seat: number, use: (player: Player) => void): HostAnswer<null> {
    const player = this.#table.playerAt(seat);
    if (player === undefined) return failed({ code: 'no-such-seat' });
    use(player);
    return DONE;
  }

  #timePlay({ step }: TableNews): void {
    const { game, phase } = this.#table;
    if (this.#played.game !== game) this.#played = { game };
    if (step?.visible === true) this.#played.from ??= this.#clock.now();
    if (phase !== 'over') delete this.#played.to;
    else this.#played.to ??= this.#clock.now();
  }

  /** One timer for each game and setting; any other change of the table leaves it alone. */
  #scheduleRestart(): void {
    const { game, settings } = this.#table;
    const minutes = settings.restartMinutes;
    if (this.#restart?.game === game && this.#restart.minutes === minutes) return;
    this.#restart?.cancel();
    this.#restart = undefined;
    if (minutes === null) return;
    const ms = minutes * 60_000;
    const cancel = this.#clock.after(ms, () => this.#table.startGame());
    this.#restart = { game, minutes, at: this.#clock.now() + ms, cancel };
  }
}

function readDeck(text: string): { readonly deck: Deck } | { readonly problem: BoardProblem } {
  try {
    return { deck: parseBoardBytes(Buffer.from(text)) };
  } catch (error) {
    if (!(error instanceof BoardSyntaxError)) throw error;
    return { problem: error.problem };
  }
}

/** Four digits, easily said across a room. */
export function newCode(random: Random): string {
  return String(Math.floor(random() * 10_000)).padStart(4, '0');
}

function failed(failure: HostFailure): { readonly ok: false } & HostFailure {
  return { ok: false, ...failure };
}
