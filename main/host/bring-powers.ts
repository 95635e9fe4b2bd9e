import { isFaceText } from '../../shared/deck-file.ts';
import type { HostAnswer, HostFailure, HostPowers, PowerName } from '../../shared/host-api.ts';
import { isUsual } from '../../shared/sizes.ts';
import type { Random } from '../game/deck.ts';
import type { Table } from '../table/table.ts';
import type { BoardLibrary } from './board-library.ts';
import { readBundled } from './boards.ts';
import { dealBrought } from './deal-brought.ts';
import { LibraryPowers } from './library-powers.ts';

type Argument<P extends PowerName> = HostPowers[P]['argument'];
type Answer<P extends PowerName> = Promise<HostAnswer<HostPowers[P]['answer']>>;

/** With fewer cards there is nothing to deal. */
const CARDS_MIN = 2;

const DONE = { ok: true, value: null } as const;

/** The powers over the cards that everybody brings. Any new game ends it, and they are gone. */
export class BringPowers extends LibraryPowers {
  readonly #table: Table;
  readonly #random: Random;

  constructor(table: Table, library: BoardLibrary | undefined, random: Random) {
    super(table, library);
    this.#table = table;
    this.#random = random;
  }

  async openBringing(): Answer<'openBringing'> {
    if (!this.#table.bringing.isOpen) {
      this.#table.startGame(undefined, { lobby: true, brings: true });
    }
    return DONE;
  }

  async changeBringing(change: Argument<'changeBringing'>): Answer<'changeBringing'> {
    this.#table.bringing.change(change);
    return DONE;
  }

  async showBrought({ number }: Argument<'showBrought'>): Answer<'showBrought'> {
    return this.#table.bringing.show(number) ? DONE : failed({ code: 'no-such-card' });
  }

  async takeBrought({ number }: Argument<'takeBrought'>): Answer<'takeBrought'> {
    return this.#table.bringing.takeOff(number) ? DONE : failed({ code: 'no-such-card' });
  }

  /** Deals what is shown, always shuffled: unshuffled, each card would lie beside its twin. */
  async deal({ rows, columns, fill, title }: Argument<'deal'>): Answer<'deal'> {
    if (!isUsual({ rows, columns })) return failed({ code: 'bad-power' });
    if (!isFaceText(title)) return failed({ code: 'bad-title' });
    const layout = fill === null ? undefined : await readBundled(fill);
    if (fill !== null && layout === undefined) return failed({ code: 'no-such-board' });
    const { isOpen, cards, pictures } = this.#table.bringing;
    if (!isOpen) return failed({ code: 'no-bringing' });
    const shown = cards.filter(({ isShown }) => isShown).map(({ face }) => face);
    const [random, filling] = [this.#random, layout?.deck];
    const from = { title, rows, columns, cards: shown, pictures, fill: filling, random };
    const deck = shown.length < CARDS_MIN ? undefined : dealBrought(from);
    if (deck === undefined) return failed({ code: 'few-cards' });
    this.#table.bringing.deal();
    this.#table.startGame({ deck, title }, { lobby: false, shuffle: true });
    return DONE;
  }
}

function failed(failure: HostFailure): { readonly ok: false } & HostFailure {
  return { ok: false, ...failure };
}
