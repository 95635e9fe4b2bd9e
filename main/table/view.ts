import assert from 'node:assert/strict';
import type { Card, PlayerId } from '../../shared/card.ts';
import { beginning } from '../../shared/beginning.ts';
import { limits } from '../../shared/limits.ts';
import type { RoomSettings } from '../../shared/settings.ts';
import type { SidesView } from '../../shared/sides.ts';
import type { CommonView, FaceUp, PlayerView, SpotView, You } from '../../shared/table-view.ts';
import type { Board } from '../game/board.ts';
import { hasPictures } from '../game/deck.ts';
import type { Game } from '../game/game.ts';
import type { Scoreboard } from '../game/scoreboard.ts';
import type { Bringing } from './bringing.ts';
import type { Door } from './door.ts';
import type { Notices } from './notices.ts';
import { type Player, isComputer } from './player.ts';
import type { ReadonlySeats } from './seats.ts';

/** What a view is made of. */
export interface Viewed {
  readonly token: string;
  readonly game: Game;
  readonly seats: ReadonlySeats;
  readonly notices: Notices;
  readonly settings: RoomSettings;
  readonly door: Door;
  readonly bringing: Bringing;
  readonly sides: SidesView | undefined;
}

/** What everybody sees of a table: by seat, never by id. */
export function viewTable(viewed: Viewed): CommonView {
  const { token, game, seats, notices, settings, door, bringing, sides } = viewed;
  const { board, scoreboard } = game;
  const seatOf = (id: PlayerId) => {
    const player = seats.find(id);
    assert(player !== undefined, 'everybody who plays has a seat');
    return player.seat;
  };
  return {
    token,
    game: game.number,
    title: game.title,
    phase: game.phase,
    rows: board.rows,
    columns: board.columns,
    faces: hasPictures(game.deck) ? 'photos' : board.faces,
    hasFaces: (game.deck.faces ?? []).length > 0,
    unlike: game.belonging.hasUnlike,
    language: game.deck.language ?? null,
    spots: viewSpots(board, seatOf),
    pairsLeft: board.pairsLeft,
    lastPair: viewLastPair(scoreboard, seatOf),
    players: seats.all().map((player) => viewPlayer(player, scoreboard)),
    ...(sides === undefined ? {} : { sides }),
    happenings: notices.last,
    room: {
      ...{ door: door.mode, replace: settings.replace },
      ...(settings.tvSpeaks ? { tvSpeaks: true as const } : {}),
    },
    bringing: bringing.view(seatIn(seats)),
    dealt: bringing.dealt,
  };
}

/** The seat of a player, or null: it may be gone. */
export function seatIn(seats: ReadonlySeats): (id: PlayerId) => number | null {
  return (id) => seats.find(id)?.seat ?? null;
}

/** What `viewYou` is made of. */
export interface ViewedYou extends Pick<Viewed, 'seats' | 'bringing'> {
  /** The highest number of a flip of theirs that was taken. */
  readonly number: number | undefined;
  /** The number of this table, where there are several. */
  readonly table: number | undefined;
}

/** What only `id` is told. */
export function viewYou(id: PlayerId, { seats, number, table, bringing }: ViewedYou): You {
  const { player, isRemoved, isBlocked } = seats.asker(id);
  return {
    seat: player?.seat ?? null,
    name: player?.name ?? null,
    number: number ?? null,
    removed: isRemoved,
    blocked: isBlocked,
    brought: bringing.ownOf(id),
    ...(table === undefined ? {} : { table }),
  };
}

/**
 * What everybody sees of a board, with who controls and who waits, by seat. For a broken board
 * that is left out: those players may have lost their seats since.
 */
export function viewSpots(board: Board, seatOf: (player: string) => number): SpotView[] {
  const views = board.look().spots.map((spot): SpotView => {
    if (spot.face === 'up') return { card: spot.card };
    return spot.face === 'down' ? 1 : 0;
  });
  if (board.broken !== undefined) return views;
  for (const { index, controller, as, waiters } of board.controlled()) {
    const faceUp: FaceUp = { ...(views[index] as FaceUp), by: seatOf(controller), as };
    views[index] = waiters.length === 0 ? faceUp : { ...faceUp, waiting: waiters.map(seatOf) };
  }
  return views;
}

function viewPlayer(player: Player, scoreboard: Scoreboard): PlayerView {
  const { seat, name, presence, team, sign } = player;
  const { score, tries, longestStreak, lastCard, lastWith } = scoreboard.of(player.id);
  return {
    ...{ seat, name, score, tries, streak: longestStreak, presence },
    ...(lastCard === null ? {} : { last: shortCard(lastCard) }),
    ...(lastWith === undefined ? {} : { lastWith: shortCard(lastWith) }),
    ...(isComputer(player) ? { computer: player.character } : {}),
    ...(team === undefined || sign === undefined ? {} : { team, sign }),
  };
}

function viewLastPair(
  { lastPair }: Scoreboard,
  seatOf: (player: string) => number,
): CommonView['lastPair'] {
  if (lastPair === undefined) return null;
  const last = { seat: seatOf(lastPair.player), card: shortCard(lastPair.card) };
  return lastPair.with === undefined ? last : { ...last, with: shortCard(lastPair.with) };
}

/**
 * A card as it is named in a sentence. Those are sent to everybody at every change, so they are
 * cut.
 */
export function shortCard(card: Card): Card {
  const most = limits.shownCardCharsMax;
  return Array.from(card).length <= most ? card : `${beginning(card, most - 1)}…`;
}
