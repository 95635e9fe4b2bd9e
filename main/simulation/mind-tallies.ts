import type { Deck } from '../game/deck.ts';
import { type Mind, type MindScore, playMinds } from './minds.ts';

/** What one mind did in many games. */
export interface MindTally {
  readonly mind: Mind;
  /** Games in which it alone had the most pairs. */
  wins: number;
  /** Games in which it shared the first place. */
  ties: number;
  pairs: number;
  tries: number;
}

/**
 * Games that are played side by side: each has its own time, and none has to wait for its turn
 * alone.
 */
const AT_ONCE = 50;

/**
 * Plays `games` games, of the seeds from `seed` on. They take the seats in turn, so none has the
 * better seat more often.
 */
export async function tallyMinds(
  deck: Deck,
  playing: readonly Mind[],
  { games, seed }: { readonly games: number; readonly seed: number },
): Promise<readonly MindTally[]> {
  const tallies = playing.map((mind) => ({ mind, wins: 0, ties: 0, pairs: 0, tries: 0 }));
  const play = async (game: number) => {
    const seated = tallies.map((_, seat) => tallies[(seat + game) % tallies.length] as MindTally);
    const named = seated.map(({ mind }) => mind);
    count(seated, await playMinds(deck, named, seed + game));
  };
  for (let first = 0; first < games; first += AT_ONCE) {
    const length = Math.min(AT_ONCE, games - first);
    await Promise.all(Array.from({ length }, (_, game) => play(first + game)));
  }
  return tallies;
}

function count(seated: readonly MindTally[], scores: readonly MindScore[]): void {
  const most = Math.max(...scores.map(({ pairs }) => pairs));
  const isShared = scores.filter(({ pairs }) => pairs === most).length > 1;
  for (const [seat, { pairs, tries }] of scores.entries()) {
    const tally = seated[seat] as MindTally;
    tally.pairs += pairs;
    tally.tries += tries;
    if (pairs !== most) continue;
    if (isShared) tally.ties++;
    else tally.wins++;
  }
}
