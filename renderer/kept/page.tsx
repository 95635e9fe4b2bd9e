/** The page of a kept game: who won, the film, the awards, and what each found. */

import './kept.css';
import './found.css';
import '../film/film.css';
import '../ui/surfaces.css';
import '../ui/controls.css';
import { clockTime } from '../game/clock-time.ts';
import type { Film } from '../game/film.ts';
import type { Graph } from '../game/film-graph.ts';
import { useMemo, useRef } from 'preact/hooks';
import type { KeptGame } from '../../shared/kept-game.ts';
import { lessonsOf } from '../../shared/lesson.ts';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { colourClass } from '../board/signs.ts';
import { FilmSay, FilmScores } from '../film/scenes.tsx';
import { FilmKeys, onFilmKey } from '../film/keys.tsx';
import { Moments } from '../film/moments.tsx';
import { type Showing, useShowing } from '../film/showing.ts';
import { resultTitle } from '../game/result.ts';
import { isolated } from '../game/say.ts';
import { resultOf, sidesIn } from '../game/sides-say.ts';
import { playerAt, ranked } from '../game/situation.ts';
import { AwardNote, Medals } from '../play/awards.tsx';
import { stepsOf } from '../game/podium-layout.ts';
import { Crown, Lid } from '../play/podium.tsx';
import { HardPairs } from '../play/hard-pairs.tsx';
import type { LessonDictionary } from '../text/lesson-dictionary.ts';
import type { SidesDictionary } from '../text/sides-dictionary.ts';
import type { FilmDictionary, KeptDictionary, StoryDictionary } from '../text/story-dictionary.ts';
import { BoardView } from '../ui/board-view.tsx';
import { useMedia } from '../ui/hooks.ts';
import { useText } from '../ui/page.ts';
import { Sticker } from '../ui/sticker.tsx';
import { TeamSign } from '../ui/team-sign.tsx';
import { Found } from './found.tsx';
import { cardOf as shownAs } from '../game/faces.ts';
import { endOf, showsOfKept, tableOf } from '../game/kept-table.ts';

interface KeptPageProps {
  readonly game: KeptGame;
  readonly words: StoryDictionary;
  readonly lesson: LessonDictionary;
  readonly sides: SidesDictionary;
}

/** How many hard pairs are told; where fewer were found, none. */
const HARD = 4;

/** The most lines that can be told apart. */
const LEGEND_MAX = 8;

export function KeptPage({ game, words: story, lesson, sides }: KeptPageProps) {
  const { film: words, kept } = story;
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
  const isShared = end.sides !== undefined;
  const players = isShared ? end.players : ranked(end);
  const show = (step: number) => {
    playing.playTo(step);
    reel.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      {isShared ? <TeamLids end={end} /> : <Lids players={players} />}
      <main class="kept-page">
        <h1>{isShared ? resultOf(end, sides, text)[0] : resultTitle(end, text)}</h1>
        <p class="lede">{ledeOf(game, showing, kept)}</p>
        <section
          ref={reel}
          class="kept-film"
          aria-label={text.film.watch}
          style={{ '--shape': record.columns / record.rows }}
          onKeyDown={(event) => onFilmKey(event, playing)}
        >
          <Reel {...{ showing, end, words, story, sides }} />
        </section>
        {end.awards.length === 0 ? null : (
          <section class="kept-awards">
            <h2>{story.awards.title}</h2>
            <Medals view={end} text={text} words={story} onShow={show} />
          </section>
        )}
        {end.sides?.kind === 'together' ? null : (
          <Found players={players} finds={film.finds} title={kept.found} />
        )}
        <Hard {...{ game, cardOf }} words={lesson} />
      </main>
      <footer class="kept-foot">
        <span class="brand">
          <img src={document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href} alt="" />
          Memory Scramble
        </span>
        <p class="quiet small">{kept.about}</p>
      </footer>
    </>
  );
}

interface HardProps {
  readonly game: KeptGame;
  readonly words: LessonDictionary;
  readonly cardOf: (card: string) => string;
}

/** Which pairs were hard. */
function Hard({ game, words, cardOf }: HardProps) {
  const { record, players, lesson: told } = game;
  const { game: number, title } = record;
  const [lesson] =
    told === undefined
      ? []
      : lessonsOf([{ game: number, title, seconds: 0, lesson: told }], () => players.length);
  if (lesson === undefined || lesson.found < HARD) return null;
  return (
    <section class="kept-hard">
      <h2>{words.hard}</h2>
      <div class="paper">
        <p class="quiet small">{words.up}</p>
        <HardPairs {...{ words, cardOf }} pairs={lesson.pairs.slice(0, HARD)} tables={1} />
      </div>
    </section>
  );
}

/** Which game it was, when, and how it went. */
function ledeOf({ record, began, players }: KeptGame, { film }: Showing, kept: KeptDictionary) {
  const about = [isolated(record.title), began === null ? '' : kept.when(new Date(began))];
  const pairs = players.reduce((sum, player) => sum + player.pairs, 0);
  const told = kept.told(players.length, pairs, clockTime(film.gameSeconds));
  return `${about.filter((part) => part !== '').join(', ')}. ${told}`;
}

