/** The way to the menu. */

import { useRef, useState } from 'preact/hooks';
import { usePage } from './context.ts';
import { useValue } from './hooks.ts';
import { lazy } from './lazy.tsx';
import { Icon } from './signs.tsx';

const MenuSheet = lazy((later) => later.MenuSheet);

export function MenuButton() {
  const { store } = usePage();
  const [isOpen, setOpen] = useState(false);
  const label = useValue(() => store.text.value.menuButton);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class="ibtn solid"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {isOpen ? <MenuSheet onClose={close} /> : null}
    </>
  );
}
