import { describe, expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { readBrought } from '../../main/table/brought-face.ts';
import type { Table } from '../../main/table/table.ts';
import { addressOf, photo, png } from '../support/pictures.ts';
import { refuses } from '../support/refusals.ts';
import { restarted, tableGame } from '../support/table.ts';

/** A table in whose lobby Ana, Ben and Eva bring cards. */
function potluck() {
  const people = tableGame('A A');
  const { table: onTable, ana, ben, eva } = people;
  ana.join('Ana');
  ben.join('Ben');
  eva.join('Eva');
  onTable.room.startGame(undefined, { lobby: true, brings: true });
  const bring = (id: string, text: string) => onTable.bringing.bring(id, readBrought({ text }));
  const bringPhoto = (id: string, number: number, name = '') =>
    onTable.bringing.bring(id, readBrought({ picture: photo(number), name }));
  return { ...people, bring, bringPhoto };
}

const shown = (onTable: Table) => onTable.view().bringing?.cards ?? [];
const texts = (onTable: Table) => shown(onTable).map(({ text }) => text);

describe('cards that are brought', () => {
  test('lie on the table by seat, in the order in which they came, with numbers of their own', () => {
    const { table: onTable, ana, ben, bring } = potluck();
    bring(ana.id, 'Gran’s cake');
    bring(ben.id, '🍕');
    expect(onTable.view()).toMatchObject({
      phase: 'lobby',
      bringing: {
        each: 3,
        looksFirst: false,
        cards: [
          { number: 1, seat: 0, text: 'Gran’s cake' },
          { number: 2, seat: 1, text: '🍕' },
        ],
      },
    });
    expect(onTable.you(ana.id).brought).toEqual([{ number: 1, shown: true, text: 'Gran’s cake' }]);
    expect(onTable.you(ben.id).brought).toHaveLength(1);
  });

  test('are taken back by their owner alone, and their numbers are not used again', () => {
    const { table: onTable, ana, ben, bring } = potluck();
    bring(ana.id, 'one');
    onTable.bringing.takeBack(ben.id, 1);
    expect(texts(onTable)).toEqual(['one']);
    onTable.bringing.takeBack(ana.id, 1);
    onTable.bringing.takeBack(ana.id, 1);
    bring(ana.id, 'one');
    expect(shown(onTable)).toMatchObject([{ number: 2, text: 'one' }]);
  });

  test('are as many from each as the host says; what is there already stays', () => {
    const { table: onTable, ana, ben, bring } = potluck();
    for (const text of ['a', 'b', 'c']) bring(ana.id, text);
    refuses('enough-cards', () => bring(ana.id, 'd'));
    onTable.bringing.change({ each: 1 });
    expect(texts(onTable)).toEqual(['a', 'b', 'c']);
    bring(ben.id, 'd');
    refuses('enough-cards', () => bring(ben.id, 'e'));
  });

  test.each([
    ['New York', 'New  York'],
    ['New York', 'New_York'],
    ['🦊', ' 🦊 '],
  ])('are all different: after %j nobody brings %j', (one, other) => {
    const { ana, ben, bring } = potluck();
    bring(ana.id, one);
    refuses('same-card', () => bring(ben.id, other));
    refuses('same-card', () => bring(ana.id, other));
  });

  test('may be pictures, the same one once, under whatever name', () => {
    const { table: onTable, ana, ben, bringPhoto, bring } = potluck();
    bringPhoto(ana.id, 1, 'Our cat');
    refuses('same-card', () => bringPhoto(ben.id, 1, 'My cat'));
    bringPhoto(ben.id, 2);
    bring(ben.id, 'Our cat');
    const [cat, other] = shown(onTable);
    expect(cat).toMatchObject({ seat: 0, name: 'Our cat' });
    expect(other?.name).toBe(undefined);
    expect([...onTable.bringing.pictures.keys()]).toEqual([cat?.picture, other?.picture]);
    onTable.bringing.takeBack(ana.id, 1);
    expect([...onTable.bringing.pictures.keys()]).toEqual([other?.picture]);
  });

  test('nobody brings where nobody asked, nor once the game has begun', () => {
    const { table: onTable, ana, bring } = potluck();
    bring(ana.id, 'one');
    onTable.room.begin();
    expect(onTable.view().bringing).toBe(null);
    expect(onTable.you(ana.id).brought).toEqual([]);
    refuses('no-bringing', () => bring(ana.id, 'two'));
    refuses('no-bringing', () => onTable.bringing.takeBack(ana.id, 1));
    onTable.room.startGame();
    refuses('no-bringing', () => bring(ana.id, 'two'));
  });

  test('are seen by others once the host has shown them, if the host looks first', () => {
    const { table: onTable, ana, bring } = potluck();
    bring(ana.id, 'before');
    onTable.bringing.change({ looksFirst: true });
    bring(ana.id, 'one');
    bring(ana.id, 'two');
    expect(texts(onTable)).toEqual(['before']);
    expect(onTable.you(ana.id).brought.map((card) => card.shown)).toEqual([true, false, false]);
    expect(onTable.bringing.unshown(() => 0)).toMatchObject([{ text: 'one' }, { text: 'two' }]);
    expect(onTable.bringing.show(3)).toBe(true);
    expect(onTable.bringing.show(9)).toBe(false);
    expect(texts(onTable)).toEqual(['before', 'two']);
    onTable.bringing.change({ looksFirst: false });
    expect(texts(onTable)).toEqual(['before', 'one', 'two']);
  });

  test('stay when their owner leaves, and go when their owner is removed or blocked', () => {
    const { table: onTable, ana, ben, eva, bring, bringPhoto } = potluck();
    bring(ana.id, 'one');
    bring(ben.id, 'two');
    bringPhoto(ben.id, 1);
    bring(eva.id, 'three');
    ana.leave();
    expect(texts(onTable)).toEqual(['one', 'two', undefined, 'three']);
    onTable.remove(ben.id);
    expect(texts(onTable)).toEqual(['one', 'three']);
    expect(onTable.bringing.pictures.size).toBe(0);
    onTable.block(eva.id);
    expect(texts(onTable)).toEqual(['one']);
  });

  test('go with the seat that the host gives to somebody else', () => {
    const { table: onTable, ana, ben, bring } = potluck();
    bring(ana.id, 'one');
    ana.leave();
    const [absent, newcomer] = [onTable.seats.find(ana.id), onTable.seats.find(ben.id)];
    if (absent === undefined || newcomer === undefined) expect.fail();
    onTable.giveSeat(absent, newcomer);
    expect(shown(onTable)).toMatchObject([{ seat: 0, text: 'one' }]);
    expect(onTable.you(ben.id).brought).toMatchObject([{ text: 'one' }]);
  });

  test('every change answers whoever follows the table', () => {
    const { table: onTable, ana, bring } = potluck();
    const tokens = new Set([onTable.token]);
    const noted = (work: () => unknown) => {
      work();
      tokens.add(onTable.token);
    };
    noted(() => bring(ana.id, 'one'));
    noted(() => onTable.bringing.change({ looksFirst: true }));
    noted(() => bring(ana.id, 'two'));
    noted(() => onTable.bringing.show(2));
    noted(() => onTable.bringing.takeOff(2));
    noted(() => onTable.bringing.takeBack(ana.id, 1));
    expect(tokens.size).toBe(7);
    onTable.bringing.takeBack(ana.id, 1); // which changes nothing
    expect(tokens.has(onTable.token)).toBe(true);
  });

  test('outlive the host, all but pictures that were lost', () => {
    const { table: onTable, ana, ben, bring, bringPhoto } = potluck();
    onTable.bringing.change({ each: 2, looksFirst: true });
    bring(ana.id, 'one');
    bringPhoto(ben.id, 1);
    onTable.bringing.show(1);
    const next = restarted(onTable); // where nothing was kept beside the game
    expect(next.view().bringing).toMatchObject({
      each: 2,
      looksFirst: true,
      cards: [{ number: 1, seat: 0, text: 'one' }],
    });
    expect(next.you(ben.id).brought).toEqual([]);
    next.bringing.bring(ben.id, readBrought({ text: 'two' }));
    expect(next.you(ben.id).brought).toMatchObject([{ number: 3 }]);
  });

  test('are not more than the table holds', () => {
    const { table: onTable } = potluck();
    for (let number = 0; number < limits.broughtMax; number++) {
      onTable.bringing.bring(`player${number}`, readBrought({ text: `card ${number}` }));
    }
    const another = readBrought({ text: 'another' });
    refuses('full-table', () => onTable.bringing.bring('late', another));
  });

  test('their bytes are limited as well', () => {
    const { table: onTable } = potluck();
    const bytes = new Uint8Array(limits.pictureBytesMax);
    const picture = { type: 'image/png', bytes } as const;
    const hash = (number: number) => number.toString(16).padStart(32, '0');
    const bring = (number: number) =>
      onTable.bringing.bring(`player${number}`, { face: { picture: hash(number) }, picture });
    const most = Math.floor(limits.broughtBytesMax / bytes.length);
    for (let number = 0; number < most; number++) bring(number);
    refuses('full-table', () => bring(most));
    onTable.bringing.takeBack('player0', 1);
    bring(most);
  });
});

describe('a card to bring', () => {
  test.each([
    ['a word', { text: ' Gran’s\tcake ' }, { text: 'Gran’s cake' }],
    ['without what nobody sees', { text: 'a\u202eb\u0007c' }, { text: 'abc' }],
    ['an emoji with all its parts', { text: '🏴󠁧󠁢󠁥󠁮󠁧󠁿' }, { text: '🏴󠁧󠁢󠁥󠁮󠁧󠁿' }],
  ])('is %s', (_, given, face) => {
    expect(readBrought(given).face).toEqual(face);
  });

  test('is a picture, as a data address or as bare base64, with a name that is cleaned and cut', () => {
    const bytes = png(4, 4, 7);
    const base64 = Buffer.from(bytes).toString('base64');
    const bare = readBrought({
      picture: base64,
      name: `\u202e${'n'.repeat(70)}`,
      colour: '#112233',
    });
    const address = readBrought({ picture: addressOf(bytes), name: '\u200b' });
    expect(bare.face).toMatchObject({ name: 'n'.repeat(60), colour: '#112233' });
    expect(address.face).toEqual({ picture: bare.face.picture });
    expect(new Uint8Array(address.picture?.bytes ?? [])).toEqual(bytes);
  });

  test.each([
    ['nothing', '', 'bad-face'],
    ['spaces', ' \n ', 'bad-face'],
    ['what cannot be seen', '\u200b\u2800', 'bad-face'],
    ['a novel', 'a'.repeat(61), 'bad-face'],
    ['what a picture is called on the wire', 'photo 1', 'same-card'],
  ] as const)('is not %s', (_, text, code) => {
    refuses(code, () => readBrought({ text }));
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a bomb', Buffer.from(png(2, 2, 0, { width: 30_000, height: 30_000 }))],
    ['half a picture', Buffer.from(png(4, 4).slice(0, 40))],
  ])('is not %s', (_, bytes) => {
    refuses('bad-picture', () => readBrought({ picture: bytes.toString('base64') }));
  });

  test('is no picture where the base64 is none', () => {
    refuses('bad-picture', () => readBrought({ picture: '???' }));
  });
});
