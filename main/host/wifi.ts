import { encode } from 'uqr';
import { readWifi } from '../../shared/host-api.ts';
import type { HostState } from '../../shared/host-state.ts';
import type { WifiCode, WifiNetwork } from '../../shared/wifi.ts';

/** Keeps a secret text from one start of the host to the next. */
export interface WifiKeeper {
  /** What was kept; undefined: nothing, or nobody can read it any more. */
  read(): string | undefined;
  /** Keeps this and nothing else. @returns whether it is kept */
  keep(text: string | undefined): boolean;
}

/** The white border that readers of QR codes ask for, in modules. */
const BORDER = 4;

/**
 * The Wi-Fi that friends need. Its password is told to the host alone; to others it is a picture, on
 * the TV as long as the host wants it there.
 */
export class Wifi {
  readonly #keeper: WifiKeeper | undefined;
  /** Undefined until somebody asks for it: a key store may ask its owner in turn. */
  #network: WifiNetwork | null | undefined;
  #isKept = false;
  #isOnTv = false;
  #code: WifiCode | undefined;
  #changes = 0;

  /** @param keeper without it, the network is forgotten with this run */
  constructor(keeper: WifiKeeper | undefined) {
    this.#keeper = keeper;
  }

  get network(): WifiNetwork | null {
    if (this.#network === undefined) {
      this.#network = networkOf(this.#keeper?.read());
      this.#isKept = this.#network !== null;
    }
    return this.#network;
  }

  /** Null forgets it. What friends no longer need is on no TV. */
  keep(network: WifiNetwork | null): void {
    this.#network = network;
    this.#code = undefined;
    this.#changes++;
    if (network === null) this.#isOnTv = false;
    const text = network === null ? undefined : JSON.stringify(network);
    this.#isKept = this.#keeper?.keep(text) ?? false;
  }

  showOnTv(isOn: boolean): void {
    this.#isOnTv = isOn && this.network !== null;
  }

  /** The picture, drawn once. */
  get code(): WifiCode | null {
    const { network } = this;
    if (network === null) return null;
    return (this.#code ??= drawn(network));
  }

  /** The picture as the TV has it: null unless the host shows it there. */
  get codeOnTv(): WifiCode | null {
    return this.#isOnTv ? this.code : null;
  }

  get state(): HostState['wifi'] {
    const { network } = this;
    if (network === null) return null;
    const { name, password } = network;
    return {
      ...{ name, isOpen: password === '', isKept: this.#isKept },
      ...{ isOnTv: this.#isOnTv, changes: this.#changes },
    };
  }
}

/** What phones read in the QR code: the form of ZXing, which all of them know. */
export function wifiText({ name, password, isHidden }: WifiNetwork): string {
  // A name of hexadecimal digits alone would be read as bytes.
  const isHexadecimal = /^[0-9a-f]+$/i.test(name);
  return [
    password === '' ? 'WIFI:T:nopass' : 'WIFI:T:WPA',
    `S:${isHexadecimal ? `"${name}"` : escaped(name)}`,
    ...(password === '' ? [] : [`P:${escaped(password)}`]),
    ...(isHidden ? ['H:true'] : []),
    ';',
  ].join(';');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,:"]/g, String.raw`\$&`);
}

function drawn(network: WifiNetwork): WifiCode {
  const { size, data } = encode(wifiText(network), { border: BORDER });
  const path = data.flatMap((row, y) =>
    row.flatMap((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { name: network.name, size, path: path.join('') };
}

function networkOf(text: string | undefined): WifiNetwork | null {
  try {
    return text === undefined ? null : (readWifi(JSON.parse(text)) ?? null);
  } catch {
    return null; // not what this version has kept: the host types it again
  }
}
