import { isFaceText } from '../../shared/deck-file.ts';
import { isUsual } from '../../shared/sizes.ts';
import type { Random } from '../game/deck.ts';
import type { Room } from '../table/room.ts';
import type { Beginning } from './beginning.ts';
import { readBundled } from './boards.ts';
import { dealBrought } from './deal-brought.ts';
import { DONE, type PowersNamed, failed } from './power.ts';

type BringPowers = PowersNamed<
  'openBringing' | 'changeBringing' | 'showBrought' | 'takeBrought' | 'deal'
>;

/** With fewer cards there is nothing to deal. */
const CARDS_MIN = 2;

interface BringParts {
  readonly room: Room;
  readonly beginning: Beginning;
  readonly random: Random;
}

/** The powers over the cards that everybody brings. Any new game ends it, and they are gone. */
export function bringPowers({ room, beginning, random }: BringParts): BringPowers {
  return {
    async openBringing() {
      if (!room.bringing.isOpen) {
        room.startGame(undefined, { lobby: true, brings: true });
      }
      return DONE;
    },

    async changeBringing(change = {}) {
      room.bringing.change(change);
      return DONE;
    },

    async showBrought({ number }) {
      return room.bringing.show(number) ? DONE : failed({ code: 'no-such-card' });
    },

    async takeBrought({ number }) {
      return room.bringing.takeOff(number) ? DONE : failed({ code: 'no-such-card' });
    },

    /** Deals what is shown, always shuffled: unshuffled, each card would lie beside its twin. */
    async deal({ rows, columns, fill, title, ...starting }) {
      if (!isUsual({ rows, columns })) return failed({ code: 'bad-power' });
      if (!isFaceText(title)) return failed({ code: 'bad-title' });
      const layout = fill === null ? undefined : await readBundled(fill);
      if (fill !== null && layout === undefined) return failed({ code: 'no-such-board' });
      const { isOpen, cards, pictures } = room.bringing;
      if (!isOpen) return failed({ code: 'no-bringing' });
      const shown = cards.filter(({ isShown }) => isShown).map(({ face }) => face);
      const filling = layout?.deck;
      const from = { title, rows, columns, cards: shown, pictures, fill: filling, random };
      const deck = shown.length < CARDS_MIN ? undefined : dealBrought(from);
      if (deck === undefined) return failed({ code: 'few-cards' });
      room.bringing.deal();
      beginning.start({ deck, title }, { lobby: false, shuffle: true, ...starting });
      return DONE;
    },
  };
}
