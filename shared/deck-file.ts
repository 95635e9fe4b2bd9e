/**
 * A deck file, read and written: JSON that says more than a board file can. Its pairs may be unlike,
 * its faces may have spaces or be pictures, and there may be more pairs than fit on the board.
 */

import { base64Length, decodeBase64 } from './base64.ts';
import { BoardSyntaxError, type BoardProblemCode } from './board-file.ts';
import { type DeckFace, type PictureFace, type TextFace, isPicture, textOf } from './deck-face.ts';
import { DRAFT_FORMAT } from './draft-file.ts';
import { hasShapeOfDeck } from './json-shape.ts';
import { limits } from './limits.ts';
import { readPicture } from './picture-bytes.ts';
import type { PictureType } from './picture-head.ts';
import { quoted } from './printable.ts';
import { isShort } from './readers.ts';
import { pairsOn } from './sizes.ts';

export const DECK_FORMAT = 'memory-scramble deck 1';

/** What a deck file says. */
export interface DeckFile {
  readonly title: string;
  /** As in HTML: `de`, `pt-BR`. */
  readonly language?: string;
  /** Likewise, of the first and of the second face of its pairs, where they are not the same. */
  readonly languages?: Languages;
  readonly rows: number;
  readonly columns: number;
  readonly pairs: readonly DeckPair[];
}

export type Languages = readonly [string, string];

/** One face: two equal cards. Two: one card each. */
export type DeckPair = readonly [DeckFace] | readonly [DeckFace, DeckFace];

/** `#rrggbb` */
export function isColour(colour: string): boolean {
  return colour.length === 7 && /^#[0-9a-f]+$/i.test(colour);
}

/** Whether `text` is meant to be a deck file: a board file never begins so. */
export function isDeckText(text: string): boolean {
  return /^\ufeff?\{/.test(text);
}

/** How large the file may be that begins with these bytes: one with pictures in it is larger. */
export function fileBytesMax(head: Uint8Array): number {
  const [first, , , afterMark] = head;
  const isDeck = (first === 0xef ? afterMark : first) === 0x7b;
  return isDeck ? limits.deckFileBytesMax : limits.boardFileBytesMax;
}

/** How a text is written on the wire, where a card has no spaces. */
export function wireText(text: string): string {
  return /\s/.test(text) ? text.replace(/\s+/g, '_') : text;
}

/** How picture number `number` of a deck is written on the wire, counted from 1. */
export function wirePicture(number: number): string {
  return `photo_${number}`;
}

/** The text of a deck file. Pairs stand in lines of their own, because people read these files. */
export function formatDeckFile(file: DeckFile): string {
  const { title, language, languages, rows, columns, pairs } = file;
  const head = { format: DECK_FORMAT, title, language, languages, rows, columns };
  const fields = JSON.stringify(head, null, 2).slice(0, -'\n}'.length);
  const lines = pairs.map((pair) => {
    const faces = pair.map((face: DeckFace) => JSON.stringify(face));
    return `\n    [${faces.join(', ')}]`;
  });
  return `${fields},\n  "pairs": [${lines.join(',')}\n  ]\n}\n`;
}

/**
 * @returns what `text` says
 * @throws BoardSyntaxError at the first place that departs from the form
 */
export function parseDeckFile(text: string): DeckFile {
  const json = parseJson(text.startsWith('\ufeff') ? text.slice(1) : text);
  readFormat(json);
  const file = readObject(json, 'the file', FIELDS);
  const title = readLine(file['title'], 'title');
  const language = readLanguage(file['language'], 'language');
  const languages = readLanguages(file['languages']);
  const rows = readSize(file['rows'], 'rows');
  const columns = readSize(file['columns'], 'columns');
  const pairs = readPairs(file['pairs']);
  checkGrid(rows, columns, pairs.length);
  checkFaces(pairs);
  return {
    title,
    ...(language === undefined ? {} : { language }),
    ...(languages === undefined ? {} : { languages }),
    ...{ rows, columns, pairs },
  };
}

/** @returns the bytes of a picture that parseDeckFile has read, and their kind */
export function pictureOf({ picture }: PictureFace): { type: PictureType; bytes: Uint8Array } {
  const { type, bytes } = readPictureAt(picture, 'picture');
  return { type, bytes };
}

/** Why a picture cannot be a face, as the problem of a deck file; undefined: it can. */
export function pictureProblem(address: string): BoardProblemCode | undefined {
  try {
    readPictureAt(address, 'picture');
    return undefined;
  } catch (error) {
    if (error instanceof BoardSyntaxError) return error.problem.code;
    throw error;
  }
}

/** Whether `text` can stand on a card: one line of 1 to 60 characters, without spaces around it. */
export function isFaceText(text: string): boolean {
  if (!isShort(text)) return false;
  const most = limits.faceTextCharsMax;
  const isLong = text.length > most && Array.from(text).length > most;
  return (
    text !== '' && !isLong && text.trim() === text && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)
  );
}

