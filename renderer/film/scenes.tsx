/** What every screen of a film has: the sentence of the moment, and the scores over time. */

import type { ComponentChildren } from 'preact';
import type { Graph } from '../game/film-graph.ts';
import type { FilmDictionary } from '../text/story-dictionary.ts';
import { Say } from '../ui/say.tsx';
import { FilmGraph } from './graph.tsx';
import type { Showing } from './showing.ts';

/** Who found the newest pair. */
export function FilmSay({ showing }: { readonly showing: Showing }) {
  const { find, lines, computerOf, signOf } = showing;
  if (find === undefined) return <Say mood="plain" mark="look" lines={lines} />;
  const { seat } = find;
  const who = { seat, wears: signOf(seat), computer: computerOf(seat) };
  return <Say mood="good" mark="me" {...who} lines={lines} />;
}

interface FilmScoresProps {
  readonly showing: Showing;
  readonly words: FilmDictionary;
  /** Whose line is gold. */
  readonly me?: number | null;
  /** It leads to other moments; else it is a picture. */
  readonly isLed?: boolean;
  /** See FilmGraph. */
  readonly scale?: number;
  readonly rules?: (graph: Graph) => ComponentChildren;
}

export function FilmScores({
  showing,
  words,
  me = null,
  isLed = false,
  ...drawn
}: FilmScoresProps) {
  const { film, playing, seconds, valueText, computerOf, signOf } = showing;
  return (
    <FilmGraph
      {...{ film, seconds, me, valueText, signOf }}
      isComputer={(seat) => computerOf(seat) !== undefined}
      share={playing.share}
      label={words.moment}
      {...(isLed ? { onMove: (share) => playing.goTo(share) } : {})}
      {...drawn}
    />
  );
}
