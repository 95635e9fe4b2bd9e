/** What the host is asked or told in a dialog: once, and with a way back. */

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProblemCode } from '../../../shared/board-file.ts';
import { limits } from '../../../shared/limits.ts';
import type { PlayerView } from '../../../shared/table-view.ts';
import type { Desk, RefusedFile } from '../../client/host-store.ts';
import type { Lines } from '../../text/dictionary.ts';
import type { Belongs, HostDictionary } from '../../text/host-dictionary.ts';
import { usePage } from '../context.ts';
import { useValue } from '../hooks.ts';
import { useDialog } from '../menu-sheet.tsx';
import { Icon } from '../more-icons.tsx';

interface ModalProps {
  readonly role: 'dialog' | 'alertdialog';
  readonly title: ComponentChildren;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Lies over everything; the focus comes back to where it was. */
function Modal({ role, title, onClose, children }: ModalProps) {
  const before = useMemo(() => document.activeElement, []);
  const dialog = useDialog(onClose);
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div class="veil">
      <div
        ref={dialog}
        class="modal"
        role={role}
        aria-modal="true"
        aria-labelledby="modal-title"
        aria-describedby="modal-text"
        tabIndex={-1}
      >
        <h2 id="modal-title">{title}</h2>
        {children}
      </div>
    </div>
  );
}

/** Asked before something ends that friends are in the middle of. */
export function AskDialog({ host, words }: Desk) {
  const question = useValue(() => host.question.value);
  if (question === undefined) return null;
  const close = () => {
    host.question.value = undefined;
  };
  const [[title, sentence], yes] = asked(question, words);
  return (
    <Modal role="alertdialog" title={title} onClose={close}>
      <p id="modal-text">{sentence}</p>
      <div class="buttons">
        <button
          type="button"
          class="btn risk"
          onClick={() => {
            close();
            void question.go();
          }}
        >
          {yes}
        </button>
        <button type="button" class="btn go" data-first onClick={close}>
          {words.ask.keep}
        </button>
      </div>
    </Modal>
  );
}

function asked(
  { about, friends }: NonNullable<Desk['host']['question']['value']>,
  { ask, players }: HostDictionary,
): readonly [Lines, string] {
  if (about === 'startOver') return [ask.startOver(friends), ask.startOverYes];
  if (about === 'end') return [ask.end(friends), ask.endYes];
  return [ask.block(about.block), players.block];
}

/** A board file that was refused: where, what stands there, what belongs there. */
export function FileDialog({ host, words, onPick }: Desk & { readonly onPick: () => void }) {
  const { store } = usePage();
  const refused = useValue(() => host.refused.value);
  const title = useValue(() => store.view.value?.title ?? '');
  if (refused === undefined) return null;
  const text = words.file;
  const close = () => {
    host.refused.value = undefined;
  };
  return (
    <Modal
      role="alertdialog"
      title={
        <>
          <span class="file-mark">
            <Icon name="file" />
          </span>
          {text.title}
        </>
      }
      onClose={close}
    >
      <p id="modal-text">
        {describe(refused, words).map((piece, index) => (index % 2 === 1 ? <b>{piece}</b> : piece))}
      </p>
      <LinesAround refused={refused} nothing={text.nothing} />
      <p class="quiet small">{text.untouched(title)}</p>
      <div class="buttons">
        <button
          type="button"
          class="btn"
          onClick={() => {
            close();
            onPick();
          }}
        >
          {text.another}
        </button>
        <button type="button" class="btn go" data-first onClick={close}>
          {text.back}
        </button>
      </div>
    </Modal>
  );
}

const belongs: Readonly<Record<BoardProblemCode, Belongs>> = {
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
  'too-big': 'spots',
  'not-a-file': 'plain',
};

const SAID_CHARS_MAX = 24;
const SHOWN_CHARS_MAX = 60;

/** Pieces of a sentence, every second one in bold. */
function describe({ file, text, problem }: RefusedFile, { file: words }: HostDictionary) {
  const rule = words.belongs[belongs[problem.code]];
  if (problem.line === 0) return ['', file, `: ${rule}`];
  const line = linesOf(text)[problem.line - 1];
  const pieces = words.there(file, problem.line, line && cut(line.trim(), SAID_CHARS_MAX));
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
            {isIt && line === '' ? `← ${nothing}` : cut(line, SHOWN_CHARS_MAX)}
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

function cut(line: string, max: number): string {
  const characters = Array.from(line.slice(0, 2 * max + 2));
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`;
}

interface RenameProps extends Desk {
  readonly player: PlayerView;
  readonly onClose: () => void;
}

export function RenameDialog({ player, host, words, onClose }: RenameProps) {
  const page = usePage();
  const field = useRef<HTMLInputElement>(null);
  const [isBad, setBad] = useState(false);
  const text = useValue(() => page.store.text.value);
  const isMe = player.seat === page.store.me.peek();
  const rename = async (event: Event) => {
    event.preventDefault();
    const name = field.current?.value ?? '';
    // My own name is kept for the next time, too.
    const answer = await (isMe
      ? page.player.join(name).catch(() => undefined)
      : host.use('rename', { seat: player.seat, name }));
    const isBadName = answer?.ok === false && answer.code.startsWith('bad');
    if (isMe && answer === undefined) host.trouble.value = 'lost';
    if (isBadName) host.trouble.value = undefined; // it is said right here
    else onClose();
    setBad(isBadName);
  };
  return (
    <Modal role="dialog" title={words.players.rename(player.name)} onClose={onClose}>
      <form onSubmit={(event) => void rename(event)}>
        <div class="field">
          <input
            ref={field}
            data-first
            aria-label={text.join.name}
            aria-describedby="modal-text"
            autocomplete="off"
            maxLength={limits.nameCharsMax}
            defaultValue={player.name}
          />
        </div>
        <p id="modal-text" class={isBad ? 'trouble' : 'unseen'} role="alert">
          {isBad ? text.join.badName : null}
        </p>
        <div class="buttons">
          <button type="button" class="btn" onClick={onClose}>
            {text.menu.close}
          </button>
          <button type="submit" class="btn go">
            {text.menu.save}
          </button>
        </div>
      </form>
    </Modal>
  );
}
