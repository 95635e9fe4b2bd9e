import assert from 'node:assert/strict';
import type { PlayerId } from '../../shared/card.ts';
import type { Character } from '../../shared/characters.ts';
import { Refusal } from '../../shared/failures.ts';
import { parseName } from '../../shared/name.ts';
import type { RoomSettings } from '../../shared/settings.ts';
import type { DoorMode, Presence } from '../../shared/table-view.ts';
import type { Game } from '../game/game.ts';
import type { Bringing } from './bringing.ts';
import { type Door, admitToJoin } from './door.ts';
import type { FlipNumbers } from './flip-numbers.ts';
import type { Notices } from './notices.ts';
import type { Computer, Player } from './player.ts';
import { BoundedIds } from './outside.ts';
import type { Seats } from './seats.ts';
import type { JoinOptions, TableNews } from './table-options.ts';

/** Tabs with the host's desk; beyond it the oldest is a friend's page to the door. */
const HOST_PAGES_MAX = 8;

/** What Players act on. */
export interface PlayersOptions {
  readonly seats: Seats;
  readonly numbers: FlipNumbers;
  readonly door: Door;
  readonly bringing: Bringing;
  readonly notices: Notices;
  readonly settings: () => RoomSettings;
  /** The game that runs. */
  readonly game: () => Game;
  /** To be called after every change that a view shows. */
  readonly changed: (news?: TableNews) => void;
}

/**
 * How players come and go: what they do, or the host does with them, and what that changes at the seats
 * and, by 4-C, in the running game. Seats knows who sits where; the only state here is the door, and who
 * comes through it as the host.
 */
export class Players {
  readonly #options: PlayersOptions;
  readonly #seats: Seats;
  #door: Door;
  /** The ids of the host's own pages, the newest last. */
  readonly #hosts = new BoundedIds(HOST_PAGES_MAX);

  constructor(options: PlayersOptions) {
    this.#options = options;
    this.#seats = options.seats;
    this.#door = options.door;
  }

  get door(): Door {
    return this.#door;
  }

  /** The host's own page has this id: it is never asked at the door. */
  welcome(id: PlayerId): void {
    this.#hosts.add(id);
  }

  isHost(id: PlayerId): boolean {
    return this.#hosts.has(id);
  }