const FIELDS = ['format', 'title', 'language', 'languages', 'rows', 'columns', 'pairs'];
const TEXT_FIELDS = ['text', 'say'];
const PICTURE_FIELDS = ['picture', 'name', 'say', 'colour'];
const A_TEXT = `a text of 1 to ${limits.faceTextCharsMax} characters in one line`;
const A_FACE = `${A_TEXT}, or a picture`;
const A_PICTURE = `a JPEG, PNG or WebP picture, at most ${limits.pictureBytesMax / 1024} KiB and ${limits.pictureSideMax} × ${limits.pictureSideMax}`;

type Fields = Readonly<Record<string, unknown>>;

function parseJson(text: string): unknown {
  if (!hasShapeOfDeck(text))
    refuse('deck-json', 'the file', 'too much nested or listed', 'a deck file');
  try {
    return JSON.parse(text);
  } catch {
    // JSON.parse throws for one reason. A file that was cut does not end as it should.
    if (text.trimEnd().endsWith('}')) refuse('deck-json', 'the file', 'no JSON', 'a deck file');
    return refuse('deck-cut', 'the end', quoted(text.trimEnd().slice(-20)), 'the last bracket');
  }
}

function readObject(value: unknown, place: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse('deck-field', place, inWords(value), 'an object');
  }
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    refuse('deck-field', place, `the field ${quoted(unknown)}`, `only ${known.join(', ')}`);
  }
  return value as Fields;
}

/** Before anything else: a later format may have fields that nobody knows here. */
function readFormat(json: unknown): void {
  const { format } = (json ?? {}) as { readonly format?: unknown };
  if (format === DECK_FORMAT) return;
  const isLater =
    typeof format === 'string' && isShort(format) && /^memory-scramble deck \d+$/.test(format);
  const other = format === DRAFT_FORMAT ? 'deck-unfinished' : 'deck-format';
  refuse(isLater ? 'deck-later' : other, 'format', inWords(format), quoted(DECK_FORMAT));
}

function readLine(value: unknown, place: string): string {
  if (typeof value === 'string' && isFaceText(value)) return value;
  return refuse('deck-text', place, inWords(value), A_TEXT);
}

function readLanguages(value: unknown): Languages | undefined {
  if (value === undefined) return undefined;
  const [one, other, ...more] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const first = readLanguage(one, 'languages[0]');
  const second = readLanguage(other, 'languages[1]');
  if (first === undefined || second === undefined || more.length > 0)
    return refuse('deck-field', 'languages', inWords(value), 'two such as ["de", "en"]');
  return [first, second];
}

function readLanguage(value: unknown, place: string): string | undefined {
  if (value === undefined) return undefined;
  const isOne =
    typeof value === 'string' &&
    isShort(value) &&
    /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/.test(value);
  return isOne ? value : refuse('deck-field', place, inWords(value), 'one such as "de"');
}

function readSize(value: unknown, place: string): number {
  const isOne = typeof value === 'number' && Number.isInteger(value) && value >= 1;
  return isOne ? value : refuse('deck-grid', place, inWords(value), 'a whole number from 1');
}

function readPairs(value: unknown): readonly DeckPair[] {
  if (!Array.isArray(value))
    return refuse('deck-field', 'pairs', inWords(value), 'a list of pairs');
  if (value.length > limits.deckPairsMax) {
    refuse('deck-grid', 'pairs', `${value.length} pairs`, `at most ${limits.deckPairsMax}`);
  }
  return value.map((pair: unknown, index) =>
    isPairOfTexts(pair) ? pair : readPair(pair, `pairs[${index}]`),
  );
}

/** Nearly all pairs of a large deck are, and of these no place has to be told. */
function isPairOfTexts(value: unknown): value is readonly [string] | readonly [string, string] {
  return (
    Array.isArray(value) &&
    (value.length === 1 || value.length === 2) &&
    value.every((face) => typeof face === 'string' && isFaceText(face))
  );
}

function readPair(value: unknown, place: string): DeckPair {
  const [one, other, ...more] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  if (!Array.isArray(value) || value.length === 0 || more.length > 0) {
    return refuse('deck-field', place, inWords(value), 'a list of one face or two');
  }
  const first = readFace(one, `${place}[0]`);
  return value.length === 1 ? [first] : [first, readFace(other, `${place}[1]`)];
}

