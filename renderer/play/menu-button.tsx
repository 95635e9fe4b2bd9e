/** The way to the menu. */

import { useState } from 'preact/hooks';
import { useText } from '../ui/page.ts';
import { Icon } from '../ui/icon.tsx';
import { MenuSheet } from './menu-sheet.tsx';

export function MenuButton() {
  const [isOpen, setOpen] = useState(false);
  const label = useText().menuButton;
  return (
    <>
      <button
        type="button"
        class="ibtn solid"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {isOpen ? <MenuSheet onClose={() => setOpen(false)} /> : null}
    </>
  );
}
