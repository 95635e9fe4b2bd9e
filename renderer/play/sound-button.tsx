/** The one mute button. */

import { Icon } from '../ui/icon.tsx';
import { useShown, useText } from '../ui/page.ts';

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
