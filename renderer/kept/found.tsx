/** What each found, as small tiles. */

import { isEmoji } from '../../shared/emoji.ts';
import type { PlayerView } from '../../shared/table-view.ts';
import type { Find } from '../game/film.ts';
import { useText } from '../ui/page.ts';
import { Sentence } from '../ui/sentence.tsx';
import { Sticker } from '../ui/sticker.tsx';

interface FoundProps {
  /** By rank. */
  readonly players: readonly PlayerView[];
  readonly finds: readonly Find[];
  readonly title: string;
}

export function Found({ players, finds, title }: FoundProps) {
  const { score: words } = useText();
  return (
    <section class="kept-found">
      <h2>{title}</h2>
      <ul class="paper">
        {players.map(({ seat, name, score, sign, computer }) => (
          <li key={seat}>
            <span class="kept-who">
              <Sticker {...{ seat, sign, computer }} label={words.computer} />
              <bdi>{name}</bdi>
            </span>
            <ul>
              {finds
                .filter((find) => find.seat === seat)
                .map(({ card, with: other }, index) => (
                  <li key={index} class="kept-bit">
                    {[card, other].map((one) =>
                      one === undefined ? null : (
                        <span key={one} class={isEmoji(one) ? '' : 'kept-letters'} dir="auto">
                          <Sentence text={one} />
                        </span>
                      ),
                    )}
                  </li>
                ))}
            </ul>
            <b class="num" aria-label={words.pairs(score)}>
              {score}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
