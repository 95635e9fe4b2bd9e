import type { PlayerId } from '../../shared/card.ts';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { Blocked } from './blocked.ts';

/** Tabs with the host's desk; beyond it the oldest is a friend's page to the door. */
const HOST_PAGES_MAX = 8;

/**
 * What the table knows of ids, beside their seats.
 *
 * AF: `hosts` are the host's own pages, the newest last; `spectators` have joined to watch; players in
 *     `sentAway` were removed, lost their seats, and may not play until they join again; players in
 *     `former` left, and lost their seats with a new game; ids in `blocked` may do nothing here.
 */
export class Outside {
  readonly hosts = new BoundedIds(HOST_PAGES_MAX);
  readonly spectators = new Set<PlayerId>();
  readonly sentAway = new BoundedIds(limits.removedMax);
  readonly former = new BoundedIds(limits.removedMax);
  readonly blocked = new Blocked();

  /**
   * Lets in an id that only watches. If there are too many, the oldest one that is not here gives way.
   * @throws Refusal if all of them are here
   */
  addSpectator(id: PlayerId, isHere: (id: PlayerId) => boolean): void {
    const isFull = this.spectators.size >= limits.spectatorsMax && !this.spectators.has(id);
    const absent = isFull ? [...this.spectators].find((known) => !isHere(known)) : id;
    if (absent === undefined) throw new Refusal('no-seat');
    this.spectators.delete(absent);
    this.spectators.add(id);
    this.sentAway.delete(id);
  }

  /** This id sits down. */
  forget(id: PlayerId): void {
    this.spectators.delete(id);
    this.sentAway.delete(id);
    this.former.delete(id);
  }

  /** Shuts an id out; the host knows it by this name. */
  block(id: PlayerId, name: string): void {
    this.spectators.delete(id);
    this.former.delete(id);
    this.blocked.add(id, name);
  }
}

/** Ids in the order they were added; beyond `max` the oldest is forgotten. */
export class BoundedIds extends Set<PlayerId> {
  readonly #max: number;

  constructor(max: number) {
    super();
    this.#max = max;
  }

  override add(id: PlayerId): this {
    this.delete(id);
    super.add(id);
    const [oldest] = this;
    if (this.size > this.#max && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
