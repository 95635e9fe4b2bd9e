/** Which pairs were hard: on the desk of the host, and on the page of a game. */

import './hard-pairs.css';
import { Fragment } from 'preact';
import type { LessonPair } from '../../shared/lesson.ts';
import { lostOf, meanOf } from '../game/lesson.ts';
import type { CardSentence, LessonDictionary } from '../text/lesson-dictionary.ts';
import { useText } from '../ui/page.ts';
import { Sentence } from '../ui/sentence.tsx';

interface HardPairsProps {
  /** The hardest first. */
  readonly pairs: readonly LessonPair[];
  readonly words: LessonDictionary;
  /** How many tables there are. */
  readonly tables: number;
  /** A card as sentences show it. */
  readonly cardOf: (card: string) => string;
}

export function HardPairs({ pairs, words, tables, cardOf }: HardPairsProps) {
  const { lang } = useText();
  const most = pairs[0]?.up ?? 0;
  return (
    <ul class="play-hards">
      {pairs.map((pair, index) => {
        const { card, with: other, up, taken, foundBy = [] } = pair;
        const [mistake] = taken;
        const lost = lostOf(pair, tables, words);
        const mean = meanOf(lang, up);
        return (
          <li key={index} class="play-hard">
            <div>
              <span class="play-hard-pair">
                <Tile card={cardOf(card)} />
                {other === undefined ? null : (
                  <>
                    <i aria-hidden="true">=</i>
                    <Tile card={cardOf(other)} />
                  </>
                )}
              </span>
              <span class="play-hard-up">
                <i aria-hidden="true">
                  <i style={{ width: `${most === 0 ? 0 : (100 * up) / most}%` }} />
                </i>
                <b class="num" aria-hidden="true">
                  {mean}
                </b>
                <span class="unseen">{words.upTimes(mean)}</span>
              </span>
            </div>
            {mistake === undefined ? null : (
              <p>
                <CardsSaid sentence={words.taken(mistake.times)} cards={[cardOf(mistake.card)]} />
              </p>
            )}
            {lost === undefined ? null : <p>{lost}</p>}
            {foundBy.length === 0 ? null : (
              <p>
                <bdi>{words.foundBy(foundBy)}</bdi>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Tile({ card }: { readonly card: string }) {
  return (
    <span class="play-hard-tile" dir="auto">
      <Sentence text={card} />
    </span>
  );
}

interface CardsSaidProps {
  readonly sentence: CardSentence;
  readonly cards: readonly string[];
}

/** A sentence, with its cards in their places. */
export function CardsSaid({ sentence, cards }: CardsSaidProps) {
  return (
    <>
      {sentence.split('@').map((piece, index) => (
        <Fragment key={index}>
          {index === 0 ? null : (
            <b dir="auto">
              <Sentence text={cards[index - 1] ?? ''} />
            </b>
          )}
          {piece}
        </Fragment>
      ))}
    </>
  );
}
