/** Keeps a page at its table: one follower at a time, woken when the page comes back. */

import type { Card, PlayerId } from '../../shared/card.ts';
import type { FailureCode } from '../../shared/failures.ts';
import type { TableView } from '../../shared/table-view.ts';
import type { GameClient } from '../net/client.ts';
import type { Traveller } from '../net/elsewhere.ts';
import { type FollowMode, Follower } from '../net/follow.ts';
import { fetchPictures } from '../net/pictures.ts';
import { sleep } from '../net/time.ts';
import { KnownFaces } from './faces.ts';
import type { Trouble } from './trouble.ts';

export interface FollowingOptions {
  readonly client: Pick<GameClient, 'table' | 'faces'>;
  readonly trouble: Trouble;
  /** Who follows; it may become another. */
  readonly id: () => PlayerId;
  readonly mode: () => FollowMode;
  /** `isNews`: what changed since the view before happened while we followed. */
  readonly onView: (view: TableView, isNews: boolean) => void;
  readonly onRefused: (code: FailureCode) => void;
  /** The host was lost for a while, and is heard again. */
  readonly onBack: () => void;
  /** How cards look is known that was not. */
  readonly onFaces?: (() => void) | undefined;
  /** Views cannot be shown: only a new page can help. */
  readonly onBroken: () => void;
}

/** The first time may have been a bad moment. */
const BUGS_MAX = 1;

export class Following {
  readonly #options: FollowingOptions;
  readonly #faces: KnownFaces;
  #follower: Follower<TableView> | undefined;
  #newest: TableView | undefined;

  constructor(options: FollowingOptions) {
    this.#options = options;
    this.#faces = new KnownFaces({
      id: options.id,
      load: (id) => options.client.faces(id),
      fetchPictures,
      onKnown: () => {
        if (this.#newest !== undefined) options.onView(this.#faces.show(this.#newest), true);
        options.onFaces?.();
      },
      sleep,
    });
  }

  /** What is told of another table, as far as faces are known: all play the same cards. */
  faced(view: TableView): TableView {
    return this.#faces.show(view);
  }

  /** A card as the page shows it. */
  cardOf(card: Card): string {
    return this.#faces.cardOf(card);
  }

  /** Follows anew. Changes that nobody followed are no news: the pause was wanted. */
  begin(): void {
    this.end();
    const { client, trouble, id, mode, onView, onRefused, onBack, onBroken } = this.#options;
    let isNews = false;
    this.#follower = new Follower({
      table: (query, signal) => client.table(id(), query, signal),
      mode,
      onView: (view) => {
        trouble.end();
        const wasNews = isNews;
        isNews = true;
        this.#newest = view;
        onView(this.#faces.show(view), wasNews);
      },
      onRefused,
      onBug: (error, times) => {
        console.error(error);
        if (times > BUGS_MAX) onBroken();
      },
      onTrouble: (failures) => {
        if (failures > 0) trouble.count(failures);
        else if (trouble.end()) onBack();
      },
      sleep,
      random: Math.random,
    });
    void this.#follower.run();
  }

  end(): void {
    this.#newest = undefined;
    this.#follower?.stop();
  }

  /** Looks at once. */
  wake(): void {
    this.#follower?.wake();
  }

  /** From now on a page that comes back looks at once. */
  listen(): void {
    for (const back of ['visibilitychange', 'pageshow', 'online']) {
      addEventListener(back, (event) => {
        // A page that is shown for the first time is no page that comes back.
        if ((event as Partial<PageTransitionEvent>).persisted !== false) this.wake();
      });
    }
  }
}

const AGAIN_MS = 2_000;

/** Follows the host to its other names. How comes beside the game: nobody needs it before. */
export async function followElsewhere(traveller: Traveller): Promise<void> {
  for (;;) {
    try {
      return (await import('../net/elsewhere.ts')).followElsewhere(traveller);
    } catch {
      await sleep(AGAIN_MS); // the host does not answer just now
    }
  }
}
