/**
 * Beside the bench: a preview of the board, its size, its problems, and the buttons to save and
 * play it.
 */

import { useState } from 'preact/hooks';
import type { DeckFace } from '../../shared/deck-face.ts';
import { shortened } from '../../shared/graphemes.ts';
import { isolated } from '../game/say.ts';
import type { MakerDictionary } from '../text/maker-dictionary.ts';
import { MixIcon } from '../ui/host-icons.tsx';
import { Icon } from '../ui/icon.tsx';
import { useText } from '../ui/page.ts';
import { facesOf, isPhoto, played } from './bench.ts';
import { LANGUAGES } from './list.ts';
import { type MakerStore, NO_LANGUAGE } from './maker-store.ts';
import type { MakerParts } from './pairs.tsx';
import { Preview } from './preview.tsx';
import { type Problem, pairsOf } from './problems.ts';
import { type Size, isSame } from '../../shared/sizes.ts';
import { since } from './since.ts';
import { Sizes } from '../ui/sizes.tsx';

const LISTED_LANGUAGES = [NO_LANGUAGE, ...LANGUAGES];

/** Letters of a word in a sentence. */
const SAID_MAX = 24;
/** Problems, and files, that are listed. */
const LISTED = 5;

export function Side({ store, words }: MakerParts) {
  const [deal, setDeal] = useState(0);
  const { lang, ctrl } = useText();
  const isBlocked = store.blocking !== undefined;
  return (
    <aside class="panel maker-side" aria-labelledby="make-title">
      <div class="panel-head">
        <h1 id="make-title">
          {words.title}
          <small>{statusOf(store, words, lang)}</small>
        </h1>
        <button
          type="button"
          class="ibtn"
          aria-label={words.undo}
          title={`${ctrl}/⌘ Z`}
          disabled={!store.history.canUndo.value}
          onClick={() => store.undo()}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="ibtn maker-redo"
          aria-label={words.redo}
          title={`${ctrl}/⌘ Y`}
          disabled={!store.history.canRedo.value}
          onClick={() => store.redo()}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="ibtn"
          aria-label={words.export}
          title={words.export}
          onClick={() => (isBlocked ? showFirst(store.problems.value) : store.export())}
        >
          <Icon name="file" />
        </button>
        <button
          type="button"
          class="ibtn"
          aria-label={words.shuffle}
          onClick={() => setDeal(deal + 1)}
        >
          <MixIcon />
        </button>
      </div>
      <div class="panel-body" tabIndex={0} role="region" aria-label={words.preview}>
        <Preview {...{ store, words, deal }} />
        <BoardSizes {...{ store, words }} />
        <Languages {...{ store, words }} />
        <Outsiders {...{ store, words }} />
        <Problems {...{ store, words }} />
      </div>
      <div class="panel-foot">
        <button type="button" class="btn" title={`${ctrl}/⌘ S`} onClick={() => void store.save()}>
          {words.save}
        </button>
        <button
          type="button"
          class={`btn ${isBlocked ? '' : 'go'}`}
          onClick={() => (isBlocked ? showFirst(store.problems.value) : void store.play())}
        >
          {words.play}
        </button>
      </div>
    </aside>
  );
}

function statusOf(store: MakerStore, { status }: MakerDictionary, language: string): string {
  const now = store.status.value;
  if (now !== 'changed') return status[now];
  const saved = store.savedMs.value;
  return status.changed(saved === undefined ? undefined : since(Date.now() - saved, language));
}

function showFirst(problems: readonly Problem[]): void {
  const pair = problems.flatMap(pairsOf)[0];
  if (pair === undefined) document.querySelector<HTMLElement>('.maker-add')?.focus();
  else show(pair);
}

/** Brings a pair into sight, and the focus to it. */
function show(pair: number): void {
  const card = document.querySelectorAll<HTMLElement>('.maker-bench [data-card]')[pair * 2];
  card?.scrollIntoView({ block: 'center' });
  card?.focus();
}

