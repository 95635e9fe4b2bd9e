/** A game that is over, watched again by the whole room: nobody leads it. */

import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { clockTime } from '../game/clock-time.ts';
import { ranked } from '../game/situation.ts';
import type { Language } from '../text/dictionary.ts';
import { type FilmDictionary, storyDictionaries } from '../text/story-dictionary.ts';
import { BoardView } from '../ui/board-view.tsx';
import { useSides } from '../play/parts.ts';
import { Brand } from '../ui/door.tsx';
import { type RoomFilmProps, useText } from '../ui/page.ts';
import { Sticker } from '../ui/sticker.tsx';
import { FilmSay, FilmScores } from '../film/scenes.tsx';
import { useShowing } from '../film/showing.ts';

/** As many scores as people read at once. */
const SCORES = 6;

/** Of lines and signs, so that they are seen from afar. */
const GRAPH_SCALE = 1.9;

/** So long its end is shown. */
const END_MS = 3_000;

/** The screen, in this language. */
export async function openRoomFilm(language: Language): Promise<ComponentType<RoomFilmProps>> {
  const {
    default: { film: words },
  } = await storyDictionaries[language]();
  return (props) => <RoomFilm {...props} words={words} />;
}

function RoomFilm(props: RoomFilmProps & { readonly words: FilmDictionary }) {
  const { record, table, cardOf, words, far, onEnd } = props;
  const text = useText();
  const { sides, isDue } = useSides();
  const showing = useShowing({ record, table, cardOf, words, isAlone: true });
  const { film, playing, view, seconds } = showing;
  const isAtEnd = playing.share === 1 || film.count === 0;
  useEffect(() => {
    if (!isAtEnd) return undefined;
    const timer = setTimeout(onEnd, END_MS);
    return () => clearTimeout(timer);
  }, [isAtEnd]);
  return (
    <main class="screen tv-screen tv-game tv-film">
      <div class="tv-board">
        <div class="tv-frame" role="img" aria-label={text.score.board} inert>
          <BoardView source={showing.board} isWatched far={far} />
        </div>
      </div>
      <aside class="tv-rail">
        <div class="tv-film-head">
          <Brand />
          <span class="pill num">{clockTime(seconds)}</span>
        </div>
        <h1>{text.film.watch}</h1>
        <div class="paper">
          <FilmScores {...{ showing, words }} scale={(GRAPH_SCALE * far()) / 16} />
        </div>
        {sides === undefined ? null : <sides.List view={view} isFar />}
        <ul class="tv-tops" aria-label={text.score.players} hidden={isDue}>
          {(isDue ? [] : ranked(table)).slice(0, SCORES).map(({ seat, name, sign, computer }) => (
            <li key={seat} class="paper">
              <Sticker {...{ seat, sign, computer }} isChip />
              <bdi class="tv-name">{name}</bdi>
              <b class="num">{view.players.find((player) => player.seat === seat)?.score}</b>
            </li>
          ))}
        </ul>
        <FilmSay showing={showing} />
      </aside>
    </main>
  );
}
