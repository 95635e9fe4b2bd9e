import { setTimeout as after } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { Follower } from '../../renderer/net/follow.ts';
import { GameClient } from '../../renderer/net/client.ts';
import type { TableView } from '../../shared/table-view.ts';

/** The watch loop of a page, and what it shows. */
export interface Page {
  readonly player: string;
  readonly shown: TableView | undefined;
  /** How often a request of it failed. */
  readonly failures: number;
}

/**
 * The page's own watch loop against a host on this computer; it ends with the test.
 * @param haste how many times shorter than a page's its pauses are
 */
export function follow(
  player: string,
  port: number,
  random: () => number,
  { haste = 1 }: { readonly haste?: number } = {},
): Page {
  const client = new GameClient((url, init) => fetch(`http://127.0.0.1:${port}${url}`, init));
  const page: { player: string; shown: TableView | undefined; failures: number } = {
    player,
    shown: undefined,
    failures: 0,
  };
  const follower = new Follower({
    table: (query, signal) => client.table(player, query, signal),
    mode: () => 'wait',
    onView: (view) => {
      page.shown = view;
    },
    onRefused: () => {
      page.failures++;
    },
    onBug: (error) => {
      throw error;
    },
    onTrouble: (failures) => {
      if (failures > 0) page.failures++;
    },
    sleep: (ms, signal) => sleep(ms / haste, signal),
    random,
  });
  const running = follower.run();
  onTestFinished(async () => {
    follower.stop();
    await running;
  });
  return page;
}

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await after(ms, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error; // woken early, as a follower asks for
  }
}
