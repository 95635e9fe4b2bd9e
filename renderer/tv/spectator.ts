/** The TV: it comes in without a name, and so without a seat, and only follows. */

import { signal } from '@preact/signals';
import type { Card, PlayerId } from '../../shared/card.ts';
import { routes } from '../../shared/paths.ts';
import type { GameRecord } from '../../shared/record.ts';
import type { CodeTrouble } from '../game/gates.ts';
import { wayOf } from '../game/refusals.ts';
import { isForFriends } from '../net/place.ts';
import { GameClient, type Joined } from '../net/client.ts';
import { newId } from '../net/identity.ts';
import { loadTab, saveTab } from '../net/storage.ts';
import { Tabs } from '../net/tabs.ts';
import { followElsewhere, Following } from '../state/following.ts';
import type { Shown } from '../state/player.ts';
import { Tables } from '../state/tables.ts';
import type { XrayGame } from '../xray/xray-store.ts';

/** The time between a refusal and the next try. */
const RETRY_MS = 3_000;

/**
 * One try in so many carries the code that was refused: a host counts wrong codes by address, and
 * phones may have one address with the TV. The other tries find out that the door was opened.
 */
const TRIES_PER_CODE = 10;

/** The QR code of the join link. */
export interface Qr {
  /** The address to type; undefined: nobody can reach this computer. */
  readonly address: string | undefined;
  /** The code of the door; undefined: it needs none. */
  readonly code: string | undefined;
  readonly src: string;
  /** Its width in modules, with the white border. */
  readonly modules: number;
}

export type TvGate = 'starting' | 'closed' | 'full' | 'in' | 'reload';

export class Spectator {
  readonly gate = signal<TvGate>('starting');
  /** The trouble with the code that was typed. */
  readonly codeTrouble = signal<CodeTrouble | undefined>(undefined);
  readonly #shown: Omit<Shown, 'ending'>;
  #code: string | undefined;
  readonly #client = new GameClient();
  readonly #following: Following;
  /** All tables, which are followed in place of one while there are several. */
  readonly tables: Tables;
  readonly seesAll = signal(false);
  /** The table of the address, `?table=3`: no other is shown. */
  readonly #fixed = Number(new URLSearchParams(location.search).get('table')) || undefined;
  /** An id of this tab alone: never that of a player in the same browser. */
  #id: PlayerId = loadTab('tv') ?? newId();
  #isComingIn = false;
  #tries = 0;
  #triedAt = -Infinity;
  #qr = { svg: '', changes: 0 };

