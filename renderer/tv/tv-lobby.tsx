/** The TV before there is a game to watch, or while there is none to be seen: ribbon and words. */

import './invitation.css';
import type { ComponentChildren } from 'preact';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { isolated, sayLost } from '../game/say.ts';
import { computerWaits, playersHere } from '../game/situation.ts';
import { CountCard, useCount, useGoal } from '../lobby/count.tsx';
import { Hopper } from '../lobby/hops.tsx';
import { useLift } from '../lobby/lift.ts';
import { Say } from '../ui/say.tsx';
import type { Dictionary } from '../text/dictionary.ts';
import { Brand } from '../ui/door.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useShown, useText } from '../ui/page.ts';
import { Sticker } from '../ui/sticker.tsx';
import type { Qr } from './spectator.ts';
import { WayIn } from './tv-join.tsx';
import { WaysIn } from './tv-wifi.tsx';

/** How many names fit; of more, the first 30 and a number. */
const LISTED_MAX = 32;
const TOP = 30;

const CROWD_HUGE_MAX = 6;
/** With more players the crowd stands in rows. */
const CROWD_LARGE_MAX = 12;

/** The class of a screen while the host does not answer. */
export function useDim(): string {
  const { trouble } = useShown();
  return trouble.lost.value === 'no' ? '' : 'tv-dim';
}

interface SplitProps {
  readonly art: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Ribbon and a thing on it at the left, words at the right. */
function Split({ art, children }: SplitProps) {
  return (
    <main class={`screen tv-screen tv-split ${useDim()}`}>
      <section class="tv-ribbon">{art}</section>
      <section class="tv-words">
        <Brand />
        {children}
      </section>
    </main>
  );
}

/** Why there is no game to be seen. */
export function Sentence({
  icon,
  lines,
  children,
}: {
  readonly icon: IconName;
  readonly lines: readonly string[];
  readonly children?: ComponentChildren;
}) {
  const [first, ...more] = lines;
  const plaque = (
    <div class="tv-plaque">
      <Icon name={icon} />
    </div>
  );
  return (
    <Split art={plaque}>
      <h1>{first}</h1>
      {more.map((line) => (
        <p key={line} class="quiet tv-lede">
          {line}
        </p>
      ))}
      {children}
    </Split>
  );
}

export interface PartProps {
  readonly qr: Qr | undefined;
  readonly view: TableView;
}

/** An invitation; once the host begins the game, a countdown. */
export function Lobby({ qr, view }: PartProps) {
  const { lobby } = useText();
  const number = useCount();
  const goal = useGoal();
  useLift('.tv-ribbon');
  if (number === undefined) return <Invitation {...{ qr, view }} />;
  return (
    <Split art={<CountCard number={number} />}>
      <Crowd view={view}>
        <h1>{lobby.ready}</h1>
        <p class="quiet tv-lede">{goal}</p>
      </Crowd>
      <Trouble />
    </Split>
  );
}

/** The QR code as the picture, and beside it everybody who is in. */
export function Invitation({ qr, view }: PartProps) {
  const { trouble } = useShown();
  const text = useText();
  return (
    <Split art={<WaysIn qr={qr} />}>
      <Crowd view={view}>
        <WayIn qr={qr} Title="h1" hint={text.tv.sameWifi} />
      </Crowd>
      {computerWaits(view) && trouble.lost.value === 'no' ? <Waiting text={text} /> : <Trouble />}
    </Split>
  );
}

/** The fewer there are, the larger they stand. */
function sizeOf(count: number): string {
  if (count > CROWD_LARGE_MAX) return 'tv-many';
  return count > CROWD_HUGE_MAX ? '' : 'tv-few';
}

interface CrowdProps {
  readonly view: TableView;
  readonly children: ComponentChildren;
}

/** Words, and below them everybody who is in. */
function Crowd({ view, children }: CrowdProps) {
  const { lobby, score } = useText();
  const here = playersHere(view);
  // Where teams play, each stands together.
  const players = [...here].sort((one, other) => (one.team ?? 0) - (other.team ?? 0));
  const count = players.length;
  return (
    <div class={`tv-how ${sizeOf(count)}`}>
      {children}
      <ul class="tv-crowd" aria-label={score.players}>
        {fitting(players).map(({ seat, name, sign, computer }) => (
          <Hopper key={seat} seat={seat}>
            <Sticker {...{ seat, sign, computer }} label={score.computer} />
            <bdi class="tv-name">{name}</bdi>
          </Hopper>
        ))}
        <More players={players} />
      </ul>
      {count === 0 ? null : (
        <p class="quiet tv-about">{lobby.about(isolated(view.title), view.pairsLeft, count)}</p>
      )}
    </div>
  );
}

/** As many as there is room for. */
export function fitting(players: readonly PlayerView[]): readonly PlayerView[] {
  return players.length > LISTED_MAX ? players.slice(0, TOP) : players;
}

/** How many there is no room for. */
export function More({ players }: { readonly players: readonly PlayerView[] }) {
  const { tv } = useText();
  return players.length > LISTED_MAX ? (
    <li class="tv-more quiet num">{tv.more(players.length - TOP)}</li>
  ) : null;
}

/** The host does not answer. The picture stays, and at first nobody has to do anything. */
export function Trouble() {
  const { trouble } = useShown();
  const lost = trouble.lost.value;
  const text = useText();
  if (lost === 'no') return null;
  const { mark, lines } = sayLost(text, lost);
  return <Say mood="note" mark={mark} lines={lost === 'lost' ? [lines[0], ''] : lines} />;
}

/** The computer does not play alone, so the TV waits for people. */
export function Waiting({ text }: { readonly text: Dictionary }) {
  return (
    <div class="tv-waits">
      <Say mood="plain" mark="wait" lines={text.say.computerWaits} />
    </div>
  );
}
