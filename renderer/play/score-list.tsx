/** Live scores as rows, with what each player is doing. */

import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { doing } from '../game/doing.ts';
import { ranked } from '../game/situation.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { useShown, useText } from '../ui/page.ts';
import { mood } from './score-strip.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { StreakMark } from './streak-mark.tsx';

/** What each player is doing, as far as everybody sees it. */
export function ScoreList({ max = Infinity }: { readonly max?: number }) {
  const { store } = useShown();
  const view = store.view.value;
  const text = useText();
  if (view === undefined) return null;
  const players = ranked(view);
  return (
    <>
      <ul class="list" aria-label={text.score.players}>
        {players.slice(0, max).map((player) => (
          <ScoreRow key={player.seat} player={player} view={view} text={text} />
        ))}
      </ul>
      {players.length > max ? <p class="quiet">{text.tv.more(players.length - max)}</p> : null}
    </>
  );
}

interface ScoreRowProps {
  readonly player: PlayerView;
  readonly view: TableView;
  readonly text: Dictionary;
}

export function ScoreRow({ player, view, text }: ScoreRowProps) {
  const me = view.you.seat;
  const does = player.seat === me ? text.score.you : doing(player, view, text);
  return (
    <li class={`row ${mood(player, me)}`}>
      <Sticker seat={player.seat} computer={player.computer} isChip />
      <span class="who">
        <bdi>{player.name}</bdi>
        {does === '' ? null : (
          <small>
            <Sentence text={does} />
          </small>
        )}
      </span>
      {player.seat === me ? <StreakMark /> : null}
      <span class="pts num">{player.score}</span>
    </li>
  );
}
