/** What the host's desk shows, and how it uses the powers. */

import { computed, signal } from '@preact/signals-core';
import type { BoardProblem } from '../../shared/board-file.ts';
import { failureCode } from '../../shared/failures.ts';
import type {
  BoardPreview,
  HostAnswer,
  HostApi,
  HostFailure,
  HostPowers,
  HostState,
  OfferedFile,
  PowerName,
} from '../../shared/host-api.ts';
import { limits } from '../../shared/limits.ts';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import type { Language } from '../text/dictionary.ts';
import { type HostDictionary, hostDictionaries } from '../text/host-dictionary.ts';
import { isUp } from './changes.ts';
import type { Store } from './store.ts';

const REFRESH_MS = 3_000;

/** Why something that the host wanted did not happen; the desk has a sentence for each. */
export type Trouble = keyof HostDictionary['trouble'];

/** What is asked before it is done, for it cannot be undone. */
export interface Question {
  readonly about: 'startOver' | 'end' | { readonly block: string };
  readonly friends: number;
  readonly go: () => Promise<unknown>;
}

export interface RefusedFile {
  readonly file: string;
  readonly text: string;
  readonly problem: Pick<BoardProblem, 'code' | 'line'>;
}

/** What each part of the desk is given. */
export interface Desk {
  readonly host: HostStore;
  readonly words: HostDictionary;
}

export class HostStore {
  readonly words = signal<HostDictionary | undefined>(undefined);
  readonly state = signal<HostState | undefined>(undefined);
  /** The bundled boards, smallest first. */
  readonly boards = signal<readonly BoardPreview[]>([]);
  /** The board that the next game will have; undefined: the same again. */
  readonly chosen = signal<BoardPreview | undefined>(undefined);
  readonly question = signal<Question | undefined>(undefined);
  readonly refused = signal<RefusedFile | undefined>(undefined);
  readonly trouble = signal<Trouble | undefined>(undefined);
  /** Why the powers do not answer at all. */
  readonly outage = signal<Trouble | undefined>(undefined);
  /** The address is another one, and nobody chose it. */
  readonly moved = signal(false);
  readonly #api: HostApi;
  readonly #page: Store;
  #refreshing = false;
  #again = false;
  #address: string | undefined;

  constructor(api: HostApi, page: Store) {
    this.#api = api;
    this.#page = page;
  }

