/** The lesson of today: which pairs were hard, and how the class did. Nobody is named unless the host wants it. */

import './lesson.css';
import { useEffect, useState } from 'preact/hooks';
import type { Lesson } from '../../shared/lesson.ts';
import { extentOf, figuresOf, lessonCsv, titleAmong } from '../game/lesson.ts';
import { HardPairs } from '../play/hard-pairs.tsx';
import type { Language } from '../text/dictionary.ts';
import { type LessonDictionary, lessonDictionaries } from '../text/lesson-dictionary.ts';
import { ListIcon, PrintIcon } from '../ui/host-icons.tsx';
import { useShown, useText } from '../ui/page.ts';
import { Row, SwitchRow } from '../ui/row.tsx';
import type { Desk } from './desk-store.ts';
import { keepFile, lessonFile } from './keep-file.ts';
import { LessonSheet } from './lesson-sheet.tsx';

export async function openLessonWords(language: Language): Promise<LessonDictionary> {
  return (await lessonDictionaries[language]()).default;
}

/** Other tables end their games without a word to this page. */
const AGAIN_MS = 3_000;

interface LessonTabProps extends Desk {
  readonly lesson: LessonDictionary;
}

export function LessonTab({ host, words: desk, lesson: words }: LessonTabProps) {
  const { lang } = useText();
  const [isNaming, setNaming] = useState(false);
  const [deck, setDeck] = useState<string>();
  const [isPrinting, setPrinting] = useState(false);
  const lessons = useLessons(host, isNaming);
  const [newest] = lessons ?? [];
  if (lessons === undefined) return null;
  if (newest === undefined) return <p class="quiet">{words.none}</p>;
  const lesson = lessons.find((one) => one.deck === deck) ?? newest;
  const save = () => void keepFile({ name: lessonFile('csv'), text: lessonCsv(lessons, words) });
  return (
    <div class="desk-lesson">
      <div class="desk-evening">
        <div>
          {lessons.length === 1 ? (
            <h2>{lesson.title}</h2>
          ) : (
            <select
              class="select"
              aria-label={words.board}
              onChange={({ currentTarget }) => setDeck(currentTarget.value)}
            >
              {lessons.map((one) => (
                <option key={one.deck} value={one.deck} selected={one === lesson}>
                  {titleAmong(lessons, one)}
                </option>
              ))}
            </select>
          )}
          <p class="quiet small">{extentOf(lesson, words).join(', ')}</p>
        </div>
        {lesson.isEnough ? (
          <button type="button" class="btn small" onClick={() => setPrinting(true)}>
            <PrintIcon />
            {words.print}
          </button>
        ) : null}
      </div>
      <ul class="desk-lesson-figures">
        {figuresOf(lesson, words, lang).map(({ value, label, beside }) => (
          <li key={label}>
            <b class="num">{value}</b>
            <span>{label}</span>
            <small class="num">{beside}</small>
          </li>
        ))}
      </ul>
      {lesson.isEnough ? (
        <section>
          <div class="desk-lesson-head">
            <h3>{words.hard}</h3>
            <span class="quiet small">{words.up}</span>
          </div>
          <div class="desk-lesson-hard" role="region" tabIndex={0} aria-label={words.hard}>
            <HardPairs {...{ words }} pairs={lesson.pairs} tables={lesson.tables} cardOf={String} />
          </div>
        </section>
      ) : (
        <p>{words.little}</p>
      )}
      <div>
        {lesson.isEnough ? (
          <SwitchRow
            id="lesson-names"
            lines={isNaming ? [words.names[0], words.named] : words.names}
            isOn={isNaming}
            onSwitch={setNaming}
          />
        ) : null}
        <Row id="lesson-table" lines={words.table}>
          <button type="button" class="btn" aria-describedby="lesson-table" onClick={save}>
            <ListIcon />
            {desk.tonight.save}
          </button>
        </Row>
      </div>
      {isPrinting ? (
        <LessonSheet {...{ lesson, words, isNaming }} onClose={() => setPrinting(false)} />
      ) : null}
    </div>
  );
}

/** Undefined until the host has answered. */
function useLessons(host: Desk['host'], names: boolean): readonly Lesson[] | undefined {
  const { store } = useShown();
  const [lessons, setLessons] = useState<readonly Lesson[]>();
  const view = store.view.value;
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      const told = await host.read('lessons', { names });
      if (isShown && told !== undefined) setLessons(told);
    };
    void ask();
    const timer = setInterval(() => void ask(), AGAIN_MS);
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, [names, view?.evening.games, view?.phase]);
  return lessons;
}
