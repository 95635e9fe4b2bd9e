import { useShown } from '../ui/page.ts';
import type { Desk } from './desk-store.ts';

/** Everybody sees three, two, one. */
const BEGIN_SECONDS = 3;

/** Begins the game in the lobby, for all at the same moment. */
export function BeginButton({ host, words, isGold }: Desk & { readonly isGold: boolean }) {
  const { store } = useShown();
  const isCounting = store.beginsAt.value !== undefined;
  return (
    <button
      type="button"
      class={`btn big ${isGold ? 'go' : ''}`}
      disabled={isCounting || host.isOff.value}
      onClick={() => void host.use('begin', { seconds: BEGIN_SECONDS })}
    >
      {words.begin}
    </button>
  );
}
