/** What the documents tell of the limits is what limit-values.ts says. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';

/** Where a document tells numbers; in the place of each stands the limit that it is. */
const told: readonly (readonly [document: string, sentence: string])[] = [
  ['SECURITY.md', '| connections | {connectionsPerAddressMax} | {connectionsMax} |'],
  [
    'SECURITY.md',
    '| waiting flips, watches and polls | {openRequestsPerAddressMax} | {openRequestsMax} |',
  ],
  ['SECURITY.md', '| pipelined requests not begun | {pipelinedPerAddressMax} | {pipelinedMax} |'],
  ['SECURITY.md', 'shared ones counted once | {unsentBytesPerAddressMax} | {unsentBytesMax} |'],
  ['SECURITY.md', '| tables; computer players at each | | {tablesMax}; {computersMax} |'],
  ['SECURITY.md', '| seats | {seatsPerAddressMax} | {seatsMax} |'],
  ['SECURITY.md', '| spectators | | {spectatorsMax} |'],
  ['SECURITY.md', '| codes waiting to be compared | {guessesPerAddressMax} | {guessesMax} |'],
  ['SECURITY.md', 'told as such | {wrongCodesMax} |'],
  ['SECURITY.md', '| seconds to send a request | {requestSecondsMax} |'],
  ['SECURITY.md', '| {targetCharsMax}, {headerBytesMax}, {joinBytesMax} |'],
  ['SECURITY.md', 'nothing of an answer is taken | {unreadSecondsMax} |'],
  ['SECURITY.md', 'Over {pipelinedPerConnectionMax} pipelined requests cut it'],
  ['docs/PROTOCOL.md', 'With more than {pipelinedPerConnectionMax} of them waiting'],
  ['SECURITY.md', '{unsentBytesPerConnectionMax}B of the answer at once'],
  ['SECURITY.md', '{reservedRequestsPerPlayer in words} waiting requests and'],
  [
    'SECURITY.md',
    '{reservedConnectionsPerPlayer in words} connections of everybody who has joined',
  ],
  ['SECURITY.md', "{reservedForHost in words} of each of the host's own computer"],
  [
    'SECURITY.md',
    'bytes of their pictures | {broughtPerAddressMax}; {broughtBytesPerAddressMax} | {broughtMax}; {broughtBytesMax} |',
  ],
  ['SECURITY.md', 'takes back a minute | | {broughtEachMax}; {bringsPerMinuteMax} |'],
  ['SECURITY.md', 'of at most {bringBytesMax} | {bringsAtOncePerAddressMax} | {bringsAtOnceMax} |'],
  ['docs/PROTOCOL.md', 'may bring, 1 to {broughtEachMax}.'],
  ['docs/PROTOCOL.md', '"colour": "#rrggbb" }`, at most {bringBytesMax}B: 200'],
  ['docs/PROTOCOL.md', 'a text has 1 to {faceTextCharsMax} characters'],
  ['docs/PROTOCOL.md', 'more than {bringsPerMinuteMax} in a minute'],
  ['docs/PROTOCOL.md', 'more than {bringsAtOncePerAddressMax} bodies at once from one address'],
  ['docs/PROTOCOL.md', 'the table holds {broughtMax} cards, and {broughtBytesMax}B of pictures'],
  ['docs/PROTOCOL.md', '{bringsAtOnceMax} bodies at once (`full`)'],
  ['docs/PROTOCOL.md', '{reservedRequestsPerPlayer in words} requests of yours may wait'],
  ['docs/PROTOCOL.md', 'a card of more than {shownCardCharsMax} characters is cut'],
  [
    'docs/PROTOCOL.md',
    'JPEG, PNG or WebP, at most {pictureBytesMax}B and {pictureSideMax} × {pictureSideMax}',
  ],
  ['SECURITY.md', 'at most {deckPicturesMax} in a deck'],
  [
    'SECURITY.md',
    'a file over {boardFileBytesMax}B, or {deckFileBytesMax}B with pictures, is refused',
  ],
  ['SECURITY.md', 'or an id of more than {textUnitsMax} UTF-16 units'],
  ['boards/README.md', 'at most {pictureBytesMax}B and {pictureSideMax} × {pictureSideMax}'],
  ['boards/README.md', '**A face is a text** of 1 to {faceTextCharsMax} characters'],
  ['boards/README.md', 'the file at most {deckFileBytesMax}B.'],
  ['SECURITY.md', 'their characters | | {recordStepsMax}; {recordUnitsMax} |'],
  ['docs/PROTOCOL.md', '`PLAYER` is 1 to {playerIdCharsMax} letters, digits or underscores'],
  ['docs/PROTOCOL.md', 'Ids of **{secretIdCharsMin} characters or more are secret**'],
  ['docs/PROTOCOL.md', 'The id must be secret: {secretIdCharsMin} characters or more'],
  ['docs/PROTOCOL.md', 'Names have 1 to {nameCharsMax} characters'],
  ['docs/PROTOCOL.md', 'One answer has at most {stepsPerAnswerMax} steps'],
  ['docs/PROTOCOL.md', 'A record has at most {recordStepsMax} steps'],
  ['docs/PROTOCOL.md', '(whole, 0 to {waitSecondsMax}) bounds the wait'],
  ['main/host/headless-options.ts', 'the code, {doorCodeCharsMin} to {doorCodeCharsMax} letters'],
  ['docs/RULES.md', 'without a space in it, up to {cardUnitsMax} characters'],
];

const inWords: Readonly<Record<number, string>> = { 2: 'two', 4: 'four', 100: 'a hundred' };

/** As the documents write it: `12,000`, `96 Ki`, `64 Mi`. */
function written(name: string, value: number): string {
  const isBinary = name.includes('Bytes') || name === 'recordUnitsMax';
  if (!isBinary) return value.toLocaleString('en');
  const kibi = value / 1024;
  return kibi < 1024 ? `${kibi} Ki` : `${kibi / 1024} Mi`;
}

test.each(told)('%s: %s', (document, sentence) => {
  const values = new Map(Object.entries(limits));
  const inFull = sentence.replaceAll(
    /\{(\w+)( in words)?\}/g,
    (_, name: string, words?: string) => {
      const value = values.get(name) ?? expect.fail(name);
      return words === undefined ? written(name, value) : (inWords[value] ?? String(value));
    },
  );
  expect(readFileSync(document, 'utf8')).toContain(inFull);
});