const LIDS = 3;

/** The last pairs of the first three, on a band of ribbon. */
function Lids({ players }: { readonly players: readonly PlayerView[] }) {
  const first = stepsOf(players, Infinity)
    .flatMap((step) => step.players.map((player) => ({ player, place: step.place })))
    .slice(0, LIDS);
  return (
    <header class="kept-band" aria-hidden="true">
      {first.map(({ player, place }) => {
        const { seat, sign = seat } = player;
        return (
          <div key={seat} class={`kept-stand place-${place} ${colourClass(sign)}`}>
            {place === 1 ? <Crown /> : null}
            <Lid player={player} />
          </div>
        );
      })}
    </header>
  );
}

/** The signs of the teams, the best first; where all won together, the band is all theirs. */
function TeamLids({ end }: { readonly end: TableView }) {
  const teams = sidesIn(end).filter(({ kind }) => kind === 'team');
  return (
    <header class="kept-band" aria-hidden="true">
      {teams.map(({ number, place, score }) => (
        <div key={number} class={`kept-stand place-${Math.min(3, place ?? 3)}`}>
          {place === 1 && score > 0 ? <Crown /> : null}
          <div class="kept-team">
            <TeamSign team={number} />
          </div>
        </div>
      ))}
    </header>
  );
}

interface ReelProps {
  readonly showing: Showing;
  /** The table in the end. */
  readonly end: TableView;
  readonly words: FilmDictionary;
  readonly story: StoryDictionary;
  readonly sides: SidesDictionary;
}

/** The film: board, what is said, every pair, the graph and the keys. */
function Reel({ showing, end, words, story, sides }: ReelProps) {
  const { film, playing, view, find, seconds, computerOf, sentenceOf, signOf } = showing;
  const isWide = useMedia('(min-width: 900px)');
  const moments = useMemo(
    () => (
      <Moments
        {...{ computerOf, sentenceOf, signOf }}
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
    <>
      <BoardView source={showing.board} isWatched />
      <FilmSay showing={showing} />
      <p class="unseen" aria-live="polite">
        {playing.isLed ? showing.heard.join(' ') : ''}
      </p>
      <div class="paper kept-moments">{moments}</div>
      <div class="paper kept-reel">
        <div class="kept-graph">
          <FilmScores
            {...{ showing, words }}
            isLed
            rules={(graph) => <Rules film={film} graph={graph} />}
          />
          {end.sides === undefined ? (
            <Legend end={end} view={view} />
          ) : (
            <TeamLegend {...{ end, view, sides }} />
          )}
        </div>
        <FilmKeys {...{ words, playing, seconds, isWide }} total={film.gameSeconds} />
      </div>
    </>
  );
}

interface LegendProps {
  readonly end: TableView;
  readonly view: TableView;
}

/** Whose lines these are, and how many pairs each has at the moment. */
function Legend({ end, view }: LegendProps) {
  return (
    <ul class="kept-legend">
      {ranked(end)
        .slice(0, LEGEND_MAX)
        .map(({ seat, name, sign, computer }) => (
          <li key={seat}>
            <Sticker {...{ seat, sign, computer }} />
            <bdi>{name}</bdi>
            <b class="num">{playerAt(view, seat)?.score ?? 0}</b>
          </li>
        ))}
    </ul>
  );
}

/** How many pairs each team has at the moment. */
function TeamLegend({ end, view, sides }: LegendProps & Pick<ReelProps, 'sides'>) {
  const now = sidesIn(view);
  return (
    <ul class="kept-legend">
      {sidesIn(end)
        .filter(({ kind }) => kind === 'team')
        .map(({ number }) => (
          <li key={number}>
            <TeamSign team={number} />
            <bdi>{sides.teams[number]}</bdi>
            <b class="num">{now.find((team) => team.number === number)?.score ?? 0}</b>
          </li>
        ))}
    </ul>
  );
}

/** The most numbers above 0. */
const NUMBERS_MAX = 5;

/** Where times stand. */
const TIMES = [0, 0.25, 0.5, 0.75, 1];

export function Rules({ film, graph }: { readonly film: Film; readonly graph: Graph }) {
  const { most, yOf, left, right, railY } = graph;
  const by = Math.ceil(most / NUMBERS_MAX);
  const numbers = Array.from({ length: Math.floor(most / by) + 1 }, (_, index) => index * by);
  return (
    <g class="kept-rules">
      {numbers.map((pairs) => (
        <g key={pairs}>
          <line x1={left} x2={right} y1={yOf(pairs)} y2={yOf(pairs)} />
          <text x={left - 12} y={yOf(pairs) + 4}>
            {pairs}
          </text>
        </g>
      ))}
      {TIMES.map((share) => (
        <text key={share} class="kept-when" x={left + share * (right - left)} y={railY + 30}>
          {clockTime(film.gameSecondsAt(share))}
        </text>
      ))}
    </g>
  );
}
