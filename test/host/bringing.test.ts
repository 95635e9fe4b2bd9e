import { readFile, readdir, writeFile } from 'node:fs/promises';
import * as disk from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDeckFile } from '../../shared/deck-file.ts';
import { BoardLibrary } from '../../main/host/board-library.ts';
import { Beginning } from '../../main/host/beginning.ts';
import { Restarts } from '../../main/host/restarts.ts';
import { readBrought } from '../../main/table/brought-face.ts';
import type { Table } from '../../main/table/table.ts';
import { TestClock } from '../support/clock.ts';
import { hosted } from '../support/hosted.ts';
import { continued, kept } from '../support/kept-game.ts';
import { photo } from '../support/pictures.ts';
import { followed, tableGame } from '../support/table.ts';
import { tempFolder } from '../support/temp-folder.ts';

const SEA = 'under-the-sea.txt';

function bring(onTable: Table, id: string, ...texts: readonly string[]): void {
  for (const text of texts) onTable.bringing.bring(id, readBrought({ text }));
}

/** A host who has asked for cards, with Ana and Ben in. */
async function potluck(folder?: string) {
  const library = folder === undefined ? undefined : new BoardLibrary(folder, disk);
  const host = hosted('A B / B A', {}, { library });
  host.ana.join('Ana');
  host.ben.join('Ben');
  await host.powers.openBringing();
  const deal = (rows: number, columns: number, fill: string | null = null) =>
    host.powers.deal({ rows, columns, fill, title: 'Ours' });
  return { ...host, deal };
}

describe('the host', () => {
  test('asks for cards in a lobby; asking twice changes nothing', async () => {
    const { table: onTable, powers, ana } = await potluck();
    bring(onTable, ana.id, 'one');
    const { number } = onTable.game;
    expect(onTable.view()).toMatchObject({ game: 2, phase: 'lobby', title: 'Test' });
    await powers.openBringing();
    expect(onTable.game.number).toBe(number);
    expect(onTable.bringing.cards).toHaveLength(1);
  });

  test('goes back to a board, and the cards are gone', async () => {
    const { table: onTable, powers, ana } = await potluck();
    bring(onTable, ana.id, 'one');
    await powers.newGame();
    expect(onTable.view()).toMatchObject({ phase: 'playing', bringing: null });
    await powers.openBringing();
    expect(onTable.view().bringing?.cards).toEqual([]);
  });

  test('looks first, shows a card, takes one off, and sees what nobody else sees', async () => {
    const { table: onTable, powers, ana } = await potluck();
    await powers.changeBringing({ looksFirst: true, each: 2 });
    bring(onTable, ana.id, 'one', 'two');
    const state = await powers.state();
    expect(state).toMatchObject({
      value: {
        unshown: [
          { number: 1, seat: 0 },
          { number: 2, seat: 0 },
        ],
      },
    });
    await powers.showBrought({ number: 2 });
    expect(onTable.view().bringing).toMatchObject({ each: 2, cards: [{ text: 'two' }] });
    await powers.takeBrought({ number: 2 });
    expect(onTable.view().bringing?.cards).toEqual([]);
    expect(await powers.takeBrought({ number: 2 })).toMatchObject({ code: 'no-such-card' });
    expect(await powers.showBrought({ number: 2 })).toMatchObject({ code: 'no-such-card' });
  });

  test('loses no card to a game that begins by itself', () => {
    const { table: onTable, ana } = tableGame('A A', { restartMinutes: 1 });
    const clock = new TestClock();
    const restarts = followed(
      onTable,
      new Restarts(onTable.room, clock, new Beginning(onTable.room, clock)),
    );
    ana.join('Ana');
    onTable.room.startGame(undefined, { lobby: true, brings: true });
    bring(onTable, ana.id, 'one');
    expect(restarts.seconds).toBe(null);
    clock.pass(120_000);
    expect(onTable.bringing.cards).toHaveLength(1);
    onTable.room.begin();
    expect(restarts.seconds).toBe(60);
  });
});

