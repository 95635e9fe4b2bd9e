import { setTimeout } from 'node:timers/promises';
import type { PlayerId, Position } from '../../shared/card.ts';
import { RuleFailure } from '../../shared/failures.ts';
import { routes } from '../../shared/paths.ts';
import type { Table } from '../table/table.ts';
import type { Way } from './players.ts';
import type { SimulatedTime } from './simulated-time.ts';

/** Straight to the table, in simulated time. */
export function directWay(table: Table, time: SimulatedTime): Way {
  return {
    flip: async (player: PlayerId, at: Position) => {
      try {
        await table.flip(player, at);
        return true;
      } catch (error) {
        if (error instanceof RuleFailure) return false;
        throw error;
      }
    },
    leave: async (player) => table.leave(player),
    pause: (ms) => time.pause(ms),
  };
}

/** Through the real server, in real time. */
export function httpWay(origin: string): Way {
  return {
    flip: async (player, at) => {
      const response = await fetch(origin + routes.flip(player, at));
      const text = await response.text();
      if (response.status !== 200 && response.status !== 409) throw new Error(text);
      return response.status === 200;
    },
    leave: async (player) => {
      const response = await fetch(origin + routes.leave(), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ player }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    pause: (ms) => setTimeout(ms),
  };
}