function readFace(value: unknown, place: string): DeckFace {
  if (typeof value === 'string') return readLine(value, place);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse('deck-field', place, inWords(value), A_FACE);
  }
  if ('text' in value) return readSpoken(readObject(value, place, TEXT_FIELDS), place);
  const { picture, name, say, colour } = readObject(value, place, PICTURE_FIELDS);
  const { address } = readPictureAt(picture, place);
  return {
    picture: address,
    ...(name === undefined ? {} : { name: readLine(name, `${place}.name`) }),
    ...(say === undefined ? {} : { say: readLine(say, `${place}.say`) }),
    ...(colour === undefined ? {} : { colour: readColour(colour, `${place}.colour`) }),
  };
}

function readSpoken({ text, say }: Fields, place: string): TextFace {
  const line = readLine(text, `${place}.text`);
  return say === undefined ? line : { text: line, say: readLine(say, `${place}.say`) };
}

function readColour(value: unknown, place: string): string {
  const isOne = typeof value === 'string' && isColour(value);
  return isOne ? value : refuse('deck-field', place, inWords(value), 'a colour such as "#7a5c41"');
}

/** The comma of a `data:` address stands within this many units. */
const DATA_HEAD_UNITS = 113;

/** What a picture is, is told by its bytes; what its address says is written anew. */
function readPictureAt(value: unknown, place: string) {
  if (typeof value !== 'string') {
    return refuse('deck-picture-kind', place, inWords(value), A_PICTURE);
  }
  const comma = value.slice(0, DATA_HEAD_UNITS).indexOf(',');
  const isData = /^data:[^,]*;base64$/.test(value.slice(0, Math.max(comma, 0)));
  const base64 = value.slice(comma + 1);
  const length = isData ? base64Length(base64) : 0;
  if (length > limits.pictureBytesMax) {
    refuse('deck-picture-size', place, `a picture of ${length} bytes`, A_PICTURE);
  }
  const bytes = isData ? decodeBase64(base64) : undefined;
  if (bytes === undefined) return refuse('deck-picture-kind', place, quoted(value), A_PICTURE);
  const head = readPicture(bytes);
  if ('other' in head) return refuse('deck-picture-kind', place, head.other, A_PICTURE);
  if ('broken' in head) return refuse('deck-picture-broken', place, head.broken, A_PICTURE);
  const { type, width, height } = head;
  if (Math.max(width, height) > limits.pictureSideMax) {
    refuse('deck-picture-size', place, `a picture of ${width} × ${height}`, A_PICTURE);
  }
  return { type, bytes, address: `data:${type};base64,${base64}` };
}

function checkGrid(rows: number, columns: number, pairs: number): void {
  const grid = `${rows} × ${columns}`;
  const spots = rows * columns;
  if (spots > limits.spotsMax) {
    refuse('deck-grid', 'rows, columns', grid, `at most ${limits.spotsMax} spots`);
  }
  if (spots < 2) refuse('deck-grid', 'rows, columns', grid, 'room for one pair at least');
  const needed = pairsOn({ rows, columns });
  if (pairs < needed) {
    const expected = `at least ${needed}, for ${grid} spots`;
    refuse('deck-grid', 'pairs', pairs === 1 ? '1 pair' : `${pairs} pairs`, expected);
  }
}

/** A face stands in one pair only, and no two faces are the same string on the wire. */
function checkFaces(pairs: readonly DeckPair[]): void {
  const { length: pictures } = pairs.flat().filter(isPicture);
  if (pictures > limits.deckPicturesMax) {
    refuse('deck-many', 'pairs', `${pictures} pictures`, `at most ${limits.deckPicturesMax}`);
  }
  /** Where each face stands: by the number of its pair, and its side. */
  const taken = new Map<string, readonly [pair: number, side: number] | 'a picture'>();
  for (let number = 1; number <= pictures; number++) taken.set(wirePicture(number), 'a picture');
  for (const [number, pair] of pairs.entries()) {
    for (const [side, face] of pair.entries()) {
      const key = isPicture(face) ? face.picture : wireText(textOf(face));
      const before = taken.get(key);
      if (before !== undefined) {
        const said = isPicture(face) ? 'a picture' : quoted(textOf(face));
        const where = before === 'a picture' ? 'that of a picture' : `at ${placeOf(before)}`;
        const expected = `a face used only once (already ${where})`;
        refuse('deck-twice', placeOf([number, side]), said, expected);
      }
      taken.set(key, [number, side]);
    }
  }
}

function placeOf([pair, side]: readonly [pair: number, side: number]): string {
  return `pairs[${pair}][${side}]`;
}

function inWords(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return value === '' ? 'an empty text' : quoted(value);
  if (typeof value !== 'object' || value === null) return quoted(JSON.stringify(value));
  return Array.isArray(value) ? 'a list' : 'an object'; // it may be as large as the file
}

function refuse(code: BoardProblemCode, place: string, found: string, expected: string): never {
  throw new BoardSyntaxError({ code, line: 0, place, found, expected });
}