describe('dealing', () => {
  test('deals each card twice, shuffled and at once, whatever the settings say', async () => {
    const { table: onTable, powers, ana, ben, deal } = await potluck();
    await powers.settings({ lobby: true, shuffle: false });
    bring(onTable, ana.id, 'Gran’s cake', '🍕');
    onTable.bringing.bring(ben.id, readBrought({ picture: photo(1), name: 'Our cat' }));
    bring(onTable, ben.id, 'four');
    expect(await deal(4, 2)).toEqual({ ok: true, value: null });
    const { game } = onTable;
    expect(onTable.view()).toMatchObject({ phase: 'playing', title: 'Ours', bringing: null });
    expect(onTable.view()).toMatchObject({ rows: 4, columns: 2, pairsLeft: 4, faces: 'photos' });
    const cards = ['Gran’s_cake', '🍕', 'photo_1', 'four'];
    expect(game.deck.cards).toEqual(cards.flatMap((card) => [card, card]));
    expect(game.deck.faces).toMatchObject([
      { card: 'Gran’s_cake', text: 'Gran’s cake' },
      { card: 'photo_1', name: 'Our cat' },
    ]);
    const { spots } = onTable.save().board;
    const lie = spots.map((spot) => (spot === null ? '' : spot.card));
    expect(lie.toSorted()).toEqual(game.deck.cards.toSorted());
    expect(lie).not.toEqual(game.deck.cards);
  });

  test('fills up from a bundled board, with cards that nobody has brought', async () => {
    const { table: onTable, ana, deal } = await potluck();
    bring(onTable, ana.id, '🐙', '🐳', 'two words');
    expect(await deal(4, 4, SEA)).toMatchObject({ ok: true });
    const { cards } = onTable.game.deck;
    expect(cards).toHaveLength(16);
    expect(new Set(cards).size).toBe(8);
    expect(cards.slice(0, 6)).toEqual(['🐙', '🐙', '🐳', '🐳', 'two_words', 'two_words']);
    expect(onTable.view().pairsLeft).toBe(8);
  });

  test('leaves the middle of an odd size empty, and deals the rest another time', async () => {
    const { table: onTable, powers, ana, ben, deal } = await potluck();
    bring(onTable, ana.id, 'a', 'b', 'c');
    bring(onTable, ben.id, 'd', 'e');
    await deal(3, 3);
    expect(onTable.view().spots[4]).toBe(0);
    const dealt = () => new Set(onTable.save().board.spots.map((spot) => spot?.card));
    const [rests] = ['a', 'b', 'c', 'd', 'e'].filter((card) => !dealt().has(card));
    await powers.newGame();
    expect(dealt().has(rests ?? '')).toBe(true);
  });

  test('needs two shown cards, a usual size, and a board to fill up from', async () => {
    const { table: onTable, powers, ana, deal } = await potluck();
    bring(onTable, ana.id, 'a');
    expect(await deal(3, 2, SEA)).toMatchObject({ ok: false, code: 'few-cards' });
    await powers.changeBringing({ looksFirst: true });
    bring(onTable, ana.id, 'b');
    expect(await deal(2, 2)).toMatchObject({ code: 'few-cards' });
    await powers.showBrought({ number: 2 });
    expect(await deal(3, 2)).toMatchObject({ code: 'few-cards' });
    expect(await deal(10, 10, SEA)).toMatchObject({ code: 'few-cards' });
    // Half of an unlike pair fills up nothing.
    expect(await deal(3, 2, 'times-tables.board')).toMatchObject({ code: 'few-cards' });
    expect(await deal(3, 2, 'no-such.txt')).toMatchObject({ code: 'no-such-board' });
    expect(await deal(3, 2, '../package.json')).toMatchObject({ code: 'no-such-board' });
    expect(await deal(1, 4)).toMatchObject({ code: 'bad-power' });
    expect(onTable.bringing.cards).toHaveLength(2); // a refused deal changes nothing
    expect(onTable.view().dealt).toBe(0);
    expect(await deal(2, 2)).toMatchObject({ ok: true });
    expect(onTable.view().dealt).toBe(2); // whoever brought one knows by it
    expect(await deal(2, 2)).toMatchObject({ code: 'no-bringing' });
  });

  test('names the board by a title that a board may have', async () => {
    const { table: onTable, powers, ana } = await potluck();
    bring(onTable, ana.id, 'a', 'b');
    const answer = await powers.deal({ rows: 2, columns: 2, fill: null, title: '' });
    expect(answer).toMatchObject({ code: 'bad-title' });
  });

  test('gives a board that can be kept, until another is played', async () => {
    const folder = join(await tempFolder(), 'boards');
    const { table: onTable, powers, ana, deal } = await potluck(folder);
    onTable.bringing.bring(ana.id, readBrought({ picture: photo(1), name: 'Our cat' }));
    bring(onTable, ana.id, 'two words');
    await deal(2, 2);
    expect(await powers.state()).toMatchObject({ value: { isBrought: true } });
    await powers.newGame();
    expect(await powers.state()).toMatchObject({ value: { isBrought: true } });
    expect(await powers.keepBoard()).toMatchObject({ ok: true });
    const [name = ''] = await readdir(folder);
    const file = parseDeckFile(await readFile(join(folder, name), 'utf8'));
    expect(file).toMatchObject({ title: 'Ours', rows: 2, columns: 2 });
    expect(file.pairs).toMatchObject([[{ name: 'Our cat' }], ['two words']]);
    await powers.playOwnBoard({ id: 'ours' });
    expect(await powers.state()).toMatchObject({ value: { isBrought: false } });
  });
});

/** How many PNGs are in a file. */
function picturesIn(file: Buffer): number {
  return file.toString('latin1').split('IHDR').length - 1;
}

