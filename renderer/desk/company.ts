/** Whether the host is alone, and for how long: what the invitation offers depends on it. */

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Starting } from '../../shared/host-api.ts';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { isPerson, peopleHere } from '../game/situation.ts';

/** After this time without a friend, something may be wrong. */
const LATE_MS = 60_000;

/** Everybody sees three, two, one. */
export const COUNT_SECONDS = 3;

export class Company {
  /** Until the first friend or computer player has come. */
  readonly isAlone = signal(false);
  /** No friend has come for a while. */
  readonly isLate = signal(false);

  /** Follows the table while the page is open. */
  follow(view: ReadonlySignal<TableView | undefined>): void {
    let hasMet = false;
    const timer = setTimeout(() => {
      this.isLate.value = true;
    }, LATE_MS);
    view.subscribe((seen) => {
      if (seen === undefined) return;
      hasMet ||= othersOf(seen).length > 0;
      this.isAlone.value = !hasMet;
      if (friendsOf(seen).length === 0) return;
      clearTimeout(timer);
      this.isLate.value = false;
    });
  }
}

/** Who else is at the table. */
export function othersOf(view: TableView | undefined): readonly PlayerView[] {
  const players = view?.players ?? [];
  return players.filter(({ seat, presence }) => seat !== view?.you.seat && presence !== 'left');
}

/** Which of them are people. */
export function friendsOf(view: TableView | undefined): readonly PlayerView[] {
  return othersOf(view).filter(isPerson);
}

/** How a game begins: with others after a count for all, alone at once. */
export function startingWith(view: TableView | undefined, tables: number): Starting {
  const here = view?.players.filter((player) => isPerson(player) && player.presence === 'here');
  return tables > 1 || (here ?? []).length > 1 ? { seconds: COUNT_SECONDS } : {};
}

/** Which of those are here. */
export function friendsHere(view: TableView): readonly PlayerView[] {
  return peopleHere(view).filter(({ seat }) => seat !== view.you.seat);
}
