/** The lesson on paper: one sheet, black on white, to be printed or kept as a page. */

import './lesson-sheet.css';
import sheetStyle from './lesson-paper.css?inline';
import './lesson-paper.css';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Lesson, LessonPair } from '../../shared/lesson.ts';
import { extentOf, figuresOf, lostOf, meanOf, remarksOf } from '../game/lesson.ts';
import { CardsSaid } from '../play/hard-pairs.tsx';
import type { LessonDictionary } from '../text/lesson-dictionary.ts';
import { Dialog } from '../ui/dialog.tsx';
import { PrintIcon } from '../ui/host-icons.tsx';
import { Icon } from '../ui/icon.tsx';
import { useText } from '../ui/page.ts';
import { keepFile, lessonFile } from './keep-file.ts';

/** As many as one sheet has room for. */
const HARD = 5;
const EASY = 3;
const REMARKS = 2;
const NAMES = 3;

/** More than there is ever room for. */
const LINES = 20;

interface LessonSheetProps {
  readonly lesson: Lesson;
  readonly words: LessonDictionary;
  readonly isNaming: boolean;
  readonly onClose: () => void;
}

export function LessonSheet({ lesson, words, isNaming, onClose }: LessonSheetProps) {
  const { menu, lang } = useText();
  const paper = useRef<HTMLDivElement>(null);
  usePrinted(paper);
  const save = () => {
    const parts = [...(paper.current?.children ?? [])];
    const sheet = parts.map((part) => new XMLSerializer().serializeToString(part)).join('');
    void keepFile({ name: lessonFile('html'), text: pageOf(sheet, lesson, lang) });
  };
  return (
    <Dialog class="desk-print" label={words.lesson} onClose={onClose}>
      <div class="desk-print-bar">
        <button type="button" class="btn go" autofocus onClick={() => globalThis.print()}>
          <PrintIcon />
          {words.page.print}
        </button>
        <button type="button" class="btn" onClick={save}>
          <Icon name="file" />
          {words.page.save}
        </button>
        <button type="button" class="ibtn" aria-label={menu.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div
        ref={paper}
        class="desk-print-scroll"
        tabIndex={0}
        role="region"
        aria-label={lesson.title}
      >
        <Paper {...{ lesson, words, isNaming }} />
      </div>
    </Dialog>
  );
}

const PRINTING = 'desk-printing';

/** Whether a sheet is open. */
export function isPrinting(): boolean {
  return document.documentElement.classList.contains(PRINTING);
}

/** While it is open, only the sheet is printed, whatever else is on the screen, and by whatever key. */
function usePrinted(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const copy = document.createElement('div');
    copy.className = 'desk-print-only';
    const draw = () => {
      copy.replaceChildren(
        ...[...(sheet.current?.children ?? [])].map((one) => one.cloneNode(true)),
      );
    };
    document.body.append(copy);
    root.classList.add(PRINTING);
    addEventListener('beforeprint', draw);
    return () => {
      removeEventListener('beforeprint', draw);
      root.classList.remove(PRINTING);
      copy.remove();
    };
  }, []);
}

