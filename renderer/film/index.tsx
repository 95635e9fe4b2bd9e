/** A game that is over, watched again: the board as it was, and the scores over time below it. */

import './film.css';
import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import type { TableView } from '../../shared/table-view.ts';
import { Say } from '../play/say-bar.tsx';
import { ScoreStrip } from '../play/score-strip.tsx';
import type { Language } from '../text/dictionary.ts';
import { type FilmDictionary, filmDictionaries } from '../text/film-dictionary.ts';
import { BoardView } from '../ui/board-view.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useMedia } from '../ui/hooks.ts';
import { type FilmProps, ShownContext, usePlayer, useShown, useText } from '../ui/page.ts';
import { FilmGraph } from './graph.tsx';
import { FilmKeys, FilmIcon, onFilmKey } from './keys.tsx';
import { Moments } from './moments.tsx';
import { useShowing } from './showing.ts';

/** The screen, in this language. */
export async function openFilm(language: Language): Promise<ComponentType<FilmProps>> {
  const { default: words } = await filmDictionaries[language]();
  return (props) => <FilmScreen {...props} words={words} />;
}

interface FilmScreenProps extends FilmProps {
  readonly words: FilmDictionary;
}

function FilmScreen({ record, step, noteOf, tools, onClose, words }: FilmScreenProps) {
  const shown = useShown();
  const { cardOf } = usePlayer();
  const text = useText();
  const isWide = useMedia('(min-width: 900px) and (min-height: 480px)');
  const isFlat = useMedia('(min-width: 480px) and (max-height: 479px)');
  const table = shown.store.view.peek() as TableView;
  const showing = useShowing({ record, table, cardOf, words, step });
  const { film, playing, view, find, lines, seconds, computerOf, sentenceOf } = showing;
  // They are many, and change only with each pair.
  const moments = useMemo(
    () => (
      <Moments
        {...{ computerOf, sentenceOf }}
        finds={film.finds}
        shown={find}
        label={words.moments}
        noteOf={noteOf}
        onChoose={(one) => playing.goTo(one.share)}
      />
    ),
    [film, find, text],
  );
  const layout = isWide ? 'wide' : isFlat ? 'flat' : 'phone';
  return (
    <ShownContext.Provider value={showing.past}>
      <Dialog class={`watch ${layout}`} labelledBy="watch-title" onClose={onClose}>
        <div class="watch-ground" onKeyDown={(event) => onFilmKey(event, playing)}>
          <div class="bar">
            <button type="button" class="ibtn solid" aria-label={words.back} onClick={onClose}>
              <FilmIcon name="left" />
            </button>
            <h1 id="watch-title">{text.film.watch}</h1>
            {tools ?? <bdi class="pill">{record.title}</bdi>}
          </div>
          {isWide ? <ScoreStrip isPast /> : null}
          <BoardView isWatched />
          <Say
            mood={find === undefined ? 'plain' : 'good'}
            mark={find === undefined ? 'look' : 'me'}
            seat={find?.seat ?? 0}
            computer={find && computerOf(find.seat)}
            lines={lines}
          />
          <p class="unseen" aria-live="polite">
            {playing.isLed ? showing.heard.join(' ') : ''}
          </p>
          <section class="paper reel">
            <FilmGraph
              {...{ film, seconds }}
              me={view.you.seat}
              isComputer={(seat) => computerOf(seat) !== undefined}
              share={playing.share}
              label={words.moment}
              valueText={showing.valueText}
              onMove={(share) => playing.goTo(share)}
            />
            <FilmKeys {...{ words, playing, seconds, isWide }} total={film.gameSeconds} isFirst />
          </section>
          {isWide ? moments : null}
        </div>
      </Dialog>
    </ShownContext.Provider>
  );
}
