/** Awards: what the rosette on a pile means, mine, and everybody's. */

import './awards.css';
import type { TableView } from '../../shared/table-view.ts';
import type { Find } from '../game/film.ts';
import type { StoryDictionary } from '../text/story-dictionary.ts';
import { Rosette } from './rosette.tsx';
import type { Award } from '../../shared/awards.ts';
import { awardSentence, awardsShown } from '../game/story.ts';
import { nameOf, playerAt } from '../game/situation.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { Icon } from '../ui/icon.tsx';
import { useText } from '../ui/page.ts';
import { Sentence } from '../ui/sentence.tsx';
import { Sticker } from '../ui/sticker.tsx';

interface PrizeProps {
  readonly award: Award;
  readonly text: Dictionary;
  readonly words: StoryDictionary;
  readonly isNamed: boolean;
}

/** Its sentence is heard here, and read where there is room for it. */
export function Prize({ award, text, words, isNamed }: PrizeProps) {
  return (
    <div class={isNamed ? 'play-prize' : 'play-prize unseen'}>
      {words.awards[award.kind].name}
      <span class="unseen">
        {': '}
        <Sentence text={awardSentence(text, words, award)} />
      </span>
    </div>
  );
}

interface AwardsProps {
  readonly view: TableView;
  readonly text: Dictionary;
  readonly words: StoryDictionary;
}

interface MedalsProps extends AwardsProps {
  /** Shows the moment of an award: its step. */
  readonly onShow?: ((step: number) => void) | undefined;
}

interface MyAwardProps extends Omit<AwardsProps, 'view'> {
  readonly award: Award;
  readonly onOpen: () => void;
}

/** My award, which opens everybody's. */
export function MyAward({ award, text, words, onOpen }: MyAwardProps) {
  return (
    <button type="button" class="play-award" onClick={onOpen}>
      <Rosette kind={award.kind} />
      <span class="play-award-words">
        <b>{words.awards[award.kind].name}</b>
        <small>
          <Sentence text={awardSentence(text, words, award)} />
        </small>
      </span>
      <Icon name="right" />
    </button>
  );
}

export function Medals({ view, text, words, onShow }: MedalsProps) {
  return (
    <ul class="play-medals">
      {awardsShown(view).map((award) => (
        <Medal key={award.seat} {...{ award, view, text, words, onShow }} />
      ))}
    </ul>
  );
}

/** Whose it is, what it is called, and what for. */
function Medal({ award, view, text, words, onShow }: MedalsProps & { readonly award: Award }) {
  const { seat, step } = award;
  const isMe = seat === view.you.seat;
  return (
    <li class={`play-medal ${isMe ? 'me' : ''}`}>
      <Pin award={award} view={view} />
      <div>
        <h3>
          {words.awards[award.kind].name}
          {' · '}
          <bdi>{isMe ? text.score.you : nameOf(view, seat)}</bdi>
        </h3>
        <p>
          <Sentence text={awardSentence(text, words, award)} />
        </p>
      </div>
      {onShow === undefined || step === undefined ? null : (
        <button
          type="button"
          class="ibtn"
          aria-label={`${words.awards.show}: ${words.awards[award.kind].name}`}
          onClick={() => onShow(step)}
        >
          <Icon name="play" />
        </button>
      )}
    </li>
  );
}

/** A rosette, with the sticker of whose it is. */
export function Pin({ award: { seat, kind }, view }: { award: Award; view: TableView }) {
  const { computer, sign } = playerAt(view, seat) ?? {};
  const { score } = useText();
  return (
    <span class="play-pin">
      <Sticker {...{ seat, sign, computer }} label={score.computer} />
      <Rosette kind={kind} />
    </span>
  );
}

interface AwardNoteProps {
  readonly find: Pick<Find, 'seat' | 'steps'>;
  /** The table in the end. */
  readonly view: TableView;
  readonly words: StoryDictionary;
}

/** The award that somebody has for this very pair. */
export function AwardNote({ find, view, words }: AwardNoteProps) {
  const award = view.awards.find(({ seat, step }) => seat === find.seat && step === find.steps);
  if (award === undefined) return null;
  return (
    <span class="play-note">
      <span>{words.awards[award.kind].name}</span>
      <Rosette kind={award.kind} />
    </span>
  );
}
