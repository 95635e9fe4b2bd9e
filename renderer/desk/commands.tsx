/** What the menu of the desktop app asks for, and the keys that do the same in a browser. */

import { useContext, useEffect, useRef } from 'preact/hooks';
import type { MenuCommand } from '../../shared/desktop-api.ts';
import { desktopHost } from '../net/place.ts';
import { useOpenMenu } from '../play/menu-button.tsx';
import { isCovered } from '../ui/dialog.tsx';
import { useShown } from '../ui/page.ts';
import type { DeskStore } from './desk-store.ts';
import { XrayDoorContext } from './xray-door.tsx';

interface Frame {
  readonly fold: () => void;
  readonly showSettings: () => void;
}

/** Ctrl or ⌘ with B, Escape out of full screen, and the menu of the app. */
export function useCommands(host: DeskStore, frame: Frame): void {
  const { preferences } = useShown();
  const xray = useContext(XrayDoorContext);
  const openMenu = useOpenMenu();
  const latest = useRef(frame);
  latest.current = frame;
  useEffect(() => {
    const acts: Readonly<Record<MenuCommand, () => void>> = {
      newGame: () => host.newGame(),
      make: () => void host.maker.make(),
      undo: () => edit('undo'),
      redo: () => edit('redo'),
      desk: () => latest.current.fold(),
      xray: () => xray?.toggle(),
      settings: () => {
        if (xray?.screen.peek() !== undefined) xray.close();
        latest.current.showSettings();
      },
      mute: () => preferences.setMuted(!preferences.muted.peek()),
      rules: () => openMenu(true),
    };
    const anywhere: readonly MenuCommand[] = ['newGame', 'undo', 'redo', 'mute'];
    host.command = (command) => {
      if (anywhere.includes(command) || !isCovered()) acts[command]();
    };
    const press = (event: KeyboardEvent) => {
      const isInstead = [host.maker.screen, xray?.screen].some(
        (each) => each?.peek() !== undefined,
      );
      if (event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        host.command('desk');
      } else if (event.key === 'Escape' && !event.defaultPrevented && !isInstead && !isCovered())
        void desktopHost()?.escape();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [xray, openMenu]);
}

/** Like the keys: in a field it takes back typing, elsewhere what was done on the page. */
function edit(command: 'undo' | 'redo'): void {
  const at = document.activeElement ?? document.body;
  if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) {
    document.execCommand(command);
    return;
  }
  const keys = { key: 'z', ctrlKey: true, shiftKey: command === 'redo' };
  at.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true }));
}
