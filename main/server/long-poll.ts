import type { Response, Router } from 'express';
import type { PlayerId } from '../../shared/card.ts';
import type { WatchQuery } from '../../shared/paths.ts';
import { readWatch } from '../../shared/routes.ts';
import type { Cancel } from '../game/changes.ts';
import type { TableServer } from './app.ts';
import { type OpenRequests, type SharedWait, forgetText } from './open-requests.ts';
import { answerAt } from './router.ts';
import type { Asker } from '../table/door.ts';
import type { Presence } from '../host/presence.ts';
import type { Caller } from './reserve.ts';

/** What a route waits for: one object per route, however many requests wait. */
export interface Awaited {
  /** @throws Refusal if they may not see it */
  readonly admit: (asker: Asker) => void;
  /** Begins the wait for a change. */
  readonly onChange: (since: string | undefined, tell: () => void) => Cancel;
  /** Sends what there is to see now. */
  readonly answer: (player: PlayerId, response: Response) => void;
  readonly fail: (response: Response, error: unknown) => void;
  readonly open: OpenRequests;
  readonly presence: Pick<Presence, 'arrive'>;
  /** What is known of a player by now. */
  readonly askerOf: (player: PlayerId) => Asker;
}

const NOTHING: Cancel = () => undefined;

/** Makes a route about one table whose requests wait for a change there. */
export function answerChanges(
  router: Router,
  pattern: string,
  { table, reserve, fail, open, presence }: TableServer,
  what: Pick<Awaited, 'admit' | 'onChange' | 'answer'>,
): void {
  const askerOf = (player: PlayerId) => table.seats.asker(player);
  const awaited: Awaited = { ...what, fail, open, presence, askerOf };
  answerAt(router, pattern, 'GET', (request, response) => {
    const asked = readWatch(request);
    const caller = reserve.caller(request, askerOf(asked.player));
    answerWithChange(awaited, asked, caller, response);
    forgetText(request);
  });
}

/**
 * Answers at once if `since` names another state than the present one, else with the next change.
 * @throws Refusal if this player may not see it, or too many wait already
 */
export function answerWithChange(
  awaited: Awaited,
  { since, waitSeconds }: WatchQuery,
  caller: Caller,
  response: Response,
): void {
  const { asker, socket } = caller;
  awaited.admit(asker);
  if (socket.destroyed) return; // the client is gone
  const poll = new LongPoll(awaited, asker.id, response);
  awaited.open.open(caller, poll, waitSeconds);
  poll.begin(asker, since);
}

/**
 * A request that waits for a change. There may be thousands, so each is one object with few fields,
 * and no chain of promises.
 */
class LongPoll implements SharedWait {
  readonly #awaited: Awaited;
  readonly #player: PlayerId;
  readonly #response: Response;
  /** Tells the presence that this request has ended. */
  #leave = NOTHING;
  #cancel = NOTHING;

  constructor(awaited: Awaited, player: PlayerId, response: Response) {
    this.#awaited = awaited;
    this.#player = player;
    this.#response = response;
  }

  begin(asker: Asker, since: string | undefined): void {
    this.#leave = this.#awaited.presence.arrive(asker);
    this.#cancel = this.#awaited.onChange(since, () => this.#awaited.open.answer(this));
  }

  /** The table has changed since it began, so the asker is looked up again. */
  admit(): void {
    const { admit, askerOf } = this.#awaited;
    admit(askerOf(this.#player));
  }

  end(reason: unknown): void {
    this.#release();
    this.#awaited.fail(this.#response, reason);
  }

  answer(): void {
    this.#release();
    try {
      this.admit(); // the door may have been closed meanwhile
      this.#awaited.answer(this.#player, this.#response);
    } catch (error) {
      this.#awaited.fail(this.#response, error);
    }
  }

  #release(): void {
    this.#cancel();
    this.#awaited.open.done(this);
    this.#leave();
  }
}
