/** The game that is over, kept as a page. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { SavedFile } from '../../shared/host-api.ts';
import { desktopHost } from '../net/desktop.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useText } from '../ui/page.ts';
import type { Desk } from './desk-store.ts';
import { download } from './download.ts';

interface GamePage {
  /** Whether there is a game to keep. */
  readonly isThere: boolean;
  /** Asks whether with names, and keeps it. */
  readonly ask: () => void;
  readonly dialog: ComponentChildren;
}

export function useGamePage({ host, words }: Desk): GamePage {
  const [isNaming, setNaming] = useState(false);
  const { lang } = useText();
  const save = async (names: boolean) =>
    keepFile(await host.read('gamePage', { language: lang, names }));
  return {
    isThere: (host.state.value?.finishedGame ?? null) !== null,
    ask: () => setNaming(true),
    dialog: isNaming ? (
      <NamesDialog
        words={words.tonight}
        onSave={(names) => void save(names)}
        onClose={() => setNaming(false)}
      />
    ) : null,
  };
}

interface NamesDialogProps {
  readonly words: Desk['words']['tonight'];
  readonly onSave: (names: boolean) => void;
  readonly onClose: () => void;
}

/** A page may be handed on to whoever did not play: is it to say who did? */
function NamesDialog({ words, onSave, onClose }: NamesDialogProps) {
  const { menu } = useText();
  const [title, sentence] = words.askNames;
  const save = (names: boolean) => () => {
    onClose();
    onSave(names);
  };
  return (
    <Dialog
      class="modal"
      labelledBy="names-title"
      describedBy="names-text"
      closesOutside
      onClose={onClose}
    >
      <h2 id="names-title">{title}</h2>
      <p id="names-text">{sentence}</p>
      <div class="buttons">
        <button type="button" class="btn" onClick={onClose}>
          {menu.close}
        </button>
        <button type="button" class="btn" onClick={save(false)}>
          {words.withoutNames}
        </button>
        <button type="button" class="btn go" autofocus onClick={save(true)}>
          {words.withNames}
        </button>
      </div>
    </Dialog>
  );
}

/** By the system's dialog in the app, and else as a download. */
export async function keepFile(file: SavedFile | undefined): Promise<void> {
  if (file === undefined) return;
  const app = desktopHost();
  if (app === undefined) download(file.name, file.text);
  else await app.saveFile(file);
}
