/** One-line bugs beyond the rules of one board: in what outlives it, in the wire, in the disk. */
import type { PlantedBug } from '../tools/planted-bugs.ts';

const TABLE = 'main/game/table.ts';
const WATCHERS = 'main/server/watchers.ts';
const REPLACE_FILE = 'main/host/replace-file.ts';
const PRESENCE = 'main/server/presence.ts';

export interface WorldBug extends PlantedBug {
  /** A world that fails by it. Worlds change; where this one no longer does, others are tried. */
  readonly seed: number;
}

export const plantedBugs: readonly WorldBug[] = [
  {
    name: '4-B does not cancel a wait',
    seed: 28,
    file: 'main/game/board.ts',
    original: 'if (!stillWaits || this.#broken !== undefined) return;',
    planted: 'if (this.rows > 0) return;',
  },
  {
    name: '4-E hands over without a word',
    seed: 2,
    file: 'main/game/step.ts',
    original: 'if (failure === undefined) waiter.turn.resolve();',
    planted: 'if (failure === undefined) continue;',
  },
  {
    name: 'who follows misses what the board does not show',
    seed: 1,
    file: WATCHERS,
    original: "return since !== (route === 'watch' ? now.version : now.token);",
    planted: 'return since?.startsWith(now.version) !== true || route === undefined;',
  },
  {
    name: 'who watches misses what happened since',
    seed: 1,
    file: WATCHERS,
    original: '(boardToken(since) ?? table.version)',
    planted: 'table.version',
  },
  {
    name: 'a removal is no change',
    seed: 4,
    file: 'main/game/step.ts',
    original: "this.#emitVisible({ kind: 'removed'",
    planted: "this.emit({ kind: 'removed'",
  },
  {
    name: 'a change of the players has no token of its own',
    seed: 1,
    file: TABLE,
    original: '#changed(): void {\n    this.#sequence++;',
    planted: '#changed(): void {',
  },
  {
    name: 'who waits is saved with the card',
    seed: 28,
    file: 'main/game/saved-board.ts',
    original: "if (play.phase === 'ready' || play.phase === 'waiting') return [];",
    planted:
      "if (play.phase === 'ready') return []; if (play.phase === 'waiting') return [{ player, phase: 'first', spots: [play.waiter.index] }];",
  },
  {
    name: '4-F counts a match twice',
    seed: 4,
    file: 'main/game/scoreboard.ts',
    original: 'score: score + 1,\n        tries: tries + 1,',
    planted: 'score: score + 2,\n        tries: tries + 2,',
  },
  {
    name: 'a restart forgets the scores',
    seed: 1,
    file: TABLE,
    original: 'tallies.map(({ player, ...tally }) => [player, tally]),',
    planted: '[],',
  },
  {
    name: 'a view names players by their ids',
    seed: 1,
    file: 'main/game/view.ts',
    original: 'const view = { seat, name,',
    planted: 'const view = { seat, name: player.id,',
  },
  {
    name: 'a view shows a card that lies face down',
    seed: 2,
    file: TABLE,
    original: 'title: this.#layout.title,\n      phase',
    planted: "title: this.#layout.deck.cards.at(-1) ?? '',\n      phase",
  },
  {
    name: 'a number is taken twice',
    seed: 3,
    file: 'main/game/flip-numbers.ts',
    original: 'if (last?.number === number) return repeat(last, signal);',
    planted: '',
  },
  {
    name: 'a restart forgets the numbers',
    seed: 1,
    file: TABLE,
    original: 'table.#numbers = new FlipNumbers(saved.numbers);',
    planted: '',
  },
  {
    name: 'a cancelled number counts as seen',
    seed: 28,
    file: 'main/game/flip-numbers.ts',
    original: 'if (this.#last.get(player) !== taken) return;',
    planted: "taken.ended = 'done'; if (taken.number >= 0) return;",
  },
  {
    name: 'a closed door keeps text players in',
    seed: 19,
    file: TABLE,
    original: 'this.leave(...text.map((player) => player.id));',
    planted: '',
  },
  {
    name: 'the saved game is not forced to the disk',
    seed: 11,
    file: REPLACE_FILE,
    original: 'await file.sync();',
    planted: '',
  },
  {
    name: 'the saved game is written in place',
    seed: 11,
    file: REPLACE_FILE,
    original: 'const draft = `${filename}.draft`;',
    planted: 'const draft = filename;',
  },
  {
    name: 'a save that failed is not tried again',
    seed: 20,
    file: 'main/host/saved-game.ts',
    original: 'this.#saveIn(RETRY_MS);',
    planted: '',
  },
  {
    name: '4-G never happens',
    seed: 37,
    file: PRESENCE,
    original: 'this.#table.giveUp(controller);',
    planted: '',
  },
  {
    name: '4-C by silence never happens',
    seed: 37,
    file: PRESENCE,
    original: '() => this.#table.leave(id)',
    planted: '() => undefined',
  },
];
