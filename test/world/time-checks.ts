import { AWAY_MS } from '../../main/host/presence.ts';
import type { Moment } from './checks.ts';
import type { Exchange } from './line.ts';

/** Until when something must have changed, and what is wrong if it has not. */
interface Deadline {
  readonly at: number;
  readonly missed: string;
}

/** Presence and holding up, timed again beside the host: 4-C by silence, 4-G. */
export class TimeChecks {
  /** When each player was last heard of. */
  readonly #heard = new Map<string, number>();
  /** Who was here at the last moment. */
  #here: ReadonlySet<string> = new Set();
  readonly #awaySince = new Map<string, number>();
  readonly #heldUpSince = new Map<string, number>();
  #settings: unknown;
  #deadlines: readonly Deadline[] = [];

  /** A run of the host begins, or ends. */
  restart(): void {
    this.#heard.clear();
    this.#awaySince.clear();
    this.#heldUpSince.clear();
    this.#deadlines = [];
  }

  /** A connection of this player ended. */
  cut({ player }: Exchange, now: number): void {
    if (player !== undefined) this.#heard.set(player, now);
  }

  /** @param answered at whichever table */
  check(moment: Moment, answered: readonly Exchange[], now: number): string | undefined {
    const missed = this.#deadlines.find(({ at }) => at < now)?.missed;
    if (this.#settings !== moment.table.settings) {
      this.#settings = moment.table.settings; // each of these times begins anew
      this.#awaySince.clear();
      this.#heldUpSince.clear();
    }
    this.#hear(answered, now);
    this.#meet(moment, now);
    this.#deadlines = [
      ...this.#untilAway(moment, now),
      ...this.#untilLeft(moment, now),
      ...this.#untilGivenUp(moment, now),
    ];
    return missed;
  }

  /** Somebody who has just come, from another table it may be, has been heard of. */
  #meet({ table }: Moment, now: number): void {
    const here = table.seats.all().filter(({ presence }) => presence === 'here');
    for (const { id } of here) if (!this.#here.has(id)) this.#heard.set(id, now);
    this.#here = new Set(here.map(({ id }) => id));
  }

  #hear(answered: readonly Exchange[], now: number): void {
    for (const { player, asked } of answered) {
      const { player: joined } = (asked.body ?? {}) as { player?: string };
      if (player !== undefined) this.#heard.set(player, now);
      if (joined !== undefined) this.#heard.set(joined, now);
    }
  }

  #untilAway({ table, open }: Moment, now: number): readonly Deadline[] {
    const isHeard = new Set([...open].map(({ player }) => player));
    return table.seats
      .all()
      .filter(
        ({ id, kind, presence }) => kind === 'page' && presence === 'here' && !isHeard.has(id),
      )
      .map(({ id }) => ({
        at: (this.#heard.get(id) ?? now) + AWAY_MS,
        missed: `${id} is silent and counts as here`,
      }));
  }

  #untilLeft({ table }: Moment, now: number): readonly Deadline[] {
    const ms = (table.settings.leaveSeconds ?? Infinity) * 1_000;
    const away = table.seats
      .all()
      .filter(({ presence }) => presence === 'away')
      .map(({ id }) => id);
    return since(this.#awaySince, away, now).map(([id, from]) => ({
      at: from + ms,
      missed: `${id} is away and does not leave (4-C)`,
    }));
  }

  #untilGivenUp({ table }: Moment, now: number): readonly Deadline[] {
    const ms = (table.settings.holdUpSeconds ?? Infinity) * 1_000;
    const heldUp = table.game.board
      .controlled()
      .filter(({ as, waiters }) => as === 'first' && waiters.length > 0)
      .filter(({ controller }) => table.seats.find(controller)?.kind === 'page')
      .map(({ controller, index }) => `game ${table.game.number}, ${controller}, spot ${index}`);
    return since(this.#heldUpSince, heldUp, now).map(([what, from]) => ({
      at: from + ms,
      missed: `others are held up and nothing happens (4-G): ${what}`,
    }));
  }
}

/** Since when each of these is so; what is so no longer is forgotten. */
function since(
  times: Map<string, number>,
  present: readonly string[],
  now: number,
): readonly (readonly [string, number])[] {
  for (const key of times.keys()) if (!present.includes(key)) times.delete(key);
  for (const key of present) if (!times.has(key)) times.set(key, now);
  return [...times];
}
