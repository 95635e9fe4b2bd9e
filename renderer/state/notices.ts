/** What just happened, until something else does, or for a while. */

import { signal } from '@preact/signals';
import type { OwnNotice } from '../game/say.ts';

/** How long a notice that goes by itself is shown. */
export const PASSING_MS = 4_000;

export class Notices {
  readonly notice = signal<OwnNotice | undefined>(undefined);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(notice: OwnNotice, ms?: number): void {
    this.clear();
    this.notice.value = notice;
    if (ms !== undefined) this.#timer = setTimeout(() => this.clear(), ms);
  }

  /** What the table told; a failed flip has already said it better. */
  tell(notice: OwnNotice | undefined): void {
    const said = this.notice.peek()?.kind;
    const isExplained = said === 'taken' || said === 'sameCard' || said === 'goneSecond';
    if (notice?.kind === 'miss' && isExplained) return;
    if (notice === undefined) this.clear();
    else this.show(notice, passing.has(notice.kind) ? PASSING_MS : undefined);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.notice.value = undefined;
  }
}

/** What holds whatever the player does next: it goes by itself. */
const passing: ReadonlySet<OwnNotice['kind']> = new Set([
  'newGame',
  'replaced',
  'computerSits',
  'computerGone',
  'computersFull',
]);
