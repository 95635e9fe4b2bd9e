import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import type { Clock } from '../host/clock.ts';

/** So many different `Host` lines are remembered; phones and laptops in one room send a handful. */
const REMEMBERED_MAX = 100;

/** By which names this computer may be called. */
export class HostNames {
  readonly #names: ReadonlySet<string>;
  /** What was read from lines that came before: it is the same line on nearly every request. */
  readonly #remembered = new Map<string, string>();

  /** @param names in lower case; any IP address is one, too */
  constructor(names: ReadonlySet<string>) {
    this.#names = names;
  }

  /**
   * Reads the `Host` of a request, once, before everything else: a page elsewhere whose name was made
   * to point here (DNS rebinding) sends its own name, and is stopped.
   * @returns the host name in lower case
   * @throws Refusal if there is no single one, or it names another computer
   */
  read(request: IncomingMessage): string {
    const authority = onlyHostLine(request);
    const absolute = ABSOLUTE.exec(request.url ?? '')?.[1];
    if (authority === undefined) throw new Refusal('no-host');
    if (absolute !== undefined && absolute.toLowerCase() !== authority.toLowerCase()) {
      throw new Refusal('no-host');
    }
    return this.#remembered.get(authority) ?? this.#readNew(authority);
  }

  #readNew(authority: string): string {
    const host = parseAuthority(authority);
    const isKnown = host !== undefined && (isIP(bare(host)) !== 0 || this.#names.has(host));
    if (!isKnown) throw new Refusal('foreign-host');
    if (this.#remembered.size < REMEMBERED_MAX) this.#remembered.set(authority, host);
    return host;
  }
}

/** The authority in a target that is a whole address; nearly all are only a path. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/** The path and query of a request's target, which may be absolute. */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = target.replace(ABSOLUTE, '');
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`;
}

/** Whether the request comes from this computer, and was addressed to it as such. */
export function isLoopback(request: IncomingMessage, host: string): boolean {
  const peer = request.socket.remoteAddress?.replace(/^::ffff:/i, '') ?? '';
  return isLoopbackName(peer) && isLoopbackName(bare(host));
}

function isLoopbackName(name: string): boolean {
  const isLoopback4 = isIP(name) === 4 && name.startsWith('127.');
  return isLoopback4 || name === '::1' || name === 'localhost';
}

/** The only `Host` line; `request.headers` would show the first of several. */
function onlyHostLine({ rawHeaders }: IncomingMessage): string | undefined {
  let only: string | undefined;
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (only !== undefined) return undefined;
    only = rawHeaders[index + 1];
  }
  return only;
}

/** The name in `NAME`, `NAME:PORT` or `[IPv6]:PORT`, in lower case, or undefined. */
function parseAuthority(authority: string): string | undefined {
  const [, name] = /^(\[[0-9a-f:.]+\]|[^:[\]@/\\\s]+)(?::[0-9]{1,5})?$/i.exec(authority) ?? [];
  if (name === undefined || (name.startsWith('[') && isIP(bare(name)) !== 6)) return undefined;
  return name.toLowerCase();
}

function bare(host: string): string {
  return host.startsWith('[') ? host.slice(1, -1) : host;
}

const MINUTE_MS = 60_000;

/** Counts the wrong codes from each address in the last minute. */
export class WrongCodes {
  readonly #clock: Clock;
  readonly #times = new Map<string, readonly number[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether this address has used up its tries. */
  areMany(address: string): boolean {
    return this.#recent(address).length >= limits.wrongCodesMax;
  }

  add(address: string): void {
    this.#times.set(address, [...this.#recent(address), this.#clock.now()]);
    // Forgets who has been quiet for a minute, so that the map stays as small as the crowd.
    for (const known of [...this.#times.keys()]) {
      if (this.#recent(known).length === 0) this.#times.delete(known);
    }
  }

  #recent(address: string): readonly number[] {
    const since = this.#clock.now() - MINUTE_MS;
    return (this.#times.get(address) ?? []).filter((time) => time > since);
  }
}
