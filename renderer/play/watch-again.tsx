/** The way from the podium to the film of the game. Its screen comes when it is asked for. */

import type { ComponentChildren, ComponentType } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { GameRecord } from '../../shared/record.ts';
import type { TableView } from '../../shared/table-view.ts';
import type { StoryDictionary } from '../text/story-dictionary.ts';
import { Icon } from '../ui/icon.tsx';
import { type FilmProps, FilmToolsContext, usePlayer, useText } from '../ui/page.ts';
import { AwardNote } from './awards.tsx';
import { PartsContext } from './parts.ts';

interface Fetched {
  readonly Screen: ComponentType<FilmProps>;
  readonly record: GameRecord;
  readonly step: number | undefined;
}

export interface Watching {
  /** Opens the film; with a step, for that moment. */
  readonly watch: (step?: number) => void;
  readonly hasFailed: boolean;
  /** The film, where it is open. */
  readonly film: ComponentChildren;
}

/** Undefined where nobody found a pair: there is nothing to watch. */
export function useWatching(view: TableView, words: StoryDictionary): Watching | undefined {
  const { lang } = useText();
  const player = usePlayer();
  const { film: fetchScreen } = useContext(PartsContext);
  const tools = useContext(FilmToolsContext);
  const [fetched, setFetched] = useState<Fetched | undefined>(undefined);
  const [hasFailed, setFailed] = useState(false);
  if (!view.players.some(({ score }) => score > 0)) return undefined;
  const open = async (step: number | undefined) => {
    const [Screen, record] = await Promise.all([fetchScreen(lang), player.record()]);
    if (record === undefined) setFailed(true);
    else setFetched({ Screen, record, step });
  };
  // Another game may have begun and ended while this page slept.
  const isShown = fetched?.record.game === view.game;
  return {
    watch: (step) => {
      setFailed(false);
      open(step).catch(() => setFailed(true)); // out of reach
    },
    hasFailed,
    film: isShown ? (
      <fetched.Screen
        {...fetched}
        {...{ tools }}
        noteOf={(find) => <AwardNote {...{ find, view, words }} />}
        onClose={() => setFetched(undefined)}
      />
    ) : null,
  };
}

interface WatchAgainProps extends Omit<Watching, 'film'> {
  /** Whether it is the one thing to do here. */
  readonly isGold: boolean;
}

export function WatchAgain({ watch, hasFailed, isGold }: WatchAgainProps) {
  const { film } = useText();
  return (
    <div class="play-watch-again">
      <button type="button" class={`btn ${isGold ? 'go' : ''}`} onClick={() => watch()}>
        <Icon name="play" />
        {film.watch}
      </button>
      {hasFailed ? (
        <p class="trouble" role="alert">
          {film.trouble}
        </p>
      ) : null}
    </div>
  );
}
