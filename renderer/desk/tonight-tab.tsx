/**
 * The evening: its standings, what can be kept or shown of it and of the last one, and ways to
 * end it.
 */

import { useState } from 'preact/hooks';
import { useAfter, useFetched } from '../play/parts.ts';
import { Ask } from '../ui/ask.tsx';
import { ListIcon } from '../ui/host-icons.tsx';
import { Icon } from '../ui/icon.tsx';
import { Radios } from '../ui/radios.tsx';
import { Row } from '../ui/row.tsx';
import { useShown, useText } from '../ui/page.ts';
import type { Desk } from './desk-store.ts';
import { useGamePage } from './game-page.tsx';
import { keepFile } from './keep-file.ts';
import { LessonTab, openLessonWords } from './lesson-tab.tsx';
import { resultsWords } from '../game/lesson.ts';

/** How many games stand side by side. */
const COLUMNS = 4;

export function TonightTab({ host, words: desk }: Desk) {
  const { tonight } = desk;
  const page = useGamePage({ host, words: desk });
  const { store } = useShown();
  const text = useText();
  const after = useAfter();
  const lesson = useFetched(openLessonWords);
  const [isLesson, setLesson] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const view = store.view.value;
  if (view === undefined || after === undefined || lesson === undefined) return null;
  const { words, parts } = after;
  const { games } = view.evening;
  const last = host.state.value?.lastEvening ?? null;
  const save = async (which: { last: boolean }) => {
    const file = await host.read('results', { ...which, words: resultsWords(lesson, words) });
    if (file !== undefined) await keepFile(file);
  };
  const name = (names: { readonly night: string; readonly day: string }) =>
    parts.eveningName(names, new Date().getHours());
  const showsLesson = isLesson && games > 0;
  const isOver = view.phase === 'over';
  const isFilm = view.tvShows === 'film';
  return (
    <>
      {games > 0 ? (
        <Radios
          class="seg desk-which"
          label={name(words.tonight)}
          chosen={isLesson}
          options={[
            { value: false, shown: lesson.scores },
            { value: true, shown: lesson.lesson },
          ]}
          onChoose={setLesson}
        />
      ) : null}
      {showsLesson ? (
        <LessonTab {...{ host, words: desk, lesson }} />
      ) : (
        <>
          <div class="desk-evening">
            <div>
              <h2>{name(words.tonight)}</h2>
              {games > 0 ? (
                <p class="quiet small">
                  {words.tonight.after(games)}
                  <parts.Since {...{ view, words }} />
                </p>
              ) : null}
            </div>
            {games > 0 ? (
              <button type="button" class="btn small risk" onClick={() => setAsking('afresh')}>
                {tonight.afresh}
              </button>
            ) : null}
          </div>
          <parts.Tonight {...{ view, text, words }} columns={COLUMNS} />
        </>
      )}
      <div>
        {page.isThere && !showsLesson ? (
          <Row id="game-page" lines={isOver ? tonight.page : [tonight.lastPage, tonight.page[1]]}>
            <button type="button" class="btn" aria-describedby="game-page" onClick={page.ask}>
              <Icon name="file" />
              {tonight.save}
            </button>
          </Row>
        ) : null}
        {games > 0 && !showsLesson ? (
          <Row id="results" lines={tonight.table}>
            <button
              type="button"
              class="btn"
              aria-describedby="results"
              onClick={() => void save(THIS)}
            >
              <ListIcon />
              {tonight.save}
            </button>
          </Row>
        ) : null}
        {isOver && page.isThere && !showsLesson ? (
          <Row id="game-film" lines={tonight.tv}>
            <button
              type="button"
              class="btn"
              aria-describedby="game-film"
              onClick={() =>
                void host.use('showOnTv', {
                  shows: isFilm ? 'game' : 'film',
                  table: host.tables.at,
                })
              }
            >
              <Icon name="tv" />
              {isFilm ? tonight.endOnTv : tonight.showOnTv}
            </button>
          </Row>
        ) : null}
        {games > 0 ? (
          <ForgetRow
            id="forget-this"
            label={name(tonight.forgetThis)}
            words={tonight}
            onForget={() => setAsking('forget')}
          />
        ) : null}
        {last === null || showsLesson ? null : (
          <>
            <Row
              id="last-evening"
              lines={tonight.last(
                last.games,
                last.since === null ? undefined : new Date(last.since),
              )}
            >
              <button
                type="button"
                class="btn"
                aria-describedby="last-evening"
                onClick={() => void save(LAST)}
              >
                <ListIcon />
                {tonight.save}
              </button>
            </Row>
            <ForgetRow
              id="forget-last"
              label={tonight.forgetLast}
              words={tonight}
              onForget={() => setAsking('forget-last')}
            />
          </>
        )}
      </div>
      {page.dialog}
      {asking === 'afresh' ? (
        <EndDialog
          lines={tonight.ask(games)}
          yes={tonight.afreshYes}
          words={tonight}
          onSave={() => void save(THIS)}
          onGo={() => void host.use('freshEvening', {})}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
      {asking === 'forget' || asking === 'forget-last' ? (
        <EndDialog
          lines={tonight.askForget(asking === 'forget' ? games : (last?.games ?? 0))}
          yes={tonight.forgetYes}
          words={tonight}
          onSave={() => void save(asking === 'forget' ? THIS : LAST)}
          onGo={() => void host.use('forgetEvening', asking === 'forget' ? THIS : LAST)}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </>
  );
}

type Asking = 'afresh' | 'forget' | 'forget-last';

const THIS = { last: false };
const LAST = { last: true };

interface ForgetRowProps {
  readonly id: string;
  readonly label: string;
  readonly words: Desk['words']['tonight'];
  readonly onForget: () => void;
}

function ForgetRow({ id, label, words, onForget }: ForgetRowProps) {
  return (
    <Row id={id} lines={[label, words.forgetHint]}>
      <button type="button" class="btn risk" aria-describedby={id} onClick={onForget}>
        {words.forget}
      </button>
    </Row>
  );
}

interface EndDialogProps {
  readonly lines: readonly [string, string];
  readonly yes: string;
  readonly words: Desk['words']['tonight'];
  readonly onSave: () => void;
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** Asked once, with a way to save the results first. */
function EndDialog({ lines, yes, words, onSave, onGo, onClose }: EndDialogProps) {
  const end = () => {
    onClose();
    onGo();
  };
  return (
    <Ask
      lines={lines}
      answers={[
        { label: words.saveFirst, onChoose: onSave },
        { label: yes, isRisk: true, onChoose: end },
      ]}
      best={{ label: words.keep, onChoose: onClose }}
      onClose={onClose}
    />
  );
}
