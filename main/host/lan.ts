import { type NetworkInterfaceInfo, hostname, networkInterfaces } from 'node:os';
import type { LanAddress } from '../../shared/host-api.ts';

/** Adapters as the system names them, with their addresses. */
export type Adapters = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

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
  return Object.entries(adapters)
    .flatMap(([adapter, infos]) => (infos ?? []).map((info) => ({ adapter, info })))
    .filter(({ info }) => info.family === 'IPv4' && !info.internal)
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ adapter, info }) => ({
      adapter,
      address: info.address,
      link: pageLink(info.address, port),
    }));
}

/** What friends open; the code stands in the fragment, which no browser sends anywhere. */
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

function rank({ adapter, info }: { adapter: string; info: NetworkInterfaceInfo }): number {
  if (info.address.startsWith('169.254.')) return 3;
  if (VIRTUAL.test(adapter)) return 2;
  return WIRELESS.test(adapter) ? 0 : 1;
}
