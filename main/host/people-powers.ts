import { Refusal } from '../../shared/failures.ts';
import type { HostAnswer } from '../../shared/host-api.ts';
import { limits } from '../../shared/limits.ts';
import { computerName } from '../computer/names.ts';
import type { Random } from '../game/deck.ts';
import { type Player, isComputer } from '../table/player.ts';
import type { Table } from '../table/table.ts';
import { DONE, type PowersNamed, failed } from './power.ts';

type PeoplePowers = PowersNamed<
  | 'door'
  | 'newCode'
  | 'rename'
  | 'standUp'
  | 'letGo'
  | 'remove'
  | 'removeIdle'
  | 'block'
  | 'unblock'
  | 'giveSeat'
  | 'addComputer'
  | 'changeComputer'
>;

/** The powers over everybody at the table, and over its door. */
export function peoplePowers(table: Table, random: Random): PeoplePowers {
  const personAt = (seat: number): Player | undefined => {
    const player = table.seats.at(seat);
    return player === undefined || isComputer(player) ? undefined : player;
  };
  const withPlayer = (seat: number, use: (player: Player) => void) =>
    using(table.seats.at(seat), use);
  const withPerson = (seat: number, use: (player: Player) => void) => using(personAt(seat), use);
  return {
    /** Without a code, a door that needs one keeps the last, or gets a new one. */
    async door({ door, code }) {
      const kept = code ?? table.door.code;
      table.setDoor(door, door === 'code' ? (kept ?? newCode(random)) : kept);
      return DONE;
    },

    async newCode() {
      table.setDoor('code', newCode(random));
      return DONE;
    },

    async rename({ seat, name }) {
      return withPlayer(seat, ({ id }) => table.rename(id, name));
    },

    async standUp({ seat }) {
      return withPerson(seat, ({ id }) => table.standUp(id));
    },

    async letGo({ seat }) {
      return withPerson(seat, ({ id }) => table.giveUp(id));
    },

    /** A computer player just gets up: it asks for nothing, and can be added again. */
    async remove({ seat }) {
      return withPlayer(seat, (player) =>
        isComputer(player) ? table.standUp(player.id) : table.remove(player.id),
      );
    },

    async removeIdle({ except }) {
      table.removeIdle(except);
      return DONE;
    },

    async block({ seat }) {
      return withPerson(seat, ({ id }) => table.block(id));
    },

    async unblock({ name }) {
      table.unblock(name);
      return DONE;
    },

    /** A player whose phone is gone goes on with another: that one gets the seat of the away one. */
    async giveSeat({ from, to }) {
      const absent = personAt(from);
      const newcomer = personAt(to);
      if (absent === undefined || newcomer === undefined) return failed({ code: 'no-such-seat' });
      const isAbsent = absent.presence === 'away' || absent.presence === 'left';
      if (!isAbsent || newcomer.presence !== 'here') return failed({ code: 'not-away' });
      table.giveSeat(absent, newcomer);
      return DONE;
    },

    async addComputer({ character, language }) {
      const { seats } = table;
      if (seats.computers().length >= limits.computersMax)
        return failed({ code: 'computers-full' });
      try {
        const name = computerName(character, language);
        table.seatComputer(newComputerId(random), character, name);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return failed({ code: 'no-seat' });
      }
      return DONE;
    },

    async changeComputer(change) {
      const { seat, character, language } = change;
      const { seats } = table;
      const computer = seats.at(seat);
      if (computer === undefined || !isComputer(computer) || computer.presence === 'left') {
        return failed({ code: 'no-such-seat' });
      }
      table.changeComputer(computer, character, computerName(character, language));
      return DONE;
    },
  };
}

function using(player: Player | undefined, use: (player: Player) => void): HostAnswer<null> {
  if (player === undefined) return failed({ code: 'no-such-seat' });
  use(player);
  return DONE;
}

/** Letters and digits that nobody mistakes for another: no O or 0, no I, L or 1, no U. */
const CODE_CHARACTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const CODE_LENGTH = 6;

/** Six letters and digits, easily said across a room. */
export function newCode(random: Random): string {
  const draw = () => CODE_CHARACTERS[Math.floor(random() * CODE_CHARACTERS.length)] ?? '';
  return Array.from({ length: CODE_LENGTH }, draw).join('');
}

/** Nobody is told this id: with it, one could flip in the name of the computer player. */
function newComputerId(random: Random): string {
  const draw = () => Math.floor(random() * 36).toString(36);
  return Array.from({ length: 32 }, draw).join('');
}
