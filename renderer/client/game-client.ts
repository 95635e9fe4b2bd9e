/** The calls of a player as fetch calls. No Preact, no state: each says what came of it. */

import type { PlayerId, Position } from '../../shared/card.ts';
import { type FailureCode, failureCode } from '../../shared/failures.ts';
import { type FlipQuery, type WatchQuery, routes } from '../../shared/paths.ts';
import type { TableView } from '../../shared/table-view.ts';

export type Joined =
  | { readonly ok: true; readonly seat: number | null; readonly name: string | null }
  | { readonly ok: false; readonly code: FailureCode };

export type Flipped =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: FailureCode; readonly by: number | undefined };

export type Followed =
  | { readonly kind: 'view'; readonly view: TableView }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly code: FailureCode };

/** `fetch`, as a parameter. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export class GameClient {
  readonly #fetch: Fetch;

  constructor(fetchIt: Fetch = (url, init) => fetch(url, init)) {
    this.#fetch = fetchIt;
  }

  async join(
    player: PlayerId,
    name: string | undefined,
    code: string | undefined,
  ): Promise<Joined> {
    const response = await this.#post(routes.join(), { player, name, code });
    if (!response.ok) return { ok: false, code: await failureOf(response) };
    const { seat, name: given } = (await response.json()) as {
      seat: number | null;
      name: string | null;
    };
    return { ok: true, seat, name: given };
  }

  async leave(player: PlayerId): Promise<void> {
    await this.#post(routes.leave(), { player });
  }

  async flip(player: PlayerId, at: Position, query: FlipQuery): Promise<Flipped> {
    const response = await this.#send(routes.flip(player, at, query), {});
    if (response.ok) return { ok: true };
    const by = response.headers.get('Failed-By');
    const code = await failureOf(response);
    return { ok: false, code, by: by === null ? undefined : Number(by) };
  }

  async table(player: PlayerId, query: WatchQuery, signal: AbortSignal): Promise<Followed> {
    const response = await this.#send(routes.table(player, query), { signal });
    if (response.status === 304) return { kind: 'unchanged' };
    if (response.status === 403) return { kind: 'refused', code: await failureOf(response) };
    if (!response.ok) throw new Error(String(response.status));
    return { kind: 'view', view: (await response.json()) as TableView };
  }

  #post(url: string, body: unknown): Promise<Response> {
    return this.#send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** Two tabs that fetch the same URL would wait for one another, but for `no-store`. */
  #send(url: string, init: RequestInit): Promise<Response> {
    return this.#fetch(url, { ...init, cache: 'no-store' });
  }
}

/** Why a request was refused; without a word that we know, the host is as good as not there. */
async function failureOf(response: Response): Promise<FailureCode> {
  const code = failureCode(await response.text()) as FailureCode | undefined;
  const isAnswer = code !== undefined && (response.status < 500 || code === 'no-seat');
  if (!isAnswer) throw new Error(String(response.status));
  return code;
}
