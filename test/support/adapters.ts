import type { NetworkInterfaceInfo } from 'node:os';

/** An IPv4 address as the system tells it of an adapter. */
export function ipv4(address: string, internal = false): NetworkInterfaceInfo {
  const mac = '02:00:00:00:00:01';
  return {
    address,
    netmask: '255.255.255.0',
    family: 'IPv4',
    mac,
    internal,
    cidr: `${address}/24`,
  };
}
