/** The say bar of the bench. */

import { shortened } from '../../shared/graphemes.ts';
import { isolated } from '../game/say.ts';
import { Say } from '../ui/say.tsx';
import type { Lines } from '../text/dictionary.ts';
import type { MakerDictionary } from '../text/maker-dictionary.ts';
import { useText } from '../ui/page.ts';
import type { MakerStore } from './maker-store.ts';
import type { MakerParts } from './pairs.tsx';
import type { Grid } from '../../shared/sizes.ts';

const SAID_MAX = 24;

export function BenchSay({ store, words }: MakerParts) {
  const { lang } = useText();
  const news = store.news.value;
  const isBad =
    news?.kind === 'unfinished' ||
    news?.kind === 'noBoard' ||
    news?.kind === 'full' ||
    (news === undefined && store.blocking?.kind === 'twice');
  const canUndo = news?.kind === 'removed' || news?.kind === 'pasted';
  return (
    <div role="status" class="maker-say">
      <Say
        mood={isBad ? 'note' : 'plain'}
        mark={isBad ? 'look' : 'make'}
        lines={linesOf(store, words, lang)}
      >
        {canUndo ? (
          <button type="button" class="btn small" onClick={() => store.undo()}>
            {words.undo}
          </button>
        ) : null}
      </Say>
    </div>
  );
}

function linesOf(store: MakerStore, words: MakerDictionary, language: string): Lines {
  const { say } = words;
  const news = store.news.value;
  switch (news?.kind) {
    case 'removed':
      return [say.removed(news.pair), say.twin];
    case 'pasted':
      return [say.pasted(news.pairs), standing(store, words)[0]];
    case 'saved':
      return say.saved;
    case 'noBoard':
      return say.noBoard(isolated(shortened(news.file, SAID_MAX)));
    case 'full':
      return say.full;
    case 'unfinished':
      return say.unfinished;
    case 'missing':
      return [say.misses(store.full.value, sizeName(news.size)), say.twin];
    case 'photos':
      return [say.photos(news.done, news.all), ''];
    case 'photos-in':
      return [
        say.photosIn(news.photos),
        news.from > LARGE && news.to < news.from * 0.9
          ? say.smaller(megabytes(news.from, language), megabytes(news.to, language))
          : standing(store, words)[0],
      ];
    case undefined:
      return standing(store, words);
  }
}

function standing(store: MakerStore, { say }: MakerDictionary): Lines {
  const { pairs } = store.bench.value;
  const blocking = store.blocking;
  if (pairs.length === 0) return say.empty;
  if (blocking?.kind === 'few') return say.few;
  if (blocking?.kind === 'twice') {
    const { face } = blocking;
    return face === undefined ? say.twicePhoto : say.twice(isolated(shortened(face, SAID_MAX)));
  }
  const full = store.full.value;
  const fits = store.sizes.value.find(({ left }) => left === 0);
  const misses = store.sizes.value.find(({ left }) => left === -1);
  const named = fits ?? misses;
  if (named === undefined) return [say.leaves(full), say.twin];
  const size = sizeName(named);
  return [fits === undefined ? say.misses(full, size) : say.fits(full, size), say.twin];
}

function sizeName({ rows, columns }: Grid): string {
  return `${rows} × ${columns}`;
}

/** Photos of fewer bytes are made smaller without a word. */
const LARGE = 1e6;

function megabytes(bytes: number, language: string): string {
  return (bytes / 1e6).toLocaleString(language, { maximumFractionDigits: bytes < 1e6 ? 2 : 1 });
}
