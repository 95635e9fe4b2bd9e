/** A game that is over, watched again: the board as it was, and the scores over time below it. */

import './film.css';
import type { ComponentType } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { TableView } from '../../shared/table-view.ts';
import { clockTime } from '../game/clock-time.ts';
import { sayFilm, sayFind } from '../game/film-say.ts';
import { Film } from '../game/film.ts';
import { inWords } from '../game/photo.ts';
import { playerAt } from '../game/situation.ts';
import { Say } from '../play/say-bar.tsx';
import { ScoreStrip } from '../play/score-strip.tsx';
import { Store } from '../state/store.ts';
import type { Language } from '../text/dictionary.ts';
import { type FilmDictionary, filmDictionaries } from '../text/film-dictionary.ts';
import { BoardView } from '../ui/board-view.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useMedia } from '../ui/hooks.ts';
import { type FilmProps, ShownContext, usePlayer, useShown, useText } from '../ui/page.ts';
import { FilmGraph } from './graph.tsx';
import { FilmKeys, FilmIcon, onFilmKey } from './keys.tsx';
import { Moments } from './moments.tsx';
import { usePlaying } from './playing.ts';

/** The screen, in this language. */
export async function openFilm(language: Language): Promise<ComponentType<FilmProps>> {
  const { default: words } = await filmDictionaries[language]();
  return (props) => <FilmScreen {...props} words={words} />;
}

interface FilmScreenProps extends FilmProps {
  readonly words: FilmDictionary;
}

function FilmScreen({ record, onClose, words }: FilmScreenProps) {
  const shown = useShown();
  const { cardOf } = usePlayer();
  const text = useText();
  const isWide = useMedia('(min-width: 900px) and (min-height: 480px)');
  const isFlat = useMedia('(min-width: 480px) and (max-height: 479px)');
  // The table may change while it is watched, and the game not.
  const { film, store, past } = useMemo(() => {
    const view = shown.store.view.peek() as TableView;
    const made = new Film({ record, view, cardOf });
    const own = new Store();
    own.show(made.viewAfter(0));
    return { film: made, store: own, past: { ...shown, store: own } };
  }, [record]);
  const playing = usePlaying(film);
  const steps = film.stepsAt(playing.share);
  const view = useMemo(() => film.viewAfter(steps), [film, steps]);
  useLayoutEffect(() => store.show(view), [view]);
  const me = view.you.seat;
  const find = film.findAfter(steps);
  const computerOf = (seat: number) => playerAt(view, seat)?.computer;
  const hasPlayed = record.seats.some(({ seat }) => seat === me);
  const isAtEnd = playing.share === 1;
  const lines = sayFilm({ text, words }, { film, view, find, isAtEnd, hasPlayed });
  const heard = lines.map((line) => inWords(line, text.spot.photoNumber));
  const seconds = film.gameSecondsAt(playing.share);
  // They are many, and change only with each pair.
  const moments = useMemo(
    () => (
      <Moments
        finds={film.finds}
        shown={find}
        label={words.moments}
        computerOf={computerOf}
        sentenceOf={(one) => sayFind({ text, words }, view, one)}
        onChoose={(one) => playing.goTo(one.share)}
      />
    ),
    [film, find, text],
  );
  const layout = isWide ? 'wide' : isFlat ? 'flat' : 'phone';
  return (
    <ShownContext.Provider value={past}>
      <Dialog class={`watch ${layout}`} labelledBy="watch-title" onClose={onClose}>
        <div class="watch-ground" onKeyDown={(event) => onFilmKey(event, playing)}>
          <div class="bar">
            <button type="button" class="ibtn solid" aria-label={words.back} onClick={onClose}>
              <FilmIcon name="left" />
            </button>
            <h1 id="watch-title">{text.film.watch}</h1>
            <bdi class="pill">{record.title}</bdi>
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
            {playing.isLed ? heard.join(' ') : ''}
          </p>
          <section class="paper reel">
            <FilmGraph
              film={film}
              me={me}
              isComputer={(seat) => computerOf(seat) !== undefined}
              share={playing.share}
              seconds={seconds}
              label={words.moment}
              valueText={`${clockTime(seconds)}, ${heard[0]}`}
              onMove={(share) => playing.goTo(share)}
            />
            <FilmKeys words={words} playing={playing} seconds={seconds} total={film.gameSeconds} />
          </section>
          {isWide ? moments : null}
        </div>
      </Dialog>
    </ShownContext.Provider>
  );
}
