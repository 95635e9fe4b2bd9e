/** One-line bugs beyond the rules of one board: in what outlives it, in the wire, in the disk. */
import type { PlantedBug } from '../tools/planted-bugs.ts';

const ROOM = 'main/table/room.ts';
const TABLE = 'main/table/table.ts';
const REPLACE_FILE = 'main/system/disk.ts';
const COMPUTERS = 'main/host/computers.ts';
const PRESENCE = 'main/host/presence.ts';

export interface WorldBug extends PlantedBug {
  /** A world that fails by it. Worlds change; where this one no longer does, others are tried. */
  readonly seed: number;
}

export const plantedBugs: readonly WorldBug[] = [
  {
    name: 'a kept page tells who played by their ids',
    seed: 4,
    file: 'main/story/finished-game.ts',
    original: '    players: told.map(({ id: _secret, ...player }) => {',
    planted: '    players: told.map((player) => {',
  },
  {
    name: 'a game that goes on can be kept',
    seed: 5,
    file: 'main/story/story.ts',
    original: "return game.phase === 'over' ? this.#finishedOf(game) : this.#finished;",
    planted: 'return this.#finishedOf(game);',
  },
  {
    name: 'who follows is told cards that lie face down',
    seed: 1,
    file: 'main/game/steps-page.ts',
    original: '    if (isKnown(at)) continue;\n',
    planted: '    if (at >= 0) continue;\n',
  },
  {
    name: 'a record names everybody at the table',
    seed: 2,
    file: 'main/story/recorder.ts',
    original: "if (cause.kind === 'flip' || cause.kind === 'replace') this.#learnName(cause.seat);",
    planted: 'for (const { seat } of seats.all()) this.#learnName(seat);',
  },
  {
    name: 'a step as a test names cards that lie face down',
    seed: 1,
    file: 'main/copied-test/copy-test.ts',
    original: 'card !== null && isHidden(at) ? `${prefix}${at}` : card;',
    planted: 'card;',
  },
  {
    name: '4-B does not cancel a wait',
    seed: 1,
    file: 'main/game/board.ts',
    original: 'if (!stillWaits || this.#broken !== undefined) return;',
    planted: 'if (this.rows > 0) return;',
  },
  {
    name: '4-E hands over without a word',
    seed: 8,
    file: 'main/game/step.ts',
    original: 'if (failure === undefined) waiter.turn.resolve();',
    planted: 'if (failure === undefined) continue;',
  },
  {
    name: 'who follows misses what the board does not show',
    seed: 1,
    file: TABLE,
    original: "return this.#changes.onChange(since ?? '', tell);",
    planted: 'return this.onBoardChange(since, tell);',
  },
  {
    name: 'who watches misses what happened since',
    seed: 1,
    file: TABLE,
    original: 'since === undefined || boardOf(since) === this.version',
    planted: 'true',
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
    original: 'this.#sequence++;',
    planted: '',
  },
  {
    name: 'who waits is saved with the card',
    seed: 5,
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
    seed: 11,
    file: 'main/game/game.ts',
    original: 'tallies.map(({ player, ...tally }) => [player, tally]),',
    planted: '[],',
  },
  {
    name: 'a view names players by their ids',
    seed: 1,
    file: 'main/table/view.ts',
    original: '...{ seat, name,',
    planted: '...{ seat, name: player.id,',
  },
  {
    name: 'a view shows a card that lies face down',
    seed: 2,
    file: 'main/table/view.ts',
    original: 'title: game.title,',
    planted: "title: game.deck.cards.at(-1) ?? '',",
  },
  {
    name: 'a number is taken twice',
    seed: 3,
    file: 'main/table/flip-numbers.ts',
    original: 'if (last?.number === number) return repeat(last, signal);',
    planted: '',
  },
  {
    name: 'a restart forgets the numbers',
    seed: 1,
    file: ROOM,
    original: 'new FlipNumbers(parts.numbers)',
    planted: 'new FlipNumbers()',
  },
  {
    name: 'a cancelled number counts as seen',
    seed: 41,
    file: 'main/table/flip-numbers.ts',
    original: 'if (this.#last.get(player) !== taken) return;',
    planted: "taken.ended = 'done'; if (taken.number >= 0) return;",
  },
  {
    name: 'a closed door keeps text players in',
    seed: 19,
    file: ROOM,
    original: "if (mode !== 'open') table.sendTextPlayersAway();",
    planted: '',
  },
  {
    name: 'the saved game is not forced to the disk',
    seed: 8,
    file: REPLACE_FILE,
    original: 'await file.sync();',
    planted: '',
  },
  {
    name: 'the saved game is written in place',
    seed: 26,
    file: REPLACE_FILE,
    original: 'const draft = filename + DRAFT;',
    planted: 'const draft = filename;',
  },
  {
    name: 'a save that failed is not tried again',
    seed: 54,
    file: 'main/save/autosave.ts',
    original: 'this.#tell(troubleOf(error), message);\n      this.#saveIn(RETRY_MS);',
    planted: 'this.#tell(troubleOf(error), message);',
  },
  {
    name: '4-G never happens',
    seed: 2,
    file: PRESENCE,
    original: 'this.#table.giveUp(controller);',
    planted: '',
  },
  {
    name: '4-C by silence never happens',
    seed: 33,
    file: PRESENCE,
    original: '() => this.#table.leave(id)',
    planted: '() => undefined',
  },
  {
    name: 'a computer player plays on who is gone',
    seed: 8,
    file: COMPUTERS,
    original: 'if (seated.has(id)) continue;',
    planted: 'continue;',
  },
  {
    name: 'a computer player sits there after a restart and does not play',
    seed: 8,
    file: 'main/table/seats.ts',
    original: "player.presence === 'here' && !isComputer(player)",
    planted: "player.presence === 'here'",
  },
  {
    name: 'computer players play while nobody is here',
    seed: 10,
    file: COMPUTERS,
    original: 'personHere: people.length > 0,',
    planted: 'personHere: true,',
  },
  {
    name: 'computer players flip when they like',
    seed: 44,
    file: 'main/computer/player.ts',
    original: 'if (this.#turn > now) return this.#plan();',
    planted: '',
  },
  {
    name: 'a computer player lets people wait for its last pair',
    seed: 20,
    file: 'main/computer/player.ts',
    original: "(phase === 'over' && this.#isAwaited())",
    planted: 'false',
  },
  {
    name: 'a player who was moved sits at both tables',
    seed: 95,
    file: 'main/table/seats.ts',
    original: "this.#put({ ...player, presence: 'left', hasMoved: true });",
    planted: "this.#put({ ...player, presence: 'left' });",
  },
  {
    name: 'numbers of flips stay at the table',
    seed: 39,
    file: 'main/table/seat-key.ts',
    original: 'return table === 1 || isSecret(id) ? id',
    planted: 'return table === 1 ? id',
  },
  {
    name: 'who sits at a table that closes is forgotten',
    seed: 5,
    file: ROOM,
    original: 'for (const table of closed) this.#seatAgain(table);',
    planted: '',
  },
  {
    name: 'what somebody found before a move is lost',
    seed: 341,
    file: TABLE,
    original:
      'if (hasStake || this.#game.hasStake(id)) this.#seats.moveAway(id);\n    else this.#seats.drop(id);',
    planted: 'if (board.broken === undefined) this.#seats.drop(id);',
  },
  {
    name: 'a TV misses what happens at a table',
    seed: 2,
    file: 'main/server/tables-answers.ts',
    original: 'this.#changed.set(table, this.#boards.next);',
    planted: 'if (!this.#changed.has(table)) this.#changed.set(table, this.#boards.next);',
  },
  {
    name: 'a game counts for the evening as played at the first table',
    seed: 5,
    file: 'main/story/story.ts',
    original: '...(table === 1 ? {} : { table }),',
    planted: '',
  },
];
