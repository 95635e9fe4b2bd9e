/**
 * What lies over the page, as the browser does it: the focus goes in, stays in and comes back to
 * where it was; Escape closes; nothing behind can be used. What is said aloud is said in it.
 */

import './dialog.css';
import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';
import { useText } from './page.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { LiveRegion } from './live-region.tsx';
import { cover } from './top-layer.ts';

interface DialogProps {
  /** `sheet`, `modal`, or a look of one's own. */
  readonly class: string;
  readonly role?: 'dialog' | 'alertdialog';
  readonly label?: string;
  readonly labelledBy?: string;
  readonly describedBy?: string;
  readonly closesOutside?: boolean;
  /** Where it lies. */
  readonly style?: Readonly<Record<string, string>>;
  readonly onClose: () => void;
  /** What has `autofocus` is focused first, or else the dialog itself. */
  readonly children: ComponentChildren;
}

export function Dialog(props: DialogProps) {
  const { role = 'dialog', closesOutside = false, style = {}, onClose, children } = props;
  const element = useRef<HTMLDialogElement>(null);
  const isOpen = useRef(true);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog === null) return undefined;
    const before = document.activeElement;
    // Safari knows it since 15.4; before that it lies over the page all the same.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    const uncover = cover(dialog);
    (dialog.querySelector<HTMLElement>('[autofocus]') ?? dialog).focus();
    return () => {
      isOpen.current = false;
      uncover();
      dialog.close?.();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={props.class}
      style={style}
      role={role}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      tabIndex={-1}
      onClose={() => isOpen.current && onClose()}
      // A text that is selected past the edge ends beside the dialog, but did not begin there.
      onPointerDown={(event) => {
        isPressed.current = isBeside(event, event.currentTarget);
      }}
      onClick={(event) => {
        const isMeant = isPressed.current && isBeside(event, event.currentTarget);
        if (closesOutside && isMeant) onClose();
      }}
    >
      {children}
      <LiveRegion />
    </dialog>
  );
}

/** What lies behind a dialog belongs to it: a press there is one on the dialog, outside its box. */
function isBeside(event: MouseEvent, dialog: HTMLElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y, target } = event;
  return target === dialog && (x < left || x > right || y < top || y > bottom);
}

/** Whether a dialog or a menu lies over the page: then keys are meant for that. */
export function isCovered(): boolean {
  return document.querySelector('dialog[open], [role=menu]') !== null;
}

interface SheetProps {
  readonly label: string;
  /** Stands in the head instead of the label. */
  readonly head?: ComponentChildren;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Sheet({ label, head, class: own = '', onClose, children }: SheetProps) {
  const { menu } = useText();
  return (
    <Dialog class={`sheet ${own}`} label={label} closesOutside onClose={onClose}>
      <div class="sheet-head">
        {head ?? <h2>{label}</h2>}
        <button type="button" class="ibtn" aria-label={menu.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </Dialog>
  );
}
