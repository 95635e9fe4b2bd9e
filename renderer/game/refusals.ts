/** Where a refusal leads: each to a screen, or to a sentence, that says what to do. */

import type { FailureCode, RefusalCode } from '../../shared/failures.ts';
import type { Dictionary } from '../text/dictionary.ts';

/** What keeps the host from answering as it should; the say bar has a sentence for each. */
export type HostTrouble = 'busy' | 'stuck' | 'elsewhere';

export type Way =
  /** The screen of that name. */
  | 'code'
  | 'removed'
  | 'blocked'
  | 'full'
  | 'closed'
  /** The page and its host do not fit: it has to be loaded again. */
  | 'reload'
  | HostTrouble
  /** Through the door again; if that wants a code which is not known, it is asked for. */
  | 'rejoin'
  /** To the screen for the code, which is not asked for just now. */
  | 'tooManyCodes'
  /** The place that asked says it. */
  | 'form'
  /** The next view shows it. */
  | 'view';

/** Our page asks for none of this, but one of another version may: it has to be loaded again. */
type NeverAsked =
  | 'bad-target'
  | 'bad-player'
  | 'bad-position'
  | 'bad-card'
  | 'bad-number'
  | 'bad-wait'
  | 'bad-query'
  | 'bad-join'
  | 'bad-leave'
  | 'bad-bring'
  | 'bad-unbring'
  | 'bad-team'
  | 'bad-hop'
  | 'bad-power'
  | 'bad-request'
  | 'not-json'
  | 'too-large'
  | 'long-target'
  | 'long-headers'
  | 'not-found'
  | 'method'
  | 'prefetch'
  | 'no-replace'
  | 'no-secret';

/** Where a team is chosen, or a sign hops, the lobby shows what came of it. */
type OfTeams = 'no-teams' | 'full-team' | 'no-lobby' | 'many-hops';

/** Where cards are brought, that is said there. */
type OfBringing =
  | 'no-bringing'
  | 'enough-cards'
  | 'bad-face'
  | 'bad-picture'
  | 'same-card'
  | 'full-table'
  | 'many-brings';

const ways: Readonly<Record<Exclude<RefusalCode, NeverAsked | OfTeams | OfBringing>, Way>> = {
  door: 'rejoin',
  spectator: 'rejoin',
  code: 'code',
  'many-codes': 'tooManyCodes',
  removed: 'removed',
  blocked: 'blocked',
  'no-seat': 'full',
  closed: 'closed',
  'bad-name': 'form',
  'other-table': 'view', // the page goes to that table
  'off-board': 'view',
  'old-number': 'view',
  'not-over': 'view', // it was, and a card was replaced since
  'many-connections': 'busy',
  'many-requests': 'busy',
  full: 'busy',
  'slow-request': 'busy',
  bug: 'stuck',
  'foreign-host': 'elsewhere',
  'no-host': 'elsewhere',
  stopping: 'view', // a host that stops is out of reach (game-client.ts)
};

/** @returns undefined for a rule, which is part of the game */
export function wayOf(code: FailureCode): Way | undefined {
  const way = (ways as Readonly<Partial<Record<FailureCode, Way>>>)[code];
  return way ?? (/^\d-/.test(code) ? undefined : 'reload');
}

export function isHostTrouble(way: string | undefined): way is HostTrouble {
  return way === 'busy' || way === 'stuck' || way === 'elsewhere';
}

/** What came of a try to join. */
export type Joined<T = unknown> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly code: FailureCode };

/** What a form says of it; undefined: it went well, or another screen says it. */
export function formTrouble({ join, say }: Dictionary, joined: Joined | undefined) {
  if (joined === undefined) return say.lost[0];
  if (joined.ok) return undefined;
  const way = wayOf(joined.code);
  if (way === 'form') return join.badName;
  return isHostTrouble(way) ? say[way][0] : undefined;
}
