/** The TV before there is a game to watch, or while there is none to be seen: ribbon and words. */

import './invitation.css';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { about, sayLost } from '../game/say.ts';
import { computerWaits, playersHere } from '../game/situation.ts';
import { WhatNext } from '../play/over-screen.tsx';
import { CountCard, useCount, useGoal } from '../lobby/count.tsx';
import { Hopper } from '../lobby/hops.tsx';
import { useLift } from '../lobby/lift.ts';
import { Say } from '../ui/say.tsx';
import type { Dictionary } from '../text/dictionary.ts';
import { Brand } from '../ui/door.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useBox } from '../ui/hooks.ts';
import { useShown, useText } from '../ui/page.ts';
import { Sticker } from '../ui/sticker.tsx';
import type { Qr } from './spectator.ts';
import { WayIn } from './tv-join.tsx';
import { WaysIn } from './tv-wifi.tsx';

/** How many names fit; of more, the first 30 and a number. */
const LISTED_MAX = 32;
const TOP = 30;

/** How large names may be, in rem, with the title large or small, and how many abreast; 0: as they fit. */
const SIZES = [
  [2.75, 'large', 0],
  [2.25, 'large', 0],
  [1.875, 'large', 0],
  [1.875, 'small', 0],
  [1.5, 'small', 0],
  [1.5, 'small', 2],
  [1.5, 'small', 3],
  [1.5, 'small', 4],
] as const;

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
export function Lobby(props: PartProps) {
  const number = useCount();
  const goal = useGoal();
  const { lobby } = useText();
  useLift('.tv-ribbon');
  if (number === undefined) return <Invitation {...props} />;
  return (
    <Invitation {...props} art={<CountCard number={number} />}>
      <h1>{lobby.ready}</h1>
      <p class="quiet tv-lede">{goal}</p>
    </Invitation>
  );
}

interface InvitationProps extends PartProps {
  /** In place of the QR code, and of the words that go with it. */
  readonly art?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The QR code as the picture, and beside it everybody who is in: they stay when the count begins. */
export function Invitation({ qr, view, art, children }: InvitationProps) {
  const { trouble } = useShown();
  const text = useText();
  return (
    <Split art={art ?? <WaysIn qr={qr} />}>
      <Crowd view={view}>{children ?? <WayIn qr={qr} Title="h1" hint={text.tv.sameWifi} />}</Crowd>
      {trouble.lost.value !== 'no' ? (
        <Trouble />
      ) : view.phase === 'over' ? (
        <WhatNext text={text} />
      ) : computerWaits(view) ? (
        <Waiting text={text} />
      ) : null}
    </Split>
  );
}

/** Everybody stands as large as there is room for. */
function useLargest(ref: RefObject<HTMLElement | null>): void {
  useBox(ref); // drawn again when the window has another size
  useLayoutEffect(() => {
    const how = ref.current;
    const words = how?.closest<HTMLElement>('.tv-words');
    const first = words?.firstElementChild;
    if (!how || !words || !first) return;
    const padding = Math.floor(Number.parseFloat(getComputedStyle(words).paddingTop));
    for (const [name, title, abreast] of SIZES) {
      how.style.setProperty('--name', `${name}rem`);
      how.style.setProperty('--abreast', String(abreast));
      how.classList.toggle('tv-many', title === 'small');
      how.classList.toggle('tv-abreast', abreast > 0);
      // All of it stands in the middle: what has no room sticks out above, too.
      if (Math.ceil(first.getBoundingClientRect().top) >= padding) return;
    }
  });
}

interface CrowdProps {
  readonly view: TableView;
  readonly children: ComponentChildren;
}

/** Words, and below them everybody who is in. */
function Crowd({ view, children }: CrowdProps) {
  const text = useText();
  const { score } = text;
  const here = playersHere(view);
  // Where teams play, each stands together.
  const players = [...here].sort((one, other) => (one.team ?? 0) - (other.team ?? 0));
  const count = players.length;
  const how = useRef<HTMLDivElement>(null);
  useLargest(how);
  return (
    <div ref={how} class="tv-how">
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
      {count === 0 || view.phase === 'over' ? null : (
        <p class="quiet tv-about">{about(text, view, count)}</p>
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
