import type { Socket } from 'node:net';
import type { Response } from 'express';
import type { PlayerId } from '../../shared/card.ts';
import { type Table, boardToken } from '../game/table.ts';
import type { OpenRequests, Waiting } from './cancel.ts';
import type { Presence } from './presence.ts';

/** Who asked to be answered with the next change of what the board or the table view shows. */
export interface Watch {
  readonly route: 'watch' | 'table';
  readonly player: PlayerId;
  readonly response: Response;
}

/** What was seen last, and how long to wait for anything else. */
export interface Seen {
  readonly since?: string | undefined;
  readonly waitSeconds?: number | undefined;
}

export interface WatchersOptions {
  readonly table: Table;
  readonly open: OpenRequests;
  readonly presence: Presence;
  /** Sends what the table shows now. */
  readonly answer: (watch: Watch) => void;
  readonly fail: (watch: Watch, error: unknown) => void;
}

/**
 * Those who wait for a change of the table. There may be a thousand of them, and one flip answers all
 * at once, so each is one small object in a set and no chain of promises (docs/decisions/0021). What
 * Table.watch and Table.follow promise holds here, too: nobody misses a change.
 */
export class Watchers {
  readonly #options: WatchersOptions;
  readonly #held = new Set<Watcher>();
  #willTell = false;

  constructor(options: WatchersOptions) {
    this.#options = options;
    options.table.subscribe(() => this.#tellSoon());
  }

  /**
   * Answers at once if `since` names another state than the present one, else with the next change.
   * @throws Refusal if too many wait already
   */
  hold(watch: Watch, socket: Socket, { since, waitSeconds }: Seen): void {
    const { table, open, presence } = this.#options;
    if (socket.destroyed) return; // nobody is there any more to be answered
    const watcher = new Watcher(watch, this);
    open.open(socket, watcher, waitSeconds);
    watcher.leave = presence.arrive(watch.player);
    watcher.since = watch.route === 'watch' ? (boardToken(since) ?? table.version) : since;
    if (isStale(watcher, table)) this.#answer(watcher);
    else if (watch.route === 'watch' && table.broken !== undefined) watcher.end(table.broken);
    else this.#held.add(watcher);
  }

  /** `watcher` waits no more. */
  fail(watcher: Watcher, reason: unknown): void {
    this.#release(watcher);
    this.#options.fail(watcher, reason);
  }

  /** Once whatever changes the table now is done: a new game begins in several changes. */
  #tellSoon(): void {
    if (this.#willTell || this.#held.size === 0) return;
    this.#willTell = true;
    queueMicrotask(() => {
      this.#willTell = false;
      this.#tell();
    });
  }

  #tell(): void {
    const { broken, version, token } = this.#options.table;
    const now = { version, token }; // made once: a token is put together each time it is asked for
    for (const watcher of [...this.#held]) {
      if (broken !== undefined && watcher.route === 'watch') watcher.end(broken);
      else if (isStale(watcher, now)) this.#answer(watcher);
    }
  }

  /** One who cannot be answered keeps no other from it. */
  #answer(watcher: Watcher): void {
    this.#release(watcher);
    try {
      this.#options.answer(watcher);
    } catch (error) {
      this.#options.fail(watcher, error);
    }
  }

  #release(watcher: Watcher): void {
    this.#held.delete(watcher);
    this.#options.open.done(watcher);
    watcher.leave?.();
  }
}

/** Whether there is something else to see than what `watcher` has seen. */
function isStale({ route, since }: Watcher, now: Pick<Table, 'version' | 'token'>): boolean {
  return since !== (route === 'watch' ? now.version : now.token);
}

/** One request that is held. */
class Watcher implements Watch, Waiting {
  readonly route: 'watch' | 'table';
  readonly player: PlayerId;
  readonly response: Response;
  readonly #watchers: Watchers;
  since: string | undefined;
  /** Tells the presence that this request has ended. */
  leave: (() => void) | undefined;

  constructor({ route, player, response }: Watch, watchers: Watchers) {
    this.route = route;
    this.player = player;
    this.response = response;
    this.#watchers = watchers;
  }

  end(reason: unknown): void {
    this.#watchers.fail(this, reason);
  }
}
