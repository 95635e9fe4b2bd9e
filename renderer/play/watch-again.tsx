/** The way from the podium to the film of the game. Its screen comes when it is asked for. */

import type { ComponentType } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { GameRecord } from '../../shared/record.ts';
import type { TableView } from '../../shared/table-view.ts';
import { Icon } from '../ui/icon.tsx';
import { type FilmProps, usePlayer, useText } from '../ui/page.ts';
import { PartsContext } from './parts.ts';

interface Fetched {
  readonly Screen: ComponentType<FilmProps>;
  readonly record: GameRecord;
}

export function WatchAgain({ view }: { readonly view: TableView }) {
  const { film, lang } = useText();
  const player = usePlayer();
  const { film: fetchScreen } = useContext(PartsContext);
  const [fetched, setFetched] = useState<Fetched | undefined>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const watch = async () => {
    const [Screen, record] = await Promise.all([fetchScreen(lang), player.record()]);
    if (record === undefined) setFailed(true);
    else setFetched({ Screen, record });
  };
  const press = () => {
    setFailed(false);
    watch().catch(() => setFailed(true)); // out of reach
  };
  if (!view.players.some(({ score }) => score > 0)) return null;
  // Another game may have begun and ended while this page slept.
  const isShown = fetched?.record.game === view.game;
  return (
    <div class="watch-again">
      <button type="button" class="btn go" onClick={press}>
        <Icon name="play" />
        {film.watch}
      </button>
      {hasFailed ? (
        <p class="trouble" role="alert">
          {film.trouble}
        </p>
      ) : null}
      {isShown ? (
        <fetched.Screen record={fetched.record} onClose={() => setFetched(undefined)} />
      ) : null}
    </div>
  );
}
