import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { RecordedGame } from '../../main/game/record.ts';
import { newRecord } from '../../main/story/recorder.ts';
import { formatSave, parseSave } from '../../main/save/game-file.ts';
import { limits } from '../../shared/limits.ts';
import { hosted } from '../support/hosted.ts';
import { isRefused } from '../support/refusals.ts';
import { TablePlayer } from '../support/table.ts';

const LONG = 'x'.repeat(limits.cardUnitsMax);

/** A board of so many equal cards, each of which somebody has replaced by the longest there is. */
async function replaced(rows: number, columns: number) {
  const row = Array.from({ length: columns }, () => 'A').join(' ');
  const host = hosted(Array.from({ length: rows }, () => row).join(' / '));
  await new TablePlayer('alice', host.table).replace('A', LONG);
  return host;
}

describe('a replacement of every card', () => {
  test('is one event of the record, whose length does not grow with cards × spots', async () => {
    const { recorder } = await replaced(60, 60);
    const [step] = recorder.record.steps();
    expect(step?.events).toHaveLength(1);
    expect(step?.events[0]).toMatchObject({ kind: 'relabelled', from: 'A', to: LONG });
    expect(recorder.record.lines[0]?.length).toBeLessThan(LONG.length + 3_600 * 5 + 1_000);
  });

  test('is saved with each card once', async () => {
    const { table } = await replaced(60, 60);
    const text = formatSave(table.room.save());
    expect(text.length).toBeLessThan(LONG.length + 3_600 * 50);
    expect(parseSave(text)).toEqual(table.room.save());
    const unknown = text.replace(/^.*?,/, '{').replace('"card":0', '"card":1');
    expect(() => parseSave(unknown)).toThrow('its field "board" is not legal');
  });

  test('is not in a new record, which would be too long: it knows no cards', async () => {
    const { table } = await replaced(60, 60);
    expect(newRecord(table).head.cards).toEqual(Array.from({ length: 3_600 }, () => null));
  });
});

test('all cards together are never longer than a board file: a replacement beyond that is refused', async () => {
  const cards = Array.from({ length: 1_100 }, (_, index) => `${index}`);
  const { table } = hosted(cards.join(' '));
  const alice = new TablePlayer('alice', table);
  const fit = Math.floor(limits.boardFileBytesMax / limits.cardUnitsMax) - 2;
  const longer = (count: number) =>
    table.map(alice.id, async (card) => {
      return Number(card) < count ? card.padStart(limits.cardUnitsMax, '_') : card;
    });
  await isRefused('too-large', longer(fit + 10));
  expect(table.save().board.spots[0]?.card).toBe('0');
  await longer(fit);
  await isRefused(
    'too-large',
    alice.replace('1099', LONG).then(() => alice.replace('1098', LONG)),
  );
  await alice.replace('1097', 'short');
  const units = new Set(table.save().board.spots.map((spot) => spot?.card ?? ''));
  expect([...units].join('').length).toBeLessThanOrEqual(limits.boardFileBytesMax);
});

test('a step that is too long for any record is left out without being turned into text', () => {
  const record = new RecordedGame({ game: 1, title: 'Test', rows: 1, columns: 1, cards: ['A'] });
  const events = Array.from({ length: 5_000 }, (_, at) => {
    return { rule: 'map', kind: 'relabelled', seat: 0, from: LONG, to: LONG, spots: [at] } as const;
  });
  const stringify = vi.spyOn(JSON, 'stringify');
  onTestFinished(() => stringify.mockRestore());
  record.add({ ms: 0, cause: { kind: 'replace', seat: 0 }, events });
  expect(stringify).not.toHaveBeenCalled();
  expect([record.count, record.leftOut]).toEqual([1, 1]);
});
