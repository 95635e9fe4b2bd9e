/** My own flips, said aloud by this device if its player likes that. */

import { useEffect, useState } from 'preact/hooks';
import { aloudOf, languagesOf } from '../game/aloud.ts';
import { canSay, onVoices, sayAloud } from '../state/aloud.ts';
import { aloudWords } from '../text/aloud-words.ts';
import { useShown, useText } from '../ui/page.ts';
import { Drawn } from '../ui/icon.tsx';
import { SwitchRow } from '../ui/row.tsx';

/** Shows nothing: says the card of each of my flips once it is there. */
export function Aloud() {
  const { store, preferences } = useShown();
  const answered = store.answered.value;
  useEffect(() => {
    const view = store.view.peek();
    const last = answered[answered.length - 1];
    if (view === undefined || last === undefined || !preferences.speaks.peek()) return;
    const said = aloudOf(view.spots[last], view);
    if (said !== undefined) sayAloud(said);
  }, [answered]);
  return null;
}

/** Only where a card of this game has a language, and this device a voice for it. */
export function AloudRow() {
  const { store, preferences } = useShown();
  const { lang } = useText();
  const [, repaint] = useState(0);
  useEffect(() => onVoices(() => repaint((times) => times + 1)), []);
  const view = store.view.value;
  if (view === undefined || !canSay(languagesOf(view))) return null;
  return (
    <SwitchRow
      id="menu-aloud"
      icon={<Drawn path="M5 5h14v10h-7l-4.5 4V15H5zM9 10h.01M12 10h.01M15 10h.01" />}
      lines={aloudWords[lang]}
      isOn={preferences.speaks.value}
      onSwitch={(speaks) => preferences.setSpeaks(speaks)}
    />
  );
}