  /**
   * Lets a player in, or renames them; without a name, lets a spectator in.
   * @throws Refusal if the id is blocked, nobody else may join, the code is wrong, the name is not
   *     one, or no seat is left
   */
  join(
    id: PlayerId,
    { name, code, isHere }: JoinOptions = {},
  ): { readonly seat: number | null; readonly name: string | null } {
    const settings = this.#options.settings();
    admitToJoin({ players: this, seats: this.#seats, settings }, id, { code, name });
    const wanted = name === undefined ? this.#seats.find(id)?.name : parseName(name);
    if (name !== undefined && wanted === undefined) throw new Refusal('bad-name');
    if (wanted === undefined) {
      this.#seats.addSpectator(id, isHere);
      return { seat: null, name: null };
    }
    const known = this.#seats.find(id);
    if (known === undefined) this.#makeRoom();
    const isFixed = settings.fixedNames || (known !== undefined && known.isRenamed === true);
    const player = this.#seats.seatPage(id, wanted, isFixed && !this.isHost(id));
    this.#options.changed();
    return { seat: player.seat, name: player.name };
  }

  /**
   * Seats a computer player. Nobody loses a seat for it.
   * @throws Refusal if no seat is left
   */
  seatComputer(id: PlayerId, character: Character, name: string): void {
    this.#seats.seatComputer(id, character, name);
    this.#options.changed();
  }

  /** A computer player plays like this from now on; `name` is for one that the host did not name. */
  changeComputer(computer: Computer, character: Character, name: string): void {
    this.#seats.changeComputer(computer, character, name);
    this.#options.changed();
  }

  /** Whoever flips for the first time gets a seat, and whoever had left is back. */
  seatFlipper(id: PlayerId): void {
    const before = this.#seats.find(id);
    if (this.#seats.seatFlipper(id) !== before) this.#options.changed();
  }

  /**
   * One of `ids`, or of everybody, loses the seat to a newcomer, if one gives way.
   * @returns whether one did
   */
  giveWay(ids: Iterable<PlayerId> | 'everybody', presences?: readonly Presence[]): boolean {
    const players = ids === 'everybody' ? this.#seats.players : this.#playersOf(ids);
    const gaveWay = this.#seats.giveWay(players, presences) !== undefined;
    if (gaveWay) this.#options.changed();
    return gaveWay;
  }

  /** A page player's connection came or went. Changes nothing for text players and removed ones. */
  setPresence(id: PlayerId, presence: 'here' | 'away'): void {
    const player = this.#seats.find(id);
    if (player?.kind !== 'page' || player.removed || player.presence === presence) return;
    if (presence === 'away' && player.presence === 'left') return;
    this.#seats.update(id, { presence });
    this.#options.changed();
  }

  /** 4-C: these players leave, in one step. */
  leave(...ids: readonly PlayerId[]): void {
    const leaving = ids.filter((id) => this.#seats.find(id) !== undefined);
    for (const id of leaving) this.#seats.update(id, { presence: 'left' });
    if (leaving.length === 0) return;
    const { board } = this.#options.game();
    if (board.broken === undefined) board.leave(...leaving);
    this.#options.changed();
  }

  /**
   * 4-C: a player who wants only to host leaves; if they have not tried a pair, they lose their
   * seat.
   */
  standUp(id: PlayerId): void {
    this.leave(id);
    const { board, scoreboard } = this.#options.game();
    if (board.broken !== undefined || scoreboard.of(id).tries > 0) return;
    this.#seats.drop(id);
    this.#options.changed();
  }

  /** 4-G: a player who holds up others gives up their first card. */
  giveUp(id: PlayerId): void {
    const { board } = this.#options.game();
    if (board.broken === undefined) board.giveUp(id);
  }

  rename(id: PlayerId, name: string): void {
    this.#seats.rename(id, name);
    this.#options.changed();
  }

  /**
   * Ends a player's game until they join again, and a text player's until the next game. Nobody else is
   * told.
   */
  remove(id: PlayerId): void {
    this.#seats.update(id, { removed: true });
    this.#options.bringing.dropOf(id);
    this.leave(id);
  }

  /**
   * Everybody who has tried nothing this evening loses the seat, but for the one at `except`; who
   * joined through the page may join again.
   */
  removeIdle(except: number | null): void {
    for (const { id } of this.#seats.dropIdle(except)) this.#options.bringing.dropOf(id);
    this.#options.changed();
  }

  /** Somebody new was kept out, because they came from the address of this blocked player. */
  knock(blocked: PlayerId): void {
    if (this.#seats.knock(blocked)) this.#options.changed();
  }

  /** Ends a player's game for good; their name is the host's to see from now on. */
  block(id: PlayerId): void {
    this.#seats.block(id);
    this.#options.notices.dropOf(id);
    this.remove(id);
  }

  /** Whoever was blocked under this name may join again. */
  unblock(name: string): void {
    if (this.#seats.unblock(name)) this.#options.changed();
  }

  /** `newcomer` goes on with the seat, the name and the score of `absent`, whose cards go back. */
  giveSeat(absent: Player, newcomer: Player): void {
    this.leave(absent.id);
    this.#options.game().scoreboard.handOver(absent.id, newcomer.id);
    this.#seats.handOver(absent, newcomer);
    this.#options.numbers.forget(absent.id);
    this.#options.bringing.handOver(absent.id, newcomer.id);
    const given = { seat: absent.seat, from: newcomer.seat };
    this.#options.changed({ given: { ...given, absent: absent.id, newcomer: newcomer.id } });
  }

  /** Sets the door. When it is not open, all text players leave in one step. */
  setDoor(mode: DoorMode, code: string | undefined): void {
    assert(mode !== 'code' || code !== undefined, 'a door with a code has one');
    const { mode: before, unlocked } = this.#door;
    const isJoined = before === 'joined' || unlocked === 'joined';
    this.#door = { mode, code, unlocked: mode === 'code' && isJoined ? 'joined' : undefined };
    const outside = this.#seats.all().filter(({ presence }) => presence === 'text');
    if (mode !== 'open') this.leave(...outside.map(({ id }) => id));
    this.#options.changed();
  }

  /**
   * If no seat is left for a person who joins, the newest computer player gives up its seat and all
   * that it has. Players who may be gone lose theirs first.
   */
  #makeRoom(): void {
    const newest = this.#seats.computers().at(-1);
    if (!this.#seats.isFull || newest === undefined) return;
    if (this.#seats.giveWay(this.#seats.players, ['text', 'left']) !== undefined) return;
    this.leave(newest.id);
    this.#options.game().scoreboard.forget(newest.id);
    this.#seats.drop(newest.id);
  }

  *#playersOf(ids: Iterable<PlayerId>): Iterable<Player> {
    for (const id of ids) {
      const player = this.#seats.find(id);
      if (player !== undefined) yield player;
    }
  }
}
