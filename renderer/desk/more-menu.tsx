/** The three dots of a player, and what they open. */

import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { MoreIcon } from '../ui/host-icons.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Menu } from './menu.tsx';

/** Closes the menu, then acts. */
export type DoIt = (act: () => unknown) => () => void;

interface MoreMenuProps {
  readonly label: string;
  /** Another page of items is another menu, which takes the focus anew. */
  readonly page?: string;
  readonly onOpen?: () => void;
  readonly children: (doIt: DoIt) => ComponentChildren;
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
