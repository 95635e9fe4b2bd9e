import { createHash } from 'node:crypto';
import { encodeBase64 } from '../../shared/base64.ts';
import { formatBoardFile } from '../../shared/board-file.ts';
import {
  type DeckFace,
  type PictureFace,
  type TextFace,
  isPicture,
  textOf,
} from '../../shared/deck-face.ts';
import {
  type DeckFile,
  type DeckPair,
  formatDeckFile,
  pictureOf,
  wirePicture,
  wireText,
} from '../../shared/deck-file.ts';
import type { Card } from '../../shared/card.ts';
import type { CardFace, PictureHash } from '../../shared/faces.ts';
import type { UnlikePair } from './belonging.ts';
import type { Deck, Picture, Pictures } from './deck.ts';

/** A face as a deck names it: a picture by its hash. */
type NamedFace = TextFace | (Omit<PictureFace, 'picture'> & { readonly picture: PictureHash });

/** A deck file whose pictures stand beside it. */
export interface NamedFile extends Omit<DeckFile, 'pairs'> {
  readonly pairs: readonly (readonly [NamedFace] | readonly [NamedFace, NamedFace])[];
}

/** The deck that a deck file describes: cards as they are on the wire, and how they look. */
export function deckOfFile(file: DeckFile): Deck {
  const pictures = new Map<PictureHash, Picture>();
  const named = (face: DeckFace): NamedFace => {
    if (!isPicture(face)) return face;
    const picture = pictureOf(face);
    const hash = hashOf(picture.bytes);
    pictures.set(hash, picture);
    return { ...face, picture: hash };
  };
  const pairs = file.pairs.map(([one, other]) =>
    other === undefined ? ([named(one)] as const) : ([named(one), named(other)] as const),
  );
  return deckOfNamed({ ...file, pairs }, pictures);
}

/** The same, where the pictures are known already. @param known may be more than it needs */
export function deckOfNamed(file: NamedFile, known: Pictures): Deck {
  const { title, language, languages, rows, columns, pairs } = file;
  const pictures = new Map<PictureHash, Picture>();
  for (const face of pairs.flat()) {
    const picture = isPicture(face) ? known.get(face.picture) : undefined;
    if (picture !== undefined && isPicture(face)) pictures.set(face.picture, picture);
  }
  // By their hashes, not by their places in the file: photo_3 and photo_4 need not be a pair.
  const numbers = new Map([...pictures.keys()].toSorted().map((hash, index) => [hash, index + 1]));
  const cardOf = (face: NamedFace): Card =>
    isPicture(face) ? wirePicture(numbers.get(face.picture) ?? 0) : wireText(textOf(face));
  // Each card is one string, wherever the deck names it: two would be compared letter by letter.
  const pairsOfCards = pairs.map((pair) => pair.map(cardOf));
  const lookOf = (face: NamedFace, card: Card, side: 0 | 1): readonly CardFace[] => {
    const spoken = languages === undefined ? {} : { language: languages[side] };
    if (isPicture(face)) return [{ card, ...face, ...(face.say === undefined ? {} : spoken) }];
    const text = textOf(face) === card ? {} : { text: textOf(face) };
    const said = typeof face === 'string' ? {} : { say: face.say };
    const look: CardFace = { card, ...text, ...spoken, ...said };
    return Object.keys(look).length === 1 ? [] : [look];
  };
  const faces = pairs.flatMap(([one, other], number) => {
    const [first = '', second = ''] = pairsOfCards[number] ?? [];
    return [...lookOf(one, first, 0), ...(other === undefined ? [] : lookOf(other, second, 1))];
  });
  return {
    title,
    rows,
    columns,
    cards: pairsOfCards.flatMap(([one = '', other = one]) => [one, other]),
    unlike: pairsOfCards.flatMap(([one = '', other]): readonly UnlikePair[] =>
      other === undefined ? [] : [[one, other]],
    ),
    ...(language === undefined ? {} : { language }),
    ...(languages === undefined ? {} : { languages }),
    faces: faces.toSorted((one, other) => (one.card < other.card ? -1 : 1)),
    pictures,
  };
}

/** The reverse: the file for a deck. A picture that was lost becomes a text that says so. */
export function fileOfDeck(deck: Deck, title: string): DeckFile {
  const { rows, columns, language, languages, cards } = deck;
  const looks = new Map((deck.faces ?? []).map((face) => [face.card, face]));
  const faceOf = (card: Card): DeckFace => {
    const { text, picture, name, say, colour } = looks.get(card) ?? {};
    const kept = picture === undefined ? undefined : deck.pictures?.get(picture);
    if (kept === undefined) {
      if (picture !== undefined) return `${name ?? card} (${card}, lost)`;
      return say === undefined ? (text ?? card) : { text: text ?? card, say };
    }
    return {
      picture: `data:${kept.type};base64,${encodeBase64(kept.bytes)}`,
      ...(name === undefined ? {} : { name }),
      ...(say === undefined ? {} : { say }),
      ...(colour === undefined ? {} : { colour }),
    };
  };
  const pairs = Array.from({ length: cards.length / 2 }, (_, pair): DeckPair => {
    const [one = '', other = ''] = cards.slice(2 * pair, 2 * pair + 2);
    return one === other ? [faceOf(one)] : [faceOf(one), faceOf(other)];
  });
  return {
    title,
    ...(language === undefined ? {} : { language }),
    ...(languages === undefined ? {} : { languages }),
    ...{ rows, columns, pairs },
  };
}

/**
 * Long enough that nobody can find two pictures with one hash. It says nothing about where a card
 * lies.
 */
export function hashOf(bytes: Uint8Array): PictureHash {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** The text of a file for this deck: a deck file, or a board file where that is enough. */
export function formatDeck(deck: Deck, title: string): string {
  return deck.faces === undefined ? formatBoardFile(deck) : formatDeckFile(fileOfDeck(deck, title));
}

const fingerprints = new WeakMap<Deck, string>();

/** Equal for decks of the same shape and cards, with the same partners and looks. Made once for each. */
export function fingerprintOf(deck: Deck): string {
  let fingerprint = fingerprints.get(deck);
  if (fingerprint === undefined) {
    const hash = createHash('sha256');
    const { rows, columns, cards, unlike = [], faces = [] } = deck;
    hash.update(`${rows}x${columns} ${cards.join(' ')}\n${unlike.flat().join(' ')}\n`);
    for (const { card, text, picture, name, colour, language, say } of faces) {
      const said = say === undefined ? [] : [say];
      hash.update(JSON.stringify([card, text, picture, name, colour, language, ...said]));
    }
    fingerprint = hash.digest('hex');
    fingerprints.set(deck, fingerprint);
  }
  return fingerprint;
}

export function isSameDeck(one: Deck, other: Deck): boolean {
  return one === other || fingerprintOf(one) === fingerprintOf(other);
}
