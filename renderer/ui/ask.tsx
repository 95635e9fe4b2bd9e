/** What is asked or told in the middle of the page, and stands in the way until it is answered. */

import type { ComponentChildren } from 'preact';
import type { Lines } from '../text/dictionary.ts';
import { Dialog } from './dialog.tsx';

interface ModalProps {
  readonly title: ComponentChildren;
  readonly role?: 'dialog' | 'alertdialog';
  readonly class?: string;
  readonly closesOutside?: boolean;
  readonly onClose: () => void;
  /** The element with the id `modal-text` describes it. */
  readonly children: ComponentChildren;
}

export function Modal({ title, class: own = '', children, ...dialog }: ModalProps) {
  return (
    <Dialog class={`modal ${own}`} labelledBy="modal-title" describedBy="modal-text" {...dialog}>
      <h2 id="modal-title">{title}</h2>
      {children}
    </Dialog>
  );
}

export interface Answer {
  readonly label: string;
  /** It ends something that does not come back. */
  readonly isRisk?: boolean;
  readonly onChoose: () => void;
}

interface AskProps extends Pick<ModalProps, 'closesOutside' | 'onClose'> {
  readonly lines: Lines;
  /** Besides `best`. */
  readonly answers: readonly Answer[];
  /** It is gold, and has the focus. */
  readonly best: Answer;
}

/** A question and its answers. Each answer closes the question itself. */
export function Ask({ lines: [question, hint], answers, best, ...modal }: AskProps) {
  return (
    <Modal title={question} role="alertdialog" {...modal}>
      <p id="modal-text">{hint}</p>
      <div class="buttons">
        {answers.map(({ label, isRisk = false, onChoose }) => (
          <button key={label} type="button" class={isRisk ? 'btn risk' : 'btn'} onClick={onChoose}>
            {label}
          </button>
        ))}
        <button type="button" class="btn go" autofocus onClick={best.onChoose}>
          {best.label}
        </button>
      </div>
    </Modal>
  );
}
