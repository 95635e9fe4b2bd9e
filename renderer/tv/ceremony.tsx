/** After the podium, for the whole room: the awards in turn, each with its moment; then the evening. */

import './ceremony.css';
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Award, awardWeights } from '../../shared/awards.ts';
import type { TableView } from '../../shared/table-view.ts';
import { Film } from '../game/film.ts';
import { nameOf, playerAt, signAt } from '../game/situation.ts';
import { awardSentence } from '../game/story.ts';
import { colourClass } from '../board/signs.ts';
import type { After } from '../play/parts.ts';
import { openAfter } from '../play/after.tsx';
import { Lid } from '../play/podium.tsx';
import { Rosette } from '../play/rosette.tsx';
import type { Language } from '../text/dictionary.ts';
import { BoardView } from '../ui/board-view.tsx';
import { type RoomFilmProps, useText } from '../ui/page.ts';
import { Sentence } from '../ui/sentence.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { Evening, hasEvening } from './tv-story.tsx';

/** More would be a long time to sit still. */
const AWARDS_MAX = 12;
const AWARD_MS = 3_000;
/** The board as it was just before, so that the pair is seen as it is found. */
const BEFORE_MS = 900;
const STANDINGS_MS = 6_000;

/** The screen, in this language. */
export async function openCeremony(language: Language): Promise<ComponentType<RoomFilmProps>> {
  const after = await openAfter(language);
  return (props) => <Ceremony {...props} after={after} />;
}

/** The awards that the room sees, the best of them last. */
export function awardsInTurn({ awards }: Pick<TableView, 'awards'>): readonly Award[] {
  return [...awards]
    .sort((one, other) => awardWeights[one.kind] - awardWeights[other.kind])
    .slice(-AWARDS_MAX);
}

function Ceremony(props: RoomFilmProps & { readonly after: After }) {
  const { record, table, cardOf, far, after, onEnd } = props;
  const text = useText();
  const film = useMemo(() => new Film({ record, view: table, cardOf }), [record]);
  const awards = useMemo(() => awardsInTurn(table), [table]);
  const [turn, setTurn] = useState(0);
  const isEvening = turn === awards.length && hasEvening(table);
  const isOver = turn > awards.length || (turn === awards.length && !isEvening);
  useEffect(() => {
    if (isOver) return onEnd();
    const next = () => setTurn((before) => before + 1);
    const timer = setTimeout(next, isEvening ? STANDINGS_MS : AWARD_MS);
    return () => clearTimeout(timer);
  }, [turn]);
  if (isEvening) {
    return (
      <main class="screen tv-screen tv-standings">
        <Evening {...{ text, after }} view={table} />
      </main>
    );
  }
  const award = awards[Math.min(turn, awards.length - 1)];
  if (award === undefined) return null;
  return (
    <main class="screen tv-screen tv-ceremony">
      <Moment key={award.seat} {...{ film, award, table, far }} />
      <Given key={`given ${award.seat}`} {...{ award, table, after }} />
    </main>
  );
}

interface MomentProps extends Pick<RoomFilmProps, 'table' | 'far'> {
  readonly film: Film;
  readonly award: Award;
}

/** The pair as it was found; where an award has no such moment, the last pair of its owner. */
function Moment({ film, award: { seat, step = Infinity }, table, far }: MomentProps) {
  const { score } = useText();
  const isFilmed = step <= film.count;
  const source = useMemo(
    () => (isFilmed ? { view: signal(film.viewAfter(step - 1)) } : undefined),
    [],
  );
  useEffect(() => {
    if (source === undefined) return undefined;
    const timer = setTimeout(() => {
      source.view.value = film.viewAfter(step);
    }, BEFORE_MS);
    return () => clearTimeout(timer);
  }, []);
  const player = playerAt(table, seat);
  return (
    <section class={`tv-board ${colourClass(signAt(table, seat))}`} aria-hidden="true">
      {source === undefined ? (
        player && (
          <div class="tv-lid">
            <Lid player={player} label={score.computer} />
          </div>
        )
      ) : (
        <div class="tv-frame" inert>
          <BoardView source={source} isWatched far={far} />
        </div>
      )}
    </section>
  );
}

interface GivenProps {
  readonly award: Award;
  readonly table: TableView;
  readonly after: After;
}

/** Whose award it is, what it is called, and what it is given for. */
function Given({ award, table, after: { words } }: GivenProps) {
  const text = useText();
  const { seat, kind } = award;
  const { computer } = playerAt(table, seat) ?? {};
  return (
    <section class="tv-given">
      <Rosette kind={kind} />
      <h1>{words.awards[kind].name}</h1>
      <p class="tv-whose">
        <Sticker {...{ seat, computer }} sign={signAt(table, seat)} label={text.score.computer} />
        <bdi class="tv-name">{nameOf(table, seat)}</bdi>
      </p>
      <p class="quiet tv-lede">
        <Sentence text={awardSentence(text, words, award)} />
      </p>
    </section>
  );
}
