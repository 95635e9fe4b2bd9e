import { type PlayerId, isSecret } from '../../shared/card.ts';
import { parseFailure } from '../../shared/failures.ts';
import type { BoardEvent } from '../../main/game/events.ts';
import type { SavedRoom } from '../../main/table/saved-room.ts';
import type { Answer } from '../support/wire.ts';
import type { Exchange } from './line.ts';

interface Taken {
  readonly number: number;
  /** `done`, or the code of its failure; undefined while it waits. */
  ended: string | undefined;
  readonly before: Taken | undefined;
}

interface Numbered {
  readonly player: string;
  readonly number: number;
  readonly exchange: Exchange;
}

const DONE_BY_FLIP: readonly BoardEvent['kind'][] = [
  'turned-up',
  'took-control',
  'started-waiting',
  'matched',
  'missed',
  'failed',
];

/** What the protocol says of numbered flips, kept beside the host, from what goes over the wire. */
export class NumberedFlips {
  readonly #last = new Map<string, Taken>();
  /** Which have come in and are neither answered nor cut. */
  readonly #open = new Map<Exchange, Numbered>();
  #taken: Exchange | undefined;
  #arrived: (Numbered & { readonly known: Taken | undefined }) | undefined;

  /** A run of the host begins, with the numbers that were saved. */
  restart(saved: Pick<SavedRoom, 'numbers'> | undefined): void {
    this.#last.clear();
    this.#open.clear();
    for (const { player, number, failed } of saved?.numbers ?? []) {
      this.#last.set(player, { number, ended: failed ?? 'done', before: undefined });
    }
  }

  /** The flip that was taken in the step last checked, if one was that has a number. */
  get taken(): Exchange | undefined {
    return this.#taken;
  }

  forget(player: string): void {
    this.#last.delete(player);
  }

  /** Only these tables are there by now: public names at others are forgotten. */
  closed(tables: number): void {
    for (const player of this.#last.keys()) {
      const at = Number(/^(\d+)\//.exec(player)?.[1] ?? 1);
      if (at > tables) this.#last.delete(player);
    }
  }

  arrived(exchange: Exchange): void {
    const { target } = exchange;
    if (target?.route !== 'flip' || target.number === undefined) return;
    const player = playerAt(exchange.table, target.player);
    const numbered = { player, number: target.number, exchange };
    this.#open.set(exchange, numbered);
    this.#arrived = { ...numbered, known: this.#last.get(player) };
  }

  cut(exchange: Exchange): void {
    const cut = this.#open.get(exchange);
    this.#open.delete(exchange);
    const last = cut && this.#last.get(cut.player);
    if (last?.number !== cut?.number || last?.ended !== undefined || cut === undefined) return;
    const others = [...this.#open.values()];
    if (others.some(({ player, number }) => player === cut.player && number === cut.number)) return;
    if (last?.before === undefined) this.#last.delete(cut.player);
    else this.#last.set(cut.player, last.before);
  }

  /** To be told after every step. @returns what is wrong, if anything */
  check(happenedAt: (table: number) => readonly BoardEvent[]): string | undefined {
    const arrived = this.#arrived;
    this.#arrived = undefined;
    this.#taken = undefined;
    const wrong = arrived && this.#checkArrived(arrived, happenedAt(arrived.exchange.table));
    for (const { player, number, exchange } of this.#open.values()) {
      if (exchange.answer === undefined) continue;
      this.#open.delete(exchange);
      let taken = this.#last.get(player);
      while (taken !== undefined && taken.number !== number) taken = taken.before;
      if (taken !== undefined) taken.ended ??= outcomeOf(exchange.answer);
    }
    return wrong;
  }

  #checkArrived(
    { player, number, exchange, known }: Numbered & { readonly known: Taken | undefined },
    happened: readonly BoardEvent[],
  ): string | undefined {
    const flip = `flip ${number} of ${player}`;
    const outcome = exchange.answer && outcomeOf(exchange.answer);
    const isTaken = happened.some(
      (event) => event.player === exchange.player && DONE_BY_FLIP.includes(event.kind),
    );
    if (isRefused(exchange)) {
      this.#open.delete(exchange);
      return isTaken ? `${flip} was refused and taken` : undefined;
    }
    if (known === undefined || number > known.number) {
      this.#last.set(player, { number, ended: undefined, before: known });
      this.#taken = exchange;
      return undefined;
    }
    if (isTaken) return `${flip} was taken again, after ${known.number}`;
    const expected = number < known.number ? 'old-number' : known.ended;
    return outcome === expected
      ? undefined
      : `${flip}, after ${known.number}, had the outcome ${outcome}, and not ${expected}`;
  }
}

/** Refused before its number is looked at: malformed, not let in, or for another game. */
export function isRefused({ answer, target }: Exchange): boolean {
  if (answer === undefined) return false;
  const isForGame = target?.route === 'flip' && target.game !== undefined;
  const isOtherGame = isForGame && outcomeOf(answer) === '4-D';
  const isElsewhere = outcomeOf(answer) === 'other-table';
  return isElsewhere || isOtherGame || (answer.status !== 200 && answer.status !== 409);
}

function outcomeOf({ status, body }: Answer): string {
  return status === 200 ? 'done' : (parseFailure(body) ?? `${status}`);
}

/** A public name is another player at each table; a secret id is the same one. */
export function playerAt(table: number, id: PlayerId): string {
  return table === 1 || isSecret(id) ? id : `${table}/${id}`;
}
