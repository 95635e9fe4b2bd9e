/** What the host is asked or told in a dialog: once, and with a way back. */

import './dialogs.css';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { shortened } from '../../shared/graphemes.ts';
import type { OwnBoard } from '../../shared/host-api.ts';
import { limits } from '../../shared/limits.ts';
import type { PlayerView } from '../../shared/table-view.ts';
import { isolated } from '../game/say.ts';
import type { Desk } from './desk-store.ts';
import { belongs } from './file-problems.ts';
import type { RefusedFile } from './offered-file.ts';
import type { Question } from './questions.ts';
import type { Lines } from '../text/dictionary.ts';
import type { DeskDictionary } from '../text/desk-dictionary.ts';
import { usePlayer, useShown, useText } from '../ui/page.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';

interface ModalProps {
  readonly role: 'dialog' | 'alertdialog';
  readonly title: ComponentChildren;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Lies over everything. */
function Modal({ role, title, onClose, children }: ModalProps) {
  return (
    <Dialog
      class="modal"
      role={role}
      labelledBy="modal-title"
      describedBy="modal-text"
      onClose={onClose}
    >
      <h2 id="modal-title">{title}</h2>
      {children}
    </Dialog>
  );
}

/** Asked before something ends that somebody is in the middle of. */
export function AskDialog({ host, words }: Desk) {
  const question = host.question.value;
  if (question === undefined) return null;
  const close = () => {
    host.question.value = undefined;
  };
  const [[title, sentence], yes] = asked(question, words);
  const does = (go: () => Promise<unknown>) => () => {
    close();
    void go();
  };
  return (
    <Modal role="alertdialog" title={title} onClose={close}>
      <p id="modal-text">{sentence}</p>
      <div class="buttons">
        <button type="button" class="btn risk" onClick={does(question.go)}>
          {yes}
        </button>
        {question.goFurther === undefined ? null : (
          <button type="button" class="btn risk" onClick={does(question.goFurther)}>
            {words.ask.blockNewCode}
          </button>
        )}
        <button type="button" class="btn go" autofocus onClick={close}>
          {isAboutGame(question) ? words.ask.keep : words.ask.stay}
        </button>
      </div>
    </Modal>
  );
}

/** Whether the game would end, for all or for one; else it is about cards, or seats. */
function isAboutGame({ about }: Question): boolean {
  return typeof about === 'object' ? 'block' in about : about !== 'idle';
}

function asked(
  { about, friends, board }: Question,
  { ask, players, boards }: DeskDictionary,
): readonly [Lines, string] {
  const unfinished = (lines: Lines): Lines => (friends === 0 ? [lines[0], ask.unfinished] : lines);
  if (about === 'startOver') {
    const [plain, sentence] = unfinished(ask.startOver(friends));
    const title = board === undefined ? plain : ask.startOverWith(isolated(board));
    return [[title, sentence], ask.startOverYes];
  }
  if (about === 'end') return [unfinished(ask.end(friends)), ask.endYes];
  if (about === 'idle') return [ask.idle, players.removeIdle];
  if ('cards' in about) return [ask.back(about.cards), boards.back];
  if ('unshown' in about) return [ask.unshown(about.unshown), ask.dealAnyway];
  return [ask.block(isolated(about.block)), players.block];
}

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
  const close = () => {
    host.refused.value = undefined;
  };
  return (
    <Modal
      role="alertdialog"
      title={
        <>
          <span class="mark">
            <Icon name="file" />
          </span>
          {isClosed(refused) ? text.cannotOpen : text.title}
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
        {canMake ? (
          <button
            type="button"
            class="btn"
            onClick={() => {
              close();
              void (list === undefined
                ? host.maker.makeOf(photos ?? [])
                : host.maker.makeOfList(list, file));
            }}
          >
            {text.makeOf}
          </button>
        ) : null}
        <button type="button" class="btn go" autofocus onClick={close}>
          {text.back}
        </button>
      </div>
    </Modal>
  );
}

/** Whether nobody has looked into it. */
function isClosed({ problem: { code } }: RefusedFile): boolean {
  return code === 'too-big' || code === 'not-a-file';
}

const SAID_CHARS_MAX = 24;
const SHOWN_CHARS_MAX = 60;

/** Pieces of a sentence, every second one in bold. */
function describe({ file, text, problem }: RefusedFile, { file: words }: DeskDictionary) {
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
    <ol class="lines">
      {numbers.map((number) => {
        const line = lines[number - 1] ?? '';
        const isIt = number === problem.line;
        return (
          <li key={number} class={isIt ? 'it' : ''}>
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

interface LineDialogProps {
  readonly title: string;
  readonly label: string;
  readonly value: string;
  readonly charsMax: number;
  /** What is said of a line that cannot be taken. */
  readonly bad: string;
  /** @returns whether it was one that cannot be taken */
  readonly save: (line: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for one line of text, and closes once it is taken. */
function LineDialog(props: LineDialogProps) {
  const { title, label, value, charsMax, bad, save, onClose } = props;
  const field = useRef<HTMLInputElement>(null);
  const [isBad, setBad] = useState(false);
  const { menu } = useText();
  const submit = async (event: Event) => {
    event.preventDefault();
    const wasBad = await save(field.current?.value ?? '');
    if (!wasBad) onClose();
    setBad(wasBad);
  };
  return (
    <Modal role="dialog" title={title} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <div class="field">
          <input
            ref={field}
            autofocus
            aria-label={label}
            aria-describedby="modal-text"
            autocomplete="off"
            maxLength={charsMax}
            defaultValue={value}
          />
        </div>
        <p id="modal-text" class={isBad ? 'trouble' : 'unseen'} role="alert">
          {isBad ? bad : null}
        </p>
        <div class="buttons">
          <button type="button" class="btn" onClick={onClose}>
            {menu.close}
          </button>
          <button type="submit" class="btn go">
            {menu.save}
          </button>
        </div>
      </form>
    </Modal>
  );
}

interface RenameProps extends Desk {
  readonly player: PlayerView;
  readonly onClose: () => void;
}

export function RenameDialog({ player, host, words, onClose }: RenameProps) {
  const { store } = useShown();
  const { session } = usePlayer();
  const { join } = useText();
  const isMe = player.seat === store.me.peek();
  const save = async (name: string) => {
    // My own name is kept for the next time, too.
    const answer = await (isMe
      ? session.join(name).catch(() => undefined)
      : host.use('rename', { seat: player.seat, name }));
    const isBad = answer?.ok === false && answer.code.startsWith('bad');
    if (isMe && answer === undefined) host.trouble.value = 'lost';
    if (isBad) host.trouble.value = undefined; // it is said right there
    return isBad;
  };
  return (
    <LineDialog
      title={words.players.rename(isolated(player.name))}
      label={join.name}
      value={player.name}
      charsMax={limits.nameCharsMax}
      bad={join.badName}
      {...{ save, onClose }}
    />
  );
}

interface TitleProps extends Desk {
  readonly board: OwnBoard;
  readonly onClose: () => void;
}

/** Another title for one of *My boards*. */
export function TitleDialog({ board, host, words, onClose }: TitleProps) {
  const save = async (title: string) => {
    const isTaken = await host.own.rename(board, title.trim());
    const isBad = !isTaken && host.trouble.peek() === 'boardTitle';
    if (isBad) host.trouble.value = undefined; // it is said right there
    return isBad;
  };
  return (
    <LineDialog
      title={words.boards.rename}
      label={words.boards.title}
      value={board.title}
      charsMax={limits.faceTextCharsMax}
      bad={words.trouble.boardTitle}
      {...{ save, onClose }}
    />
  );
}
