import { get } from 'node:http';
import { routes } from '../../shared/paths.ts';
import type { Clock } from '../host/clock.ts';
import { type BoundPort, bindFreePort, tryPort } from './listen.ts';

/** A dying instance may have the port for a moment; phones look for the game at that very port. */
const KEEP_TRYING_MS = 3_000;
const TRY_AGAIN_MS = 100;

/** Our own server answers within this time; otherwise it is another program. */
const ASK_MS = 2_000;

/**
 * Takes the kept port, which is tried for a while; else the first free one from 8080 on; else any. One
 * that another program has at the loopback address is passed over.
 * @param kept where friends found the host last; null at the first start
 */
export async function bindKeptPort(kept: number | null, clock: Clock): Promise<BoundPort> {
  const suits = (bound: BoundPort) => bound.isOurs();
  if (kept !== null) {
    for (const end = clock.now() + KEEP_TRYING_MS; clock.now() < end;) {
      const bound = await tryPort(kept, suits);
      if (bound !== undefined) return bound;
      await new Promise<void>((resolve) => clock.after(TRY_AGAIN_MS, resolve));
    }
  }
  return bindFreePort(suits);
}

/** Whether this run of a host answers at this port of this computer. */
export function answersAs(port: number, run: string): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(ASK_MS);
    get({ host: '127.0.0.1', port, path: routes.health(), signal, agent: false }, (response) => {
      response.resume();
      resolve(response.headers['host-run'] === run);
    }).on('error', () => resolve(false)); // our own server would not hang up
  });
}
