/** A card that is face up, as DOM: seen, but neither tapped, focused nor read out. */

import './faces.css';
import { isEmoji } from '../../shared/emoji.ts';
import { seatIndexes } from '../../shared/seat.ts';
import type { FaceUp, TableView } from '../../shared/table-view.ts';
import { type Photo, photoName, photoOf } from '../game/photo.ts';
import { playerAt, signAt } from '../game/situation.ts';
import {
  type SignPath,
  boardIcons,
  colourClass,
  signClass,
  signPaths,
  sparkPath,
  sparksPath,
} from './signs.ts';
import { type BoardWords, isMine, placeOf, tagOf } from './words.ts';
import { breakable, wordStyle } from './word-layout.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Each picture is made once, and copied. */
const made = new Map<string, Element>();

/** The classes of a card that is up. */
export function lookOf(spot: FaceUp, view: TableView): string {
  const { by, as } = spot;
  const me = view.you.seat;
  return (
    'up' +
    (by === undefined ? '' : ` held ${colourClass(signAt(view, by))}`) +
    (as === 'pair' ? ' pair' : '') +
    (isMine(spot, me) ? ' mine' : '') +
    (placeOf(spot, me) > 0 ? ' wait' : '')
  );
}

/** The face, whose it is, and what there is to know about it. */
export function partsOf(spot: FaceUp, view: TableView, words: BoardWords): Node[] {
  const me = view.you.seat;
  const parts: Node[] = [faceOf(spot.card, words, spot.language ?? view.language ?? '')];
  if (spot.by !== undefined)
    parts.push(stickerOf(signAt(view, spot.by), playerAt(view, spot.by)?.computer !== undefined));
  const tag = tagOf(words.tag, spot, me);
  if (tag === undefined) return parts;
  const { icon, word } = tag;
  const element = document.createElement('span');
  element.className = word === '' ? 'tag calm' : 'tag';
  if (icon !== undefined) element.append(iconOf(icon));
  element.append(word);
  return [...parts, element];
}

function faceOf(card: string, { spot }: BoardWords, language: string): HTMLElement {
  const photo = photoOf(card);
  if (photo !== undefined) return photoFace(photo, photoName(photo, spot.photoNumber));
  if (!isEmoji(card)) return wordFace(card, language);
  const face = document.createElement('span');
  face.className = 'pic';
  face.textContent = card;
  return face;
}

/** Words are hyphenated by their own language; labels have the language of the page. */
function wordFace(text: string, language = ''): HTMLElement {
  const face = document.createElement('span');
  face.className = 'word';
  face.dir = 'auto';
  if (language !== '') face.lang = language;
  for (const [name, value] of Object.entries(wordStyle(text, language)))
    face.style.setProperty(name, value);
  for (const piece of text.split(' ')) {
    const whole = document.createElement('span');
    whole.textContent = breakable(piece, language);
    face.append(face.firstChild ? ' ' : '', whole);
  }
  return face;
}

/** Until the photo is there its colour is, and after a while its name. */
function photoFace({ address, colour }: Photo, name: string): HTMLElement {
  const face = document.createElement('span');
  face.className = 'photo';
  if (colour !== '') face.style.setProperty('--tone', colour);
  const image = new Image();
  image.alt = '';
  image.draggable = false;
  image.src = address;
  image.className = image.complete ? 'there' : '';
  image.addEventListener('load', () => image.classList.add('there'));
  image.addEventListener('error', () => face.classList.add('failed'));
  face.append(iconOf('photo'), wordFace(name), image);
  return face;
}

export function iconOf(name: keyof typeof boardIcons): Element {
  return copyOf(name, () => picture('icon', [[boardIcons[name]]]));
}

/** A sign, by the seat that has it. Its shadow is a path: a filter would make it a layer of its own. */
export function stickerOf(seat: number, isComputer: boolean): Element {
  const paths = signPaths(seat, isComputer);
  return copyOf(`${seatIndexes(seat).join()} ${isComputer}`, () => {
    const falls = paths
      .filter(([, part]) => part === undefined || part === 'rim')
      .map(([d, part]): SignPath => [d, part === undefined ? 'fall' : 'fall rim']);
    return picture(`${signClass(seat, isComputer)} badge`, [...falls, ...paths]);
  });
}

export function sparkOf(): Element {
  return copyOf('spark', () => picture('spark', [[sparkPath]]));
}

export function sparks(): Element {
  return copyOf('sparks', () => {
    const svg = picture('sparks', [[sparksPath]]);
    svg.setAttribute('viewBox', '0 0 100 100');
    svg.setAttribute('preserveAspectRatio', 'none');
    return svg;
  });
}

function copyOf(name: string, make: () => Element): Element {
  let first = made.get(name);
  if (first === undefined) made.set(name, (first = make()));
  return first.cloneNode(true) as Element;
}

function picture(className: string, paths: readonly SignPath[]): Element {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', className);
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const [d, pathClass] of paths) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    if (pathClass !== undefined) path.setAttribute('class', pathClass);
    svg.append(path);
  }
  return svg;
}