/** The sheet as a page that needs nothing else. */
function pageOf(sheet: string, { title }: Lesson, lang: string): string {
  const head = document.createElement('title');
  head.textContent = title;
  const written = new XMLSerializer().serializeToString(head);
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
${written}
<style>${sheetStyle}</style>
<body class="desk-paper-page">
${sheet}
</body>
</html>
`;
}

type PaperProps = Pick<LessonSheetProps, 'lesson' | 'words' | 'isNaming'>;

function Paper({ lesson, words, isNaming }: PaperProps) {
  const { lang } = useText();
  const { page } = words;
  const { pairs, tables, byTable } = lesson;
  const hard = pairs.slice(0, HARD);
  const easy = pairs
    .filter(({ lostAt }, place) => place >= HARD && lostAt.length === 0)
    .sort((one, other) => one.up - other.up)
    .slice(0, EASY);
  const remarks = remarksOf(lesson, words, REMARKS);
  const isUnlike = pairs.some(({ with: other }) => other !== undefined);
  const most = hard[0]?.up ?? 0;
  const extent = [page.day(new Date()), ...extentOf(lesson, words)];
  return (
    <article class="desk-paper">
      <header>
        <h1>{lesson.title}</h1>
        <p>{extent.join(' · ')}</p>
      </header>
      <dl class="desk-paper-facts">
        {figuresOf(lesson, words, lang).map(({ value, label, beside }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd class="desk-paper-beside">{beside}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h2>{words.hard}</h2>
        <p class="desk-paper-how">{isUnlike ? page.howTaken : page.how}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{page.pair}</th>
              <th scope="col">{page.up}</th>
              {isUnlike ? <th scope="col">{page.taken}</th> : <td />}
            </tr>
          </thead>
          <tbody>
            {hard.map((pair, index) => (
              <tr key={index}>
                <td>
                  <Pair pair={pair} />
                </td>
                <td>
                  <Bar {...{ lang, most }} value={pair.up} />
                </td>
                <td>
                  {pair.taken.slice(0, 1).map(({ card, times }) => (
                    <p key={card}>
                      <b dir="auto">{card}</b>
                      {`, ${page.times(times)}`}
                    </p>
                  ))}
                  {[
                    lostOf(pair, tables, words),
                    pair.foundBy && words.foundBy(shortened(pair.foundBy)),
                  ].map((line) =>
                    line === undefined ? null : (
                      <p key={line} class="desk-paper-small">
                        {line}
                      </p>
                    ),
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div class="desk-paper-two">
        {easy.length === 0 ? null : (
          <section>
            <h2>{page.easy}</h2>
            <ul class="desk-paper-easy">
              {easy.map((pair, index) => (
                <li key={index}>
                  <Pair pair={pair} />
                  <Bar {...{ lang, most }} value={pair.up} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {byTable.length === 0 ? null : <Course {...{ lang, page }} tables={byTable} />}
      </div>
      {remarks.length === 0 ? null : (
        <section>
          <h2>{page.again}</h2>
          <ul class="desk-paper-again">
            {remarks.map((remark, index) => (
              <li key={index}>
                <CardsSaid {...remark} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section class="desk-paper-notes">
        <h2>{page.notes}</h2>
        {Array.from({ length: LINES }, (_, line) => (
          <i key={line} />
        ))}
      </section>
      <footer>
        <span>{page.made}</span>
        <span>{isNaming ? words.names[0] : page.unnamed}</span>
      </footer>
    </article>
  );
}

/** On paper there is room for some of many names. */
function shortened(names: readonly string[]): readonly string[] {
  return names.length <= NAMES ? names : [...names.slice(0, NAMES), '…'];
}

function Pair({ pair: { card, with: other } }: { readonly pair: LessonPair }) {
  return (
    <span class="desk-paper-pair">
      <span dir="auto">{card}</span>
      {other === undefined ? null : (
        <>
          <i>=</i>
          <span dir="auto">{other}</span>
        </>
      )}
    </span>
  );
}

interface BarProps {
  readonly lang: string;
  readonly value: number;
  readonly most: number;
}

function Bar({ lang, value, most }: BarProps) {
  const share = most === 0 ? 0 : value / most;
  return (
    <span class="desk-paper-bar">
      <i style={{ '--share': String(Math.min(1, share)) }} />
      <b>{meanOf(lang, value)}</b>
    </span>
  );
}

interface CourseProps {
  readonly lang: string;
  readonly page: LessonDictionary['page'];
  readonly tables: Lesson['byTable'];
}

const [LEFT, RIGHT, LINE] = [104, 280, 28];

/** Tries for a pair in the first and in the last game of each table, as points on a line. */
function Course({ lang, page, tables }: CourseProps) {
  const values = tables.flatMap(({ first, last }) => [first, last]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const xOf = (value: number) => LEFT + (RIGHT - LEFT) * ((value - least) / (most - least || 1));
  const height = LINE * (tables.length + 1) + 8;
  return (
    <section>
      <h2>{page.course}</h2>
      <p class="desk-paper-how">{page.courseHow}</p>
      <svg viewBox={`0 0 316 ${height}`} width="316" height={height}>
        {tables.map(({ table, first, last }, index) => {
          const y = 16 + index * LINE;
          const [left, right] = first < last ? [first, last] : [last, first];
          return (
            <g key={table}>
              <text class="desk-paper-table" x="0" y={y + 5}>
                {page.table(table)}
              </text>
              <path d={`M${xOf(left)} ${y}H${xOf(right)}`} />
              <circle cx={xOf(first)} cy={y} r="6" class="desk-paper-first" />
              <circle cx={xOf(last)} cy={y} r={first === last ? 3 : 6} />
              <text x={xOf(left) - 11} y={y + 5} text-anchor="end">
                {meanOf(lang, left)}
              </text>
              {left === right ? null : (
                <text x={xOf(right) + 11} y={y + 5}>
                  {meanOf(lang, right)}
                </text>
              )}
            </g>
          );
        })}
        <circle cx="8" cy={height - 14} r="5" class="desk-paper-first" />
        <text class="desk-paper-table" x="20" y={height - 9}>
          {page.firstGame}
        </text>
        <circle cx="158" cy={height - 14} r="5" />
        <text class="desk-paper-table" x="170" y={height - 9}>
          {page.lastGame}
        </text>
      </svg>
    </section>
  );
}