  /** Follows the room, for as long as the page is open. */
  start(): void {
    setInterval(() => void this.refresh(), REFRESH_MS);
    const token = computed(() => this.#page.view.value?.token);
    const language = computed(() => this.#page.text.value.lang);
    token.subscribe(() => void this.refresh());
    language.subscribe((lang) => void this.#loadWords(lang));
  }

  /** Uses a power, and shows what came of it. @returns undefined where the host gave no answer */
  async use<P extends PowerName>(
    power: P,
    argument: HostPowers[P]['argument'],
  ): Promise<HostAnswer<HostPowers[P]['answer']> | undefined> {
    try {
      const answer = await this.#api[power](argument);
      this.trouble.value = answer.ok ? undefined : troubleOf(answer);
      await this.refresh();
      return answer;
    } catch (error) {
      this.trouble.value = outageOf(error);
      return undefined;
    }
  }

  /** Asks the host how the room is; a question that is asked meanwhile is asked once more. */
  async refresh(): Promise<void> {
    this.#again = true;
    if (this.#refreshing) return;
    this.#refreshing = true;
    try {
      while (this.#again) {
        this.#again = false;
        const answer = await this.#api.state({});
        if (answer.ok) this.#show(answer.value);
      }
      this.outage.value = undefined;
    } catch (error) {
      this.outage.value = outageOf(error); // and the next refresh tries again
    } finally {
      this.#refreshing = false;
    }
  }

  chooseAdapter(adapter: string): Promise<unknown> {
    this.#address = undefined;
    this.moved.value = false;
    return this.use('chooseAdapter', { adapter });
  }

  /** The chosen board, or the same again. */
  newGame(): void {
    this.#askFirst('startOver', async () => {
      const board = this.chosen.peek()?.board;
      const answer = await (board === undefined
        ? this.use('newGame', {})
        : this.use('chooseBoard', { board }));
      if (answer !== undefined) this.chosen.value = undefined;
    });
  }

  endGame(): void {
    this.#askFirst('end', () => this.use('endGame', {}));
  }

  block({ seat, name }: PlayerView): void {
    this.question.value = {
      about: { block: name },
      friends: 0,
      go: () => this.use('block', { seat }),
    };
  }

  /** Plays a board file of the browser. */
  async openFile(file: File): Promise<void> {
    this.openOffered({ name: file.name, content: await readContent(file) });
  }

  /** Plays a board file, wherever it came from. A refused one changes nothing, and says why. */
  openOffered({ name, content }: OfferedFile): void {
    this.trouble.value = undefined;
    if (content === 'too-big') this.trouble.value = 'tooBig';
    else if (content === 'unreadable') this.trouble.value = 'unreadable';
    else {
      const text = readText(content);
      if (text === undefined) {
        this.refused.value = { file: name, text: '', problem: { code: 'not-utf8', line: 0 } };
      } else {
        void this.#openText(name, text);
      }
    }
  }

  /** Nobody is asked to start over for a file that cannot be played. */
  async #openText(file: string, text: string): Promise<void> {
    const checked = await this.use('checkBoard', { text });
    if (checked?.ok === true) {
      this.#askFirst('startOver', async () => {
        const answer = await this.use('openBoard', { title: file, text });
        if (answer?.ok === true) this.chosen.value = undefined;
      });
    } else if (checked?.code === 'board-file') {
      this.refused.value = { file, text, problem: checked.problem };
    }
  }

  /** Friends in the middle of a game are not interrupted by a slip of the mouse. */
  #askFirst(about: 'startOver' | 'end', go: () => Promise<unknown>): void {
    const friends = friendsPlaying(this.#page.view.peek());
    if (friends === 0) void go();
    else this.question.value = { about, friends, go };
  }

  #show(state: HostState): void {
    const address = plainAddress(state.joinLink);
    if (this.#address !== undefined && this.#address !== address) this.moved.value = true;
    this.#address = address;
    this.state.value = state;
  }

  async loadBoards(): Promise<void> {
    const answer = await this.use('boards', {});
    if (answer?.ok === true) this.boards.value = answer.value;
  }

  async #loadWords(lang: Language): Promise<void> {
    const { default: words } = await hostDictionaries[lang]();
    if (this.#page.text.peek().lang === lang) this.words.value = words;
  }
}

/** Who else is at the table. */
export function friendsOf(view: TableView | undefined): readonly PlayerView[] {
  const players = view?.players ?? [];
  return players.filter(({ seat, presence }) => seat !== view?.you.seat && presence !== 'left');
}

/** How many friends are here, in the middle of a game; 0 while nobody has tried anything. */
function friendsPlaying(view: TableView | undefined): number {
  if (view?.phase !== 'playing') return 0;
  const isUntouched = !view.spots.some(isUp) && view.players.every(({ tries }) => tries === 0);
  return isUntouched ? 0 : friendsOf(view).filter(({ presence }) => presence !== 'away').length;
}

/** `192.168.1.23:8080` */
export function plainAddress(joinLink: string): string {
  return joinLink.replace(/^http:\/\/|\/(#.*)?$/g, '');
}

async function readContent(file: File): Promise<OfferedFile['content']> {
  if (file.size > limits.boardFileBytesMax) return 'too-big';
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return 'unreadable'; // a folder, or a file that is gone by now
  }
}

/** The text of UTF-8 bytes; undefined where they are none, for a guess would show wrong cards. */
function readText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function outageOf(error: unknown): Trouble {
  const code = error instanceof Error ? failureCode(error.message) : undefined;
  return code === 'no-secret' || code === 'not-found' ? 'secret' : 'lost';
}

function troubleOf({ code }: HostFailure): Trouble | undefined {
  switch (code) {
    case 'no-such-seat':
      return 'seat';
    case 'no-such-board':
      return 'board';
    case 'not-away':
      return 'notAway';
    case 'board-file':
      return undefined; // has a dialog of its own
    case 'bad-power':
    case 'unknown-power':
      return 'other';
  }
}
