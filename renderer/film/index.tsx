/** A game that is over, watched again: the board as it was, and the scores over time below it. */

import './film.css';
import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import type { TableView } from '../../shared/table-view.ts';
import { ScoreStrip } from '../play/score-strip.tsx';
import type { Language } from '../text/dictionary.ts';
import { type FilmDictionary, storyDictionaries } from '../text/story-dictionary.ts';
import { BoardView } from '../ui/board-view.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useMedia } from '../ui/hooks.ts';
import { Icon } from '../ui/icon.tsx';
import { type FilmProps, usePlayer, useShown, useText } from '../ui/page.ts';
import { FilmSay, FilmScores } from './scenes.tsx';
import { FilmKeys, onFilmKey } from './keys.tsx';
import { Moments } from './moments.tsx';
import { useShowing } from './showing.ts';

/** The screen, in this language. */
export async function openFilm(language: Language): Promise<ComponentType<FilmProps>> {
  const {
    default: { film: words },
  } = await storyDictionaries[language]();
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
  const { film, playing, view, find, seconds, computerOf, signOf, sentenceOf } = showing;
  // They are many, and change only with each pair.
  const moments = useMemo(
    () => (
      <Moments
        {...{ computerOf, signOf, sentenceOf }}
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
    <Dialog class={`film ${layout}`} labelledBy="watch-title" onClose={onClose}>
      <div class="film-ground" onKeyDown={(event) => onFilmKey(event, playing)}>
        <div class="film-bar">
          <button type="button" class="ibtn solid" aria-label={words.back} onClick={onClose}>
            <Icon name="back" />
          </button>
          <h1 id="watch-title">{text.film.watch}</h1>
          {tools ?? <bdi class="pill">{record.title}</bdi>}
        </div>
        {isWide ? <ScoreStrip view={view} isPast /> : null}
        <BoardView source={showing.board} isWatched />
        <FilmSay showing={showing} />
        <p class="unseen" aria-live="polite">
          {playing.isLed ? showing.heard.join(' ') : ''}
        </p>
        <section class="paper film-reel">
          <FilmScores {...{ showing, words }} me={view.you.seat} isLed />
          <FilmKeys {...{ words, playing, seconds, isWide }} total={film.gameSeconds} isFirst />
        </section>
        {isWide ? moments : null}
      </div>
    </Dialog>
  );
}
