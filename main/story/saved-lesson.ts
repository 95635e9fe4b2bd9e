import type { GameLesson, Mistaken } from '../../shared/lesson-of-game.ts';
import { type Reader, cutText, fields, list, optional, whole } from '../../shared/readers.ts';

const readMistaken: Reader<Mistaken> = fields({ card: cutText, times: whole(1) });

/** The lesson of a game as it is written down. */
export const readGameLesson: Reader<GameLesson> = fields({
  deck: optional(cutText),
  tries: whole(),
  pairs: list(
    fields({
      card: cutText,
      with: optional(cutText),
      pairs: whole(1),
      lost: whole(),
      up: whole(),
      taken: optional(list(readMistaken)),
      withTaken: optional(list(readMistaken)),
    }),
  ),
});
