/** What I bring: the sheets with what was typed in them, and what came of it. */

import { type ReadonlySignal, signal } from '@preact/signals';
import type { BroughtFace, OwnBrought } from '../../shared/brought.ts';
import type { PlayerId } from '../../shared/card.ts';
import type { FailureCode } from '../../shared/failures.ts';
import type { TableView } from '../../shared/table-view.ts';
import { wayOf } from '../game/refusals.ts';
import type { BringClient, Brought, Given } from '../net/bring-client.ts';

export type Way = 'photo' | 'word' | 'emoji';

/** What just happened to me. */
export type BringNews =
  | { readonly kind: 'takenBack'; readonly given: Given }
  | { readonly kind: 'same'; readonly face: BroughtFace }
  | {
      readonly kind: 'takenOff' | 'late' | 'noPhoto' | 'noWord' | 'full' | 'often' | 'lost';
    };

/** A photo that was chosen and is not on the table yet. */
export interface PhotoDraft {
  readonly photo: HTMLCanvasElement;
  /** Where the square of the card lies along its longer side, from 0 to 1. */
  readonly at: number;
}

export interface BringOptions {
  readonly client: BringClient;
  readonly id: () => PlayerId;
  readonly view: ReadonlySignal<TableView | undefined>;
  /** A refusal that leads to another screen. */
  readonly onRefused: (code: FailureCode) => void;
  /** A card of mine landed. */
  readonly onLanded: () => void;
  /** Cards were dealt while I was about to bring one. */
  readonly onLate: () => void;
  /** Looks at the table at once. */
  readonly wake: () => void;
}

const UNDO_MS = 6_000;

/** They outlive a lobby: what was not put on the table comes along next time. */
const drafts = {
  word: signal(''),
  emoji: signal<string | undefined>(undefined),
  photo: signal<PhotoDraft | undefined>(undefined),
  name: signal(''),
};

/** Cards of mine that were not dealt; they outlive the lobby. */
const returned = signal<readonly Given[]>([]);

