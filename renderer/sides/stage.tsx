/** What stands in the middle of an end: the podium of teams or tables, or the garland of all pairs. */

import './stage.css';
import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Side } from '../../shared/sides.ts';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { colourClass } from '../board/signs.ts';
import { emWidth } from '../board/word-layout.ts';
import type { Find } from '../game/film.ts';
import { type Hung, garlandOf } from '../game/garland.ts';
import { growthOf } from '../game/podium-layout.ts';
import { sidesIn } from '../game/sides-say.ts';
import { isolated, shownPair } from '../game/say.ts';
import { nameOf, playerAt } from '../game/situation.ts';
import type { SidesDictionary } from '../text/sides-dictionary.ts';
import { Banner } from '../ui/banner.tsx';
import { type SidesStageProps, useEndClass, useText } from '../ui/page.ts';
import { Sentence } from '../ui/sentence.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { TeamSign } from '../ui/team-sign.tsx';
import { RacePodium } from './race.tsx';

interface Props extends SidesStageProps {
  readonly words: SidesDictionary;
}

export function SidesStage(props: Props) {
  const { view, words, crown, tables = [], peopleAt } = props;
  if (view.sides?.kind === 'teams') return <TeamPodium {...props} />;
  if (view.sides?.kind !== 'tables' || tables.length === 0) return <Garland {...props} />;
  const mine = view.you.seat === null ? undefined : view.you.table;
  return <RacePodium {...{ tables, mine, words, crown, peopleAt }} />;
}

/** More slabs would be too thin to be seen. */
const SLABS_MAX = 40;

function TeamPodium({ view, words, crown, isFar = false }: Props) {
  const teams = sidesIn(view);
  const most = Math.max(1, teams[0]?.score ?? 1);
  const growths = growthOf(teams.map(({ score }) => Math.min(score, SLABS_MAX)));
  return (
    <ol
      class={`sides-podium ${isFar ? 'sides-far' : ''} ${useEndClass()}`}
      style={{ '--most': Math.min(most, SLABS_MAX), '--teams': teams.length }}
    >
      {teams.map((team, rank) => (
        <TeamStand
          key={team.number}
          {...{ team, view, words, crown }}
          at={growths[rank]?.lidAt ?? 0}
        />
      ))}
    </ol>
  );
}

interface TeamStandProps extends Pick<Props, 'crown'> {
  readonly team: Side<PlayerView>;
  readonly view: TableView;
  readonly words: SidesDictionary;
  /** When its lid lands, in milliseconds. */
  readonly at: number;
}

function TeamStand({ team, view, words, crown, at }: TeamStandProps) {
  const { score } = useText();
  const { number, place, score: pairs, players } = team;
  const me = view.you.seat;
  const isMine = players.some(({ seat }) => seat === me);
  const isFirst = place === 1 && pairs > 0;
  return (
    <li
      class={`sides-stand ${isMine ? 'sides-ours' : ''}`}
      style={{ '--slabs': Math.min(pairs, SLABS_MAX), '--at': `${at}ms` }}
    >
      {isFirst ? <div class="sides-crown">{crown}</div> : null}
      <div class="sides-lid">
        <TeamSign team={number} />
      </div>
      <div class="sides-pile" aria-hidden="true" />
      <b>{words.teams[number]}</b>
      {/* Nobody reads zeros; all piles stand on one ground. */}
      <span class="num">{pairs === 0 ? '\u00a0' : score.pairs(pairs)}</span>
      <ul class="sides-names" aria-label={score.players}>
        {players.map(({ seat, sign, computer, name }) => (
          <li key={seat}>
            <Sticker {...{ seat, sign, computer }} label={score.computer} />
            <bdi>{seat === me ? score.you : name}</bdi>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** How many tiles stand in a row, for one that stand above each other. */
const ROW = 1.8;

/**
 * Every pair on one ribbon, in the order in which they were found, with its finder’s sign; of several
 * tables one after the other, each behind its banner.
 */
function Garland({ view, words: { together, race }, games, cardOf, isFar = false }: Props) {
  const motion = useEndClass();
  const [pairs, setPairs] = useState<readonly Hung[]>([]);
  useEffect(() => {
    let isOver = false;
    const show = async () => {
      const loaded = await Promise.all(
        games.map(async ({ load, ...game }) => ({ ...game, record: await load() })),
      );
      const told = loaded.flatMap(({ record, table, view: at }) =>
        record?.game === view.game ? [{ record, table, view: at, cardOf }] : [],
      );
      if (!isOver) setPairs(garlandOf(told));
    };
    show().catch(() => undefined); // out of reach: the numbers stand without it
    return () => {
      isOver = true;
    };
  }, [view.game]);
  const rows = Math.round(Math.sqrt(pairs.length / ROW)) || 1;
  return (
    <ol
      class={`sides-garland ${isFar ? 'sides-far' : ''} ${games.length > 1 ? 'sides-several' : ''} ${motion}`}
      style={{ '--row': Math.ceil(pairs.length / rows) }}
      aria-label={together.garland}
      tabIndex={0}
    >
      {pairs.map(({ find, view: of, table }, at) => (
        <Fragment key={at}>
          {table === undefined || table === pairs[at - 1]?.table ? null : (
            <li class="sides-tile">
              <Banner {...{ table }} px={48} label={race.table(table)} />
            </li>
          )}
          <Tile {...{ find, at }} view={of} told={together.found} />
        </Fragment>
      ))}
    </ol>
  );
}

/** So far apart the tiles land; all of them in time. */
const TILE_MS = 70;
const TILES_MS = 2_600;

interface TileProps {
  readonly find: Find;
  readonly view: TableView;
  readonly at: number;
  readonly told: (pair: string, who: string) => string;
}

function Tile({ find, view, at, told }: TileProps) {
  const text = useText();
  const { seat, card, with: other } = find;
  const { sign = seat, computer } = playerAt(view, seat) ?? {};
  const who = seat === view.you.seat ? text.score.you : isolated(nameOf(view, seat));
  const shown = other === undefined ? [card] : [card, other];
  const width = Math.max(...shown.map((one) => emWidth(one)));
  return (
    <li
      class={`sides-tile ${colourClass(sign)}`}
      style={{
        '--em': Math.max(width, shown.length > 1 ? 2 : 1),
        '--at': `${Math.min(at * TILE_MS, TILES_MS)}ms`,
      }}
    >
      <span class="unseen">
        <Sentence text={told(shownPair(text, card, other), who)} />
      </span>
      <span class="sides-print" aria-hidden="true">
        {shown.map((one) => (
          <span key={one} dir="auto">
            <Sentence text={one} />
          </span>
        ))}
      </span>
      <Sticker {...{ seat, sign, computer }} />
    </li>
  );
}
