import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { friendHosts, joinLink, lanAddresses, ownNames } from '../../main/host/lan.ts';
import { ipv4 } from '../support/adapters.ts';

const ipv6: NetworkInterfaceInfo = {
  address: 'fd00::1',
  netmask: 'ffff:ffff:ffff:ffff::',
  family: 'IPv6',
  mac: '02:00:00:00:00:01',
  internal: false,
  cidr: 'fd00::1/64',
  scopeid: 0,
};

/** The adapters in the order in which friends are told of them. */
function order(names: readonly string[]): readonly string[] {
  const adapters = Object.fromEntries(names.map((name, at) => [name, [ipv4(`10.0.0.${at + 1}`)]]));
  return lanAddresses(8080, adapters).map(({ adapter }) => adapter);
}

describe('the addresses of this computer', () => {
  test('name the adapter, the address and the link', () => {
    expect(lanAddresses(8081, { 'Wi-Fi': [ipv4('192.168.1.20')] })).toEqual([
      {
        adapter: 'Wi-Fi',
        address: '192.168.1.20',
        link: 'http://192.168.1.20:8081/',
        network: 'wireless',
      },
    ]);
  });

  test('are ranked: wireless, other physical ones, virtual ones, self-given ones', () => {
    const adapters = {
      'Self-given Wi-Fi': [ipv4('169.254.10.1')],
      docker0: [ipv4('172.17.0.1')],
      Ethernet: [ipv4('192.168.1.10')],
      'vEthernet (WSL)': [ipv4('172.20.0.1')],
      utun3: [ipv4('10.8.0.2')],
      'VirtualBox Host-Only Network': [ipv4('192.168.56.1')],
      'Wi-Fi': [ipv4('192.168.1.20')],
    };
    const told = lanAddresses(8080, adapters).map(({ adapter, network }) => [adapter, network]);
    expect(told).toEqual([
      ['Wi-Fi', 'wireless'],
      ['Ethernet', 'cable'],
      ['docker0', 'virtual'],
      ['vEthernet (WSL)', 'virtual'],
      ['utun3', 'virtual'],
      ['VirtualBox Host-Only Network', 'virtual'],
      ['Self-given Wi-Fi', 'virtual'],
    ]);
  });

  test.each(['Wi-Fi', 'WLAN', 'wlan0', 'wlp3s0', 'en0', 'WiFi 2'])('%s is wireless', (adapter) => {
    expect(order(['Ethernet', adapter])).toEqual([adapter, 'Ethernet']);
  });

  test.each([
    'docker0',
    'br-1a2b3c',
    'veth12ab',
    'virbr0',
    'vmnet8',
    'vboxnet0',
    'utun3',
    'tun0',
    'tap0',
    'wg0',
    'zt7nnig26',
    'tailscale0',
    'awdl0',
    'llw0',
    'bridge100',
    'vEthernet (WSL)',
    'vEthernet (Wi-Fi)',
    'VMware Network Adapter VMnet8',
    'VirtualBox Host-Only Network',
    'Company VPN',
  ])('%s is virtual', (adapter) => {
    expect(order([adapter, 'Ethernet', 'Wi-Fi'])).toEqual(['Wi-Fi', 'Ethernet', adapter]);
  });

  test.each(['Ethernet', 'eth0', 'enp0s3', 'en1', 'Local Area Connection'])(
    '%s is another physical one',
    (adapter) => {
      expect(order(['docker0', adapter, 'Wi-Fi'])).toEqual(['Wi-Fi', adapter, 'docker0']);
    },
  );

  test('leave out IPv6, internal addresses and adapters without one', () => {
    const adapters = {
      lo: [ipv4('127.0.0.1', true)],
      eth0: [ipv6, ipv4('10.0.0.5')],
      eth1: [ipv6],
      eth2: undefined,
      eth3: [],
    };
    expect(lanAddresses(8080, adapters).map(({ address }) => address)).toEqual(['10.0.0.5']);
  });

  test('are none on no network', () => {
    expect(lanAddresses(8080, {})).toEqual([]);
  });

  test('of equal rank stay in the order of the system, several of one adapter too', () => {
    const adapters = {
      eth1: [ipv4('10.0.0.1'), ipv4('10.0.0.2')],
      eth0: [ipv4('10.0.0.3')],
    };
    const found = lanAddresses(8080, adapters).map(({ address }) => address);
    expect(found).toEqual(['10.0.0.1', '10.0.0.2', '10.0.0.3']);
  });

  test('by default are those of this computer, none of them loopback', () => {
    for (const { address, link } of lanAddresses(8080)) {
      expect(address).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
      expect(address).not.toMatch(/^127\./);
      expect(link).toBe(`http://${address}:8080/`);
    }
  });
});

describe('the join link', () => {
  test('carries the code in its fragment, which no browser sends', () => {
    const link = joinLink('192.168.1.20', 8080, '1234');
    expect(link).toBe('http://192.168.1.20:8080/#code=1234');
    expect(new URL(link).pathname).toBe('/');
  });

  test('without a code is the page alone', () => {
    expect(joinLink('192.168.1.20', 8080, undefined)).toBe('http://192.168.1.20:8080/');
  });
});

describe('the names of this computer', () => {
  test.each([
    ['LAPTOP', ['laptop', 'laptop.local']],
    ['Laptop.local', ['laptop.local', 'laptop']],
    ['laptop.school.example', ['laptop.school.example', 'laptop', 'laptop.local']],
  ])('of %s are %j', (name, names) => {
    expect(ownNames(name)).toEqual(names);
  });

  test('by default are its own, in lower case', () => {
    const names = ownNames();
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toBe(name.toLowerCase());
  });
});

describe('the names under which a page may find its host again', () => {
  const adapters = {
    utun3: [ipv4('100.64.0.2')],
    eth0: [ipv4('10.0.0.5')],
    wlan0: [ipv4('192.168.1.20')],
    wlan1: [ipv4('169.254.3.4')],
  };

  test('are its physical adapters, the likeliest first, and its name on the network', () => {
    expect(friendHosts(8080, adapters, 'Study.fritz.box')).toEqual([
      '192.168.1.20:8080',
      '10.0.0.5:8080',
      'study.local:8080',
    ]);
  });

  test.each(['my_pc', 'pc; script-src *', 'Zoë’s Mac', ''])(
    'are no name that a header cannot carry: %j',
    (name) => {
      expect(friendHosts(8080, {}, name)).toEqual([]);
    },
  );
});
