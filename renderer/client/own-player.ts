/** My side of the game: joins, follows, flips, and tells the store what to show. */

import type { PlayerId } from '../../shared/card.ts';
import type { FailureCode } from '../../shared/failures.ts';
import type { TableView } from '../../shared/table-view.ts';
import { isUp } from './changes.ts';
import { Flips } from './flips.ts';
import { type FollowMode, Follower } from './follow.ts';
import { type Flipped, GameClient, type Joined } from './game-client.ts';
import { becomeAnother, loadName, saveName } from './identity.ts';
import { myNews } from './my-game.ts';
import { friendlyName } from './names.ts';
import { type Notice, shown } from './say.ts';
import { nameOf } from './situation.ts';
import type { Speaker } from './speaker.ts';
import type { Gate, Store } from './store.ts';
import type Tabs from './tabs.ts';
import { sleep } from './time.ts';

/** A second tap on the card just taken would let it go again (2-B); nobody means that. */
const DOUBLE_TAP_MS = 600;

const LOST_MS = 3_000;
const LOST_LONG_MS = 30_000;
const NOTICE_MS = 4_000;
const BACK_MS = 2_000;
const UNREACHABLE_AFTER = 3;

/** Above this many tabs a browser has not enough connections for each to hold one. */
const HOLDING_TABS_MAX = 2;

export interface OwnPlayerOptions {
  readonly id: PlayerId;
  readonly store: Store;
  readonly speaker: Speaker;
  /** From the link. */
  readonly code: string | undefined;
}

export class OwnPlayer {
  protected readonly store: Store;
  protected readonly client = new GameClient();
  readonly #speaker: Speaker;
  readonly #flips: Flips;
  id: PlayerId;
  #code: string | undefined;
  /** What I called myself when I last tried to join. */
  #name: string | undefined;
  #tabs: Tabs | undefined;
  #follower: Follower | undefined;
  #takenAt = -Infinity;
  #troubleSince: number | undefined;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #joining = false;
  /** What I held or waited for when I flipped, for the sentence if it fails. */
  #before: { card: string; waited: boolean } = { card: '', waited: false };

