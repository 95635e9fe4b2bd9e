/**
 * The exercise as a student might solve it, with promises and a loop that looks again; it shares nothing with
 * our Board. It can have one flaw.
 */

import type { Flaw, Variant } from './flaws.ts';

/** The flip fails by a rule: 409. */
export class Fails extends Error {}

interface Spot {
  card: string | undefined;
  isUp: boolean;
  controller: string | undefined;
  readonly waiters: (() => void)[];
}

interface Play {
  /** The first card, and what was printed on it. */
  first: number | undefined;
  remembered: string;
  matched: readonly number[];
  left: readonly number[];
}

export class StudentBoard {
  readonly #rows: number;
  readonly #columns: number;
  readonly #spots: readonly Spot[];
  readonly #plays = new Map<string, Play>();
  readonly #watchers: (() => void)[] = [];
  readonly #flaw: Flaw | undefined;
  readonly #variant: Variant;
  readonly #random: () => number;

  constructor(
    file: string,
    { flaw, variant = 'as ours', random = Math.random }: StudentOptions = {},
  ) {
    const [header = '', ...lines] = file.split(
      flaw === 'a carriage return stays on the card' ? '\n' : /\r?\n/,
    );
    const [rows = 0, columns = 0] = header.split('x').map(Number);
    this.#rows = rows;
    this.#columns = columns;
    this.#flaw = flaw;
    this.#variant = variant;
    this.#random = random;
    this.#spots = Array.from({ length: rows * columns }, (_, at) => {
      const across = this.#has('cards are read column by column')
        ? (at % columns) * rows + Math.floor(at / columns)
        : at;
      const card = lines[across];
      const isGone = this.#has('a card called none is an empty spot') && card === 'none';
      return { card: isGone ? undefined : card, isUp: false, controller: undefined, waiters: [] };
    });
  }

  look(player: string): string {
    if (this.#has('looking finishes a play')) this.#finish(player);
    const lines = this.#spots.map(({ card, isUp, controller }) => {
      if (card === undefined) return this.#has('empty spots are shown as down') ? 'down' : 'none';
      if (!isUp) return 'down';
      const isMine = this.#has('everybody’s cards are shown as my')
        ? controller !== undefined
        : controller === player && !this.#has('one’s own cards are shown as up');
      return `${isMine ? 'my' : 'up'} ${card}`;
    });
    const header = this.#has('the header exchanges rows and columns')
      ? `${this.#columns}x${this.#rows}`
      : `${this.#rows}x${this.#columns}`;
    const end = this.#has('no newline after the last spot') ? '' : '\n';
    return [header, ...lines].join('\n') + end;
  }

  async flip(player: string, row: number, column: number): Promise<void> {
    const at = this.#has('row and column are exchanged')
      ? (column * this.#columns + row) % this.#spots.length
      : row * this.#columns + column;
    const play = this.#playOf(player);
    if (play.first !== undefined) return this.#second(player, play, play.first, at);
    await this.#firstCard(player, play, at);
  }

  async replace(player: string, from: string, to: string): Promise<void> {
    if (this.#has('replacing finishes a play')) this.#finish(player);
    const wanted = this.#has('replacing decodes twice') ? safely(from) : from;
    const isWanted = (card: string | undefined) =>
      this.#has('replacing ignores case')
        ? card?.toLowerCase() === wanted.toLowerCase()
        : card === wanted;
    let spots = this.#spots.filter(({ card }) => isWanted(card));
    if (spots.length === 0 && this.#has('replacing a missing card fails')) throw new Fails();
    if (this.#has('replacing changes face-up cards alone'))
      spots = spots.filter(({ isUp }) => isUp);
    if (this.#has('replacing changes face-down cards alone')) {
      spots = spots.filter(({ isUp }) => !isUp);
    }
    if (this.#has('replacing changes one card')) spots = spots.slice(0, 1);
    for (const spot of spots) {
      if (this.#has('cards are replaced one after the other')) await moment();
      spot.card = this.#has('replacing decodes twice') ? safely(to) : to;
      if (this.#has('replacing turns cards down')) spot.isUp = false;
      if (this.#has('replacing takes cards from their players')) spot.controller = undefined;
      if (this.#has('replacing fails whoever waits')) wakeAll(spot.waiters);
    }
    this.#afterReplace(spots, from !== to);
  }

  watch(): Promise<string | undefined> {
    if (this.#has('a watch is answered at once')) return Promise.resolve(undefined);
    return new Promise<string | undefined>((resolve) => {
      const before = this.#has('a watch shows its first board') ? this.look('nobody') : undefined;
      this.#watchers.push(() => resolve(before));
    });
  }

  async #firstCard(player: string, play: Play, at: number): Promise<void> {
    const spot = this.#spotAt(at);
    const isEmpty = spot.card === undefined;
    const isLate =
      this.#has('a play is finished only after the wait') && spot.controller !== undefined;
    const isLeft = isEmpty && this.#has('an empty spot finishes no play');
    if (!isLate && !isLeft) this.#finish(player);
    let hasWaited = false;
    for (;;) {
      if (spot.card === undefined) {
        if (this.#has('an empty spot is waited for')) await new Promise(() => undefined);
        if (this.#has('a failed flip answers a watch')) this.#changed();
        const isOk = this.#has(
          hasWaited ? 'a waiter whose card has gone succeeds' : 'an empty spot can be flipped',
        );
        if (isOk) return;
        throw new Fails();
      }
      if (this.#has('cards are taken after a moment') && spot.controller === undefined) {
        await moment();
        break;
      }
      if (spot.controller === undefined || spot.controller === player) break;
      if (hasWaited && this.#has('a waiter wakes and does not look again')) break;
      if (hasWaited && this.#has('replacing fails whoever waits')) throw new Fails();
      if (hasWaited && this.#has('a waiter fails once the card is matched')) throw new Fails();
      if (this.#has('another’s card fails the flip')) throw new Fails();
      if (this.#has('another’s card changes hands')) break;
      await new Promise<void>((resolve) => spot.waiters.push(resolve));
      if (this.#variant === 'waiters contend with newcomers') await moment();
      hasWaited = true;
    }
    if (isLate) this.#finish(player);
    this.#take(player, play, at, spot);
  }

  #take(player: string, play: Play, at: number, spot: Spot): void {
    const isOld = spot.isUp;
    if (isOld && this.#has('a first card may be taken only face down')) throw new Fails();
    spot.isUp = true;
    const isNobodys =
      (!isOld && this.#has('a first card turns up and is nobody’s')) ||
      (isOld && this.#has('a face-up card is taken without control'));
    spot.controller = isNobodys ? undefined : player;
    play.first = at;
    play.remembered = spot.card ?? '';
    if (!isOld || this.#has('control alone answers a watch')) this.#changed();
  }

  #second(player: string, play: Play, first: number, at: number): void | Promise<void> {
    const [one, other] = [this.#spotAt(first), this.#spotAt(at)];
    if (other.card === undefined) {
      if (this.#has('2-A turns the first card down at once')) one.isUp = false;
      if (this.#has('2-A keeps the first card')) throw new Fails();
      this.#giveUp(play, this.#has('a first card is forgotten after 2-A') ? [] : [first]);
      if (!this.#has('2-A wakes nobody')) this.#wake(one);
      if (this.#has('a failed flip answers a watch')) this.#changed();
      if (this.#has('2-A succeeds')) return;
      throw new Fails();
    }
    const isEqual = this.#isEqual(play, one.card ?? '', other.card);
    const isTaken = isEqual && this.#has('2-B takes an equal card from somebody');
    if (at === first && this.#has('2-B on one’s own card is ignored')) return;
    const isTwice = at === first && this.#has('2-B on one’s own card is a match');
    if (other.controller !== undefined && !isTaken && !isTwice) {
      return this.#failBy2B(player, play, first, at);
    }
    this.#compare(player, play, first, at, isEqual);
  }

  #failBy2B(player: string, play: Play, first: number, at: number): void | Promise<void> {
    const [one, other] = [this.#spotAt(first), this.#spotAt(at)];
    if (this.#has('2-B waits') && at !== first) {
      return new Promise<void>((resolve) => other.waiters.push(resolve)).then(() =>
        this.#second(player, play, first, at),
      );
    }
    if (this.#has('2-B keeps the first card')) throw new Fails();
    const due = this.#has('the other’s card is due after 2-B') ? [first, at] : [first];
    this.#giveUp(play, this.#has('a first card is forgotten after 2-B') ? [] : due);
    if (!this.#has('2-B wakes nobody')) this.#wake(one);
    if (this.#has('a failed flip answers a watch')) this.#changed();
    if (this.#has('2-B succeeds')) return;
    throw new Fails();
  }

  #compare(player: string, play: Play, first: number, at: number, isEqual: boolean): void {
    const [one, other] = [this.#spotAt(first), this.#spotAt(at)];
    const wasUp = other.isUp;
    const isMatch = isEqual && !(wasUp && this.#has('only face-down cards match'));
    other.isUp = isMatch || !this.#has('a missed second card stays down');
    if (isMatch) {
      play.first = undefined;
      play.matched = [first, at];
      if (!this.#has('the second card of a match is nobody’s')) other.controller = player;
      if (this.#has('a waiter fails once the card is matched')) this.#wake(one);
      if (this.#has('a pair leaves at once')) this.#finish(player);
    } else {
      this.#miss(player, play, first, at);
    }
    const isChange = !wasUp && !this.#has('a second card answers no watch');
    if (isChange || this.#has('control alone answers a watch')) this.#changed();
  }

  #miss(player: string, play: Play, first: number, at: number): void {
    const [one, other] = [this.#spotAt(first), this.#spotAt(at)];
    this.#giveUp(play, [first, at]);
    const keepsBoth = this.#has('a miss keeps both cards');
    if (keepsBoth || this.#has('a miss keeps the first card')) one.controller = player;
    if (keepsBoth || this.#has('a miss keeps the second card')) other.controller = player;
    if (this.#has('a miss turns down at once')) this.#turnDown(play);
    if (!this.#has('2-E wakes nobody')) this.#wake(one);
  }

  #giveUp(play: Play, left: readonly number[]): void {
    if (play.first !== undefined) this.#spotAt(play.first).controller = undefined;
    play.first = undefined;
    play.left = left;
  }

  /** 3-A, 3-B */
  #finish(player: string): void {
    const play = this.#playOf(player);
    if (play.first !== undefined) return;
    for (const other of this.#plays.values()) {
      const isAnybodys = other.first === undefined;
      if (other === play || (isAnybodys && this.#has('anybody’s next flip removes a match'))) {
        this.#removeMatch(other);
      }
      if (other === play || (isAnybodys && this.#has('anybody’s next flip turns down a miss'))) {
        this.#turnDown(other);
      }
    }
  }

  #removeMatch(play: Play): void {
    const [left, right] = play.left.map((at) => this.#spotAt(at).card);
    const isEqual = left !== undefined && left === right;
    if (isEqual && this.#has('a miss made equal is a match')) {
      play.matched = play.left;
    }
    const [one] = play.matched.map((at) => this.#spotAt(at).card);
    if (one === undefined) return;
    for (const at of play.matched) this.#spotAt(at).controller = undefined;
    if (one !== play.remembered && this.#has('a match that is replaced is a miss')) {
      play.left = play.matched;
      for (const at of play.matched) this.#wake(this.#spotAt(at));
    } else {
      for (const at of this.#leaving(play, one)) this.#remove(at);
      if (!this.#has('a removal answers no watch')) this.#changed();
    }
    play.matched = [];
  }

  #leaving(play: Play, card: string): readonly number[] {
    if (this.#has('a match leaves one card')) return play.matched.slice(1);
    if (!this.#has('a match takes all equal cards')) return play.matched;
    return [...this.#spots.keys()].filter((at) => this.#spotAt(at).card === card);
  }

  #remove(at: number): void {
    const spot = this.#spotAt(at);
    spot.card = undefined;
    spot.isUp = false;
    spot.controller = undefined;
    if (this.#has('3-A wakes nobody')) return;
    if (this.#has('3-A wakes only the first waiter')) spot.waiters.shift()?.();
    else wakeAll(spot.waiters);
  }

  #turnDown(play: Play): void {
    let due = play.left.filter((at) => this.#spotAt(at).isUp);
    const isFree = (at: number) => this.#spotAt(at).controller === undefined;
    if (this.#has('a miss turns down its first card alone')) due = due.slice(0, 1);
    if (this.#has('a miss turns down its second card alone')) due = due.slice(1);
    if (this.#has('a miss turns down both or none') && !due.every(isFree)) due = [];
    const isKept = this.#flaw?.startsWith('a miss keeps') === true;
    if (isKept) for (const at of due) this.#spotAt(at).controller = undefined;
    if (!this.#has('a miss turns down what somebody has')) due = due.filter(isFree);
    for (const at of due) {
      this.#spotAt(at).isUp = false;
      if (isKept) this.#wake(this.#spotAt(at));
    }
    if (due.length > 0 && !this.#has('turning down answers no watch')) this.#changed();
    play.left = [];
  }

  #afterReplace(spots: readonly Spot[], isOther: boolean): void {
    if (this.#has('a replacement answers no watch')) return;
    const isDown = spots.every(({ isUp }) => !isUp);
    if (isDown && this.#has('a replacement face down answers no watch')) return;
    const isChange = spots.length > 0 && isOther;
    if (isChange || this.#has('replacing nothing answers a watch')) {
      this.#changed();
    }
  }

  #isEqual(play: Play, one: string, other: string): boolean {
    if (this.#has('a match is judged by the remembered card')) return play.remembered === other;
    if (this.#has('cards match without their case'))
      return one.toLowerCase() === other.toLowerCase();
    if (this.#has('cards match when normalised')) return one.normalize() === other.normalize();
    if (this.#has('cards match as numbers')) return one === other || Number(one) === Number(other);
    if (this.#has('cards match by their first character')) return one.charAt(0) === other.charAt(0);
    return one === other;
  }

  /** All who wait look again, and the first of them has the card. */
  #wake(spot: Spot): void {
    if (this.#variant === 'waiters are served last come, first served') spot.waiters.reverse();
    if (this.#variant === 'waiters are served at random') {
      spot.waiters.sort(() => this.#random() - 0.5);
    }
    wakeAll(spot.waiters);
  }

  #changed(): void {
    const isOne = this.#has('one watch alone is answered');
    const told = this.#watchers.splice(0, isOne ? 1 : this.#watchers.length);
    for (const tell of told) tell();
  }

  #playOf(player: string): Play {
    const known = this.#plays.get(player);
    if (known !== undefined) return known;
    const play: Play = { first: undefined, remembered: '', matched: [], left: [] };
    this.#plays.set(player, play);
    return play;
  }

  #spotAt(at: number): Spot {
    const spot = this.#spots[at];
    if (spot === undefined) throw new RangeError(`there is no spot ${at}`);
    return spot;
  }

  #has(flaw: Flaw): boolean {
    return this.#flaw === flaw;
  }
}

export interface StudentOptions {
  readonly flaw?: Flaw | undefined;
  readonly variant?: Variant;
  readonly random?: () => number;
}

function wakeAll(waiters: (() => void)[]): void {
  for (const wake of waiters.splice(0)) wake();
}

function safely(text: string): string {
  return text.replaceAll(/%([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Lets others act. */
export function moment(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
