/** The calls of a player as fetch calls. No Preact, no state: each says what came of it. */

import type { Card, PlayerId, Position } from '../../shared/card.ts';
import {
  atTable,
  type FlipQuery,
  routes,
  type StepsQuery,
  type WatchQuery,
} from '../../shared/paths.ts';
import type { GameRecord, RecentSteps } from '../../shared/record.ts';
import type { FacesView } from '../../shared/faces.ts';
import { type FailureCode, failureCode } from '../../shared/failures.ts';
import type { TableView } from '../../shared/table-view.ts';

export type Joined =
  | { readonly ok: true; readonly seat: number | null; readonly name: string | null }
  | { readonly ok: false; readonly code: FailureCode };

export type Flipped =
  /** `held`: the first card that I control now, if any. */
  | { readonly ok: true; readonly held: Card | undefined }
  | { readonly ok: false; readonly code: FailureCode; readonly by: number | undefined };

export type Followed<View = TableView> =
  | { readonly kind: 'view'; readonly view: View }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly code: FailureCode };

/** `fetch`, as a parameter. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export class GameClient {
  /** The number of the table that is asked. Who has a seat is told theirs, whichever they ask. */
  at: number;
  readonly #fetch: Fetch;

  constructor(fetchIt: Fetch = (url, init) => fetch(url, init), at = 1) {
    this.#fetch = fetchIt;
    this.at = at;
  }

  async join(
    player: PlayerId,
    name: string | undefined,
    code: string | undefined,
  ): Promise<Joined> {
    const response = await this.#post(routes.join(), { player, name, code });
    if (!response.ok) return { ok: false, code: await failureOf(response) };
    const {
      seat,
      name: given,
      table,
    } = (await response.json()) as {
      seat: number | null;
      name: string | null;
      table?: number;
    };
    if (seat !== null) this.at = table ?? 1;
    return { ok: true, seat, name: given };
  }

  async leave(player: PlayerId): Promise<void> {
    await this.#post(routes.leave(), { player });
  }

  /** My sign hops in the lobby; if it may not, nothing is said. */
  async hop(player: PlayerId): Promise<void> {
    await this.#post(routes.hop(), { player });
  }

  async flip(
    player: PlayerId,
    at: Position,
    query: FlipQuery,
    signal?: AbortSignal,
  ): Promise<Flipped> {
    // A card that was meant at one table is not flipped at another.
    const flip = atTable(this.at) + routes.flip(player, at, query);
    const response = await this.#send(flip, { signal: signal ?? null });
    if (this.#goTo(response)) return { ok: false, code: 'other-table', by: undefined };
    if (response.ok) return { ok: true, held: heldCard(await response.text()) };
    const by = response.headers.get('Failed-By');
    const code = await failureOf(response);
    return { ok: false, code, by: by === null ? undefined : Number(by) };
  }

  async table(player: PlayerId, query: WatchQuery, signal: AbortSignal): Promise<Followed> {
    return followed(await this.#ask(routes.table(player, query), { signal }));
  }

  /** How cards look that do not simply show their string; undefined: who asks is not let in. */
  async faces(player: PlayerId): Promise<FacesView | undefined> {
    const response = await this.#ask(routes.faces(player));
    return response.ok ? ((await response.json()) as FacesView) : undefined;
  }

  /** How the game went; undefined: it is not over, or who asks is not let in. */
  async record(player: PlayerId): Promise<GameRecord | undefined> {
    const response = await this.#ask(routes.record(player));
    return response.ok ? ((await response.json()) as GameRecord) : undefined;
  }

  /** Asks for something about the table, and if it is elsewhere, there. */
  async #ask(route: string, init: RequestInit = {}): Promise<Response> {
    const response = await this.#send(atTable(this.at) + route, init);
    return this.#goTo(response) ? this.#ask(route, init) : response;
  }

  /** @returns whether this answer leads to another table: to mine, or to the first, which is always there */
  #goTo({ status, headers }: Response): boolean {
    const before = this.at;
    this.at = Number(headers.get('Table') ?? (status === 404 ? 1 : before));
    return this.at !== before;
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

/** What came of a poll. */
export async function followed<View>(response: Response): Promise<Followed<View>> {
  if (response.status === 304) return { kind: 'unchanged' };
  if (!response.ok) return { kind: 'refused', code: await failureOf(response) };
  return { kind: 'view', view: (await response.json()) as View };
}

/** The one card that a board state calls mine; two are a pair. */
function heldCard(state: string): Card | undefined {
  const [first, second] = [...state.matchAll(/^my (.+)$/gm)];
  return second === undefined ? first?.[1] : undefined;
}

/** Of all that a gateway may say in the host's place, these words are the host's own. */
const OF_THE_HOST = /^(no-seat|full|bug)$/;

/** Why a request was refused; without a word that we know, the host is as good as not there. */
async function failureOf(response: Response): Promise<FailureCode> {
  const code = failureCode(await response.text()) as FailureCode | undefined;
  const isAnswer = code !== undefined && (response.status < 500 || OF_THE_HOST.test(code));
  if (!isAnswer) throw new Error(String(response.status));
  return code;
}

/** @returns undefined where nothing happened while it waited; who is not let in gets an exception */
export async function fetchSteps(
  player: PlayerId,
  at: number,
  query: StepsQuery,
  signal: AbortSignal,
): Promise<RecentSteps | undefined> {
  const response = await fetch(atTable(at) + routes.steps(player, query), {
    signal,
    cache: 'no-store',
  });
  if (response.status === 304) return undefined;
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as RecentSteps;
}
