/** What may be wrong with a board file, in the desk's words. */

import type { BoardProblemCode } from '../../shared/board-file.ts';
import type { Belongs } from '../text/desk-dictionary.ts';

export const belongs: Readonly<Record<BoardProblemCode, Belongs>> = {
  empty: 'empty',
  header: 'header',
  zero: 'header',
  'too-many-spots': 'spots',
  'too-few-cards': 'few',
  'too-many-cards': 'many',
  'blank-line': 'card',
  whitespace: 'card',
  'lone-cr': 'plain',
  'long-card': 'long',
  'not-utf8': 'plain',
  'too-big': 'tooBig',
  'not-a-file': 'unreadable',
  unreadable: 'closed',
  'file-name': 'fileName',
  'deck-cut': 'cut',
  'deck-json': 'noDeck',
  'deck-format': 'noDeck',
  'deck-later': 'later',
  'deck-unfinished': 'unfinished',
  'deck-field': 'field',
  'deck-grid': 'grid',
  'deck-text': 'text',
  'deck-twice': 'twice',
  'deck-many': 'pictures',
  'deck-picture-kind': 'pictureKind',
  'deck-picture-size': 'pictureSize',
  'deck-picture-broken': 'pictureBroken',
};
