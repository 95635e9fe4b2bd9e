/** A game of teams waits: everybody is where they will play, and may change with one tap. */

import './team-lobby.css';
import { useRef } from 'preact/hooks';
import { isTeamFull } from '../../shared/sides.ts';
import { seatIndexes } from '../../shared/seat.ts';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { myTeam, sidesIn } from '../game/sides-say.ts';
import { mineFirst, signAt } from '../game/situation.ts';
import { chooseTeam } from '../net/team.ts';
import { MenuButton } from '../play/menu-button.tsx';
import type { SidesDictionary } from '../text/sides-dictionary.ts';
import { useFlying } from '../ui/flying.ts';
import { Icon } from '../ui/icon.tsx';
import { Radios } from '../ui/radios.tsx';
import { type SidesProps, usePlayer, useShown, useText } from '../ui/page.ts';
import { Say } from '../ui/say.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { TeamSign } from '../ui/team-sign.tsx';

/** How long a chip flies to the team that was chosen. */
const CHOSEN_MS = 240;

export function TeamLobby({ words }: { readonly words: SidesDictionary }) {
  const { store } = useShown();
  const text = useText();
  const view = store.view.value;
  const me = store.me.value;
  const team = view && myTeam(view);
  if (view?.sides?.kind !== 'teams' || me === null || team === undefined) return null;
  const { lobby } = words;
  const signed = text.lobby.sign(...seatIndexes(signAt(view, me)));
  const chooses = view.sides.chooses === true;
  return (
    <main class="screen sides-lobby">
      <div class="top">
        <bdi class="pill">{view.title}</bdi>
        <MenuButton />
      </div>
      <div class="sides-words">
        <h1>{chooses ? lobby.title : (lobby.you[team] ?? '')}</h1>
        <p class="lede">{chooses ? lobby.choose : text.lobby.hostStarts}</p>
      </div>
      <TeamRows {...{ view, words }} />
      {chooses ? <Anywhere {...{ view, words }} /> : null}
      <Say
        mood="plain"
        mark="me"
        seat={me}
        wears={signAt(view, me)}
        lines={[lobby.you[team] ?? '', lobby.sign(upper(signed))]}
      />
    </main>
  );
}

type WithWords = SidesProps & { readonly words: SidesDictionary };

/** By chance, where there is a choice. */
function Anywhere({ view, words }: WithWords) {
  const { session } = usePlayer();
  const teams = teamsOf(view);
  const open = teams.filter(({ number, isFull }) => !isFull && number !== myTeam(view));
  const choose = () => {
    const chosen = open[Math.floor(Math.random() * open.length)];
    if (chosen !== undefined) void chooseTeam(session.id, chosen.number);
  };
  if (teams.length < 3) return null;
  return (
    <button type="button" class="btn" disabled={open.length === 0} onClick={choose}>
      <Icon name="dice" />
      {words.lobby.anywhere}
    </button>
  );
}

/** In the order of their shapes, and which of them nobody may choose. */
function teamsOf(view: TableView) {
  const teams = [...sidesIn(view)].sort((one, other) => one.number - other.number);
  const sizes = teams.map(({ players }) => here(players).length);
  return teams.map(({ number, players }) => {
    return { number, players, isFull: isTeamFull(number, sizes) };
  });
}

/** The teams with their people: where everybody chooses and I play, as buttons. */
export function TeamRows({ view, words }: WithWords) {
  const list = useRef<HTMLDivElement>(null);
  useFlying(list, CHOSEN_MS);
  const { session } = usePlayer();
  const { score } = useText();
  const team = myTeam(view);
  const chooses = view.sides?.kind === 'teams' && view.sides.chooses === true;
  const rows = teamsOf(view).map(({ number, players, ...each }) => {
    const isFull = chooses && number !== team && each.isFull;
    return {
      value: number,
      label: [words.teams[number], ...here(players).map(nameOf(view, score.you))].join(', '),
      shown: <Team {...{ number, players, view, words, isFull }} />,
      isOff: isFull,
    };
  });
  return (
    <div ref={list} class="sides-choice">
      {chooses && team !== undefined ? (
        <Radios
          label={words.lobby.title}
          class="sides-rows"
          optionClass="sides-row"
          chosen={team}
          options={rows}
          onChoose={(chosen) => void chooseTeam(session.id, chosen)}
        />
      ) : (
        <ul class="sides-rows">
          {rows.map(({ value, shown }) => (
            <li key={value} class={`sides-row ${value === team ? 'sides-own' : ''}`}>
              {shown}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface TeamProps {
  readonly number: number;
  readonly players: readonly PlayerView[];
  readonly view: TableView;
  readonly words: SidesDictionary;
  readonly isFull: boolean;
}

function Team({ number, players, view, words, isFull }: TeamProps) {
  const { score } = useText();
  const me = view.you.seat;
  return (
    <>
      <TeamSign team={number} />
      <span class="sides-of">
        <b>{words.teams[number]}</b>
        {isFull ? <small>{words.lobby.full}</small> : null}
        <span class="sides-pals" data-group={number}>
          {mineFirst(here(players), me).map(({ seat, sign, computer, name }) => (
            <span
              key={seat}
              class={`sides-pal ${seat === me ? 'sides-me' : ''}`}
              data-chip-of={seat}
            >
              <Sticker {...{ seat, sign, computer }} />
              <bdi>{seat === me ? score.you : name}</bdi>
            </span>
          ))}
        </span>
      </span>
    </>
  );
}

function here(players: readonly PlayerView[]): readonly PlayerView[] {
  return players.filter(({ presence }) => presence !== 'left');
}

function nameOf({ you }: TableView, mine: string) {
  return ({ seat, name }: PlayerView) => (seat === you.seat ? mine : name);
}

function upper(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
