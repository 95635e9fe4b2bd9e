/**
 * How the cards of the game that runs look: asked for once a game, beside the game and never in its
 * way. Until it is known, cards show their strings.
 */

import type { Card, PlayerId } from '../../shared/card.ts';
import type { FacesView, PictureHash } from '../../shared/faces.ts';
import { routes } from '../../shared/paths.ts';
import type { TableView } from '../../shared/table-view.ts';
import { NO_FACES, type Shows, cardOf, faced, showsOf } from '../game/faces.ts';

export interface FacesOptions {
  /** Whose page it is; it may become another's. */
  readonly id: () => PlayerId;
  readonly load: (id: PlayerId) => Promise<FacesView | undefined>;
  /** Fetches pictures before their cards are turned, all of them, so that it tells nothing; no others are kept. */
  readonly fetchPictures: (addresses: readonly string[]) => void;
  /** The last view is to be shown once more. */
  readonly onKnown: () => void;
  readonly sleep: (ms: number) => Promise<void>;
}

/** How long after a failure they are asked for again. */
const AGAIN_MS = 1_000;

export class KnownFaces {
  readonly #options: FacesOptions;
  #shows: Shows = NO_FACES;
  #languages: readonly string[] = [];
  /** Whose faces these are, and whose are asked for. */
  #known = '';
  #wanted = '';

  constructor(options: FacesOptions) {
    this.#options = options;
  }

  /** The view, as far as its faces are known. */
  show(view: TableView): TableView {
    const id = this.#options.id();
    const deck = deckOf(view, id);
    if (deck === this.#known)
      return deck === '' ? view : { ...faced(view, this.#shows), languages: this.#languages };
    if (deck !== this.#wanted) {
      this.#wanted = deck;
      if (deck === '') this.#options.fetchPictures([]);
      else void this.#load(deck, view.game, id);
    }
    return view;
  }

  cardOf(card: Card): string {
    return cardOf(this.#shows, card);
  }

  async #load(deck: string, game: number, id: PlayerId): Promise<void> {
    const { load, fetchPictures, onKnown, sleep } = this.#options;
    while (this.#wanted === deck) {
      const answer = await load(id).catch(() => undefined); // out of reach, or not let in yet
      if (this.#wanted !== deck) return;
      if (answer?.game === game) {
        this.#known = deck;
        // Who plays behind a closed door says who they are.
        const addressOf = (hash: PictureHash) => routes.picture(hash, id);
        this.#shows = showsOf(answer.faces, addressOf);
        this.#languages = [...new Set(answer.faces.flatMap(({ language }) => language ?? []))];
        const hashes = answer.faces.flatMap(({ picture }) => picture ?? []).sort();
        fetchPictures(hashes.map(addressOf));
        return onKnown();
      }
      await sleep(AGAIN_MS);
    }
  }
}

/** Another host may have a game of the same number. */
function deckOf({ hasFaces, game, title, rows, columns }: TableView, id: PlayerId): string {
  return hasFaces ? `${id} ${game} ${rows}x${columns} ${title}` : '';
}
