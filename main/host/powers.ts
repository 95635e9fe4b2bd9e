import {
  type HostAnswer,
  type PowerName,
  type HostState,
  type SaveTrouble,
  isPowerName,
  parsePower,
} from '../../shared/host-api.ts';
import type { Random } from '../game/deck.ts';
import type { Story } from '../story/story.ts';
import { seatIn } from '../table/view.ts';
import type { Beginning } from './beginning.ts';
import type { BoardLibrary } from './board-library.ts';
import { bringPowers } from './bring-powers.ts';
import { gamePowers } from './game-powers.ts';
import type { Invitation } from './invitation.ts';
import { libraryPowers } from './library-powers.ts';
import { peoplePowers } from './people-powers.ts';
import { DONE, type PowersNamed, failed } from './power.ts';
import { type StoryOptions, storyPowers } from './story-powers.ts';

export interface PowersOptions extends StoryOptions {
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
  const { table, beginning, library, random, invitation } = options;
  const powers: PowersNamed<PowerName> = {
    ...gamePowers(table, beginning),
    ...peoplePowers(table, random),
    ...libraryPowers(table, library),
    ...bringPowers(table, random),
    ...storyPowers(options),
    state: async ({ player } = {}) => {
      if (player !== undefined) table.welcome(player);
      return { ok: true, value: stateOf(options) };
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

function stateOf(options: PowersOptions): HostState {
  const { table, invitation, story, library, saveTrouble, takenPort } = options;
  const { game, seats, settings, door, bringing } = table;
  return {
    joinLink: invitation.joinLink,
    adapter: invitation.adapter,
    localName: invitation.localName,
    addresses: invitation.addresses,
    door: door.mode,
    code: door.code ?? null,
    unlocked: door.unlocked ?? 'open',
    settings,
    broken: game.board.broken?.message ?? null,
    saveTrouble: saveTrouble(),
    takenPort,
    removed: seats.all().flatMap(({ removed, seat }) => (removed ? [seat] : [])),
    blocked: [...seats.blocked].map(({ name }) => name),
    knocked: [...seats.blocked].flatMap(({ name, hasKnocked }) => (hasKnocked ? [name] : [])),
    hasLibrary: library !== undefined,
    finishedGame: story.finished?.record.head.title ?? null,
    lastEvening: lastEveningOf(story),
    unshown: bringing.unshown(seatIn(seats)),
    isBrought: game.deck.isBrought === true,
  };
}
function lastEveningOf({ evening: { last } }: Story): HostState['lastEvening'] {
  return last.length === 0 ? null : { games: last.length, since: last[0]?.began ?? null };
}
