import * as fc from 'fast-check';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { Wifi, type WifiKeeper, wifiText } from '../../main/host/wifi.ts';
import { type WifiNetwork, isWifiName, isWifiPassword } from '../../shared/wifi.ts';

const ROOM: WifiNetwork = { name: 'Room 12', password: 'sea otters', isHidden: false };

/** What a phone reads in the text of a code, written from the description of the form alone. */
function readByPhone(text: string): WifiNetwork {
  expect(text.startsWith('WIFI:')).toBe(true);
  const found: Record<string, string> = {};
  let rest = text.slice('WIFI:'.length);
  while (rest !== ';') {
    const [all = '', key = '', value = ''] = /^([A-Z]):((?:\\.|[^\\;])*);/su.exec(rest) ?? [];
    expect(all, rest).not.toBe('');
    // A name in quotes is a text; bare hexadecimal digits would be bytes.
    const isQuoted = /^".*"$/s.test(value) && !value.startsWith('\\');
    if (key === 'S' && !isQuoted) expect(value).not.toMatch(/^[0-9a-f]+$/i);
    found[key] = isQuoted ? value.slice(1, -1) : value.replaceAll(/\\(.)/gsu, '$1');
    rest = rest.slice(all.length);
  }
  const { T, S = '', P = '', H } = found;
  expect(T).toBe(P === '' ? 'nopass' : 'WPA');
  return { name: S, password: P, isHidden: H === 'true' };
}

/** Kept in this process, as a key store keeps it over a start. */
function keeper(kept?: string): WifiKeeper & { kept: string | undefined } {
  return {
    kept,
    read() {
      return this.kept;
    },
    keep(text) {
      this.kept = text;
      return text !== undefined;
    },
  };
}

describe('the text of a Wi-Fi code', () => {
  test.each([
    [ROOM, 'WIFI:T:WPA;S:Room 12;P:sea otters;;'],
    [{ ...ROOM, password: '' }, 'WIFI:T:nopass;S:Room 12;;'],
    [{ ...ROOM, isHidden: true }, 'WIFI:T:WPA;S:Room 12;P:sea otters;H:true;;'],
    [{ ...ROOM, name: 'CAFE42' }, 'WIFI:T:WPA;S:"CAFE42";P:sea otters;;'],
    [{ ...ROOM, password: '12345678' }, 'WIFI:T:WPA;S:Room 12;P:12345678;;'],
    [
      { name: String.raw`\;,:"`, password: String.raw`"a:b;c,d\"`, isHidden: false },
      String.raw`WIFI:T:WPA;S:\\\;\,\:\";P:\"a\:b\;c\,d\\\";;`,
    ],
    [{ ...ROOM, name: 'Küche 🦊' }, 'WIFI:T:WPA;S:Küche 🦊;P:sea otters;;'],
  ])('of %j is %s', (network, text) => {
    expect(wifiText(network)).toBe(text);
  });

  test('says to a phone what was typed, whatever signs are in it', () => {
    const sign = fc.oneof(
      fc.constantFrom('\\', ';', ',', ':', '"', ' ', 'a', 'F', '7', 'ß', '🦊', "'", '='),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    );
    const signs = (most: number) =>
      fc.array(sign, { minLength: 1, maxLength: most }).map((all) => all.join(''));
    const network = fc.record({
      name: signs(32).filter(isWifiName),
      password: fc.oneof(fc.constant(''), signs(63).filter(isWifiPassword)),
      isHidden: fc.boolean(),
    });
    fc.assert(
      fc.property(network, (each) => {
        expect(readByPhone(wifiText(each))).toEqual(each);
      }),
    );
  });
});

describe('what a Wi-Fi allows', () => {
  test.each(['a', 'x'.repeat(32), 'ä'.repeat(16), ' ', String.raw`\;,:"`])(
    'the name %j',
    (name) => {
      expect(isWifiName(name)).toBe(true);
    },
  );

  test.each(['', 'x'.repeat(33), 'ä'.repeat(17), '🦊'.repeat(9), 'a\nb', '\ud800', '\0'])(
    'not the name %j',
    (name) => expect(isWifiName(name)).toBe(false),
  );

  test.each(['', '12345678', 'x'.repeat(63), 'a1'.repeat(32)])('the password %j', (password) => {
    expect(isWifiPassword(password)).toBe(true);
  });

  test.each(['1234567', 'x'.repeat(64), 'a1'.repeat(33), 'ä'.repeat(40), 'tab\there!'])(
    'not the password %j',
    (password) => expect(isWifiPassword(password)).toBe(false),
  );
});

describe('the Wi-Fi of a host', () => {
  test('is drawn as its QR code, with a white border', () => {
    const wifi = new Wifi(undefined);
    wifi.keep(ROOM);
    const { name, size, path } = wifi.code ?? { name: '', size: 0, path: '' };
    const { data } = encode(wifiText(ROOM), { border: 4 });
    const black = new Set(
      [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`),
    );
    const drawn = Array.from({ length: size }, (_row, y) =>
      Array.from({ length: size }, (_cell, x) => black.has(`${x} ${y}`)),
    );
    expect([name, drawn]).toEqual(['Room 12', data]);
    expect(path).not.toContain('otters');
  });

  test('is there at the next start where it can be kept, and off the TV again', () => {
    const place = keeper();
    const wifi = new Wifi(place);
    wifi.keep(ROOM);
    wifi.showOnTv(true);
    expect(wifi.state).toMatchObject({ name: 'Room 12', isKept: true, isOnTv: true });
    expect(wifi.codeOnTv).toEqual(wifi.code);
    const next = new Wifi(keeper(place.kept));
    expect([next.network, next.codeOnTv]).toEqual([ROOM, null]);
    expect(next.state).toMatchObject({ isKept: true, isOnTv: false });
  });

  test('is for this run alone where nothing keeps it', () => {
    const wifi = new Wifi(undefined);
    wifi.keep(ROOM);
    expect([wifi.network, wifi.state?.isKept]).toEqual([ROOM, false]);
  });

  test('that is forgotten is nowhere: not kept, not on the TV, not in the state', () => {
    const place = keeper();
    const wifi = new Wifi(place);
    wifi.keep(ROOM);
    wifi.showOnTv(true);
    wifi.keep(null);
    expect([wifi.network, wifi.state, wifi.code, wifi.codeOnTv]).toEqual([null, null, null, null]);
    expect(place.kept).toBeUndefined();
    wifi.showOnTv(true); // there is none
    wifi.keep(ROOM);
    expect(wifi.codeOnTv).toBeNull();
  });

  test.each(['', '{', '"Room 12"', '{"name":"Room 12"}', JSON.stringify({ ...ROOM, password: 7 })])(
    'is none where %j was kept',
    (kept) => expect(new Wifi(keeper(kept)).network).toBeNull(),
  );

  test('tells the password in no state', () => {
    const wifi = new Wifi(undefined);
    wifi.keep(ROOM);
    expect(JSON.stringify(wifi.state)).not.toContain('otters');
    const open = new Wifi(undefined);
    open.keep({ ...ROOM, password: '' });
    expect([wifi.state?.isOpen, open.state?.isOpen]).toEqual([false, true]);
  });
});
