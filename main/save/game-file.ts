import { createHash } from 'node:crypto';
import { setImmediate as afterOthers } from 'node:timers/promises';
import { CardNumbers, type SavedBoard } from '../game/saved-board.ts';
import { type SavedRoom, readSavedRoom, unreadableField } from '../table/saved-room.ts';

/** The text is no saved game; the message says why. */
export class DamagedSave extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'DamagedSave';
  }
}

/** The first field is a checksum of all others, as they stand there. The first version had none. */
const CHECKSUM = /^\{"checksum":"([0-9a-f]{64})",/;

/** A game with more cards is large: its text takes so long that it is made in pieces. */
const LARGE = 10_000;

/** A saved game as the text of its file. */
export function formatSave(saved: SavedRoom): string {
  const text = new SaveText();
  text.add([...piecesOf(saved)].join('')); // with several tables there are many small ones
  return text.whole;
}

/** The same. Between the pieces of a large game, others are served. */
export async function formatInTurns(saved: SavedRoom): Promise<string> {
  const tables = saved.format === 'memory-scramble 2' ? saved.tables.length : 1;
  if (saved.deck.cards.length * tables <= LARGE) return formatSave(saved);
  const text = new SaveText();
  for (const piece of piecesOf(saved)) {
    await afterOthers();
    text.add(piece);
    await afterOthers();
  }
  return text.whole;
}

/** The JSON of a saved room but for its first brace, field by field; each is made when it is asked for. */
function* piecesOf({ deck, ...rest }: SavedRoom): Iterable<string> {
  yield '"deck":';
  yield* fieldsOf(deck);
  yield ',';
  if (rest.format === 'memory-scramble 1') return yield* tableOf(rest);
  const { tables, ...once } = rest;
  yield '"tables":[';
  for (const [at, table] of tables.entries()) {
    yield at === 0 ? '{' : ',{';
    yield* tableOf(table);
  }
  yield `],${JSON.stringify(once).slice(1)}`;
}

/** The JSON of a table but for its first brace. */
function* tableOf({ board, ...rest }: { readonly board: SavedBoard }): Iterable<string> {
  yield '"board":';
  yield* boardOf(board);
  yield `,${JSON.stringify(rest).slice(1)}`;
}

function* boardOf({ spots, ...rest }: SavedBoard): Iterable<string> {
  const numbers = new CardNumbers();
  yield `${JSON.stringify(rest).slice(0, -1)},"spots":[`;
  for (let at = 0; at < spots.length; at += LARGE) {
    const packed = JSON.stringify(numbers.pack(spots.slice(at, at + LARGE)));
    yield `${at === 0 ? '' : ','}${packed.slice(1, -1)}`;
  }
  yield `],"cards":${JSON.stringify(numbers.cards)}}`;
}

function* fieldsOf(value: object): Iterable<string> {
  let before = '{';
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue; // as in JSON
    yield `${before}"${name}":${JSON.stringify(field)}`;
    before = ',';
  }
  yield '}';
}

/** The text of a saved game, with its checksum, while it grows. */
class SaveText {
  readonly #hash = createHash('sha256').update('{');
  #text = '';

  add(piece: string): void {
    this.#hash.update(piece);
    this.#text += piece;
  }

  get whole(): string {
    return `{"checksum":"${this.#hash.digest('hex')}",${this.#text}`;
  }
}

/**
 * Reads a text of formatSave, or of the first version.
 * @throws DamagedSave
 */
export function parseSave(text: string): SavedRoom {
  const [head, checksum] = CHECKSUM.exec(text) ?? [];
  const checked = head === undefined ? text : `{${text.slice(head.length)}`;
  if (checksum !== undefined && checksum !== checksumOf(checked)) {
    throw new DamagedSave('its checksum does not match');
  }
  const value = parseJson(checked);
  const saved = readSavedRoom(value);
  if (saved !== undefined) return saved;
  const field = unreadableField(value);
  throw new DamagedSave(
    field === undefined
      ? 'it is JSON, but not a saved game'
      : `its field ${JSON.stringify(field)} is not legal`,
  );
}

function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedSave('it is not JSON');
  }
}
