import { createHash } from 'node:crypto';
import { packBoard } from '../game/saved-board.ts';
import { type SavedTable, readSavedTable, unreadableField } from '../table/saved-table.ts';

/** A text that is no saved game; the message says why. */
export class DamagedSave extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'DamagedSave';
  }
}

/** The first field is a checksum of all others, as they stand there. The first version had none. */
const CHECKSUM = /^\{"checksum":"([0-9a-f]{64})",/;

/** What a saved game is on the disk. */
export function formatSave(saved: SavedTable): string {
  const text = JSON.stringify({ ...saved, board: packBoard(saved.board) });
  return `{"checksum":"${checksumOf(text)}",${text.slice(1)}`;
}

/**
 * Reads what formatSave wrote, or what the first version did.
 * @throws DamagedSave
 */
export function parseSave(text: string): SavedTable {
  const [head, checksum] = CHECKSUM.exec(text) ?? [];
  const checked = head === undefined ? text : `{${text.slice(head.length)}`;
  if (checksum !== undefined && checksum !== checksumOf(checked)) {
    throw new DamagedSave('its checksum is that of another text');
  }
  const value = parseJson(checked);
  const saved = readSavedTable(value);
  if (saved !== undefined) return saved;
  const field = unreadableField(value);
  throw new DamagedSave(
    field === undefined ? 'it is another JSON' : `its field ${JSON.stringify(field)} is not legal`,
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
