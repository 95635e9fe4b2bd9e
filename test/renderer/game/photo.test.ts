import { assert, nat, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inWords, partsOf, photoMark, photoOf } from '../../../renderer/game/photo.ts';

const HASH = '0123456789abcdef0123456789abcdef';
const ID = 'me';
const address = `/picture/${HASH}?player=${ID}`;
const cat = { card: 'photo_7', picture: HASH, name: 'Our cat', colour: '#7a5c41' };
const unnamed = { card: 'photo_7', picture: HASH };
const photo = (number: number) => `photo ${number}`;

describe('a photo in a sentence', () => {
  test('is cut out of it, with what there is to know about it', () => {
    expect(partsOf(`You have ${photoMark(cat, ID)}. Flip!`)).toEqual([
      'You have ',
      { address, name: 'Our cat', colour: '#7a5c41', number: 7 },
      '. Flip!',
    ]);
    expect(partsOf(`${photoMark(cat, ID)} ${photoMark(unnamed, ID)}`)).toHaveLength(3);
  });

  test('is said by its name, or by its number', () => {
    const sentence = `${photoMark(cat, ID)} = ${photoMark(unnamed, ID)}`;
    expect(inWords(sentence, photo)).toBe('Our cat = photo 7');
    expect(inWords('🦊 🦊', photo)).toBe('🦊 🦊');
  });

  test('is never made by what somebody calls it, nor by a card of a plain board', () => {
    const sly = { ...cat, name: photoMark(cat, ID) };
    expect(photoOf(photoMark(sly, ID))?.name).toContain('Our cat');
    expect(partsOf(photoMark(sly, ID))).toHaveLength(1);
    expect(photoOf('\ufff9/look/a  1\ufffaname\ufffb')).toBe(undefined);
    expect(photoOf('photo_7')).toBe(undefined);
    expect(photoOf(`${photoMark(cat, ID)}!`)).toBe(undefined);
  });

  test('whatever it is called, is read back as it was written', () => {
    assert(
      property(string({ unit: 'binary' }), nat(), (name, number) => {
        const mark = photoMark({ card: `photo_${number}`, picture: HASH, name }, ID);
        expect(photoOf(mark)).toEqual({
          address,
          colour: '',
          number,
          name: name.replace(/[\ufff9-\ufffb]/g, ''),
        });
      }),
    );
  });
});
