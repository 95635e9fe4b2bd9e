/** How the evening stands, what of it can be kept or shown, and a way to start at zero. */

import { useState } from 'preact/hooks';
import type { SavedFile } from '../../shared/host-api.ts';
import { desktopHost } from '../net/desktop.ts';
import { useAfter } from '../play/after-game.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ListIcon } from '../ui/host-icons.tsx';
import { Icon } from '../ui/icon.tsx';
import { useShown, useText } from '../ui/page.ts';
import type { Desk } from './desk-store.ts';
import { download } from './download.ts';
import { Row } from './rows.tsx';

/** So many games stand side by side on the desk. */
const COLUMNS = 4;

export function TonightTab({ host, words: { tonight } }: Desk) {
  const [isNaming, setNaming] = useState(false);
  const { store } = useShown();
  const text = useText();
  const after = useAfter();
  const [isAsking, setAsking] = useState(false);
  const view = store.view.value;
  if (view === undefined || after === undefined) return null;
  const { words, parts } = after;
  const { games } = view.evening;
  const save = async () => keepFile(await host.read('results', {}));
  const savePage = async (names: boolean) =>
    keepFile(await host.read('gamePage', { language: text.lang, names }));
  const isOver = view.phase === 'over';
  const hasPage = (host.state.value?.finishedGame ?? null) !== null;
  const isFilm = view.tvShows === 'film';
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
      <div>
        {hasPage ? (
          <Row id="game-page" lines={isOver ? tonight.page : [tonight.lastPage, tonight.page[1]]}>
            <button
              type="button"
              class="btn"
              aria-describedby="game-page"
              onClick={() => setNaming(true)}
            >
              <Icon name="file" />
              {tonight.save}
            </button>
          </Row>
        ) : null}
        {games > 0 ? (
          <Row id="results" lines={tonight.table}>
            <button
              type="button"
              class="btn"
              aria-describedby="results"
              onClick={() => void save()}
            >
              <ListIcon />
              {tonight.save}
            </button>
          </Row>
        ) : null}
        {isOver && hasPage ? (
          <Row id="game-film" lines={tonight.tv}>
            <button
              type="button"
              class="btn"
              aria-describedby="game-film"
              onClick={() => void host.use('showOnTv', { shows: isFilm ? 'game' : 'film' })}
            >
              <Icon name="tv" />
              {isFilm ? tonight.endOnTv : tonight.showOnTv}
            </button>
          </Row>
        ) : null}
      </div>
      {isNaming ? (
        <NamesDialog
          words={tonight}
          onSave={(names) => void savePage(names)}
          onClose={() => setNaming(false)}
        />
      ) : null}
      {isAsking ? (
        <AfreshDialog
          lines={tonight.ask(games)}
          words={tonight}
          onSave={() => void save()}
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
async function keepFile(file: SavedFile | undefined): Promise<void> {
  if (file === undefined) return;
  const app = desktopHost();
  if (app === undefined) download(file.name, file.text);
  else await app.saveFile(file);
}
