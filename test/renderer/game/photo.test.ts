import { assert, nat, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inWords, partsOf, photoMark, photoOf } from '../../../renderer/game/photo.ts';

const HASH = '0123456789abcdef0123456789abcdef';
const address = `/picture/${HASH}?player=me`;
const there = () => address;
const cat = { card: 'photo_7', picture: HASH, name: 'Our cat', colour: '#7a5c41' };
const unnamed = { card: 'photo_7', picture: HASH };
const photo = (number: number) => `photo ${number}`;

describe('a photo in a sentence', () => {
  test('is cut out of it, with what there is to know about it', () => {
    expect(partsOf(`You have ${photoMark(cat, there)}. Flip!`)).toEqual([
      'You have ',
      { address, name: 'Our cat', colour: '#7a5c41', number: 7 },
      '. Flip!',
    ]);
    expect(partsOf(`${photoMark(cat, there)} ${photoMark(unnamed, there)}`)).toHaveLength(3);
  });

  test('is said by its name, or by its number', () => {
    const sentence = `${photoMark(cat, there)} = ${photoMark(unnamed, there)}`;
    expect(inWords(sentence, photo)).toBe('Our cat = photo 7');
    expect(inWords('🦊 🦊', photo)).toBe('🦊 🦊');
  });

  test('is never made by what somebody calls it, nor by a card of a plain board', () => {
    const sly = { ...cat, name: photoMark(cat, there) };
    expect(photoOf(photoMark(sly, there))?.name).toContain('Our cat');
    expect(partsOf(photoMark(sly, there))).toHaveLength(1);
    expect(photoOf('\ufff9/look/a  1\ufffaname\ufffb')).toBe(undefined);
    expect(photoOf('photo_7')).toBe(undefined);
    expect(photoOf(`${photoMark(cat, there)}!`)).toBe(undefined);
  });

  test('whatever it is called, is read back as it was written', () => {
    assert(
      property(string({ unit: 'binary' }), nat(), (name, number) => {
        const mark = photoMark({ card: `photo_${number}`, picture: HASH, name }, there);
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
