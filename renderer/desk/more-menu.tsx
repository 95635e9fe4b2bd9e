/** The three dots of a player or a board, and the menu behind them. */

import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { MoreIcon } from '../ui/host-icons.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Menu } from './menu.tsx';

/** Closes the menu, then acts. */
export type DoIt = (act: () => unknown) => () => void;

/** What a menu offers. */
export type MenuItems = (doIt: DoIt) => ComponentChildren;

interface MoreMenuProps {
  readonly label: string;
  /** Another page of items is another menu, which takes the focus anew. */
  readonly page?: string;
  readonly onOpen?: () => void;
  readonly children: MenuItems;
}

export function MoreMenu({ label, page, onOpen, children }: MoreMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const toggle = () => {
    if (!isOpen) onOpen?.();
    setOpen(!isOpen);
  };
  const doIt: DoIt = (act) => () => {
    close();
    act();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class="ibtn"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <MoreIcon />
      </button>
      {isOpen ? (
        <Menu key={page} label={label} opener={button} onClose={close}>
          {children(doIt)}
        </Menu>
      ) : null}
    </>
  );
}

interface ItemProps {
  readonly label: string;
  readonly onChoose: () => void;
  readonly icon?: IconName;
  readonly isRisk?: boolean;
}

export function Item({ label, onChoose, icon, isRisk = false }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      class={`opt ${isRisk ? 'risk' : ''}`}
      tabIndex={-1}
      onClick={onChoose}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {label}
    </button>
  );
}

interface CheckItemProps {
  readonly role: 'menuitemradio' | 'menuitemcheckbox';
  readonly lines: readonly string[];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** Is on or off, alone or as one of several. */
export function CheckItem({ role, lines, isChosen, onChoose }: CheckItemProps) {
  const [name, hint] = lines;
  return (
    <button
      type="button"
      role={role}
      class="opt"
      aria-checked={isChosen}
      aria-label={lines.join(', ')}
      tabIndex={-1}
      onClick={onChoose}
    >
      {isChosen ? <Icon name="check" /> : <span class="icon" />}
      <span>
        {name} <small>{hint}</small>
      </span>
    </button>
  );
}