function BoardSizes({ store, words }: MakerParts) {
  const sizes = store.sizes.value;
  const chosen = store.size.value;
  if (sizes.length === 0) return null;
  const left = sizes.find((size) => chosen !== undefined && isSame(size, chosen))?.left ?? 0;
  const isOdd = chosen !== undefined && (chosen.rows * chosen.columns) % 2 === 1;
  return (
    <>
      <h2 class="section">
        {words.size}
        <small>{words.count(store.full.value)}</small>
      </h2>
      <Sizes
        label={words.size}
        by={words.by}
        about={(size) => aboutSize(size, words)}
        isOff={(size) => size.left < 0}
        onChoose={(size) => store.resize(size)}
        {...{ sizes, chosen }}
      />
      {left > 0 || isOdd ? (
        <p class="small quiet">{left > 0 ? words.takeTurns : words.middle}</p>
      ) : null}
    </>
  );
}

/** The languages of the two sides, by which phones hyphenate. Asked if pairs have two words. */
function Languages({ store, words }: MakerParts) {
  const { lang } = useText();
  const { pairs, languages = [NO_LANGUAGE, NO_LANGUAGE] } = store.bench.value;
  const hasWords = pairs.some((pair) => pair.second !== undefined && facesOf(pair).some(isWord));
  if (!hasWords) return null;
  const names = new Intl.DisplayNames(lang, { type: 'language' });
  const offered = [...new Set([...LISTED_LANGUAGES, ...languages])];
  return (
    <>
      <h2 class="section">{words.languages.title}</h2>
      <div class="maker-languages">
        {([0, 1] as const).map((side) => (
          <select
            key={side}
            class="select"
            aria-label={side === 0 ? words.languages.first : words.languages.second}
            value={languages[side]}
            onChange={({ currentTarget }) => store.speak(side, currentTarget.value)}
          >
            {offered.map((code) => (
              <option key={code} value={code}>
                {code === NO_LANGUAGE ? words.languages.any : (names.of(code) ?? code)}
              </option>
            ))}
          </select>
        ))}
      </div>
    </>
  );
}

function isWord(face: DeckFace): boolean {
  return !isPhoto(face) && /\p{L}{2}/u.test(played(face));
}

function aboutSize({ left }: Size, words: MakerDictionary): string {
  if (left === 0) return words.allUsed;
  return left > 0 ? words.leftOver(left) : words.missing(-left);
}

/** Files that did not become cards. */
function Outsiders({ store, words: { problems } }: MakerParts) {
  const { unreadable, tooMany } = store.photos.outside.value;
  const count = unreadable.length + tooMany;
  const more = unreadable.length - LISTED;
  return (
    <div role="status">
      {count === 0 ? null : (
        <section class="maker-fixes">
          <h2>{problems.outside(count)}</h2>
          <ul>
            {unreadable.slice(0, LISTED).map((file, index) => (
              <li key={index}>{problems.unreadable(isolated(shortened(file, SAID_MAX * 2)))}</li>
            ))}
            {more > 0 ? <li>{problems.more(more)}</li> : null}
            {tooMany > 0 ? <li>{problems.tooMany(tooMany)}</li> : null}
          </ul>
        </section>
      )}
    </div>
  );
}

function Problems({ store, words }: MakerParts) {
  const problems = store.problems.value;
  const isEmpty = store.bench.value.pairs.length === 0;
  if (problems.length === 0 || isEmpty) return null;
  return (
    <section class="maker-fixes">
      <h2>{words.problems.title(problems.length)}</h2>
      <ul>
        {problems.slice(0, LISTED).map((problem) => {
          const [pair] = pairsOf(problem);
          return (
            <li key={`${problem.kind} ${pairsOf(problem).join(' ')}`}>
              <span>{problemSentence(problem, words)}</span>
              {pair === undefined ? null : (
                <button
                  type="button"
                  class="ibtn"
                  onClick={() => show(pairsOf(problem)[1] ?? pair)}
                >
                  {words.problems.show}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function problemSentence(problem: Problem, { problems }: MakerDictionary): string {
  switch (problem.kind) {
    case 'few':
      return problems.few;
    case 'empty':
      return problems.empty(problem.pair + 1);
    case 'long':
      return problems.long(problem.pair + 1);
    case 'twice': {
      const [one, other] = [problem.pair + 1, problem.other + 1];
      if (problem.face === undefined) return problems.twicePhoto(one, other);
      return problems.twice(isolated(shortened(problem.face, SAID_MAX)), one, other);
    }
  }
}
