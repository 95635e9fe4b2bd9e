/** My place at the table: joining, leaving, watching, and which screen I stand at. */

import { signal } from '@preact/signals';
import type { PlayerId } from '../../shared/card.ts';
import type { FailureCode } from '../../shared/failures.ts';
import type { TableView } from '../../shared/table-view.ts';
import {
  type CodeTrouble,
  type Gate,
  type Standing,
  gateAfterRefusal,
  gateAfterView,
  isFull,
} from '../game/gates.ts';
import { type HostTrouble, wayOf } from '../game/refusals.ts';
import type { GameClient, Joined } from '../net/client.ts';
import type { Luggage } from '../net/elsewhere.ts';
import { becomeAnother, newId } from '../net/identity.ts';
import { loadName, saveName } from '../net/storage.ts';

/** How the host comes in, who is never asked at the door. */
export interface HostWay {
  /** Announces this player to the host, who then lets them in; returns the door's present code. */
  readonly code: (id: PlayerId) => Promise<string | undefined>;
  /** Gives up the host's own seat. */
  readonly standUp: (seat: number) => Promise<unknown>;
}

export interface SessionOptions {
  readonly id: PlayerId;
  /** Of the door, from the link. */
  readonly code: string | undefined;
  readonly client: Pick<GameClient, 'hop' | 'join' | 'leave'>;
  readonly following: { begin(): void; end(): void; wake(): void };
  readonly view: () => TableView | undefined;
  readonly onTrouble: (trouble: HostTrouble) => void;
  readonly onJoined: () => void;
  /** I follow anew, or no longer: nothing that was on its way counts. */
  readonly onPause: () => void;
  /** This tab, and no other, is this player from now on. */
  readonly onTake: (id: PlayerId) => void;
  /** For a player without a name. */
  readonly newName: () => string;
  readonly host?: HostWay | undefined;
  /** Here to watch from the beginning. */
  readonly watches?: boolean;
}

export class Session {
  readonly gate = signal<Gate>('starting');
  /** What is the matter with the code of the door. */
  readonly codeTrouble = signal<CodeTrouble | undefined>(undefined);
  /** Watches: as nobody, because a seat follows its player. */
  readonly watches = signal(false);
  /** Who I am at the table. */
  id: PlayerId;
  readonly #options: SessionOptions;
  /** Who I am while I play. */
  #own: PlayerId;
  #code: string | undefined;
  /** What I called myself when I last tried to join. */
  #name: string | undefined;
  #isJoining = false;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#own = options.id;
    this.#code = options.code;
    this.watches.value = options.watches === true;
    this.id = this.watches.peek() ? newId() : options.id;
  }

  /** What goes with me to another address of the host: all that I am there. */
  luggage(): Luggage {
    return { seat: this.#own, name: loadName(), code: this.#code };
  }

  follow(): void {
    this.#options.onPause();
    this.#options.following.begin();
  }

  /** Neither follows nor flips until `follow`. */
  pause(): void {
    this.#options.following.end();
    this.#options.onPause();
  }

  /** Joins with a name; says what came of it, so that the form can. */
  join(name: string): Promise<Joined> {
    return this.#join(name, this.#code);
  }

  async #join(name: string, code: string | undefined, hasTyped = false): Promise<Joined> {
    this.#name = name;
    const wanted = this.watches.peek() ? undefined : name;
    const joined = await this.#options.client.join(this.id, wanted, code);
    if (joined.ok) {
      this.#code = code;
      if (wanted !== undefined) saveName(joined.name ?? wanted);
      this.codeTrouble.value = undefined;
      this.#options.onJoined();
      this.#options.following.wake();
    } else {
      this.refuse(joined.code, hasTyped);
    }
    return joined;
  }

  /** Tries a code, of a link or as it was typed. */
  enter(code: string, hasTyped: boolean): Promise<Joined> {
    this.codeTrouble.value = undefined;
    return this.#join(this.#name ?? loadName() ?? this.#options.newName(), code, hasTyped);
  }

  /** Only the page of the host comes in this way. */
  get isHost(): boolean {
    return this.#options.host !== undefined;
  }

  /** A friend goes; the host watches instead. */
  async leave(): Promise<void> {
    this.pause();
    this.gate.value = 'left';
    // Out of reach: 4-C ends it later.
    await this.#options.client.leave(this.id).catch(() => undefined);
  }

  /** In a lobby; out of reach, nothing hops. */
  hop(): void {
    void this.#options.client.hop(this.id).catch(() => undefined);
  }

  /** I only watch from now on. */
  async watch(): Promise<void> {
    const seat = this.#options.view()?.you.seat ?? null;
    this.pause();
    this.watches.value = true;
    this.id = newId();
    // Out of reach: 4-C ends it later.
    if (seat !== null) await this.#options.host?.standUp(seat).catch(() => undefined);
    this.follow();
  }

  /** I play, at the same seat if there still is one. */
  play(): void {
    this.watches.value = false;
    this.id = this.#own;
    this.follow();
  }

  /** This tab plays on, and no other does as the same player. */
  playHere(): void {
    this.#options.onTake(this.id);
    this.follow();
  }

  /** This tab goes on as another player. */
  becomeAnother(): void {
    this.#own = becomeAnother();
    if (!this.watches.peek()) this.id = this.#own;
    this.playHere();
  }

  /** After a removal, after leaving, from a full room: back through the door. */
  async comeBack(): Promise<void> {
    if (!isFull(this.gate.peek())) this.gate.value = 'join';
    this.follow();
    await this.#rejoin();
  }

  goToOtherTab(): void {
    this.pause();
    this.gate.value = 'otherTab';
  }

  /** Only a new page can help. */
  giveUp(): void {
    this.pause();
    this.gate.value = 'reload';
  }

  tryNow(): void {
    this.#options.following.wake();
  }

  /** The table's word about me. */
  see(view: TableView): void {
    this.#goTo(gateAfterView(this.#standing(), view));
  }

  refuse(code: FailureCode, hasTyped = false): void {
    const standing = { ...this.#standing(), hasTyped };
    const { gate, codeTrouble, trouble } = gateAfterRefusal(standing, code);
    if (codeTrouble !== undefined) this.codeTrouble.value = codeTrouble;
    if (trouble !== undefined) this.#options.onTrouble(trouble);
    if (gate === 'reload') this.giveUp();
    else this.#goTo(gate);
  }

  #standing(): Omit<Standing, 'hasTyped'> {
    return {
      gate: this.gate.peek(),
      isHost: this.isHost,
      watches: this.watches.peek(),
      hasCode: this.#code !== undefined,
    };
  }

  #goTo(gate: Gate | 'rejoin'): void {
    if (gate === 'rejoin') void this.#rejoin();
    else this.gate.value = gate;
  }

  async #rejoin(): Promise<void> {
    if (this.#isJoining) return;
    this.#isJoining = true;
    await this.#comeIn().catch(() => undefined); // out of reach: the next view tries again
    this.#isJoining = false;
  }

  async #comeIn(): Promise<void> {
    const { host, newName } = this.#options;
    const code = host === undefined ? this.#code : await host.code(this.id);
    const joined = await this.#join(loadName() ?? newName(), code);
    const isForm = !joined.ok && wayOf(joined.code) === 'form';
    if (isForm && host === undefined) this.gate.value = 'join';
  }
}
