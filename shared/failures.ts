/**
 * Everything that can be refused, by its code, with the plain sentence for it. The codes of the
 * game's own failures are the ids of its rules. On the wire a failure is one line that ends in its
 * code: `there is no card there any more (1-A)`.
 */

/** Every rule of docs/RULES.md. */
export const ruleIds = [
  ...(['1-A', '1-B', '1-C', '1-D'] as const),
  ...(['2-A', '2-B', '2-C', '2-D', '2-E'] as const),
  ...(['3-A', '3-B'] as const),
  ...(['4-A', '4-B', '4-C', '4-D', '4-E', '4-F', '4-G', '4-H', '4-I'] as const),
] as const;

export type RuleId = (typeof ruleIds)[number];

/** The rules by which a flip fails. Failing is part of the game, and never ends it. */
export const ruleSentences = {
  '1-A': 'there is no card there any more',
  '2-A': 'there is no card there any more, so you let go of your first card',
  '2-B': 'somebody has that card, so you let go of your first card',
  '4-A': 'you chose another card instead',
  '4-C': 'you left the game',
  '4-D': 'a new game has begun',
  '4-H': 'the host has not begun the game yet',
  '4-I': 'the host ended the game; wait for the next one',
} as const satisfies Partial<Record<RuleId, string>>;

export type FailingRule = keyof typeof ruleSentences;

/** What is refused before it reaches the rules. */
export const refusalSentences = {
  'bad-target': 'this address has a percent sign that encodes nothing',
  'bad-player': 'a player id is 1 to 256 letters, digits or underscores',
  'bad-position': 'a position is ROW,COLUMN in decimal digits, from 0,0 at the top left',
  'off-board': 'that position is not on this board',
  'bad-card': 'a card is 1 to 4096 characters without spaces, percent-encoded',
  'bad-number': 'n, game and the number of a step are whole numbers',
  'bad-wait': 'wait is a whole number of seconds from 0 to 60',
  'bad-query': 'a query parameter is given twice',
  'bad-name': 'a name has 1 to 20 characters, and at least one that can be seen',
  'bad-join': 'send JSON: {"player": an id of 21 to 256 characters, "name"?: text, "code"?: text}',
  'bad-leave': 'send JSON: {"player": an id}',
  'bad-bring':
    'send JSON: {"player": an id, "text": text} or {"player": an id, "picture": base64, "name"?: text, "colour"?: "#rrggbb"}',
  'bad-unbring': 'send JSON: {"player": an id, "number": the number of the card}',
  'bad-team': 'send JSON: {"player": an id, "team": the number of a team, from 0}',
  'bad-hop': 'send JSON: {"player": an id}',
  'no-lobby': 'signs hop in a lobby only',
  'many-hops': 'a sign hops twice a second at most',
  'no-teams': 'nobody chooses a team now; the host puts people into teams',
  'full-team': 'that team is larger than the others; choose it once they have grown',
  'bad-power': 'this power takes other arguments',
  'not-json': 'send this with Content-Type: application/json',
  'too-large': 'this is larger than the limit',
  'long-target': 'this address is too long',
  'no-host': 'send exactly one Host line, and the same in the target',
  'foreign-host': 'this is not the address of the game; use the one that the host shows',
  'not-found': 'there is nothing at this address',
  method: 'this address takes another method',
  'not-over': 'the record is shown once the game is over',
  'old-number': 'a later flip of yours has already been taken',
  'other-table': 'you sit at another table',
  'no-bringing': 'nobody is bringing cards now; wait until the host asks for them',
  'enough-cards': 'you have brought as many cards as you may; take one back to bring another',
  'bad-face': 'a card has one line of 1 to 60 characters, and at least one that can be seen',
  'bad-picture': 'this is not a JPEG, PNG or WebP picture of at most 96 KiB and 1024 × 1024 pixels',
  'same-card': 'somebody has brought the same card already; bring something else',
  'full-table': 'the table is full; no more cards fit on it',
  'many-brings': 'you bring and take back too often; wait a minute',
  prefetch: 'a prefetch does not play',
  door: 'only players who have joined may play here',
  code: 'joining here needs the code that the host shows',
  closed: 'the host lets nobody else in now; ask the host',
  'many-codes':
    'too many wrong codes came from your address; ask the host for the right one, and try again in a minute',
  blocked: 'the host has closed this room to you',
  removed: 'the host ended your game; join through the page to go on',
  spectator: 'you are here to watch; join with a name to play',
  'no-replace': 'the host has switched replacing off',
  'no-seat': 'no seat is left here',
  'many-connections': 'there are too many connections from your address',
  'many-requests': 'too many requests from your address are waiting here already',
  full: 'the host is too busy; try again soon',
  'no-secret': 'this needs the secret that the host was given at the start',
  stopping: 'the host has stopped',
  'bad-request': 'this is not an HTTP request that is understood here',
  'slow-request': 'this request took too long to arrive',
  'long-headers': 'the headers are too long',
  bug: 'something broke here; the host can start a new game',
} as const;

export type RefusalCode = keyof typeof refusalSentences;

export type FailureCode = FailingRule | RefusalCode;

export function isFailingRule(code: string): code is FailingRule {
  return Object.hasOwn(ruleSentences, code);
}

/** A flip that a rule fails. `by` is the player who caused it, where that is another one. */
export class RuleFailure extends Error {
  readonly rule: FailingRule;
  readonly by: string | undefined;

  constructor(rule: FailingRule, by?: string) {
    super(ruleSentences[rule]);
    this.name = 'RuleFailure';
    this.rule = rule;
    this.by = by;
  }
}

/** A request that is refused before the rules see it, or by what the host allows. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(refusalSentences[code]);
    this.name = 'Refusal';
    this.code = code;
  }
}

/** The line for a failure, as it goes over the wire. */
export function formatFailure(code: FailureCode): string {
  const sentence = isFailingRule(code) ? ruleSentences[code] : refusalSentences[code];
  return `${sentence} (${code})`;
}

/** @returns the code at the end of `line`, even if nobody knows it */
export function failureCode(line: string): string | undefined {
  return /\(([^()]+)\)\s*$/.exec(line)?.[1];
}

/** @returns the known code at the end of `line`, or undefined if there is none */
export function parseFailure(line: string): FailureCode | undefined {
  const code = failureCode(line) ?? '';
  const known = Object.hasOwn(ruleSentences, code) || Object.hasOwn(refusalSentences, code);
  return known ? (code as FailureCode) : undefined;
}
