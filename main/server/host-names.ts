import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Refusal } from '../../shared/failures.ts';

/** How many different `Host` lines are remembered; the phones and laptops in a room send a handful. */
const REMEMBERED_MAX = 100;

/** By which names this computer may be called. */
export class HostNames {
  readonly #names: ReadonlySet<string>;
  /** What earlier lines said: nearly every request has the same line. */
  readonly #remembered = new Map<string, string>();

  /** @param names in lower case; any IP address is one as well */
  constructor(names: ReadonlySet<string>) {
    this.#names = names;
  }

  /**
   * Reads the `Host` of a request, once, before everything else: a page elsewhere whose name was made
   * to point here (DNS rebinding) sends its own name, and is stopped.
   * @returns the host name in lower case
   * @throws Refusal if there is none, or more than one, or it names another computer
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

/** A host name without the brackets of an IPv6 address. */
export function bare(host: string): string {
  return host.startsWith('[') ? host.slice(1, -1) : host;
}
