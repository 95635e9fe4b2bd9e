import { expect, test } from 'vitest';
import type { Adapters } from '../../main/host/lan.ts';
import { startLines } from '../../main/server/terminal.ts';
import { ipv4 } from '../support/adapters.ts';
import { hosted } from '../support/hosted.ts';

/** What a person at a terminal reads first, on a computer with these adapters. */
function linesOn(adapters: Adapters): readonly string[] {
  const { invitation } = hosted('A B / B A', {}, { adapters: () => adapters });
  const running = { invitation, port: 8080 };
  return startLines(running, { wantedPort: 8080, secret: 'secret' }, true);
}

const QR = /[▀▄█]/;

test('on a network, the terminal shows a QR code and the address of this computer', () => {
  const lines = linesOn({ wlan0: [ipv4('192.168.1.20')] });
  expect(lines.filter((line) => QR.test(line))).toHaveLength(1);
  expect(lines).toContain('Friends scan this, or open http://192.168.1.20:8080/');
});

test('on no network, it shows no QR code, which would lead a phone to itself, and says what to do', () => {
  const lines = linesOn({});
  expect(lines.filter((line) => QR.test(line) || line.includes('Friends scan'))).toEqual([]);
  expect(lines.join('\n')).toMatch(/isn’t on a network\..* connect it to Wi-Fi or a cable/);
  expect(lines).toContain('http://127.0.0.1:8080/#host=secret');
});