  /** @param code of the door, from the link */
  constructor(shown: Omit<Shown, 'ending'>, code: string | undefined) {
    this.#shown = shown;
    this.#code = code;
    this.#client.at = this.#fixed ?? 1;
    const mode = () => (document.hidden ? 'rest' : 'wait');
    this.#following = new Following({
      client: this.#client,
      trouble: shown.trouble,
      id: () => this.#id,
      mode,
      onFaces: () => this.tables.showAgain(),
      onView: (view) => {
        shown.store.show(view);
        if (view.you.table !== undefined && this.#fixed === undefined) this.#followAll();
        if (this.gate.peek() !== 'in') void this.#comeIn();
      },
      onRefused: () => this.#refuse(),
      onBack: () => undefined,
      onBroken: () => {
        this.gate.value = 'reload';
      },
    });
    this.tables = new Tables({
      id: () => this.#id,
      boards: true,
      mode,
      faced: (view) => this.#following.faced(view),
      onView: () => this.#showAll(),
      onRefused: () => this.#refuse(),
      onTrouble: (failures) => {
        if (failures > 0) shown.trouble.count(failures);
        else shown.trouble.end();
      },
    });
  }

  /** The player who looks. */
  get id(): PlayerId {
    return this.#id;
  }

  async start(): Promise<void> {
    const { store, trouble } = this.#shown;
    this.#following.listen();
    addEventListener('visibilitychange', () => this.tables.wake());
    this.#be(this.#id);
    const tabs = new Tabs(this.#id);
    // This tab was copied from another TV: it goes on as one of its own.
    tabs.onTaken = () => {
      this.#be(newId());
      tabs.take(this.#id);
    };
    if (await tabs.isTaken()) tabs.onTaken();
    await followElsewhere({
      isElsewhere: trouble.isElsewhere,
      view: store.view,
      id: () => this.#id,
      at: () => this.#client.at,
      luggage: () => ({ code: this.#code }), // the code opens the door anew; there is no seat
    });
  }

  /** Tries a code that was typed. */
  async enter(code: string): Promise<Joined | undefined> {
    this.codeTrouble.value = undefined;
    const joined = await this.#join(code);
    if (joined?.ok === true) {
      this.#code = code;
      saveTab('code', code); // a reload knows it
    } else if (joined !== undefined) {
      const way = wayOf(joined.code);
      if (way === 'code') this.codeTrouble.value = 'wrong';
      if (way === 'tooManyCodes') this.codeTrouble.value = 'tooMany';
    }
    return joined;
  }

  end(): void {
    this.tables.end();
    this.#following.end();
  }

  /** The record of the game that is over; undefined: the host does not tell it. */
  record(): Promise<GameRecord | undefined> {
    return this.#client.record(this.#id);
  }

  /** The same of any table. */
  recordOf(table: number): Promise<GameRecord | undefined> {
    return new GameClient(undefined, table).record(this.#id);
  }

  /** A card of this game as the page shows it. */
  cardOf(card: Card): string {
    return this.#following.cardOf(card);
  }

  /** The QR code of now, because the host may change code and address; undefined: no answer. */
  async qr(): Promise<Qr | undefined> {
    const src = routes.qr(this.#id);
    const response = await fetch(src, { cache: 'no-store' }).catch(() => undefined);
    if (response?.ok !== true) return undefined;
    const svg = await response.text();
    if (svg !== this.#qr.svg) this.#qr = { svg, changes: this.#qr.changes + 1 };
    const [, width = 10] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
    // Another address for another picture, or the browser would go on showing the old one.
    const address = [location.host, response.headers.get('Join-Address') ?? ''].find(isForFriends);
    return {
      address,
      code: response.headers.get('Join-Code') ?? undefined,
      src: `${src}&change=${this.#qr.changes}`,
      modules: Number(width) / 10,
    };
  }

  /** The ways to follow the game step by step. */
  watching(): Omit<XrayGame, 'shown'> {
    return {
      id: () => this.#id,
      at: () => this.#client.at,
      record: () => this.record(),
      cardOf: (card) => this.cardOf(card),
    };
  }

  /** One poll for all: a browser has six connections to a host. */
  #followAll(): void {
    this.#following.end();
    this.tables.begin();
  }

  /** All are shown, and of one, what the host wants to see there. */
  #showAll(): void {
    const { view } = this.tables;
    const { tables = [], tv } = view.peek() ?? {};
    this.#client.at = tv?.table ?? 1;
    const shown = this.tables.board(this.#client.at).peek();
    this.#shown.trouble.end();
    if (shown !== undefined) this.#shown.store.show(shown);
    this.seesAll.value = tables.length > 1;
    if (this.gate.peek() !== 'in') void this.#comeIn();
    if (tables.length > 1) return;
    this.tables.end();
    this.#following.begin();
  }

  /** The door is closed, or was closed meanwhile. */
  #refuse(): void {
    if (this.gate.peek() === 'in') this.gate.value = 'starting';
    if (performance.now() - this.#triedAt > RETRY_MS) void this.#comeIn();
  }

  #be(id: PlayerId): void {
    this.#id = id;
    saveTab('tv', id);
    this.gate.value = 'starting';
    void this.#comeIn();
    this.tables.end();
    this.#following.begin();
  }

  async #comeIn(): Promise<void> {
    if (this.#isComingIn) return;
    this.#isComingIn = true;
    this.#triedAt = performance.now();
    await this.#join(this.#tries++ % TRIES_PER_CODE === 0 ? this.#code : undefined);
    this.#isComingIn = false;
  }

  /** @returns undefined: out of reach; the next view tries again */
  async #join(code: string | undefined): Promise<Joined | undefined> {
    const joined = await this.#client.join(this.#id, undefined, code).catch(() => undefined);
    if (joined === undefined) return undefined;
    const way = joined.ok ? undefined : wayOf(joined.code);
    if (joined.ok) {
      this.gate.value = 'in';
      this.#tries = 0;
      this.#following.wake();
      this.tables.wake();
    } else if (way === 'busy' || way === 'stuck' || way === 'elsewhere') {
      this.#shown.trouble.refuse(way);
    } else if (way === 'code' || way === 'tooManyCodes') {
      this.gate.value = 'closed';
    } else if (way === 'full' || way === 'reload') {
      this.gate.value = way;
    }
    return joined;
  }
}
