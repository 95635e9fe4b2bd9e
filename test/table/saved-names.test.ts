import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCard } from '../../shared/card.ts';
import { limits } from '../../shared/limits.ts';
import { parseName } from '../../shared/name.ts';
import type { Table } from '../../main/table/table.ts';
import { titleOf } from '../../main/host/boards.ts';
import { restarted, tableGame } from '../support/table.ts';
import { deck } from '../support/game.ts';
import { secretId } from '../support/wire.ts';

/** What names are made of, and what has ever made trouble in one. */
const pieces = [
  ...['a', 'Z', '7', ' ', '!', '名', 'e\u0301', '\u0301', '각', '\u1112\u1161'],
  ...['👩', '\u200d', '👩‍👩‍👧', '👍🏽', '\u{1f3fd}', '🇷🇴', '\u{1f1f7}', '❤️', '\ufe0f', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ...['\u200b', '\u202e', '\u2800', '\u034f', '\ud83d', '\u0000', '\n', '-', '_', '.', '/'],
];

const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 2 }));

const wildText = fc.array(piece, { maxLength: 30 }).map((texts) => texts.join(''));

/** Of full length wherever that cuts it, in the middle of an emoji, too. */
const longName = fc
  .array(piece, { minLength: limits.nameCharsMax, maxLength: limits.nameCharsMax })
  .map((texts) => Array.from(texts.join('')).slice(0, limits.nameCharsMax).join(''));

function namesOf(onTable: Table): readonly string[] {
  return onTable.seats.all().map(({ name }) => name);
}

test('whatever name a player can have, a saved game has it again', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(longName, wildText), { minLength: 1, maxLength: 3 }), (texts) => {
      const names = texts.map(parseName).filter((name) => name !== undefined);
      const { table: onTable } = tableGame('A A');
      // Everybody wants the same few names, so most get one with a number.
      for (const [index, name] of [...names, ...names, ...names].entries()) {
        onTable.room.join(secretId(`p${index}`), { name });
        if (index % 2 === 0) onTable.rename(secretId(`p${index}`), names[0] ?? name);
      }
      for (const name of namesOf(onTable)) expect(parseName(name)).toBe(name);
      expect(namesOf(restarted(onTable))).toEqual(namesOf(onTable));
    }),
    { numRuns: 500 },
  );
});

test('whatever title and cards a game can have, a saved game has them again', async () => {
  await fc.assert(
    fc.asyncProperty(wildText, wildText, async (title, card) => {
      fc.pre(isCard(card));
      const { table: onTable, alice } = tableGame('A A');
      onTable.room.startGame({ deck: deck('A A'), title: titleOf(title) });
      await alice.flip(0, 0);
      await alice.replace('A', card);
      await alice.flip(0, 1);
      const next = restarted(onTable);
      expect(next.view().title).toBe(onTable.view().title);
      expect(next.view().spots).toEqual(onTable.view().spots);
      expect(next.view().lastPair).toEqual({ seat: 0, card });
    }),
    { numRuns: 300 },
  );
});
