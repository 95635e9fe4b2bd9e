/** Everything a player on this page has, put together. */

import { batch } from '@preact/signals';
import type { Card, PlayerId } from '../../shared/card.ts';
import type { GameRecord } from '../../shared/record.ts';
import type { TableView } from '../../shared/table-view.ts';
import { friendlyName } from '../../shared/friendly-name.ts';
import { myNews } from '../game/news.ts';
import { GameClient } from '../net/client.ts';
import type { FollowMode } from '../net/follow.ts';
import { Tabs } from '../net/tabs.ts';
import { sleep } from '../net/time.ts';
import { chooseLanguage } from '../text/dictionary.ts';
import type { Ending } from './ending.ts';
import { Following, followElsewhere } from './following.ts';
import { Hints } from './hints.ts';
import { Moves } from './moves.ts';
import { Notices } from './notices.ts';
import type { Preferences } from './preferences.ts';
import { type HostWay, Session } from './session.ts';
import { Speaker } from './speaker.ts';
import type { Store } from './store.ts';
import type { Trouble } from './trouble.ts';
import { Voice } from './voice.ts';

/** What every page has, the TV included. */
export interface Shown {
  readonly preferences: Preferences;
  readonly store: Store;
  readonly trouble: Trouble;
  readonly ending: Ending;
}

/** What only a player has. */
export interface Player {
  readonly client: GameClient;
  readonly session: Session;
  readonly moves: Moves;
  readonly notices: Notices;
  readonly voice: Voice;
  readonly hints: Hints;
  readonly speaker: Speaker;
  /** How the game went that is over; undefined: it is not told. */
  readonly record: () => Promise<GameRecord | undefined>;
  /** A card of this game as the page shows it; a view of another table, likewise. */
  readonly cardOf: (card: Card) => string;
  readonly faced: (view: TableView) => TableView;
  /** How this page follows the host at present. */
  readonly mode: () => FollowMode;
  /** Plays at once; that another tab plays as the same player is noticed a moment later. */
  start(): Promise<void>;
}

export interface PlayerOptions {
  readonly id: PlayerId;
  /** From the link. */
  readonly code: string | undefined;
  /** The host is never asked at the door, and followed even while hidden. */
  readonly host?: HostWay | undefined;
  readonly watches?: boolean;
  readonly onFaces?: () => void;
}

/** Above this many tabs a browser has not enough connections for each to keep one open. */
const WAITING_TABS_MAX = 2;

const BACK_MS = 2_000;

export function openPlayer(shown: Omit<Shown, 'ending'>, options: PlayerOptions): Player {
  const { preferences, store, trouble } = shown;
  const client = new GameClient();
  const notices = new Notices();
  const speaker = new Speaker(() => preferences.muted.peek());
  const voice = new Voice({ preferences, store, notices, trouble });
  let tabs: Tabs | undefined;
  const mode = (): FollowMode => {
    if (options.host !== undefined) return 'wait';
    if (document.hidden) return 'rest';
    return (tabs?.count ?? 1) > WAITING_TABS_MAX ? 'peek' : 'wait';
  };
  const following = new Following({
    client,
    trouble,
    mode,
    id: () => session.id,
    onView: (view, isNews) => onView(view, isNews),
    onRefused: (code) => session.refuse(code),
    onBack: () => notices.show({ kind: 'back' }, BACK_MS),
    onFaces: options.onFaces,
    onBroken: () => session.giveUp(),
  });
  const session: Session = new Session({
    ...options,
    client,
    following,
    view: () => store.view.peek(),
    onTrouble: (kind) => trouble.refuse(kind),
    onJoined: () => speaker.play('join'),
    onPause: () => {
      notices.clear();
      moves.forget();
    },
    onTake: (id) => tabs?.take(id),
    newName: () => friendlyName(chooseLanguage([document.documentElement.lang]), Math.random),
  });
  const moves: Moves = new Moves({
    flip: async (at, number, signal) => {
      const { game } = store.view.peek() ?? {};
      const flipped = await client.flip(session.id, at, { number, game }, signal);
      const isHeld = flipped.ok && flipped.held !== undefined;
      return isHeld ? { ...flipped, held: following.cardOf(flipped.held) } : flipped;
    },
    sleep,
    ...shown,
    notices,
    voice,
    speaker,
    onRefused: (code) => session.refuse(code),
  });
  const hints = new Hints(preferences, store, notices);

  /** @param isNews what changed since the last view happened while I followed */
  const onView = (view: TableView, isNews: boolean) => {
    const shownBefore = store.view.peek();
    const before = isNews ? shownBefore : undefined;
    const news = myNews(before, view);
    const was = store.situation.peek();
    const wasIn = session.gate.peek() === 'in';
    batch(() => {
      store.show(view);
      store.answered.value = moves.see(shownBefore, view);
      if (store.situation.peek().kind !== was.kind) voice.gotIt.value = news.gotIt;
      if (news.streak === 'grows') voice.streak.value++;
      if (news.streak === 'ends') voice.streak.value = 0;
      if (news.notice !== 'keep') notices.tell(news.notice);
      session.see(view);
    });
    for (const sound of news.sounds) speaker.play(sound);
    if (session.gate.peek() === 'in') voice.tell(wasIn ? before : undefined, view);
  };

  const start = async () => {
    speaker.listen();
    following.listen();
    // Players who come back hear how things stand, not what was said before they looked away.
    addEventListener('visibilitychange', () => {
      if (document.hidden) notices.clear();
    });
    trouble.lost.subscribe(() => voice.speakLines());
    session.follow();
    tabs = new Tabs(session.id);
    tabs.onTaken = () => session.goToOtherTab();
    tabs.onCount = () => following.wake();
    if (await tabs.isTaken()) session.goToOtherTab();
    await followElsewhere({
      isElsewhere: trouble.isElsewhere,
      view: store.view,
      id: () => session.id,
      at: () => client.at,
      luggage: () => session.luggage(),
    });
  };
  const record = () => client.record(session.id);
  const cardOf = (card: Card) => following.cardOf(card);
  const faced = (view: TableView) => following.faced(view);
  return {
    client,
    faced,
    session,
    moves,
    notices,
    voice,
    hints,
    speaker,
    record,
    cardOf,
    mode,
    start,
  };
}
