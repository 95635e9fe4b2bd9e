import type { PlayerId } from '../../shared/card.ts';
import { Refusal } from '../../shared/failures.ts';
import type { HostAnswer } from '../../shared/host-state.ts';
import { limits } from '../../shared/limits.ts';
import { computerName } from '../computer/names.ts';
import type { Random } from '../game/deck.ts';
import { type Person, type Player, hasMoved, isComputer } from '../table/player.ts';
import type { Room } from '../table/room.ts';
import type { Table } from '../table/table.ts';
import { DONE, NO_TABLE, type PowersNamed, failed } from './power.ts';

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
  | 'move'
  | 'evenOut'
  | 'nextAt'
  | 'putInTeam'
>;

/** A seat at a table; without a number, at the first. */
interface At {
  readonly seat: number;
  readonly table?: number | undefined;
}

/** Told of a player whom the host gave another name: what was told of them has it from now on. */
export type OnRenamed = (id: PlayerId, table: Table) => void;

/** The powers over everybody in the room, and over its door. */
export function peoplePowers(room: Room, random: Random, onRenamed: OnRenamed): PeoplePowers {
  const playerAt = ({ seat, table = 1 }: At): Player | undefined => {
    const player = room.at(table)?.seats.at(seat);
    return player === undefined || hasMoved(player) ? undefined : player;
  };
  const personAt = (at: At): Person | undefined => {
    const player = playerAt(at);
    return player === undefined || isComputer(player) ? undefined : player;
  };
  const use = (
    at: At,
    player: Player | undefined,
    act: (id: PlayerId, table: Table) => void,
  ): HostAnswer<null> => {
    const table = room.at(at.table ?? 1);
    if (table === undefined || player === undefined) return failed({ code: 'no-such-seat' });
    act(player.id, table);
    return DONE;
  };
  return {
    /** Without a code, a door that needs one keeps the last, or gets a new one. */
    async door({ door, code }) {
      const kept = code ?? room.door.code;
      room.setDoor(door, door === 'code' ? (kept ?? newCode(random)) : kept);
      return DONE;
    },

    async newCode() {
      room.setDoor('code', newCode(random));
      return DONE;
    },

    async rename({ name, ...at }) {
      return use(at, playerAt(at), (id, table) => {
        table.rename(id, name);
        onRenamed(id, table);
      });
    },

    async standUp(at) {
      return use(at, personAt(at), (id, table) => table.standUp(id));
    },

    async letGo(at) {
      return use(at, personAt(at), (id, table) => table.giveUp(id));
    },

    /** A computer player just gets up: it asks for nothing, and can be added again. */
    async remove(at) {
      const player = playerAt(at);
      const isOne = player !== undefined && isComputer(player);
      return use(at, player, (id, table) => (isOne ? table.standUp(id) : table.remove(id)));
    },

    async removeIdle({ except, table = 1 }) {
      for (const one of room.tables) one.removeIdle(one.number === table ? except : null);
      return DONE;
    },

    async block(at) {
      return use(at, personAt(at), (id, table) => table.block(id));
    },

    async unblock({ name }) {
      room.unblock(name);
      return DONE;
    },

    /**
     * A player whose phone is gone goes on with another: that one gets the seat of the away one, and
     * comes to its table.
     */
    async giveSeat({ from, to, table = 1, toTable = table }) {
      const absent = personAt({ seat: from, table });
      const newcomer = personAt({ seat: to, table: toTable });
      if (absent === undefined || newcomer === undefined) return failed({ code: 'no-such-seat' });
      const isAbsent = absent.presence === 'away' || absent.presence === 'left';
      if (!isAbsent || newcomer.presence !== 'here') return failed({ code: 'not-away' });
      return seating(() => room.giveSeat(absent, table, newcomer, toTable));
    },

    async addComputer({ character, language, table: number = 1 }) {
      const table = room.at(number);
      if (table === undefined) return NO_TABLE;
      if (table.seats.computers().length >= limits.computersMax)
        return failed({ code: 'computers-full' });
      const name = computerName(character, language);
      return seating(() => table.seatComputer(newComputerId(random), character, name));
    },

    async changeComputer({ character, language, ...at }) {
      const computer = playerAt(at);
      const table = room.at(at.table ?? 1);
      const isOne = computer !== undefined && isComputer(computer) && computer.presence !== 'left';
      if (!isOne || table === undefined) return failed({ code: 'no-such-seat' });
      table.changeComputer(computer, character, computerName(character, language));
      return DONE;
    },

    /** Whoever plays by the published protocol alone stays: nothing would tell them. */
    async move({ to, ...at }) {
      const person = personAt(at);
      const [from, table] = [room.at(at.table ?? 1), room.at(to)];
      if (table === undefined) return NO_TABLE;
      const canMove = person?.kind === 'page' && !person.removed;
      if (!canMove || from === undefined) return failed({ code: 'no-such-seat' });
      return seating(() => room.move(person, from, table));
    },

    async evenOut({ back = false } = {}) {
      return { ok: true, value: { moved: back ? room.moveBack() : room.evenOut() } };
    },

    async putInTeam({ team, ...at }) {
      if (team >= room.teams) return failed({ code: 'no-such-team' });
      return use(at, playerAt(at), (id, table) => table.putInTeam(id, team));
    },

    async nextAt({ table }) {
      if (table !== null && room.at(table) === undefined) return NO_TABLE;
      room.seatNextAt(table);
      return DONE;
    },
  };
}

/** Does something that needs a seat. */
function seating(act: () => void): HostAnswer<null> {
  try {
    act();
    return DONE;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return failed({ code: 'no-seat' });
  }
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
