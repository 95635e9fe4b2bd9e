/** What the host is asked or told in a dialog: once, and with a way back. */

import './dialogs.css';
import { useRef, useState } from 'preact/hooks';
import type { OwnBoard } from '../../shared/host-state.ts';
import { limits } from '../../shared/limits.ts';
import type { PlayerView } from '../../shared/table-view.ts';
import { isolated } from '../game/say.ts';
import type { Desk } from './desk-store.ts';
import type { Question } from './questions.ts';
import type { Lines } from '../text/dictionary.ts';
import type { DeskDictionary } from '../text/desk-dictionary.ts';
import { usePlayer, useShown, useText } from '../ui/page.ts';
import { Ask, Modal } from '../ui/ask.tsx';

/** A question before something ends that somebody is in the middle of. */
export function AskDialog({ host, words }: Desk) {
  const question = host.question.value;
  if (question === undefined) return null;
  const close = () => {
    host.question.value = undefined;
  };
  const [lines, yes] = asked(question, words);
  const does = (go: () => Promise<unknown>) => () => {
    close();
    void go();
  };
  const { go, goFurther } = question;
  const further = goFurther && {
    label: words.ask.blockNewCode,
    isRisk: true,
    onChoose: does(goFurther),
  };
  return (
    <Ask
      lines={lines}
      answers={[
        { label: yes, isRisk: true, onChoose: does(go) },
        ...(further === undefined ? [] : [further]),
      ]}
      best={{
        label: isAboutGame(question) ? words.ask.keep : words.ask.stay,
        onChoose: close,
      }}
      onClose={close}
    />
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

interface LineDialogProps {
  readonly title: string;
  readonly label: string;
  readonly value: string;
  readonly charsMax: number;
  /** The sentence about a line that cannot be taken. */
  readonly bad: string;
  /** @returns whether the line cannot be taken */
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
    <Modal title={title} onClose={onClose}>
      <form class="desk-form" onSubmit={(event) => void submit(event)}>
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
  /** The number of their table. */
  readonly table: number;
  readonly onClose: () => void;
}

export function RenameDialog({ player, table, host, words, onClose }: RenameProps) {
  const { store } = useShown();
  const { session } = usePlayer();
  const { join } = useText();
  const isMe = player.seat === store.me.peek() && table === host.tables.at;
  const save = async (name: string) => {
    // My own name is also kept for the next time.
    const answer = await (isMe
      ? session.join(name).catch(() => undefined)
      : host.use('rename', { seat: player.seat, name, table }));
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
