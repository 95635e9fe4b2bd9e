import { get } from 'node:http';
import type { Clock } from '../host/clock.ts';
import { routes } from '../../shared/paths.ts';
import type { GameApp } from './app.ts';
import { type Listening, listenOnFreePort, tryPort } from './listen.ts';

/** A dying instance may hold the port for a moment; phones look for the game at that very port. */
const KEEP_TRYING_MS = 3_000;
const TRY_AGAIN_MS = 100;

/** Our own server answers at once; whoever does not is somebody else. */
const ASK_MS = 2_000;

export interface KeptPortOptions {
  /** Where friends found the host last; null at the first start. */
  readonly kept: number | null;
  /** What `/health` says of this run of the host. */
  readonly run: string;
  readonly clock: Clock;
}

/**
 * Listens on the kept port, which is tried for a while; else on the first free one from 8080 on; else
 * on any. Another program may have the same port on the loopback address alone, where the host's own
 * window looks: such a port is passed over, too.
 */
export async function listenOnKeptPort(
  app: GameApp,
  { kept, run, clock }: KeptPortOptions,
): Promise<Listening> {
  const suits = (port: number) => isOurs(port, run);
  if (kept !== null) {
    for (const end = clock.now() + KEEP_TRYING_MS; clock.now() < end;) {
      const listening = await tryPort(app, kept, suits);
      if (listening !== undefined) return listening;
      await new Promise<void>((resolve) => clock.after(TRY_AGAIN_MS, resolve));
    }
  }
  return listenOnFreePort(app, suits);
}

/** Whether it is this run of the host that answers at the loopback address. */
export function isOurs(port: number, run: string): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(ASK_MS);
    get({ host: '127.0.0.1', port, path: routes.health(), signal, agent: false }, (response) => {
      response.resume();
      resolve(response.headers['host-run'] === run);
    }).on('error', () => resolve(false)); // whoever hangs up is not us
  });
}
