/** Random values through whatever is kept beside a saved game, and by the app. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import * as disk from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { awardWeights } from '../../shared/awards.ts';
import type { AwardKind } from '../../shared/awards.ts';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { Evening, type SavedEvening, readEvening } from '../../main/story/evening.ts';
import { parseRecord } from '../../main/save/record-file.ts';
import { SaveFolder } from '../../main/save/save-folder.ts';
import { Settings } from '../../main/host/settings.ts';
import { SaveInUse, refuseSaveInUse } from '../../main/save/lock.ts';
import { Bringing, readSavedBringing } from '../../main/table/bringing.ts';
import { readBrought } from '../../main/table/brought-face.ts';
import { photo } from '../support/pictures.ts';
import { randomGame } from '../support/random-game.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { expectReads, nearly, throughJson, wildText } from '../support/values.ts';
import { secretId } from '../support/wire.ts';

const id = fc.constantFrom('alice', 'Bob_2', secretId('ana'));

test('an evening', () => {
  const player = fc.record({
    id,
    seat: fc.nat(limits.seatsMax - 1),
    name: wildText,
    pairs: fc.nat(),
    streak: fc.nat(),
    award: fc.option(fc.constantFrom(...(Object.keys(awardWeights) as AwardKind[]))),
  });
  const game = fc.record({
    game: fc.integer({ min: 1, max: 9 }),
    title: wildText,
    rows: fc.integer({ min: 1, max: 9 }),
    columns: fc.integer({ min: 1, max: 9 }),
    began: fc.option(fc.nat()),
    seconds: fc.nat(),
    players: fc.array(player, { maxLength: 4 }),
  });
  const legal: fc.Arbitrary<SavedEvening> = fc.record(
    {
      format: fc.constant('memory-scramble evening 1' as const),
      games: fc.array(game, { maxLength: 4 }),
      lastFlip: fc.option(fc.nat()),
      began: fc.option(fc.record({ game: fc.integer({ min: 1 }), at: fc.nat() })),
      dropped: fc.integer({ min: 1 }),
      over: game.map((one) => ({ ...one, game: 10 })),
      last: fc.array(game, { minLength: 1, maxLength: 4 }),
    },
    { requiredKeys: ['format', 'games', 'lastFlip', 'began'] },
  );
  expectReads(readEvening, legal);
  fc.assert(
    fc.property(legal, (saved) => {
      expect(new Evening(10, saved).save()).toEqual(saved);
    }),
  );
});

test('the record of any game is read as it was written, and any beginning of it as a beginning', async () => {
  const folder = await tempFolder();
  for (let seed = 0; seed < 4; seed++) {
    const { recorder } = await randomGame('A A B / B C C', seed, { isWild: true });
    const { record } = recorder;
    const filename = join(folder, `game-${seed}.json`);
    const records = new SaveFolder(filename, disk).recordOf(1);
    await records.write(record);
    const { head, seats } = record;
    const all = { head, seats, steps: [...record.steps()] };
    const text = await disk.readFile(records.of(head.game).filename, 'utf8');
    expect(parseRecord(text)).toEqual(all);
    fc.assert(
      fc.property(fc.nat(text.length), wildText, (at, put) => {
        const { steps = [] } = parseRecord(text.slice(0, at)) ?? {};
        expect(all.steps.slice(0, steps.length)).toEqual(steps);
        parseRecord(text.slice(0, at) + put + text.slice(at + put.length)); // whatever it is
      }),
    );
  }
});

test('the settings of the app', async () => {
  const folder = await tempFolder();
  const filename = join(folder, 'settings.json');
  const legal = fc.record(
    {
      port: fc.option(fc.integer({ min: 1, max: 65_535 })),
      adapter: fc.option(wildText),
      recent: fc.array(wildText),
      boardFolder: wildText,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(legal, nearly(legal), fc.nat(400), async (change, other, cut) => {
      const settings = Settings.open(filename, () => expect.fail('nothing is wrong'));
      settings.change(change);
      await settings.written();
      const again = Settings.open(filename, () => expect.fail('nothing is wrong'));
      expect(again.value).toEqual(throughJson(settings.value));
      const text = JSON.stringify({ ...again.value, ...(other as object) });
      for (const damaged of [text, text.slice(0, cut)]) {
        await writeFile(filename, damaged);
        const told: string[] = [];
        const next = Settings.open(filename, ({ what }) => told.push(what));
        await next.written();
        expect(['', 'set-aside', 'dropped']).toContain(told.join());
        expect(next.value.ownId).toBe(settings.value.ownId);
      }
      for (const name of await readdir(folder)) await rm(join(folder, name));
    }),
    { numRuns: 25 },
  );
});

test('what says who has a saved game keeps nobody away but who runs', async () => {
  const filename = join(await tempFolder(), 'game.json');
  const holder = fc.record({ port: fc.nat(65_535), run: wildText });
  const text = fc.oneof(
    fc.oneof(holder, nearly(holder)).map((value) => JSON.stringify(value) ?? ''),
    wildText,
  );
  await fc.assert(
    fc.asyncProperty(text, fc.boolean(), async (written, runs) => {
      await writeFile(`${filename}.lock`, written);
      let asked = 0;
      const isRunning = async () => {
        asked++;
        return runs;
      };
      const refused = await refuseSaveInUse({ filename, disk, isRunning }).then(
        () => false,
        (error: unknown) => error instanceof SaveInUse || expect.fail(String(error)),
      );
      expect(refused).toBe(asked > 0 && runs);
    }),
    { numRuns: 60 },
  );
});

test('cards that somebody brings', () => {
  const given = fc.oneof(
    fc.record({ text: wildText }),
    fc.record(
      {
        picture: fc.oneof(
          fc.nat(9).map((shade) => photo(shade)),
          wildText,
        ),
        name: wildText,
        colour: fc.constantFrom('#7a5c41', '#000000'),
      },
      { requiredKeys: ['picture'] },
    ),
  );
  const cards = fc.array(fc.tuple(id, given), { maxLength: 12 });
  fc.assert(
    fc.property(cards, (all) => {
      const bringing = new Bringing(() => undefined);
      bringing.set(true);
      for (const [player, one] of all) {
        try {
          bringing.bring(player, readBrought(one));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
      const saved = readSavedBringing(throughJson(bringing.save()));
      expect(saved).toEqual(throughJson(bringing.save()));
      const { pictures } = bringing;
      const next = new Bringing(() => undefined, saved && { ...saved, pictures });
      expect(next.save()).toEqual(bringing.save());
    }),
  );
});