describe('a saved game', () => {
  test('has the brought cards, with their pictures beside it, and none taken back', async () => {
    const { table: onTable, ana, ben, saved, filename } = await kept('A A');
    ana.join('Ana');
    ben.join('Ben');
    onTable.room.startGame(undefined, { lobby: true, brings: true });
    onTable.bringing.change({ looksFirst: true, each: 2 });
    onTable.bringing.bring(ana.id, readBrought({ picture: photo(1), name: 'Our cat' }));
    onTable.bringing.bring(ben.id, readBrought({ picture: photo(2) }));
    bring(onTable, ben.id, 'two words');
    onTable.bringing.show(1);
    const beside = async () =>
      (await readdir(dirname(filename))).filter((name) => name.includes('brought'));
    await saved.save();
    expect(await beside()).toHaveLength(1);
    expect(await readFile(filename, 'utf8')).not.toContain('base64');

    const next = await continued(filename);
    expect(next.bringing.save()).toEqual(onTable.bringing.save());
    expect(next.bringing.pictures).toEqual(onTable.bringing.pictures);
    expect(next.view().bringing).toEqual(onTable.view().bringing);

    onTable.bringing.takeBack(ana.id, 1);
    await saved.save();
    expect((await continued(filename)).bringing.pictures).toEqual(onTable.bringing.pictures);
    expect(await beside()).toHaveLength(1);
    onTable.room.begin();
    await saved.save();
    expect(await beside()).toEqual([]);
  });

  test('has each picture written once, however many are brought', async () => {
    const { table: onTable, ana, saved, filename } = await kept('A A');
    ana.join('Ana');
    onTable.room.startGame(undefined, { lobby: true, brings: true });
    const file = `${filename}.brought-a`;
    let before = Buffer.alloc(0);
    for (let number = 1; number <= 3; number++) {
      onTable.bringing.bring(ana.id, readBrought({ picture: photo(number) }));
      await saved.save();
      const bytes = await readFile(file);
      expect(bytes.subarray(0, before.length)).toEqual(before); // it is the same file, and longer
      expect(picturesIn(bytes)).toBe(number);
      expect((await continued(filename)).bringing.pictures).toEqual(onTable.bringing.pictures);
      before = bytes;
    }
    onTable.bringing.takeBack(ana.id, 3);
    onTable.bringing.bring(ana.id, readBrought({ picture: photo(3) })); // thought better of it
    await saved.save();
    expect(await readFile(file)).toEqual(before);
    onTable.bringing.takeBack(ana.id, 2);
    await saved.save();
    const names = (await readdir(dirname(filename))).filter((name) => name.includes('brought'));
    expect(names).toEqual(['game.json.brought-b']);
    const left = await readFile(`${filename}.brought-b`);
    expect(picturesIn(left)).toBe(2); // the picture taken back is nowhere
  });

  test('whose last picture a crash cut has all others', async () => {
    const { table: onTable, ana, saved, filename } = await kept('A A');
    ana.join('Ana');
    onTable.room.startGame(undefined, { lobby: true, brings: true });
    onTable.bringing.bring(ana.id, readBrought({ picture: photo(1) }));
    await saved.save();
    const file = `${filename}.brought-a`;
    const one = await readFile(file);
    const [game, pictures] = [await readFile(filename, 'utf8'), onTable.bringing.pictures];
    onTable.bringing.bring(ana.id, readBrought({ picture: photo(2) }));
    await saved.save();
    const two = await readFile(file);
    await writeFile(filename, game); // which is saved after its pictures
    for (let length = one.length; length < two.length; length += 7) {
      await writeFile(file, two.subarray(0, length));
      expect((await continued(filename)).bringing.pictures).toEqual(pictures);
    }
    expect((await readdir(dirname(filename))).join()).not.toContain('damaged');
  });

  test('a disk that fails while a picture is appended loses none', async () => {
    const { table: onTable, ana, saved, filename, disk: faulty, pass } = await kept('A A');
    ana.join('Ana');
    onTable.room.startGame(undefined, { lobby: true, brings: true });
    onTable.bringing.bring(ana.id, readBrought({ picture: photo(1) }));
    await saved.save();
    for (let failAt = 1; failAt < 12; failAt++) {
      onTable.bringing.bring(ana.id, readBrought({ picture: photo(2) }));
      faulty.failing('ENOSPC', (call) => call === failAt);
      await saved.save();
      faulty.failing('', () => false);
      await pass(1_000);
      expect((await continued(filename)).bringing.pictures).toEqual(onTable.bringing.pictures);
      onTable.bringing.takeBack(ana.id, failAt + 1);
      await saved.save();
      expect((await continued(filename)).bringing.pictures).toEqual(onTable.bringing.pictures);
    }
  });

  test('of dealt cards goes on with all its pictures, and is still a brought board', async () => {
    const { table: onTable, powers, ana, deal } = await potluck();
    onTable.bringing.bring(ana.id, readBrought({ picture: photo(1) }));
    bring(onTable, ana.id, 'b');
    const brought = [...onTable.bringing.pictures];
    await deal(2, 2);
    const { saved, filename } = await kept({ ...tableGame('A A'), table: onTable });
    await saved.save();
    const next = await continued(filename);
    expect(next.game.deck).toEqual(onTable.game.deck);
    for (const [hash, picture] of brought) {
      expect(onTable.game.deck.pictures?.get(hash)).toBe(picture); // neither read nor hashed again
    }
    expect([next.game.deck.isBrought, next.view().dealt]).toEqual([true, 2]);
    expect(await powers.state()).toMatchObject({ value: { isBrought: true } });
  });
});
