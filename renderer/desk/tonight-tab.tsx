/** How the evening stands, what of it can be kept or shown, and a way to start at zero. */

import { useState } from 'preact/hooks';
import { useAfter } from '../play/after-game.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ListIcon } from '../ui/host-icons.tsx';
import { Icon } from '../ui/icon.tsx';
import { useShown, useText } from '../ui/page.ts';
import type { Desk } from './desk-store.ts';
import { keepFile, useGamePage } from './game-page.tsx';
import { Row } from './rows.tsx';

/** So many games stand side by side on the desk. */
const COLUMNS = 4;

export function TonightTab({ host, words: desk }: Desk) {
  const { tonight } = desk;
  const page = useGamePage({ host, words: desk });
  const { store } = useShown();
  const text = useText();
  const after = useAfter();
  const [isAsking, setAsking] = useState(false);
  const view = store.view.value;
  if (view === undefined || after === undefined) return null;
  const { words, parts } = after;
  const { games } = view.evening;
  const save = async () => keepFile(await host.read('results', {}));
  const isOver = view.phase === 'over';
  const isFilm = view.tvShows === 'film';
  return (
    <>
      <div class="night-head">
        <div>
          <h2>{parts.eveningName(words.tonight, new Date().getHours())}</h2>
          {games > 0 ? (
            <p class="quiet small">
              {words.tonight.after(games)}
              <parts.Since {...{ view, words }} />
            </p>
          ) : null}
        </div>
        {games > 0 ? (
          <button type="button" class="btn risk" onClick={() => setAsking(true)}>
            {tonight.afresh}
          </button>
        ) : null}
      </div>
      <parts.Tonight {...{ view, text, words }} columns={COLUMNS} />
      <div>
        {page.isThere ? (
          <Row id="game-page" lines={isOver ? tonight.page : [tonight.lastPage, tonight.page[1]]}>
            <button type="button" class="btn" aria-describedby="game-page" onClick={page.ask}>
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
        {isOver && page.isThere ? (
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
      {page.dialog}
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
