/** The menu, and the way to it. */

import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { takeLostFocus } from '../ui/focus.ts';
import { usePlayer, useText } from '../ui/page.ts';
import { Icon } from '../ui/icon.tsx';
import { MenuSheet } from './menu-sheet.tsx';

/** Opens the menu. */
const MenuContext = createContext<() => void>(() => undefined);

/** Around all screens: they come and go, and the open menu stays with what was typed there. */
export function MenuRoom({ children }: { readonly children: ComponentChildren }) {
  const { session } = usePlayer();
  const [isOpen, setOpen] = useState(false);
  const isIn = session.gate.value === 'in';
  useEffect(() => {
    if (!isIn) setOpen(false);
  }, [isIn]);
  useEffect(() => {
    // The button that it was opened by may be gone with its screen.
    if (!isOpen) takeLostFocus(find('.menu-button') ?? find('h1'));
  }, [isOpen]);
  return (
    <MenuContext.Provider value={() => setOpen(true)}>
      {children}
      {isIn && isOpen ? <MenuSheet onClose={() => setOpen(false)} /> : null}
    </MenuContext.Provider>
  );
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

export function MenuButton() {
  const open = useContext(MenuContext);
  const label = useText().menuButton;
  return (
    <button
      type="button"
      class="ibtn solid menu-button"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={open}
    >
      <Icon name="menu" />
    </button>
  );
}
