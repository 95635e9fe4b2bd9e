/** A game that is over, with everything a standalone page needs to show it. */

import type { Award } from './awards.ts';
import type { Character } from './characters.ts';
import type { CardFace, PictureHash } from './faces.ts';
import type { Faces } from './emoji.ts';
import type { GameLesson } from './lesson-of-game.ts';
import type { GameRecord } from './record.ts';

/** Who played. */
export interface KeptPlayer {
  readonly seat: number;
  /** Null where no names are kept: their sign is their name then. */
  readonly name: string | null;
  readonly pairs: number;
  readonly computer?: Character;
  /** Their team, and the sign they wore in it, where teams played. */
  readonly team?: number;
  readonly sign?: number;
}

export interface KeptGame {
  /** Without names: those are in `players`. */
  readonly record: GameRecord;
  readonly players: readonly KeptPlayer[];
  readonly awards: readonly Award[];
  /** What it tells about its pairs, if only people played; the first pages did not. */
  readonly lesson?: GameLesson;
  /** When the first card was flipped, by the clock on the host's wall: `2026-03-14T20:41`; or null. */
  readonly began: string | null;
  /** What kind of cards these are, as in the table view, and the language of their words. */
  readonly faces: Faces;
  readonly language: string | null;
  /** How those cards look that do not simply show their string. */
  readonly cardFaces: readonly CardFace[];
  /** As `data:` addresses. */
  readonly pictures: Readonly<Record<PictureHash, string>>;
}
