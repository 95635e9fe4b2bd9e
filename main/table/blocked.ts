import assert from 'node:assert/strict';
import { type PlayerId, isSecret } from '../../shared/card.ts';
import { limits } from '../../shared/limits.ts';
import { foldName, freeName } from '../../shared/name.ts';

/** Somebody whom the host shut out, and the name by which the host knows whom. */
export interface BlockedPlayer {
  readonly id: PlayerId;
  readonly name: string;
  /** Somebody new was kept out because they came from this player's address; it is not saved. */
  readonly hasKnocked?: boolean;
}

/**
 * Everybody whom the host shut out, the oldest first.
 *
 * AF: the ids of #names may do nothing here; each is known to the host by its name. Newcomers from
 *     the address of those in #knocked were kept out.
 * RI: names are all different, ignoring case; at most blockedMax; #knocked is part of them.
 */
export class Blocked implements Iterable<BlockedPlayer> {
  readonly #names = new Map<PlayerId, string>();
  readonly #knocked = new Set<PlayerId>();

  has(id: PlayerId): boolean {
    return this.#names.has(id);
  }

  /** The name by which the host knows somebody who is blocked. */
  nameOf(id: PlayerId): string | undefined {
    return this.#names.get(id);
  }

  /** Shuts an id out, as the newest. Beyond the limit the oldest is forgotten. */
  add(id: PlayerId, name: string): void {
    this.#names.delete(id);
    const taken = new Set([...this.#names.values()].map(foldName));
    this.#names.set(
      id,
      freeName(name, (candidate) => taken.has(foldName(candidate))),
    );
    const [oldest] = this.#names.keys();
    if (this.#names.size > limits.blockedMax && oldest !== undefined) this.#forget(oldest);
  }

  /** Lets in again the player known by this name. @returns their id */
  release(name: string): PlayerId | undefined {
    const found = [...this].find((blocked) => blocked.name === name);
    if (found !== undefined) this.#forget(found.id);
    return found?.id;
  }

  /** A newcomer from the address of a blocked player was kept out. @returns whether that is news */
  knock(id: PlayerId): boolean {
    const isNews = this.#names.has(id) && !this.#knocked.has(id);
    if (isNews) this.#knocked.add(id);
    return isNews;
  }

  /** Checks the rep invariant. */
  checkRep(): void {
    const names = new Set([...this.#names.values()].map(foldName));
    assert(names.size === this.#names.size, 'RI: names of blocked players are all different');
    assert(this.#names.size <= limits.blockedMax, 'RI: at most blockedMax are blocked');
    for (const id of this.#knocked) assert(this.has(id), 'RI: only blocked players have knocked');
  }

  *[Symbol.iterator](): Iterator<BlockedPlayer> {
    for (const [id, name] of this.#names) yield { id, name, hasKnocked: this.#knocked.has(id) };
  }

  #forget(id: PlayerId): void {
    this.#names.delete(id);
    this.#knocked.delete(id);
  }
}

/** Only what may be shown: a secret id is nobody's name. */
export function shownId(id: PlayerId): string {
  return isSecret(id) ? 'Somebody' : id;
}

/** What somebody is called whose name is not shown. */
export function unnamed(seat: number): string {
  return `Player ${seat + 1}`;
}
