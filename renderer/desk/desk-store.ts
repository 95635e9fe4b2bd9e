/** What the host's desk shows, and how it uses the powers. */

import { computed, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { PlayerId } from '../../shared/card.ts';
import type { Character } from '../../shared/characters.ts';
import { friendlyName } from '../../shared/friendly-name.ts';
import type { MenuCommand } from '../../shared/desktop-api.ts';
import type { HostApi, HostPowers, PowerName, Starting } from '../../shared/host-api.ts';
import type { BoardPreview, HostAnswer, HostState } from '../../shared/host-state.ts';
import type { Language } from '../text/dictionary.ts';
import { type DeskDictionary, deskDictionaries } from '../text/desk-dictionary.ts';
import type { Preferences } from '../state/preferences.ts';
import type { Store } from '../state/store.ts';
import type { OpenMaker } from '../maker/opening.ts';
import { plainAddress } from './host-client.ts';
import { BringDesk } from './bring-desk.ts';
import { FileDoor } from './file-door.ts';
import { MakerDoor } from './maker-door.ts';
import type { RefusedFile } from './offered-file.ts';
import { OwnBoards } from './own-boards.ts';
import { type NextBoard, keyOf, playingOf } from './playing.ts';
import { type Question, questionBefore } from './questions.ts';
import { type Trouble, outageOf, troubleOf } from './troubles.ts';
import { Company, friendsOf, startingWith } from './company.ts';
import { TablesDesk, type TablesPage } from './tables-desk.ts';

const REFRESH_MS = 3_000;

/** What each part of the desk is given. */
export interface Desk {
  readonly host: DeskStore;
  readonly words: DeskDictionary;
}

/** What the desk knows of the page around it. */
export interface DeskPage extends Pick<TablesPage, 'client' | 'faced' | 'follow'> {
  /** Who the host is at the table. */
  readonly id: () => PlayerId;
  readonly view: Store['view'];
  readonly text: Preferences['text'];
  /** Without its words there is no desk. */
  readonly onBroken: () => void;
  /** Opens the maker of boards. */
  readonly openMaker: OpenMaker;
  /** How friends come in, where there is no room for more. */
  readonly Invite?: ComponentType;
}

type Where = 'here' | 'everywhere';

export class DeskStore {
  readonly words = signal<DeskDictionary | undefined>(undefined);
  readonly state = signal<HostState | undefined>(undefined);
  /** The bundled boards, smallest first. */
  readonly boards = signal<readonly BoardPreview[]>([]);
  readonly #armed = signal<NextBoard | undefined>(undefined);
  /**
   * The board that the next game will have; undefined: the same again. In a lobby the next game is on
   * the table already, because a board is dealt there when it is chosen.
   */
  readonly chosen = computed(() => (this.#isLobby.value ? undefined : this.#armed.value));
  readonly #isLobby = computed(() => this.#page.view.value?.phase === 'lobby');
  /** The board that was played last from here. */
  readonly #played = signal<string | undefined>(undefined);
  /** Which of the boards is played now, as `keyOf` tells them apart. */
  readonly playing = computed(() =>
    playingOf(
      this.#page.view.value,
      [...this.own.list.value, ...this.boards.value],
      this.#played.value,
    ),
  );
  readonly own: OwnBoards;
  readonly maker: MakerDoor;
  readonly bring: BringDesk;
  readonly files: FileDoor;
  readonly tables: TablesDesk;
  readonly question = signal<Question | undefined>(undefined);
  readonly refused = signal<RefusedFile | undefined>(undefined);
  readonly trouble = signal<Trouble | undefined>(undefined);
  /** Why the powers do not answer at all. */
  readonly outage = signal<Trouble | undefined>(undefined);
  /** The powers are for another page. */
  readonly isOff = computed(() => this.outage.value === 'secret');
  /** The address changed by itself since friends came. */
  readonly moved = signal(false);
  readonly company = new Company();
  /** Does what the menu of the app asks for; the frame that shows the desk says how. */
  command: (command: MenuCommand) => void = () => undefined;
  readonly #api: HostApi;
  readonly #page: DeskPage;
  #refreshing = false;
  #again = false;
  #address: string | undefined;

  constructor(api: HostApi, page: DeskPage) {
    this.#api = api;
    this.#page = page;
    this.own = new OwnBoards(this);
    this.maker = new MakerDoor(this, page);
    this.bring = new BringDesk(this, page.view);
    this.files = new FileDoor(this, page.view);
    this.tables = new TablesDesk(this, page);
  }

  /** Follows the room while the page is open. */
  start(): void {
    setInterval(() => void this.refresh(), REFRESH_MS);
    this.company.follow(this.#page.view);
    this.tables.start();
    const token = computed(() => this.#page.view.value?.token);
    const language = computed((): Language | undefined => this.#page.text.value.lang);
    token.subscribe(() => void this.refresh());
    language.subscribe((lang) => {
      if (lang !== undefined) void this.#loadWords(lang);
    });
  }

  /** Brought cards that only the host sees. */
  get unshown(): number {
    return this.state.peek()?.unshown.length ?? 0;
  }

  /** Uses a power, and shows what came of it. @returns undefined where the host gave no answer */
  async use<P extends PowerName>(
    power: P,
    argument: HostPowers[P]['argument'],
  ): Promise<HostAnswer<HostPowers[P]['answer']> | undefined> {
    try {
      const answer = await this.#api[power](argument);
      this.trouble.value = answer.ok ? undefined : troubleOf(answer, power);
      await this.refresh();
      return answer;
    } catch (error) {
      this.trouble.value = outageOf(error);
      return undefined;
    }
  }

  /**
   * Uses a power that only tells something. Looking around is no answer to a trouble, so what was told
   * before stays.
   */
  async read<P extends PowerName>(
    power: P,
    argument: HostPowers[P]['argument'],
  ): Promise<HostPowers[P]['answer'] | undefined> {
    try {
      const answer = await this.#api[power](argument);
      if (answer.ok) return answer.value;
      this.trouble.value = troubleOf(answer, power);
    } catch (error) {
      this.trouble.value = outageOf(error);
    }
    return undefined;
  }

  /** Asks the host how the room is; a question that is asked meanwhile is asked once more. */
  async refresh(): Promise<void> {
    this.#again = true;
    if (this.#refreshing) return;
    this.#refreshing = true;
    try {
      while (this.#again) {
        this.#again = false;
        const answer = await this.#api.state({
          player: this.#page.id(),
          table: this.tables.at,
        });
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

  /**
   * Arms the next game with this board, and in a lobby deals it: whatever is chosen there, *Begin*
   * begins. What was wrong with another board is no news any more.
   */
  choose(board: NextBoard): void {
    this.trouble.value = undefined;
    if (this.#isLobby.peek()) this.#start(board);
    else this.#armed.value = board;
  }

  /** Another board was opened instead. */
  disarm(): void {
    this.#armed.value = undefined;
  }

  /** That board is not there any more. */
  unchoose(id: string): void {
    const armed = this.#armed.peek();
    if (armed !== undefined && 'id' in armed && armed.id === id) this.#armed.value = undefined;
  }

  /** The chosen board, or the same again. */
  newGame(): void {
    this.#start(this.chosen.peek());
  }

  /** How every game begins that is started here. */
  get starting(): Starting {
    return startingWith(this.#page.view.peek(), this.state.peek()?.settings.tables ?? 1);
  }

  #start(board: NextBoard | undefined): void {
    this.askFirst('startOver', () => this.#play(board), board?.title);
  }

  /** Plays one of *My boards* at once. */
  playOwn(id: string, title: string, then: () => void): void {
    const go = async () => {
      const answer = await this.use('playOwnBoard', { id, ...this.starting });
      if (answer?.ok !== true) return;
      this.#played.value = keyOf({ id });
      this.#armed.value = undefined;
      then();
    };
    this.askFirst('startOver', go, title);
  }

  async #play(next: NextBoard | undefined) {
    const { starting } = this;
    if (next === undefined) return this.use('newGame', starting);
    const answer = await ('id' in next
      ? this.use('playOwnBoard', { id: next.id, ...starting })
      : this.use('chooseBoard', { board: next.board, ...starting }));
    if (answer?.ok === true) this.#played.value = keyOf(next);
    // Another may have been chosen meanwhile.
    if (answer !== undefined && this.#armed.peek() === next) this.#armed.value = undefined;
    return answer;
  }

  /** Seats a computer player, named in the host's language. @returns whether it sits */
  async addComputer(character: Character, table = this.tables.at): Promise<boolean> {
    const language = this.#page.text.peek().lang;
    return (await this.use('addComputer', { character, language, table }))?.ok === true;
  }

  changeComputer(seat: number, table: number, character: Character): Promise<unknown> {
    const language = this.#page.text.peek().lang;
    return this.use('changeComputer', { seat, table, character, language });
  }

  /** Gives a player a name of the house; what they had is in no result any more. */
  befriend(seat: number, table: number): Promise<unknown> {
    const name = friendlyName(this.#page.text.peek().lang, Math.random);
    return this.use('rename', { seat, name, table });
  }

  /**
   * For a host who is alone: a chameleon sits down, and the game begins, on the board that is chosen.
   * @returns whether it sits
   */
  async playComputer(): Promise<boolean> {
    const phase = this.#page.view.peek()?.phase;
    const chosen = this.chosen.peek();
    if (!(await this.addComputer('chameleon'))) return false;
    if (phase === 'over' || chosen !== undefined) await this.#play(chosen);
    if (phase !== 'playing' || chosen !== undefined) await this.use('begin', {});
    return true;
  }

  /** Ends the game: at the table that one looks at, or at all. */
  endGame(where: Where): void {
    const go = () => this.use('endGame', where === 'here' ? { table: this.tables.at } : {});
    this.askFirst('end', go, undefined, where);
  }

  /** No game ends by a slip of the mouse, nor by a command that comes before the first view. */
  askFirst(
    about: 'startOver' | 'end',
    go: () => Promise<unknown>,
    board?: string,
    where: Where = 'everywhere',
  ): void {
    const view = this.#page.view.peek();
    if (view === undefined)
      return void this.firstView().then(() => this.askFirst(about, go, board, where));
    const seen = where === 'here' ? [view] : this.tables.seen(view);
    const questions = seen.flatMap(
      (each) => questionBefore(each, this.unshown, about, go, board) ?? [],
    );
    const [question] = questions;
    if (question === undefined) return void go();
    const friends = questions.reduce((sum, each) => sum + each.friends, 0);
    this.question.value = { ...question, friends };
  }

  /** A file may come before the page has seen the table. */
  firstView(): Promise<void> {
    const { view } = this.#page;
    return new Promise((resolve) => {
      const end = view.subscribe((value) => {
        if (value === undefined) return;
        resolve();
        queueMicrotask(() => end()); // it may be there before `end` is
      });
    });
  }

  #show(state: HostState): void {
    // Without a network there is no address, and a first one is no other one.
    const address = state.addresses.length === 0 ? undefined : plainAddress(state.joinLink);
    const isOther =
      this.#address !== undefined && address !== undefined && this.#address !== address;
    if (isOther && friendsOf(this.#page.view.peek()).length > 0) this.moved.value = true;
    this.#address = address ?? this.#address;
    this.state.value = state;
    if (state.hasLibrary) void this.maker.findDraft();
  }

  async loadBoards(): Promise<void> {
    const boards = await this.read('boards', {});
    if (boards !== undefined) this.boards.value = boards;
  }

  async #loadWords(lang: Language): Promise<void> {
    try {
      const { default: words } = await deskDictionaries[lang]();
      if (this.#page.text.peek().lang === lang) this.words.value = words;
    } catch (error) {
      console.error(error); // the desk keeps its old words
      if (this.words.peek() === undefined) this.#page.onBroken();
    }
  }
}
