/** How the evening stands: its table to keep, and a way to start at zero. */

import { useState } from 'preact/hooks';
import { desktopHost } from '../net/desktop.ts';
import { useAfter } from '../play/after-game.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useShown, useText } from '../ui/page.ts';
import type { Desk } from './desk-store.ts';
import { download } from './download.ts';
import { Row } from './rows.tsx';

/** So many games stand side by side on the desk. */
const COLUMNS = 4;

export function TonightTab({ host, words: { tonight } }: Desk) {
  const { store } = useShown();
  const text = useText();
  const after = useAfter();
  const [isAsking, setAsking] = useState(false);
  const view = store.view.value;
  if (view === undefined || after === undefined) return null;
  const { words, parts } = after;
  const { games } = view.evening;
  const save = () => void saveResults(host);
  return (
    <>
      <div class="night-head">
        <div>
          <h2>{parts.eveningName(words, new Date().getHours())}</h2>
          {games > 0 ? <p class="quiet small">{words.tonight.after(games)}</p> : null}
        </div>
        {games > 0 ? (
          <button type="button" class="btn risk" onClick={() => setAsking(true)}>
            {tonight.afresh}
          </button>
        ) : null}
      </div>
      <parts.Tonight {...{ view, text, words }} columns={COLUMNS} />
      {games > 0 ? (
        <Row id="results" lines={tonight.table}>
          <button type="button" class="btn" aria-describedby="results" onClick={save}>
            {tonight.save}
          </button>
        </Row>
      ) : null}
      {isAsking ? (
        <AfreshDialog
          lines={tonight.ask(games)}
          words={tonight}
          onSave={save}
          onGo={() => void host.use('freshEvening', {})}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

interface AfreshDialogProps {
  readonly lines: readonly [string, string];
  readonly words: Desk['words']['tonight'];
  readonly onSave: () => void;
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** Asked once, for it cannot be undone. */
function AfreshDialog({ lines, words, onSave, onGo, onClose }: AfreshDialogProps) {
  const [title, sentence] = lines;
  return (
    <Dialog
      class="modal"
      role="alertdialog"
      labelledBy="afresh-title"
      describedBy="afresh-text"
      onClose={onClose}
    >
      <h2 id="afresh-title">{title}</h2>
      <p id="afresh-text">{sentence}</p>
      <div class="buttons">
        <button type="button" class="btn" onClick={onSave}>
          {words.saveFirst}
        </button>
        <button
          type="button"
          class="btn risk"
          onClick={() => {
            onClose();
            onGo();
          }}
        >
          {words.afreshYes}
        </button>
        <button type="button" class="btn go" autofocus onClick={onClose}>
          {words.keep}
        </button>
      </div>
    </Dialog>
  );
}

/** By the system's dialog in the app, and else as a download. */
async function saveResults(host: Desk['host']): Promise<void> {
  const file = await host.read('results', {});
  if (file === undefined) return;
  const app = desktopHost();
  if (app === undefined) download(file.name, file.text);
  else await app.saveFile(file);
}
