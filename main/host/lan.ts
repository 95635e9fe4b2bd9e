import { type NetworkInterfaceInfo, hostname, networkInterfaces } from 'node:os';
import type { LanAddress } from '../../shared/host-state.ts';
import type { Clock } from '../system/clock.ts';

/** Adapters as the system names them, with their addresses. */
export type Adapters = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Asking the system takes as long as several looks at a board, so the answer is kept for a while. */
const KEPT_MS = 1_000;

/** The networks that this computer is on at present, however many ask how to join. */
export function presentAdapters(clock: Clock): () => Adapters {
  let known: { readonly adapters: Adapters; readonly until: number } | undefined;
  return () => {
    if (known === undefined || clock.now() >= known.until) {
      known = { adapters: networkInterfaces(), until: clock.now() + KEPT_MS };
    }
    return known.adapters;
  };
}

/** Names of adapters that lead to no friend's phone: tunnels, containers, virtual machines. */
const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|zt|tailscale|ham|awdl|llw|bridge|ppp)|vEthernet|VirtualBox|VMware|Hyper-V|WSL|Loopback|Tailscale|ZeroTier|VPN/i;

const WIRELESS = /^(wl|wifi)|wi-?fi|wlan|^en0$/i;

/**
 * The addresses at which friends can reach this computer, the likeliest first: wireless, then other
 * physical adapters, then virtual ones, then addresses that the adapter gave itself.
 */
export function lanAddresses(
  port: number,
  adapters: Adapters = networkInterfaces(),
): readonly LanAddress[] {
  return ranked(adapters).map((found) => ({
    adapter: found.adapter,
    address: found.info.address,
    link: pageLink(found.info.address, port),
    network: (['wireless', 'cable'] as const)[rank(found)] ?? 'virtual',
  }));
}

/**
 * Every `NAME:PORT` under which a page may find its host again when one address is dead: those of
 * physical adapters, and the name of the computer, which some networks know, and which never changes.
 */
export function friendHosts(
  port: number,
  adapters: Adapters = networkInterfaces(),
  ownName: string = hostname(),
): readonly string[] {
  const addresses = ranked(adapters)
    .filter((each) => rank(each) < VIRTUAL_RANK)
    .map(({ info }) => info.address);
  // Some names that systems allow are not allowed in the head of an answer.
  const names = ownNames(ownName).filter((name) => /^[a-z0-9-]+\.local$/.test(name));
  return [...addresses, ...names].map((name) => `${name}:${port}`);
}

/** The link for friends. The code stands in the fragment, which no browser sends anywhere. */
export function joinLink(address: string, port: number, code: string | undefined): string {
  return pageLink(address, port) + (code === undefined ? '' : `#code=${code}`);
}

function pageLink(address: string, port: number): string {
  return `http://${address}:${port}/`;
}

/** The names under which this computer is known on its network, in lower case. */
export function ownNames(ownName: string = hostname()): readonly string[] {
  const name = ownName.toLowerCase();
  const [label = name] = name.split('.');
  return [...new Set([name, label, `${label}.local`])].filter((known) => known !== '');
}

interface Found {
  readonly adapter: string;
  readonly info: NetworkInterfaceInfo;
}

function ranked(adapters: Adapters): readonly Found[] {
  return Object.entries(adapters)
    .flatMap(([adapter, infos]) => (infos ?? []).map((info) => ({ adapter, info })))
    .filter(({ info }) => info.family === 'IPv4' && !info.internal)
    .toSorted((one, other) => rank(one) - rank(other));
}

/** From this rank on, friends' phones hardly ever come through. */
const VIRTUAL_RANK = 2;

function rank({ adapter, info }: Found): number {
  if (info.address.startsWith('169.254.')) return 3;
  if (VIRTUAL.test(adapter)) return VIRTUAL_RANK;
  return WIRELESS.test(adapter) ? 0 : 1;
}
