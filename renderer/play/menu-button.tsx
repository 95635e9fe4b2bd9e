/** The menu, and the way to it. */

import { Icon } from '../ui/icon.tsx';
import { usePlayer, useShown, useText } from '../ui/page.ts';
import { type ComponentChildren, type ComponentType, createContext } from 'preact';
import { useCallback, useContext, useEffect, useState } from 'preact/hooks';
import { askBeforeBack, takeLostFocus } from '../ui/top-layer.ts';
import { useMenu } from './parts.ts';

/** Opens the menu, on its rules or at its beginning. */
const MenuContext = createContext<(onRules: boolean) => void>(() => undefined);

export function useOpenMenu(): (onRules: boolean) => void {
  return useContext(MenuContext);
}

interface MenuRoomProps {
  /** Rows of the menu that only a host has. */
  readonly MenuRows: ComponentType | undefined;
  readonly children: ComponentChildren;
}

/** Around all screens: they come and go, and the open menu stays with what was typed there. */
export function MenuRoom({ MenuRows, children }: MenuRoomProps) {
  const { store } = useShown();
  const { session } = usePlayer();
  const [opened, setOpened] = useState<'menu' | 'rules' | undefined>(undefined);
  const isOpen = opened !== undefined;
  const close = () => setOpened(undefined);
  const open = useCallback((onRules: boolean) => setOpened(onRules ? 'rules' : 'menu'), []);
  const isIn = session.gate.value === 'in';
  const menu = useMenu(isIn);
  const [isLeaving, setLeaving] = useState(false);
  const mayLeave = isIn && !session.isHost && store.me.value !== null;
  useEffect(
    () => (mayLeave ? askBeforeBack(() => setLeaving(true)) : setLeaving(false)),
    [mayLeave],
  );
  useEffect(() => {
    if (!isIn) close();
  }, [isIn]);
  useEffect(() => {
    // The button that it was opened by may be gone with its screen.
    if (!isOpen) takeLostFocus(find('.play-menu-button') ?? find('h1'));
  }, [isOpen]);
  return (
    <MenuContext.Provider value={open}>
      {children}
      {isIn && menu !== undefined ? <menu.Aloud /> : null}
      {isIn && isOpen && menu !== undefined ? (
        <menu.MenuSheet onRules={opened === 'rules'} Rows={MenuRows} onClose={close} />
      ) : null}
      {mayLeave && isLeaving && menu !== undefined ? (
        <menu.LeaveQuestion onStay={() => setLeaving(false)} />
      ) : null}
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
      class="ibtn solid play-menu-button"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => open(false)}
    >
      <Icon name="menu" />
    </button>
  );
}

export function SoundButton() {
  const { preferences } = useShown();
  const words = useText().menu;
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
