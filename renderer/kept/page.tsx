/** The page of a kept game: who won, the film, the awards, and what each found. */

import './kept.css';
import './found.css';
import '../film/film.css';
import '../play/wide.css';
import '../ui/controls.css';
import { useMemo, useRef } from 'preact/hooks';
import type { KeptGame } from '../../shared/kept-game.ts';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { colourClass } from '../board/signs.ts';
import { FilmGraph } from '../film/graph.tsx';
import { FilmKeys, onFilmKey } from '../film/keys.tsx';
import { Moments } from '../film/moments.tsx';
import { type Showing, useShowing } from '../film/showing.ts';
import { clockTime } from '../game/clock-time.ts';
import { placeOf, resultTitle } from '../game/result.ts';
import { isolated } from '../game/say.ts';
import { playerAt, ranked } from '../game/situation.ts';
import { AwardNote } from '../play/award-note.tsx';
import { Medals } from '../play/awards.tsx';
import { Crown, Lid, standing } from '../play/podium.tsx';
import { Say } from '../play/say-bar.tsx';
import type { FilmDictionary } from '../text/film-dictionary.ts';
import type { KeptDictionary } from '../text/kept-dictionary.ts';
import type { StoryDictionary } from '../text/story-dictionary.ts';
import { BoardView } from '../ui/board-view.tsx';
import { useMedia } from '../ui/hooks.ts';
import { ShownContext, useText } from '../ui/page.ts';
import { Sticker } from '../ui/sticker.tsx';
import { Found } from './found.tsx';
import { Rules } from './rules.tsx';
import { cardOf as shownAs } from '../game/faces.ts';
import { endOf, showsOfKept, tableOf } from '../game/kept-table.ts';

interface KeptPageProps {
  readonly game: KeptGame;
  readonly film: FilmDictionary;
  readonly story: StoryDictionary;
  readonly kept: KeptDictionary;
}

/** So many lines are told from each other. */
const LEGEND_MAX = 8;

export function KeptPage({ game, film: words, story, kept }: KeptPageProps) {
  const text = useText();
  const reel = useRef<HTMLElement>(null);
  const { record } = game;
  const { table, cardOf } = useMemo(() => {
    const shows = showsOfKept(game);
    const shown = (card: string) => shownAs(shows, card);
    return { table: tableOf(game, shows, text.lobby), cardOf: shown };
  }, [game]);
  const showing = useShowing({ record, table, cardOf, words });
  const { film, playing } = showing;
  const end = useMemo(() => endOf(film, table), [film]);
  const players = ranked(end);
  const show = (step: number) => {
    playing.playTo(step);
    reel.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <Lids players={players} />
      <main>
        <h1>{resultTitle(end, text)}</h1>
        <p class="lede">{ledeOf(game, showing, kept)}</p>
        <section
          ref={reel}
          class="kept-film"
          aria-label={text.film.watch}
          style={{ '--shape': record.columns / record.rows }}
          onKeyDown={(event) => onFilmKey(event, playing)}
        >
          <Reel {...{ showing, end, words, story }} />
        </section>
        {end.awards.length === 0 ? null : (
          <section class="kept-awards">
            <h2>{story.awards.title}</h2>
            <Medals view={end} text={text} words={story} onShow={show} />
          </section>
        )}
        <Found players={players} finds={film.finds} title={kept.found} />
      </main>
      <footer>
        <span class="brand">
          <img src={document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href} alt="" />
          Memory Scramble
        </span>
        <p class="quiet small">{kept.about}</p>
      </footer>
    </>
  );
}

/** Which game it was, when, and how it went. */
function ledeOf({ record, began, players }: KeptGame, { film }: Showing, kept: KeptDictionary) {
  const about = [isolated(record.title), began === null ? '' : kept.when(new Date(began))];
  const pairs = players.reduce((sum, player) => sum + player.pairs, 0);
  const told = kept.told(players.length, pairs, clockTime(film.gameSeconds));
  return `${about.filter((part) => part !== '').join(', ')}. ${told}`;
}

/** The last pairs of the first three, on a band of ribbon. */
function Lids({ players }: { readonly players: readonly PlayerView[] }) {
  return (
    <header class="kept-band" aria-hidden="true">
      {standing(players, 3).map((player) => {
        const { seat, computer, lastWith } = player;
        const place = Math.min(3, placeOf(player, players));
        return (
          <div key={seat} class={`stand place-${place} ${colourClass(seat)}`}>
            {place === 1 ? <Crown /> : null}
            <div class={lastWith === undefined ? 'lid' : 'lid two'}>
              <Lid player={player} />
              <span class="badge">
                <Sticker seat={seat} computer={computer} />
              </span>
            </div>
          </div>
        );
      })}
    </header>
  );
}

interface ReelProps {
  readonly showing: Showing;
  /** The table in the end. */
  readonly end: TableView;
  readonly words: FilmDictionary;
  readonly story: StoryDictionary;
}

/** The film: board, what is said, every pair, the graph and the keys. */
function Reel({ showing, end, words, story }: ReelProps) {
  const { film, playing, view, past, find, lines, seconds, computerOf, sentenceOf } = showing;
  const isWide = useMedia('(min-width: 900px)');
  const moments = useMemo(
    () => (
      <Moments
        {...{ computerOf, sentenceOf }}
        finds={film.finds}
        shown={find}
        label={words.moments}
        noteOf={(one) => <AwardNote find={one} view={end} words={story} />}
        onChoose={(one) => playing.goTo(one.share)}
      />
    ),
    [film, find],
  );
  return (
    <ShownContext.Provider value={past}>
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
      <div class="paper kept-moments">{moments}</div>
      <div class="paper reel">
        <div class="kept-graph">
          <FilmGraph
            {...{ film, seconds }}
            me={null}
            isComputer={(seat) => computerOf(seat) !== undefined}
            share={playing.share}
            label={words.moment}
            valueText={showing.valueText}
            onMove={(share) => playing.goTo(share)}
            rules={(graph) => <Rules film={film} graph={graph} />}
          />
          <Legend end={end} view={view} />
        </div>
        <FilmKeys {...{ words, playing, seconds, isWide }} total={film.gameSeconds} />
      </div>
    </ShownContext.Provider>
  );
}

/** Whose lines these are, and how many pairs each has at the moment. */
function Legend({ end, view }: { readonly end: TableView; readonly view: TableView }) {
  return (
    <ul class="legend">
      {ranked(end)
        .slice(0, LEGEND_MAX)
        .map(({ seat, name, computer }) => (
          <li key={seat}>
            <Sticker seat={seat} computer={computer} />
            <bdi>{name}</bdi>
            <b class="num">{playerAt(view, seat)?.score ?? 0}</b>
          </li>
        ))}
    </ul>
  );
}
