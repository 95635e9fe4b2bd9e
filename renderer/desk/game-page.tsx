/** The game that is over, kept as a page. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Ask } from '../ui/ask.tsx';
import { useText } from '../ui/page.ts';
import type { Desk } from './desk-store.ts';
import { keepFile } from './keep-file.ts';

interface GamePage {
  /** Whether there is a game to keep. */
  readonly isThere: boolean;
  /** Asks whether to keep the names, then keeps the page. */
  readonly ask: () => void;
  readonly dialog: ComponentChildren;
}

export function useGamePage({ host, words }: Desk): GamePage {
  const [isNaming, setNaming] = useState(false);
  const { lang } = useText();
  const save = async (names: boolean) => {
    const file = await host.read('gamePage', {
      language: lang,
      names,
      table: host.tables.at,
    });
    if (file !== undefined) await keepFile(file);
  };
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

/** Somebody who did not play may read the page, so the host decides whether it names players. */
function NamesDialog({ words, onSave, onClose }: NamesDialogProps) {
  const { menu } = useText();
  const save = (names: boolean) => () => {
    onClose();
    onSave(names);
  };
  return (
    <Ask
      lines={words.askNames}
      answers={[
        { label: menu.close, onChoose: onClose },
        { label: words.withoutNames, onChoose: save(false) },
      ]}
      best={{ label: words.withNames, onChoose: save(true) }}
      closesOutside
      onClose={onClose}
    />
  );
}
