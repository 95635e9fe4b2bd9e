/**
 * The tabs of one browser know of each other: two tabs must not play as one player, and a browser
 * has only six connections to a host, so many tabs may not each keep one open.
 */

import type { PlayerId } from '../../shared/card.ts';

type Message =
  /** A tab is here; `asks`: it wants to hear of the others. */
  | {
      readonly kind: 'here';
      readonly tab: string;
      readonly player: PlayerId;
      readonly asks: boolean;
      /** Since when it plays. */
      readonly since: number;
    }
  | { readonly kind: 'take'; readonly tab: string; readonly player: PlayerId }
  | { readonly kind: 'bye'; readonly tab: string };

const ANSWER_MS = 150;
const BEAT_MS = 4_000;
const SILENT_MS = 12_000;

export class Tabs {
  readonly #tab = Math.random().toString(36).slice(2);
  readonly #channel: BroadcastChannel | undefined;
  readonly #others = new Map<string, { player: PlayerId; at: number }>();
  #player: PlayerId;
  #since = Date.now();
  /** Another tab goes on as our player. */
  onTaken: () => void = () => undefined;
  /** There are more or fewer tabs. */
  onCount: () => void = () => undefined;

  constructor(player: PlayerId) {
    this.#player = player;
    if (typeof BroadcastChannel !== 'function') return; // Safari 15.3 and older: one tab it is
    this.#channel = new BroadcastChannel('memory-scramble');
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Message>) =>
      this.#hear(data),
    );
    this.#say(true);
    setInterval(() => this.#beat(), BEAT_MS);
    addEventListener('pagehide', () => this.#post({ kind: 'bye', tab: this.#tab }));
    addEventListener('pageshow', () => this.#say(true));
  }

  /** How many tabs of this browser are on this page, this one included. */
  get count(): number {
    return this.#others.size + 1;
  }

  /** Whether another tab plays as our player; asks and gives the others a moment to answer. */
  async isTaken(): Promise<boolean> {
    if (this.#channel === undefined) return false;
    this.#say(true);
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    return [...this.#others.values()].some(({ player }) => player === this.#player);
  }

  /** This tab plays as `player` from now on, and no other does. */
  take(player: PlayerId): void {
    this.#player = player;
    this.#since = 0; // chosen by the player, so nobody has played longer
    for (const [tab, other] of this.#others) if (other.player === player) this.#others.delete(tab);
    this.#post({ kind: 'take', tab: this.#tab, player });
    this.#say(false);
  }

  #hear(message: Message): void {
    const before = this.#others.size;
    if (message.kind === 'bye') this.#others.delete(message.tab);
    else this.#others.set(message.tab, { player: message.player, at: Date.now() });
    if (message.kind === 'here') {
      if (message.asks) this.#say(false);
      // The tab that plays already may be slow to say so; the later one makes way all the same.
      if (message.player === this.#player && message.since < this.#since) this.#giveAway();
    }
    if (message.kind === 'take' && message.player === this.#player) this.#giveAway();
    if (this.#others.size !== before) this.onCount();
  }

  #giveAway(): void {
    this.#player = '';
    this.#say(false);
    this.onTaken();
  }

  #beat(): void {
    this.#say(false);
    const before = this.#others.size;
    for (const [tab, { at }] of this.#others) {
      if (Date.now() - at > SILENT_MS) this.#others.delete(tab);
    }
    if (this.#others.size !== before) this.onCount();
  }

  #say(asks: boolean): void {
    this.#post({ kind: 'here', tab: this.#tab, player: this.#player, asks, since: this.#since });
  }

  #post(message: Message): void {
    this.#channel?.postMessage(message);
  }
}
