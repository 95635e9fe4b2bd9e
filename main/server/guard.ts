import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { RefusalCode } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import type { Clock } from '../host/clock.ts';

/**
 * Reads the `Host` of a request, once, before everything else: a page elsewhere whose name was made
 * to point here (DNS rebinding) sends its own name, and is stopped.
 * @returns the host name in lower case, or why the request is refused
 */
export function readHost(
  request: IncomingMessage,
  names: ReadonlySet<string>,
): { readonly host: string } | { readonly refused: RefusalCode } {
  const given = hostLines(request);
  const [authority] = given;
  const absolute = /^https?:\/\/([^/?#]*)/i.exec(request.url ?? '')?.[1];
  if (authority === undefined || given.length > 1) return { refused: 'no-host' };
  if (absolute !== undefined && absolute.toLowerCase() !== authority.toLowerCase()) {
    return { refused: 'no-host' };
  }
  const host = parseAuthority(authority);
  const isKnown = host !== undefined && (isIP(bare(host)) !== 0 || names.has(host));
  return isKnown ? { host } : { refused: 'foreign-host' };
}

/** The path and query of a request's target, which may be absolute. */
export function originForm(target: string): string {
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, '');
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

/** Every `Host` line; `request.headers` would show the first one only. */
function hostLines({ rawHeaders }: IncomingMessage): readonly string[] {
  const lines: string[] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') lines.push(rawHeaders[index + 1] ?? '');
  }
  return lines;
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