  constructor(options: OwnPlayerOptions) {
    this.store = options.store;
    this.#speaker = options.speaker;
    this.id = options.id;
    this.#code = options.code;
    const { store } = options;
    this.#flips = new Flips({
      flip: (at, number) =>
        this.client.flip(this.id, at, { number, game: store.view.peek()?.game }),
      isWaiting: () => store.situation.peek().kind === 'waiting',
      lastNumber: () => store.view.peek()?.you.number ?? 0,
      onAsked: (at) => {
        const columns = store.view.peek()?.columns ?? 0;
        store.asked.value = at === undefined ? undefined : at.row * columns + at.column;
      },
      onAnswer: (flipped) => this.#onAnswer(flipped),
      onLostPlace: () => this.#notice({ kind: 'leftLine' }),
      sleep,
    });
    for (const back of ['visibilitychange', 'pageshow', 'online']) {
      addEventListener(back, (event) => {
        // A page that is shown for the first time is no page that comes back.
        if ((event as Partial<PageTransitionEvent>).persisted !== false) this.#follower?.wake();
      });
    }
  }

  /** Plays at once; that another tab plays as the same player is noticed a moment later. */
  async start(): Promise<void> {
    this.follow();
    const { default: Made } = await import('./tabs.ts');
    const tabs = new Made(this.id);
    this.#tabs = tabs;
    tabs.onTaken = () => this.#goToOtherTab();
    tabs.onCount = () => this.#follower?.wake();
    if (await tabs.isTaken()) this.#goToOtherTab();
  }

  /** Joins with a name; says what came of it, so that the form can. */
  async join(name: string, code: string | undefined = this.#code): Promise<Joined> {
    this.#name = name;
    const joined = await this.client.join(this.id, name, code);
    if (joined.ok) {
      this.#code = code;
      saveName(joined.name ?? name);
      this.#speaker.play('join');
      this.store.codeTrouble.value = undefined;
      this.#follower?.wake();
    } else {
      this.refused(joined.code);
    }
    return joined;
  }

  /** The code was typed in. */
  async enter(code: string): Promise<void> {
    this.store.codeTrouble.value = undefined;
    await this.join(this.#name ?? loadName() ?? friendlyName(), code);
  }

  async leave(): Promise<void> {
    this.#follower?.stop();
    this.store.gate.value = 'left';
    await this.client.leave(this.id);
  }

  playHere(): void {
    this.#tabs?.take(this.id);
    this.follow();
  }

  becomeAnother(): void {
    this.id = becomeAnother();
    this.#tabs?.take(this.id);
    this.follow();
  }

  /** After a removal, or after leaving: back through the door. */
  async comeBack(): Promise<void> {
    this.store.gate.value = 'join';
    this.follow();
    await this.rejoin();
  }

  tryNow(): void {
    this.#follower?.wake();
  }

  /** A tap on a card; the guards of the page stand here, the rules with the host. */
  tap(index: number): void {
    const store = this.store;
    const view = store.view.peek();
    if (view === undefined || view.you.seat === null || store.lost.peek() !== 'no') return;
    const situation = store.situation.peek();
    const isDouble = situation.kind === 'first' && situation.index === index;
    if (isDouble && performance.now() - this.#takenAt < DOUBLE_TAP_MS) return;
    if (store.asked.peek() === index) return;
    const spot = view.spots[index] ?? 0;
    const isTheirPair = isUp(spot) && spot.as === 'pair' && spot.by !== view.you.seat;
    if (isTheirPair && situation.kind !== 'first') {
      this.#notice({ kind: 'theirPair', who: nameOf(view, spot.by) });
      this.#speaker.play('no');
      return;
    }
    this.#before = {
      card: 'card' in situation ? situation.card : '',
      waited: situation.kind === 'waiting',
    };
    if (situation.kind === 'waiting' && situation.index !== index) {
      const text = store.text.peek();
      store.spoken.value = text.say.changedMind(shown(text, situation.card)); // 4-A
    }
    this.#clearNotice();
    this.#flips.tap({ row: Math.floor(index / view.columns), column: index % view.columns });
  }

  protected follow(): void {
    this.#follower?.stop();
    this.#follower = new Follower({
      table: (query, signal) => this.client.table(this.id, query, signal),
      mode: () => this.mode(),
      onView: (view) => this.#onView(view),
      onRefused: (code) => this.refused(code),
      onTrouble: (failures) => this.#onTrouble(failures),
      sleep,
      random: Math.random,
    });
    void this.#follower.run();
  }

  protected mode(): FollowMode {
    if (document.hidden) return 'rest';
    return (this.#tabs?.count ?? 1) > HOLDING_TABS_MAX ? 'peek' : 'hold';
  }

  #onView(view: TableView): void {
    const store = this.store;
    const before = store.view.peek();
    const news = myNews(before, view);
    if (before !== undefined && before.game !== view.game) this.#flips.forget();
    const was = store.situation.peek();
    store.show(view);
    const is = store.situation.peek();
    if (is.kind === 'first' && was.kind !== 'first') this.#takenAt = performance.now();
    if (is.kind === 'waiting') {
      this.#before = { card: is.card, waited: true };
      this.#flips.waits();
    }
    if (is.kind !== was.kind) store.gotIt.value = news.gotIt;
    if (news.matched) store.streak.value++;
    if (news.missed) store.streak.value = 0;
    if (news.notice !== 'keep') this.#tell(news.notice);
    for (const sound of news.sounds) this.#speaker.play(sound);
    this.#passGate(view);
  }

  /** Which screen the table's word about me leads to. */
  #passGate({ you }: TableView): void {
    const store = this.store;
    const gate = store.gate.peek();
    if (you.blocked) {
      store.gate.value = 'blocked';
    } else if (you.removed) {
      if (gate !== 'join') store.gate.value = 'removed';
    } else if (you.seat !== null) {
      store.gate.value = 'in';
    } else {
      this.withoutSeat(gate);
    }
  }

  /** My seat is gone, with a new game or with a host that remembers nothing; or I never had one. */
  protected withoutSeat(gate: Gate): void {
    if (gate === 'in') void this.rejoin();
    else if (gate !== 'code' && gate !== 'full') this.store.gate.value = 'join';
  }

  protected async rejoin(): Promise<void> {
    if (this.#joining) return;
    this.#joining = true;
    await this.comeIn().catch(() => undefined); // out of reach: the next view tries again
    this.#joining = false;
  }

  protected async comeIn(): Promise<void> {
    await this.join(loadName() ?? friendlyName());
  }

  protected refused(code: FailureCode): void {
    const store = this.store;
    const gate = store.gate.peek();
    if (code === 'blocked') store.gate.value = 'blocked';
    else if (code === 'no-seat') store.gate.value = 'full';
    else if (code === 'many-codes') store.codeTrouble.value = 'tooMany';
    else if (code === 'code') {
      if (gate === 'code' || this.#code !== undefined) store.codeTrouble.value = 'wrong';
      store.gate.value = 'code';
    } else if (gate === 'starting') store.gate.value = 'join';
  }

  #onTrouble(failures: number): void {
    const store = this.store;
    if (failures === 0) {
      const wasLost = store.lost.peek() !== 'no';
      this.#troubleSince = undefined;
      store.unreachable.value = false;
      store.lost.value = 'no';
      if (wasLost) this.#notice({ kind: 'back' }, BACK_MS);
      return;
    }
    this.#troubleSince ??= performance.now();
    const ms = performance.now() - this.#troubleSince;
    if (store.view.peek() === undefined) store.unreachable.value = failures >= UNREACHABLE_AFTER;
    else if (ms > LOST_LONG_MS) store.lost.value = 'long';
    else if (ms > LOST_MS) store.lost.value = 'lost';
  }

  #onAnswer(flipped: Flipped): void {
    if (flipped.ok) return;
    const notice = this.#noticeFor(flipped.code, flipped.by);
    if (notice === undefined) return;
    this.#speaker.play('no');
    this.#notice(notice);
  }

  /** The sentence for a flip that a rule failed; some need none, for the table says it all. */
  #noticeFor(code: FailureCode, by: number | undefined): Notice | undefined {
    const { card, waited } = this.#before;
    const cards = [card];
    const who = nameOf(this.store.view.peek(), by);
    switch (code) {
      case '1-A':
        return waited && by !== undefined ? { kind: 'goneWaiting', who, cards } : { kind: 'gone' };
      case '2-A':
        return { kind: 'goneSecond', cards };
      case '2-B':
        return by === undefined ? { kind: 'sameCard', cards } : { kind: 'taken', who, cards };
      case '4-H':
        return { kind: 'notBegun' };
      default:
        return undefined;
    }
  }

  /** What the table told; a failed flip has already said it better. */
  #tell(notice: Notice | undefined): void {
    const said = this.store.notice.peek()?.kind;
    const isExplained = said === 'taken' || said === 'sameCard' || said === 'goneSecond';
    if (notice?.kind === 'miss' && isExplained) return;
    if (notice === undefined) this.#clearNotice();
    else this.#notice(notice, isForAll(notice) ? NOTICE_MS : undefined);
  }

  #notice(notice: Notice, ms?: number): void {
    this.#clearNotice();
    this.store.notice.value = notice;
    if (ms !== undefined) this.#noticeTimer = setTimeout(() => this.#clearNotice(), ms);
  }

  #clearNotice(): void {
    clearTimeout(this.#noticeTimer);
    this.store.notice.value = undefined;
  }

  /** Neither follows nor flips until `follow`. */
  protected pause(): void {
    this.#follower?.stop();
    this.#flips.forget();
  }

  #goToOtherTab(): void {
    this.pause();
    this.store.gate.value = 'otherTab';
  }
}

function isForAll({ kind }: Notice): boolean {
  return kind === 'newGame' || kind === 'replaced' || kind === 'removed';
}
