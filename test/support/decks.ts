import { type DeckFile, formatDeckFile } from '../../shared/deck-file.ts';
import { type RoomSettings, defaultSettings } from '../../shared/settings.ts';
import type { Deck } from '../../main/game/deck.ts';
import { deckOfFile } from '../../main/game/deck-of-file.ts';
import { Room } from '../../main/table/room.ts';
import type { Table } from '../../main/table/table.ts';
import { photo } from './pictures.ts';
import { seededRandom } from './random.ts';
import { failLoudly } from './table.ts';

/** Words in two languages, with spaces and a photo, on an odd grid. */
export const animals: DeckFile = {
  title: 'Animals',
  language: 'de',
  rows: 3,
  columns: 3,
  pairs: [
    ['Hund', 'guide dog'],
    [{ picture: photo(1), name: 'Our cat', colour: '#7a5c41' }, 'Katze'],
    ['🦊'],
    ['7 × 8', '56'],
  ],
};

/** Photos alone, on a grid that they fill. */
export function photos(count: number, first = 1): DeckFile {
  const pairs = Array.from(
    { length: count },
    (_, index) => [{ picture: photo(first + index) }] as const,
  );
  return { title: 'Photos', rows: 2, columns: count, pairs };
}

export function textOf(file: DeckFile): string {
  return formatDeckFile(file);
}

/** A table with this deck, laid out as written. */
export function tableWith(file: DeckFile, settings: Partial<RoomSettings> = {}): Table {
  const deck: Deck = deckOfFile(file);
  return Room.open(
    { deck, title: file.title },
    { run: 'run1', random: seededRandom(1), report: failLoudly, check: 'whole' },
    { ...defaultSettings, shuffle: false, ...settings },
  ).first;
}
