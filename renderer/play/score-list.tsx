/** Scores as rows, with a word on each player. */

import type { PlayerView } from '../../shared/table-view.ts';
import { doing } from '../game/doing.ts';
import { ranked, told } from '../game/situation.ts';
import { useShown, useText } from '../ui/page.ts';
import { useSides } from './parts.ts';
import { mood, StreakMark } from './score-strip.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { Sticker } from '../ui/sticker.tsx';

interface ScoreListProps {
  /** What is said of each of the others; by default what they are doing, as far as everybody sees it. */
  readonly noteOf?: (player: PlayerView) => string;
}

export function ScoreList({ noteOf }: ScoreListProps) {
  const { store } = useShown();
  const view = store.view.value;
  const text = useText();
  const { sides, isDue } = useSides();
  if (view === undefined) return null;
  if (isDue) return sides === undefined ? null : <sides.List {...{ view, noteOf }} />;
  const me = view.you.seat;
  return (
    <ul class="play-list" aria-label={text.score.players}>
      {ranked(view).map((player) => {
        const { seat, sign, computer, name } = player;
        const note = seat === me ? text.score.you : (noteOf?.(player) ?? doing(player, view, text));
        return (
          <li key={seat} class={`row ${mood(player, me)}`}>
            <Sticker {...{ seat, sign, computer }} isChip />
            <span class="who">
              <bdi>{name}</bdi>
              {note === '' ? null : (
                <small>
                  <Sentence text={note} />
                </small>
              )}
            </span>
            {seat === me && noteOf === undefined ? <StreakMark /> : null}
            <span class="pts num">{told(player, view)}</span>
          </li>
        );
      })}
    </ul>
  );
}
