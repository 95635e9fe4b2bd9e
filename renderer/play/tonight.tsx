/** The standings over the games of an evening. */

import './tonight.css';
import type { EveningLine, TableView } from '../../shared/table-view.ts';
import { colourClass } from '../board/signs.ts';
import { gamesShown, isMine, resultsShown } from '../game/story.ts';
import { playerAt } from '../game/situation.ts';
import type { Dictionary } from '../text/dictionary.ts';
import type { StoryDictionary } from '../text/story-dictionary.ts';
import { Icon } from '../ui/icon.tsx';
import { Sticker } from '../ui/sticker.tsx';

interface TonightProps {
  readonly view: TableView;
  readonly text: Dictionary;
  readonly words: StoryDictionary;
  /** How many games there is room for. */
  readonly columns: number;
}

export function Tonight({ view, text, words, columns }: TonightProps) {
  const { evening } = view;
  const { tonight } = words;
  if (evening.games === 0) return <p class="quiet">{tonight.none}</p>;
  const games = gamesShown(evening, columns);
  return (
    <>
      <table class="play-night">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{tonight.player}</span>
            </th>
            {games.map((game) => (
              <th key={game} scope="col" class="num" aria-label={tonight.game(game)}>
                {game}
              </th>
            ))}
            <th scope="col">{tonight.pairs}</th>
            <th scope="col">{tonight.wins}</th>
          </tr>
        </thead>
        <tbody>
          {evening.lines.map((line, index) => (
            <Line key={index} {...{ line, view, text, words }} count={games.length} />
          ))}
        </tbody>
      </table>
      <p class="quiet small">{tonight.rule}</p>
    </>
  );
}

interface LineProps extends Omit<TonightProps, 'columns'> {
  readonly line: EveningLine;
  readonly count: number;
}

function Line({ line, view, text, words: { tonight }, count }: LineProps) {
  const { seat, name, pairs, wins, left = false } = line;
  const isMe = isMine(line, view.you.seat);
  const { computer, sign = seat } = left ? {} : (playerAt(view, seat) ?? {});
  return (
    <tr class={`${colourClass(sign)} ${isMe ? 'me' : ''}`}>
      <th scope="row">
        <span class="who">
          <Sticker {...{ seat, sign, computer }} label={text.score.computer} />
          <bdi>{isMe ? text.score.you : name}</bdi>
        </span>
      </th>
      {resultsShown(line, count).map((result, index) => (
        <td key={index}>
          {result === null ? (
            <span class="play-cell out">
              <span class="unseen">{tonight.out}</span>
            </span>
          ) : 'together' in result ? (
            <span class="play-cell">
              <Icon name="check" />
              <span class="unseen">{tonight.together}</span>
            </span>
          ) : (
            <span class={`play-cell num ${result.won ? 'won' : ''}`}>
              <Counted number={result.pairs} />
              {result.won ? <span class="unseen">{`, ${tonight.won}`}</span> : null}
              {result.won ? <SmallCrown /> : null}
            </span>
          )}
        </td>
      ))}
      <td class="num quiet">
        <Counted number={pairs} />
      </td>
      <td class="num play-wins">
        <Wins wins={wins} />
      </td>
    </tr>
  );
}

/** When it began, behind how many games it has. */
export function Since({ view, words }: Pick<TonightProps, 'view' | 'words'>) {
  const { since } = view.evening;
  return since === undefined ? null : (
    <span class="play-since">{`, ${words.tonight.since(new Date(since))}`}</span>
  );
}

export function Wins({ wins }: { readonly wins: number }) {
  return (
    <>
      {wins > 0 ? <SmallCrown /> : null}
      <Counted number={wins} />
    </>
  );
}

/** No zero is listed for anybody. */
function Counted({ number }: { readonly number: number }) {
  return number > 0 ? <>{number}</> : <span aria-hidden="true">–</span>;
}

function SmallCrown() {
  return (
    <svg class="play-small-crown" viewBox="0 0 54 40" aria-hidden="true">
      <path d="M5 35 2 9l14 11L27 3l11 17L52 9l-3 26z" />
    </svg>
  );
}
