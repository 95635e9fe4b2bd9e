/** The one mute button. */

import { muted as mutedSignal, setMuted } from '../client/preferences.ts';
import { usePage } from './context.ts';
import { useValue } from './hooks.ts';
import { Icon } from './more-icons.tsx';

export function SoundButton() {
  const { store, speaker } = usePage();
  const words = useValue(() => store.text.value.menu);
  const muted = useValue(() => mutedSignal.value);
  return (
    <button
      type="button"
      class="ibtn"
      aria-label={muted ? words.soundOn : words.soundOff}
      onClick={() => setMuted(!muted, speaker)}
    >
      <Icon name={muted ? 'mute' : 'sound'} />
    </button>
  );
}
