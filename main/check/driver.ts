/** How a scenario, a game or a history acts on a server, or on a Board in its place. */

import type { Card, PlayerId, Position } from '../../shared/card.ts';

/** What a client asks for. */
export type Operation =
  | { readonly kind: 'look' | 'watch'; readonly player: PlayerId }
  | { readonly kind: 'flip'; readonly player: PlayerId; readonly at: Position }
  | {
      readonly kind: 'replace';
      readonly player: PlayerId;
      readonly from: Card;
      readonly to: Card;
    }
  /** Any other address, exactly as it is written here. */
  | { readonly kind: 'get'; readonly target: string };

/** What came back. A `get` may have any of these; to the others only the first two are right. */
export type Answer =
  /** 200 and a board state; `board` is the whole body, and follows the grammar to the byte. */
  | { readonly kind: 'board'; readonly board: string }
  /** 409. `rule` is the one that our own host names at the end of its sentence. */
  | { readonly kind: 'failed'; readonly sentence: string; readonly rule?: string | undefined }
  /** Any other 4xx. */
  | { readonly kind: 'refused'; readonly status: number; readonly body: string }
  /** What the protocol does not know, in a sentence: another status, no board state, a reset. */
  | { readonly kind: 'wrong'; readonly what: string };

export interface Arrival {
  readonly request: number;
  readonly answer: Answer;
  /** By their names in small letters; a Board has none. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Driver {
  /** Sends a request, and does not wait. @returns its number, which is used once */
  send(operation: Operation): number;
  /** The client hangs up: the connection of a request is cut, and nothing of it arrives any more. */
  hangUp(request: number): void;
  /**
   * The next answer to any request, in the order of arrival.
   * @param wait `must come`: the rules say that an answer comes, so wait long (seconds);
   *   `may wait`: the rules allow every open request to wait, so wait the patience
   * @returns undefined if none came
   */
  next(wait: 'must come' | 'may wait'): Promise<Arrival | undefined>;
  /** Ends everything that is open, and the server if it is the driver's. */
  close(): Promise<void>;
}
