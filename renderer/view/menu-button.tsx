/** The way to the menu, and the one mute button. */

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { usePage } from './context.ts';
import { lazy } from './lazy.tsx';
import { Icon } from './signs.tsx';

const MenuSheet = lazy(() => import('./menu-sheet.tsx'));

export function MenuButton() {
  const { store } = usePage();
  const isOpen = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    isOpen.value = false;
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class="ibtn solid"
        aria-label={store.text.value.menu.title}
        aria-haspopup="dialog"
        onClick={() => (isOpen.value = true)}
      >
        <Icon name="menu" />
      </button>
      {isOpen.value ? <MenuSheet onClose={close} /> : null}
    </>
  );
}

export function SoundButton() {
  const { store, preferences } = usePage();
  const words = store.text.value.menu;
  const muted = preferences.muted.value;
  return (
    <button
      type="button"
      class="ibtn"
      aria-label={muted ? words.soundOn : words.soundOff}
      onClick={() => preferences.setMuted(!muted)}
    >
      <Icon name={muted ? 'mute' : 'sound'} />
    </button>
  );
}
