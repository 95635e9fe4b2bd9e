/** Beside a moment of the film: the award that somebody has for it. */

import type { TableView } from '../../shared/table-view.ts';
import type { Find } from '../game/film.ts';
import type { StoryDictionary } from '../text/story-dictionary.ts';
import { Rosette } from './rosette.tsx';

interface AwardNoteProps {
  readonly find: Pick<Find, 'seat' | 'steps'>;
  /** The table in the end. */
  readonly view: TableView;
  readonly words: StoryDictionary;
}

/** The award that somebody has for this very pair. */
export function AwardNote({ find, view, words }: AwardNoteProps) {
  const award = view.awards.find(({ seat, step }) => seat === find.seat && step === find.steps);
  if (award === undefined) return null;
  return (
    <span class="note">
      <span>{words.awards[award.kind].name}</span>
      <Rosette kind={award.kind} />
    </span>
  );
}
