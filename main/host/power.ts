/** What the parts of the host's powers share. */

import type { HostPowers, PowerName } from '../../shared/host-api.ts';
import type { HostAnswer, HostFailure } from '../../shared/host-state.ts';

/** Some of the powers, as functions: an argument without any content need not be given. */
export type PowersNamed<P extends PowerName> = {
  readonly [K in P]: (
    ...given: Given<HostPowers[K]['argument']>
  ) => Promise<HostAnswer<HostPowers[K]['answer']>>;
};

type Given<A> = Record<string, never> extends A ? [argument?: A] : [argument: A];

export const DONE = { ok: true, value: null } as const;

export function failed(failure: HostFailure): { readonly ok: false } & HostFailure {
  return { ok: false, ...failure };
}

/** There is no table of that number. */
export const NO_TABLE = failed({ code: 'no-such-table' });