export class BringStore {
  readonly drafts = drafts;
  /** They lay on the table, came back, and can be brought again. */
  readonly returned = returned;
  readonly sheet = signal<Way | undefined>(undefined);
  readonly news = signal<BringNews | undefined>(undefined);
  readonly isBusy = signal(false);
  readonly #options: BringOptions;
  #known: readonly OwnBrought[] = [];
  /** Of which game the lobby is, and what was dealt before. */
  #lobby: Pick<TableView, 'game' | 'dealt'> | undefined;
  /** By number: what each of mine was made of. */
  readonly #given = new Map<number, Given>();
  /** Numbers of cards that I took back, which the host did not take off. */
  readonly #takenBack = new Set<number>();
  /** Of those, the ones of which no answer came: they count unless they still lie there. */
  readonly #unsure = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: BringOptions) {
    this.#options = options;
  }

  open(way: Way): void {
    this.tell(undefined);
    this.sheet.value = way;
  }

  /** What was typed is kept. */
  close(): void {
    this.sheet.value = undefined;
    this.tell(undefined);
  }

  tell(news: BringNews | undefined): void {
    clearTimeout(this.#timer);
    this.news.value = news;
    if (news?.kind === 'takenBack') this.#timer = setTimeout(() => this.tell(undefined), UNDO_MS);
  }

  /** My cards that lie there now. The host may have taken one off, dealt, or gone back to a board. */
  see(view: TableView): void {
    const { bringing, game, dealt, you } = view;
    const own = bringing === null ? [] : you.brought;
    const gone = this.#known.filter(
      ({ number }) => !own.some((card) => card.number === number) && !this.#takenBack.has(number),
    );
    for (const { number } of own) if (this.#unsure.delete(number)) this.#takenBack.delete(number);
    const lobby = this.#lobby;
    this.#known = own;
    this.#lobby = bringing === null ? undefined : { game, dealt };
    for (const card of own) void this.#remember(card);
    if (lobby === undefined) return;
    if (bringing !== null && lobby.game === game) {
      if (gone.length > 0) this.tell({ kind: 'takenOff' });
      return;
    }
    const isDealt = ({ number, shown }: OwnBrought) => shown && number <= dealt;
    returned.value = gone
      .filter((card) => !isDealt(card))
      .flatMap(({ number }) => this.#given.get(number) ?? []);
    if (dealt > lobby.dealt && this.sheet.peek() !== undefined) this.#options.onLate();
  }

  /** While a card lies there its picture can be had. */
  async #remember(card: OwnBrought): Promise<void> {
    if (this.#given.has(card.number)) return;
    if (card.picture === undefined) this.#given.set(card.number, { text: card.text ?? '' });
    const given = await this.#givenOf(card);
    if (given !== undefined) this.#given.set(card.number, given);
  }

  /** Puts on the table again what came back, as far as the host takes it. */
  async bringAgain(): Promise<void> {
    if (this.isBusy.peek()) return;
    for (const given of returned.peek()) {
      const isPut = await this.put(given, faceOf(given));
      const kind = this.news.peek()?.kind;
      if (!isPut && kind !== 'same' && kind !== undefined) return; // it may be tried again
      returned.value = returned.peek().filter((each) => each !== given);
    }
  }

  /** Puts a card on the table. @returns whether it lies there */
  async put(given: Given, face: BroughtFace): Promise<boolean> {
    const { client, id, onLanded } = this.#options;
    const answer = await this.#ask(() => client.bring(id(), given));
    if (answer?.ok !== true) {
      if (answer?.code === 'same-card') this.tell({ kind: 'same', face });
      return false;
    }
    this.sheet.value = undefined;
    this.tell(undefined);
    onLanded();
    return true;
  }

  /** Takes a card back; it can be put there again for a while. */
  async takeBack(card: OwnBrought): Promise<void> {
    const { client, id } = this.#options;
    const given = await this.#givenOf(card);
    this.#takenBack.add(card.number);
    const answer = await this.#ask(() => client.unbring(id(), card.number));
    if (answer === undefined) this.#unsure.add(card.number);
    else if (!answer.ok) this.#takenBack.delete(card.number);
    else if (given !== undefined) this.tell({ kind: 'takenBack', given });
  }

  async undo(): Promise<void> {
    const news = this.news.peek();
    if (news?.kind !== 'takenBack') return;
    const { given } = news;
    await this.put(given, faceOf(given));
  }

  async #givenOf({ text, picture, name, colour }: OwnBrought): Promise<Given | undefined> {
    if (picture === undefined) return { text: text ?? '' };
    const { client, id } = this.#options;
    const address = await client.picture(id(), picture).catch(() => undefined); // then nothing can be undone
    if (address === undefined) return undefined;
    const named = name === undefined ? {} : { name };
    return { picture: address, ...named, ...(colour === undefined ? {} : { colour }) };
  }

  /** One thing at a time. @returns undefined where there was no answer, or nothing was asked */
  async #ask(ask: () => Promise<Brought>): Promise<Brought | undefined> {
    if (this.isBusy.peek()) return undefined;
    this.isBusy.value = true;
    try {
      const answer = await ask();
      // What lies there the views tell, in their order: an answer may overtake one.
      if (!answer.ok) this.#refuse(answer.code);
      this.#options.wake();
      return answer;
    } catch {
      this.tell({ kind: 'lost' }); // out of reach
      return undefined;
    } finally {
      this.isBusy.value = false;
    }
  }

  #refuse(code: FailureCode): void {
    const kind = troubles[code];
    if (kind !== undefined) this.tell({ kind });
    else if (code === 'enough-cards') this.close();
    else if (code !== 'same-card') {
      const way = wayOf(code);
      if (way === 'busy' || way === 'view') this.tell({ kind: 'lost' });
      else this.#options.onRefused(code);
    }
  }
}

function faceOf(given: Given): BroughtFace {
  return 'text' in given ? { text: given.text } : { picture: '' };
}

const troubles: Readonly<
  Partial<Record<FailureCode, Exclude<BringNews['kind'], 'takenBack' | 'same' | 'takenOff'>>>
> = {
  'no-bringing': 'late',
  'bad-face': 'noWord',
  'bad-picture': 'noPhoto',
  'too-large': 'noPhoto',
  'full-table': 'full',
  'many-brings': 'often',
};
