/** Cards and players as a test can call them. */

import type { Card, PlayerId } from '../../shared/card.ts';
import type { Layout, Move } from './replay.ts';

/** Placeholder names for hidden cards, until the test is written. */
export const HIDDEN = '|';

/** The cards in the notation: those that no move touches are dots, hidden ones letters. */
export function inNotation(layout: Layout, moves: readonly Move[]): Layout {
  const { rows, columns, cards, unlike = [] } = layout;
  const flipped = new Set(moves.flatMap((move) => (move.kind === 'flip' ? [move.index] : [])));
  const isMapped = moves.some(({ kind }) => kind === 'map');
  const letters = lettersBut(cards);
  const dot = ['·', '-', '+'].find((one) => !cards.includes(one)) ?? letters.next().value;
  const written = new Map<Card, Card>();
  const shown = cards.map((card, at) => {
    if (card === null || !(isMapped || flipped.has(at))) return dot;
    const as = written.get(card) ?? (isWritable(card) ? card : letters.next().value);
    written.set(card, as);
    return as;
  });
  const pairs = unlike.flatMap(([one, other]) => {
    const [first, second] = [written.get(one), written.get(other)];
    return first === undefined || second === undefined ? [] : [[first, second] as const];
  });
  return { rows, columns, cards: shown, unlike: pairs };
}

/** A card that fits into the notation and into a line of code. */
function isWritable(card: Card): boolean {
  return !/[/|=]/.test(card) && card.length <= 30;
}

/** A, B … Z, A1, B1 …, but for what is on a card. */
function* lettersBut(cards: readonly (Card | null)[]): Generator<Card, never> {
  for (let round = 0; ; round++) {
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      const card = round === 0 ? letter : `${letter}${round}`;
      if (!cards.includes(card)) yield card;
    }
  }
}

/** Words that mean something else, in the test or in any code. */
const RESERVED = new Set(
  (
    'players board happened game test expect pending card await async break case catch class const ' +
    'continue debugger default delete do else enum export extends false finally for function if ' +
    'implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try typeof undefined var void while with yield arguments eval'
  ).split(' '),
);

/** What a player is called: the last word of their name, in plain letters. */
export function wordsOf(
  names: ReadonlyMap<PlayerId, string>,
  moves: readonly Move[],
): ReadonlyMap<PlayerId, string> {
  const words = new Map<PlayerId, string>();
  const taken = new Set<string>(RESERVED);
  for (const player of moves.flatMap(moversOf)) {
    if (words.has(player)) continue;
    const plain = (names.get(player) ?? '').normalize('NFKD').replace(/\p{M}/gu, '');
    const last = /([a-z]+)[^a-z]*$/i.exec(plain)?.[1]?.toLowerCase() ?? 'player';
    let word = last;
    for (let number = 2; taken.has(word); number++) word = `${last}${number}`;
    taken.add(word);
    words.set(player, word);
  }
  return words;
}

function moversOf(move: Move): readonly PlayerId[] {
  if (move.kind === 'leave') return move.players;
  return 'player' in move ? [move.player] : [];
}

export function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
