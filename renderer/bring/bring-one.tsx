/** The host also brings cards: a button, my cards behind it, and the same three ways. */

import './bring.css';
import './bring-sheets.css';
import { useState } from 'preact/hooks';
import { usePlayer, useShown, useText } from '../ui/page.ts';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/dialog.tsx';
import {
  BringAgain,
  type BringProps,
  returnedOf,
  useArrivals,
  useBringStore,
} from './bring-screen.tsx';
import { newsLines } from './bring-say.ts';
import { Hand, Sheets, Ways } from './bring-sheets.tsx';

/** Cards land on the host's table with a sound, and are announced to those who cannot see them. */
export function BringEar({ words }: BringProps) {
  const { speaker } = usePlayer();
  useArrivals(words, () => speaker.play('join'));
  return null;
}

export function BringOne({ words }: BringProps) {
  const bring = useBringStore(words);
  const text = useText();
  const view = useShown().store.view.value;
  const [isOpen, setOpen] = useState(false);
  const news = bring.news.value;
  const close = () => {
    setOpen(false);
    bring.tell(undefined);
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {words.host.bringOne}
      </button>
      {isOpen ? (
        <Sheet class="bring-sheet" label={words.title} onClose={close}>
          <Hand {...{ words, bring }} />
          <p role="alert" class={news === undefined ? 'unseen' : 'trouble'}>
            {news === undefined ? '' : newsLines({ text, words }, news).join(' ')}
          </p>
          {news?.kind === 'takenBack' ? (
            <button type="button" class="btn" onClick={() => void bring.undo()}>
              {words.undo}
            </button>
          ) : null}
          {returnedOf(bring, view) > 0 ? <BringAgain {...{ words, bring }} /> : null}
          <Ways {...{ words, bring }} />
        </Sheet>
      ) : null}
      <Sheets {...{ words, bring }} />
    </>
  );
}
