/** The way to the TV, and two buttons for the film of a game: show it there, and keep it. */

import { pages } from '../../shared/paths.ts';
import { Icon } from '../ui/icon.tsx';
import type { Desk } from './desk-store.ts';
import { useGamePage } from './game-page.tsx';

/** @param isOnTv whether the TV shows it */
export function FilmTools({ host, words, isOnTv }: Desk & { readonly isOnTv: boolean }) {
  const page = useGamePage({ host, words });
  if (!page.isThere || host.isOff.value) return null;
  const { tonight } = words;
  return (
    <>
      <button
        type="button"
        class="ibtn"
        aria-label={tonight.tv[0]}
        aria-pressed={isOnTv}
        title={tonight.tv[0]}
        onClick={() =>
          void host.use('showOnTv', { shows: isOnTv ? 'game' : 'film', table: host.tables.at })
        }
      >
        <Icon name="tv" />
      </button>
      <button
        type="button"
        class="ibtn"
        aria-label={tonight.page[0]}
        title={tonight.page[0]}
        onClick={page.ask}
      >
        <Icon name="file" />
      </button>
      {page.dialog}
    </>
  );
}

/** The TV comes in through any door, because the code goes with its address. */
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
