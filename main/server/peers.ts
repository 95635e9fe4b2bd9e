import type { IncomingMessage } from 'node:http';
import { type Socket, isIP } from 'node:net';
import { bare } from './host-names.ts';

/** Whether the request comes from this computer, and was addressed to it as such. */
export function isLoopback(request: IncomingMessage, host: string): boolean {
  return isDirect(request) && isLoopbackName(bare(host));
}

/**
 * Whether the request comes from this computer. A request forwarded by a proxy does not, even if the
 * proxy runs here: it is somebody else's.
 */
export function isDirect(request: IncomingMessage): boolean {
  return isLoopbackName(addressOfPeer(request.socket)) && !isForwarded(request);
}

/** Whether this is an address from which browsers on this computer reach it. */
export function isOwnAddress(address: string): boolean {
  return address === '127.0.0.1' || address === '::1';
}

/** The address at the other end; IPv4 as such, also where it comes mapped to IPv6. */
export function addressOfPeer({ remoteAddress = '' }: Socket): string {
  return remoteAddress.replace(/^::ffff:(?=[0-9.]+$)/i, '');
}

/**
 * What counts as one address where addresses are cheap: a device has one IPv4 address, but as many
 * IPv6 addresses as it likes in its network, which is the first half of each.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [before = '', after] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = before === '' ? [] : before.split(':');
  const last = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function isLoopbackName(name: string): boolean {
  const isLoopback4 = isIP(name) === 4 && name.startsWith('127.');
  return isLoopback4 || name === '::1' || name === 'localhost';
}

/** The headers in which proxies say for whom they ask. */
const FORWARDING =
  /^(x-forwarded(-.*)?|(x-original-)?forwarded(-for)?|via|.*-(real|client|connecting)-ip)$/i;

function isForwarded({ headers }: IncomingMessage): boolean {
  return Object.keys(headers).some((name) => FORWARDING.test(name));
}

/** From which address each request comes, for the limits. */
export class Peers {
  readonly trustsProxy: boolean;

  /** @param trustsProxy whether a proxy on this computer tells the truth about whom it asks for */
  constructor(trustsProxy: boolean) {
    this.trustsProxy = trustsProxy;
  }

  addressOf(request: IncomingMessage): string {
    const peer = addressOfPeer(request.socket);
    if (!this.trustsProxy || !isLoopbackName(peer)) return peer;
    return lastForwarded(request) ?? peer;
  }
}

/** Characters of the longest address with its port, and some spaces beside it. */
const ADDRESS_CHARS_MAX = 64;

/** The address that the last proxy saw itself; those before it may be anybody's invention. */
function lastForwarded({ headers }: IncomingMessage): string | undefined {
  const all = String(headers['x-forwarded-for'] ?? '');
  const last = all.slice(all.lastIndexOf(',') + 1);
  if (last.length > ADDRESS_CHARS_MAX) return undefined;
  const address = withoutPort(last.trim());
  return isIP(address) === 0 ? undefined : address;
}

/** `ADDRESS`, `ADDRESS:PORT` or `[ADDRESS]:PORT` */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}
