import assert from 'node:assert/strict';
import { type PlayerId, isSecret } from '../../shared/card.ts';
import { limits } from '../../shared/limits.ts';
import { foldName, freeName } from '../../shared/name.ts';

/** Somebody whom the host shut out, and the name by which the host knows whom. */
export interface BlockedPlayer {
  readonly id: PlayerId;
  readonly name: string;
}

/**
 * Those whom the host shut out, the oldest first.
 *
 * AF: the ids of #names may do nothing here; each is known to the host by its name.
 * RI: names are all different, ignoring case; at most blockedMax.
 */
export class Blocked implements Iterable<BlockedPlayer> {
  readonly #names = new Map<PlayerId, string>();

  has(id: PlayerId): boolean {
    return this.#names.has(id);
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
    if (this.#names.size > limits.blockedMax && oldest !== undefined) this.#names.delete(oldest);
  }

  /** Lets whoever is known by this name in again. @returns whether there was somebody */
  release(name: string): boolean {
    const found = [...this].find((blocked) => blocked.name === name);
    return found !== undefined && this.#names.delete(found.id);
  }

  /** Checks the rep invariant. */
  checkRep(): void {
    const names = new Set([...this.#names.values()].map(foldName));
    assert(names.size === this.#names.size, 'RI: names of blocked players are all different');
    assert(this.#names.size <= limits.blockedMax, 'RI: so many are blocked at most');
  }

  *[Symbol.iterator](): Iterator<BlockedPlayer> {
    for (const [id, name] of this.#names) yield { id, name };
  }
}

/** Only what may be shown: a secret id is nobody's name. */
export function shownId(id: PlayerId): string {
  return isSecret(id) ? 'Somebody' : id;
}
