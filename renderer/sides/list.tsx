/** Where there is room for words: teams with their people, or everybody, and what each is doing. */

import './list.css';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { doing } from '../game/doing.ts';
import { myTeam, sidesIn } from '../game/sides-say.ts';
import { playersHere } from '../game/situation.ts';
import { mood, StreakMark } from '../play/score-strip.tsx';
import type { SidesDictionary } from '../text/sides-dictionary.ts';
import { type SidesListProps, useText } from '../ui/page.ts';
import { Sentence } from '../ui/sentence.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { TeamSign } from '../ui/team-sign.tsx';

/** How many names there is room for on a TV, in all; with teams, half as many. */
const FAR_MAX = 24;

interface Props extends SidesListProps {
  readonly words: SidesDictionary;
}

/** With more players, only the people of my team stand below it. */
const NAMED_MAX = 16;

/** Nobody is counted: only teams are. */
export function SidesList({ view, noteOf, isFar = false, words }: Props) {
  const { score } = useText();
  const mine = myTeam(view);
  if (view.sides?.kind !== 'teams') {
    const players = isFar ? playersHere(view) : view.players;
    const people = <People {...{ players, view, noteOf, isFar }} most={FAR_MAX} />;
    return isFar ? <section class="paper sides-team sides-far">{people}</section> : people;
  }
  const teams = [...sidesIn(view)].sort((one, other) => one.number - other.number);
  return (
    <div class={isFar ? 'sides-teams sides-far' : 'sides-teams'}>
      {teams.map(({ number, score: pairs, players }) => (
        <section
          key={number}
          class={`sides-team ${isFar ? 'paper' : ''} ${number === mine ? 'sides-mine' : ''}`}
          aria-label={`${words.teams[number]}, ${score.pairs(pairs)}`}
        >
          <h2>
            <TeamSign team={number} />
            <span>{words.teams[number]}</span>
            <b class="num">{pairs}</b>
          </h2>
          {isFar || view.players.length <= NAMED_MAX || number === mine ? (
            <People
              {...{ players, view, noteOf, isFar }}
              most={Math.ceil(FAR_MAX / 2 / teams.length)}
            />
          ) : null}
        </section>
      ))}
    </div>
  );
}

interface PeopleProps extends Pick<SidesListProps, 'noteOf' | 'isFar'> {
  readonly players: readonly PlayerView[];
  readonly view: TableView;
  /** How many there is room for, where it is for the whole room. */
  readonly most: number;
}

function People({ players, view, noteOf, isFar = false, most }: PeopleProps) {
  const text = useText();
  const shown = isFar && players.length > most ? players.slice(0, most) : players;
  const more = players.length - shown.length;
  const me = view.you.seat;
  return (
    <ul class={isFar ? 'sides-people sides-far' : 'sides-people'} aria-label={text.score.players}>
      {shown.map((player) => {
        const { seat, sign, computer, name } = player;
        const note = isFar ? '' : (noteOf?.(player) ?? doing(player, view, text));
        return (
          <li key={seat} class={`sides-person ${mood(player, me)}`}>
            <Sticker {...{ seat, sign, computer }} label={text.score.computer} isChip />
            <bdi>{seat === me ? text.score.you : name}</bdi>
            {seat === me && noteOf === undefined ? <StreakMark /> : null}
            {note === '' ? null : (
              <small>
                <Sentence text={note} />
              </small>
            )}
          </li>
        );
      })}
      {more === 0 ? null : <li class="sides-person num">{text.tv.more(more)}</li>}
    </ul>
  );
}
