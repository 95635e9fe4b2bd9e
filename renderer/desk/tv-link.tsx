import { pages } from '../../shared/paths.ts';
import { Icon } from '../ui/icon.tsx';
import type { Desk } from './desk-store.ts';

/** The big screen comes in through any door: the code goes with its address. */
export function TvLink({ host, words }: Desk) {
  const state = host.state.value;
  const code = state?.door === 'code' ? `#code=${state.code ?? ''}` : '';
  return (
    <a
      class="ibtn"
      href={`${pages.tv}${code}`}
      target="_blank"
      rel="noopener"
      aria-label={words.tv}
    >
      <Icon name="tv" />
    </a>
  );
}
