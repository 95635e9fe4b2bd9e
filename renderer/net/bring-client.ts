/** Brings cards, and takes them back, as fetch calls. */

import { encodeBase64 } from '../../shared/base64.ts';
import type { OwnBrought } from '../../shared/brought.ts';
import type { PlayerId } from '../../shared/card.ts';
import type { PictureHash } from '../../shared/faces.ts';
import { type FailureCode, failureCode } from '../../shared/failures.ts';
import { routes } from '../../shared/paths.ts';

/** What is brought: a text, or a picture as a `data:` address. */
export type Given =
  | { readonly text: string }
  | { readonly picture: string; readonly name?: string; readonly colour?: string };

export type Brought =
  | { readonly ok: true; readonly own: readonly OwnBrought[] }
  | { readonly ok: false; readonly code: FailureCode };

export interface BringClient {
  /** @throws where the host is out of reach */
  bring(player: PlayerId, given: Given): Promise<Brought>;
  unbring(player: PlayerId, number: number): Promise<Brought>;
  /** A picture that lies on the table, to be brought once more; undefined: it is gone. */
  picture(player: PlayerId, hash: PictureHash): Promise<string | undefined>;
}

export const bringClient: BringClient = {
  bring: (player, given) => post(routes.bring(), { player, ...given }),
  unbring: (player, number) => post(routes.unbring(), { player, number }),
  picture: async (player, hash) => {
    const response = await fetch(routes.picture(hash, player));
    if (!response.ok) return undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    return `data:${response.headers.get('Content-Type')};base64,${encodeBase64(bytes)}`;
  },
};

async function post(url: string, body: unknown): Promise<Brought> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
  });
  if (response.ok) return { ok: true, own: (await response.json()) as readonly OwnBrought[] };
  const code = failureCode(await response.text()) as FailureCode | undefined;
  if (code === undefined || code === 'stopping') throw new Error(String(response.status));
  return { ok: false, code };
}
