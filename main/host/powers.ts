import { type PowerName, isPowerName, parsePower } from '../../shared/host-api.ts';
import type { HostAnswer, HostState, SaveTrouble } from '../../shared/host-state.ts';
import type { Random } from '../game/deck.ts';
import { hasMoved, isComputer } from '../table/player.ts';
import type { Room } from '../table/room.ts';
import { keyAt } from '../table/seat-key.ts';
import type { Table } from '../table/table.ts';
import { seatIn } from '../table/view.ts';
import type { Beginning } from './beginning.ts';
import type { BoardLibrary } from './board-library.ts';
import { bringPowers } from './bring-powers.ts';
import { gamePowers } from './game-powers.ts';
import type { Invitation } from './invitation.ts';
import { libraryPowers } from './library-powers.ts';
import { type OnRenamed, peoplePowers } from './people-powers.ts';
import { roundsOf } from '../story/standings.ts';
import type { Tonight } from '../story/tonight.ts';
import { DONE, NO_TABLE, type PowersNamed, failed } from './power.ts';
import { type StoryOptions, type Told, storyPowers } from './story-powers.ts';
import { wifiPowers } from './wifi-powers.ts';

export interface PowersOptions extends StoryOptions {
  readonly room: Room;
  readonly invitation: Invitation;
  readonly beginning: Beginning;
  readonly random: Random;
  /** What is wrong with saving the game at present, or null. */
  readonly saveTrouble: () => SaveTrouble | null;
  /** The port that was wanted and could not be had. */
  readonly takenPort: number | null;
  /** Where the host's own boards are kept, if anywhere. */
  readonly library?: BoardLibrary | undefined;
}

/** Every power of the host, once. */
export interface Powers extends PowersNamed<PowerName> {
  /**
   * Uses a power by its name, with an argument as it came. Whoever carries the powers, IPC or HTTP,
   * calls this: it parses what came from a page.
   */
  use(power: string, argument: unknown): Promise<HostAnswer<unknown>>;
}

export function hostPowers(options: PowersOptions): Powers {
  const { room, beginning, library, random, invitation } = options;
  const powers: PowersNamed<PowerName> = {
    ...gamePowers(room, beginning),
    ...peoplePowers(room, random, renamedIn(options)),
    ...libraryPowers({ room, beginning, library }),
    ...bringPowers({ room, beginning, random }),
    ...storyPowers(options),
    ...wifiPowers(invitation.wifi),
    state: async ({ player, table = 1 } = {}) => {
      if (player !== undefined) room.welcome(player);
      const told = options.at(table);
      return told === undefined ? NO_TABLE : { ok: true, value: stateOf(options, told) };
    },
    chooseAdapter: async ({ adapter }) => {
      invitation.choose(adapter);
      return DONE;
    },
  };
  const use = async (power: string, argument: unknown) => {
    if (!isPowerName(power)) return failed({ code: 'unknown-power' });
    const parsed = parsePower[power](argument);
    if (parsed === undefined) return failed({ code: 'bad-power' });
    // The parser of a power returns the argument of that power; the pair is one entry of HostPowers.
    return (powers[power] as (argument: unknown) => Promise<HostAnswer<unknown>>)(parsed);
  };
  return { ...powers, use };
}

function stateOf(options: PowersOptions, { table, story }: Told): HostState {
  const { room, tonight, invitation, library, saveTrouble, takenPort } = options;
  const { settings, door, bringing } = room;
  const { game, seats } = table;
  const broken = room.tables.find((each) => each.game.board.broken !== undefined);
  return {
    joinLink: invitation.joinLink,
    adapter: invitation.adapter,
    localName: invitation.localName,
    addresses: invitation.addresses,
    door: door.mode,
    code: door.code ?? null,
    unlocked: door.unlocked ?? 'open',
    settings,
    broken: broken?.game.board.broken?.message ?? null,
    saveTrouble: saveTrouble(),
    takenPort,
    removed: seats.all().flatMap(({ removed, seat }) => (removed ? [seat] : [])),
    absent: room.tables.flatMap(absentAt),
    blocked: [...room.blocked].map(({ name }) => name),
    knocked: [...room.blocked].flatMap(({ name, hasKnocked }) => (hasKnocked ? [name] : [])),
    hasLibrary: library !== undefined,
    finishedGame: story.finished?.record.head.title ?? null,
    lastEvening: lastEveningOf(tonight),
    unshown: bringing.unshown(seatIn(seats)),
    isBrought: game.deck.isBrought === true,
    nextAt: room.nextAt,
    wifi: invitation.wifi.state,
  };
}

/** Whose seats may be given to somebody who came back. */
function absentAt({ number: table, seats }: Table): HostState['absent'] {
  return seats.all().flatMap((player) => {
    const { seat, name, presence, removed } = player;
    const isAbsent = presence === 'away' || presence === 'left';
    const isGone = isComputer(player) || hasMoved(player) || removed;
    return isAbsent && !isGone ? [{ table, seat, name }] : [];
  });
}

/** Earlier games take the new name. */
function renamedIn({ room, tonight, at }: PowersOptions): OnRenamed {
  return (id, table) => {
    const name = table.seats.find(id)?.name ?? '';
    tonight.rename(id, name, table);
    for (const { number } of room.tables) at(number)?.story.rename(keyAt(table.number, id), name);
  };
}

function lastEveningOf({ evening: { last } }: Tonight): HostState['lastEvening'] {
  const { length } = roundsOf(last);
  return length === 0 ? null : { games: length, since: last[0]?.began ?? null };
}
