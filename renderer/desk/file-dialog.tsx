/** Why a file could not be played, and what can be done with it instead. */

import type { BoardProblemCode } from '../../shared/board-file.ts';
import { shortened } from '../../shared/graphemes.ts';
import { isolated } from '../game/say.ts';
import type { Belongs, DeskDictionary } from '../text/desk-dictionary.ts';
import { Modal } from '../ui/ask.tsx';
import { Icon } from '../ui/icon.tsx';
import { useShown } from '../ui/page.ts';
import type { Desk } from './desk-store.ts';
import type { RefusedFile } from './offered-file.ts';

/** A board file that was refused: where, what stands there, what belongs there. */
export function FileDialog({ host, words, onPick }: Desk & { readonly onPick: () => void }) {
  const { store } = useShown();
  const refused = host.refused.value;
  const title = store.view.value?.title ?? '';
  if (refused === undefined) return null;
  const text = words.file;
  const { photos, list, file } = refused;
  const isSource = photos !== undefined || list !== undefined;
  const canMake = isSource && host.state.value?.hasLibrary === true;
  const makesBest = canMake && photos !== undefined; // nobody drops photos to play them
  const close = () => {
    host.refused.value = undefined;
  };
  const make = () => {
    close();
    void (list === undefined ? host.maker.makeOf(photos ?? []) : host.maker.makeOfList(list, file));
  };
  const makeIt = canMake ? (
    <button type="button" class={makesBest ? 'btn go' : 'btn'} autofocus={makesBest} onClick={make}>
      {text.makeOf(photos?.length ?? 1)}
    </button>
  ) : null;
  return (
    <Modal
      role="alertdialog"
      title={
        <>
          <span class="mark desk-mark">
            <Icon name="file" />
          </span>
          {titleOf(refused, text)}
        </>
      }
      onClose={close}
    >
      <p id="modal-text">
        {describe(refused, words).map((piece, index) =>
          index % 2 === 1 ? <b dir="auto">{piece}</b> : piece,
        )}
      </p>
      <LinesAround refused={refused} nothing={text.nothing} />
      <p class="quiet small">{text.untouched(isolated(title))}</p>
      <div class="buttons">
        <button
          type="button"
          class="btn"
          onClick={() => {
            close();
            (refused.onPick ?? onPick)();
          }}
        >
          {text.another}
        </button>
        {makesBest ? null : makeIt}
        <button
          type="button"
          class={makesBest ? 'btn' : 'btn go'}
          autofocus={!makesBest}
          onClick={close}
        >
          {text.back}
        </button>
        {makesBest ? makeIt : null}
      </div>
    </Modal>
  );
}

function titleOf({ problem: { code }, photos }: RefusedFile, text: DeskDictionary['file']): string {
  if (photos !== undefined) return text.photos(photos.length)[0];
  const isClosed = code === 'too-big' || code === 'not-a-file' || code === 'no-text';
  return isClosed ? text.cannotOpen : text.title;
}

/** What is wrong with a board file, in the desk's words. */
export const belongs: Readonly<Record<BoardProblemCode | 'no-text', Belongs>> = {
  empty: 'empty',
  header: 'header',
  zero: 'header',
  'too-many-spots': 'spots',
  'too-few-cards': 'few',
  'too-many-cards': 'many',
  'blank-line': 'card',
  whitespace: 'card',
  'lone-cr': 'plain',
  'long-card': 'long',
  'not-utf8': 'plain',
  'no-text': 'noText',
  'too-big': 'tooBig',
  'not-a-file': 'unreadable',
  unreadable: 'closed',
  'file-name': 'fileName',
  'deck-cut': 'cut',
  'deck-json': 'noDeck',
  'deck-format': 'noDeck',
  'deck-later': 'later',
  'deck-unfinished': 'unfinished',
  'deck-field': 'field',
  'deck-grid': 'grid',
  'deck-text': 'text',
  'deck-twice': 'twice',
  'deck-many': 'pictures',
  'deck-picture-kind': 'pictureKind',
  'deck-picture-size': 'pictureSize',
  'deck-picture-broken': 'pictureBroken',
};

const SAID_CHARS_MAX = 24;
const SHOWN_CHARS_MAX = 60;

/** Pieces of a sentence, every second one in bold. */
function describe(refused: RefusedFile, { file: words }: DeskDictionary) {
  const { file, text, problem, photos = [] } = refused;
  if (problem.code === 'photo') {
    const [, sentence] = words.photos(photos.length);
    return photos.length === 1 ? ['', file, `: ${sentence}`] : [sentence];
  }
  const rule = words.belongs[belongs[problem.code]];
  const [, pair, side] = /^pairs\[(\d+)\](?:\[(\d)\])?/.exec(problem.place ?? '') ?? [];
  if (pair !== undefined) {
    const [before = '', name = '', place = ''] = words.inPair(file, Number(pair) + 1, side === '1');
    return [before, name, `${place}${rule}`];
  }
  if (problem.line === 0) return ['', file, `: ${rule}`];
  const line = linesOf(text)[problem.line - 1];
  const pieces = words.there(file, problem.line, line && shortened(line.trim(), SAID_CHARS_MAX));
  return [...pieces.slice(0, -1), `${pieces[pieces.length - 1] ?? ''}${rule}`];
}

function LinesAround({ refused, nothing }: { refused: RefusedFile; nothing: string }) {
  const { text, problem } = refused;
  if (problem.line === 0) return null;
  const lines = linesOf(text);
  const first = Math.max(1, problem.line - 2);
  const last = Math.max(problem.line, Math.min(lines.length, problem.line + 1));
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <ol class="desk-lines">
      {numbers.map((number) => {
        const line = lines[number - 1] ?? '';
        const isIt = number === problem.line;
        return (
          <li key={number} class={isIt ? 'desk-it' : ''}>
            <span>{number}</span>{' '}
            {isIt && line === '' ? `← ${nothing}` : shortened(line, SHOWN_CHARS_MAX)}
          </li>
        );
      })}
    </ol>
  );
}

/** As the host counts them: a last newline begins no further line. */
function linesOf(text: string): readonly string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}
