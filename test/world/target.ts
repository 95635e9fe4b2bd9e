import type { Card, PlayerId, Position } from '../../shared/card.ts';
import { Refusal } from '../../shared/failures.ts';
import type { FlipQuery, StepsQuery, TablesQuery, WatchQuery } from '../../shared/paths.ts';
import {
  readFlip,
  readLook,
  readReplace,
  readSteps,
  readTables,
  readWatch,
} from '../../shared/routes.ts';

/** What a request asks for, as whoever watches the wire reads it. */
export type Target =
  | { readonly route: 'look'; readonly player: PlayerId }
  | ({ readonly route: 'flip'; readonly player: PlayerId; readonly at: Position } & FlipQuery)
  | { readonly route: 'replace'; readonly player: PlayerId; readonly from: Card; readonly to: Card }
  | ({ readonly route: 'watch' | 'table'; readonly player: PlayerId } & WatchQuery)
  | ({ readonly route: 'tables'; readonly player: PlayerId } & TablesQuery)
  | ({ readonly route: 'steps'; readonly player: PlayerId } & StepsQuery)
  | { readonly route: 'record'; readonly player: PlayerId }
  | { readonly route: 'join' | 'leave' }
  | { readonly route: 'power'; readonly power: string };

/** @returns undefined if it asks for nothing that the world knows of, or is malformed */
export function readTarget(target: string): Target | undefined {
  try {
    return read(target);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function read(target: string): Target | undefined {
  const [path = ''] = target.split('?');
  const [, route, player, second, third] = path.split('/').map(decodeURIComponent);
  const asked = { params: { player, position: second, from: second, to: third }, url: target };
  switch (route) {
    case 'look':
      return { route, ...readLook(asked) };
    case 'flip':
      return { route, ...readFlip(asked) };
    case 'replace':
      return { route, ...readReplace(asked) };
    case 'watch':
    case 'table':
      return { route, ...readWatch(asked) };
    case 'tables':
      return { route, ...readTables(asked) };
    case 'steps':
      return { route, ...readSteps(asked) };
    case 'record':
      return { route, ...readLook(asked) };
    case 'join':
    case 'leave':
      return { route };
    case 'host':
      return { route: 'power', power: player ?? '' };
    default:
      return undefined;
  }
}
